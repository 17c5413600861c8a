"""How long it takes in the shuffled deck of the house game, by gaps alone (question 40)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.house_decks import DECK, TRAPS, is_trap
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.chance.waits import waiting_time
from moosekit.games.moose_in_the_house.cards import DOOR, HOUSE, TRAP, HouseCard

#: what is waited for: the card, and whether it is the last of its kind
WAITED: Final[dict[str, tuple[HouseCard, bool]]] = {
    "first-trap": (TRAP, False),
    "last-trap": (TRAP, True),
    "first-house": (HOUSE, False),
    "first-door": (DOOR, False),
}


def _wait(told: Told) -> Asked:
    asked, cards = told.text("asked"), told.number("cards")
    said = (assumed.house(), assumed.SHUFFLED)
    if asked == "no-trap":
        answer = Answer.of(
            hypergeometric(DECK, cards, is_trap),
            lambda count: count == 0,
            *said,
            steps=(steps.choose(DECK.size - TRAPS, cards), steps.choose(DECK.size, cards)),
        )
        back = Slip(Misconception.WITH_REPLACEMENT, Fraction(DECK.size - TRAPS, DECK.size) ** cards)
        facts = given(cards=cards, all=DECK.size, good=TRAPS, rest=DECK.size - TRAPS)
        return Asked(answer, facts, (back,), asked, hints="none", why="none")
    card, last = WAITED[asked]
    good = DECK[card]
    nth = good if last else 1
    gaps = message("question.card-wait.step", good=good, gaps=good + 1, rest=DECK.size - good)
    answer = Answer.number(
        waiting_time(DECK, lambda one: one is card, nth).mean(),
        *said,
        steps=(gaps, steps.times(nth, Fraction(DECK.size + 1, good + 1))),
    )
    back = Slip(Misconception.WITH_REPLACEMENT, nth * Fraction(DECK.size, good))
    return Asked(answer, given(all=DECK.size, good=good), (back,), asked, Form.NUMBER)


def _cards_matter(told: Told) -> bool:
    return told.text("asked") == "no-trap" or told.number("cards") == 14


WAIT: Final = Family(
    "40",
    "house",
    "card-wait",
    Level.L2,
    ("symmetry", "waiting-time"),
    (word("asked", (*WAITED, "no-trap")), whole("cards", (10, 14, 20), 1, 55)),
    _wait,
    _cards_matter,
)
