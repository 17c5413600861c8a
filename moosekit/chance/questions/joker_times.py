"""When jokers are played (questions 15 and 16)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from math import comb, perm
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.form import Form
from moosekit.chance.messages import Message, message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, word
from moosekit.chance.waits import waiting_time
from moosekit.games.moustache.cards import JOKERS, Joker
from moosekit.games.moustache.setup import HAND_SIZE

TWO: Final = 2
PAIR_TABLE: Final = 5
LONE_TABLE: Final = 3


def _two_jokers(told: Told) -> Asked:
    asked, tricks = told.text("asked"), HAND_SIZE[PAIR_TABLE]
    played = Dist.uniform(
        [
            (first.joker, second.joker, one, other)
            for first, second in permutations(JOKERS, TWO)
            for one, other in product(range(tricks), repeat=TWO)
        ]
    )
    said = (assumed.moustache(PAIR_TABLE), message("question.assume.joker-moments"))
    facts = given(players=PAIR_TABLE, tricks=tricks, jokers=len(JOKERS))
    clash = {Joker.UNICORN, Joker.PIGEON}
    if asked == "tricks":
        answer = Answer.number(played.mean(lambda one: len(set(one[2:]))), *said, steps=(steps.average(),))
        return Asked(
            answer,
            facts,
            (Slip(Misconception.MEAN_IS_TYPICAL, Fraction(TWO), own="question.slip.mode"),),
            asked,
            Form.NUMBER,
        )
    if asked == "same":
        answer = Answer.of(played, lambda one: one[2] == one[3], *said)
        return Asked(answer, facts, (Slip(Misconception.EQUIPROBABLE, Fraction(1, 2)),), asked)
    if asked == "both":
        answer = Answer.of(played, lambda one: set(one[:2]) == clash, *said)
        return Asked(answer, facts, (Slip(Misconception.WITH_REPLACEMENT, Fraction(2, len(JOKERS) ** 2)),), asked)
    together = played.p(lambda one: set(one[:2]) == clash and one[2] == one[3])
    mine = played.given(lambda one: one[0] is Joker.UNICORN)
    answer = Answer.of(mine, lambda one: one[1] is Joker.PIGEON and one[2] == one[3], *said)
    slips = (Slip(Misconception.FORGOT_OWN_HAND, together), Slip(Misconception.EQUIPROBABLE, Fraction(1, tricks)))
    return Asked(answer, facts, slips, asked)


def _lone_jokers(told: Told) -> Asked:
    asked, tricks, jokers = told.text("asked"), HAND_SIZE[LONE_TABLE], len(JOKERS)
    said = (assumed.moustache(LONE_TABLE), message("question.assume.joker-moments"))
    facts = given(players=LONE_TABLE, tricks=tricks, jokers=jokers)
    hand = Deck({"joker": jokers, "animal": tricks - jokers})
    if asked in ("first", "last"):
        nth = 1 if asked == "first" else jokers
        mean = waiting_time(hand, lambda card: card == "joker", nth).mean()
        gaps = message("question.lone-jokers.step-gaps", jokers=jokers, gaps=jokers + 1, rest=tricks - jokers)
        answer = Answer.number(mean, *said, steps=(gaps, steps.times(nth, Fraction(tricks + 1, jokers + 1))))
        back = Slip(Misconception.WITH_REPLACEMENT, nth * Fraction(tricks, jokers))
        return Asked(answer, facts, (back,), asked, Form.NUMBER)
    places = Dist.uniform(combinations(range(tricks), jokers))
    choose: Message = steps.places(tricks, jokers)
    if asked == "run":
        starts = tricks - jokers + 1
        runs = message("question.lone-jokers.step", starts=starts)
        answer = Answer.of(places, lambda at: at[-1] - at[0] == jokers - 1, *said, steps=(choose, runs))
        slip = Slip(Misconception.ORDER_COUNTED, Fraction(starts, perm(tricks, jokers)))
        return Asked(answer, facts, (slip,), asked)
    spaces = tricks - jokers + 1  # before, between and after the tricks without a joker: one joker at most in each
    apart = message("question.lone-jokers.step-apart", spaces=spaces, jokers=jokers, ways=comb(spaces, jokers))
    less = steps.others(comb(tricks, jokers), comb(spaces, jokers))
    answer = Answer.of(places, _neighbours, *said, steps=(choose, apart, less))
    return Asked(answer, facts, (Slip(Misconception.EQUIPROBABLE, Fraction(1, 2)),), asked)


def _neighbours(at: tuple[int, ...]) -> bool:
    """Whether two of these tricks follow one another."""
    return any(one + 1 == other for one, other in pairwise(at))


TWO_JOKERS: Final = Family(
    "15",
    "moustache",
    "two-jokers",
    Level.L3,
    ("expectation", "conditional"),
    (word("asked", ("tricks", "same", "both", "spoiled")),),
    _two_jokers,
)
LONE_JOKERS: Final = Family(
    "16",
    "moustache",
    "lone-jokers",
    Level.L3,
    ("waiting-time", "runs"),
    (word("asked", ("first", "last", "neighbours", "run")),),
    _lone_jokers,
)
