"""Python's side of the golden file; the front ends' side is widgets/tests/art.test.ts."""

import json

from moosekit.draw.art import table
from tests.draw.gallery import GOLDEN, golden, pictures


def test_every_picture_is_as_in_the_golden_file() -> None:
    assert golden() == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_different_cards_look_different() -> None:
    one_size_for_all = [f"card {back} 40" for back in table("cards") if back.startswith("back")]
    drawings = [svg.partition("</desc>")[2] for name, svg in pictures() if name not in one_size_for_all]
    assert len(set(drawings)) == len(drawings)
