"""A player of Face de bouc that does anything legal; it hears names and remembers none of them for sure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from moosekit.bots.names import invented
from moosekit.bots.random import by_chance
from moosekit.core.awaits import Finite, Options, Turn
from moosekit.core.bot import ExplainingBot
from moosekit.core.facts import facts
from moosekit.core.ids import Millis, Seat
from moosekit.core.reason import Decision, Reason
from moosekit.core.secret import revealed
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import Action, Name, Say
from moosekit.games.face_de_bouc.events import Event, Named
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.view import FaceView

#: how much later than it could a seat acts, in milliseconds, at the most
SLOWEST: Final = 3_000


@dataclass(frozen=True, slots=True)
class RandomNamer(ExplainingBot[Action, Event, FaceView]):
    """Chooses any option, at any moment of the next seconds, and shouts any name that it has heard.

    ``heard`` are all names so far, those that were replaced among them, so that it is wrong most of the time.
    """

    heard: tuple[str, ...] = ()

    def hear(self, event: Event) -> RandomNamer:
        """The bot with one name more, if one was given."""
        name = revealed(event.name) if isinstance(event, Named) else None
        return self if name is None else replace(self, heard=(*self.heard, name))

    def acts(self, view: FaceView, stream: Stream) -> bool:  # noqa: ARG002 - it always has something to say
        """Always, until it has passed."""
        return view.viewer not in view.facts.passed

    def decide(self, view: FaceView, options: Options[Action], stream: Stream) -> Decision[Action]:
        """One of the options, or a text where one is asked for.

        Raises:
            TypeError: the viewer has no seat.
        """
        if not isinstance(view.viewer, int):
            raise TypeError("this bot plays a seat of Face de bouc")
        later = stream.child("later").below(SLOWEST)
        if isinstance(options, Finite):
            action = by_chance(options.actions, stream)
            late = Stamped(action.action, Millis(action.at + later)) if isinstance(action, Stamped) else action
            return Decision(late, Reason("bots.chance", facts(count=len(options.actions))))
        if view.facts.phase is not Phase.RECALL:
            name = Name(invented(stream.child("name")))
            timed = name if isinstance(view.awaits, Turn) else Stamped(name, Millis(view.facts.promised + later))
            return Decision(timed, Reason("bots.invents"))
        text = by_chance(self.heard, stream) if self.heard else invented(stream.child("name"))
        pressed = revealed(view.facts.pressed[Seat(view.viewer)])
        at = max(view.facts.promised, Millis(0) if pressed is None else pressed)
        return Decision(Stamped(Say(text), at), Reason("bots.any-name"))
