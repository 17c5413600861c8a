"""Distributions: against sums written out, and against what always holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.chance import Dist, ImpossibleCondition, TwoWay, Uncountable, UnknownOutcome, bayes

DICE = Dist.uniform([(a, b) for a in range(1, 7) for b in range(1, 7)])
WAYS = st.dictionaries(st.integers(-5, 5), st.integers(0, 9), min_size=1).filter(lambda ways: any(ways.values()))


def test_ways_stay_as_they_were_counted() -> None:
    lucky = DICE.map(sum)
    assert (lucky.ways(lambda pips: pips == 7), lucky.total) == (6, 36)
    assert lucky[7] == Fraction(1, 6)
    assert sum(lucky.values()) == 1


def test_an_outcome_with_no_ways_stays() -> None:
    assert list(Dist({"can": 1, "cannot": 0}).items()) == [("can", Fraction(1)), ("cannot", Fraction(0))]


@pytest.mark.parametrize(
    ("ways", "said"),
    [
        ({"a": -1, "b": 2}, "'a' has -1 ways: expected a whole number from 0 on"),
        ({"a": True}, "'a' has True ways: expected a whole number from 0 on"),
        ({"a": 0}, "there is no way at all: a distribution needs an outcome that can happen"),
        ({}, "there is no way at all: a distribution needs an outcome that can happen"),
    ],
)
def test_what_is_no_distribution(ways: dict[str, int], said: str) -> None:
    with pytest.raises(Uncountable) as fault:
        Dist(ways)
    assert str(fault.value) == said


def test_chances_have_to_add_up() -> None:
    with pytest.raises(Uncountable, match=r"the chances add up to 3/4: expected 1"):
        Dist.of_chances({"a": Fraction(1, 2), "b": Fraction(1, 4)})
    with pytest.raises(Uncountable, match="'b' has -1 ways"):
        Dist.of_chances({"a": Fraction(3, 2), "b": Fraction(-1, 2)})


def test_an_unknown_outcome_is_told_with_those_near() -> None:
    """The published exercise that fills a list with 0 and 1 and asks for "0": always 0, and nobody noticed."""
    with pytest.raises(UnknownOutcome) as fault:
        Dist.uniform([0, 1])["0"]  # type: ignore[index] # what a pupil without a type checker writes
    assert str(fault.value) == "'0' is not an outcome here; did you mean 0?"
    with pytest.raises(UnknownOutcome, match="'Blue' is not an outcome here; did you mean 'blue'"):
        Dist.uniform(["blue", "green"])["Blue"]
    with pytest.raises(UnknownOutcome, match="99 is not an outcome here; there are 8, 9, 10"):
        Dist.uniform([8, 9, 10])[99]
    assert DICE.get((7, 7)) is None


@pytest.mark.parametrize(
    ("known", "asked", "advice"),
    [
        ("abcdefgh", "zz", "there are 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'"),
        ("abcdefghi", "zz", "there are 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' and 1 more"),
        (["blue", "blues", "bluest", "red"], "BLUE!", "did you mean 'blue' or 'blues'?"),
        (["blue", "red"], "blues", "did you mean 'blue'?"),
    ],
)
def test_which_outcomes_are_offered(known: Iterable[str], asked: str, advice: str) -> None:
    with pytest.raises(UnknownOutcome) as fault:
        Dist.uniform(known)[asked]
    assert str(fault.value) == f"{asked!r} is not an outcome here; {advice}"


def test_a_long_name_is_cut_where_it_is_quoted() -> None:
    with pytest.raises(UnknownOutcome) as fault:
        Dist.uniform("ab")["x" * 100]
    assert str(fault.value) == "'" + "x" * 59 + " is not an outcome here; there are 'a', 'b'"


def test_an_impossible_condition() -> None:
    with pytest.raises(ImpossibleCondition) as fault:
        DICE.given(lambda pair: sum(pair) > 12)
    assert str(fault.value) == "the condition never happens, so there is nothing to condition on"
    with pytest.raises(ImpossibleCondition):
        Dist({"a": 1, "b": 0}).given(lambda one: one == "b")


def test_conditioning_shrinks_the_table_and_keeps_the_counts() -> None:
    doubles = DICE.given(lambda pair: pair[0] == pair[1])
    assert doubles.total == 6
    assert doubles.p(lambda pair: sum(pair) > 8) == Fraction(2, 6)


def test_mean_variance_covariance() -> None:
    assert DICE.mean(sum) == 7
    assert DICE.variance(sum) == Fraction(35, 6)
    assert DICE.covariance(lambda pair: pair[0], lambda pair: pair[1]) == 0
    assert DICE.covariance(lambda pair: pair[0], sum) == Fraction(35, 12)
    with pytest.raises(Uncountable, match=r"'M' is no number: say with mean\(value\) what it counts for"):
        Dist.uniform("MOOSE").mean()


def test_quantiles() -> None:
    lucky = DICE.map(sum)
    assert [lucky.quantile(Fraction(q, 4)) for q in range(5)] == [2, 5, 7, 9, 12]
    assert Dist({1: 0, 2: 1, 3: 0}).quantile(Fraction(1)) == 2
    with pytest.raises(Uncountable, match="the quantile 2 is out of range: expected 0 to 1"):
        lucky.quantile(Fraction(2))


@pytest.mark.parametrize(("q", "median"), [("1/2", 3), ("501/1000", 4), ("1/6", 1), ("0", 1)])
def test_a_quantile_where_the_chance_is_reached_exactly(q: str, median: int) -> None:
    assert Dist.uniform(range(1, 7)).quantile(Fraction(q)) == median


def test_modes() -> None:
    assert Dist.uniform("MOOSE").modes() == ("O",)
    assert Dist({"a": 2, "b": 1, "c": 2}).modes() == ("a", "c")


@pytest.mark.parametrize(("one", "other", "apart"), [("ab", "bc", "1/2"), ("ab", "cd", "1"), ("ab", "abb", "1/6")])
def test_how_far_apart(one: str, other: str, apart: str) -> None:
    assert Dist.uniform(one).distance(Dist.uniform(other)) == Fraction(apart)


def test_the_smallest_ways_and_the_order() -> None:
    assert Dist({"b": 4, "a": 6, "never": 0}).reduced().all_ways == {"b": 2, "a": 3, "never": 0}
    in_order = Dist({3: 1, 1: 2, 2: 0}).in_order()
    assert list(in_order.all_ways.items()) == [(1, 2), (2, 0), (3, 1)]


def test_branches_of_unlike_totals() -> None:
    coin = Dist.uniform("HT")
    tree = coin.then(lambda side: coin if side == "H" else Dist({"a": 1, "b": 2}))
    assert tree.all_ways == {("H", "H"): 3, ("H", "T"): 3, ("T", "a"): 2, ("T", "b"): 4}


def test_long_ones_are_not_written_out() -> None:
    assert repr(Dist.uniform("abcdefgh")).startswith("Dist({'a': 1")
    assert repr(Dist.uniform("abcdefghi")) == "Dist(9 outcomes, 9 ways)"
    assert repr(Dist({0: 10**9 - 1})) == "Dist({0: 999999999})"
    assert repr(Dist({0: 10**9})) == "Dist(1 outcomes, 1,000,000,000 ways)"


def test_a_tree_of_draws() -> None:
    """Two of three red and two blue balls, one after the other."""
    first = Dist({"red": 3, "blue": 2})

    def second(ball: str) -> Dist[str]:
        return Dist({colour: count - (colour == ball) for colour, count in (("red", 3), ("blue", 2))})

    both = first.then(second)
    assert both["red", "red"] == Fraction(3, 5) * Fraction(2, 4)
    assert both.map(lambda balls: balls[1]).distance(first) == 0  # the second ball is as the first, unseen


def test_equal_chances_are_equal_distributions() -> None:
    assert Dist({"a": 1, "b": 2}) == Dist({"b": 4, "a": 2})
    assert hash(Dist({"a": 1, "b": 2})) == hash(Dist({"b": 4, "a": 2}))
    assert Dist({"a": 1, "b": 2}) != Dist({"a": 1, "b": 1})
    assert len({hash(Dist({"a": 1, "b": ways})) for ways in range(9)}) > 1


@given(WAYS, WAYS)
def test_distance_is_a_distance(one: dict[int, int], other: dict[int, int]) -> None:
    a, b = Dist(one), Dist(other)
    assert a.distance(b) == b.distance(a)
    assert 0 <= a.distance(b) <= 1
    assert a.distance(a.reduced()) == 0


@given(WAYS)
def test_what_a_condition_leaves_adds_up(ways: dict[int, int]) -> None:
    """The law of total probability, and the tower of means."""
    dist = Dist(ways)
    tests: tuple[Callable[[int], bool], ...] = (lambda x: x > 0, lambda x: x <= 0)
    parts = [dist.given(test) for test in tests if dist.ways(test)]
    assert sum(part.total for part in parts) == dist.total
    assert sum(part.mean() * part.total for part in parts) == dist.mean() * dist.total


@given(WAYS)
def test_variance_is_the_mean_square_less_the_squared_mean(ways: dict[int, int]) -> None:
    dist = Dist(ways)
    assert dist.variance() == dist.mean(lambda x: x * x) - dist.mean() ** 2


def test_two_way_tables() -> None:
    table = DICE.table2(lambda pair: sum(pair) > 7, lambda pair: pair[0] == pair[1])
    assert table.ways(True, True) == 3
    assert table.by_side.ways(bool) == 15
    assert table.row(True)[True] == Fraction(3, 15)
    assert table.column(True)[True] == Fraction(3, 6)
    assert not table.independent()
    assert table.out_of(36)[True, True] == 3
    assert TwoWay(DICE).independent()
    assert repr(table) == "TwoWay(2 by 2, 36 ways)"


def test_unknown_rows_and_columns() -> None:
    table = Dist({("trap", "pass"): 1, ("none", "play"): 2}).table2(lambda pair: pair[0], lambda pair: pair[1])
    assert table.ways("trap", "play") == 0
    with pytest.raises(UnknownOutcome, match="'trip' is not a row of this table; did you mean 'trap'"):
        table.row("trip")
    with pytest.raises(UnknownOutcome, match="'plays' is not a column of this table; did you mean 'play'"):
        table.ways("trap", "plays")


def test_bayes_is_the_condition_of_the_tree() -> None:
    prior = Dist({"fair": 3, "two heads": 1})
    sides = {"fair": Dist.uniform("HT"), "two heads": Dist({"H": 1, "T": 0})}
    tree = prior.then(lambda coin: sides[coin]).given(lambda path: path[1] == "H")
    assert bayes(prior, lambda coin: sides[coin]["H"]) == tree.map(lambda path: path[0])
    assert bayes(prior, lambda coin: sides[coin]["T"])["two heads"] == 0


def test_bayes_refuses_what_cannot_be() -> None:
    with pytest.raises(ImpossibleCondition) as fault:
        bayes(Dist.uniform("ab"), lambda _: Fraction(0))
    assert str(fault.value) == "what was seen cannot happen under any hypothesis, so there is nothing to weigh"
    with pytest.raises(Uncountable, match="the likelihood of 'a' is 2: expected 0 to 1"):
        bayes(Dist.uniform("ab"), lambda _: Fraction(2))
