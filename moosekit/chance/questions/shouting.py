"""Who knows a character wins the pile; is a bold shout worth it (questions 26 and 27)?"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.dist import Dist
from moosekit.chance.faults import Meaningless
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.switches import SpecialShout


def _memory(told: Told) -> Asked:
    rivals, knows = told.number("rivals"), Fraction(told.number("percent"), 100)
    know = Dist.of_chances(
        {count: comb(rivals, count) * knows**count * (1 - knows) ** (rivals - count) for count in range(rivals + 1)}
    )
    cards = len(Setup(rivals + 1).deck)
    value = know.mean(lambda others: Fraction(1, 1 + others))
    answer = Answer.number(
        value,
        message("question.assume.quick", percent=told.number("percent")),
        message("question.assume.no-dead-heat"),
        steps=(message("question.memory.step", rivals=rivals), steps.weighed(), steps.times(cards, value)),
    )
    slips = [Slip(Misconception.EQUIPROBABLE, Fraction(1, rivals + 1))]
    slips.append(Slip(Misconception.MEAN_IS_TYPICAL, 1 / (1 + rivals * knows), own="question.memory.slip"))
    slips.append(Slip(Misconception.COMPLEMENT, 1 - value, own="question.memory.slip-rivals"))
    facts = given(rivals=rivals, percent=told.number("percent"), cards=cards)
    return Asked(answer, facts, tuple(slips), "one" if rivals == 1 else "many")


def _shout(told: Told) -> Asked:
    if told.text("special") == SpecialShout.OFF:
        raise Meaningless("the special shout is switched off in this set-up (clause 6.1): nobody may shout it")
    mine, centre, theirs = told.number("mine"), told.number("centre"), told.number("theirs")
    answer = Answer.number(
        Fraction(mine, mine + centre + theirs),
        message("question.assume.special-on"),
        message("question.assume.open-piles"),
        message("question.assume.cards-alone"),
        steps=(
            message("question.shout.step", mine=mine, wins=centre + theirs),
            steps.divided(mine, mine + centre + theirs),
        ),
    )
    slips = (
        Slip(Misconception.EQUIPROBABLE, Fraction(1, 2), own="question.shout.slip"),
        Slip(Misconception.COMPLEMENT, 1 - answer.value, own="question.shout.slip-turned"),
    )
    return Asked(answer, given(mine=mine, centre=centre, theirs=theirs), slips)


def _worth_asking(told: Told) -> bool:
    return told.number("mine") != told.number("centre") + told.number("theirs")


MEMORY: Final = Family(
    "26",
    "bouc",
    "memory",
    Level.L2,
    ("expectation", "decision"),
    (whole("rivals", (1, 2, 3), 1, 6), whole("percent", (25, 50, 75), 0, 100)),
    _memory,
)
SHOUT: Final = Family(
    "27",
    "bouc",
    "shout",
    Level.L2,
    ("payoff", "decision"),
    (
        whole("mine", (4, 6, 9), 0, 56),
        whole("centre", (1, 3), 1, 56),
        whole("theirs", (2, 5), 1, 56),
        word("special", (SpecialShout.ON,), SpecialShout.OFF),
    ),
    _shout,
    _worth_asking,
)
