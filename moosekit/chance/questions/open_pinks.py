"""Pink cards lie open: what do an opponent's pinks tell about the blues (question 18)?"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.deck import Deck
from moosekit.chance.faults import Meaningless
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole
from moosekit.games.moustache.cards import ANIMALS, VALUES


def _void(told: Told) -> Asked:
    players, shown = told.number("players"), told.number("shown")
    blue, pink = told.number("blue"), told.number("pink")
    hand, suit = assumed.equal_hands(players).hand_size, len(VALUES)
    if blue + pink > hand or shown > min(hand, suit - pink):
        raise Meaningless(
            f"{blue} blue and {pink} pink cards of mine and {shown} pinks shown do not fit hands of {hand}"
        )
    hidden = len(ANIMALS) - hand - (suit - pink)  # the cards that I do not see and that are not pink
    others = hidden - (suit - blue)
    if shown == hand:
        raise Meaningless(f"{shown} pinks are the whole hand of {hand}: there is nothing left to ask")
    closed = hypergeometric(Deck({"blue": suit - blue, "other": others}), hand - shown, lambda card: card == "blue")
    answer = Answer.of(
        closed,
        lambda blues: blues == 0,
        assumed.moustache(players),
        assumed.SHUFFLED,
        assumed.row("pink-open"),
        steps=(steps.choose(others, hand - shown), steps.choose(hidden, hand - shown)),
    )
    unseen = len(ANIMALS) - hand
    before = Fraction(comb(unseen - suit + blue, hand), comb(unseen, hand))
    slips = (
        Slip(Misconception.NO_MEMORY, before, own="question.open-pinks.slip"),
        Slip(
            Misconception.FORGOT_OWN_HAND,
            Fraction(comb(len(ANIMALS) - 2 * suit, hand - shown), comb(len(ANIMALS) - suit, hand - shown)),
        ),
    )
    facts = given(hand=hand, blue=blue, pink=pink, shown=shown, closed=hand - shown, hidden=hidden, left=suit - blue)
    return Asked(answer, facts, slips)


OPEN_PINKS: Final = Family(
    "18",
    "moustache",
    "open-pinks",
    Level.L3,
    ("conditional", "information"),
    (
        whole("players", (4,), 3, 6),
        whole("shown", (0, 2, 4, 5, 6), 0, 11),
        whole("blue", (3,), 0, 11),
        whole("pink", (2,), 0, 11),
    ),
    _void,
)
