"""A simple player of Moustache: wins tricks with stars in them, and keeps its strong cards otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from moosekit.core.awaits import Finite, Options
from moosekit.core.ids import Seat
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.games.moustache.actions import Action, PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import AnimalCard, Colour
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules, decide_trick
from moosekit.games.moustache.rule_cards import green_negative
from moosekit.games.moustache.view import MoustacheView
from moosekit.tricks.play import Play


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Looks at the trick as if it ended with the own card, and at nothing else.

    - A card that would win now is good if the trick then holds stars for its team: it plays the cheapest of them.
    - While a partner is ahead it gives the card with the most stars.
    - Otherwise it plays the card that gives the fewest stars away, the weakest first; jokers come last.
    - It passes its three weakest cards and lets the monkey take the card with the most stars.

    Green stars count below zero while `green-negative` is in force. It remembers nothing and draws no chance.
    """

    def hear(self, event: Event) -> GreedyBot:  # noqa: ARG002 - it remembers nothing
        """The same bot: it remembers nothing."""
        return self

    def choose(self, view: MoustacheView, options: Options[Action], stream: Stream) -> Action:  # noqa: ARG002
        """The best option by the rules above; of equal ones the first.

        Raises:
            TypeError: the viewer has no seat, or the options cannot be listed.
        """
        if not isinstance(options, Finite) or not isinstance(view.viewer, int):
            raise TypeError("this bot plays a seat of Moustache, where all options are listed")
        table = _Table(view, Seat(view.viewer))
        return max(options.actions, key=table.worth)


class _Table:
    """The trick as one seat sees it."""

    def __init__(self, view: MoustacheView, seat: Seat) -> None:
        facts = view.facts
        row = tuple(facts.setup.card(rule) for rule in facts.row)
        self.seat = seat
        self.teams = facts.teams
        self.stars = facts.setup.stars
        self.green = -1 if green_negative.CARD in row else 1
        self.rules = TrickRules.of(row, facts.reading, facts.setup.pigeon_and_monkey)
        self.plays = tuple(Play(Seat(place), card) for place, card in facts.plays)

    def worth(self, action: Action) -> tuple[int, ...]:
        """How good an action is; compared part by part."""
        match action:
            case PlayCard(card):
                return self._worth_of_play(card)
            case StealCard(card):
                return (self._stars_on(card), self._strength(card))
            case PassCards(cards):
                return (-sum(self._strength(card) for card in cards),)

    def _worth_of_play(self, card: AnimalCard) -> tuple[int, ...]:
        plays = (*self.plays, Play(self.seat, card))
        winner = decide_trick(plays, self.rules, Journal[Event]()).named
        ahead = None if winner is None else plays[winner].seat
        stars = sum(self._stars_on(play.card) for play in plays)
        cheap = -self._strength(card)
        ours = ahead is not None and self.teams[ahead] is self.teams[self.seat]
        if ours and stars > 0:
            return (1, 0, cheap) if ahead == self.seat else (2, stars, cheap)
        return (0, self._stars_on(card) if ours else -self._stars_on(card), cheap)

    def _stars_on(self, card: AnimalCard) -> int:
        if card.value is None:
            return 0
        return self.stars[card.value] * (self.green if card.colour is Colour.GREEN else 1)

    def _strength(self, card: AnimalCard) -> int:
        """Place in the order of colours and value; a joker is worth keeping."""
        if card.colour is None or card.value is None:
            return 100
        return 11 * self.rules.row.world.order.index(card.colour) + card.value
