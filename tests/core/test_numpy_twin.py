"""The stream in Python integers and in NumPy's uint64 gives the same numbers, on thousands of keys."""

from __future__ import annotations

import numpy as np
import pytest

from moosekit.core.stream import LARGEST_DECK, Stream
from tests.core import numpy_stream as twin
from tests.samples import samples

COUNT = samples(2_000, 100_000)
SEEDS = [*range(COUNT - 3), 2**63, 2**64 - 2, 2**64 - 1]
STREAMS = [Stream.seeded(seed) for seed in SEEDS]
KEYS = twin.seeded(np.array(SEEDS, dtype=np.uint64))


def test_keys() -> None:
    assert KEYS.tolist() == [stream.key for stream in STREAMS]


@pytest.mark.parametrize("index", [0, 1, 43, 127, 2**32])
def test_words(index: int) -> None:
    assert twin.word(KEYS, index).tolist() == [stream.word(index) for stream in STREAMS]


@pytest.mark.parametrize("label", ["", "a", "deck", "round", "moose-match-mayhem"])
def test_children(label: str) -> None:
    assert twin.child(KEYS, label).tolist() == [stream.child(label).key for stream in STREAMS]


@pytest.mark.parametrize("index", [0, 1, 2**20])
def test_rounds(index: int) -> None:
    assert twin.round_key(KEYS, index).tolist() == [stream.round(index).key for stream in STREAMS]


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 44, 1000, 2**63, 2**63 + 1, 3 * 2**62, 2**64 - 1, 2**64])
def test_numbers_below(limit: int) -> None:
    assert twin.below(KEYS, limit, 1).tolist() == [stream.below(limit, 1) for stream in STREAMS]


@pytest.mark.parametrize("size", [0, 1, 2, 44, 56, 94, LARGEST_DECK])
def test_shuffles(size: int) -> None:
    assert twin.shuffle(KEYS, size).tolist() == [list(stream.shuffle(size)) for stream in STREAMS]


def test_a_whole_run_of_rounds_at_once() -> None:
    """Many rounds of one seed: the round numbers are the array, as the batch simulator has it."""
    rounds = np.arange(COUNT, dtype=np.uint64)
    key = np.full(COUNT, Stream.seeded(7).key, dtype=np.uint64)
    decks = twin.shuffle(twin.child(twin.round_key(key, rounds), "deck"), 44)
    one_by_one = [Stream.seeded(7).round(number).child("deck").shuffle(44) for number in range(COUNT)]
    assert decks.tolist() == [list(deck) for deck in one_by_one]
