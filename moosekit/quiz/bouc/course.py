"""How a game begins, how characters get names, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from moosekit.core.chance import Seeded
from moosekit.core.facts import FactValue
from moosekit.games.face_de_bouc.cards import FACES
from moosekit.games.face_de_bouc.events import Event, Won
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import SameName
from moosekit.quiz.answers import allowed, next_seat
from moosekit.quiz.bouc.table import GAME, BoucCome, after, doing
from moosekit.quiz.case import Case
from moosekit.quiz.come import begun
from moosekit.quiz.variant import Variant

LAST: Final = ("{s3}:shout@600:Pip", "@900")
FORGOTTEN: Final = ("{s1}:pass@700", "{s2}:pass@800", "{s3}:pass@900", "@1000", "{s1}:name:Moss")


def _players(variant: Variant) -> int:
    return 2 + variant.number % 4


def _count(_: BoucCome, variant: Variant) -> dict[str, FactValue]:
    return {"count": _players(variant)}


def _start(variant: Variant) -> BoucCome:
    return begun(GAME, Setup(_players(variant)), Seeded(variant.number))


def _beginners(variant: Variant) -> int:
    """How many seats chance lets begin: tried out."""
    return len({GAME.start(Setup(_players(variant)), Seeded(seed)).state.turn for seed in range(60)})


def _ending(won: str, *moves: str) -> Callable[[Variant], BoucCome]:
    """The last card of a small pack, which shows ``a`` three times, ``b`` and ``c`` three and two times."""

    def come(variant: Variant) -> BoucCome:
        copies = [0] * len(FACES)
        for name, count in (("a", 3), ("b", 3), ("c", 2)):
            copies[int(variant.names[name][1:]) - 1] = count
        setup = Setup(variant.players, tuple(copies))
        return after(*moves, draw="{b}", centre="", won=won, names="{a}=Zorglub {b}=Pip", setup=setup)(variant)

    return come


#: seven cards are won
WON: Final = "{a} {b} {a};{c} {b} {c} {a};"
TIED: Final = "{a} {b} {a} {b};{c} {a} {c};"

CASES: Final[tuple[Case[State, Event], ...]] = (
    Case("draw-pile", "1.4", 1, _start, lambda come, _: len(come.after.names), (0, 1, 12), "", told=_count),
    Case("first", "1.5", 3, _start, lambda _, variant: _beginners(variant), (1, 2, 3, 4, 5), "", told=_count),
    Case("turn-up", "2.1", 1, after("draw"), allowed, "yes-no"),
    Case("new-character", "2.2", 1, after(draw="{c}"), next_seat),
    Case("name", "2.3", 2, after("{s1}:name:?!", draw="{c}"), allowed, "yes-no"),
    Case(
        "same-name",
        "2.4",
        3,
        after("{s1}:name:zorglub", draw="{c}", setup=Setup(3, same_name=SameName.REFUSED)),
        allowed,
        "yes-no",
    ),
    Case("last-card", "7.1", 2, _ending(WON, *LAST), lambda come, _: bool(come.all(Won)), "yes-no"),
    Case(
        "left-over",
        "7.2",
        2,
        _ending(WON, *FORGOTTEN),
        lambda come, v: len(come.after.piles[v.seat(2)]),
        (3, 4, 5),
        "",
        doing=doing(*FORGOTTEN),
    ),
    Case("most-cards", "7.3", 1, _ending(WON, *LAST), lambda come, _: come.winners[0], doing=doing(*LAST)),
    Case(
        "tie",
        "7.4",
        3,
        _ending(TIED, "{s2}:shout@600:Pip", "@900"),
        lambda come, _: len(come.winners),
        (0, 1, 2, 3),
        "",
        doing=doing("{s2}:shout@600:Pip"),
    ),
)
