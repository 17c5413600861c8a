"""A player of Face de bouc that does anything legal; it hears names and remembers none of them for sure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from moosekit.core.awaits import Finite, Options, Turn
from moosekit.core.ids import Millis, Seat
from moosekit.core.secret import revealed
from moosekit.core.stream import Stream
from moosekit.core.timing import Stamped
from moosekit.games.face_de_bouc.actions import Action, Name, Say
from moosekit.games.face_de_bouc.events import Event, Named
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.view import FaceView

SYLLABLES: Final = ("ba", "bo", "chou", "di", "flu", "gli", "ka", "lou", "mi", "no", "pa", "pi", "ra", "tu", "zo")
#: how much later than it could a seat acts, in milliseconds, at the most
SLOWEST: Final = 3_000


@dataclass(frozen=True, slots=True)
class RandomNamer:
    """Chooses any option, at any moment of the next seconds, and shouts any name that it has heard.

    ``heard`` are all names so far, those that were replaced among them, so that it is wrong most of the time.
    """

    heard: tuple[str, ...] = ()

    def hear(self, event: Event) -> RandomNamer:
        """The bot with one name more, if one was given."""
        name = revealed(event.name) if isinstance(event, Named) else None
        return self if name is None else replace(self, heard=(*self.heard, name))

    def choose(self, view: FaceView, options: Options[Action], stream: Stream) -> Action:
        """One of the options, or a text where one is asked for.

        Raises:
            TypeError: the viewer has no seat.
        """
        if not isinstance(view.viewer, int):
            raise TypeError("this bot plays a seat of Face de bouc")
        later = stream.child("later").below(SLOWEST)
        if isinstance(options, Finite):
            action = options.actions[stream.below(len(options.actions))]
            return Stamped(action.action, Millis(action.at + later)) if isinstance(action, Stamped) else action
        if view.facts.phase is not Phase.RECALL:
            name = Name(_some_name(stream.child("name")))
            return name if isinstance(view.awaits, Turn) else Stamped(name, Millis(view.facts.promised + later))
        text = self.heard[stream.below(len(self.heard))] if self.heard else _some_name(stream.child("name"))
        pressed = revealed(view.facts.pressed[Seat(view.viewer)])
        return Stamped(Say(text), max(view.facts.promised, Millis(0) if pressed is None else pressed))


def _some_name(stream: Stream) -> str:
    """Two to four syllables."""
    return "".join(SYLLABLES[stream.below(len(SYLLABLES), place)] for place in range(2 + stream.below(3, 99)))
