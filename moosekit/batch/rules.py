"""What a row of rule cards means for a batch: tables and switches, made once. Cards of a user's own have none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from moosekit.batch.hands import FIELD, Ranking, of_value
from moosekit.games.moustache.cards import CARDS, Colour, Joker
from moosekit.games.moustache.resolve import BASE_WORLD, TrickRules
from moosekit.games.moustache.rule_cards.most_blue import PENALTY
from moosekit.games.moustache.rule_cards.threes_low import VALUE as THREE
from moosekit.games.moustache.rule_cards.twos_win import VALUE as TWO
from moosekit.games.moustache.setup import Setup
from moosekit.tricks.row import Reading
from moosekit.tricks.world import LeadRule

#: a key is 512 times the rank of the rule that names the card, 8 times (1 + strength), and the place in the trick
NAMED: Final = 512
UNICORN_KEY: Final = 8 * NAMED
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
        threes: the mask of all 3s, or 0 where they mean nothing.
    """

    early: npt.NDArray[np.uint16] | None
    keys: npt.NDArray[np.uint16]
    vanish: bool
    threes: np.uint64


@dataclass(frozen=True, slots=True)
class Count:
    """How stars are counted: the sum over the planes of a factor times the number of won cards that lie in a mask.

    ``blues`` is the penalty for most blue cards, ``fewest`` turns the verdict round.
    """

    planes: tuple[tuple[int, np.uint64], ...]
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
    threes = of_value(THREE) if "threes-low" in ids else np.uint64(0)
    vanish = "twins-vanish" in ids
    if reading is Reading.STRICT_ROW and vanish:
        twins = ids.index("twins-vanish")
        before = tuple(id_ for id_ in namers if ids.index(id_) < twins)
        early = _keys(before, ranking, alone=False) if before else None
        return Contest(early, _keys(namers[len(before) :], ranking, alone=True), vanish, threes)
    if reading is Reading.FIRST_WORD:  # the first that names has the last word
        namers = namers[::-1]
    return Contest(None, _keys(namers, ranking, alone=True), vanish, threes)


def _keys(namers: tuple[str, ...], ranking: Ranking, *, alone: bool) -> npt.NDArray[np.uint16]:
    """The keys of all cards without the place: first as no 3 is left, then as one is. A later namer has a higher rank.

    ``alone``: where no rule names a card, the strongest wins; and the unicorn wins whatever else lies there.
    """
    keys = np.zeros(2 * HALF, dtype=np.uint16)
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
                keys[three + card.index] = NAMED * rank + 8 * (1 + tied)
    return keys


def _count(setup: Setup, ids: tuple[str, ...]) -> Count:
    worth: dict[int, int] = {}
    for card in CARDS:
        if card.value is None:
            continue
        stars = setup.stars[card.value]
        if "green-negative" in ids and card.colour is Colour.GREEN:
            stars = -stars
        worth[card.index] = stars + ("pink-bonus" in ids and card.colour is Colour.PINK)
    planes: list[tuple[int, np.uint64]] = []
    for sign in (1, -1):
        for bit in range(max(map(abs, worth.values())).bit_length()):
            mask = sum(1 << index for index, stars in worth.items() if stars * sign > 0 and abs(stars) >> bit & 1)
            if mask:
                planes.append((sign << bit if sign > 0 else -(1 << bit), np.uint64(mask)))
    return Count(tuple(planes), PENALTY if "most-blue" in ids else 0, "fewest-stars" in ids)
