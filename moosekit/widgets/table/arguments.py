"""What somebody asks of a table from Python, checked: a fault is one sentence that says what would be right."""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from moosekit.words.catalogue import fill, text


def quoted(value: object) -> str:
    """A value as a fault quotes it: as Python writes it, but never long.

    >>> quoted("O5"), quoted(list(range(100)))
    ("'O5'", '[0, 1, 2, 3, 4, 5, ...]')
    """
    return reprlib.repr(value)


@dataclass(frozen=True, slots=True)
class Arguments:
    """Checks one argument after another, and tells faults in a language.

    >>> Arguments("en").whole("seat", "1", 0, 3)
    Traceback (most recent call last):
        ...
    TypeError: seat='1': expected a whole number from 0 to 3.
    """

    language: str

    def fault(self, key: str, name: str, found: object, **facts: str | int) -> str:
        """The sentence of a fault."""
        return fill(key, self.language, {"name": name, "found": quoted(found), **facts})

    def whole(self, name: str, found: object, least: int, most: int, beyond: type[Exception] = ValueError) -> int:
        """A whole number in a range.

        Raises:
            TypeError: it is no whole number.
            ValueError: it is out of range; or another class, ``beyond``.
        """
        if isinstance(found, int) and not isinstance(found, bool) and least <= found <= most:
            return found
        kind = beyond if isinstance(found, int) and not isinstance(found, bool) else TypeError
        raise kind(self.fault("argument.whole", name, found, least=least, most=most))

    def yes_or_no(self, name: str, found: object) -> bool:
        """``True`` or ``False``, and nothing that only counts as one of them.

        Raises:
            TypeError: it is neither.
        """
        if not isinstance(found, bool):
            raise TypeError(self.fault("argument.yes-or-no", name, found))
        return found

    def one_of(self, name: str, found: object, known: Iterable[str], unknown: type[ValueError] = ValueError) -> str:
        """One of the known names.

        Raises:
            ValueError: it is none, or another class, ``unknown``; the sentence has those that are near, or else all.
        """
        names = tuple(known)
        if isinstance(found, str) and found in names:
            return str(found)
        near = near_names(found, names) if isinstance(found, str) else ()
        key = "argument.near" if near else "argument.known"
        raise unknown(self.fault(key, name, found, known=self._either(near or names)))

    def _either(self, names: Sequence[str]) -> str:
        *others, last = map(repr, names)
        return text("argument.or", self.language, some=", ".join(others), last=last) if others else last

    def path(self, name: str, found: object) -> Path:
        """The name of a file or a folder.

        Raises:
            TypeError: it is none.
        """
        if not isinstance(found, (str, Path)):
            raise TypeError(self.fault("argument.path", name, found))
        return Path(found)


def near_names(found: str, known: Sequence[str]) -> tuple[str, ...]:
    """The names that somebody may have meant: those that begin or go on like it, or else one that is written alike.

    >>> near_names("house", ["moustache", "moose-in-the-house"]), near_names("mustache", ["moustache", "whist"])
    (('moose-in-the-house',), ('moustache',))
    """
    small = {name.casefold(): name for name in known}
    word = found.strip().casefold()
    within = [name for key, name in small.items() if len(word) > 1 and word in key]
    return tuple(within or [small[key] for key in difflib.get_close_matches(word, list(small), n=1)])
