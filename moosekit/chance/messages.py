"""A sentence as data: a key of the catalogue and the facts that fill its gaps."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from moosekit.core.facts import Facts, FactValue

__all__ = ["Message", "message"]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence in no language yet; ``message`` makes one.

    >>> print(Message("bots.chance", (("count", 7),)))
    Picked by chance out of 7 options.
    """

    key: str
    facts: Facts = ()

    def text(self, language: str = "en") -> str:
        """The sentence.

        Raises:
            UnknownLanguage: there are no words in this language.
            MissingWords: the catalogue has no such key, or a gap has no fact.
        """
        from moosekit.words.catalogue import fill

        return fill(self.key, language, dict(self.facts))

    def __str__(self) -> str:
        return self.text()


def message(key: str, **facts: FactValue | Fraction) -> Message:
    """A sentence with its facts; fractions are kept exactly, as "3/8".

    >>> message("chance.step.reduced", value=Fraction(3, 8), ways=6, total=16).facts
    (('value', '3/8'), ('ways', 6), ('total', 16))
    """
    return Message(
        key, tuple([(name, str(fact) if isinstance(fact, Fraction) else fact) for name, fact in facts.items()])
    )
