# It has no types of its own, and is installed with the extra `docs` only; here is what tools/ takes from it.
PYODIDE_VERSION: str
PYODIDE_PYTHON_VERSION: str
