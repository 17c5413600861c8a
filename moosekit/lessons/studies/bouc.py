"""Studies of Face de bouc: the first character that comes back, and who knows its name."""

from __future__ import annotations

from fractions import Fraction

from moosekit.chance.dist import Dist
from moosekit.chance.drawing import Drawing, hand_of
from moosekit.chance.questions.copies import SIMPLE, USUAL, faces
from moosekit.chance.waits import first_repeat as first_repeat_of
from moosekit.core.stream import Stream
from moosekit.lessons.studies.study import Study

WITHIN = 5


def first_repeat() -> Study:
    """The card on which a character comes back."""
    return _repeat("first-repeat", USUAL)


def first_repeat_simple() -> Study:
    """The same with fourteen characters, four cards each."""
    return _repeat("first-repeat-simple", SIMPLE)


def _repeat(name: str, copies: str) -> Study:
    deck = faces(copies)
    latest = len(deck) + 1

    def trial(stream: Stream) -> int:
        turned = hand_of(deck, latest, stream)
        return next(card for card in range(1, latest + 1) if turned[card - 1] in turned[: card - 1])

    return Study(
        name,
        trial,
        first_repeat_of(deck),
        lambda card: card <= WITHIN,
        facts=(("cards", deck.size), ("characters", len(deck)), ("within", WITHIN)),
    )


def recall() -> Study:
    """I always know the name; my rival knows it every other time: who wins the card?"""

    def trial(stream: Stream) -> int:
        rival_knows = stream.below(2, 0) == 1
        return 0 if rival_knows and stream.below(2, 1) == 1 else 1

    mine = Fraction(1, 2) + Fraction(1, 2) * Fraction(1, 2)
    return Study(
        "recall", trial, Dist.of_chances({0: 1 - mine, 1: mine}), lambda who: who == 1, Drawing.PUT_BACK, named=True
    )
