"""How a game and a turn begin."""

from __future__ import annotations

from typing import Final

from moosekit.core.chance import Seeded
from moosekit.core.facts import FactValue
from moosekit.core.secret import Secret
from moosekit.games.moose_in_the_house.cards import HOUSE
from moosekit.games.moose_in_the_house.events import GameBegan, HandDealt
from moosekit.games.moose_in_the_house.setup import PLAYERS, Setup
from moosekit.quiz.answers import allowed
from moosekit.quiz.case import Case
from moosekit.quiz.come import begun
from moosekit.quiz.house.table import GAME, HouseCase, HouseCome, after
from moosekit.quiz.variant import Variant


def _count(_: HouseCome, variant: Variant) -> dict[str, FactValue]:
    return {"count": variant.one_of(PLAYERS)}


def _start(variant: Variant) -> HouseCome:
    return begun(GAME, Setup(variant.one_of(PLAYERS)), Seeded(variant.number))


def _named(variant: Variant) -> HouseCome:
    return begun(GAME, Setup(variant.players, named=variant.seat(1)), Seeded(variant.number))


def _dealt(come: HouseCome) -> int:
    cards = come.all(HandDealt)[0].cards
    return len(cards.value) if isinstance(cards, Secret) else 0


def _beginners(variant: Variant) -> int:
    """How many seats chance lets begin, of all that play: tried out."""
    starts = [GAME.start(Setup(variant.one_of(PLAYERS)), Seeded(seed)).events for seed in range(60)]
    return len({event.seat for events in starts for event in events if isinstance(event, GameBegan)})


CASES: Final[tuple[HouseCase, ...]] = (
    Case("deal", "2.1", 1, _start, lambda come, _: _dealt(come), (3, 4, 5, 7), "", hands=(), told=_count),
    Case("start", "2.2", 1, _named, lambda come, _: come.all(GameBegan)[0].seat, hands=()),
    Case(
        "start-by-chance",
        "2.3",
        3,
        _start,
        lambda _, variant: _beginners(variant),
        (1, 2, 3, 4, 5),
        "",
        hands=(),
        told=_count,
    ),
    Case(
        "draw-first",
        "3.1",
        1,
        after("HC;HC {a};-", "R.{b} T;R.{c} M.{d} D T", "R.{b}>{s2}"),
        lambda come, v: len(come.after.hands[v.seat(2)]),
        (3, 4, 5, 6),
        "",
        hands=(1, 2),
        about=2,
    ),
    Case(
        "one-action",
        "3.2",
        1,
        after("HC;HC {a};HC {b}", "R.{a} R.{b} M.{a}", "R.{b}>{s2}", "{s1}:R.{a}>{s3}"),
        allowed,
        "yes-no",
    ),
    Case(
        "must-act",
        "3.3",
        2,
        after("HC;HC {a};HC {b}", "M.{a} M.{c} T", "discard M.{c}"),
        allowed,
        "yes-no",
    ),
    Case(
        "nothing-fits",
        "3.4",
        2,
        after("HC {a}+M;HC {b} {c} {d};HC {b} {b} {b}", "M.{a} T R.{a}", "discard T"),
        allowed,
        "yes-no",
    ),
    Case(
        "late-house-card",
        "7.3",
        3,
        after("HC;HC {a};HC", "R.{b} T;R.{c} M.{d} D T", "R.{b}>{s2}", deck="HC R.{d} …"),
        lambda come, v: HOUSE in come.after.hands[v.seat(2)],
        "yes-no",
        hands=(2,),
        about=2,
    ),
)
