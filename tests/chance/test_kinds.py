"""A value of another kind is refused in a sentence that quotes it and says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, cast

import pytest

from moosekit.chance import (
    ChanceWord,
    Deck,
    Dist,
    TooLarge,
    TwoWay,
    Uncountable,
    bayes,
    counts,
    deal_alike,
    first_repeat,
    hypergeometric,
    last_new,
    waiting_time,
)

COIN: Final = Dist({"heads": 1, "tails": 1})
NUMBERS: Final = Dist.uniform([1, 2])
#: parts of the library called as no type checker would allow it
Wrong = Callable[[Any], object]
CASES: Final[dict[str, tuple[Wrong, str]]] = {
    "Dist": (Dist, "ways by outcome"),
    "Deck": (Deck, "how many of each card"),
    "TwoWay": (TwoWay, "a Dist of pairs"),
    "bayes": (lambda wrong: bayes(wrong, lambda _: Fraction(1)), "a Dist of the hypotheses"),
    "hypergeometric": (lambda wrong: hypergeometric(wrong, 2, bool), "a Deck"),
    "counts": (lambda wrong: counts(wrong, [2], bool), "a Deck"),
    "waiting_time": (lambda wrong: waiting_time(wrong, bool), "a Deck"),
    "first_repeat": (first_repeat, "a Deck"),
    "last_new": (last_new, "a Deck"),
    "distance": (NUMBERS.distance, "a Dist"),
    "quantile": (NUMBERS.quantile, "a number from 0 to 1"),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("wrong", [None, "half", [1, 2], object()])
def test_it_is_quoted_and_told_what_would_be_right(name: str, wrong: object) -> None:
    call, right = CASES[name]
    with pytest.raises(TypeError, match=right) as told:
        call(wrong)
    assert str(told.value).startswith(repr(wrong)[:60])


def test_a_table_of_single_outcomes_is_refused_too() -> None:
    with pytest.raises(TypeError, match="a Dist of pairs"):
        TwoWay({("trap", "plays"): 1})  # type: ignore[arg-type] # that it is refused is what is tested
    assert TwoWay(COIN.table2(str, len).joint).total == 2


@pytest.mark.parametrize("wrong", [2, -1, Fraction(3, 2), float("nan"), None, "half"])
def test_what_is_no_chance_has_no_word(wrong: object) -> None:
    with pytest.raises(Uncountable, match="is no chance: expected a number from 0 to 1"):
        ChanceWord.of(cast("Fraction", wrong))
    with pytest.raises(Uncountable, match="is no chance"):
        ChanceWord.LIKELY.fits(cast("Fraction", wrong))


@pytest.mark.parametrize("wrong", [-1, 2.0, float("nan"), None, True])
def test_a_table_counts_whole_cases(wrong: object) -> None:
    with pytest.raises(Uncountable, match="cases: expected a whole number from 0 on"):
        COIN.table2(str, len).out_of(cast("int", wrong))


CARDS: Final = Deck({"trap": 3, "other": 55})
#: what asks a condition, with one that is handed on
ASKING: Final[dict[str, Callable[[Callable[[Any], Any]], object]]] = {
    "p": NUMBERS.p,
    "ways": NUMBERS.ways,
    "given": NUMBERS.given,
    "count": CARDS.count,
    "keep": CARDS.keep,
    "hypergeometric": lambda asked: hypergeometric(CARDS, 2, asked),
    "counts": lambda asked: counts(CARDS, [2, 2], asked),
    "waiting_time": lambda asked: waiting_time(CARDS, asked),
}


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("told", [None, "no", 7, []])
def test_a_condition_says_yes_or_no(name: str, told: object) -> None:
    """A forgotten ``return`` was a chance of 0, and any text a chance of 1."""
    with pytest.raises(TypeError, match=r"the condition gave .*: expected True or False"):
        ASKING[name](lambda _: told)


@pytest.mark.parametrize("name", ASKING)
def test_ones_and_noughts_will_do(name: str) -> None:
    def asked(one: object) -> bool:
        return one in (1, "trap")

    assert str(ASKING[name](lambda one: int(asked(one)))) == str(ASKING[name](asked))


def _same(state: int, card: int, hands: tuple[int, ...]) -> int:
    return state


LARGE: Final[dict[str, Callable[[], object]]] = {
    "hypergeometric": lambda: hypergeometric(Deck({"a": 10**6, "b": 10**6}), 10**5, "a".__eq__),
    "waiting_time": lambda: waiting_time(Deck({"a": 5, "b": 10**9}), "a".__eq__),
    "first_repeat": lambda: first_repeat(Deck({"a": 10**6, "b": 10**6})),
    "last_new": lambda: last_new(Deck({"a": 10**6, "b": 10**6})),
    "counts": lambda: counts(Deck({"a": 60, "b": 60}), [10] * 8, "a".__eq__),
    "deal_alike": lambda: deal_alike(Deck(dict.fromkeys(range(10), 10)), [5] * 12, 0, _same),
}


@pytest.mark.parametrize("name", LARGE)
def test_what_would_take_too_long_is_refused(name: str) -> None:
    with pytest.raises(TooLarge, match=r"expected 2,000 at most|group the deck"):
        LARGE[name]()


@pytest.mark.parametrize(
    ("wrong", "right"),
    [(None, "chances by outcome"), ({1: 0.1, 2: 0.9}, r"0\.1 is .* an exact chance, such as Fraction")],
)
def test_chances_are_exact(wrong: object, right: str) -> None:
    with pytest.raises(TypeError, match=right):
        Dist.of_chances(cast("dict[int, Fraction]", wrong))
