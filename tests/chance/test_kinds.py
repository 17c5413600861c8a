"""A value of another kind is refused in a sentence that quotes it and says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, cast

import pytest

from moosekit.chance import ChanceWord, Deck, Dist, TwoWay, Uncountable, bayes

COIN: Final = Dist({"heads": 1, "tails": 1})
NUMBERS: Final = Dist.uniform([1, 2])
#: parts of the library called as no type checker would allow it
Wrong = Callable[[Any], object]
CASES: Final[dict[str, tuple[Wrong, str]]] = {
    "Dist": (Dist, "ways by outcome"),
    "Deck": (Deck, "how many of each card"),
    "TwoWay": (TwoWay, "a Dist of pairs"),
    "bayes": (lambda wrong: bayes(wrong, lambda _: Fraction(1)), "a Dist of the hypotheses"),
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
