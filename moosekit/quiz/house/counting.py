"""The last rounds, and who wins."""

from __future__ import annotations

from typing import Final

from moosekit.core.awaits import Over
from moosekit.core.ids import Seat
from moosekit.quiz.answers import allowed, next_seat
from moosekit.quiz.case import Case
from moosekit.quiz.house.table import HouseCase, HouseCome, after
from moosekit.quiz.variant import Variant


def _counted(come: HouseCome, seat: Seat) -> int:
    """The moose of a seat, which are its points with a minus."""
    return -come.awaits.outcome.points[seat] if isinstance(come.awaits, Over) else -1


def _winner(come: HouseCome, _: Variant) -> Seat | None:
    return come.winners[0] if len(come.winners) == 1 else None


CASES: Final[tuple[HouseCase, ...]] = (
    Case(
        "no-pile",
        "8.1",
        2,
        after("HC {a}+M;HC {b}+M {c}+D;HC {c}+M", "M.{d} T;R.{d};R.{b}", "discard M.{d}", deck=""),
        allowed,
        "yes-no",
    ),
    Case(
        "pass",
        "8.2",
        2,
        after(
            "HC {a}+M;HC {b}+M;HC {c}+M",
            "M.{d};R.{d};R.{b}",
            "pass",
            "R.{d}>{s3}",
            "R.{b}>{s1}",
            "M.{d}>{s3} {d}",
            deck="",
        ),
        allowed,
        "yes-no",
        hands=(1, 2, 3),
    ),
    Case(
        "no-cards",
        "8.3",
        2,
        after("HC {a};HC {b};HC {c}", "R.{d} M.{b};R.{a} M.{c};", "R.{d}>{s2}", "R.{a}>{s1}", deck=""),
        next_seat,
        hands=(1, 2, 3),
    ),
    Case(
        "end",
        "8.4",
        2,
        after("HC {a}+M;HC {b}+D;HC {c}+M", "R.{d};T;M.{a}", "R.{d}>{s2}", deck=""),
        lambda come, _: come.over,
        "yes-no",
        hands=(1, 2, 3),
    ),
    Case(
        "count",
        "9.1",
        1,
        after("HC {a}+M {b}+D;HC {c}+M;HC {d}+M", "R.{d};T;M.{a} M.{b} D", "R.{d}>{s2}", deck=""),
        lambda come, v: _counted(come, v.seat(3)),
        (1, 2, 3, 4),
        "",
        hands=(1, 2, 3),
        about=3,
    ),
    Case(
        "count-house-cards",
        "9.2",
        2,
        after("HC {a}+M;HC {b}+M;- {a} {c} {d}", "M.{b};M.{a} T;HC R.{b}", "R.{b}>{s1}", turn=3, deck=""),
        lambda come, v: _counted(come, v.seat(3)),
        (0, 1, 2),
        "",
        hands=(1, 2, 3),
        about=3,
    ),
    Case(
        "fewest",
        "9.3",
        1,
        after("HC {a}+M {b}+M;HC {b}+M {c}+M;HC {d}+M", "R.{d};T;D", "R.{d}>{s2}", deck=""),
        _winner,
        hands=(1, 2, 3),
    ),
    Case(
        "tie-doors",
        "9.4",
        2,
        after("HC {a}+M {b}+M;HC {b}+M {c}+D {a}+D;HC {d}+M {c}+D", "R.{d};;D x2", "R.{d}>{s2}", deck=""),
        _winner,
        "seats-nobody",
        hands=(1, 2, 3),
    ),
    Case(
        "second-tie",
        "9.5",
        3,
        after("HC {a}+M {b}+M;HC {b}+M {c}+D;HC {d}+M {c}+D", "R.{d};;T", "R.{d}>{s2}", deck=""),
        lambda come, _: len(come.winners),
        (1, 2, 3),
        "",
        hands=(1, 2, 3),
    ),
)
