"""How many avalanches are in the box, after some calm flips (question 35c)?"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.dist import Dist
from moosekit.chance.faults import Meaningless
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole
from moosekit.chance.updating import bayes
from moosekit.games.moose_match_mayhem.setup import Setup

#: with four players nothing stays in the box, so the number in the deck is the number printed
PLAYERS: Final = 4


def _printed(told: Told) -> Asked:
    flips, least, most = told.number("flips"), told.number("least"), told.number("most")
    cards = len(Setup(PLAYERS).cards)
    turned = flips * PLAYERS
    if least > most:
        raise Meaningless(f"least={least}: expected at most most={most}")
    if turned + least > cards:
        raise Meaningless(f"{turned} calm cards and {least} avalanches do not fit into {cards} cards")
    prior = Dist.uniform(range(least, most + 1))
    after = bayes(prior, lambda printed: Fraction(comb(cards - printed, turned), comb(cards, turned)))
    answer = Answer.number(
        after.mean(),
        message("question.assume.prior", least=least, most=most, cards=cards, players=PLAYERS),
        assumed.SHUFFLED,
        steps=(message("question.printed.step", cards=cards, turned=turned), steps.average()),
    )
    slips = (
        Slip(Misconception.NO_MEMORY, prior.mean(), own="question.printed.slip"),
        Slip(Misconception.MEAN_IS_TYPICAL, Fraction(after.modes()[0]), own="question.slip.mode"),
    )
    facts = given(flips=flips, players=PLAYERS, turned=turned, least=least, most=most, cards=cards)
    return Asked(answer, facts, slips, form=Form.NUMBER)


PRINTED: Final = Family(
    "35c",
    "mayhem",
    "printed",
    Level.L4,
    ("bayes", "models"),
    (whole("flips", (2, 5, 8), 0, 23), whole("least", (3,), 0, 90), whole("most", (14,), 0, 90)),
    _printed,
)
