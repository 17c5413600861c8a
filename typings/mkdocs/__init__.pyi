"""The part of mkdocs that `tools/site_hooks.py` touches; it is not installed where types are checked."""
