"""Rounds as an experiment: the same rounds as ``simulate`` gives; two sets of rules compared on the same deals."""

from __future__ import annotations

import statistics

import pytest

from moosekit.batch import RoundLine, simulate
from moosekit.chance import rounds
from moosekit.core.stream import Stream

SAYS = "A round is played by chance; the stars of the pink team are noted."


def pink(line: RoundLine) -> int:
    return line.stars[0]


def test_a_sample_of_rounds_is_a_simulation() -> None:
    experiment = rounds("twins", SAYS, pink, row="twins-vanish", players=5)
    sample = experiment.run(300, seed=4)
    assert sample.values == tuple(pink(line) for line in simulate(300, seed=4, row="twins-vanish", players=5).lines())
    assert experiment.describe().startswith(SAYS)
    found = sample.mean(lambda stars: stars)
    assert found.value == pytest.approx(statistics.mean(map(float, sample.values)))
    assert found.standard_error == pytest.approx(statistics.stdev(map(float, sample.values)) / 300**0.5)
    assert len(found.batches) == 20
    assert experiment.trial(Stream(9)) == pink(simulate(1, seed=9, row="twins-vanish", players=5).line(0))


def test_the_reading_and_the_bots_are_those_of_the_experiment() -> None:
    row = "twos-win,threes-low"
    plain = rounds("plain", SAYS, pink, row=row).run(60, seed=4).values
    first = rounds("first", SAYS, pink, row=row, reading="first-word").run(60, seed=4).values
    lines = simulate(60, seed=4, row=row, reading="first-word").lines()
    assert first == tuple(pink(line) for line in lines) != plain
    greedy = rounds("greedy", SAYS, pink, bots="greedy").run(20, seed=4).values
    assert greedy == tuple(pink(line) for line in simulate(20, seed=4, bots="greedy").lines())
    assert greedy != rounds("plain", SAYS, pink).run(20, seed=4).values


def test_the_same_deals_make_a_difference_sharper() -> None:
    """Green stars below zero: every deal gives the pink team fewer or as many, which two samples apart cannot show."""
    plain, green = rounds("plain", SAYS, pink), rounds("green", SAYS, pink, row="green-negative")
    difference = green.against(plain, 500, seed=2)
    pairs = [
        one - other for one, other in zip(green.run(500, seed=2).values, plain.run(500, seed=2).values, strict=True)
    ]
    assert max(pairs) <= 0
    assert difference.estimate.value == pytest.approx(statistics.mean(map(float, pairs)))
    apart = (statistics.variance(map(float, plain.run(500, seed=2).values)) / 250) ** 0.5
    assert difference.estimate.standard_error < apart / 1.5
    assert str(difference).startswith("With the same deals for both, 500 times: “green” gives ")
    assert " less than “plain” on average (95 %: " in str(difference)
    assert difference.say("fr").startswith(
        "Avec les mêmes distributions pour les deux, 500 fois\u00a0: «\u00a0green\u00a0»"
    )


def test_results_that_are_no_numbers_want_to_be_told_how() -> None:
    plain = rounds("plain", SAYS, lambda line: line.stars)
    with pytest.raises(TypeError, match="is no whole number: say with number="):
        plain.against(plain, 3, seed=1)
    assert plain.against(plain, 3, seed=1, number=lambda stars: stars[1]).estimate.value == 0
