"""The events of Moose Match Mayhem in words, each with what it changes, and the touches with their times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from moosekit.cards.card import codes, in_order
from moosekit.core.json_data import Json
from moosekit.core.trace import Note
from moosekit.games.moose_match_mayhem.cards import cards as read_cards
from moosekit.games.moose_match_mayhem.events import (
    AllClear,
    CardsPutOut,
    CardsTaken,
    Disputed,
    Event,
    Flipped,
    GameEnded,
    Handed,
    HerdLost,
    NoEffect,
    PairAsked,
    PilesMade,
    SeatReady,
    SetMade,
    TokenFell,
    Took,
    Why,
)
from moosekit.games.moose_match_mayhem.telling import tell as say
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.scene import Around, Changes, Told, as_list


def tell(event: Event, notes: tuple[Note, ...], around: Around[Event]) -> Told | None:
    """One event: its sentence, what it changes on the board, and for the time line when it was."""
    board, after, line = around.board, around.after, say(event, around.language)
    match event:
        case CardsPutOut():
            return Told("deal", None, line, stop=False)
        case PilesMade():
            return Told("deal", None, line, {"piles": after["piles"], "discard": 0}, stop=False)
        case CardsTaken():
            gone: Changes = {"middle": [], "takers": [], "dispute": None, "asks": None}
            return Told("deal", None, line, {**gone, "piles": after["piles"]}, stop=False)
        case SeatReady():
            return None  # the cards lie open as soon as the last one is
        case Flipped(number, middle):
            lies: Changes = {"middle": list(codes(middle)), "takers": [None] * len(middle)}
            return Told("flip", None, line, {**lies, "number": number + 1}, mark={"what": "flip"})
        case Took() | Handed() | NoEffect() | Disputed() | TokenFell():
            return _touch(event, notes, board, line)
        case PairAsked(seat):
            return Told("herd", seat, line)
        case SetMade() | HerdLost() | AllClear() | GameEnded():
            return _herd(event, notes, board, after, line)
        case _:
            assert_never(event)


def _touch(
    event: Took | Handed | NoEffect | Disputed | TokenFell,
    notes: tuple[Note, ...],
    board: Board,
    line: str,
) -> Told | None:
    match event:
        case Took(seat, place, card) | Handed(seat, place, card):
            takers = [int(seat) if at == place else taker for at, taker in enumerate(as_list(board["takers"]))]
            herds = [
                _herd_with(herd, card.code) if at == seat else herd for at, herd in enumerate(as_list(board["herds"]))
            ]
            what = "took" if isinstance(event, Took) else "handed"
            changes: Changes = {"takers": takers, "herds": herds, "dispute": None}
            return Told("touch", seat, line, changes, mark=_mark(what, seat, place, notes))
        case NoEffect(_, _, Why.HAS_CARD):
            return None  # a second touch of a hand that was quick enough
        case NoEffect(seat, place, why):
            return Told("touch", seat, line, mark={**_mark("nothing", seat, place, notes), "why": str(why)})
        case Disputed(place, seats):
            tied = next((note for note in notes if note.code == "mayhem.tie"), None)
            without_clock = any(note.code == "mayhem.no-clock" for note in notes)
            times = cast("tuple[int, ...]", tied.fact("times")) if tied is not None and not without_clock else ()
            tied_seats: Json = [int(one) for one in seats]
            mark: Json = {"what": "tie", "holds": True, "place": place, "seats": tied_seats, "times": list(times)}
            return Told("token", None, line, {"dispute": {"place": int(place), "seats": tied_seats}}, mark=mark)
        case TokenFell(_, caller, call, side, winner, loser):
            token: Json = {
                "what": "token",
                "holds": True,
                "caller": int(caller),
                "call": str(call),
                "side": str(side),
                "winner": int(winner),
                "loser": int(loser),
            }
            return Told("token", winner, line, mark=token)


def _herd(
    event: SetMade | HerdLost | AllClear | GameEnded, notes: tuple[Note, ...], board: Board, after: Board, line: str
) -> Told:
    match event:
        case SetMade(seat, made, _):
            herds = [_herd_without(herd, codes(made)) if at == seat else herd for at, herd in _seats(board, "herds")]
            sets = [[*as_list(own), list(codes(made))] if at == seat else own for at, own in _seats(board, "sets")]
            mark: Json = {"what": "set", "seat": int(seat)}
            return Told("herd", seat, line, {"herds": herds, "sets": sets, "asks": None}, mark=mark)
        case HerdLost(seat, lost, cause):
            none: Json = []
            herds = [none if at == seat else herd for at, herd in _seats(board, "herds")]
            discard = cast("int", board["discard"]) + len(lost)
            mark = {**_mark("lost", seat, None, notes), "why": str(cause)}
            return Told("herd", seat, line, {"herds": herds, "discard": discard}, mark=mark)
        case AllClear(left):
            discard = cast("int", board["discard"]) + len(left)
            return Told("herd", None, line, {"discard": discard}, mark={"what": "clear"})
        case GameEnded():
            return Told("end", None, line, {"end": after["end"], "dispute": None, "asks": None})


def _mark(what: str, seat: int, place: int | None, notes: tuple[Note, ...]) -> dict[str, Json]:
    """For the time line: who touched which place, when it counts, and what the stamp was where that differs."""
    raw, at = None, None
    for note in notes:
        if note.code == "mayhem.pace" and note.fact("seat") == seat:
            raw, at = note.before, note.fact("time")
        elif note.code == "mayhem.first":
            at = note.fact("time")
    if any(note.code == "mayhem.no-clock" and note.fact("seat") == seat for note in notes):
        raw, at = None, None  # whoever has no clock has no time
    return {"what": what, "seat": int(seat), "place": place, "at": _number(at), "raw": _number(raw)}


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _seats(board: Board, field: str) -> list[tuple[int, Json]]:
    return list(enumerate(as_list(board[field])))


def _herd_with(herd: Json, code: str) -> Json:
    return list(codes(in_order(read_cards(" ".join([*cast("list[str]", as_list(herd)), code])))))


def _herd_without(herd: Json, gone: Sequence[str]) -> Json:
    left = as_list(herd)
    for code in gone:
        left.remove(code)
    return left
