"""Rooms, house cards, moose and doors: what may go where."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import FactValue
from moosekit.games.moose_in_the_house.cards import HOUSE, HouseCard
from moosekit.games.moose_in_the_house.events import CardDrawn
from moosekit.games.moose_in_the_house.moves import plays_of
from moosekit.quiz.answers import allowed
from moosekit.quiz.case import Case
from moosekit.quiz.house.table import GAME, HouseCase, HouseCome, after


def _whose_house(come: HouseCome, code: str) -> FactValue:
    """The only seat to whose house the card may go before the move."""
    before = come.before
    plays = plays_of(HouseCard.of(code), before.houses, before.turn, before.match.setup)
    targets = tuple(dict.fromkeys(play.target for play in plays if not GAME.check(before, before.turn, play)))
    return targets[0] if len(targets) == 1 else None


CASES: Final[tuple[HouseCase, ...]] = (
    Case("own-room", "4.1", 1, after("HC;HC {a};-", "R.{a} M.{b} D", "R.{a}>{s1}"), allowed, "yes-no"),
    Case("three-open", "4.2", 1, after("HC;HC {a} {b} {c};-", "R.{d} M.{d} T", "R.{d}>{s2}"), allowed, "yes-no"),
    Case(
        "any-number",
        "4.3",
        2,
        after("HC;HC {a}+M {b}+D {c} {d}+M;-", "R.{a} M.{d} T", "R.{a}>{s2}"),
        allowed,
        "yes-no",
    ),
    Case("house-card", "4.4", 1, after("HC;HC {a};-", "HC M.{b} T", "HC>{s2}"), allowed, "yes-no"),
    Case("before-house-card", "4.5", 1, after("HC;- {a};HC {b}", "M.{a} R.{c} T", "M.{a}>{s2} {a}"), allowed, "yes-no"),
    Case(
        "moose",
        "5.1",
        1,
        after("HC {a};HC {b} {a};HC {c} {a}+M;- {a}", "M.{a} T D", "M.{a}>{s2} {a}"),
        lambda come, v: _whose_house(come, v("M.{a}")),
        players=4,
    ),
    Case("one-moose", "5.2", 2, after("HC {a}+M {b};HC;-", "D M.{c} R.{d}", "D>{a}"), allowed, "yes-no"),
    Case(
        "shut-for-good",
        "5.2",
        2,
        after("HC;HC {a}+D {b};HC {b}", "M.{a} R.{d} T", "M.{a}>{s2} {a}"),
        allowed,
        "yes-no",
    ),
    Case(
        "door",
        "5.3",
        1,
        after("HC {a} {b}+M;HC {a};HC {c}", "D M.{d} T", "D>{a}"),
        lambda come, _: _whose_house(come, "D"),
        players=3,
    ),
    Case("early-door", "5.4", 2, after("- {a};HC {b};-", "D HC R.{c}", "D>{a}"), allowed, "yes-no"),
    Case(
        "all-have-one",
        "7.1",
        2,
        after("HC;HC {a};-", "HC R.{b};HC M.{c} R.{d} T", "HC>{s3}"),
        lambda come, v: come.after.hands[v.seat(2)].count(HOUSE),
        (0, 1, 2),
        "",
        hands=(1, 2),
        about=2,
    ),
    Case(
        "refill-order",
        "7.2",
        3,
        after("HC;HC {a};-", "HC x2 R.{b} T;HC M.{c} R.{d} T;HC R.{a} R.{b} M.{d}", "HC>{s3}"),
        lambda come, _: come.all(CardDrawn)[0].seat,
        hands=(1, 2, 3),
    ),
    Case(
        "short",
        "7.4",
        3,
        after("HC;HC;-", "HC x2 M.{a} R.{b};HC M.{c} R.{d} D T;HC R.{c} R.{a} M.{b}", "HC>{s3}", deck="R.{d}"),
        lambda come, v: len(come.after.hands[v.seat(3)]),
        (2, 3, 4, 5),
        "",
        hands=(1, 3),
        about=3,
    ),
)
