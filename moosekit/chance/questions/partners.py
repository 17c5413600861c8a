"""Four players, new teams each round: who is my partner (question 17)?"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, permutations
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.dist import Dist
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.games.moustache.setup import ROUNDS, TEAM_OF, standard

PLAYERS: Final = 4


def partner() -> Dist[int]:
    """The seat that gets a team card of the same team as seat 0, over all orders of the team cards."""
    deals = [[TEAM_OF[card] for card in cards] for cards in permutations(standard(PLAYERS).team_cards)]
    return Dist.uniform([teams.index(teams[0], 1) for teams in deals]).reduced()


def _met(told: Told) -> Asked:
    asked, rounds = told.text("asked"), told.number("rounds")
    one = partner()
    said = message("question.assume.partners", players=PLAYERS, others=len(one))
    facts = given(rounds=rounds, others=len(one))
    if asked == "mean":
        waits = [Fraction(len(one), len(one) - met) for met in range(len(one))]
        step = message("question.partners.step", waits=tuple([str(wait) for wait in waits]))
        lucky = Slip(Misconception.MEAN_IS_TYPICAL, Fraction(len(one)), own="question.partners.slip")
        return Asked(Answer.number(sum(waits, Fraction(0)), said, steps=(step,)), facts, (lucky,), asked, Form.NUMBER)
    met: Dist[tuple[int, ...]] = one.map(lambda seat: (seat,))
    for _ in range(rounds - 1):
        met = met.then(lambda _: one).map(lambda path: (*path[0], path[1]))
    if asked == "all":
        answer = Answer.of(met, lambda seats: len(set(seats)) == len(one), said)
    else:
        answer = Answer.of(met, lambda seats: any(a == b for a, b in pairwise(seats)), said)
    return Asked(answer, facts, (Slip(Misconception.EQUIPROBABLE, Fraction(1, 2)),), asked)


def _rounds_matter(told: Told) -> bool:
    return told.text("asked") != "mean" or told.number("rounds") == ROUNDS


PARTNERS: Final = Family(
    "17",
    "moustache",
    "partners",
    Level.L2,
    ("collector", "independence"),
    (word("asked", ("all", "again", "mean")), whole("rounds", (3, 4), 2, ROUNDS)),
    _met,
    _rounds_matter,
)
