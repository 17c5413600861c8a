"""What happened in each round of a game of Moustache, gathered from its events: all that a lesson shows of a round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from moosekit.core.ids import RuleId, Seat
from moosekit.core.secret import Hidden, Secret, revealed
from moosekit.games.moustache.cards import AnimalCard, Cards
from moosekit.games.moustache.events import (
    CardsOpened,
    CardsPassed,
    Event,
    HandsDealt,
    Played,
    RoundScored,
    RuleRevealed,
    TeamsDealt,
    TrickCollected,
    TrophyDrawn,
)
from moosekit.games.moustache.stages import Team

__all__ = ["RoundStory", "TrickStory"]

FIRST: Final = Seat(0)


@dataclass(frozen=True, slots=True)
class TrickStory:
    """A trick: the cards in the order of play, and where they went."""

    plays: tuple[Played, ...]
    end: TrickCollected


@dataclass(slots=True)
class RoundStory:
    """A round, filled event by event. Hands are those that were dealt; ``passed`` are (giver, receiver, cards)."""

    rule: RuleId | None = None
    teams: tuple[Team, ...] = ()
    crown: Seat = FIRST
    hands: tuple[Cards, ...] = ()
    opened: Cards = ()
    passed: list[tuple[Seat, Seat, Cards]] = field(default_factory=list[tuple[Seat, Seat, Cards]])
    plays: list[Played] = field(default_factory=list[Played])
    tricks: list[TrickStory] = field(default_factory=list[TrickStory])
    scored: RoundScored | None = None
    trophies: list[tuple[Seat, int]] = field(default_factory=list[tuple[Seat, int]])

    def hear(self, event: Event) -> None:
        """Takes in what happened."""
        match event:
            case RuleRevealed():
                self.rule = event.rule
            case TeamsDealt():
                self.teams, self.crown = event.teams, event.crown
            case HandsDealt():
                self.hands = tuple(_known(hand) for hand in event.hands)
            case CardsOpened():
                self.opened = (*self.opened, *event.cards)
            case CardsPassed():
                self.passed.append((event.giver, event.receiver, tuple(sorted((*event.open, *_known(event.closed))))))
            case Played():
                self.plays.append(event)
            case TrickCollected():
                self.tricks.append(TrickStory(tuple(self.plays), event))
                self.plays.clear()
            case RoundScored():
                self.scored = event
            case TrophyDrawn():
                self.trophies.append((event.seat, revealed(event.value) or 0))
            case _:
                pass

    def piles(self) -> tuple[Cards, Cards]:
        """The animal cards that each team won, pink first."""
        won: dict[Team, list[AnimalCard]] = {team: [] for team in Team}
        for trick in self.tricks:
            end = trick.end
            if end.winner is not None:
                won[self.teams[end.winner]] += end.taken
            if end.stolen is not None and end.thief is not None:
                won[self.teams[end.thief]].append(end.stolen)
        return tuple(sorted(won[Team.PINK])), tuple(sorted(won[Team.BLUE]))


def rounds_of(events: Iterable[Event]) -> tuple[RoundStory, ...]:
    """The rounds of a game, from everything that happened in it."""
    rounds: list[RoundStory] = []
    waiting: list[Event] = []
    for event in events:
        if isinstance(event, RuleRevealed):  # the first of its round, where the row has a card left
            waiting.append(event)
            continue
        if isinstance(event, TeamsDealt):
            rounds.append(RoundStory())
            for early in waiting:
                rounds[-1].hear(early)
            waiting.clear()
        rounds[-1].hear(event)
    return tuple(rounds)


def _known(cards: Secret[Cards] | Hidden) -> Cards:
    return revealed(cards) or ()
