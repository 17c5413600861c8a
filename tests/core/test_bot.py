"""The one driver: bots get their seat's views and events only, and chance of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest

from moosekit.core.awaits import Finite, Options, Over
from moosekit.core.bot import play
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, Seat, seats
from moosekit.core.json_data import canonical
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from tests.kernel import grab_game, pass_game, shout_game, trap_game
from tests.kernel.pass_game import Pass, PassGame, Row, RowCard


@dataclass(frozen=True, slots=True)
class Anybody:
    """Takes any option, and remembers what it heard and saw."""

    heard: tuple[trap_game.Event, ...] = ()
    told: Callable[[trap_game.Sight], object] = field(default=lambda _: None)

    def hear(self, event: trap_game.Event) -> Anybody:
        return replace(self, heard=(*self.heard, event))

    def choose(self, view: trap_game.Sight, options: Options[trap_game.Action], stream: Stream) -> trap_game.Action:
        self.told(view)
        assert isinstance(options, Finite)
        action: trap_game.Action = options.actions[stream.below(len(options.actions))]
        return action


@dataclass(frozen=True, slots=True)
class Passer:
    """Passes the cards at its own place among the options; its choice depends on the view only."""

    place: int

    def hear(self, event: pass_game.Event) -> Passer:
        return self

    def choose(self, view: pass_game.Sight, options: Options[Pass], stream: Stream) -> Pass:
        assert isinstance(options, Finite)
        action: Pass = options.actions[self.place]
        return action


@dataclass(frozen=True, slots=True)
class Rememberer:
    """Names what it hears; never meant to finish a game."""

    names: list[str]

    def hear(self, event: shout_game.Event) -> Rememberer:
        self.names.append(canonical(event))
        return self

    def choose(self, view: shout_game.Sight, options: Options[shout_game.Action], stream: Stream) -> shout_game.Action:
        return options.actions[0] if isinstance(options, Finite) else shout_game.Name("Zorglub")


def test_a_whole_game_is_played_and_the_same_streams_play_it_again() -> None:
    game, bots = trap_game.TrapGame(), [Anybody()] * 3
    one, again = (play(game, 3, Seeded(5), bots, Stream(9)) for _ in range(2))
    assert isinstance(game.awaits(one.state), Over)
    assert one.moves == again.moves
    others = [play(game, 3, Seeded(5), bots, Stream(key)).moves for key in range(8)]
    assert len(set(others)) > 1


def test_a_bot_sees_its_own_seat_only() -> None:
    seen: list[trap_game.Sight] = []
    game = trap_game.TrapGame()
    session = play(game, 3, Seeded(5), [Anybody(), Anybody(told=seen.append), Anybody()], Stream(9))
    assert seen
    assert {view.viewer for view in seen} == {Seat(1)}
    states = [session.state_at(position) for position in range(session.length)]
    assert all(any(view == game.view(state, Seat(1)) for state in states) for view in seen)


def test_a_bot_hears_what_its_seat_hears() -> None:
    kept: list[Anybody] = []

    @dataclass(frozen=True, slots=True)
    class Witness(Anybody):
        def hear(self, event: trap_game.Event) -> Witness:
            kept.append(after := Witness((*self.heard, event)))
            return after

    session = play(trap_game.TrapGame(), 3, Seeded(5), [Anybody(), Witness(), Anybody()], Stream(9))
    assert kept[-1].heard == session.events(Seat(1))
    assert kept[-1].heard != session.events(OPEN)


def test_sealed_choices_are_asked_one_by_one_from_unchanged_views() -> None:
    game, row = PassGame(), (RowCard.PASS_THREE, RowCard.PINK_OPEN)
    played = play(game, row, Seeded(3), [Passer(2), Passer(5), Passer(7)], Stream(0))
    by_hand: Session[Row, pass_game.State, Pass, pass_game.Event, pass_game.Sight] = Session(game, row, Seeded(3))
    for seat, place in reversed(list(zip(seats(3), (2, 5, 7), strict=True))):
        by_hand.do(seat, game.legal(by_hand.state, seat).actions[place])
    assert played.state == by_hand.state


def test_a_passing_name_is_heard_by_bots_and_a_clocked_phase_needs_a_clock() -> None:
    names: list[str] = []
    bots = [Rememberer([]), Rememberer(names)]
    with pytest.raises(TypeError, match="shout has a phase against the clock"):
        play(shout_game.ShoutGame(), shout_game.Setup(2, ("K1", "K1")), Seeded(1), bots, Stream(0))
    assert any("Zorglub" in heard for heard in names)


def test_a_seat_without_a_bot_is_named() -> None:
    with pytest.raises(ValueError, match="seat 3 has no bot: 2 bots were given"):
        play(PassGame(), (RowCard.PASS_THREE,), Seeded(1), [Passer(0), Passer(0)], Stream(0))


def test_a_game_against_the_clock_is_refused_at_once() -> None:
    @dataclass(frozen=True, slots=True)
    class Grabber:
        def hear(self, event: grab_game.Event) -> Grabber:
            return self

        def choose(self, view: grab_game.Sight, options: Options[grab_game.Action], stream: Stream) -> grab_game.Action:
            raise AssertionError("nobody is asked")

    with pytest.raises(TypeError, match="needs a driver that owns a clock"):
        play(grab_game.GrabGame(), grab_game.Setup(("a", "b")), Seeded(1), [Grabber()] * 2, Stream(0))
