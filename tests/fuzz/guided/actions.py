"""Actions of all games as data: a line ``game seed moves`` for a place, then lines of an actor and an action."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from moosekit.core.ids import CLOCK, Actor, Seat
from moosekit.core.json_data import BadData, canonical, parse
from moosekit.core.session import Session
from moosekit.testing.states import viewers
from tests.fuzz.guided.harness import check_refusal, done
from tests.fuzz.guided.records import KIT_OF
from tests.fuzz.guided.texts import read
from tests.games.kits import Kit

PLACE: Final = re.compile(r"(\w+) ([0-9]{1,2}) ([0-9]{1,3})")
MOST_MOVES: Final = 80
MOST_LINES: Final = 30


def one(data: bytes) -> None:
    """Each action is done or refused; what is refused, and what is read, leaves the state as it was."""
    first, *lines = read(data).split("\n")
    place = PLACE.fullmatch(first)
    kit = None if place is None else KIT_OF.get(place[1])
    if place is None or kit is None:
        return
    game = _game(kit, int(place[2]) % 20)
    state = game.state_at(int(place[3]) % (game.length + 1))
    for line in lines[:MOST_LINES]:
        try:
            move = _read(kit, line)
        except BadData as fault:
            check_refusal(fault)
            continue
        if move is not None:
            state = done(kit.game, state, *move)
    for viewer in viewers(game.setup.players):
        canonical(kit.game.view(state, viewer))


@cache
def _game(kit: Kit, seed: int) -> Session[Any, Any, Any, Any, Any]:
    return kit.session(seed, MOST_MOVES)


def _read(kit: Kit, line: str) -> tuple[Actor, object] | None:
    """An actor, the clock or any number, and the game's own reading of the action, which it must write the same."""
    entry = parse(line).items()
    if len(entry) != 2:
        return None
    who, what = entry
    actor: Actor = CLOCK if who.value == "clock" else Seat(who.whole(-2, 20))
    action = kit.game.read_action(what)
    written = json.dumps(kit.game.write_action(action))
    assert kit.game.read_action(parse(written)) == action
    return actor, action


def seeds() -> Iterator[str]:
    """A few moves from several places of some games."""
    for kit in KIT_OF.values():
        for seed in range(4):
            game = _game(kit, seed)
            for begin in range(0, game.length, 1 + game.length // 3):
                moves = game.moves[begin : begin + 5]
                lines = [json.dumps([one.actor, kit.game.write_action(one.action)]) for one in moves]
                yield "\n".join([f"{kit.package} {seed} {begin}", *lines])
