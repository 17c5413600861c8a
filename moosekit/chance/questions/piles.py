"""Won piles of Face de bouc: how many, and how large (questions 23 and 24)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.faults import Meaningless
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.copies import SIMPLE, USUAL, assumption, copies_of, in_words, setting
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole, word

NOTHING_WON: Final = "every character has one card in this deck: no pile is ever won"


def _won(told: Told) -> Asked:
    copies, percent, asked = told.text("copies"), told.number("percent"), told.text("asked")
    many = copies_of(copies)
    cards, characters = sum(many), len(many)
    repeats = cards - characters
    if asked == "size" and not repeats:
        raise Meaningless(NOTHING_WON)
    if asked == "size" and percent < 100:
        raise Meaningless(f"percent={percent}: only with perfect memory (percent=100) is every card won")
    knows = Fraction(percent, 100)
    value = repeats * knows if asked == "piles" else Fraction(cards, repeats)
    answer = Answer.number(
        value,
        assumption(copies),
        message("question.assume.recall", percent=percent),
        steps=(
            message("question.piles-won.step", cards=cards, characters=characters, repeats=repeats),
            steps.times(repeats, knows) if asked == "piles" else steps.divided(cards, repeats),
        ),
    )
    wrong = cards * knows if asked == "piles" else Fraction(cards, characters)
    slip = Slip(Misconception.EQUIPROBABLE, wrong, own=f"question.piles-won.slip-{asked}")
    return Asked(answer, given(cards=cards, characters=characters, percent=percent), (slip,), asked, Form.NUMBER)


def _perfect(told: Told) -> bool:
    return told.text("asked") == "piles" or told.number("percent") == 100


@lru_cache(maxsize=8)
def pile_numbers(copies: tuple[int, ...]) -> dict[int, Fraction]:
    """How many piles of each size there are on average, if every character is known from its second card on.

    A chain, card by card: how many characters of each size are still unseen, and how many cards lie in the middle.

    >>> pile_numbers((2, 2))
    {2: Fraction(2, 3), 3: Fraction(2, 3), 1: Fraction(2, 3)}
    """
    groups = tuple(Counter(copies).items())
    states: dict[tuple[tuple[int, ...], int], Fraction] = {(tuple([many for _, many in groups]), 0): Fraction(1)}
    found: dict[int, Fraction] = {}
    for left in range(sum(copies), 0, -1):
        after: dict[tuple[tuple[int, ...], int], Fraction] = {}
        for (unseen, middle), chance in states.items():
            again = left
            for place, (size, _) in enumerate(groups):
                new = unseen[place] * size
                again -= new
                if new:
                    fewer = (*unseen[:place], unseen[place] - 1, *unseen[place + 1 :])
                    key = (fewer, middle + 1)
                    after[key] = after.get(key, Fraction(0)) + chance * Fraction(new, left)
            if again:
                won = chance * Fraction(again, left)
                found[middle + 1] = found.get(middle + 1, Fraction(0)) + won
                after[unseen, 0] = after.get((unseen, 0), Fraction(0)) + won
        states = after
    return found


def _size(told: Told) -> Asked:
    copies, size = told.text("copies"), told.number("size")
    many = copies_of(copies)
    repeats = sum(many) - len(many)
    if not repeats:
        raise Meaningless(NOTHING_WON)
    number = pile_numbers(many).get(size, Fraction(0))
    answer = Answer.number(
        number / repeats,
        assumption(copies),
        assumed.SHUFFLED,
        message("question.assume.recall", percent=100),
        steps=(message("question.pile-size.step", value=number, repeats=repeats),),
    )
    share = Fraction(repeats, sum(many))
    slip = Slip(Misconception.WITH_REPLACEMENT, share * (1 - share) ** (size - 1), own="question.pile-size.slip")
    facts = given(cards=sum(many), copies=in_words(copies), repeats=repeats, size=size)
    return Asked(answer, facts, (slip,), "one" if size == 1 else "more")


PILES_WON: Final = Family(
    "23",
    "bouc",
    "piles-won",
    Level.L2,
    ("linearity", "invariants"),
    (word("asked", ("piles", "size")), whole("percent", (25, 50, 100), 0, 100), setting(USUAL, SIMPLE)),
    _won,
    _perfect,
)
PILE_SIZE: Final = Family(
    "24",
    "bouc",
    "pile-size",
    Level.L4,
    ("markov-chain", "distribution"),
    (whole("size", (1, 2, 3), 1, 13), setting(USUAL, SIMPLE)),
    _size,
)
