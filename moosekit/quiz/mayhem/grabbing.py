"""Grabbing: who gets which card, ties, and time."""

from __future__ import annotations

from typing import Final

from moosekit.core.facts import FactValue
from moosekit.games.moose_match_mayhem.events import Disputed, Event, Handed, TokenFell, Took
from moosekit.games.moose_match_mayhem.state import State
from moosekit.quiz.answers import allowed
from moosekit.quiz.case import Case
from moosekit.quiz.mayhem.table import MayhemCome, after, paced, touches
from moosekit.quiz.variant import Variant

PLAIN: Final = "{a}.{x};{b}.{y};{c}.{x}"
FOUR: Final = "{a}.{x};{b}.{y};{c}.{x};{b}.{x}"
FIRST: Final = ("{s1}{p1}@300", "{s2}{p1}@700", "@1000")
TWO: Final = ("{s1}{p1}@300", "{s1}{p2}@400", "@1000")
TIE: Final = ("{s1}{p1}@300", "{s2}{p1}@310", "@700")
THREE: Final = ("{s1}{p1}@300", "{s2}{p1}@400", "{s3}{p1}@500", "@900")
MANY: Final = ("{s1}{p1}@320", "{s2}{p1}@300", "{s4}{p1}@310", "@900")
IDLE: Final = ("{s1}{p1}@300", "{s2}{p2}@700", "@10000")
PACED: Final = ("{s1}{p1}@900", "{s2}{p1}@2000", "@9000")
NO_CLOCK: Final = ("{s1}{p1}@200", "{s3}{p3}@500", "@8000", "{s2}{p2}@7000", "@8000")


def _owner(come: MayhemCome, v: Variant) -> FactValue:
    """Who has the card that seat 1 turned over."""
    return next((event.seat for event in come.all(Took) if event.place == v.seat(1)), None)


def _in_tie(come: MayhemCome, _: Variant) -> FactValue:
    return sum(len(event.seats) for event in come.all(Disputed))


def _card_of(come: MayhemCome, v: Variant, place: int) -> FactValue:
    seat = v.seat(place)
    given = [event.card.code for event in come.events if isinstance(event, (Took, Handed)) and event.seat == seat]
    return given[-1] if given else None


def _counted_time(come: MayhemCome, _: Variant) -> FactValue:
    return next(note.fact("time") for note in come.notes if note.code == "mayhem.no-clock")


CASES: Final[tuple[Case[State, Event], ...]] = (
    Case("players", "1.2", 3, after(PLAIN, "7{p1}@300"), allowed, "yes-no", hands=()),
    Case(
        "any-card",
        "3.3",
        2,
        after(PLAIN, "{s1}e@300"),
        allowed,
        "yes-no",
        hands=(),
    ),
    Case("first-touch", "3.4", 1, after(PLAIN, *FIRST), _owner, hands=(), doing=touches(PLAIN, *FIRST)),
    Case("must-take", "3.5", 1, after(PLAIN, "{s1} hands-off"), allowed, "yes-no", hands=()),
    Case(
        "two-touches",
        "3.6",
        2,
        after(PLAIN, *TWO),
        lambda come, v: _card_of(come, v, 1),
        ("{a}.{x}", "{b}.{y}", None),
        "mayhem-card",
        hands=(),
        doing=touches(PLAIN, *TWO),
    ),
    Case(
        "taken-card",
        "3.7",
        1,
        after(PLAIN, *FIRST, "{s2}{p3}@1100", "@1500"),
        lambda come, v: _card_of(come, v, 2),
        ("{a}.{x}", "{b}.{y}", "{c}.{x}", None),
        "mayhem-card",
        hands=(),
        about=2,
        doing=touches(PLAIN, *FIRST, "{s2}{p3}@1100"),
    ),
    Case("early-touch", "3.8", 2, after(PLAIN, "{s1}{p1}@-20"), allowed, "yes-no", hands=()),
    Case(
        "idle",
        "3.9",
        2,
        after(PLAIN, *IDLE),
        lambda come, v: _card_of(come, v, 3),
        ("{a}.{x}", "{b}.{y}", "{c}.{x}", None),
        "mayhem-card",
        hands=(),
        about=3,
        doing=touches(PLAIN, *IDLE),
    ),
    Case(
        "token",
        "4.1",
        1,
        after(PLAIN, *TIE, "{s1} heads", heads=True),
        _owner,
        hands=(),
        doing=touches(PLAIN, *TIE),
    ),
    Case(
        "token-wrong",
        "4.1",
        2,
        after(PLAIN, *TIE, "{s1} tails", heads=True),
        _owner,
        hands=(),
        doing=touches(PLAIN, *TIE),
    ),
    Case(
        "same-instant",
        "4.2",
        3,
        after(PLAIN, *THREE, heads=True),
        _in_tie,
        (0, 2, 3),
        "",
        hands=(),
        doing=touches(PLAIN, *THREE),
    ),
    Case(
        "loser-free",
        "4.3",
        2,
        after(PLAIN, *TIE, "{s1} heads", "{s2}{p2}@1200", "@1500", heads=True),
        lambda come, v: _card_of(come, v, 2),
        ("{a}.{x}", "{b}.{y}", None),
        "mayhem-card",
        hands=(),
        about=2,
        doing=touches(PLAIN, *TIE),
    ),
    Case(
        "many-tied",
        "4.4",
        3,
        after(FOUR, *MANY, heads=True),
        lambda come, _: come.all(Disputed)[0].seats[2],
        players=4,
        hands=(),
        doing=touches(FOUR, *MANY),
    ),
    Case(
        "flipper",
        "4.5",
        2,
        after(PLAIN, *TIE, "{s1} heads", heads=True),
        lambda come, _: come.all(TokenFell)[0].flipper,
        hands=(),
        doing=touches(PLAIN, *TIE),
    ),
    Case(
        "caller",
        "4.6",
        2,
        after(PLAIN, *TIE, "{s1} heads", heads=True),
        lambda come, _: come.all(TokenFell)[0].caller,
        hands=(),
        doing=touches(PLAIN, *TIE),
    ),
    Case(
        "pause",
        "4.7",
        2,
        after(PLAIN, *TIE, "{s3}{p2}@800", heads=True),
        allowed,
        "yes-no",
        hands=(),
        doing=touches(PLAIN, *TIE),
    ),
    Case("stamps", "10.1", 3, after(PLAIN, "@500", "{s1}{p1}@499"), allowed, "yes-no", hands=()),
    Case(
        "pace",
        "10.2",
        2,
        after(PLAIN, *PACED, setup=paced(1, 10, 1)),
        _owner,
        hands=(),
        about=2,
        doing=touches(PLAIN, *PACED),
    ),
    Case(
        "no-clock",
        "10.3",
        3,
        after(PLAIN, *NO_CLOCK, setup=paced(1, None, 1)),
        _counted_time,
        (0, 150, 700, 7000),
        "",
        hands=(),
        about=2,
        doing=touches(PLAIN, *NO_CLOCK),
    ),
)
