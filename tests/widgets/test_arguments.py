"""What somebody hands to a front end by mistake: a sentence quotes it and says what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from math import inf, nan
from typing import Final

import pytest
from traitlets import TraitError

from moosekit.chance import Deck, Dist, hands
from moosekit.classroom.lock import Lock
from moosekit.classroom.trouble import Trouble
from moosekit.games.moustache import Trick
from moosekit.widgets import (
    CardGrid,
    Chart,
    DealView,
    NumberQuiz,
    Predict,
    Quiz,
    RuleRow,
    Tree,
    TrickStepper,
    TwoWayTable,
    html_page,
    lesson_table,
)
from moosekit.widgets.chart import Bars, Memory, Runs, Updating
from moosekit.widgets.chart.chart import Shows
from moosekit.words.faults import say_fault

Values = tuple[object, ...]
COIN: Final = Dist.uniform("HT")
TOSSES: Final = COIN.then(lambda _: COIN)
TRICK: Final = Trick.parse("O5 O9 O3 G2")
DECK: Final = Deck({"blue": 3, "other": 9})
BLUES: Final = hands("blues", "Two cards are dealt.", DECK, 2, lambda hand: hand.count("blue"))
#: right nowhere
NEVER: Final[Values] = (1.5, inf, nan, b"x", [None], [[1]], {"a": 1}, object())
NO_TEXT: Final[Values] = (*NEVER, 3, True, len, "\ud800")
NO_WHOLE: Final[Values] = (*NEVER, True, "3", len, Fraction(1, 2), None)
NO_FUNCTION: Final[Values] = (*NEVER, 3, True, "x")
NO_TRUTH: Final[Values] = (*NEVER, 3, "yes", None)
NO_NAME: Final[Values] = (*NO_TEXT, "xx", "y" * 5000, None)
NO_THING: Final[Values] = (*NO_FUNCTION, None, len, "")


def charted(made: Callable[..., Shows]) -> Callable[..., object]:
    """A chart of what is made of some arguments."""

    def chart(**given: object) -> object:
        return Chart(made(**given))

    return chart


def is_blue(card: object) -> bool:
    """What is waited for."""
    return card == "blue"


def as_likely(_side: object) -> Fraction:
    """A likelihood."""
    return Fraction(1, 2)


LOOK: Final[dict[str, Values]] = {"language": NO_NAME, "theme": (3, None, "xx", "y" * 5000)}
JOINT: Final[dict[str, Values]] = {
    "joint": (*NO_THING, COIN),
    "side": NO_TEXT,
    "top": NO_TEXT,
    "name": (*NO_FUNCTION, len),
    "out_of": (*NO_WHOLE[:-1], 0, -1),
    "title": NO_TEXT,
    "given": NO_NAME,
    "numbers": NO_NAME,
    "swapped": NO_TRUTH,
    **LOOK,
}
#: how each is made, what is right, and what is wrong for each argument
MAKERS: Final[dict[str, tuple[Callable[..., object], dict[str, object], dict[str, Values]]]] = {
    "CardGrid": (
        CardGrid,
        {"rules": "twos-win"},
        {
            "rules": (*NEVER, 3, "x", None),
            "row": (*NEVER, 3, "x", None),
            "players": (*NO_WHOLE, 2, 7, "y" * 5000),
            "reading": NO_NAME,
            "legal": (*NO_WHOLE, -1, 3001),
            "seed": (*NO_WHOLE, -1, 2**64),
            **LOOK,
        },
    ),
    "Chart": (Chart, {"shows": COIN}, {"title": NO_TEXT, "exact": NO_TRUTH, "shown": NO_WHOLE[:-1], **LOOK}),
    "what a Chart shows": (Chart, {}, {"": NO_THING}),
    "Bars": (
        charted(Bars),
        {"dist": COIN},
        {
            "dist": (*NO_THING, {}),
            "event": NO_FUNCTION,
            "name": (*NO_FUNCTION, len),
            "sample": (*NO_FUNCTION, {"": 3}),
            "outcome": NO_TEXT,
            "choosing": NO_TEXT,
        },
    ),
    "Runs": (
        charted(Runs),
        {"samples": [], "event": bool},
        {
            "samples": NO_THING,
            "event": (*NO_FUNCTION, None),
            "exact": (*NEVER, "1/2", True, 2, Fraction(-1, 2)),
            "pairs": (*NO_WHOLE, -1, 16),
        },
    ),
    "Runs.of": (
        Runs.of,
        {"experiment": BLUES, "event": is_blue, "seed": 1, "n": 10},
        {"experiment": NO_THING, "seed": (*NO_WHOLE, -1), "n": (*NO_WHOLE, 0), "runs": NO_WHOLE},
    ),
    "Memory": (
        charted(Memory),
        {"deck": DECK, "good": is_blue, "times": 3},
        {
            "deck": NO_THING,
            "good": (*NO_FUNCTION, None),
            "draws": (*NO_WHOLE, 0, 12),
            "times": (*NO_WHOLE, 0, 61),
            "token": (*NEVER, "1/2", True, 2),
            "deck_name": NO_TEXT,
            "token_name": NO_TEXT,
            "outcome": NO_TEXT,
        },
    ),
    "Updating": (
        charted(Updating),
        {"prior": COIN, "evidence": {"it fell": as_likely}},
        {
            "prior": NO_THING,
            "evidence": (*NO_THING, {}, {"heads": 3}),
            "name": (*NO_FUNCTION, len),
            "outcome": NO_TEXT,
            "choosing": NO_TEXT,
        },
    ),
    "Predict": (
        Predict,
        {"question": "How likely?"},
        {
            "question": (*NO_TEXT, None),
            "choices": (*NEVER, 3, "ab", [], ["a"], ["a", "a"], ["a", 3]),
            "between": (*NEVER, 3, "12", (1, "9"), (1.5, 3), (None, None), (1, 2, 3), (5, 5), (0, 10**9), {1, 2}),
            "answer": (inf, nan, "abc", "1/2", b"x", [1], True, len, -1, 1.5, Fraction(3, 2)),
            "because": (*NO_TEXT, None),
            "name": NO_TEXT,
            **LOOK,
        },
    ),
    "Predict a choice": (
        Predict,
        {"question": "Where?", "choices": ["here", "there"]},
        {"answer": (inf, "here", 2, -1, 0.5), "between": ((0, 3),)},
    ),
    "DealView": (
        DealView,
        {"game": "moustache", "wanted": "B*", "asks": "Any blue?", "hands": 10},
        {
            "game": NO_NAME,
            "wanted": (*NO_NAME, ""),
            "asks": (*NO_TEXT, None),
            "hands": (*NEVER, "10", None, True, 0, -1, 45, [10, "10"], []),
            "happens": (*NO_FUNCTION, None),
            "called": NO_TEXT,
            "own": (*NO_TEXT, None, "x"),
            "names": (*NEVER, 3, "ab", ["a", "b"]),
            "players": (*NO_WHOLE, 2),
            "seed": (*NO_WHOLE, "x", -1),
            "title": NO_TEXT,
            **LOOK,
        },
    ),
    "NumberQuiz": (
        NumberQuiz,
        {"questions": "8"},
        {
            "questions": (*NEVER, 3, None, "", "x", [], ["8", "8"], ["8", 3], "house.stuck-first#99"),
            "seed": (*NO_WHOLE, -1),
            "variants": (*NO_WHOLE, "x", 0, -1),
            "form": (*NEVER, 3, "x", "y" * 5000),
            "hints": NO_TRUTH,
            "title": NO_TEXT,
            **LOOK,
        },
    ),
    "Tree": (Tree, {"joint": TOSSES}, JOINT),
    "TwoWayTable": (TwoWayTable, {"joint": TOSSES}, JOINT),
    "RuleRow": (
        RuleRow,
        {"tricks": TRICK, "offer": "twos-win"},
        {
            "tricks": (*NO_THING, [], [TRICK, 3]),
            "offer": (*NEVER, 3, "x", None),
            "row": (*NEVER, 3, "x"),
            "reading": NO_NAME[:-1],
            "locks": (*NEVER, 3, "x", None, [Lock.HINTS, 3]),
            **LOOK,
        },
    ),
    "TrickStepper": (
        TrickStepper,
        {"trick": TRICK},
        {
            "trick": NO_THING,
            "predict": NO_TRUTH,
            "tap": (*NO_TRUTH, True),
            "present": NO_TRUTH,
            "step": (*NO_WHOLE, -1, 9),
            "names": (*NEVER, 3, "abcd", [], ["Ada"], ["Ada", "Ben", "Cleo", 3]),
            "locks": (*NEVER, 3, "x", None, [Lock.HINTS, 3]),
            **LOOK,
        },
    ),
    "Quiz": (
        Quiz,
        {"clauses": ["8.1"]},
        {
            "game": NO_NAME,
            "seed": (*NO_WHOLE, -1),
            "clauses": (*NEVER, 3, "8.1", [], ["99"], ["8.1", 3]),
            **LOOK,
        },
    ),
    "lesson_table": (lesson_table, {}, {"code": (*NEVER, 3, True, "xx", "", None)}),
    "html_page": (
        html_page,
        {"widgets": [Predict("How likely?")]},
        {"widgets": (*NO_THING, [], [3]), "title": NO_TEXT},
    ),
}
#: the errors that a docstring names
NAMED: Final = re.compile(r"^ +([A-Z]\w+(?:, [A-Z]\w+)*): \S", re.MULTILINE)
#: what Python says from deep within
RAW: Final = re.compile(
    r"object is not|not supported between|unsupported operand|has no attribute|unhashable|not iterable|cannot unpack"
    r"|is not a valid|not subscriptable|can't|codec|NoneType object|expected str|invalid literal|values to unpack"
)
#: what is said where something would be right
RIGHT: Final = re.compile(
    r"expected|choose one of|there are |known are|write codes|at most|Moustache is for|make the trick|looks like this"
    r"|did you mean|the deck has|numbered from|cannot deal|the numbers are|is not a card of this deck"
)


@pytest.mark.parametrize("card", [None, 5, ["B8"], "X9", "", "pigeon"])
def test_a_card_that_a_grid_has_not_is_told(card: str) -> None:
    with CardGrid(rules="twos-win") as grid, pytest.raises((TypeError, ValueError), match="xpected a"):
        grid.chance(card)


@pytest.mark.parametrize("name", MAKERS)
def test_what_is_right_is_taken(name: str) -> None:
    make, right, arguments = MAKERS[name]
    if "" not in arguments and name != "lesson_table":
        assert repr(make(**right))


@pytest.mark.parametrize(("name", "argument"), [(name, one) for name in MAKERS for one in MAKERS[name][2]])
def test_a_sentence_quotes_what_is_wrong_and_says_what_would_be_right(name: str, argument: str) -> None:
    make, right, wrong = MAKERS[name]
    for value in wrong[argument]:
        with pytest.raises((TypeError, ValueError, KeyError, TraitError)) as caught:
            make(**{**right, argument: value}) if argument else make(value)
        said = str(caught.value)
        named = NAMED.findall(make.__doc__ or "")
        assert not named or {kind.__name__ for kind in type(caught.value).__mro__} & {*", ".join(named).split(", ")}
        assert not RAW.search(said)
        assert RIGHT.search(said), said
        assert len(said) < 400
        assert said != (fault.text("fr") if isinstance(fault := caught.value, Trouble) else say_fault(fault, "fr"))
        quoted = re.findall(r"[\w.]+", f"{value!r:.40}")
        assert callable(value) or argument == "between" or not value or any(word in said for word in quoted), said
