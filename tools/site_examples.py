"""An extension of griffe, which reads the docstrings for the site: their examples become blocks of code."""

import re

from griffe import Extension, Object

#: a paragraph that begins with a prompt
EXAMPLE = re.compile(r"^( *)(>>> .*(?:\n.+)*)", re.MULTILINE)


class ExamplesAsCode(Extension):
    """Puts a fence around each example, which the site would take for a quotation."""

    def on_object(self, *, obj: Object, loader: object, **kwargs: object) -> None:  # noqa: ARG002 - griffe's own names
        """An object was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(docstring: str) -> str:
    """The docstring with its examples as blocks of code."""
    return EXAMPLE.sub(r"\1```pycon\n\1\2\n\1```", docstring)
