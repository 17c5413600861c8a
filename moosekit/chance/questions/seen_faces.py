"""Cards have been turned: is the next one like a rival's top card (question 28)?"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.dist import Dist
from moosekit.chance.faults import Meaningless
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.copies import USUAL, assumption, copies_of, setting
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.chance.updating import bayes

HIDDEN: Final = "hidden"


def _match(told: Told) -> Asked:
    copies, turned, seen, known = told.text("copies"), told.number("turned"), told.number("seen"), told.text("known")
    many = copies_of(copies)
    cards = sum(many)
    if known != HIDDEN and int(known) not in many:
        raise Meaningless(f"known={known}: no character of this deck has {known} cards")
    sizes = Dist(Counter(many)) if known == HIDDEN else Dist({int(known): 1})
    if turned >= cards:
        raise Meaningless(f"{turned} cards turned: the deck has {cards}, and one must be left")
    if seen > min(turned, max(sizes)):
        raise Meaningless(f"seen={seen}: expected at most {min(turned, max(sizes))}, as {turned} cards were turned")
    after = bayes(sizes, lambda size: _seen_so(size, seen, cards, turned))
    left = cards - turned
    value = after.mean(lambda size: Fraction(size - seen, left))
    chances = [message("question.next-match.step", size=size, value=chance) for size, chance in after.items()]
    said = (assumption(copies), assumed.SHUFFLED, message(f"question.assume.copies-{_known(known)}"))
    if known == HIDDEN:
        answer = Answer.number(value, *said, steps=(*chances, steps.weighed()))
    else:
        answer = Answer.counted(int(known) - seen, left, *said)
    before = sizes.mean(lambda size: Fraction(size, cards))
    slips = (Slip(Misconception.NO_MEMORY, before),)
    size = 0 if known == HIDDEN else int(known)
    return Asked(
        answer,
        given(turned=turned, seen=seen, left=left, cards=cards, size=size),
        slips,
        _known(known),
        why=_known(known),
    )


def _known(known: str) -> str:
    return HIDDEN if known == HIDDEN else "known"


def _seen_so(size: int, seen: int, cards: int, turned: int) -> Fraction:
    """How likely so many of a character's cards are among those turned."""
    if seen > size:
        return Fraction(0)
    return Fraction(comb(size, seen) * comb(cards - size, turned - seen), comb(cards, turned))


NEXT_MATCH: Final = Family(
    "28",
    "bouc",
    "next-match",
    Level.L4,
    ("conditional", "bayes"),
    (
        word("known", ("5", "4", HIDDEN), *map(str, range(2, 31))),
        whole("turned", (20, 30), 2, 127),
        whole("seen", (2, 3), 2, 30),
        setting(USUAL),
    ),
    _match,
)
