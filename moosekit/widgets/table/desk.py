"""Where messages of a page are read. Nothing in them is trusted: what cannot be done is refused in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import BadData, Json, Reader
from moosekit.core.record import MOST_SEATS
from moosekit.core.refusal import IllegalAction
from moosekit.core.timing import stamp_of
from moosekit.widgets.contract import LARGEST_ID
from moosekit.widgets.locking import LOCKED
from moosekit.widgets.table.contract import AnswerKind, Book, Hint, Likely, TableAnswer, TableFrame
from moosekit.widgets.table.played import Closed, NotDealt
from moosekit.widgets.table.scene import MOST_MOVES
from moosekit.widgets.table.showing import book_of
from moosekit.words import LANGUAGES, text
from moosekit.words.catalogue import fill
from moosekit.words.narrate import say_refusal

if TYPE_CHECKING:
    from moosekit.widgets.table.table import GameTable

LONGEST_RECORD: Final = 400_000
#: these ask only, and may come from a page that does not show the newest state
ASKING: Final = ("film", "book", "language", "clock")
#: against the clock: the latest moment, how much later than its stamp a touch can arrive, and how many at once
LATEST: Final = 10**8
SLACK: Final = 40
MOST_ACTS: Final = 24


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
        if LOCKED.get(kind) in table.locks:
            raise _Refused(_say("locked", table))
        return _answer("answer", number, _DOING[kind](message, table))
    except NotDealt:
        return _answer("refusal", number, Done(text("table.refusal.not-dealt", language)))
    except Closed:
        return _answer("refusal", number, Done(text("table.refusal.closed", language)))
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
        chances=found.chances,
        record=found.record,
    )


def _say(key: str, table: GameTable, **facts: str | int) -> str:
    return fill(f"table.refusal.{key}", table.language, facts)


def _deal(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "seats", "variation", "people", "paces", "bots", "begins")
    seats = message.field("seats").whole(1, MOST_SEATS)
    variation = message.field("variation").choice([one["id"] for one in table.room["variations"]])
    people = message.field("people").whole(0, seats)
    told = message.optional("paces")
    paces = [] if told is None else [one.choice(table.room["paces"]) for one in told.items()[:seats]]
    kind, first = message.optional("bots"), message.optional("begins")
    bots = None if kind is None else kind.choice([one["id"] for one in table.room["bots"]])
    begins = None if first is None else first.whole(0, seats - 1)
    if table.room["seats"] and not table.now["over"]:
        raise _Refused(_say("playing", table))
    if seats not in table.room["players"]:
        raise message.fault("not so many")
    here = None if table.fixed else range(people)
    try:
        table.deal(seats=seats, setup=variation, paces=paces, people=here, bots=bots, begins=begins)
    except ValueError:  # not so many seats as Python has named bots for, or no game to begin so
        raise message.fault("no such game") from None
    return Done()


def _act(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "seat", "action")
    sitting = table.sitting
    seat = Seat(message.field("seat").whole(0, MOST_SEATS))
    if seat not in sitting.people:
        raise _Refused(_say("not-here", table, seat=seat))
    if sitting.curtain is not None or (not sitting.shared and seat != sitting.looking):
        raise _Refused(_say("curtain", table, seat=seat))
    action = sitting.scene.read_page(message.field("action"), sitting.session.state)
    try:
        table.act_for_page(seat, action)
    except IllegalAction:
        raise _refused(table, seat, action) from None
    return Done()


def _refused(table: GameTable, seat: Seat, action: object) -> _Refused:
    sitting = table.sitting
    first = sitting.refusals(seat, action)[0]
    titles = sitting.scene.titles(sitting.session.setup)
    return _Refused(say_refusal(first, table.language, titles), first.ref.clause)


def _clock(message: Reader, table: GameTable) -> Done:
    """The page's clock: what people did since it was heard last, and how late it is.

    Whatever of it can be followed is; the first refusal is told.
    """
    message.only("kind", "id", "state", "phase", "at", "acts")
    sitting = table.sitting
    at, acts = message.field("at").whole(0, LATEST), message.field("acts").items()
    clock = table.now["clock"]
    if clock is None or message.field("phase").text() != clock["phase"] or not clock["runs"]:
        if acts:
            raise _Refused(_say("phase", table))
        return Done()
    if len(acts) > MOST_ACTS:
        raise message.fault("too many at once")
    refusals: list[_Refused] = []
    read: list[tuple[Seat, object]] = []
    for act in acts:
        act.only("seat", "action")
        seat = Seat(act.field("seat").whole(0, MOST_SEATS))
        action = sitting.scene.read_page(act.field("action"), sitting.session.state)
        if seat not in sitting.people:
            refusals.append(_Refused(_say("not-here", table, seat=seat)))
        elif stamp_of(action, Millis(0)) > at:
            refusals.append(_Refused(_say("future", table, seat=seat)))
        else:
            read.append((seat, action))
    here = sitting.session.position
    for seat, action in read:
        try:
            sitting.decide(seat, action)
        except IllegalAction:
            refusals.append(_refused(table, seat, action))
    table.tick(here, Millis(max(0, at - SLACK)))
    if refusals:
        raise refusals[0]
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
    if table.now["words"]:
        raise _Refused(_say("no-hint", table))
    action, reason = table.hint()
    if action is None:
        return Done(f"{text('table.hint.nothing', table.language)} {reason}")
    label = sitting.scene.label(action, table.language)
    sentence = text("table.hint", table.language, action=label)
    data = sitting.session.game.write_action(action)
    return Done(f"{sentence} {reason}", hint=Hint(action=data, label=label))


def _chances(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    if table.sitting.curtain is not None:
        raise _Refused(_say("nobody", table))
    language = table.language
    found = [
        Likely(
            sentence=one.sentence(language),
            faces=one.faces,
            exact=str(one.answer.value),
            lines=list(one.answer.lines(language)),
        )
        for one in table.chances()
    ]
    return Done(chances=found) if found else Done(text("table.chances.none", language))


def _film(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    return Done(film=table.whole_film() if table.sitting.looks_back else None)


def _book(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state")
    return Done(book=book_of(table.sitting, table.language))


def _branch(message: Reader, table: GameTable) -> Done:
    message.only("kind", "id", "state", "move")
    move = message.field("move").whole(0, table.sitting.session.position)
    if not table.sitting.looks_back:
        raise _Refused(_say("memory", table))
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
    except ValueError:  # no record, or one of a game that the people at this screen do not fit into
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
    "clock": _clock,
    "go-on": _go_on,
    "undo": _undo,
    "redo": _redo,
    "look": _look,
    "hint": _hint,
    "chances": _chances,
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
