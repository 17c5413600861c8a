"""Values in a trick of random cards: a 2, equal values, nothing left (question 14)."""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.deals import deal
from moosekit.chance.deck import Deck
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.chance.winners import trick_winners
from moosekit.games.moustache.cards import ANIMALS, COLOURS, VALUES

BY_VALUE: Final = Deck.of(ANIMALS).group(lambda card: card.value)
NAMED: Final = 2
WIPES: Final = "twins-vanish"


def _values(told: Told) -> Asked:
    players, asked = told.number("players"), told.text("asked")
    facts = given(players=players, cards=len(ANIMALS), values=len(VALUES), rule=WIPES)
    said = assumed.random_trick(players)
    every = steps.choose(len(ANIMALS), players)
    kinds = len(VALUES)
    if asked == "two":
        twos = hypergeometric(BY_VALUE, players, lambda value: value == NAMED)
        none = len(ANIMALS) - BY_VALUE[NAMED]
        less = steps.others(comb(len(ANIMALS), players), comb(none, players))
        answer = Answer.of(twos, bool, said, steps=(every, steps.choose(none, players), less))
        back = 1 - Fraction(kinds - 1, kinds) ** players
    elif asked == "twins":
        most = deal(BY_VALUE, [players], 0, lambda most, _, hands: max(most, hands[0]))
        apart = comb(kinds, players) * len(COLOURS) ** players
        different = message("question.trick-values.step", kinds=kinds, players=players, ways=apart)
        less = steps.others(comb(len(ANIMALS), players), apart)
        answer = Answer.of(most, lambda alike: alike > 1, said, steps=(every, different, less))
        back = 1 - Fraction(prod([kinds - seen for seen in range(players)]), kinds**players)
    else:
        answer = Answer.of(
            trick_winners(WIPES, players=players), lambda card: card is None, said, assumed.row(WIPES), steps=(every,)
        )
        return Asked(answer, facts, (), asked)
    return Asked(answer, facts, (Slip(Misconception.WITH_REPLACEMENT, back),), asked)


def _countable(told: Told) -> bool:
    """With many players it takes long to look for tricks of which nothing is left."""
    return told.text("asked") != "wiped" or told.number("players") <= 4


VALUES_IN_TRICK: Final = Family(
    "14",
    "moustache",
    "trick-values",
    Level.L2,
    ("birthday", "complement"),
    (word("asked", ("two", "twins", "wiped")), whole("players", (4, 3, 5, 6), 3, 6)),
    _values,
    _countable,
    lures=(Misconception.EQUIPROBABLE,),
)
