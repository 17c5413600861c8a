"""Before each flip: draw piles, a card for everybody, and turning them over (sections 2, 3 and 8)."""

from __future__ import annotations

from moosekit.cards.card import codes
from moosekit.core.chance import Chance
from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat
from moosekit.core.secret import NOBODY, Secret
from moosekit.core.timing import START, Claims
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.cards import AVALANCHE, Cards
from moosekit.games.moose_match_mayhem.drawing import draw
from moosekit.games.moose_match_mayhem.ending import end_short
from moosekit.games.moose_match_mayhem.events import CardsPutOut, CardsTaken, Event, Flipped, PilesMade, SeatReady
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import Flip, Match, State
from moosekit.games.moose_match_mayhem.switches import EarlyTouch, Reshuffle

#: touches before the reveal, where they matter, are read from here on
EARLIEST = Millis(-10_000)


def begin(setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
    """Everybody holds a card of the mixed pack."""
    nothing = ((),) * setup.players
    state = State(Match(setup, chance, setup.out), nothing, nothing, (), ())
    if journal.recording:
        what = facts(players=setup.players, count=len(setup.out))
        code = "mayhem.out" if setup.out else "mayhem.out-none"
        journal.note(Note(code, refs.OUT, "pack", setup.make_up.total, len(setup.cards), what))
    journal.emit(CardsPutOut(setup.out))
    state, deck = draw(state, "deck", setup.cards, codes(setup.cards))
    if journal.recording:
        what = facts(count=len(deck))
        journal.note(Note("mayhem.piles", refs.TWO_PILES, "piles", 0, len(deck), what))
    journal.emit(PilesMade(len(deck)))
    return take_cards(state._replace(deck=tuple(deck)), journal)


def take_cards(state: State, journal: Journal[Event]) -> State:
    """Everybody takes a card unseen, from seat 1 on; if there are not enough, the game is over."""
    state = state._replace(flip=None)
    wanted, there = state.setup.players, len(state.deck)
    if there + len(state.discard) < wanted:
        return end_short(state, journal)
    held, deck = state.deck[:wanted], state.deck[wanted:]
    state = state._replace(deck=deck)
    if len(held) < wanted:
        if journal.recording and there:
            what = facts(count=there, wanted=wanted)
            journal.note(Note("mayhem.short-deal", refs.SHORT_DEAL, "piles", there, 0, what))
        state = _mix_discard(state, journal)
        missing = wanted - len(held)
        held, state = held + state.deck[:missing], state._replace(deck=state.deck[missing:])
    if journal.recording:
        journal.note(Note("mayhem.taken-unseen", refs.UNSEEN, "held", None, wanted, facts(count=wanted)))
    journal.emit(CardsTaken(Secret(held, NOBODY)))
    if not state.deck and state.discard and state.setup.reshuffle is Reshuffle.AT_ONCE:
        if journal.recording:
            journal.note(Note("mayhem.exactly-empty", refs.RESHUFFLE, "piles", 0, len(state.discard)))
        state = _mix_discard(state, journal)
    return state._replace(held=held)


def _mix_discard(state: State, journal: Journal[Event]) -> State:
    count = len(state.discard)
    if journal.recording:
        journal.note(Note("mayhem.mixed", refs.MIX_DISCARD, "discard", count, 0, facts(count=count)))
    state, deck = draw(state, "mix", state.discard, codes(state.discard))
    journal.emit(PilesMade(count))
    return state._replace(deck=(*state.deck, *deck), discard=())


def ready(state: State, seat: Seat, journal: Journal[Event]) -> State:
    """A seat is ready; when the last one is, all cards are turned over."""
    if journal.recording:
        journal.note(Note("mayhem.ready", refs.TOGETHER, "held", None, None, facts(seat=seat)))
    journal.emit(SeatReady(seat))
    waiting = tuple(sorted((*state.ready, seat)))
    if len(waiting) < state.setup.players:
        return state._replace(ready=waiting)
    return _turn_over(state, journal)


def _turn_over(state: State, journal: Journal[Event]) -> State:
    middle, number = state.held, state.number
    avalanche = AVALANCHE in middle
    if journal.recording:
        what = facts(count=len(middle), cards=codes(middle))
        journal.note(Note("mayhem.flipped", refs.TOGETHER, "middle", None, codes(middle), what))
        if avalanche:
            journal.note(Note("mayhem.avalanche", refs.HANDS_OFF, "middle", None, None))
        else:
            journal.note(Note("mayhem.grab", refs.MUST_TAKE, "middle", None, None))
    journal.emit(Flipped(number, middle))
    return state._replace(held=(), ready=(), number=number + 1, flip=new_flip(state.setup, middle))


def new_flip(setup: Setup, middle: Cards) -> Flip:
    """The flip at its beginning: nobody has touched anything."""
    early = setup.early_touch is EarlyTouch.LAST_PICK
    closes = setup.all_clear if AVALANCHE in middle else setup.grab_limit
    return Flip(middle, (None,) * len(middle), Claims(promised=EARLIEST if early else START), closes)
