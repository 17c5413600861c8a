"""A full state that a viewer cannot tell from the true one (being written)."""

from __future__ import annotations

from moosekit.core.stream import Stream
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView


def imagine(view: MoustacheView, memory: tuple[Event, ...], stream: Stream) -> State:
    raise ValueError(f"{view!r} {memory!r} {stream!r}")
