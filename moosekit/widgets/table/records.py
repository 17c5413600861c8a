"""What if and the way back, records, and all hands after the end, as a page asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from moosekit.core.json_data import BadData, Reader
from moosekit.widgets.table.answering import Deed, Done, Refused, say
from moosekit.words import text

if TYPE_CHECKING:
    from moosekit.widgets.table.table import GameTable

LONGEST_RECORD: Final = 400_000


def _branch(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "move")
    move = message.field("move").whole(0, table.sitting.session.position)
    try:
        table.branch(move)
    except ValueError as fault:  # where remembering is the game
        raise Refused(str(fault)) from None
    return Done(text("table.branched", table.language))


def _back(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.back():
        raise Refused(say("no-branch", table))
    return Done(text("table.returned", table.language))


def _save(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    try:
        name = table.save_in_folder()
    except FileExistsError:
        raise Refused(say("saved-already", table)) from None
    except OSError:
        raise Refused(say("not-saved", table)) from None
    return Done(text("table.saved", table.language, file=name))


def _record(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.sitting.ended:
        raise Refused(say("record-later", table))
    return Done(record=table.record)


def _reveal(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.reveal():
        raise Refused(say("record-later", table))
    return Done()


def _load(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "record")
    told = message.field("record").text()
    try:
        if len(told) > LONGEST_RECORD:
            raise BadData("$", "too long")
        table.load(told)
    except ValueError:  # no record, or one of a game that the people at this screen do not fit into
        raise Refused(say("record", table)) from None
    return Done(text("table.loaded", table.language))


#: by the kind of the message
RECORDS: Final[Mapping[str, Deed]] = {
    "branch": _branch,
    "back": _back,
    "save": _save,
    "record": _record,
    "reveal": _reveal,
    "load": _load,
}
