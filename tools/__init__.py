"""The programs around the library: `python tools/dev.py` is the door to all of them."""
