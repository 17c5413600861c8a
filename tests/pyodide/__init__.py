"""The library on the Python that runs in pages, started by Node."""
