"""No house card yet: in a hand, at the table, and as the next card (questions 39 and 44)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.faults import Meaningless
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.house_decks import CARDS_IN_HAND, DECK, HOUSE_CARDS, is_house
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.games.moose_in_the_house.setup import HAND, PLAYERS


def _none_yet(told: Told) -> Asked:
    players, asked = told.number("players"), told.text("asked")
    cards = {"hand": HAND, "drawn": CARDS_IN_HAND, "nobody": HAND * players}[asked]
    others = DECK.size - HOUSE_CARDS
    answer = Answer.of(
        hypergeometric(DECK, cards, is_house),
        lambda count: count == 0,
        assumed.house(),
        assumed.SHUFFLED,
        steps=(steps.choose(others, cards), steps.choose(DECK.size, cards)),
    )
    slips = [Slip(Misconception.WITH_REPLACEMENT, Fraction(others, DECK.size) ** cards)]
    if asked == "nobody":
        one = hypergeometric(DECK, HAND, is_house)[0]
        slips.append(Slip(Misconception.INDEPENDENT_HANDS, one**players))
    facts = given(players=players, hand=HAND, cards=cards, house=HOUSE_CARDS, all=DECK.size)
    return Asked(answer, facts, tuple(slips), asked)


def _players_matter(told: Told) -> bool:
    return told.text("asked") == "nobody" or told.number("players") == 2


def _next(told: Told) -> Asked:
    seen, found = told.number("seen"), told.number("found")
    if found > min(seen, HOUSE_CARDS) or seen - found > DECK.size - HOUSE_CARDS:
        raise Meaningless(f"{found} house cards among {seen} cards: the deck has {HOUSE_CARDS} of {DECK.size}")
    answer = Answer.counted(HOUSE_CARDS - found, DECK.size - seen, assumed.house(), assumed.SHUFFLED)
    slips = (Slip(Misconception.NO_MEMORY, Fraction(HOUSE_CARDS, DECK.size)),)
    part = "none" if found == 0 else "some"
    return Asked(answer, given(seen=seen, found=found, house=HOUSE_CARDS, all=DECK.size), slips, part)


NONE_YET: Final = Family(
    "39",
    "house",
    "no-house-card",
    Level.L2,
    ("complement", "combinations"),
    (word("asked", ("hand", "drawn", "nobody")), whole("players", PLAYERS, min(PLAYERS), max(PLAYERS))),
    _none_yet,
    _players_matter,
)
NEXT: Final = Family(
    "44",
    "house",
    "next-house-card",
    Level.L1,
    ("conditional",),
    (whole("seen", (10, 20, 30), 0, 57), whole("found", (0, 3), 0, 10)),
    _next,
)
