"""Experiments: the same everywhere, described, and in agreement with what is exact."""

from __future__ import annotations

import re
from fractions import Fraction
from math import inf

import pytest

from moosekit.chance import Deck, Dist, Drawing, Experiment, Sample, TooManyCards, Uncountable, hands, hypergeometric
from moosekit.chance.comparison import Compared
from moosekit.chance.drawing import Drawer, below, hand_of
from moosekit.core.stream import Stream
from tests.samples import samples

DECK = Deck({"blue": 11, "other": 33})
BLUES = hands("blues", "Ten cards are dealt; the blue ones are counted.", DECK, 10, lambda hand: hand.count("blue"))


def test_a_sample_agrees_with_what_is_exact() -> None:
    sample = BLUES.run(samples(2_000, 50_000), seed=7)
    comparison = sample.compare(hypergeometric(DECK, 10, lambda card: card == "blue"))
    assert comparison.agrees()
    assert comparison.largest_gap > 0


def test_the_wrong_model_is_found_out() -> None:
    """With every card put back the variance is larger: here it shows."""
    wrong = hands("blues", BLUES.says, DECK, 10, lambda hand: hand.count("blue"), Drawing.PUT_BACK)
    comparison = wrong.run(5_000, seed=7).compare(hypergeometric(DECK, 10, lambda card: card == "blue"))
    assert not comparison.agrees()


def test_the_same_seed_gives_the_same_sample() -> None:
    assert BLUES.run(20, seed=7) == BLUES.run(20, seed=7)
    assert BLUES.run(20, seed=7) != BLUES.run(20, seed=8)
    assert BLUES.run(40, seed=7).values[:20] == BLUES.run(20, seed=7).values


def test_an_experiment_with_hands_has_its_name_and_says_what_is_done() -> None:
    one = hands("pairs", "Two cards are dealt.", DECK, 2, lambda hand: hand[0] == hand[1])
    assert (one.name, one.describe()) == ("pairs", "Two cards are dealt. A drawn card stays out: nothing is put back.")


def test_a_description_says_whether_cards_go_back() -> None:
    assert BLUES.describe().endswith("A drawn card stays out: nothing is put back.")
    wrong = Experiment("coin", "On lance une pièce.", Drawing.PUT_BACK, lambda stream: stream.below(2))
    assert wrong.describe("fr") == "On lance une pièce. Chaque carte tirée est remise avant le tirage suivant."


def test_what_came_in_batches() -> None:
    sample = Sample(tuple("HHTHTTH"), 1)
    assert sample.running(lambda side: side == "H")[-1] == pytest.approx(4 / 7)
    assert sample.batches(3, lambda side: side == "H") == [2 / 3, 1 / 3]
    assert sample.batches(7, lambda side: side == "H") == [4 / 7]
    assert sample.batches(1, lambda side: side == "H") == [1, 1, 0, 1, 0, 0, 1]
    for size in (0, 8):
        with pytest.raises(Uncountable, match=f"batches of {size} from 7 values: expected 1 to 7"):
            sample.batches(size, bool)


def test_what_cannot_come_has_an_endless_gap() -> None:
    comparison = Sample((1, 1, 2), None).compare(Dist({1: 1, 2: 0, 3: 0}))
    assert [row.gap for row in comparison.rows] == [-inf, inf, 0.0]
    assert not comparison.agrees()
    assert "cannot come" in str(comparison)


def test_every_outcome_has_its_count_and_its_chance() -> None:
    """Those that never came, and those that cannot come, too."""
    comparison = Sample((1, 1, 3), None).compare(Dist({1: 1, 2: 1}))
    half, none = Fraction(1, 2), Fraction(0)
    assert comparison.rows == (
        Compared(1, half, 2, Fraction(2, 3), 3),
        Compared(2, half, 0, none, 3),
        Compared(3, none, 1, Fraction(1, 3), 3),
    )


def test_a_seed_gives_these_very_trials() -> None:
    assert BLUES.run(8, seed=7).values == (2, 3, 4, 4, 4, 1, 2, 1)
    assert BLUES.run(1, seed=7).values == (2,)
    assert (BLUES.run(1, seed=7).seed, Dist.uniform("ab").sample(Stream.seeded(7), 2).seed) == (7, None)
    coin = Experiment("coin", "", Drawing.PUT_BACK, BLUES.trial, lambda n, seed: tuple(range(seed, seed + n)))
    assert coin.run(3, seed=7) == Sample((7, 8, 9), 7)


def test_how_a_sample_is_written() -> None:
    assert repr(Sample((1,), None)) == "Sample(1 values, a stream)"
    assert repr(Sample((1, 2), 7)) == "Sample(2 values, seed 7)"


def test_the_share_of_an_event() -> None:
    share = Sample(tuple("HTHH"), 7).share(lambda side: side == "H")
    assert (share.value, share.n) == (0.75, 4)


@pytest.mark.parametrize(("results", "said"), [((3, 5), "more"), ((-3, -5), "less"), ((0, 0), "more")])
def test_a_difference_is_told_without_a_sign(results: tuple[int, ...], said: str) -> None:
    """Less by so much is told as more by so much, its bounds from the small one to the large one."""

    def experiment(name: str, values: tuple[int, ...]) -> Experiment[int]:
        return Experiment(name, "", Drawing.KEPT_OUT, lambda _: 0, lambda _n, _seed: values)

    difference = experiment("one", results).against(experiment("other", (0, 0)), 2, seed=1)
    mirror = experiment("one", tuple(map(abs, results))).against(experiment("other", (0, 0)), 2, seed=1)
    assert str(difference) == str(mirror).replace(" more than ", f" {said} than ")
    assert (difference.one, difference.other) == ("one", "other")


@pytest.mark.parametrize(
    ("results", "says"),
    [
        ((1, 0), "0.5 more than “other” on average (95 %: -0.48 to 1.48)"),
        ((0, -1), "0.5 less than “other” on average (95 %: -0.48 to 1.48)"),
        ((1, -1), "0 more than “other” on average (95 %: -1.96 to 1.96)"),
    ],
)
def test_a_difference_in_whole(results: tuple[int, ...], says: str) -> None:
    one = Experiment("one", "", Drawing.KEPT_OUT, lambda _: 0, lambda _n, _seed: results)
    other = Experiment("other", "", Drawing.KEPT_OUT, lambda _: 0, lambda _n, _seed: (0, 0))
    assert str(one.against(other, 2, seed=1)) == f"With the same deals for both, 2 times: “one” gives {says}."


def test_a_difference_in_french_has_french_numbers() -> None:
    one = Experiment("un", "", Drawing.KEPT_OUT, lambda _: 0, lambda n, _: (0, 3) * (n // 2))
    other = Experiment("autre", "", Drawing.KEPT_OUT, lambda _: 0, lambda n, _: (0,) * n)
    said = one.against(other, 12_000, seed=1).say("fr")
    assert "12\u202f000 fois" in said
    assert re.findall(r"[0-9],[0-9]+", said) == ["1,5", "1,473", "1,527"]


def test_refused() -> None:
    with pytest.raises(Uncountable, match=r"^after -1 trials: expected 0 or more$"):
        BLUES.run(1, seed=1, after=-1)
    with pytest.raises(Uncountable, match="0 trials: expected 1 or more"):
        BLUES.run(0, seed=1)
    with pytest.raises(ValueError, match="the seed is -1: expected a whole number"):
        BLUES.run(1, seed=-1)
    with pytest.raises(Uncountable, match=r"^a sample of no values: run at least one trial$"):
        Sample((), 1)
    with pytest.raises(Uncountable, match="a sample of no values"):
        Dist.uniform("ab").sample(Stream.seeded(1), 0)
    with pytest.raises(TooManyCards, match="cannot deal 60 cards from a deck of 44"):
        hand_of(DECK, 60, Stream.seeded(1))
    assert len(hand_of(DECK, 60, Stream.seeded(1), Drawing.PUT_BACK)) == 60


def test_numbers_beyond_a_word() -> None:
    limit = 3 << 70
    drawn = [below(Stream.seeded(3), limit, index) * 3 // limit for index in range(900)]
    assert Sample(tuple(drawn), 3).compare(Dist.uniform(range(3))).agrees()
    assert below(Stream.seeded(3), 6, 5) == Stream.seeded(3).below(6, 5)
    assert [below(Stream.seeded(3), limit) for limit in (6, 3 << 70)] == [
        below(Stream.seeded(3), limit, 0) for limit in (6, 3 << 70)
    ]


def test_below_a_power_of_two_no_number_is_drawn_again() -> None:
    """Any 65 bits will do below 2 to the power of 65: the first word, and the first bit of the second."""
    for index in range(40):
        stream = Stream.seeded(3).at(index)
        assert below(Stream.seeded(3), 1 << 65, index) == stream.word(0) << 1 | stream.word(1) >> 63


@pytest.mark.parametrize("limit", [(1 << 64) + 1, 3 << 70, 5 << 126])
def test_numbers_beyond_a_word_are_the_same_everywhere(limit: int) -> None:
    """As many bits as the limit needs, cut from the words in a row; too large a number is drawn again."""
    bits = len(f"{limit - 1:b}")
    again = 0
    for index in range(40):
        stream = Stream.seeded(3).at(index)
        while True:
            row = "".join(f"{stream.word(place):064b}" for place in range(3))
            number = int(row[: 64 * -(-bits // 64)][:bits], 2)
            if number < limit:
                break
            stream, again = stream.child("again"), again + 1
        assert below(Stream.seeded(3), limit, index) == number
    assert again > 0
    assert below(Stream.seeded(3), 1 << 64, 5) == Stream.seeded(3).below(1 << 64, 5)


def test_the_limit_itself_is_drawn_again() -> None:
    stream = Stream.seeded(3)
    drawn = [stream.at(index).word(0) << 1 | stream.at(index).word(1) >> 63 for index in range(20)]
    limits = [(limit, index) for index, limit in enumerate(drawn) if limit > 1 << 64]
    assert limits
    assert all(below(stream, limit, index) < limit for limit, index in limits)


def test_a_card_put_back_may_come_again_at_any_place() -> None:
    stream, deck = Stream.seeded(3), Deck.of(range(44))
    hand = hand_of(deck, 60, stream, Drawing.PUT_BACK)
    assert hand == tuple(stream.below(44, place) for place in range(60))
    assert 1 < len(set(hand)) < 60


def test_a_sample_that_is_off_by_just_so_many_standard_errors() -> None:
    comparison = Sample(tuple("HTHH"), 7).compare(Dist.uniform("HT"))
    assert comparison.largest_gap == 1.0
    assert comparison.agrees(1.0)
    assert not comparison.agrees(0.99)


def test_outcomes_without_ways_are_never_drawn() -> None:
    dist = Dist({"no": 0, "a": 1, "never": 0, "b": 2, "last": 0})
    sample = dist.sample(Stream.seeded(5), 600)
    assert set(sample.values) == {"a", "b"}
    assert sample.compare(dist).agrees()
    assert Drawer(dist).draw(Stream.seeded(5), 3) == sample.values[3]
    numbers = Drawer(Dist.uniform(range(1000)))
    assert numbers.draw(Stream.seeded(5)) == numbers.draw(Stream.seeded(5), 0) != numbers.draw(Stream.seeded(5), 1)


def test_the_standard_error() -> None:
    row = Sample((True,) * 60 + (False,) * 40, 1).compare(Dist.uniform([True, False])).rows[1]
    assert (row.outcome, row.share, row.standard_error) == (True, Fraction(60, 100), 0.05)
