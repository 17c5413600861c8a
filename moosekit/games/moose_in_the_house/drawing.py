"""Cards off the draw pile: at the start of a turn, after a trap, and when house cards are discarded (section 7)."""

from __future__ import annotations

from typing import Final, NamedTuple

from moosekit.cards.card import in_order
from moosekit.core.facts import RuleRef, facts
from moosekit.core.ids import Seat, clockwise, left_of
from moosekit.core.secret import Secret
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_in_the_house import refs
from moosekit.games.moose_in_the_house.cards import HOUSE
from moosekit.games.moose_in_the_house.events import CardDrawn, Event, HouseCardsDiscarded, PileEmpty
from moosekit.games.moose_in_the_house.houses import all_have_card
from moosekit.games.moose_in_the_house.setup import HAND, RefillOrder
from moosekit.games.moose_in_the_house.state import State


class Why(NamedTuple):
    """Why a card is drawn: the code of the sentence, and the rule."""

    code: str
    ref: RuleRef


TURN: Final = Why("house.draw", refs.DRAW_FIRST)
AFTER_TRAP: Final = Why("house.trap-draw", refs.TRAP_DRAW)
FILLS_UP: Final = Why("house.refill", refs.REFILL_ORDER)
AGAIN: Final = Why("house.draws-again", refs.LATE_HOUSE_CARD)


def draw(state: State, seat: Seat, why: Why, journal: Journal[Event]) -> State:
    """One card for a hand; a house card that comes too late is discarded and replaced (clause 7.3).

    Gives the state as it is when there is no draw pile.
    """
    late = all_have_card(state.houses)
    while state.deck:
        card, deck = state.deck[0], state.deck[1:]
        if journal.recording:
            journal.note(Note(why.code, why.ref, "hand", None, None, facts(seat=seat)))
        journal.emit(CardDrawn(seat, Secret(card, (seat,))))
        if not deck:
            if journal.recording:
                journal.note(Note("house.pile-empty", refs.NO_PILE, "deck", 1, 0))
            journal.emit(PileEmpty())
        if not (late and card is HOUSE):
            return state._replace(deck=deck, hands=state.hands_with(seat, in_order((*state.hands[seat], card))))
        if journal.recording:
            code = "house.late" if deck else "house.late-and-short"
            ref = refs.LATE_HOUSE_CARD if deck else refs.SHORT
            journal.note(Note(code, ref, "hand", card.code, None, facts(seat=seat)))
        journal.emit(HouseCardsDiscarded(seat, 1))
        state, why = state._replace(deck=deck, discard=(*state.discard, card)), AGAIN
    return state


def refill(state: State, seat: Seat, why: Why, journal: Journal[Event]) -> State:
    """Fills a hand up to four, as far as the draw pile goes."""
    while state.deck and len(state.hands[seat]) < HAND:
        state = draw(state, seat, why, journal)
    return state


def discard_house_cards(state: State, giver: Seat, journal: Journal[Event]) -> State:
    """Everybody has a house card now: all others are discarded, and hands filled up (clauses 7.1, 7.2 and 7.4)."""
    players = len(state.hands)
    first = giver if state.match.setup.refill_order == RefillOrder.ACTIVE_FIRST else left_of(giver, players)
    for seat in clockwise(first, players):
        state = _discard_spare(state, seat, journal)
        state = refill(state, seat, FILLS_UP, journal)
    return state


def _discard_spare(state: State, seat: Seat, journal: Journal[Event]) -> State:
    hand = state.hands[seat]
    spare = hand.count(HOUSE)
    if not spare:
        return state
    kept = tuple(card for card in hand if card is not HOUSE)
    if journal.recording:
        what = facts(seat=seat, count=spare)
        journal.note(Note("house.all-have-one", refs.ALL_HAVE_ONE, "hand", spare, 0, what))
        if len(kept) + len(state.deck) < HAND:
            journal.note(Note("house.short", refs.SHORT, "deck", len(state.deck), 0, facts(seat=seat)))
    journal.emit(HouseCardsDiscarded(seat, spare))
    return state._replace(discard=(*state.discard, *(HOUSE,) * spare)).with_hand(seat, kept)
