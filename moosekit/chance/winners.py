"""Who takes a random trick of Moustache under a row of rule cards: decided by the game's own contest.

Random cards are not a real trick: nobody followed suit. What it tells is which cards a rule makes strong. The order of
play is left out: no shipped card looks at it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final, TypeAlias

from moosekit.chance.alike import count_winners, decide
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import Meaningless, Uncountable, unknown
from moosekit.chance.random_tricks import tricks
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, AnimalCard, card
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import PLAYERS
from moosekit.tricks.row import Reading
from moosekit.tricks.stages import acts_in_row, shapes_world, vanishes

__all__ = ["RowOf", "trick_winners", "win_table"]

#: rule cards that do nothing but compare colours and values, and the values that they name;
#: tests/chance/test_winners.py holds them to it
COMPARING: Final[dict[str, tuple[int, ...]]] = {
    "new-lead": (),
    "reversed": (),
    "threes-low": (3,),
    "twins-vanish": (),
    "twos-win": (2,),
}
RowOf: TypeAlias = str | tuple[str | RuleCard, ...]


def trick_winners(row: RowOf = "", *, players: int = 4, reading: str = Reading.LAST_WORD) -> Dist[AnimalCard | None]:
    """Which card takes a random trick, of all ways to take one card a player out of 44; ``None`` is nobody.

    >>> trick_winners().map(lambda card: card and card.colour)["green"]
    Fraction(30, 12341)

    Raises:
        UnknownRuleCard: an id that no card has.
        ValueError: the same card twice in the row.
        Uncountable: no such number of players.
        UnknownOutcome: no such reading of the row.
        TooLarge: a card of your own in the row, and so many players that not every trick can be looked at.
    """
    if players not in PLAYERS:
        raise Uncountable(f"{players!r} players: Moustache is for {PLAYERS[0]} to {PLAYERS[-1]} (clause 1.2)")
    if reading not in tuple(Reading):
        raise unknown(reading, tuple(Reading), "a reading of the row")
    return _winners(row_of(row), players, Reading(reading))


def win_table(row: RowOf = "", *, players: int = 4, reading: str = Reading.LAST_WORD) -> dict[AnimalCard, Fraction]:
    """The chance of every card to take a trick that it lies in, the others being random. Raises as ``trick_winners``.

    >>> table = win_table("twos-win")
    >>> table[AnimalCard.of("B2")], table[AnimalCard.of("B8")]
    (Fraction(1, 1), Fraction(1110, 1763))
    """
    winners = trick_winners(row, players=players, reading=reading).all_ways
    beside = comb(len(ANIMALS) - 1, players - 1)
    return {card: Fraction(winners.get(card, 0), beside) for card in ANIMALS}


@lru_cache(maxsize=64)
def _winners(row: tuple[RuleCard, ...], players: int, reading: Reading) -> Dist[AnimalCard | None]:
    """Any other card may look at anything, so that with one in the row every trick is decided."""
    rules = TrickRules.of(row, reading)
    named = named_values(row)
    if named is not None:
        return Dist(count_winners(rules, players, named))
    journal: Journal[Event] = Journal()
    return tricks(Deck.of(ANIMALS), players, lambda cards: decide(cards, rules, journal))


def named_values(row: tuple[RuleCard, ...]) -> tuple[int, ...] | None:
    """The values that the rule cards name; ``None`` if one of them may look at anything.

    >>> named_values(row_of("twos-win,pink-open,reversed"))
    (2,)
    """
    acting = [card.id for card in row if _acts(card)]
    if not all(rule in COMPARING for rule in acting):
        return None
    return tuple([value for rule in acting for value in COMPARING[rule]])


def _acts(card: object) -> bool:
    """Whether the card has any say in who takes a trick."""
    return shapes_world(card) or vanishes(card) or acts_in_row(card)


def shuffled_card(word: str) -> AnimalCard:
    """A card that random cards can be, from its code.

    >>> shuffled_card("b8")
    B8

    Raises:
        UnknownCard: there is no card of this code.
        Meaningless: it is a joker.
    """
    found = card(word)
    if found not in ANIMALS:
        raise Meaningless(f"{found.code} has no colour and no value: it is in no shuffle. Expected a card such as B8")
    return found
