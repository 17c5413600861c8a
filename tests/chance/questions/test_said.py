"""What questions say, hints, steps, slips and reasons, as it was read once."""

from __future__ import annotations

import pytest

from moosekit.testing import golden_fault
from tests.chance.questions.said import FOLDER, GAMES, golden_text


@pytest.mark.parametrize("game", GAMES)
def test_questions_say_what_they_said(game: str) -> None:
    fault = golden_fault(FOLDER / f"{game}.txt", golden_text(game))
    assert fault is None, f"{fault}\n\nIf this is meant: python -m tests.chance.questions.said"


def test_there_is_a_golden_for_every_game() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
