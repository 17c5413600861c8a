"""Does the order of two rule cards matter (question 7b)? Every trick is decided twice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from moosekit.chance.alike import count_alike, decide
from moosekit.chance.answer import Answer
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import Meaningless
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, rows, whole, word
from moosekit.chance.random_tricks import tricks
from moosekit.chance.winners import named_values
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, Cards
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.rule_cards import row_of
from moosekit.tricks.row import Reading

PAIRS: Final = ("twos-win,threes-low", "twins-vanish,twos-win", "twins-vanish,threes-low")


@lru_cache(maxsize=32)
def differing(row: str, reading: Reading, players: int) -> Dist[bool]:
    """Of all random tricks, those with another winner when the row is turned round."""
    cards_in_row = row_of(row)
    one = TrickRules.of(cards_in_row, reading)
    other = TrickRules.of(cards_in_row[::-1], reading)
    journal: Journal[Event] = Journal()

    def differs(cards: Cards) -> bool:
        return decide(cards, one, journal) is not decide(cards, other, journal)

    named = named_values(cards_in_row)
    if named is None:
        return tricks(Deck.of(ANIMALS), players, differs)
    return Dist(count_alike(differs, players, named))


def _order(told: Told) -> Asked:
    row, players = told.text("row"), told.number("players")
    rules = tuple([str(card.id) for card in row_of(row)])
    if len(rules) != 2:
        raise Meaningless(f"row={row}: expected two rule cards, such as {PAIRS[0]}")
    reading = Reading(told.text("reading"))
    answer = Answer.of(
        differing(row, reading, players),
        bool,
        assumed.random_trick(players),
        message("question.assume.reading", reading=str(reading)),
        steps=(steps.choose(len(ANIMALS), players), message("question.row-order.step")),
    )
    return Asked(answer, given(players=players, rules=rules, reading=str(reading)))


ORDER: Final = Family(
    "7b",
    "moustache",
    "row-order",
    Level.L3,
    ("models", "enumeration"),
    (whole("players", (3, 4), 3, 6), rows(*PAIRS), word("reading", tuple(Reading))),
    _order,
    lures=(Misconception.ORDER_IGNORED,),
)
