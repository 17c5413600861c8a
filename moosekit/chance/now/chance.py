"""Something that may happen next, as far as one seat can know, told so that a child can picture it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.messages import Message, message

__all__ = ["Chance"]

FACES: Final = 100


@dataclass(frozen=True, slots=True)
class Chance:
    """What may happen, and the exact answer how likely it is.

    >>> from moosekit.chance import Answer, message
    >>> coming = Chance(message("now.avalanche", cards=4), Answer.counted(1, 4))
    >>> coming.faces
    25
    >>> print(coming.sentence())
    About 25 times out of 100: the next flip of 4 cards brings an avalanche.
    """

    about: Message
    answer: Answer

    @property
    def faces(self) -> int:
        """How many faces of a hundred to colour: none only for what never happens, all only for what always does."""
        value = self.answer.value
        return int(value) * FACES if value in (0, 1) else min(max(round(value * FACES), 1), FACES - 1)

    def sentence(self, language: str = "en") -> str:
        """The sentence that comes before any fraction."""
        what = self.about.text(language)
        if self.answer.value in (0, 1):
            return message("now.always" if self.answer.value else "now.never", what=what).text(language)
        return message("now.sentence", count=self.faces, what=what).text(language)
