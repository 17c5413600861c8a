"""Where messages of a page are read. Nothing in them is trusted: what cannot be done is refused in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from moosekit.core.json_data import BadData, Json, Reader
from moosekit.widgets.contract import LARGEST_ID
from moosekit.widgets.locking import LOCKED
from moosekit.widgets.table.answering import Deed, Done, Refused, say
from moosekit.widgets.table.clocking import heed_clock
from moosekit.widgets.table.contract import AnswerKind, TableAnswer
from moosekit.widgets.table.deeds import DEEDS
from moosekit.widgets.table.lookups import LOOKUPS
from moosekit.widgets.table.played import NotDealt
from moosekit.widgets.table.records import RECORDS

if TYPE_CHECKING:
    from moosekit.widgets.table.table import GameTable

#: these may come from a page that shows an older state: two look back only, other words are the same state, and the
#: clock names its phase
FROM_ANY_STATE: Final = ("film", "book", "language", "clock")
#: what is done with a message, by its kind
DOING: Final[Mapping[str, Deed]] = {
    "clock": heed_clock,
    **DEEDS,
    **LOOKUPS,
    **RECORDS,
}


def answer(content: Json, table: GameTable) -> TableAnswer:
    """The answer to a message of the page; a refusal where it is not one that can be followed."""
    number = 0
    try:
        message = Reader(content)
        kind = message.field("kind").choice(("hello", *DOING))
        if kind == "hello":
            return _answer("hello", 0)
        number = message.field("id").whole(0, LARGEST_ID)
        if table.closed:
            raise Refused(say("closed", table))
        if kind not in FROM_ANY_STATE and message.field("state").text() != table.now["state"]:
            raise Refused(say("stale", table))
        if LOCKED.get(kind) in table.locks:
            raise Refused(say("locked", table))
        return _answer("answer", number, DOING[kind](message, table))
    except NotDealt:
        return _answer("refusal", number, Done(say("not-dealt", table)))
    except Refused as fault:
        return _answer("refusal", number, Done(fault.sentence, fault.clause))
    except (BadData, RecursionError):
        return _answer("refusal", number, Done(say("message", table)))


def _answer(kind: AnswerKind, number: int, more: Done | None = None) -> TableAnswer:
    found = more or Done()
    return TableAnswer(
        kind=kind,
        id=number,
        sentence=found.sentence,
        clause=found.clause,
        film=found.film,
        book=found.book,
        hint=found.hint,
        chances=found.chances,
        record=found.record,
    )
