"""The state of the house game. A named tuple, as one is made with every action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from moosekit.core.awaits import Finite, Outcome
from moosekit.core.chance import Chance
from moosekit.core.ids import Seat
from moosekit.games.moose_in_the_house.actions import Action
from moosekit.games.moose_in_the_house.cards import Cards, HouseCard
from moosekit.games.moose_in_the_house.houses import Houses
from moosekit.games.moose_in_the_house.setup import Setup

Draws: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
NO_OPTIONS: Final[Finite[Action]] = Finite(())


@dataclass(frozen=True, slots=True)
class Match:
    """What holds for the whole game: the set-up, where chance comes from, who began, and what was drawn."""

    setup: Setup
    chance: Chance
    first: Seat
    drawn: Draws


class Attack(NamedTuple):
    """A moose on its way to a room: who sent it, whose room it is, and its place there, from 0 on the left."""

    attacker: Seat
    target: Seat
    card: HouseCard
    place: int


class State(NamedTuple):
    """A state of the game.

    Hands are in deck order; of the deck the next card comes first, of the discard pile the oldest. ``turn`` is whose
    turn it is, also while another seat answers an ``attack``; ``options`` is what the seat that is asked may do.
    """

    match: Match
    hands: tuple[Cards, ...]
    houses: Houses
    deck: Cards
    discard: Cards
    turn: Seat
    attack: Attack | None = None
    options: Finite[Action] = NO_OPTIONS
    outcome: Outcome | None = None

    @property
    def asked(self) -> Seat:
        """The seat that is to act, as long as the game goes on."""
        return self.turn if self.attack is None else self.attack.target

    def with_hand(self, seat: Seat, hand: Cards) -> State:
        """With another hand of one seat."""
        return self._replace(hands=self.hands_with(seat, hand))

    def hands_with(self, seat: Seat, hand: Cards) -> tuple[Cards, ...]:
        """All hands, with another one of one seat."""
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])
