"""Every exact answer against a second method written apart, and against simulation within four standard errors."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random
from typing import Final

import pytest

from moosekit.chance.comparison import SIGMAS
from moosekit.chance.questions import FAMILIES, Family
from tests.chance.questions import second_bouc, second_hands, second_house, second_mayhem, second_moustache
from tests.samples import samples

GAMES: Final = (second_moustache, second_hands, second_bouc, second_mayhem, second_house)
SECOND: Final = {slug: second for game in GAMES for slug, second in game.SECOND.items()}
TRIALS: Final = {slug: trial for game in GAMES for slug, trial in game.TRIALS.items()}
#: one line of algebra: there is nothing to try
ALGEBRA: Final = {"shout"}
#: simulated already
SIMULATED: Final = {"race"}
#: a median and a mode are no averages of trials
NO_AVERAGE: Final = {"median", "mode", "latest"}
#: a quotient and a number of rows are no averages either
NOTHING_TO_AVERAGE: Final = {("two-hands", "correlation"), ("rule-rows", "rows")}
#: where looking at every trick takes long, only some variants are looked at in `make test`
SLOW: Final = {"rule-card": 7, "row-order": 20, "race": 8}


def chosen(family: Family) -> list[int]:
    return list(range(0, len(family), samples(SLOW.get(family.slug, 1), 1)))


def test_no_family_is_left_out() -> None:
    slugs = {family.slug for family in FAMILIES}
    assert set(SECOND) == slugs
    assert set(TRIALS) | ALGEBRA | SIMULATED == slugs


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.id)
def test_every_variant_is_counted_a_second_time(family: Family) -> None:
    for number in chosen(family):
        told = family.told(number)
        assert family.ask(told).answer.value == SECOND[family.slug](told), told


@pytest.mark.parametrize("family", [one for one in FAMILIES if one.slug in TRIALS], ids=lambda family: family.id)
def test_simulation_agrees(family: Family) -> None:
    """The first and the last variant in ``make test``, all of them in ``make deep``."""
    numbers = range(len(family))
    for number in numbers if samples(0, 1) else dict.fromkeys((0, len(family) - 1)):
        told = family.told(number)
        if dict(told.pairs).get("asked") in NO_AVERAGE:
            continue
        if told.pairs[0] == ("players", 4) and family.slug == "row-order" and not samples(0, 1):
            continue  # nearly three seconds
        random = Random(f"{family.id}#{number}")
        tried = [TRIALS[family.slug](told, random) for _ in range(samples(1_500, 20_000))]
        values = [value for value in tried if value is not None]
        assert bool(values) != ((family.slug, dict(told.pairs).get("asked")) in NOTHING_TO_AVERAGE), told
        if not values:
            continue
        exact = float(family.ask(told).answer.value)
        mean = sum(values) / len(values)
        if set(values) <= {0.0, 1.0}:
            spread = exact * (1 - exact)
        else:
            spread = sum((value - mean) ** 2 for value in values) / len(values)
        assert abs(mean - exact) <= SIGMAS * sqrt(spread / len(values)) + 1e-12, (told, mean, exact)


def test_the_naive_rules_of_a_trick_can_fail() -> None:
    assert second_moustache.winner([(3, 2), (3, 10)], []) == (3, 10)
    assert second_moustache.winner([(3, 2), (3, 10)], ["twos-win"]) == (3, 2)
    assert second_moustache.winner([(0, 4), (3, 4)], ["twins-vanish"]) is None
    assert second_moustache.one_by_one(3, 4, 2) == Fraction(1, 2)
