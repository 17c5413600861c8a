"""The special shout, which the table may choose to play."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import FactValue
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import SpecialShout
from moosekit.quiz.answers import allowed
from moosekit.quiz.bouc.table import BoucCome, after, doing, winner
from moosekit.quiz.case import Case
from moosekit.quiz.variant import Variant

ON: Final = Setup(4, special_shout=SpecialShout.ON)
SHOUT: Final = ("{s3}:special@600", "@900")
OWNER: Final = ("{s1}:special@600",)
BARRED: Final = (*SHOUT, "{s3}:shout@1200:Zorglub")
BOTH: Final = ("{s4}:shout@600:Zorglub", "{s3}:special@650", "@900")
#: seat 1 owns the character that is turned up, seat 3 something else
MATCH: Final = "{c} {a};;{d};"
SEVERAL: Final = "{c} {a};{b} {a};{d};"
NO_MATCH: Final = "{c} {e};;{d} {b};"


def _pile(come: BoucCome, v: Variant) -> FactValue:
    return len(come.after.piles[v.seat(3)])


CASES: Final[tuple[Case[State, Event], ...]] = (
    Case(
        "special",
        "6.2",
        1,
        after(*SHOUT, won=MATCH, setup=ON),
        _pile,
        (1, 4, 5, 6),
        "",
        players=4,
        about=3,
        doing=doing(*SHOUT),
    ),
    Case(
        "several-owners",
        "6.3",
        2,
        after(*SHOUT, won=SEVERAL, setup=ON),
        _pile,
        (4, 6, 8),
        "",
        players=4,
        about=3,
        doing=doing(*SHOUT),
    ),
    Case("owner", "6.4", 1, after(*OWNER, won=MATCH, setup=ON), allowed, "yes-no", players=4),
    Case(
        "owner-special",
        "6.5",
        2,
        after(*OWNER, won=MATCH, setup=ON),
        lambda come, v: len(come.after.piles[v.seat(1)]),
        (0, 1, 2),
        "",
        players=4,
        doing=doing(*OWNER),
    ),
    Case("no-pile", "6.6", 2, after("{s4}:special@600", won=MATCH, setup=ON), allowed, "yes-no", players=4),
    Case(
        "mistake",
        "6.7",
        1,
        after(*SHOUT, won=NO_MATCH, setup=ON),
        _pile,
        (0, 1, 2),
        "",
        players=4,
        about=3,
        doing=doing(*SHOUT),
    ),
    Case(
        "after-mistake",
        "6.8",
        2,
        after(*BARRED, won=NO_MATCH, setup=ON),
        allowed,
        "yes-no",
        players=4,
        about=3,
        doing=doing(*SHOUT),
    ),
    Case(
        "special-top",
        "6.9",
        3,
        after(*SHOUT, won=MATCH, setup=ON),
        lambda come, v: come.after.piles[v.seat(3)][-1].code,
        ("{a}", "{b}", "{c}", "{d}"),
        "face",
        players=4,
        about=3,
        doing=doing(*SHOUT),
    ),
    Case(
        "name-and-special",
        "6.10",
        3,
        after(*BOTH, won=MATCH, setup=ON),
        winner,
        "seats-nobody",
        players=4,
        about=3,
        doing=doing(*BOTH),
    ),
    Case("special-off", "6.11", 2, after("{s3}:special@600", won="{c} {a};;{d}"), allowed, "yes-no"),
)
