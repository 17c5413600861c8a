"""Types keep states out of a bot's reach: whoever asks for one is refused by the type checker."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]

BOT = """
    from __future__ import annotations

    from moosekit.bots import RandomBot
    from moosekit.core.awaits import Options
    from moosekit.core.bot import Bot, play
    from moosekit.core.chance import Seeded
    from moosekit.core.stream import Stream
    from moosekit.games.moustache.actions import Action
    from moosekit.games.moustache.events import Event
    from moosekit.games.moustache.game import Moustache
    from moosekit.games.moustache.setup import standard
    from moosekit.games.moustache.state import State
    from moosekit.games.moustache.view import MoustacheView


    class Player:
        def hear(self, event: Event) -> Player:
            return self

        def choose(self, view: {what}, options: Options[Action], stream: Stream) -> Action:
            return {answer}


    bots: list[Bot[Action, Event, MoustacheView]] = [Player()] * 4
    play(Moustache(), standard(4), Seeded(1), bots, Stream(1))
"""
SNIPPETS = {
    "honest": ("MoustacheView", "RandomBot().choose(view, options, stream)"),
    "asks_for_the_state": ("State", "RandomBot().choose(view, options, stream)"),
    "looks_for_the_state": ("MoustacheView", "RandomBot().choose(view.table, options, stream)"),
    "plays_another_game": ("MoustacheView", "'play something'"),
}


def test_a_bot_that_wants_a_state_is_a_type_error(tmp_path: Path) -> None:
    for name, (what, answer) in SNIPPETS.items():
        (tmp_path / f"{name}.py").write_text(dedent(BOT).format(what=what, answer=answer), encoding="utf-8")
    files = [str(tmp_path / f"{name}.py") for name in SNIPPETS]
    command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", *files]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    faults = {name: [line for line in told.splitlines() if f"/{name}.py" in line] for name in SNIPPETS}
    assert faults["honest"] == [], told
    assert any('List item 0 has incompatible type "Player"' in line for line in faults["asks_for_the_state"]), told
    assert any('has no attribute "table"' in line for line in faults["looks_for_the_state"]), told
    assert any("Incompatible return value type" in line for line in faults["plays_another_game"]), told
