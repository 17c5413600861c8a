"""The end of a round and of the game: stars, teams, trophies.

The last trick is played; its cards have no stars. Seats 1 and 3 are pink, 2 and 4 blue, and seat 1 has the crown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from moosekit.core.facts import FactValue
from moosekit.core.ids import seats
from moosekit.core.secret import Hidden, redact
from moosekit.games.moustache.events import Event, RoundScored, TrophyDrawn
from moosekit.games.moustache.setup import Setup, standard
from moosekit.games.moustache.state import State
from moosekit.quiz.case import Case
from moosekit.quiz.moustache.table import MoustacheCome, after
from moosekit.quiz.variant import Variant

TEAMS: Final = "pink-crown;blue;pink;blue"
ONE_ROUND: Final = replace(standard(4), rounds=1)
SAME: Final = replace(ONE_ROUND, trophies=((2, 2, 3),))
#: seat 4 takes the last trick with blue 10, a trick without stars
LAST: Final = ("P1;O1;P8;B10", "P1", "O1", "P8", "B10")


def _ended(piles: str, row: str = "", setup: Setup = ONE_ROUND) -> Callable[[Variant], MoustacheCome]:
    """What comes of the last trick where these cards have been taken."""
    return after(*LAST, row=row, piles=piles, team_cards=TEAMS, setup=setup)


def _stars(come: MoustacheCome, team: int) -> int:
    return come.all(RoundScored)[-1].stars[team]


def _pink(come: MoustacheCome, _: Variant) -> int:
    return _stars(come, 0)


def _team(come: MoustacheCome, _: Variant) -> FactValue:
    return str(come.all(RoundScored)[-1].winner)


def _pink_facts(come: MoustacheCome, _: Variant) -> dict[str, FactValue]:
    pink, blue = come.all(RoundScored)[-1].stars
    return {"pink": pink, "blue": blue}


def _who_knows(come: MoustacheCome, _: Variant) -> int:
    drawn = come.all(TrophyDrawn)[0]
    return sum(not isinstance(redact(drawn, seat).value, Hidden) for seat in seats(4))


def _points(come: MoustacheCome, variant: Variant) -> dict[str, FactValue]:
    """The trophies that both players of the pink team have drawn."""
    trophies = come.after.match.trophies
    return {"mine": sum(trophies[variant.seat(1)]), "theirs": sum(trophies[variant.seat(3)])}


TEAM_NAMES: Final = ("pink", "blue")
CASES: Final[tuple[Case[State, Event], ...]] = (
    Case(
        "stars",
        "10.1",
        1,
        _ended("{w}5 {w}9;{x}4;{x}5 {y}7;{z}3 {y}6"),
        _pink,
        (2, 4, 7, 21),
        "",
        players=4,
        hands=(),
    ),
    Case(
        "most-stars",
        "10.2",
        1,
        _ended("{w}5 {w}9;{x}4 {z}4 {y}0 {w}2 {z}2;{y}5;{z}3 {y}6"),
        _team,
        TEAM_NAMES,
        "team",
        players=4,
        hands=(),
    ),
    Case(
        "green-negative",
        "7.1",
        2,
        _ended("G5 P4;O4;B5;G3 B6", row="green-negative"),
        _pink,
        (0, 2, 5, 8),
        "",
        players=4,
        hands=(),
    ),
    Case(
        "most-blue",
        "7.4",
        2,
        _ended("P5 B3;O4 B1;B5 B9;G3 P6", row="most-blue"),
        _pink,
        (2, 4, 7, 12),
        "",
        players=4,
        hands=(),
    ),
    Case(
        "pink-bonus",
        "7.5",
        2,
        _ended("P5 P0;O4;O3 P9;G3 B6", row="pink-bonus"),
        _pink,
        (1, 4, 5, 7),
        "",
        players=4,
        hands=(),
    ),
    Case(
        "fewest-stars",
        "7.6",
        2,
        _ended("{w}5 {x}3;{x}4;{y}5;{z}3 {y}6", row="fewest-stars"),
        _team,
        TEAM_NAMES,
        "team",
        players=4,
        hands=(),
        told=_pink_facts,
    ),
    Case(
        "tie-crown-card",
        "10.3",
        2,
        _ended("{w}5;{x}5 G0;{w}4;{x}4"),
        _team,
        TEAM_NAMES,
        "team",
        players=4,
        hands=(),
        told=_pink_facts,
    ),
    Case(
        "tie-crown-team",
        "10.4",
        3,
        _ended("{w}5;{x}5;{w}4;{x}4"),
        _team,
        TEAM_NAMES,
        "team",
        players=4,
        hands=(),
        told=_pink_facts,
    ),
    Case(
        "trophies",
        "10.5",
        2,
        _ended("{w}5;{x}4;{y}5;{z}3"),
        lambda come, _: len(come.all(TrophyDrawn)),
        (1, 2, 3, 4),
        "",
        players=4,
        hands=(),
    ),
    Case(
        "trophies-secret",
        "10.6",
        2,
        _ended("{w}5;{x}4;{y}5;{z}3"),
        _who_knows,
        (0, 1, 2, 4),
        "",
        players=4,
        hands=(),
    ),
    Case(
        "most-points",
        "11.1",
        1,
        _ended("{w}5;{x}4;{y}5;{z}3"),
        lambda come, _: come.winners[0],
        players=4,
        hands=(),
        told=_points,
    ),
    Case(
        "shared-lead",
        "11.2",
        3,
        _ended("{w}5;{x}4;{y}5;{z}3", setup=SAME),
        lambda come, _: len(come.winners),
        (0, 1, 2, 4),
        "",
        players=4,
        hands=(),
        told=_points,
    ),
)
