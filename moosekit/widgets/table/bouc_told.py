"""The events of Face de bouc in words, each with what it changes. What was said aloud is in none of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, assert_never, cast

from moosekit.cards.card import codes
from moosekit.core.json_data import Json
from moosekit.core.secret import Secret
from moosekit.core.trace import Note
from moosekit.games.face_de_bouc.events import (
    Answered,
    Began,
    Drew,
    Event,
    Forgotten,
    GameEnded,
    Named,
    Paid,
    Passed,
    PileTaken,
    Shouted,
    SpecialShouted,
    Stayed,
    Won,
)
from moosekit.games.face_de_bouc.telling import tell as say
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.scene import Around, Changes, Told, as_list

#: what the referee's table calls a character where the players said the true name aloud
MADE_UP: Final = "name {number}"
#: a name in a script from right to left, or one that turns the line round, leaves the sentence around it as it is
ISOLATED: Final = "\u2068{}\u2069"
_MADE_UP: Final = re.compile(r"name \d+")
#: nobody's turn is over yet, and nothing is asked
BETWEEN: Final[Changes] = {"phase": None, "passed": [], "out": []}


def tell(event: Event, notes: tuple[Note, ...], around: Around[Event]) -> Told | None:
    """One event: its sentence, and the fields of the board that it changes."""
    board, after, line = around.board, around.after, say(event, around.language)
    match event:
        case Began(first):
            return Told("draw", None, line, {"turn": int(first)}, stop=False)
        case Drew(seat, face, known):
            left = max(cast("int", board["left"]) - 1, 0)
            phase = "recall" if known else "naming"
            changes: Changes = {"left": left, "centre": [*as_list(board["centre"]), face.code], "turn": int(seat)}
            return Told("draw", seat, line, {**BETWEEN, **changes, "phase": phase}, stop=False)
        case Named(seat):
            return Told("name", seat, line, {**BETWEEN, "turn": after["turn"]}, stop=False)
        case Answered():
            return None  # a secret answer shows nothing
        case Forgotten():
            return Told("name", None, line, {**BETWEEN, "phase": "renaming"}, stop=False)
        case Shouted(seat) | SpecialShouted(seat):
            return Told("shout", seat, line, stop=False, mark=_mark(seat, notes, str(event.verdict)))
        case Passed(seat):
            passed = sorted({*cast("list[int]", as_list(board["passed"])), int(seat)})
            return Told("shout", seat, line, {"passed": list(passed)}, stop=False)
        case Paid() | PileTaken() | Won() | Stayed():
            return _cards(event, board, after, line)
        case GameEnded():
            return Told("end", None, line, {**BETWEEN, "end": after["end"], "turn": None}, stop=False)
        case _:
            assert_never(event)


def _cards(event: Paid | PileTaken | Won | Stayed, board: Board, after: Board, line: str) -> Told:
    """Cards change hands."""
    match event:
        case Paid(seat, cards):
            centre = as_list(board["centre"])
            paid: Changes = {
                "centre": [*centre[:-1], *codes(cards), *centre[-1:]],
                "piles": _piles(board, seat, -len(cards)),
            }
            return Told("cards", seat, line, paid, stop=False)
        case PileTaken(seat, owner, cards):
            return Told("cards", seat, line, {"piles": _piles(board, owner, -len(cards))}, stop=False)
        case Won(seat):
            won: Changes = {**BETWEEN, "centre": [], "piles": after["piles"], "turn": after["turn"]}
            return Told("cards", seat, line, won, stop=False)
        case Stayed():
            return Told("cards", None, line, {**BETWEEN, "turn": after["turn"]}, stop=False)


def said(events: Sequence[Event], language: str) -> list[str]:
    """The sentences in which a name is said aloud."""
    lines: list[str] = []
    for event in events:
        name = event.name if isinstance(event, Named) else event.said if isinstance(event, Shouted) else None
        if isinstance(name, Secret) and not _MADE_UP.fullmatch(name.value):
            lines.append(say(event, language).replace(name.value, ISOLATED.format(name.value)))
    return lines


def _mark(seat: int, notes: tuple[Note, ...], verdict: str) -> Json:
    """For the time line: who shouted, when, and what came of it."""
    at = next((note.fact("at") for note in notes if note.fact("seat") == seat and note.fact("at") is not None), None)
    return {"what": "shout", "seat": int(seat), "at": at if isinstance(at, int) else None, "verdict": verdict}


def _piles(board: Board, seat: int, more: int) -> Json:
    """The won piles with some cards fewer; which one lies on top then is shown at the end of the move."""
    piles: list[Json] = []
    for at, pile in enumerate(cast("list[dict[str, Json]]", as_list(board["piles"]))):
        count = cast("int", pile["count"]) + (more if at == seat else 0)
        piles.append({"count": count, "top": None if at == seat else pile["top"]})
    return piles


def made_up(taken: Sequence[str]) -> str:
    """A name for a character whose true name the players have said aloud.

    >>> made_up(["name 1"])
    'name 2'
    """
    number = 1
    while MADE_UP.format(number=number) in taken:
        number += 1
    return MADE_UP.format(number=number)
