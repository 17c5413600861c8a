"""Where messages of a page are read. Nothing in them is trusted: what cannot be done is refused in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moosekit.core.ids import Seat
from moosekit.core.json_data import BadData, Json, Reader
from moosekit.core.refusal import BadSetup, IllegalAction
from moosekit.widgets.table.contract import AnswerKind, Book, Hint, TableAnswer, TableFrame
from moosekit.widgets.table.played import NotDealt
from moosekit.widgets.table.showing import MOST_MOVES, book_of
from moosekit.words import LANGUAGES, text
from moosekit.words.catalogue import fill
from moosekit.words.narrate import say_refusal

if TYPE_CHECKING:
    from moosekit.widgets.table.table import GameTable

LARGEST_ID: Final = 2**53
LONGEST_RECORD: Final = 400_000
MOST_SEATS: Final = 16
#: these ask only, and may come from a page that does not show the newest state
ASKING: Final = ("film", "book", "language")


@dataclass(frozen=True, slots=True)
class Done:
    """What was done, or looked up."""

    sentence: str = ""
    clause: str | None = None
    film: list[TableFrame] | None = None
    book: Book | None = None
    hint: Hint | None = None
    record: str | None = None


class _Refused(Exception):
    """The message is refused. Carries a sentence, and the clause that says why, if a rule does."""

    def __init__(self, sentence: str, clause: str | None = None) -> None:
        self.sentence = sentence
        self.clause = clause
        super().__init__(sentence)


def answer(content: Json, table: GameTable) -> TableAnswer:
    """The answer to a message of the page; a refusal where it is not one that can be followed."""
    number, language = 0, table.language
    try:
        message = Reader(content)
        kind = message.field("kind").choice(tuple(_DOING))
        if kind == "hello":
            return _answer("hello", 0)
        number = message.field("id").whole(0, LARGEST_ID)
        if kind not in ASKING and message.field("state").text() != table.now["state"]:
            return _answer("refusal", number, Done(text("table.refusal.stale", language)))
        return _answer("answer", number, _DOING[kind](message, table))
    except NotDealt:
        return _answer("refusal", number, Done(text("table.refusal.not-dealt", language)))
    except _Refused as refused:
        return _answer("refusal", number, Done(refused.sentence, refused.clause))
    except (BadData, RecursionError):
        return _answer("refusal", number, Done(text("table.refusal.message", language)))


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
        record=found.record,
    )


def _say(key: str, table: GameTable, **facts: str | int) -> str:
    return fill(f"table.refusal.{key}", table.language, facts)


def _deal(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "seats", "variation", "people")
    seats = message.field("seats").whole(1, MOST_SEATS)
    variation = message.field("variation").choice([one["id"] for one in table.room["variations"]])
    people = message.field("people").whole(0, seats)
    if table.room["seats"] and not table.now["over"]:
        raise _Refused(_say("playing", table))
    if seats not in table.room["players"]:
        raise message.fault("not so many")
    if not table.fixed:
        table.choose_people(people)
    try:
        table.deal(seats=seats, setup=variation)
    except BadSetup:
        raise message.fault("no such game") from None
    return Done()


def _act(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "seat", "action")
    sitting = table.sitting
    seat = Seat(message.field("seat").whole(0, MOST_SEATS))
    if seat not in sitting.people:
        raise _Refused(_say("not-here", table, seat=seat))
    if sitting.curtain is not None or (not sitting.open_cards and seat != sitting.looking):
        raise _Refused(_say("curtain", table, seat=seat))
    try:
        table.act_for_page(seat, message.field("action"))
    except IllegalAction:
        action = sitting.session.game.read_action(message.field("action"))
        first = sitting.refusals(seat, action)[0]
        titles = sitting.scene.titles(sitting.session.setup)
        raise _Refused(say_refusal(first, table.language, titles), first.ref.clause) from None
    return Done()


def _go_on(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if table.sitting.waits_for_bots():
        table.go_on(MOST_MOVES)
    return Done()


def _undo(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.undo():
        raise _Refused(_say("no-undo", table))
    return Done(text("table.undone", table.language))


def _redo(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.redo():
        raise _Refused(_say("no-redo", table))
    return Done(text("table.redone", table.language))


def _look(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "seat")
    seat = message.field("seat").whole(0, MOST_SEATS)
    if table.sitting.curtain != seat:
        raise _Refused(_say("not-here", table, seat=seat))
    table.take_screen(seat)
    return Done()


def _hint(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    sitting = table.sitting
    if sitting.asked is None or sitting.curtain is not None:
        raise _Refused(_say("nobody", table))
    action, reason = table.hint()
    label = sitting.scene.label(action, table.language)
    sentence = text("table.hint", table.language, action=label)
    data = sitting.session.game.write_action(action)
    return Done(f"{sentence} {reason}", hint=Hint(action=data, label=label))


def _film(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    return Done(film=table.whole_film())


def _book(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    return Done(book=book_of(table.sitting, table.language))


def _branch(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "move")
    move = message.field("move").whole(0, table.sitting.session.position)
    table.branch(move)
    return Done(text("table.branched", table.language))


def _back(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.back():
        raise _Refused(_say("no-branch", table))
    return Done(text("table.returned", table.language))


def _save(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    try:
        name = table.save_in_folder()
    except FileExistsError:
        raise _Refused(_say("saved-already", table)) from None
    except OSError:
        raise _Refused(_say("not-saved", table)) from None
    return Done(text("table.saved", table.language, file=name))


def _record(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.sitting.over:
        raise _Refused(_say("record-later", table))
    return Done(record=table.record)


def _reveal(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if not table.reveal():
        raise _Refused(_say("record-later", table))
    return Done()


def _load(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "record")
    told = message.field("record").text()
    try:
        if len(told) > LONGEST_RECORD:
            raise BadData("$", "too long")
        table.load(told)
    except (BadData, BadSetup):
        raise _Refused(_say("record", table)) from None
    return Done(text("table.loaded", table.language))


def _language(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "language")
    table.language = message.field("language").choice(LANGUAGES)
    return Done()


def _leave(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if table.fixed and not table.now["over"]:
        raise _Refused(_say("playing", table))
    table.leave_room()
    return Done()


_DOING: Final[Mapping[str, Callable[[Reader, GameTable], Done]]] = {
    "hello": lambda _message, _table: Done(),
    "deal": _deal,
    "act": _act,
    "go-on": _go_on,
    "undo": _undo,
    "redo": _redo,
    "look": _look,
    "hint": _hint,
    "film": _film,
    "book": _book,
    "branch": _branch,
    "back": _back,
    "save": _save,
    "record": _record,
    "reveal": _reveal,
    "load": _load,
    "language": _language,
    "leave": _leave,
}
