"""Three plain ways to play Moustache, each a rule of one sentence: what a million simulated rounds can be played by.

They look at their options, the trick and the order of the colours, at no rule card that names winners. The batch
simulator plays them over arrays (``moosekit.batch``); here they are ordinary bots, which say why.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from moosekit.bots.only import only
from moosekit.bots.random import RandomBot
from moosekit.cards.card import codes
from moosekit.core.awaits import Finite, Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream
from moosekit.games.moustache.actions import Action, PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import VALUES, AnimalCard, Cards
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.view import MoustacheView
from moosekit.tricks.contest import contest_of
from moosekit.tricks.play import Play


def strength(card: AnimalCard, order: tuple[str, ...]) -> int:
    """The place of a card from the weakest to the strongest: by colour, then by value; jokers come above them all.

    >>> order = ("green", "pink", "orange", "blue")
    >>> [strength(AnimalCard.of(code), order) for code in ("G0", "P3", "B10", "pigeon")]
    [0, 14, 43, 44]
    """
    if card.colour is None or card.value is None:
        return card.index
    return len(VALUES) * order.index(card.colour) + card.value


@dataclass(frozen=True, slots=True)
class _Policy(ExplainingBot[Action, Event, MoustacheView], ABC):
    """What the three have in common: they remember nothing, and weigh their options by numbers."""

    def hear(self, event: Event) -> _Policy:  # noqa: ARG002 - it remembers nothing
        """The same bot."""
        return self

    def decide(self, view: MoustacheView, options: Options[Action], stream: Stream) -> Decision[Action]:  # noqa: ARG002
        """The best option.

        Raises:
            TypeError: the options cannot be listed.
        """
        if not isinstance(options, Finite):
            raise TypeError("this bot plays a seat of Moustache, where all options are listed")
        if (alone := only(options)) is not None:
            return alone
        table = _Trick(view)
        best = max(options.actions, key=lambda action: self._worth(action, table))
        return Decision(best, Reason(self._code(best, table), facts(cards=codes(_cards(best)))))

    @abstractmethod
    def _worth(self, action: Action, table: _Trick) -> tuple[int, ...]:
        """How much speaks for an option; the greatest is chosen."""

    @abstractmethod
    def _code(self, action: Action, table: _Trick) -> str:
        """Why an option was chosen, as the catalogue says it."""


class _Trick:
    """What a policy looks at: the order of the colours, the stars, and the strongest card that lies there."""

    def __init__(self, view: MoustacheView) -> None:
        setup, plays = view.facts.setup, view.facts.plays
        self.stars = setup.stars
        self.order = TrickRules.of(tuple(setup.card(rule) for rule in view.facts.row)).row.world.order
        contest = contest_of(tuple(Play(seat, card) for seat, card in plays), self.order)
        place = contest.strongest()
        self.best = None if place is None else contest.card(place)

    def strength(self, cards: Cards) -> int:
        """The strength of cards, added up."""
        return sum(strength(card, self.order) for card in cards)

    def beats(self, card: AnimalCard) -> bool:
        """Whether a card with a colour is stronger than all that lies there; a joker is no such card."""
        if card.colour is None:
            return False
        return self.best is None or strength(card, self.order) > strength(self.best, self.order)


def _cards(action: Action) -> Cards:
    return action.cards if isinstance(action, PassCards) else (action.card,)


@dataclass(frozen=True, slots=True)
class HighestBot(_Policy):
    """Plays the strongest card that it may, passes its three strongest, takes the strongest with the monkey.

    >>> HighestBot()
    HighestBot()
    """

    def _worth(self, action: Action, table: _Trick) -> tuple[int, ...]:
        return (table.strength(_cards(action)),)

    def _code(self, action: Action, table: _Trick) -> str:  # noqa: ARG002 - it has one reason only
        return "simulate.bot.strongest"


@dataclass(frozen=True, slots=True)
class LowestBot(_Policy):
    """Plays the weakest card that it may, passes its three weakest, takes the weakest with the monkey.

    >>> LowestBot()
    LowestBot()
    """

    def _worth(self, action: Action, table: _Trick) -> tuple[int, ...]:
        return (-table.strength(_cards(action)),)

    def _code(self, action: Action, table: _Trick) -> str:  # noqa: ARG002 - it has one reason only
        return "simulate.bot.weakest"


@dataclass(frozen=True, slots=True)
class SimpleGreedyBot(_Policy):
    """Wins as cheaply as it can, by colour and value alone; otherwise throws its weakest card away.

    It leads with its strongest card with a colour, passes its three weakest, and takes the card with the most stars.

    >>> SimpleGreedyBot()
    SimpleGreedyBot()
    """

    def _worth(self, action: Action, table: _Trick) -> tuple[int, ...]:
        cards = _cards(action)
        worth = table.strength(cards)
        match action:
            case PlayCard(card):
                if not table.beats(card):
                    # with no card with a colour that beats the rest: the weakest; alone among jokers, the strongest
                    return (0, worth if table.best is None else -worth)
                return (1, worth if table.best is None else -worth)
            case StealCard(card):
                return (table.stars[card.value or 0], worth)
            case PassCards():
                return (-worth,)

    def _code(self, action: Action, table: _Trick) -> str:
        match action:
            case PlayCard(card):
                if table.best is None:
                    return "simulate.bot.strongest"
                return "simulate.bot.beats" if table.beats(card) else "simulate.bot.weakest"
            case StealCard():
                return "simulate.bot.most-stars"
            case PassCards():
                return "simulate.bot.weakest"


#: the policies by name; all are played by the engine and over arrays alike
POLICIES: Final[Mapping[str, Callable[[], ExplainingBot[Action, Event, MoustacheView]]]] = MappingProxyType(
    {"random": RandomBot, "highest": HighestBot, "lowest": LowestBot, "simple-greedy": SimpleGreedyBot}
)
