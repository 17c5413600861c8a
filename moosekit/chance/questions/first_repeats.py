"""Face de bouc, character by character: the first repeat, the last new one, twins (questions 19 to 22 and 25)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, factorial, prod
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.deck import Deck
from moosekit.chance.faults import Meaningless
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.copies import SIMPLE, USUAL, assumption, copies_of, faces, in_words, setting
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.chance.waits import first_repeat, last_new


def _within(told: Told) -> Asked:
    copies, cards = told.text("copies"), told.number("cards")
    deck = faces(copies)
    if cards > deck.size:
        raise Meaningless(f"cards={cards}: the deck has {deck.size} cards")
    all_new = elementary(copies_of(copies), cards)
    answer = Answer.counted(
        comb(deck.size, cards) - all_new,
        comb(deck.size, cards),
        assumption(copies),
        assumed.SHUFFLED,
        steps=(message("question.first-repeat.step", cards=cards, ways=all_new), steps.choose(deck.size, cards)),
    )
    back = 1 - Fraction(all_new * factorial(cards), deck.size**cards)
    slips = (Slip(Misconception.WITH_REPLACEMENT, back),)
    return Asked(answer, given(cards=cards, characters=len(deck), size=deck.size, copies=in_words(copies)), slips)


def elementary(copies: tuple[int, ...], take: int) -> int:
    """The ways to take so many cards, all of different characters."""
    ways = [1] + [0] * take
    for count in copies:
        for taken in range(take, 0, -1):
            ways[taken] += ways[taken - 1] * count
    return ways[take]


def _when(told: Told) -> Asked:
    copies, asked = told.text("copies"), told.text("asked")
    deck = faces(copies)
    first = first_repeat(deck)
    mean, mode = first.mean(), first.modes()[0]
    value = {"mean": mean, "median": Fraction(first.quantile(Fraction(1, 2))), "mode": Fraction(mode)}[asked]
    way = {"mean": (steps.average(),), "median": steps.median(first), "mode": (steps.mode(first),)}[asked]
    answer = Answer.number(value, assumption(copies), assumed.SHUFFLED, steps=way)
    typical = {"mean": Fraction(mode), "median": mean, "mode": mean}[asked]
    slips = (
        Slip(
            Misconception.MEAN_IS_TYPICAL,
            typical,
            own="question.slip.mode" if asked == "mean" else f"question.repeat-when.slip-{asked}",
        ),
    )
    facts = given(cards=deck.size, characters=len(deck), copies=in_words(copies))
    return Asked(answer, facts, slips, asked, Form.NUMBER)


def _pairs(told: Told) -> Asked:
    pairs = told.number("pairs")
    answer = Answer.number(
        first_repeat(Deck(dict.fromkeys(range(pairs), 2))).mean(),
        message("question.assume.pairs", pairs=pairs, cards=2 * pairs),
        assumed.SHUFFLED,
        steps=(message("question.sock-pairs.step", pairs=pairs, cards=2 * pairs),),
    )
    latest = Slip(Misconception.MEAN_IS_TYPICAL, Fraction(pairs + 1), own="question.sock-pairs.slip")
    return Asked(answer, given(pairs=pairs, cards=2 * pairs), (latest,), form=Form.NUMBER)


def _last_is_new(told: Told) -> Asked:
    copies = told.text("copies")
    deck = faces(copies)
    single = deck.count(lambda face: deck[face] == 1)
    answer = Answer.counted(single, deck.size, assumption(copies), assumed.SHUFFLED)
    facts = given(cards=deck.size, characters=len(deck), fewest=min(deck.values()), singles=single)
    return Asked(answer, facts, part="single" if single else "twins", form=Form.WORD)


def _all_seen(told: Told) -> Asked:
    copies = told.text("copies")
    deck = faces(copies)
    answer = Answer.number(
        last_new(deck).mean(), assumption(copies), assumed.SHUFFLED, steps=(message("question.all-seen.step"),)
    )
    slips = (Slip(Misconception.WITH_REPLACEMENT, collected_with_replacement(copies_of(copies))),)
    facts = given(cards=deck.size, characters=len(deck), copies=in_words(copies))
    return Asked(answer, facts, slips, form=Form.NUMBER)


def collected_with_replacement(copies: tuple[int, ...]) -> Fraction:
    """How many draws it takes on average to see every character, if each card goes back: by inclusion and exclusion."""
    groups = Counter(copies)
    total = Fraction(0)
    for missing in product(*[range(many + 1) for many in groups.values()]):
        gone = sum(many * size for many, size in zip(missing, groups, strict=True))
        if gone:
            ways = prod(comb(all_, many) for many, all_ in zip(missing, groups.values(), strict=True))
            total -= (-1) ** sum(missing) * ways * Fraction(sum(copies), gone)
    return total


ASKED: Final = ("mean", "median", "mode")
WITHIN: Final = Family(
    "19",
    "bouc",
    "first-repeat",
    Level.L2,
    ("birthday", "complement"),
    (setting(USUAL, SIMPLE), whole("cards", (4, 5, 6, 8), 2, 14)),
    _within,
)
WHEN: Final = Family(
    "20",
    "bouc",
    "repeat-when",
    Level.L3,
    ("mean", "median", "mode"),
    (setting(USUAL, SIMPLE), word("asked", ASKED)),
    _when,
)
PAIRS: Final = Family(
    "21", "bouc", "sock-pairs", Level.L4, ("expectation",), (whole("pairs", (3, 5, 10, 28), 2, 64),), _pairs
)
LAST_IS_NEW: Final = Family(
    "22",
    "bouc",
    "last-is-new",
    Level.L1,
    ("certain-and-impossible",),
    (setting(USUAL, SIMPLE, "11x5-1x1"),),
    _last_is_new,
    lures=(Misconception.EQUIPROBABLE,),
)
ALL_SEEN: Final = Family(
    "25", "bouc", "all-seen", Level.L4, ("collector", "expectation"), (setting(USUAL, SIMPLE),), _all_seen
)
