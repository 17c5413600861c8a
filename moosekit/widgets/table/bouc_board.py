"""The board of Face de bouc: every card that has been turned up, and no name at all. It is the same for everybody."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.awaits import Over
from moosekit.games.face_de_bouc.view import FaceView
from moosekit.widgets.table.contract import Board
from moosekit.widgets.table.ending import ending_of


def board(view: FaceView) -> Board:
    """The table as everybody sees it."""
    facts = view.facts
    tops = facts.tops
    return {
        "left": facts.left,
        "turn": None if isinstance(view.awaits, Over) else int(facts.turn),
        "phase": None if facts.phase is None else str(facts.phase),
        "centre": list(codes(facts.centre)),
        "piles": [
            {"count": len(pile), "top": None if top is None else top.code}
            for pile, top in zip(facts.piles, tops, strict=True)
        ],
        "passed": [int(seat) for seat in sorted(facts.passed)],
        "out": [int(seat) for seat in sorted(facts.out)],
        "named": len(facts.named),
        "clocked": facts.setup.clocked,
        "paces": [facts.setup.pace(seat) for seat in range(facts.setup.players)],
        "special": facts.setup.with_special,
        "end": ending_of(view.awaits),
    }
