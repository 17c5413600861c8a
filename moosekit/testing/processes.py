"""Same seed, same game, in any process: records are played again in one with another order of hashes.

Two processes differ in the order of their sets and in what they did before; what seats may do, see and hear may not.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from typing import Final, TypeVar, cast

from moosekit.core.awaits import asked
from moosekit.core.game import Game
from moosekit.core.ids import OPEN
from moosekit.core.json_data import canonical
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.session import Session
from moosekit.testing.faults import require

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
PROGRAM: Final = "from moosekit.testing.processes import again; again()"


def check_elsewhere(game: Game[P, S, A, E, V], sessions: Sequence[Session[P, S, A, E, V]]) -> int:
    """Plays the sessions again in another process and compares; gives how many, none where it cannot find the game."""
    if type(game).__module__ == "__main__" or not sessions:
        return 0
    records = [write_record(game, record_of(session)) for session in sessions]
    sent = json.dumps({"game": pickle.dumps(game).hex(), "records": records})
    hashes = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    there = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=sent, env=there, capture_output=True, text=True, check=False
    )
    told = (ran.stderr.strip().splitlines() or [""])[-1]
    where = f"in another process ({told})" if told else "in another process"
    require(ran.returncode == 0, "a game is played again", where)
    for session, seen in zip(sessions, ran.stdout.split(), strict=True):
        same = seen == all_seen(session)
        require(same, f"the game of {session.chance!r} with {session.setup!r} goes the same way", where)
    return len(sessions)


def again() -> None:
    """What the other process does: plays the records that come in and prints what was seen, one line each."""
    sent = json.load(sys.stdin)
    # what comes in was written by the process that started this one, a few lines above
    game = cast("Game[object, object, object, object, object]", pickle.loads(bytes.fromhex(sent["game"])))  # noqa: S301
    for text in sent["records"]:
        sys.stdout.write(f"{all_seen(replay(game, read_record(game, text)))}\n")


def all_seen(session: Session[P, S, A, E, V]) -> str:
    """A digest of all that could be done and heard in a session, in its order, and of what was seen in the end."""
    game, sha = session.game, hashlib.sha256()
    for position in range(session.position + 1):
        state = session.state_at(position)
        options = [game.legal(state, seat) for seat in asked(game.awaits(state))]
        sha.update(canonical(tuple(options)).encode())
    sha.update(canonical((game.view(session.state, OPEN), session.events(OPEN))).encode())
    return sha.hexdigest()
