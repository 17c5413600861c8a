"""What a player of Face de bouc remembers: names that were heard, each for a while.

A name that was heard once holds for ``span`` cards; each time it is heard again, it holds twice as long. Whether it is
forgotten is a comparison of two whole numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from moosekit.core.secret import revealed
from moosekit.games.face_de_bouc.cards import FaceCard
from moosekit.games.face_de_bouc.events import Drew, Event, Forgotten, Named, Shouted, Verdict
from moosekit.games.face_de_bouc.matching import letters


@dataclass(frozen=True, slots=True)
class Heard:
    """The name of a character, how often it was heard, and how many cards were turned up since."""

    face: FaceCard
    name: str = field(repr=False)
    times: int = 1
    age: int = 0

    def holds(self, span: int | None) -> bool:
        """Whether it is still remembered; without a span for ever.

        >>> once = Heard(FaceCard.of("f01"), "Granny Grape", age=9)
        >>> once.holds(8), replace(once, times=2).holds(8), once.holds(None)
        (False, True, True)
        """
        return span is None or self.age <= span << (self.times - 1)


@dataclass(frozen=True, slots=True)
class Memory:
    """The last name of every character, as far as it was heard. What no longer holds is recognised, but not recalled.

    Attributes:
        span: how many cards a name holds that was heard once; ``None`` forgets nothing.
        heard: one entry a character.
        shown: the character that was turned up last.

    >>> Memory(8).recall(FaceCard.of("f01")) is None
    True
    """

    span: int | None = None
    heard: tuple[Heard, ...] = ()
    shown: FaceCard | None = None

    def hear(self, event: Event) -> Memory:
        """The memory after an event: cards make it older, names are learned, or learned better."""
        match event:
            case Drew(face=face):
                return replace(self, heard=tuple(replace(one, age=one.age + 1) for one in self.heard), shown=face)
            case Named(face=face, name=said):
                name = revealed(said)
                return self if name is None else self._with(Heard(face, name))
            case Shouted(said=said, verdict=verdict) if said is not None and self.shown is not None:
                name = revealed(said)
                return self if name is None else self._judged(self.shown, name, verdict)
            case Forgotten(face):
                return self._without(face)
            case _:
                return self

    def entry(self, face: FaceCard) -> Heard | None:
        """What was heard last of a character, remembered or not."""
        return next((one for one in self.heard if one.face is face), None)

    def recall(self, face: FaceCard) -> Heard | None:
        """The same, as long as it is remembered."""
        entry = self.entry(face)
        return entry if entry is not None and entry.holds(self.span) else None

    def knows(self, name: str) -> bool:
        """Whether this is the name of somebody, even of one whose name would not be recalled."""
        return letters(name) in [letters(one.name) for one in self.heard]

    def _judged(self, face: FaceCard, name: str, verdict: Verdict) -> Memory:
        """A right name is heard once more, a wrong one was not the character's."""
        entry = self.entry(face)
        if verdict is Verdict.RIGHT:
            if entry is None:
                return self._with(Heard(face, name))
            return self._with(Heard(face, entry.name if entry.holds(self.span) else name, entry.times + 1))
        wrong = verdict is Verdict.WRONG and entry is not None and letters(entry.name) == letters(name)
        return self._without(face) if wrong else self

    def _with(self, entry: Heard) -> Memory:
        return replace(self, heard=(*self._without(entry.face).heard, entry))

    def _without(self, face: FaceCard) -> Memory:
        return replace(self, heard=tuple(one for one in self.heard if one.face is not face))


#: forgets nothing
PERFECT: Final = Memory()
