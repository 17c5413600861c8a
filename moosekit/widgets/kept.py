"""What a page without Python keeps of a widget in the browser's own store; ``keeping`` is for notebooks."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from moosekit.widgets.contract import KeptHere
from moosekit.widgets.saying import Saying

DIGITS: Final = 12


def kept_here(kind: str, asked: Iterable[str], saying: Saying) -> KeptHere:
    """The answers to what is asked, under a name of it: other questions, or another language, have another name.

    >>> kept_here("quiz", ["8.1#3"], Saying.about((), "en"))["name"]
    'quiz 26c77387532c'
    """
    digest = sha256("\n".join((saying.language, *asked)).encode()).hexdigest()
    return KeptHere(name=f"{kind} {digest[:DIGITS]}", words=saying.page("kept."))


def in_lesson(kept: KeptHere, code: str) -> KeptHere:
    """The same for a class with a lesson code of its own: the answers of another class are not taken for its own."""
    return KeptHere(name=f"{code} {kept['name']}", words=kept["words"])
