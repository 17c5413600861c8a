"""The state of a game of Moustache: what changes with a card, with a round, and with the game, each apart.

They are named tuples, which are made sooner. What changes with every card is a plain tuple, as it is made and taken
apart with every move, in a fifth of the time that a named one takes; whoever is in no hurry looks at ``state.table``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from moosekit.core.asking import Frame
from moosekit.core.awaits import Outcome
from moosekit.core.chance import Chance
from moosekit.core.ids import Seat
from moosekit.games.moustache.cards import AnimalCard, Cards
from moosekit.games.moustache.hand import Hand, Hands, cards_of, hand_at
from moosekit.games.moustache.resolve import Plays, TrickRules
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.stages import Opening, Team
from moosekit.tricks.contest import Contest
from moosekit.tricks.stages import Haul

PassFrame: TypeAlias = Frame[Opening, Cards]
Draws: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class MonkeyChoice:
    """A decided trick that waits for its monkey: what would be taken, and who is asked."""

    seat: Seat
    contest: Contest[AnimalCard]
    haul: Haul


#: what changes with every card: the fields of ``Table``
Now: TypeAlias = tuple[Hands, Plays, Seat, tuple[Cards, ...], Cards, "PassFrame | MonkeyChoice | None", Hand]


class Table(NamedTuple):
    """What changes with every card, by name. Piles are by seat; ``lost`` is out of the round.

    ``may`` is what the seat whose turn it is may play; ``turns.at_turn`` makes a table with it.
    """

    held: Hands
    plays: Plays
    turn: Seat
    piles: tuple[Cards, ...]
    lost: Cards
    pending: PassFrame | MonkeyChoice | None = None
    may: Hand = 0

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The hands by seat, each in deck order."""
        return tuple([cards_of(hand_at(self.held, seat)) for seat in range(len(self.piles))])


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: the stars of both teams, pink first, the winner, and everybody's team."""

    stars: tuple[int, int]
    winner: Team
    teams: tuple[Team, ...]


class Round(NamedTuple):
    """What holds for a whole round.

    ``number`` counts from 0, ``tokens`` are the round's trophies in the order in which they are drawn, ``opened`` the
    cards that lie open in hands.
    """

    number: int
    teams: tuple[Team, ...]
    crown: Seat
    rules: TrickRules
    leftover: Cards
    tokens: tuple[int, ...]
    opened: Cards = ()


class Match(NamedTuple):
    """What holds for the whole game: the row as it was laid out, trophies by seat, finished rounds, random draws."""

    setup: Setup
    chance: Chance
    row: tuple[RuleCard, ...]
    trophies: tuple[tuple[int, ...], ...]
    results: tuple[RoundResult, ...]
    drawn: Draws
    outcome: Outcome | None = None


class State(NamedTuple):
    """A state of the game."""

    match: Match
    round: Round
    now: Now

    @property
    def table(self) -> Table:
        """What changes with every card, by name."""
        return Table(*self.now)
