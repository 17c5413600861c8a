"""Hands for a player of Moose Match Mayhem: when it reacts, and when it had better not."""

from __future__ import annotations

from dataclasses import dataclass

from moosekit.bots.reactions import USUAL, Reactions
from moosekit.core.awaits import Finite, Options
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.moose_match_mayhem.actions import Action, Plain
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.view import MayhemView

__all__ = ["GrabbingBot"]


@dataclass(frozen=True, slots=True)
class GrabbingBot(ExplainingBot[Action, Event, MayhemView]):
    """A bot that knows what to do, with hands that need some time.

    It never touches a card that it sees taken, and nothing once it has a card. Beside an avalanche it keeps its hands
    off, but for ``slips`` of 1,000 flips.

    Attributes:
        bot: who chooses; it gets the touches of free cards only.
        reactions: how long the hands take.
        slips: how often, of 1,000 times, they touch a card although an avalanche lies there.

    >>> from moosekit.bots.random import RandomBot
    >>> GrabbingBot(RandomBot()).slips
    50
    """

    bot: ExplainingBot[Action, Event, MayhemView]
    reactions: Reactions = USUAL
    slips: int = 50

    def hear(self, event: Event) -> GrabbingBot:
        """The bot inside hears it too."""
        return GrabbingBot(self.bot.hear(event), self.reactions, self.slips)

    def acts(self, view: MayhemView, stream: Stream) -> bool:
        """Whether it touches something now."""
        return self.rests(view, stream) is None

    def rests(self, view: MayhemView, stream: Stream) -> Reason | None:
        """Why it touches nothing: it has a card already, or an avalanche lies there; ``None`` where it does.

        Without a clock everybody waits for it, so it has to say something.
        """
        flip = view.facts.flip
        if flip is None:
            return Reason("bots.no-cards-yet")
        if view.viewer in flip.takers:
            return Reason("bots.has-its-card")
        without_clock = isinstance(view.viewer, int) and self._is_waited_for(view, Seat(view.viewer))
        return None if not flip.avalanche or without_clock or self._slips(stream) else Reason("bots.hands-off")

    def decide(self, view: MayhemView, options: Options[Action], stream: Stream) -> Decision[Action]:
        """What the bot inside comes to, stamped with the moment at which the hand is there."""
        flip = view.facts.flip
        if flip is None or not isinstance(options, Finite):
            return self.bot.decide(view, options, stream)
        slipped = flip.avalanche and self._slips(stream)
        if flip.avalanche and not slipped and Plain.HANDS_OFF in options.actions:
            return Decision(Plain.HANDS_OFF, Reason("bots.hands-off"))
        sensible = tuple(one for one in options.actions if not _is_touch(one) or self._may_touch(view, one, stream))
        action, reason = self.bot.decide(view, Finite(sensible or options.actions), stream)
        if not isinstance(action, Stamped):
            return Decision(action, reason)
        touch = Stamped(action.action, Millis(action.at + self.reactions.delay(stream.child("hands"))))
        return Decision(touch, Reason("bots.slips", facts(count=self.slips)) if slipped else reason)

    def _may_touch(self, view: MayhemView, action: Action, stream: Stream) -> bool:
        flip = view.facts.flip
        if flip is None or not isinstance(action, Stamped):
            return False
        free = action.action.place in flip.free
        return free and (not flip.avalanche or self._slips(stream))

    def _is_waited_for(self, view: MayhemView, seat: Seat) -> bool:
        setup = view.facts.setup
        return setup.pace(seat) is None or setup.all_clear is None

    def _slips(self, stream: Stream) -> bool:
        return stream.child("slip").below(1_000) < self.slips


def _is_touch(action: Action) -> bool:
    return isinstance(action, Stamped)
