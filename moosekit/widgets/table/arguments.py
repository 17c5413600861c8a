"""What somebody asks of a table from Python, checked: a fault is one sentence that says what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, cast

from moosekit.core.kinds import quoted
from moosekit.core.seed import BadSeed, checked_seed
from moosekit.core.stream import MASK
from moosekit.words.catalogue import fill, text

#: no table has a list as long as this
TOO_MANY: Final = 1_000


def each(value: object) -> tuple[object, ...] | None:
    """The values of a list, as many as are needed to see that they are too many; ``None`` for a single value or a text.

    >>> each(range(3)), each("ab"), each(5)
    ((0, 1, 2), None, None)
    """
    several = isinstance(value, Iterable) and not isinstance(value, (str, bytes))
    return tuple(islice(cast("Iterable[object]", value), TOO_MANY)) if several else None


@dataclass(frozen=True, slots=True)
class Arguments:
    """Checks one argument after another, and tells faults in a language.

    >>> Arguments("en").whole("seat", "1", 0, 3)
    Traceback (most recent call last):
        ...
    TypeError: seat is '1': expected a whole number from 0 to 3
    """

    language: str

    def fault(self, key: str, name: str, found: object, **facts: str | int) -> str:
        """The sentence of a fault."""
        return fill(key, self.language, {"name": name, "found": quoted(found), **facts})

    def whole(
        self, name: str, found: object, least: int, most: int, beyond: Callable[[str], Exception] = ValueError
    ) -> int:
        """A whole number in a range.

        Raises:
            TypeError: it is no whole number.
            ValueError: it is out of range; or what ``beyond`` makes of the sentence.
        """
        sentence = self.fault("argument.whole", name, found, least=least, most=most)
        if not isinstance(found, int) or isinstance(found, bool):
            raise TypeError(sentence)
        if not least <= found <= most:
            raise beyond(sentence)
        return found

    def seed(self, found: object) -> int:
        """A seed.

        Raises:
            BadSeed: it is none.
        """
        try:
            return checked_seed(found)
        except BadSeed:
            raise BadSeed(self.fault("argument.whole", "seed", found, least=0, most=MASK)) from None

    def yes_or_no(self, name: str, found: object) -> bool:
        """``True`` or ``False``, and nothing that only counts as one of them.

        Raises:
            TypeError: it is neither.
        """
        if not isinstance(found, bool):
            raise TypeError(self.fault("argument.yes-or-no", name, found))
        return found

    def one_of(
        self, name: str, found: object, known: Iterable[str], unknown: Callable[[str], Exception] = ValueError
    ) -> str:
        """One of the known names.

        Raises:
            ValueError: it is none, or what ``unknown`` makes of the sentence; it has those that are near, or else all.
        """
        names = tuple(known)
        if isinstance(found, str) and found in names:
            return str(found)
        near = near_names(found, names) if isinstance(found, str) else ()
        key = "near" if near else "known" if names else "none"
        raise unknown(self.fault(f"argument.{key}", name, found, known=self._either(near or names)))

    def some_of(self, name: str, found: object, known: Iterable[str]) -> tuple[str, ...]:
        """Several of the known names.

        Raises:
            TypeError: it is no list.
            ValueError: one of them is none.
        """
        known, several = tuple(known), each(found)
        if several is None and not known:
            raise TypeError(self.fault("argument.none", name, found))
        if several is None:
            raise TypeError(self.fault("argument.several", name, found, known=self._either(known)))
        return tuple(self.one_of(name, one, known) for one in several)

    def _either(self, names: Sequence[str]) -> str:
        shown = [repr(str(name)) for name in names]
        if len(shown) < 2:
            return "".join(shown)
        return text("argument.or", self.language, some=", ".join(shown[:-1]), last=shown[-1])

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
