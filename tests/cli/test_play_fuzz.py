"""Whatever is typed: no traceback, nothing lost, and the record of it replays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from moosekit.core.stream import Stream
from tests.cli.person import Table
from tests.cli.test_play import GAMES
from tests.samples import samples

LINES = (
    *("", "1", "2", "3", "1", "2", "1 700", "2 350", "3 9900", "4 12000", "1 0", "99 1", "-1"),
    *("hint", "undo", "undo", "redo", "why", "table", "rules", "rules 1.1", "help", "save", "undo it"),
    *("P2 P8 G3", "G0 G1", "pigeon", "B10", "HC>2", "M.kit>2 kit9", "D>kit", "discard T", "pass", "trap", "no trap"),
    *("heads", "tails", "brown", "neither", "@900", "a@640", "flip", "hands-off", "time-up", "²", "١", "1_0"),
    *("Zorro", "Zorro @ 900", "zoro@1", "@", "Zorro @ 99999999", "“undo”", "n" * 500, "\x1b[2J", "é" * 41, "\ud800"),
)


def lines(stream: Stream, count: int) -> Iterator[str]:
    for index in range(count):
        yield LINES[stream.below(len(LINES), index)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(samples(2, 60)))
def test_nothing_that_is_typed_breaks_a_game(table: Table, tmp_path: Path, game: str, seed: int) -> None:
    file = tmp_path / "game.json"
    typed = [*lines(Stream.seeded(seed).child("typed"), 150), f"save --names {file}"]
    played = table.say(game, "--players", "3", "--seed", str(seed), lines=typed)
    assert (played.code, played.errors) == (0, "")
    assert "\x1b" not in played.screen
    assert table.run("replay", str(file)).code == 0
