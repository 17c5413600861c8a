"""The board of Moose Match Mayhem: all that lies on the table, as plain data. It is the same for everybody."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.ids import Seat
from moosekit.core.json_data import Json
from moosekit.games.moose_match_mayhem.herds import sets_in
from moosekit.games.moose_match_mayhem.state import Flip
from moosekit.games.moose_match_mayhem.view import MayhemView
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.ending import ending_of


def board(view: MayhemView) -> Board:
    """The table as everybody sees it."""
    facts, flip = view.facts, view.facts.flip
    seats = [Seat(seat) for seat in range(facts.setup.players)]
    return {
        "number": facts.number,
        "piles": list(facts.piles),
        "discard": len(view.zone("discard").cards),
        "middle": [] if flip is None else list(codes(flip.middle)),
        "takers": [] if flip is None else [None if seat is None else int(seat) for seat in flip.takers],
        "herds": [list(codes(view.zone("herd", seat).cards)) for seat in seats],
        "sets": [[list(codes(made)) for made in own] for own in facts.sets],
        "goal": facts.setup.goal,
        "paces": [facts.setup.pace(seat) for seat in seats],
        "same": facts.setup.same_instant,
        "dispute": _dispute(flip),
        "asks": _asks(view, flip),
        "end": ending_of(view.awaits),
    }


def _dispute(flip: Flip | None) -> Json:
    """The card on which several hands lie, and whose."""
    if flip is None or flip.dispute is None:
        return None
    return {"place": int(flip.dispute.place), "seats": [int(one.seat) for one in flip.dispute.value]}


def _asks(view: MayhemView, flip: Flip | None) -> Json:
    """Who is asked which pair its wild card completes, and the colours there are."""
    if flip is None or flip.asks is None:
        return None
    options = sets_in(view.zone("herd", flip.asks).cards, view.facts.setup.three_wilds)
    return {"seat": int(flip.asks), "colours": [str(one.colour) for one in options if one.colour is not None]}
