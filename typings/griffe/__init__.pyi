"""The part of griffe that `tools/site_examples.py` touches; the site's tools are not installed where types are
checked.
"""

class Docstring:
    value: str

class Object:
    docstring: Docstring | None
    @property
    def path(self) -> str: ...

class Extension:
    def on_object(self, *, obj: Object, loader: object, **kwargs: object) -> None: ...
