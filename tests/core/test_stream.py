"""The definition of chance, byte by byte; the vectors are those of docs/stream.md."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.chance import Seeded
from moosekit.core.stream import GAMMA, LARGEST_DECK, MASK, Stream, mix64
from tests.samples import samples

SEVEN = Stream.seeded(7)
HALF = 2**63 + 1
"""Just over half of all words: nearly every second one is thrown away."""


def test_mix64() -> None:
    assert [mix64(z) for z in (0, 1, GAMMA, MASK)] == [
        0,
        0x5692161D100B05E5,
        0xE220A8397B1DCDAF,
        0xB4D055FCF2CBBD7B,
    ]


def test_words_are_those_of_splitmix64() -> None:
    """The published outputs of SplitMix64 for the seed 1234567."""
    assert [Stream(1234567).word(index) for index in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize(
    ("seed", "key", "first"),
    [
        (0, 0xE220A8397B1DCDAF, 0xA706DD2F4D197E6F),
        (1, 0x910A2DEC89025CC1, 0x5E41AB087439611E),
        (7, 0x63CBE1E459320DD7, 0xB8B4C2977EABCE45),
        (2**64 - 1, 0xE4D971771B652C20, 0x5DC20AA7B2A27137),
    ],
)
def test_seeds(seed: int, key: int, first: int) -> None:
    assert Stream.seeded(seed) == Stream(key)
    assert Stream(key).word(0) == first


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"the seed {seed} is out of range"):
        Stream.seeded(seed)
    with pytest.raises(ValueError, match="out of range"):
        Seeded(seed)


@pytest.mark.parametrize(
    ("label", "key"),
    [
        ("", 0x74B5ABCC66B8BDC1),
        ("a", 0xCBC2FA9CEA2395B9),
        ("deck", 0x23397EAF06F05ECD),
        ("round", 0x6D55F4E003E18490),
    ],
)
def test_children(label: str, key: int) -> None:
    assert SEVEN.child(label).key == key


def test_a_child_by_the_written_steps() -> None:
    """``ab``: fold in each byte, then the length."""
    key = mix64(((SEVEN.key ^ 0x61) + GAMMA) % 2**64)
    key = mix64(((key ^ 0x62) + GAMMA) % 2**64)
    assert SEVEN.child("ab").key == mix64(key ^ 2)
    assert SEVEN.child("ab") != SEVEN.child("a").child("b")


def test_a_label_is_ascii() -> None:
    with pytest.raises(UnicodeEncodeError):
        SEVEN.child("é")


def test_rounds_and_decisions() -> None:
    assert [SEVEN.round(index).key for index in range(3)] == [
        0xB01A60A6425E9ADF,
        0x20527F8A988C85DE,
        0x2D3BFDAD850D5681,
    ]
    assert SEVEN.round(2).key == SEVEN.child("round").word(2)
    assert [SEVEN.at(index).key for index in range(2)] == [SEVEN.word(0), SEVEN.word(1)]


def test_numbers_below() -> None:
    assert [SEVEN.below(limit) for limit in (1, 2, 6, 44, 1000, 10**18, 2**64)] == [
        0,
        1,
        3,
        9,
        221,
        309476754707697221,
        13309476754707697221,
    ]
    assert [SEVEN.below(6, index) for index in range(12)] == [3, 2, 1, 1, 4, 4, 2, 4, 2, 5, 2, 2]


def test_a_word_of_the_last_stretch_is_drawn_again_under_a_child_key() -> None:
    zero = Stream.seeded(0)
    assert zero.word(0) == 0xA706DD2F4D197E6F >= HALF
    assert zero.child("again").word(0) >= HALF
    assert zero.below(HALF) == zero.child("again").child("again").word(0) == 8619952987508263384
    assert Stream.seeded(3).below(HALF) == 4929332321386179708
    stream, thrown = Stream.seeded(3), 0
    while stream.word(0) >= HALF:
        stream, thrown = stream.child("again"), thrown + 1
    assert (stream.word(0), thrown) == (4929332321386179708, 5)


@given(st.integers(0, MASK), st.integers(1, 2**64), st.integers(0, 1000))
def test_a_number_is_below_its_limit(key: int, limit: int, index: int) -> None:
    assert 0 <= Stream(key).below(limit, index) < limit


@pytest.mark.parametrize("limit", [0, -3, 2**64 + 1])
def test_a_limit_that_no_word_can_serve_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        SEVEN.below(limit)


def test_every_number_is_equally_likely() -> None:
    """Exact counts of a fixed run; a chi-square of 5 degrees is below 20.5 in 99.9 % of runs."""
    count = samples(6_000, 600_000)
    seen = Counter(SEVEN.below(6, index) for index in range(count))
    assert sum((seen[face] - count / 6) ** 2 / (count / 6) for face in range(6)) < 20.5


def test_shuffles() -> None:
    assert SEVEN.shuffle(5) == (4, 2, 3, 1, 0)
    assert SEVEN.child("deck").shuffle(44)[:10] == (5, 33, 32, 9, 0, 27, 42, 13, 21, 11)
    assert (SEVEN.shuffle(0), SEVEN.shuffle(1)) == ((), (0,))


def test_a_shuffle_by_the_written_steps() -> None:
    words = [SEVEN.word(card) for card in range(LARGEST_DECK)]
    by_word = sorted(range(LARGEST_DECK), key=lambda card: (words[card] >> 7, card))
    assert SEVEN.shuffle(LARGEST_DECK) == tuple(by_word)


@given(st.integers(0, MASK), st.integers(0, LARGEST_DECK))
def test_a_shuffle_keeps_every_card(key: int, size: int) -> None:
    assert sorted(Stream(key).shuffle(size)) == list(range(size))


@pytest.mark.parametrize("size", [-1, 129])
def test_a_deck_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"cannot shuffle {size} cards"):
        SEVEN.shuffle(size)


def test_every_order_of_three_cards_is_equally_likely() -> None:
    count = samples(6_000, 600_000)
    seen = Counter(SEVEN.at(index).shuffle(3) for index in range(count))
    assert len(seen) == 6
    assert sum((times - count / 6) ** 2 / (count / 6) for times in seen.values()) < 20.5


def test_a_label_of_a_game_is_a_path_of_children_and_rounds() -> None:
    stream = Seeded(7).stream("moustache", ("round", 0, "deck"))
    assert stream == SEVEN.child("moustache").child("round").round(0).child("deck")
    assert stream.key == 0xB055757A106E240E
    assert Seeded(7).shuffle("moustache", ("round", 0, "deck"), tuple("abcdefghij")) == tuple("eghadibjfc")
