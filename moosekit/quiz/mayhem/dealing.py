"""The piles: what is dealt, who sees it, and what happens when cards run out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moosekit.core.chance import Seeded
from moosekit.core.facts import FactValue
from moosekit.core.ids import seats
from moosekit.core.secret import Hidden, redact
from moosekit.games.moose_match_mayhem.events import CardsPutOut, CardsTaken, Event, Flipped, PilesMade
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.position import position
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.switches import Reshuffle
from moosekit.quiz.case import Case
from moosekit.quiz.come import begun, come_of
from moosekit.quiz.mayhem.table import GAME, MayhemCome, played, taken
from moosekit.quiz.variant import Variant

LEFT: Final = "yeti.{u} x2 {a}.{x} {b}.*"


def _count(_: MayhemCome, variant: Variant) -> dict[str, FactValue]:
    return {"count": variant.one_of(PLAYERS)}


def _start(variant: Variant) -> MayhemCome:
    return begun(GAME, Setup(variant.one_of(PLAYERS)), Seeded(variant.number))


def _one_ready(variant: Variant) -> MayhemCome:
    """Everybody holds a card, and seat 1 alone is ready."""
    held = " ".join(variant.by_seat("{a}.{x};{b}.{y};{c}.{x}"))
    return played(come_of(GAME, position(Setup(3), held=held), ()), [variant("{s1}flip")])


def _who_knows(come: MayhemCome, _: Variant) -> FactValue:
    everybody = range(come.after.setup.players)
    dealt = come.all(CardsTaken)[0]
    return sum(not isinstance(redact(dealt, seat).cards, Hidden) for seat in seats(len(everybody)))


def _few(variant: Variant) -> int:
    return 3 + variant.number % 3


def _some(_: MayhemCome, variant: Variant) -> dict[str, FactValue]:
    return {"count": _few(variant)}


def _used_up(variant: Variant) -> MayhemCome:
    return taken(_few(variant), discard=variant(LEFT + " {c}.{x} {c}.{y}"), deck="")


def _short(variant: Variant) -> MayhemCome:
    return taken(_few(variant), discard=variant(LEFT), deck=variant("{c}.{x} {c}.{y}"))


def _exactly(variant: Variant) -> MayhemCome:
    setup = replace(Setup(_few(variant)), reshuffle=Reshuffle.AT_ONCE)
    deck = variant("{c}.{x} {c}.{y} {a}.{y} {b}.{x} {b}.{y}").split()[: setup.players]
    return taken(setup.players, discard=variant(LEFT), deck=" ".join(deck), setup=setup)


def _too_few(variant: Variant) -> MayhemCome:
    return taken(4, discard=variant("yeti.{u} {a}.{x}"), deck=variant("{c}.{x}"), sets=variant("{b}.{x} x3;;;"))


CASES: Final[tuple[Case[State, Event], ...]] = (
    Case(
        "out",
        "2.1",
        2,
        _start,
        lambda come, _: len(come.all(CardsPutOut)[0].cards),
        (0, 6, 10, 12),
        "",
        hands=(),
        told=_count,
    ),
    Case(
        "two-piles",
        "2.2",
        3,
        _start,
        lambda come, _: come.all(PilesMade)[0].count,
        (82, 84, 88, 94),
        "",
        hands=(),
        told=_count,
    ),
    Case("unseen", "3.1", 1, _start, _who_knows, (0, 1, 2), "", hands=(), told=_count),
    Case("together", "3.2", 1, _one_ready, lambda come, _: bool(come.all(Flipped)), "yes-no", hands=()),
    Case(
        "mix-discard", "8.1", 2, _used_up, lambda come, _: len(come.after.discard), (0, 3, 6), "", hands=(), told=_some
    ),
    Case(
        "short-deal", "8.2", 3, _short, lambda come, _: len(come.after.held), (0, 2, 3, 4, 5), "", hands=(), told=_some
    ),
    Case("reshuffle", "8.3", 3, _exactly, lambda come, _: len(come.after.discard), (0, 4, 7), "", hands=(), told=_some),
    Case("too-few", "8.4", 3, _too_few, lambda come, _: come.over, "yes-no", hands=(), players=4),
)
