"""What whoever installs moosekit tries first; started in an empty folder, it prints where moosekit came from.

It needs nothing but moosekit and what moosekit asks for, on every Python that moosekit allows.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import moosekit
from moosekit import GameTable, Trick, TrickStepper
from moosekit.bots import bot
from moosekit.core.awaits import Over
from moosekit.core.bot import play
from moosekit.core.chance import Seeded
from moosekit.core.stream import Stream
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.setup import Setup

CARDS = ("O5 O9 O3 G2", "twos-win,threes-low")


def command(*words: str) -> str:
    """What the command line says."""
    program = [sys.executable, "-X", "utf8", "-m", "moosekit"]
    done = subprocess.run([*program, *words], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def a_game_is_played_to_its_end() -> None:
    game, greedy = Moustache(), bot("greedy", "moustache")
    played = play(game, Setup(players=4, row=(), rounds=1), Seeded(7), [greedy] * 4, Stream.seeded(1))
    over = game.awaits(played.state)
    assert isinstance(over, Over)
    assert over.outcome.points == (0, 3, 1, 0)


def every_game_is_known_to_the_command_line() -> None:
    for game in ("moustache", "moose-match-mayhem", "face-de-bouc", "moose-in-the-house"):
        assert command("simulate", game, "--rounds", "1")


def a_trick_is_explained_in_both_languages() -> None:
    cards, row = CARDS
    assert Trick.parse(cards, row=row).winner == 2
    assert "Threes go low: a 3 is there." in command("explain", cards, "--row", row)
    assert "(Un 3 et le petit gagne, règle 8.4)" in command("explain", cards, "--row", row, "--language", "fr")


def widgets_show_and_become_pages() -> None:
    cards, row = CARDS
    with TrickStepper(Trick.parse(cards, row=row)) as stepper:
        shown = stepper._repr_mimebundle_()  # pyright: ignore[reportPrivateUsage]  # a notebook calls it
        assert shown is not None
        assert "application/vnd.jupyter.widget-view+json" in shown[0]
        assert stepper.to_html("trick.html").stat().st_size > 50_000
    with GameTable("moustache", seat=None, seed=7) as table:
        assert "<script" in table.to_html("table.html").read_text(encoding="utf-8")


if __name__ == "__main__":
    a_game_is_played_to_its_end()
    every_game_is_known_to_the_command_line()
    a_trick_is_explained_in_both_languages()
    widgets_show_and_become_pages()
    sys.stdout.write(str(Path(moosekit.__file__)))
