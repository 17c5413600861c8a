"""Does the order of two rule cards matter (question 7b)? Every trick is decided twice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from moosekit.chance.alike import decide
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
from moosekit.chance.winners import COMPARING
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, VALUES, Cards
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.rule_cards import row_of
from moosekit.tricks.row import Reading

PAIRS: Final = ("twos-win,threes-low", "twins-vanish,twos-win", "twins-vanish,threes-low")


@lru_cache(maxsize=32)
def differing(row: str, reading: Reading, players: int) -> Dist[bool]:
    """Of all random tricks, those with another winner when the row is turned round.

    Cards that only compare colours and values cannot tell some tricks apart: of those, one is decided.
    """
    one = TrickRules.of(row_of(row), reading)
    other = TrickRules.of(row_of(row)[::-1], reading)
    journal: Journal[Event] = Journal()
    named = _named(row)
    known: dict[tuple[tuple[int, ...], ...], bool] = {}

    def differs(cards: Cards) -> bool:
        return decide(cards, one, journal) is not decide(cards, other, journal)

    def looked_up(cards: Cards) -> bool:
        key = _alike(cards, named)
        if key not in known:
            known[key] = differs(cards)
        return known[key]

    return tricks(Deck.of(ANIMALS), players, differs if named is None else looked_up)


def _named(row: str) -> frozenset[int] | None:
    """The values that the rules name; ``None`` if a rule may look at anything."""
    rules = [str(card.id) for card in row_of(row)]
    if not all(rule in COMPARING for rule in rules):
        return None
    return frozenset([value for rule in rules for value in COMPARING[rule]])


def _alike(cards: Cards, named: frozenset[int] | None) -> tuple[tuple[int, ...], ...]:
    """The same for tricks that differ in nothing but which colours and values, in this order, they have."""
    places = [divmod(card.index, len(VALUES)) for card in cards]
    colours = sorted({colour for colour, _ in places})
    values = sorted({value for _, value in places})
    return (
        tuple([colours.index(colour) for colour, _ in places]),
        tuple([values.index(value) for _, value in places]),
        tuple([value if value in (named or ()) else -1 for _, value in places]),
    )


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
    (whole("players", (3, 4), 3, 4), rows(*PAIRS), word("reading", tuple(Reading))),
    _order,
    lures=(Misconception.ORDER_IGNORED,),
)
