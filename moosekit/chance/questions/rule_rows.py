"""The row of rule cards: how many there are, and which cards come (question 13)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations, permutations
from math import comb, factorial
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.dist import Dist
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, word
from moosekit.games.moustache.rule_card import Deck
from moosekit.games.moustache.rule_cards import EXPLAINED, SHIPPED
from moosekit.games.moustache.setup import DRAWN_EACH, ROUNDS

#: a card of each deck that questions name
MINE: Final = {"white": "pass-three", "black": "reversed"}
BOTH: Final = ("reversed", "twos-win")


def decks(which: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The white and the black rule cards that are drawn from.

    >>> len(decks("explained")[0]), len(decks("explained")[1])
    (4, 5)
    """
    every = SHIPPED if which == "with-reported" else EXPLAINED
    white, black = (tuple([str(card.id) for card in every if card.deck is deck]) for deck in (Deck.WHITE, Deck.BLACK))
    return white, black


@lru_cache(maxsize=2)
def rows(which: str) -> Dist[tuple[str, ...]]:
    """Every row that can be laid out, all equally likely."""
    white, black = decks(which)
    return Dist.uniform(
        [
            row
            for some in combinations(white, DRAWN_EACH)
            for others in combinations(black, DRAWN_EACH)
            for row in permutations((*some, *others))
        ]
    )


def rounds_in_force(row: tuple[str, ...], rule: str) -> int:
    """A card is revealed each round and stays."""
    return ROUNDS - row.index(rule) if rule in row else 0


def _rows(told: Told) -> Asked:
    asked, which = told.text("asked"), told.text("deck")
    every = rows(which)
    white, black = map(len, decks(which))
    deck = message(f"question.assume.rule-{which}", cards=white + black, white=white, black=black)
    colour = "black" if asked.startswith("black") else "white"
    mine = MINE[colour]
    size = {"white": white, "black": black}[colour]
    facts = given(white=white, black=black, cards=white + black, rule=mine, rules=BOTH, rounds=ROUNDS)
    if asked == "rows":
        pairs = comb(white, DRAWN_EACH) * comb(black, DRAWN_EACH)
        take = (steps.choose(white, DRAWN_EACH), steps.choose(black, DRAWN_EACH))
        order = message("question.rule-rows.step", orders=factorial(2 * DRAWN_EACH))
        in_order = every.total * factorial(DRAWN_EACH) ** 2  # the two of each deck in the order drawn
        slips = (
            Slip(Misconception.ORDER_IGNORED, Fraction(pairs)),
            Slip(Misconception.ORDER_COUNTED, Fraction(in_order), own="question.rule-rows.slip"),
        )
        return Asked(Answer.number(every.total, deck, steps=(*take, order)), facts, slips, asked, Form.NUMBER)
    if asked.endswith("-rounds"):
        value = every.mean(lambda row: rounds_in_force(row, mine))
        late = Slip(Misconception.ORDER_IGNORED, ROUNDS * Fraction(DRAWN_EACH, size))
        answer = Answer.number(value, deck, steps=(steps.average(),))
        return Asked(answer, facts, (late,), asked, Form.NUMBER, why="rounds")
    if asked == "both":
        answer = Answer.of(every, lambda row: set(BOTH) <= set(row), deck)
        slips = (
            Slip(Misconception.WITH_REPLACEMENT, Fraction(2, black**DRAWN_EACH)),
            Slip(Misconception.INDEPENDENT_HANDS, Fraction(DRAWN_EACH, black) ** 2, own="question.rule-rows.slip-both"),
        )
        return Asked(answer, facts, slips, asked, why="drawn")
    answer = Answer.of(every, lambda row: mine in row, deck)
    slips = (
        Slip(Misconception.EQUIPROBABLE, Fraction(1, size)),
        Slip(Misconception.WITH_REPLACEMENT, 1 - Fraction(size - 1, size) ** DRAWN_EACH),
    )
    return Asked(answer, facts, slips, asked, why="drawn")


ROWS: Final = Family(
    "13",
    "moustache",
    "rule-rows",
    Level.L2,
    ("counting", "expectation"),
    (
        word("asked", ("rows", "white", "black", "white-rounds", "black-rounds", "both")),
        word("deck", ("explained",), "with-reported"),
    ),
    _rows,
)
