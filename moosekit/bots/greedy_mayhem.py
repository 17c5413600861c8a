"""A simple player of Moose Match Mayhem: takes the card that helps its own herd most, and fears yetis."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from moosekit.core.awaits import Finite, Options
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Touch
from moosekit.games.moose_match_mayhem.cards import CardKind, Cards, MayhemCard
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.herds import scared_by, sets_in
from moosekit.games.moose_match_mayhem.view import MayhemView


@dataclass(frozen=True, slots=True)
class GreedyMayhemBot:
    """Looks at its own herd and the free cards, and at nothing else.

    A card that finishes a set is best, then a wild card, then a card of which it has most already; a yeti is bad, and
    the second one of a colour worst. Beside an avalanche it keeps its hands off if it can. All else is left to chance.
    """

    def hear(self, event: Event) -> GreedyMayhemBot:  # noqa: ARG002 - it remembers nothing
        """The same bot: it remembers nothing."""
        return self

    def choose(self, view: MayhemView, options: Options[Action], stream: Stream) -> Action:
        """The best touch by the rules above, of equal ones any; of other options any.

        Raises:
            TypeError: the viewer has no seat, or the options cannot be listed.
        """
        if not isinstance(options, Finite) or not isinstance(view.viewer, int):
            raise TypeError("this bot plays a seat of Moose Match Mayhem, where all options are listed")
        herd = view.zone("herd", view.viewer).cards
        worths = [_worth(view, herd, action) for action in options.actions]
        best = [action for action, worth in zip(options.actions, worths, strict=True) if worth == max(worths)]
        return best[stream.below(len(best))]


def _worth(view: MayhemView, herd: Cards, action: Action) -> int:
    """How good an action is. Words and answers are all the same; only touches are compared with one another."""
    flip = view.facts.flip
    if flip is None or not isinstance(action, Stamped):
        return 0
    if flip.avalanche:
        return -1
    return _worth_of_card(view, herd, flip.middle[_place(action)])


def _place(action: Stamped[Touch]) -> int:
    return action.action.place


def _worth_of_card(view: MayhemView, herd: Cards, card: MayhemCard) -> int:
    after = (*herd, card)
    if card.kind is CardKind.YETI:
        return -1 if scared_by(after) is None else -2 - len(herd)
    if sets_in(after, view.facts.setup.three_wilds):
        return 100
    if card.kind is CardKind.WILD:
        same = Counter(one.colour for one in herd if one.animal is card.animal)
        return 10 + max(same.values(), default=0)
    return 1 + 4 * herd.count(card)
