"""What happens in a game of Moustache. Secret parts say who may see them; ``redact`` does the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from moosekit.core.awaits import Outcome
from moosekit.core.ids import RuleId, Seat, seats
from moosekit.core.secret import Hidden, Secret
from moosekit.games.moustache.cards import CARDS, PIGEON, AnimalCard, Cards
from moosekit.games.moustache.stages import Team

__all__ = [
    "CardsOpened",
    "CardsPassed",
    "Event",
    "GameEnded",
    "HandsDealt",
    "PassSealed",
    "Played",
    "RoundScored",
    "RuleRevealed",
    "TeamsDealt",
    "TrickCollected",
    "TrickDecided",
    "TrophyDrawn",
]


@dataclass(frozen=True, slots=True)
class RuleRevealed:
    """A rule card of the row was turned up; ``place`` counts from 0 on the left, ``round`` from 0."""

    round: int
    place: int
    rule: RuleId


@dataclass(frozen=True, slots=True)
class TeamsDealt:
    """Everybody's team for this round, by seat, and who has the crown."""

    round: int
    teams: tuple[Team, ...]
    crown: Seat


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """The hands, each seen by its holder, and the leftover cards, seen by nobody."""

    round: int
    hands: tuple[Secret[Cards] | Hidden, ...]
    leftover: Secret[Cards] | Hidden


@dataclass(frozen=True, slots=True)
class CardsOpened:
    """Cards that lie open in front of their holders from now on."""

    rule: RuleId
    cards: Cards


@dataclass(frozen=True, slots=True)
class PassSealed:
    """A seat has set its cards aside; the others only learn that it has."""

    seat: Seat
    cards: Secret[Cards] | Hidden


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Cards went from a hand to its left neighbour's; those that lay open are seen by all."""

    giver: Seat
    receiver: Seat
    open: Cards
    closed: Secret[Cards] | Hidden


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played."""

    seat: Seat
    card: AnimalCard


#: one object for each seat and card, as one of these is made with every card played
PLAYED: Final = tuple(tuple(Played(seat, card) for card in CARDS) for seat in seats(6))


@dataclass(frozen=True, slots=True)
class TrickDecided:
    """Who wins the trick, or nobody."""

    winner: Seat | None


#: one object for each winner
DECIDED: Final = {winner: TrickDecided(winner) for winner in (None, *seats(6))}


class TrickCollected(NamedTuple):
    """Where the cards went and who leads next. A named tuple, which is made sooner: every trick has one.

    ``jokers`` go with the winner and count for nothing; with a pigeon, or without a winner, they leave the round. One
    that the monkey has taken is ``stolen`` and not among them.
    """

    winner: Seat | None
    taken: Cards
    jokers: Cards
    lost: Cards
    stolen: AnimalCard | None
    thief: Seat | None
    leader: Seat

    @property
    def jokers_won(self) -> bool:
        """Whether the winner gets the jokers of the trick, too; they leave the round otherwise."""
        return self.winner is not None and PIGEON not in (*self.jokers, self.stolen)


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The stars of both teams, pink first, and which team wins the round."""

    round: int
    stars: tuple[int, int]
    winner: Team


@dataclass(frozen=True, slots=True)
class TrophyDrawn:
    """A winner drew a trophy; only its owner sees the value before the end."""

    seat: Seat
    value: Secret[int] | Hidden


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The trophies are turned up: the points of every seat and the ranking."""

    trophies: tuple[tuple[int, ...], ...]
    outcome: Outcome


Event: TypeAlias = (
    RuleRevealed
    | TeamsDealt
    | HandsDealt
    | CardsOpened
    | PassSealed
    | CardsPassed
    | Played
    | TrickDecided
    | TrickCollected
    | RoundScored
    | TrophyDrawn
    | GameEnded
)
