"""Kinds of arguments that front ends take: one of another kind is refused before anything is made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Final, TypeVar, cast

import traitlets

from moosekit.core.json_data import is_text
from moosekit.core.kinds import WHOLE, Kind, a, many, wrong_kinds
from moosekit.games.moustache.trick import Trick

T = TypeVar("T")
TEXT: Final = Kind("a text", is_text)
TEXTS: Final = many(TEXT, "a list with texts")
TRUTH: Final = Kind("True or False", lambda value: isinstance(value, bool))
FUNCTION: Final = Kind("a function", callable)
CHANCE: Final = Kind("a chance, such as Fraction(1, 4)", lambda value: WHOLE.fits(value) or isinstance(value, Fraction))
FILE: Final = Kind("the name of a file, as a text or a Path", lambda value: isinstance(value, (str, Path)))
TRICK: Final = a(Trick, "a trick, such as Trick.parse('P2 P8 G3 B1')")


def check_kinds(*given: tuple[str, object, Kind]) -> None:
    """Refuses named values that are of another kind than they should be.

    >>> check_kinds(("title", 3, TEXT.or_none), ("event", len, FUNCTION))
    Traceback (most recent call last):
        ...
    TypeError: title is 3: expected a text, or None

    Raises:
        TypeError: quotes each of them, and says what would be right.
    """
    if faults := wrong_kinds(*given):
        raise TypeError("; ".join(faults))


def named(value: object, kind: Kind) -> bool:
    """Whether this is a mapping from names to values of a kind.

    >>> named({"a": 1}, WHOLE), named({"a": "1"}, WHOLE), named(["a"], WHOLE)
    (True, False, False)
    """
    if not isinstance(value, Mapping):
        return False
    entries = cast("Mapping[object, object]", value)
    return all(map(TEXT.fits, entries)) and all(map(kind.fits, entries.values()))


def called(name: Callable[[T], str], value: T) -> str:
    """What a value is called by a function that somebody gave.

    >>> called(len, "heads")
    Traceback (most recent call last):
        ...
    TypeError: name('heads') is 5: expected a text

    Raises:
        TypeError: the function gives no text.
    """
    found = name(value)
    check_kinds((f"name({value!r})", found, TEXT))
    return found


def kind_of(trait: traitlets.TraitType[object, object]) -> Kind | None:
    """What a trait takes, where it takes one value; ``None`` for any other trait.

    >>> kind_of(traitlets.Int(None, allow_none=True)).says
    'a whole number, or None'
    """
    kinds: Mapping[type, Kind] = {traitlets.Bool: TRUTH, traitlets.Int: WHOLE, traitlets.Unicode: TEXT}
    kind = kinds.get(type(trait))
    return kind.or_none if kind is not None and trait.allow_none else kind
