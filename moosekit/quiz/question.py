"""A question of the quiz, as a value: what lies on the table, what is asked, the choices, and why one is right."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Choice", "Question", "Reason", "Shelf", "ShownCard"]


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card of a picture by its code, and what stands below it."""

    code: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Cards that lie side by side, with a heading such as "Hand of seat 1".

    >>> Shelf("Hand of seat 1", (ShownCard("P3"), ShownCard("B9", "played"))).cards[1].caption
    'played'
    """

    heading: str
    cards: tuple[ShownCard, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """A step of the explanation, and the clause of the rules that it rests on."""

    text: str
    clause: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice; ``right`` is what the game's own code says of this choice, asked about it alone."""

    text: str
    right: bool
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question in one language.

    Attributes:
        family, number: which question it is; questions of one family are siblings.
        clause: the clause that it is about.
        level: 1 for the first rules that one learns, 2, or 3 for what few think of.
        table, after: what lies on the table, and what lies there when all is done.
        doing: what is done, in sentences.
        why: the step that decides; ``steps``: all of them, in order.
    """

    family: str
    number: int
    game: str
    clause: str
    level: int
    table: tuple[Shelf, ...]
    doing: tuple[str, ...]
    prompt: str
    choices: tuple[Choice, ...]
    why: Reason
    steps: tuple[Reason, ...]
    after: tuple[Shelf, ...]

    @property
    def id(self) -> str:
        """A short name, such as ``house.trap.3``."""
        return f"{self.family}.{self.number}"
