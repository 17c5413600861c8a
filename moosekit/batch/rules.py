"""What a row of rule cards means for a batch: tables and switches, made once. Cards of a user's own have none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from moosekit.batch.hands import FIELD, table
from moosekit.batch.ranking import Ranking
from moosekit.games.moustache.cards import CARDS, Colour, Joker
from moosekit.games.moustache.resolve import BASE_WORLD, TrickRules
from moosekit.games.moustache.rule_cards.most_blue import PENALTY
from moosekit.games.moustache.rule_cards.twos_win import VALUE as TWO
from moosekit.games.moustache.setup import Setup
from moosekit.tricks.row import Reading
from moosekit.tricks.world import LeadRule

#: a key is 64 times the rank of the rule that names the card, and 1 + its strength; 0 for what cannot win
NAMED: Final = 64
UNICORN_KEY: Final = 255
NAMERS: Final = ("twos-win", "threes-low")
#: how many entries each of the two halves of a table of keys has: without a 3 among the cards left, and with one
HALF: Final = 64


@dataclass(frozen=True, slots=True)
class Contest:
    """How a trick is decided: the highest key wins.

    Attributes:
        early: keys of cards named before twins vanish (under ``strict-row`` only); such a naming stands, unless a later
            card names again, or nothing is left.
        keys: keys of the cards that are left.
        vanish: whether twins vanish.
        threes: whether a 3 means something.
    """

    early: bytes | None
    keys: bytes
    vanish: bool
    threes: bool


@dataclass(frozen=True, slots=True)
class Count:
    """How stars are counted: what each card is worth, as a byte that may be read with a sign.

    ``blues`` is the penalty for most blue cards, ``fewest`` turns the verdict round.
    """

    worth: bytes
    blues: int
    fewest: bool


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything a batch needs of a set-up's row."""

    ranking: Ranking
    off_suit_leads: bool
    passes: bool
    contest: Contest
    count: Count


@lru_cache(maxsize=16)
def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up whose whole row lies face up."""
    row = setup.row or ()
    ids = tuple(str(card.id) for card in row)
    world = TrickRules.of(row, setup.reading).row.world
    ranking = Ranking(tuple(BASE_WORLD.order.index(colour) for colour in world.order))
    return Rules(
        ranking,
        world.lead is LeadRule.OFF_SUIT_CARD,
        "pass-three" in ids,
        _contest(ids, setup.reading, ranking),
        _count(setup, ids),
    )


def _contest(ids: tuple[str, ...], reading: Reading, ranking: Ranking) -> Contest:
    namers = tuple(id_ for id_ in ids if id_ in NAMERS)
    threes = "threes-low" in ids
    vanish = "twins-vanish" in ids
    if reading is Reading.STRICT_ROW and vanish:
        twins = ids.index("twins-vanish")
        before = tuple(id_ for id_ in namers if ids.index(id_) < twins)
        early = _keys(before, ranking, alone=False) if before else None
        return Contest(early, _keys(namers[len(before) :], ranking, alone=True), vanish, threes)
    if reading is Reading.FIRST_WORD:  # the first that names has the last word
        namers = namers[::-1]
    return Contest(None, _keys(namers, ranking, alone=True), vanish, threes)


def _keys(namers: tuple[str, ...], ranking: Ranking, *, alone: bool) -> bytes:
    """The keys of all cards: first as no 3 is left, then as one is. A later namer has a higher rank.

    ``alone``: where no rule names a card, the strongest wins; and the unicorn wins whatever else lies there.
    """
    keys = [0] * (2 * HALF)
    for card in CARDS:
        if card.colour is None or card.value is None:
            if alone and card.joker is Joker.UNICORN:
                keys[card.index] = keys[HALF + card.index] = UNICORN_KEY
            continue
        strength = ranking.strength(card)
        for three in (0, HALF):
            rank, tied = 0, strength
            for place, namer in enumerate(namers, start=1):
                if namer == "twos-win" and card.value == TWO:
                    rank, tied = place, strength
                elif namer == "threes-low" and three:
                    rank, tied = place, strength - 2 * card.value + FIELD - 1  # the lowest of a colour comes first
            if rank or alone:
                keys[three + card.index] = NAMED * rank + 1 + tied
    return table(keys)


def _count(setup: Setup, ids: tuple[str, ...]) -> Count:
    worth: list[int] = []
    for card in CARDS:
        stars = 0 if card.value is None else setup.stars[card.value]
        if "green-negative" in ids and card.colour is Colour.GREEN:
            stars = -stars
        worth.append((stars + ("pink-bonus" in ids and card.colour is Colour.PINK)) % 256)
    return Count(table(worth), PENALTY if "most-blue" in ids else 0, "fewest-stars" in ids)
