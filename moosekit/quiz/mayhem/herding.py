"""Herds and sets, yetis and avalanches, and who wins."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moosekit.core.facts import FactValue
from moosekit.games.moose_match_mayhem.cards import Colour
from moosekit.games.moose_match_mayhem.events import AllClear, Event, SetMade, Took
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import State
from moosekit.games.moose_match_mayhem.switches import AllClearClock
from moosekit.quiz.answers import allowed, next_seat
from moosekit.quiz.case import Case
from moosekit.quiz.mayhem.table import MayhemCome, after
from moosekit.quiz.variant import Variant

#: seat 1 takes its own card, the first of these
TAKES: Final = ("{s1}{p1}@300", "@1000")
ALL_TAKE: Final = ("{s1}{p1}@300", "{s2}{p2}@600", "{s3}{p3}@900", "@2000")
COLD: Final = "{a}.{x};avalanche;{c}.{x}"
WILD: Final = "{a}.*;{b}.{y};{c}.{x}"
PAIRS: Final = "{a}.{x} x2 {a}.{y} x2;;"
TWO_SETS: Final = "{b}.{x} x3,{c}.{y} x3"
LATE: Final = replace(Setup(3), all_clear_clock=AllClearClock.STARTS_AGAIN)


def _herd(come: MayhemCome, v: Variant) -> FactValue:
    return len(come.after.herds[v.seat(1)])


def _sets(come: MayhemCome, v: Variant) -> FactValue:
    return len(come.after.sets[v.seat(1)])


def _has_set(come: MayhemCome, _: Variant) -> FactValue:
    return bool(come.all(SetMade))


def _colour(come: MayhemCome, _: Variant) -> FactValue:
    """The colour of the set that was made."""
    colours = [card.colour for card in come.all(SetMade)[-1].cards if card.colour is not None]
    return str(Colour(colours[0]))


CASES: Final[tuple[Case[State, Event], ...]] = (
    Case("set", "5.1", 1, after(WILD, *TAKES, herds="{a}.{x} {a}.{y};;"), _has_set, "yes-no"),
    Case("wild", "5.2", 1, after(WILD, *TAKES, herds="{b}.{x} x2;;"), _has_set, "yes-no"),
    Case(
        "wild-helps",
        "5.2",
        1,
        after("{a}.{x};{b}.{y};{c}.{x}", *TAKES, herds="{a}.* x2;;"),
        _has_set,
        "yes-no",
    ),
    Case("three-wilds", "5.3", 2, after(WILD, *TAKES, herds="{a}.* x2;;"), _has_set, "yes-no"),
    Case(
        "at-once",
        "5.4",
        2,
        after(WILD, *ALL_TAKE, "{s1} neither", herds=PAIRS),
        allowed,
        "yes-no",
    ),
    Case("pair", "5.5", 2, after(WILD, *ALL_TAKE, herds=PAIRS), next_seat),
    Case(
        "choices",
        "5.6",
        3,
        after(WILD, *TAKES, herds=PAIRS),
        lambda come, _: come.next is not None,
        "yes-no",
    ),
    Case(
        "to-come",
        "5.7",
        3,
        after(WILD, *ALL_TAKE, "time-up", herds="{a}.{x} x2 {a}.{y} x2;{a}.{y};"),
        _colour,
        ("brown", "white"),
        "mayhem-colour",
    ),
    Case(
        "two-yetis",
        "6.1",
        1,
        after("yeti.{u};{b}.{y};{c}.{x}", *TAKES, herds="yeti.{u} {a}.{x} {a}.*;;"),
        _herd,
        (0, 2, 3, 4),
        "",
    ),
    Case(
        "yetis-and-sets",
        "6.1",
        1,
        after("yeti.{u};{b}.{y};{c}.{x}", *TAKES, herds="yeti.{u} {a}.{x};;", sets="{b}.{x} x3;;"),
        _sets,
        (0, 1, 2),
        "",
    ),
    Case(
        "yeti-colours",
        "6.2",
        1,
        after("yeti.{u};{b}.{y};{c}.{x}", *TAKES, herds="yeti.{v} {a}.{x};;"),
        _herd,
        (0, 1, 2, 3),
        "",
    ),
    Case(
        "hands-off",
        "7.1",
        1,
        after(COLD, *TAKES, herds="{a}.{y} {b}.* yeti.{u};;"),
        _herd,
        (0, 2, 3, 4),
        "",
    ),
    Case(
        "avalanche-card",
        "7.2",
        2,
        after(COLD, *TAKES, herds="{b}.*;;"),
        lambda come, _: bool(come.all(Took)),
        "yes-no",
    ),
    Case(
        "all-clear",
        "7.3",
        1,
        after(COLD, "@3000"),
        lambda come, _: sum(len(event.cards) for event in come.all(AllClear)),
        (0, 1, 2, 3),
        "",
        hands=(),
    ),
    Case(
        "all-clear-clock",
        "7.4",
        3,
        after(COLD, "{s1}{p1}@2000", "@3000", setup=LATE),
        lambda come, _: bool(come.all(AllClear)),
        "yes-no",
    ),
    Case(
        "three-sets",
        "9.1",
        1,
        after("{a}.{x};{b}.{y};{c}.{x}", *TAKES, herds="{a}.{x} x2;;", sets=f"{TWO_SETS};;"),
        lambda come, _: come.over,
        "yes-no",
    ),
    Case(
        "third-set",
        "9.2",
        3,
        after(
            "{a}.{x};{b}.{y};{c}.{x}",
            "{s1}{p1}@300",
            "{s2}{p2}@300",
            "@1000",
            herds="{a}.{x} x2;{b}.{y} x2;",
            sets="{b}.{x} x3,{c}.{y} x3;{a}.{y} x3,{c}.{x} x3;",
        ),
        lambda come, _: len(come.winners),
        (0, 1, 2, 3),
        "",
        hands=(1, 2),
    ),
)
