"""A full state that a viewer cannot tell from the true one: what the viewer knows, and the rest by chance.

Known is what the view shows and what the events told about the hands of others (``knowledge``). Two more things follow:
once everybody has a house card no hand holds one; as long as the game goes on without a draw pile somebody can play.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from moosekit.cards.card import in_order
from moosekit.cards.sharing import share
from moosekit.cards.zone import ZoneView
from moosekit.core.awaits import Over
from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat, seats
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.cards import CARDS, HOUSE, KINDS, Cards, HouseCard
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.houses import all_have_card
from moosekit.games.moose_in_the_house.knowledge import Choose, learn
from moosekit.games.moose_in_the_house.moves import plays_of
from moosekit.games.moose_in_the_house.state import Match, State
from moosekit.games.moose_in_the_house.turns import anybody_can_play, with_options
from moosekit.games.moose_in_the_house.view import HouseView

#: a hidden card: the seat and its place in that hand; ``None`` is the draw pile
Place: TypeAlias = tuple[Seat, int] | None
TRIES = 6


def imagine(view: HouseView, memory: tuple[Event, ...], stream: Stream) -> State:
    """A full state with the same view; ``memory`` are all events of the game so far as the viewer saw them.

    Without a deal in the memory (a position set up by hand) only the view counts. The state has no past: nothing is in
    ``drawn``, and its chance is a new seed out of ``stream``.

    Raises:
        ValueError: view and memory do not fit together.
    """
    for number in range(TRIES):
        own = stream.at(number)
        state = _attempt(view, memory, own, _by_chance(own.child("leave")), {})
        if state is not None and _goes_on(state):
            return state
    for sure in ({}, *_somebody_plays(view)):  # a rare case: little is left, and it has to be in the right hand
        state = _attempt(view, memory, stream, _oldest, sure)
        if state is not None and _goes_on(state):
            return state
    raise ValueError("the view and the memory do not fit together: no deal of the unseen cards agrees with both")


def _discard_pile(view: HouseView) -> Cards:
    """The discard pile in any order, but for the card on top, which everybody sees."""
    pile = list(view.zone("discard").cards)
    top = view.facts.top
    if top is None:
        return tuple(pile)
    pile.remove(top)
    return (*pile, top)


def _by_chance(stream: Stream) -> Choose:
    """Each choice with a word of its own."""
    made = 0

    def choose(count: int) -> int:
        nonlocal made
        made += 1
        return stream.below(count, made)

    return choose


def _oldest(_count: int) -> int:
    return 0


def _goes_on(state: State) -> bool:
    """Whether the game would not be over (clause 8.4); it is not asked while a moose is on its way."""
    return bool(state.deck) or state.outcome is not None or state.attack is not None or anybody_can_play(state)


def _attempt(
    view: HouseView, memory: tuple[Event, ...], stream: Stream, choose: Choose, sure: dict[Place, HouseCard]
) -> State | None:
    """A state with these cards for ``sure`` in their places; ``None`` where that cannot be."""
    facts = view.facts
    try:
        ruled_out = learn(memory, facts.setup, choose).ruled_out
    except ValueError:
        return None
    hidden = [_known_of(view.zone("hand", seat), ruled_out[seat]) for seat in seats(facts.setup.players)]
    late = all_have_card(facts.houses)

    def may_hold(place: Place, card: HouseCard) -> bool:
        if place is None:
            return True
        seat, number = place
        return not (late and card is HOUSE) and card not in hidden[seat][number]

    room: dict[Place, int] = {(seat, number): 1 for seat in seats(len(hidden)) for number in range(len(hidden[seat]))}
    room[None] = view.zone("deck").hidden
    left = Counter(_unseen(view)) - Counter(sure.values())
    free = {place: size for place, size in room.items() if place not in sure}
    shared = share(list(left.elements()), free, may_hold, stream.child("share"))
    if shared is None or not all(may_hold(place, card) for place, card in sure.items()):
        return None
    held = {**shared, **{place: [card] for place, card in sure.items()}}
    hands = tuple(
        in_order((*view.zone("hand", seat).cards, *(held[seat, number][0] for number in range(len(hidden[seat])))))
        for seat in seats(len(hidden))
    )
    deck = (*view.zone("deck").cards, *held[None])
    return _state(view, hands, tuple(deck[index] for index in stream.child("deck").shuffle(len(deck))), stream)


def _known_of(hand: ZoneView[HouseCard], ruled_out: list[Cards]) -> list[Cards]:
    """What is ruled out for each hidden card of a hand; nothing where the memory does not reach back to the deal."""
    return ruled_out if len(ruled_out) == hand.hidden else [()] * hand.hidden


def _unseen(view: HouseView) -> list[HouseCard]:
    """All cards that lie in no zone where the viewer sees them."""
    seen = Counter(card for zone in view.zones for card in zone.cards)
    return list((Counter(CARDS) - seen).elements())


def _somebody_plays(view: HouseView) -> list[dict[Place, HouseCard]]:
    """Every hidden card that would let its seat play, should it come to that."""
    facts, unseen = view.facts, _unseen(view)
    return [
        {(seat, number): card}
        for seat in seats(facts.setup.players)
        for number in range(view.zone("hand", seat).hidden)
        for card in KINDS
        if card in unseen and plays_of(card, facts.houses, seat, facts.setup)
    ]


def _state(view: HouseView, hands: tuple[Cards, ...], deck: Cards, stream: Stream) -> State:
    facts = view.facts
    match = Match(facts.setup, Seeded(stream.child("seed").word(0)), facts.first, ())
    state = State(match, hands, facts.houses, deck, _discard_pile(view), facts.turn, facts.attack)
    if isinstance(view.awaits, Over):
        return state._replace(outcome=view.awaits.outcome)
    return with_options(state)
