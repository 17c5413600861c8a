"""The end of the game (section 9): moose in house and hand, doors, ties."""

from __future__ import annotations

from typing import TypeAlias

from moosekit.core.awaits import Outcome
from moosekit.core.facts import facts
from moosekit.core.ids import Seat, seats
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_in_the_house import refs
from moosekit.games.moose_in_the_house.cards import DOOR, HOUSE, CardKind
from moosekit.games.moose_in_the_house.events import Event, GameEnded, MooseCounted
from moosekit.games.moose_in_the_house.setup import DoorsCounted, SecondTie, YesNo
from moosekit.games.moose_in_the_house.state import NO_OPTIONS, State

#: what a seat is ranked by, smallest first: moose, doors below nought, cards in hand where they count
Standing: TypeAlias = tuple[int, int, int]


def end_game(state: State, journal: Journal[Event]) -> State:
    """Nobody can play any more: hands are laid open and counted."""
    if journal.recording:
        code = "house.end-stuck" if any(state.hands) else "house.end-no-cards"
        journal.note(Note(code, refs.END, "turn", None, None))
    players = seats(len(state.hands))
    moose = tuple([_count(state, seat, journal) for seat in players])
    standings = {seat: _standing(state, seat, moose[seat]) for seat in players}
    places = sorted(set(standings.values()))
    ranking = tuple(tuple(seat for seat in players if standings[seat] == place) for place in places)
    outcome = Outcome(tuple(-count for count in moose), ranking)
    if journal.recording:
        _note_winner(state, standings, ranking[0], journal)
    journal.emit(GameEnded(outcome))
    return state._replace(outcome=outcome, options=NO_OPTIONS)


def _count(state: State, seat: Seat, journal: Journal[Event]) -> int:
    hand, house = state.hands[seat], state.houses[seat]
    counts_house_cards = state.match.setup.count_house_cards == YesNo.YES
    in_hand = sum(card.kind is CardKind.MOOSE for card in hand)
    spare = hand.count(HOUSE)
    if journal.recording:
        what = facts(seat=seat, house=house.moose, hand=in_hand)
        journal.note(Note("house.count", refs.COUNT, "moose", None, house.moose + in_hand, what))
        if spare:
            code = "house.house-cards-count" if counts_house_cards else "house.house-cards-free"
            journal.note(Note(code, refs.COUNT_HOUSE_CARDS, "moose", None, None, facts(seat=seat, count=spare)))
    in_hand += spare if counts_house_cards else 0
    journal.emit(MooseCounted(seat, hand, house.moose, in_hand))
    return house.moose + in_hand


def _standing(state: State, seat: Seat, moose: int) -> Standing:
    setup, hand = state.match.setup, state.hands[seat]
    doors = state.houses[seat].doors
    if setup.doors_counted == DoorsCounted.HOUSE_AND_HAND:
        doors += hand.count(DOOR)
    return moose, -doors, len(hand) if setup.second_tie == SecondTie.FEWER_CARDS else 0


def _note_winner(
    state: State, standings: dict[Seat, Standing], winners: tuple[Seat, ...], journal: Journal[Event]
) -> None:
    """Who wins, and how far down the tie breakers it was decided."""
    best = standings[winners[0]]
    moose = tuple(seat for seat, standing in standings.items() if standing[0] == best[0])
    if len(moose) == 1:
        what = facts(seat=moose[0], count=best[0])
        journal.note(Note("house.fewest", refs.FEWEST, "winner", None, moose, what))
        return
    journal.note(Note("house.tie", refs.FEWEST, "winner", None, moose, facts(seats=moose, count=best[0])))
    doors = tuple(seat for seat in moose if standings[seat][1] == best[1])
    counted = state.match.setup.doors_counted
    if len(doors) == 1:
        what = facts(seat=doors[0], count=-best[1])
        journal.note(Note(f"house.more-doors.{counted}", refs.TIE_DOORS, "winner", moose, doors, what))
        return
    what = facts(seats=doors, count=-best[1])
    journal.note(Note(f"house.as-many-doors.{counted}", refs.TIE_DOORS, "winner", moose, doors, what))
    if len(winners) == 1:
        what = facts(seat=winners[0], count=best[2])
        journal.note(Note("house.fewer-cards", refs.SECOND_TIE, "winner", doors, winners, what))
    else:
        journal.note(Note("house.shared", refs.SECOND_TIE, "winner", doors, winners, facts(seats=winners)))
