"""What follows an action: a card on a house, a moose and the answer to it, a discard, a pass."""

from __future__ import annotations

from typing import assert_never

from moosekit.cards.card import in_order
from moosekit.core.chance import Chance, Drawer
from moosekit.core.facts import facts
from moosekit.core.ids import Seat, left_of, seats
from moosekit.core.secret import Secret
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_in_the_house import refs
from moosekit.games.moose_in_the_house.actions import Action, Answer, DiscardCard, Pass, PlayCard
from moosekit.games.moose_in_the_house.attack import answer_attack, send_moose
from moosekit.games.moose_in_the_house.cards import CARDS, CODES, DOOR, ROOM, CardKind, without
from moosekit.games.moose_in_the_house.drawing import discard_house_cards
from moosekit.games.moose_in_the_house.events import (
    CardDiscarded,
    DoorShut,
    Event,
    GameBegan,
    HandDealt,
    HouseGiven,
    Passed,
    RoomBuilt,
)
from moosekit.games.moose_in_the_house.houses import EMPTY, MOST_OPEN, Cover, House, all_have_card
from moosekit.games.moose_in_the_house.setup import HAND, Setup, Start, YesNo
from moosekit.games.moose_in_the_house.state import Match, State
from moosekit.games.moose_in_the_house.turns import begin_turn, next_turn


def begin(setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
    """Deals four cards to everybody and begins the first turn (section 2).

    Seat 1 gets the first four cards of the shuffled deck, seat 2 the next four, and so on.
    """
    drawer = Drawer(chance, refs.GAME, ())
    deck = tuple(drawer.shuffle("deck", CARDS, CODES))
    hands = tuple(in_order(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(setup.players))
    for seat, hand in zip(seats(setup.players), hands, strict=True):
        if journal.recording:
            journal.note(Note("house.dealt", refs.DEAL, "hand", 0, HAND, facts(seat=seat, count=HAND)))
        journal.emit(HandDealt(seat, Secret(hand, (seat,))))
    first = _first(setup, drawer, journal)
    journal.emit(GameBegan(first))
    match = Match(setup, chance, first, drawer.drawn)
    return begin_turn(State(match, hands, (EMPTY,) * setup.players, deck[HAND * setup.players :], (), first), journal)


def _first(setup: Setup, drawer: Drawer, journal: Journal[Event]) -> Seat:
    """Who begins (clauses 2.2 and 2.3)."""
    seat = setup.named
    if seat is None:
        places = seats(setup.players)
        seat = drawer.shuffle("named", places, tuple(str(place) for place in places))[0]
        if journal.recording:
            journal.note(Note("house.named-by-chance", refs.START_BY_CHANCE, "named", None, seat, facts(seat=seat)))
    first = seat if setup.start == Start.LAST_SAW else left_of(seat, setup.players)
    if journal.recording:
        saw = "house.picked" if setup.named is None else "house.last-saw"
        code = saw if setup.start == Start.LAST_SAW else "house.left-of-dealer"
        journal.note(Note(code, refs.START, "first", None, first, facts(seat=first, dealer=seat)))
    return first


def step(state: State, action: Action, journal: Journal[Event]) -> State:
    """What follows a legal action."""
    match action:
        case PlayCard():
            return _play(state, action, journal)
        case DiscardCard():
            return _discard(state, action, journal)
        case Answer():
            return next_turn(answer_attack(state, action, journal), journal)
        case Pass():
            if journal.recording:
                journal.note(Note("house.passed", refs.PASS, "turn", None, None, facts(seat=state.turn)))
            journal.emit(Passed(state.turn))
            return next_turn(state, journal)
        case _:
            assert_never(action)


def _play(state: State, action: PlayCard, journal: Journal[Event]) -> State:
    card, target = action.card, action.target
    if card.kind is CardKind.MOOSE:
        return send_moose(state, action, journal)
    house = state.houses[target]
    if card.kind is CardKind.ROOM:
        _note_room(state, action, journal)
        journal.emit(RoomBuilt(state.turn, target, card, len(house.rooms)))
        house = house if card.room is None else house.built(card.room)
    elif card is DOOR and action.place is not None:
        room = house.rooms[action.place]
        if journal.recording:
            ref = refs.DOOR if house.has_card else refs.EARLY_DOOR
            what = facts(seat=state.turn, room=room.kind)
            journal.note(Note("house.door", ref, "house", str(room), f"{room.kind}{Cover.DOOR}", what))
        journal.emit(DoorShut(state.turn, ROOM[room.kind], action.place))
        house = house.covered(action.place, Cover.DOOR)
    else:
        if journal.recording:
            what = facts(seat=state.turn, target=target)
            journal.note(Note("house.house-card", refs.HOUSE_CARD, "house", None, card.code, what))
        journal.emit(HouseGiven(state.turn, target))
        house = House(has_card=True, rooms=house.rooms)
    hands = state.hands_with(state.turn, without(state.hands[state.turn], card))
    state = state._replace(hands=hands, houses=(*state.houses[:target], house, *state.houses[target + 1 :]))
    if card.kind is CardKind.HOUSE and all_have_card(state.houses):
        state = discard_house_cards(state, state.turn, journal)
    return next_turn(state, journal)


def _note_room(state: State, action: PlayCard, journal: Journal[Event]) -> None:
    if not journal.recording:
        return
    house = state.houses[action.target]
    count = house.open_rooms
    what = facts(seat=state.turn, target=action.target, card=action.card.code, count=count, most=MOST_OPEN)
    journal.note(Note("house.room", refs.ROOMS_TO_OTHERS, "house", count, count + 1, what))
    journal.note(Note("house.space", refs.THREE_OPEN, "house", count, count + 1, what))
    if len(house.rooms) >= MOST_OPEN:
        total = facts(target=action.target, total=len(house.rooms) + 1)
        journal.note(Note("house.many-rooms", refs.ANY_NUMBER, "house", len(house.rooms), len(house.rooms) + 1, total))


def _discard(state: State, action: DiscardCard, journal: Journal[Event]) -> State:
    """A card to the discard pile. Where one need not play, the note tells nothing about the hand (clause 3.3)."""
    seat, card = state.turn, action.card
    if journal.recording:
        forced = state.match.setup.must_act == YesNo.YES
        code, ref = ("house.stuck", refs.NOTHING_FITS) if forced else ("house.discards", refs.MUST_ACT)
        journal.note(Note(code, ref, "hand", card.code, None, facts(seat=seat, card=card.code)))
    journal.emit(CardDiscarded(seat, card))
    hands = state.hands_with(seat, without(state.hands[seat], card))
    return next_turn(state._replace(hands=hands, discard=(*state.discard, card)), journal)
