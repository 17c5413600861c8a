"""Python's side of the golden file; the front ends' side is widgets/tests/art.test.ts."""

import json

from tests.draw.gallery import GOLDEN, golden


def test_every_picture_is_as_in_the_golden_file() -> None:
    assert golden() == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_different_cards_look_different() -> None:
    digests = golden()["digests"]
    assert isinstance(digests, dict)
    assert len(set(digests.values())) == len(digests)
