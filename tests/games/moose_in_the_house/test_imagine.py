"""What a viewer imagines looks to it exactly like the truth, fits all that it saw, and can be played to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from moosekit.core.awaits import Over
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer, seats
from moosekit.core.json_data import canonical
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.cards import CARDS, HOUSE, TRAP, cards
from moosekit.games.moose_in_the_house.events import CardDiscarded, MooseMovedIn
from moosekit.games.moose_in_the_house.houses import House, all_have_card
from moosekit.games.moose_in_the_house.moves import can_play
from moosekit.games.moose_in_the_house.setup import Setup
from moosekit.games.moose_in_the_house.state import State
from moosekit.games.moose_in_the_house.turns import anybody_can_play
from tests.games.moose_in_the_house.playing import GAME, Table, is_over, some_action, some_setup, steps
from tests.games.moose_in_the_house.told import table


def imagined_like(session: Table, viewer: Viewer, stream: Stream) -> State:
    state = GAME.imagine(session.view(viewer), session.events(viewer), stream)
    assert GAME.view(state, viewer) == session.view(viewer)
    assert canonical(GAME.view(state, viewer)) == canonical(session.view(viewer))
    placed = Counter(card for zone in GAME.view(state, OPEN).zones for card in zone.cards)
    assert placed == Counter(CARDS)
    if all_have_card(state.houses):
        assert not [hand for hand in state.hands if HOUSE in hand]
    if not state.deck and state.attack is None and state.outcome is None:
        assert anybody_can_play(state)
    return state


def test_imagined_states_look_like_the_truth(samples: Callable[[int, int], int]) -> None:
    for seed in range(samples(12, 200)):
        session = Session(GAME, some_setup(seed), Seeded(seed))
        viewers: tuple[Viewer, ...] = (*seats(session.setup.players), SPECTATOR, OPEN)
        for number, state in enumerate(steps(session, Stream.seeded(seed))):
            if number % 5 == seed % 5 or len(state.deck) < 3:
                imagined_like(session, viewers[number % len(viewers)], Stream(number))


def test_the_open_watcher_can_imagine_nothing_but_the_truth() -> None:
    session = Session(GAME, some_setup(4), Seeded(4))
    for number, truth in enumerate(steps(session, Stream.seeded(4))):
        state = GAME.imagine(session.view(OPEN), session.events(OPEN), Stream(number))
        assert (state.hands, state.houses, state.attack) == (truth.hands, truth.houses, truth.attack)
        assert (state.options, state.outcome) == (truth.options, truth.outcome)
        assert sorted(state.discard) == sorted(truth.discard)


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_game_goes_on_to_its_end(seed: int) -> None:
    session = Session(GAME, some_setup(seed), Seeded(seed))
    for _ in steps(session, Stream.seeded(seed), most=17 + 4 * seed):
        pass
    viewer = Seat(seed % 2)
    state = GAME.imagine(session.view(viewer), session.events(viewer), Stream(seed))
    moves = 0
    while (action := some_action(state, Stream(seed).at(moves))) is not None:
        state = GAME.apply(state, *action).state
        moves += 1
    assert isinstance(GAME.awaits(state), Over)


def after(kind: type[MooseMovedIn | CardDiscarded]) -> tuple[Table, MooseMovedIn | CardDiscarded]:
    """A usual game just after an event of a kind, with that event."""
    for seed in range(60):
        session = Session(GAME, Setup(3), Seeded(seed))
        for _ in steps(session, Stream.seeded(seed)):
            moves = session.moves
            for event in moves[-1].applied.events if moves else ():
                if isinstance(event, kind):
                    return session, event
    raise AssertionError(f"no {kind.__name__} in sixty games")


def test_who_had_no_trap_is_imagined_without_one() -> None:
    """The attacked seat has not drawn since: none of its cards is a trap. Others may hold one."""
    session, event = after(MooseMovedIn)
    assert isinstance(event, MooseMovedIn)
    viewer = event.seat
    other = next(seat for seat in seats(3) if seat not in (viewer, event.target))
    worlds = [GAME.imagine(session.view(viewer), session.events(viewer), Stream(key)) for key in range(40)]
    drew = session.state.turn == event.target
    assert drew or not [world for world in worlds if TRAP in world.hands[event.target]]
    assert all(world.hands[event.target].count(TRAP) <= drew for world in worlds)
    assert [world for world in worlds if TRAP in world.hands[other]] or TRAP in session.state.discard


def test_who_discards_is_imagined_without_a_card_that_could_be_played() -> None:
    session, event = after(CardDiscarded)
    before = session.state_at(session.position - 1)
    for key in range(20):
        world = GAME.imagine(session.view(SPECTATOR), session.events(SPECTATOR), Stream(key))
        assert not can_play(world.hands[event.seat], before.houses, event.seat, session.setup)


def test_the_last_cards_lie_where_somebody_can_play() -> None:
    """Seat 1 passes; as the game goes on, the card that fits is in the only hand from which it can be played."""
    at = table("HC; HC kit; HC", "M.bed; M.bath; M.kit", 1, "")
    view = GAME.view(at.state, Seat(0))
    for key in range(20):
        state = GAME.imagine(view, (), Stream(key))
        assert state.hands[2] == cards("M.kit")


def test_a_view_that_cannot_be_is_said() -> None:
    """The game goes on, but nothing that is left can be played."""
    view = GAME.view(table("HC; HC kit; HC", "M.bed; M.bath; M.kit", 1, "").state, Seat(0))
    nowhere = replace(view, facts=replace(view.facts, houses=(House.of("HC"),) * 3))
    with pytest.raises(ValueError, match="do not fit together"):
        GAME.imagine(nowhere, (), Stream(1))


def test_an_over_game_is_imagined_over() -> None:
    session = Session(GAME, Setup(2), Seeded(3))
    for _ in steps(session, Stream.seeded(3)):
        pass
    assert is_over(GAME.imagine(session.view(Seat(0)), session.events(Seat(0)), Stream(1)))
