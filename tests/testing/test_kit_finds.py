"""The kit finds what it is there to find: for each promise a game that breaks it, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from moosekit.core.ids import Seat
from moosekit.testing import Nonconforming, Report, conformance
from moosekit.testing.whist import Setup, Whist
from moosekit.testing.whist_cards import CARDS
from moosekit.testing.whist_words import titles
from tests.testing import broken_games as broken


def kit(game: Whist, *, most: int = 100) -> Report:
    setups = [(Setup("♥", Seat(1)), 4)]
    return conformance(
        game,
        setups,
        [1],
        lambda _setup: CARDS[::7],
        every=9,
        most=most,
        titles=titles(),
        points=broken.points,
    )


def test_the_true_game_passes() -> None:
    assert kit(Whist())[0] == 1


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (broken.Undecided, "options are in the game's order"),
        (broken.Backwards, "options are in the game's order"),
        (broken.Unwritten, "options are in the game's order"),
        (broken.Doubling, "options are there once each"),
        (broken.Pushy, "has options when asked only"),
        (broken.Forbidding, "what is offered may be done"),
        (broken.Scribbling, "apply leaves the state before it alone"),
        (broken.Whimsical, "a record replays from what was drawn"),
        (broken.Forgetting, "a record replays from what was drawn"),
        (broken.Misreading, "is read back as it was written"),
        (broken.Infinite, "can be read back — not so after move 0 .*Infinity is no number"),
        (broken.Untitled, r"'unheard' of 'own:whist' has no title .* titles=\{'unheard': …\}"),
        (broken.Trumpless, "a set-up is read back as it was written"),
        (broken.Hashing, "in another process"),
        (broken.Stuck, "somebody is asked until the game is over"),
        (broken.Losing, r"cards are conserved \(.+\)"),
        (broken.Cheating, "are the sum .* of what events gave"),
        (broken.Uneven, "every seat has one place"),
        (broken.Silent, "Dealt is explained"),
        (broken.Peeping, "the view tells 0 nothing"),
        (broken.Unwrapping, "the view of .* holds no secrets"),
        (broken.Miscounting, "everybody counts the same cards"),
    ],
)
def test_a_broken_game_is_found(game: Callable[[], Whist], promise: str) -> None:
    with pytest.raises(Nonconforming, match=promise):
        kit(game())


def test_where_nothing_is_played_nothing_is_found_right() -> None:
    """An empty list of set-ups or seeds would pass any game."""
    for setups, seeds in (([], [1]), ([(Setup("♥", Seat(1)), 4)], [])):
        with pytest.raises(ValueError, match="no game was played: give at least one set-up and one seed"):
            conformance(Whist(), setups, seeds, lambda _setup: CARDS[::7])


def test_a_game_that_does_not_end_in_time_is_found() -> None:
    """It has 52 moves."""
    with pytest.raises(Nonconforming, match="the game ends within 51 moves"):
        kit(Whist(), most=51)
    assert kit(Whist(), most=53).games == 1


def test_a_game_of_the_program_itself_is_not_looked_for_elsewhere() -> None:
    """Its class has no module that another process could import; the report says that nothing was played there."""
    program = (
        "from tests.testing.test_kit_finds import kit, Whist\nclass Mine(Whist): pass\nprint(kit(Mine()).elsewhere)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["0"]
