"""Records of every game: what chance gave is in them, and the same seed gives the same game. Damage: tests/fuzz."""

from __future__ import annotations

import pytest

from moosekit.core.chance import Given, Seeded
from moosekit.core.ids import OPEN, SPECTATOR
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.session import Session
from moosekit.testing.looks import fingerprint
from tests.games.kits import Kit, every_game


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_games_replay_from_their_text(kit: Kit, seed: int) -> None:
    session = kit.session(seed, 300)
    text = write_record(kit.game, record_of(session))
    again = replay(kit.game, read_record(kit.game, text))
    assert fingerprint(kit.game, again.state) == fingerprint(kit.game, session.state)
    assert again.events(SPECTATOR) == session.events(SPECTATOR)
    assert write_record(kit.game, record_of(again)) == text


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_given_draws_play_the_same_game_again(kit: Kit, seed: int) -> None:
    """Whatever was mixed and drawn, also in the middle of the game, is kept."""
    session = kit.session(seed, 300)
    again = Session(kit.game, session.setup, Given(kit.game.drawn(session.state)))
    for move in session.moves:
        again.do(move.actor, move.action)
    assert again.events(OPEN) == session.events(OPEN)
    assert read_record(kit.game, write_record(kit.game, record_of(again))) == record_of(again)


@every_game
def test_a_seed_gives_the_same_game_every_time(kit: Kit) -> None:
    setup = kit.some_setup(1)
    one, other = (kit.game.start(setup, Seeded(11)).state for _ in range(2))
    assert one == other
    assert one != kit.game.start(setup, Seeded(12)).state
