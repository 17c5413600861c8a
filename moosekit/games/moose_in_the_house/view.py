"""What may be known of a state of the house game: its zones with their audiences, and the facts that are public."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.cards.zone import View, Zone
from moosekit.core.ids import Seat, seats
from moosekit.core.latest import kept, latest
from moosekit.core.making import make
from moosekit.core.secret import EVERYONE, NOBODY
from moosekit.games.moose_in_the_house.cards import Cards, HouseCard
from moosekit.games.moose_in_the_house.houses import House, Houses
from moosekit.games.moose_in_the_house.setup import Setup
from moosekit.games.moose_in_the_house.state import Attack, State

__all__ = ["HouseView", "PublicFacts"]


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """What everybody at the table knows, beside the cards that lie in zones.

    Attributes:
        setup: the set-up.
        first: the seat that began.
        turn: whose turn it is, also while another seat answers an attack.
        houses: everybody's house, by seat: the house card, and rooms from left to right with what lies on them.
        attack: the moose on its way, while its target is asked.
        top: the card on top of the discard pile, which lies face up (zones do not tell an order).
    """

    setup: Setup
    first: Seat
    turn: Seat
    houses: Houses
    attack: Attack | None
    top: HouseCard | None


HouseView: TypeAlias = View[HouseCard, PublicFacts]
_ZONE: Final[type[Zone[HouseCard]]] = Zone


@latest
def zones(state: State) -> tuple[Zone[HouseCard], ...]:
    """Where the cards lie and who may see them; at the end hands lie open (clause 9.1)."""
    places = seats(len(state.hands))
    over = state.outcome is not None
    hands, houses = state.hands, state.houses
    coming = () if state.attack is None else (state.attack.card,)
    return (
        *[make(_ZONE, ("hand", seat, hands[seat], EVERYONE if over else (seat,), ())) for seat in places],
        *[make(_ZONE, ("house", seat, _cards(houses[seat]), EVERYONE, ())) for seat in places],
        make(_ZONE, ("attack", None, coming, EVERYONE, ())),
        make(_ZONE, ("deck", None, state.deck, NOBODY, ())),
        make(_ZONE, ("discard", None, state.discard, EVERYONE, ())),
    )


@kept
def _cards(house: House) -> Cards:
    return house.cards


@latest
def public_facts(state: State) -> PublicFacts:
    """The facts of a state; none of them is secret."""
    top = state.discard[-1] if state.discard else None
    return PublicFacts(state.match.setup, state.match.first, state.turn, state.houses, state.attack, top)
