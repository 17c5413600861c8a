"""Bots play whole games by what they may see, the same game every time; greed beats chance."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from moosekit.bots import GreedyBot, RandomBot
from moosekit.core.awaits import Finite, OpenText, Over
from moosekit.core.bot import Bot, play
from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR, Seat
from moosekit.core.record import record_of
from moosekit.core.stream import Stream
from moosekit.games.moustache.actions import PLAY, Action, PlayCard
from moosekit.games.moustache.cards import AnimalCard
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.position import position
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import PLAYERS, Setup, standard
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView
from tests.games.moustache.playing import GAME

Player = Bot[Action, Event, MoustacheView]


def points(setup: Setup, seed: int, players: Sequence[Player]) -> tuple[int, ...]:
    session = play(GAME, setup, Seeded(seed), players, Stream.seeded(seed))
    awaits = GAME.awaits(session.state)
    assert isinstance(awaits, Over)
    return awaits.outcome.points


def chosen(state: State, seat: int) -> str:
    action = GreedyBot().choose(GAME.view(state, Seat(seat)), GAME.legal(state, Seat(seat)), Stream(1))
    assert isinstance(action, PlayCard)
    return action.card.code


@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_are_the_same_every_time(players: int) -> None:
    bots: list[Player] = [GreedyBot() if seat % 2 else RandomBot() for seat in range(players)]
    one, other = (play(GAME, standard(players), Seeded(5), bots, Stream(6)) for _ in range(2))
    assert record_of(one) == record_of(other)
    assert record_of(one) != record_of(play(GAME, standard(players), Seeded(5), bots, Stream(7)))


def test_greed_beats_chance() -> None:
    """One greedy seat of four against three that do anything: over 16 games it gets more than its quarter."""
    greedy = total = 0
    for seed in range(16):
        bots: list[Player] = [GreedyBot() if seat == seed % 4 else RandomBot() for seat in range(4)]
        result = points(standard(4), seed, bots)
        greedy, total = greedy + result[seed % 4], total + sum(result)
    assert 4 * greedy > 1.1 * total


def test_it_wins_stars_as_cheaply_as_it_can() -> None:
    state = position(standard(4), hands=["G0 G1", "P6 P8 P9", "G9 G2 O1", "G8 G3 O2"], trick="P5")
    assert chosen(state, 1) == "P6"


def test_it_keeps_strong_cards_where_no_star_is_to_be_had() -> None:
    hands = ["G0 G1", "P1 P8 P9", "G9 G2 O1", "G8 G3 O2"]
    assert chosen(position(standard(4), hands=hands, trick="P0"), 1) == "P1"


def test_it_gives_stars_to_a_partner_who_is_ahead() -> None:
    hands = ["G0 G1", "G6 G7", "P5 P10 P1", "G8 G3 P2"]
    assert chosen(position(standard(4), hands=hands, trick="B9 O1"), 2) == "P5"


def test_it_keeps_green_stars_away_when_they_hurt() -> None:
    lead = position(standard(4), hands=["P1 G4", "G5 G9", "G8 G1", "G7 G2"], row="green-negative")
    assert chosen(lead, 0) == "P1"


def test_it_passes_the_weakest_cards() -> None:
    state = GAME.start(Setup(4, row=row_of("pass-three")), Seeded(1)).state
    action = GreedyBot().choose(GAME.view(state, Seat(2)), GAME.legal(state, Seat(2)), Stream(1))
    assert action == max(
        (one for one in _actions(state, 2)), key=lambda one: -sum(c.index for c in getattr(one, "cards", ()))
    )


def _actions(state: State, seat: int) -> tuple[Action, ...]:
    options = GAME.legal(state, Seat(seat))
    assert isinstance(options, Finite)
    return options.actions


def test_the_monkey_takes_the_most_stars() -> None:
    state = position(standard(3), hands=["P5 G0", "monkey G1", "O4 G2"])
    for code in ("P5", "monkey", "O4"):
        state = GAME.apply(state, state.table.turn, PLAY[AnimalCard.of(code).index]).state
    action = GreedyBot().choose(GAME.view(state, Seat(1)), GAME.legal(state, Seat(1)), Stream(1))
    assert getattr(action, "card", None) is AnimalCard.of("P5")


def test_bots_say_what_they_cannot_do() -> None:
    state = position(standard(4), hands=["P1", "P2", "P3", "P4"])
    with pytest.raises(TypeError, match="plays a seat of Moustache"):
        GreedyBot().choose(GAME.view(state, SPECTATOR), GAME.legal(state, Seat(0)), Stream(1))
    with pytest.raises(TypeError, match="free text"):
        RandomBot().choose(None, OpenText("name"), Stream(1))
