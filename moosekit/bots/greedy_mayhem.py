"""A simple player of Moose Match Mayhem: takes the card that helps its own herd most, and fears yetis."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.bots.only import only
from moosekit.bots.random import by_chance
from moosekit.core.awaits import Finite, Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Plain
from moosekit.games.moose_match_mayhem.cards import CardKind, Cards, MayhemCard
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.herds import scared_by, sets_in
from moosekit.games.moose_match_mayhem.view import MayhemView

#: how good an action is, and the sentence that says why
Weighed: TypeAlias = tuple[int, str]
ALL_THE_SAME: Final[Weighed] = (0, "bots.all-the-same")


@dataclass(frozen=True, slots=True)
class GreedyMayhemBot(ExplainingBot[Action, Event, MayhemView]):
    """Looks at its own herd and the free cards, and at nothing else.

    A card that finishes a set is best, then a wild card, then a card of which it has most already; a yeti is bad, and
    the second one of a colour worst. Beside an avalanche it keeps its hands off if it can. All else is left to chance.
    """

    def hear(self, event: Event) -> GreedyMayhemBot:  # noqa: ARG002 - it remembers nothing
        """The same bot: it remembers nothing."""
        return self

    def decide(self, view: MayhemView, options: Options[Action], stream: Stream) -> Decision[Action]:
        """The best touch by the rules above, of equal ones any; of other options any.

        Raises:
            TypeError: the viewer has no seat, or the options cannot be listed.
        """
        if not isinstance(options, Finite) or not isinstance(view.viewer, int):
            raise TypeError("this bot plays a seat of Moose Match Mayhem, where all options are listed")
        if (alone := only(options)) is not None:
            return alone
        herd = view.zone("herd", view.viewer).cards
        weighed = [_weigh(view, herd, action) for action in options.actions]
        worth, code = max(weighed, key=lambda one: one[0])
        best = [action for action, one in zip(options.actions, weighed, strict=True) if one[0] == worth]
        chosen = by_chance(tuple(best), stream)
        card = _touched(view, chosen)
        return Decision(chosen, Reason(code) if card is None else Reason(code, facts(card=card.code)))


def _touched(view: MayhemView, action: Action) -> MayhemCard | None:
    """The card that an action touches."""
    flip = view.facts.flip
    return flip.middle[action.action.place] if isinstance(action, Stamped) and flip is not None else None


def _weigh(view: MayhemView, herd: Cards, action: Action) -> Weighed:
    """How good an action is. Words and answers are all the same; only touches are compared with one another."""
    card, flip = _touched(view, action), view.facts.flip
    if card is None or flip is None:
        return (0, "bots.hands-off") if action is Plain.HANDS_OFF else ALL_THE_SAME
    return (-1, "bots.touches-all-the-same") if flip.avalanche else _weigh_card(view, herd, card)


def _weigh_card(view: MayhemView, herd: Cards, card: MayhemCard) -> Weighed:
    after = (*herd, card)
    if card.kind is CardKind.YETI:
        return (-1, "bots.first-yeti") if scared_by(after) is None else (-2 - len(herd), "bots.second-yeti")
    if sets_in(after, view.facts.setup.three_wilds):
        return 100, "bots.finishes-set"
    if card.kind is CardKind.WILD:
        same = Counter(one.colour for one in herd if one.animal is card.animal)
        return 10 + max(same.values(), default=0), "bots.takes-wild"
    count = herd.count(card)
    return 1 + 4 * count, "bots.has-such" if count else "bots.new-animal"
