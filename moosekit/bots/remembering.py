"""A player of Face de bouc with a memory: it shouts the names that it remembers, and passes where it does not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from moosekit.bots.memory import PERFECT, Heard, Memory
from moosekit.bots.names import invented
from moosekit.bots.only import only
from moosekit.bots.reactions import USUAL, Reactions
from moosekit.core.awaits import Finite, Options, Turn
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.secret import revealed
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import PASS, PRESS, SPECIAL, Act, Action, Name, Say
from moosekit.games.face_de_bouc.cards import FaceCard
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.view import FaceView

#: so much longer it takes for every card since the name was heard, in milliseconds
HESITATION: Final = 30
#: so long it thinks before it passes, in milliseconds
PONDERING: Final = 3_000


@dataclass(frozen=True, slots=True)
class RememberingBot(ExplainingBot[Action, Event, FaceView]):
    """Presses when it remembers the name, the later the longer ago it heard it; otherwise it passes after a while.

    The special shout takes no memory: it is made whenever another pile shows the character.

    Attributes:
        memory: what it has heard, and how long it keeps it.
        reactions: how quickly it sees what lies there.

    >>> RememberingBot(Memory(8)).memory.span
    8
    """

    memory: Memory = PERFECT
    reactions: Reactions = USUAL

    def hear(self, event: Event) -> RememberingBot:
        """The bot with the event in its memory."""
        return replace(self, memory=self.memory.hear(event))

    def acts(self, view: FaceView, stream: Stream) -> bool:  # noqa: ARG002 - it needs no chance to know
        """Whether it has anything to say about the card: a name, a shout, or one pass."""
        seat = _seat(view)
        if view.facts.phase is not Phase.RECALL:
            return seat == view.facts.turn
        thought = _special(view, seat) is not None or self._recalled(view) is not None
        return thought or seat not in view.facts.passed or revealed(view.facts.pressed[seat]) is not None

    def decide(self, view: FaceView, options: Options[Action], stream: Stream) -> Decision[Action]:
        """What it does about the card on the table, and when.

        Raises:
            TypeError: the viewer has no seat.
        """
        seat = _seat(view)
        if not isinstance(options, Finite):
            return self._says(view, seat, stream) if view.facts.phase is Phase.RECALL else self._names(view, stream)
        if (alone := only(options)) is not None:
            return alone
        for act, later, reason in self._wishes(view, seat, stream):
            for action in options.actions:
                if isinstance(action, Stamped) and action.action is act:
                    return Decision(Stamped(act, Millis(action.at + later)), reason)
        return Decision(options.actions[0], Reason("bots.all-the-same"))

    def _wishes(self, view: FaceView, seat: Seat, stream: Stream) -> list[tuple[Act, int, Reason]]:
        """What it would like to do, the dearest wish first, and after how many milliseconds."""
        delay = self.reactions.delay(stream.child("eyes"))
        face = view.facts.centre[-1]
        special, known = _special(view, seat), self._recalled(view)
        wishes: list[tuple[Act, int, Reason]] = []
        if special is not None:
            wishes.append((SPECIAL, delay, special))
        if known is not None:
            slower = 0 if self.memory.span is None else HESITATION * known.age // known.times
            wishes.append((PRESS, delay + slower, Reason("bots.recalls", facts(face=face.code, count=known.age))))
        return [*wishes, (PASS, PONDERING + delay, self._lost(face))]

    def _recalled(self, view: FaceView) -> Heard | None:
        return self.memory.recall(view.facts.centre[-1]) if view.facts.phase is Phase.RECALL else None

    def _lost(self, face: FaceCard) -> Reason:
        """Why it does not know a name."""
        entry = self.memory.entry(face)
        if entry is None:
            return Reason("bots.never-heard", facts(face=face.code))
        return Reason("bots.forgot", facts(face=face.code, count=entry.age))

    def _says(self, view: FaceView, seat: Seat, stream: Stream) -> Decision[Action]:
        """The name that belongs to its press."""
        face, pressed = view.facts.centre[-1], revealed(view.facts.pressed[seat])
        known = self.memory.recall(face)
        text = invented(stream.child("name")) if known is None else known.name
        reason = self._lost(face) if known is None else Reason("bots.recalls", facts(face=face.code, count=known.age))
        return Decision(Stamped(Say(text), max(view.facts.promised, Millis(0) if pressed is None else pressed)), reason)

    def _names(self, view: FaceView, stream: Stream) -> Decision[Action]:
        """A new name for the character on the table, which nobody else has as far as it knows."""
        tries = (invented(stream.child("name").at(number)) for number in range(1_000))
        name = Name(next(one for one in tries if not self.memory.knows(one)))
        reason = Reason("bots.invents")
        if isinstance(view.awaits, Turn):
            return Decision(name, reason)
        return Decision(Stamped(name, Millis(view.facts.promised + PONDERING)), reason)


def _seat(view: FaceView) -> Seat:
    if not isinstance(view.viewer, int):
        raise TypeError("this bot plays a seat of Face de bouc")
    return Seat(view.viewer)


def _special(view: FaceView, seat: Seat) -> Reason | None:
    """Why the special shout is right, if it is: others have the character on top, and the seat itself has not."""
    owners = view.facts.owners
    if not owners or seat in owners or view.facts.phase is not Phase.RECALL:
        return None
    return Reason("bots.special", facts(face=view.facts.centre[-1].code, owners=owners))
