"""A simple player of Moustache: wins tricks with stars in them, and keeps its strong cards otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from moosekit.bots.only import only
from moosekit.bots.policies import strength
from moosekit.cards.card import codes
from moosekit.core.awaits import Finite, Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import Facts, facts
from moosekit.core.ids import Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.games.moustache.actions import Action, PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import AnimalCard, Colour
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import decide_trick
from moosekit.games.moustache.rule_cards import green_negative
from moosekit.games.moustache.view import MoustacheView
from moosekit.tricks.play import Play

__all__ = ["GreedyBot"]

#: above all cards with a colour: a joker is worth keeping
JOKER: Final = 100


class _Weighed(NamedTuple):
    """How good an action is, compared part by part, and why."""

    worth: tuple[int, ...]
    code: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class GreedyBot(ExplainingBot[Action, Event, MoustacheView]):
    """Looks at the trick as if it ended with the own card, and at nothing else.

    - A card that would win now is good if the trick then holds stars for its team: it plays the cheapest of them.
    - While a partner is ahead it gives the card with the most stars.
    - Otherwise it plays the card that gives the fewest stars away, the weakest first; jokers come last.
    - It passes its three weakest cards and lets the monkey take the card with the most stars.

    Green stars count below zero while `green-negative` is in force. It remembers nothing and draws no chance.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.game import Moustache
    >>> from moosekit.games.moustache.setup import standard
    >>> from moosekit.words import say_reason
    >>> game = Moustache()
    >>> state = game.start(standard(4), Seeded(7)).state
    >>> seat = game.awaits(state).seat
    >>> chosen = GreedyBot().decide(game.view(state, seat), game.legal(state, seat), Stream(1))
    >>> say_reason(chosen.reason)
    'The green 3 would win this trick now, with 1 star, and no weaker card would.'
    """

    def hear(self, event: Event) -> GreedyBot:  # noqa: ARG002 - it remembers nothing
        """The same bot: it remembers nothing."""
        return self

    def decide(self, view: MoustacheView, options: Options[Action], stream: Stream) -> Decision[Action]:  # noqa: ARG002
        """The best option by the rules above; of equal ones the first.

        Raises:
            TypeError: the viewer has no seat, or the options cannot be listed.
        """
        if not isinstance(options, Finite) or not isinstance(view.viewer, int):
            raise TypeError("this bot plays a seat of Moustache, where all options are listed")
        if (alone := only(options)) is not None:
            return alone
        table = _Table(view, Seat(view.viewer))
        weighed = [table.weigh(action) for action in options.actions]
        best = max(range(len(weighed)), key=lambda place: weighed[place].worth)
        return Decision(options.actions[best], Reason(weighed[best].code, weighed[best].facts))


class _Table:
    """The trick as one seat sees it."""

    def __init__(self, view: MoustacheView, seat: Seat) -> None:
        facts = view.facts
        row = tuple(facts.setup.card(rule) for rule in facts.row)
        self.seat = seat
        self.teams = facts.teams
        self.stars = facts.setup.stars
        self.green = -1 if green_negative.CARD in row else 1
        self.rules = facts.setup.rules(row)
        self.plays = tuple(Play(Seat(place), card) for place, card in facts.plays)

    def weigh(self, action: Action) -> _Weighed:
        """How good an action is."""
        match action:
            case PlayCard(card):
                return self._weigh_play(card)
            case StealCard(card):
                stars = self._stars_on(card)
                return _Weighed((stars, self._strength(card)), "bots.steals", facts(card=card.code, count=stars))
            case PassCards(cards):
                worth = -sum(self._strength(card) for card in cards)
                return _Weighed((worth,), "bots.passes", facts(cards=codes(cards)))

    def _weigh_play(self, card: AnimalCard) -> _Weighed:
        plays = (*self.plays, Play(self.seat, card))
        winner = decide_trick(plays, self.rules, Journal[Event]()).named
        ahead = None if winner is None else plays[winner].seat
        stars = sum(self._stars_on(play.card) for play in plays)
        cheap = -self._strength(card)
        ours = ahead is not None and self.teams[ahead] is self.teams[self.seat]
        if ours and stars > 0:
            what = facts(card=card.code, count=stars, partner=ahead)
            if ahead == self.seat:
                return _Weighed((1, 0, cheap), "bots.wins", what)
            return _Weighed((2, stars, cheap), "bots.adds", what)
        own = self._stars_on(card)
        return _Weighed((0, own if ours else -own, cheap), *_poor(card, own, ours=ours))

    def _stars_on(self, card: AnimalCard) -> int:
        if card.value is None:
            return 0
        return self.stars[card.value] * (self.green if card.colour is Colour.GREEN else 1)

    def _strength(self, card: AnimalCard) -> int:
        """By colour, then by value; jokers are all kept alike."""
        return JOKER if card.colour is None else strength(card, self.rules.row.world.order)


def _poor(card: AnimalCard, stars: int, *, ours: bool) -> tuple[str, Facts]:
    """Why a card is played to a trick that brings the own team nothing."""
    if ours or not stars:
        return ("bots.no-stars-yet" if ours else "bots.gives-none"), facts(card=card.code)
    return ("bots.gives-few" if stars > 0 else "bots.spoils"), facts(card=card.code, count=abs(stars))
