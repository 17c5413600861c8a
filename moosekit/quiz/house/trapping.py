"""A moose is sent: traps, and who is next."""

from __future__ import annotations

from typing import Final

from moosekit.games.moose_in_the_house.events import MooseMovedIn
from moosekit.quiz.answers import allowed, next_seat
from moosekit.quiz.case import Case
from moosekit.quiz.house.table import HouseCase, after

TRAPPED = ("HC;HC;HC {a}", "M.{a} R.{b} R.{c} D;M.{b} R.{d} T D;T R.{c} M.{d} D", "M.{a}>{s3} {a}", "trap")

CASES: Final[tuple[HouseCase, ...]] = (
    Case(
        "trap-only",
        "6.1",
        1,
        after("HC {a}+M {b};HC {c};-", "T R.{d} M.{a}", "trap"),
        allowed,
        "yes-no",
    ),
    Case(
        "trap-asked",
        "6.2",
        3,
        after("HC;HC {a};-", "M.{a} T;R.{b} R.{c} D", "M.{a}>{s2} {a}"),
        lambda come, v: come.next == v.seat(2) and not come.all(MooseMovedIn),
        "yes-no",
        hands=(1, 2),
    ),
    Case(
        "trap-must",
        "6.3",
        2,
        after("HC;HC {a};-", "M.{a} D;T R.{c} D", "M.{a}>{s2} {a}", "no trap"),
        allowed,
        "yes-no",
        hands=(1, 2),
    ),
    Case(
        "trap",
        "6.4",
        1,
        after(*TRAPPED),
        lambda come, v: come.after.houses[v.seat(3)].open_rooms,
        (0, 1, 2),
        "",
        hands=(1, 3),
    ),
    Case(
        "trap-draw",
        "6.5",
        2,
        after(*TRAPPED),
        lambda come, v: len(come.after.hands[v.seat(3)]),
        (2, 3, 4, 5),
        "",
        hands=(1, 3),
    ),
    Case("after-attack", "6.6", 1, after(*TRAPPED), next_seat, hands=(1, 3)),
)
