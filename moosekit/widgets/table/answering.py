"""What a page is told when it has asked for something: what was done, or why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from moosekit.core.ids import Seat
from moosekit.core.json_data import Reader
from moosekit.widgets.table.contract import Book, Hint, Likely, TableFrame
from moosekit.words.catalogue import fill
from moosekit.words.narrate import say_refusal

if TYPE_CHECKING:
    from moosekit.widgets.table.table import GameTable


@dataclass(frozen=True, slots=True)
class Done:
    """What was done, or looked up."""

    sentence: str = ""
    clause: str | None = None
    film: list[TableFrame] | None = None
    book: Book | None = None
    hint: Hint | None = None
    chances: list[Likely] | None = None
    record: str | None = None


class Refused(Exception):
    """The message is refused. Carries a sentence, and the clause that says why, if a rule does."""

    def __init__(self, sentence: str, clause: str | None = None) -> None:
        self.sentence = sentence
        self.clause = clause
        super().__init__(sentence)


def say(key: str, table: GameTable, **facts: str | int) -> str:
    """Why something is not done, in the table's language."""
    return fill(f"table.refusal.{key}", table.language, facts)


def refused(table: GameTable, seat: Seat, action: object) -> Refused:
    """Why the rules forbid what a seat wants to do, with the clause."""
    sitting = table.sitting
    first = sitting.refusals(seat, action)[0]
    titles = sitting.scene.titles(sitting.session.setup)
    return Refused(say_refusal(first, table.language, titles), first.ref.clause)


Deed: TypeAlias = "Callable[[Reader, GameTable], Done]"
"""What is done with a message at a table. Raises ``Refused``, ``BadData``, ``NotDealt``."""
