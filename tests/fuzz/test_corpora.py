"""The texts that fuzzing has kept: each is read or refused as it should be, and within its time."""

from __future__ import annotations

import pytest

from tests.fuzz.guided import TARGETS
from tests.fuzz.guided.corpus import KEPT, kept, seeds
from tests.fuzz.guided.harness import harness, try_one
from tests.fuzz.guided.texts import read, written

MOST_BYTES = 300_000


@pytest.mark.parametrize("target", TARGETS)
def test_kept_texts_and_those_to_begin_with(target: str) -> None:
    tried = harness(target)
    for text in (*seeds(target), *kept(target)):
        try_one(tried, text)


def test_every_target_has_a_small_corpus() -> None:
    assert sorted(path.name for path in KEPT.iterdir()) == sorted(TARGETS)
    for target in TARGETS:
        assert 0 < sum(map(len, kept(target))) < MOST_BYTES


@pytest.mark.parametrize("text", ["P2\n«é»", "\x00\x07\ud800\udfff\U000e0001\u00a0", "{\\u}"])
def test_any_text_can_be_kept_as_signs_that_can_be_seen(text: str) -> None:
    assert read(written(text)) == text
    assert written(text).decode().replace("\n", "").isprintable()
