"""What if, in words: every single change of some moves, what happens then, and whether that is another result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from moosekit.core.facts import Facts
from moosekit.words.catalogue import fill, text
from moosekit.words.table import Table

__all__ = ["Variant", "WhatIf"]

E = TypeVar("E")
E_co = TypeVar("E_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Variant(Generic[E_co]):
    """One change, what happens with it, and whether that is told otherwise than what happens without.

    ``code`` is the catalogue key of its sentence, ``facts`` what the sentence names.
    """

    code: str
    facts: Facts
    result: tuple[E_co, ...]
    changed: bool


@dataclass(frozen=True, slots=True, repr=False)
class WhatIf(Generic[E]):
    """What happens, and what would happen with every single change. ``tell`` puts an event into words.

    See ``what_if`` of each game.
    """

    result: tuple[E, ...]
    variants: tuple[Variant[E], ...]
    tell: Callable[[E, str], str] = field(compare=False)

    @property
    def altering(self) -> tuple[Variant[E], ...]:
        """The changes that alter the result."""
        return tuple(variant for variant in self.variants if variant.changed)

    def table(self, language: str = "en") -> Table:
        """The changes in words, and what happens with each.

        Raises:
            UnknownLanguage: there are no words in this language.
        """
        heads = tuple(text(f"whatif.head.{head}", language) for head in ("change", "winner", "result"))
        rows = tuple(
            (
                fill(variant.code, language, dict(variant.facts)),
                _told(variant.result, self.tell, language),
                text("whatif.yes" if variant.changed else "whatif.no", language),
            )
            for variant in self.variants
        )
        return Table(_told(self.result, self.tell, language), heads, rows)

    def __repr__(self) -> str:
        found = f"{len(self.altering)} of {len(self.variants)} changes alter the result"
        return f"WhatIf({_told(self.result, self.tell, 'en')!r}, {found})"

    def __str__(self) -> str:
        return str(self.table())

    def _repr_html_(self) -> str:
        return self.table().html()


def compared(
    result: tuple[E, ...], changes: Iterable[tuple[str, Facts, tuple[E, ...]]], tell: Callable[[E, str], str]
) -> WhatIf[E]:
    """From what happens, and the code, the facts and the result of each change.

    >>> compared(("a",), [("whatif.nobody", (), ("b",)), ("whatif.nobody", (), ("a",))], lambda event, language: event)
    WhatIf('a', 1 of 2 changes alter the result)
    """
    same = _told(result, tell, "en")
    found = [Variant(code, facts, then, _told(then, tell, "en") != same) for code, facts, then in changes]
    return WhatIf(result, tuple(found), tell)


def _told(result: tuple[E, ...], tell: Callable[[E, str], str], language: str) -> str:
    return " ".join([tell(event, language) for event in result]) or text("whatif.nothing-happens", language)
