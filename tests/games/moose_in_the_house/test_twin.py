"""The engine against the naive twin, which somebody wrote who saw only the rulebook and the rulings."""

from __future__ import annotations

from collections.abc import Callable

from moosekit.cards.card import codes
from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.cards import DOOR
from moosekit.games.moose_in_the_house.setup import PLAYERS, Setup
from moosekit.games.moose_in_the_house.state import State
from tests.games.moose_in_the_house.heard import Heard
from tests.games.moose_in_the_house.playing import GAME, some_setup
from tests.games.moose_in_the_house.test_conformance import universe
from tests.twins.moose_in_the_house import game as twin
from tests.twins.moose_in_the_house.houses import room_name
from tests.twins.moose_in_the_house.turn import Switches, Table, legal, step, to_act

NOT_THERE = "no such room"


def test_whole_games_go_the_same_way(samples: Callable[[int, int], int]) -> None:
    """Options, refusals, hands, houses, piles, events and the end, after every action, for random set-ups."""
    players: set[int] = set()
    for seed in range(samples(60, 2000)):
        players.add(played_by_both(seed))
    assert players == set(PLAYERS)


def played_by_both(seed: int) -> int:
    """A whole game by random play, compared step by step; how many played."""
    setup = some_setup(seed)
    session = Session(GAME, setup, Seeded(seed))
    luck = Stream.seeded(seed).child("play")
    draws = dict(GAME.drawn(session.state))
    switches, named = switches_of(setup), setup.named if setup.named is not None else int(draws["named"][0])
    table = twin.dealt(setup.players, draws["deck"], twin.first_seat(setup.players, named, setup.start), switches)
    heard, events, anything = Heard(setup.players), session.first.events, universe(setup)
    for move in range(1_000):
        for event in events:
            heard.hear(event)
        where = f"seed {seed}, move {move}: {setup}"
        same_table(session.state, table, heard, where)
        seat = to_act(table)
        if seat is None:
            break
        options = {
            code_of(action, Seat(seat), table): action for action in GAME.legal(session.state, Seat(seat)).actions
        }
        assert set(options) == legal(table, switches), where
        refused_by_both(session.state, table, switches, anything, luck.child("try").at(move), where)
        code = sorted(options)[luck.below(len(options), move)]
        events = session.do(Seat(seat), options[code])
        table = step(table, code, switches)
    same_end(session.state, table, switches, heard)
    return setup.players


def switches_of(setup: Setup) -> Switches:
    """The set-up's switches as the twin has them."""
    return Switches(
        trap=setup.trap,
        must_act=setup.must_act == "yes",
        door_before_house_card=setup.doors_before_house == "yes",
        house_cards_in_hand_count=setup.count_house_cards == "yes",
        doors_counted=setup.doors_counted,
        refill_order=setup.refill_order,
        second_tie=setup.second_tie,
    )


def code_of(action: Action, seat: Seat, table: Table) -> str:
    """The twin's code of an action."""
    match action:
        case PlayCard(card, target, place):
            whose = "" if card is DOOR and target == seat else f"S{target + 1}"
            return f"{card.code}>{' '.join(word for word in (whose, room_of(table, target, place)) if word)}"
        case DiscardCard(card):
            return f"discard {card.code}"
        case Answer():
            return "T" if action is Answer.TRAP else "no trap"
        case Pass():
            return "pass"


def room_of(table: Table, target: Seat, place: int | None) -> str:
    """The name of a room, if any is meant."""
    if place is None:
        return ""
    there = 0 <= target < len(table.houses) and place + 1 < len(table.houses[target])
    return room_name(table.houses[target], place + 1) if there else NOT_THERE


def refused_by_both(
    state: State, table: Table, switches: Switches, anything: tuple[Action, ...], luck: Stream, where: str
) -> None:
    """Some action of some seat is refused exactly when the twin would not take it."""
    seat, action = Seat(luck.below(len(table.hands), 0)), anything[luck.below(len(anything), 1)]
    allowed = seat == to_act(table) and code_of(action, seat, table) in legal(table, switches)
    assert (GAME.check(state, seat, action) == ()) == allowed, f"{where}: {action} of {seat}"


def same_table(state: State, table: Table, heard: Heard, where: str) -> None:
    """The engine's state, the twin's table, and what the events told."""
    hands = [sorted(hand) for hand in table.hands]
    houses = [" ".join(house) for house in table.houses]
    assert [sorted(codes(hand)) for hand in state.hands] == hands, where
    assert [str(house) for house in state.houses] == houses, where
    assert codes(state.deck) == table.deck, where
    assert codes(state.discard) == table.discard, where
    assert (None if state.outcome is not None else state.asked) == to_act(table), where
    assert [sorted(hand) for hand in heard.hands] == hands, where
    assert [" ".join(house) for house in heard.houses] == houses, where
    assert tuple(heard.discard) == table.discard, where


def same_end(state: State, table: Table, switches: Switches, heard: Heard) -> None:
    assert state.outcome is not None
    moose = twin.moose_counts(table, switches)
    assert tuple(-points for points in state.outcome.points) == moose == tuple(heard.moose)
    assert state.outcome.ranking == twin.places(table, switches)
    assert heard.outcome == state.outcome
