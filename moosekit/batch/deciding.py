"""How the players of a batch decide: the bots of ``moosekit.bots.policies`` and ``RandomBot`` once more, over slots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import comb, lcm
from typing import Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from moosekit.batch.hands import EMPTY, SLOTS, Options, chosen, looked_up, table, total
from moosekit.batch.mixing import Bytes, Draws, Flags, below
from moosekit.batch.ranking import Ranking
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.rule_cards.pass_three import PASSED
from moosekit.games.moustache.setup import HAND_SIZE, Setup


class Asked(NamedTuple):
    """What players are asked: their options, the numbers of their chance, the best card that lies there.

    ``best`` is ``EMPTY`` where no card with a colour lies there; it is ``None`` unless a policy needs it.
    """

    options: Options
    chance: Draws | None
    best: Bytes | None


class Policy(Protocol):
    """A way to decide. Each gets one entry of an array for each round and place, and gives slots of hands."""

    needs_best: bool
    needs_chance: bool

    def play(self, asked: Asked) -> Bytes:
        """The card to play."""
        ...

    def steal(self, asked: Asked) -> Bytes:
        """The card that the monkey takes."""
        ...

    def pass_on(self, asked: Asked) -> Bytes:
        """The three cards to pass, one after the other."""
        ...


class RandomLegal:
    """Any option, each equally likely."""

    needs_best: bool = False
    needs_chance: bool = True

    def play(self, asked: Asked) -> Bytes:
        """The option at a place drawn by chance; options are in deck order."""
        return asked.options.slot(_drawn(asked, asked.options.total))

    steal = play

    def pass_on(self, asked: Asked) -> Bytes:
        """One of all combinations, in the order in which they are listed."""
        counts = asked.options.total
        places = _threes().take(counts.astype(np.intp) * MOST_WAYS + _drawn(asked, _WAYS.take(counts)), axis=0)
        return np.ascontiguousarray(np.moveaxis(places, -1, 0))


def _drawn(asked: Asked, limits: Bytes) -> Bytes:
    if asked.chance is None:
        raise ValueError("this policy has to be given its chance")
    return below(asked.chance, limits)


#: in a hand of so many cards, in how many ways three can be passed
_WAYS: Final = np.array([max(comb(n, PASSED), 1) for n in range(max(HAND_SIZE.values()) + 1)], dtype=np.uint8)
MOST_WAYS: Final = int(_WAYS.max())


def ways_to_pass(most: int) -> int:
    """A common multiple of the ways in which three of a hand of so many can be passed, or of up to three fewer."""
    return lcm(*_WAYS[most - 3 : most + 1].tolist())


@cache
def _threes() -> npt.NDArray[np.uint8]:
    """For each size of a hand and each number of a combination the three places."""
    places = np.zeros((len(_WAYS), MOST_WAYS, PASSED), dtype=np.uint8)
    for size in range(PASSED, len(_WAYS)):
        for number, three in enumerate(combinations(range(size), PASSED)):
            places[size, number] = three
    return places.reshape(-1, PASSED)


def highest(worth: Bytes) -> Bytes:
    """In each hand the slot whose card is worth most; no two are worth the same, and one is worth something."""
    best: Bytes = np.maximum.reduce(worth, axis=0)
    return total(SLOTS[: len(worth)] * (worth == best).view(np.uint8))


def three_highest(worth: Bytes) -> Bytes:
    """In each hand the three slots whose cards are worth most."""
    found: list[Bytes] = []
    for _ in range(PASSED):
        found.append(highest(worth))
        worth = worth * (SLOTS[: len(worth)] != found[-1]).view(np.uint8)
    return np.stack(found)


class Outermost:
    """The strongest option, or the weakest: to play, to pass and to take. The table tells what a card is worth."""

    needs_best: bool = False
    needs_chance: bool = False

    def __init__(self, worth: bytes) -> None:
        self._worth = worth

    def play(self, asked: Asked) -> Bytes:
        """The outermost card."""
        return highest(worths(self._worth, asked.options))

    steal = play

    def pass_on(self, asked: Asked) -> Bytes:
        """The three outermost cards."""
        return three_highest(worths(self._worth, asked.options))


def worths(worth: bytes, options: Options) -> Bytes:
    """What each card is worth by a table; nothing if it is no option."""
    found = looked_up(worth, options.hands)
    found *= options.flags().view(np.uint8)
    return found


class SimpleGreedy:
    """Wins as cheaply as it can, else throws its weakest card away; leads with its strongest; takes the most stars."""

    needs_best: bool = True
    needs_chance: bool = False

    def __init__(self, ranking: Ranking, setup: Setup) -> None:
        self._ranking = ranking
        # stars first, then strength: the order in which the monkey likes cards; a joker has the stars of a 0
        liked = sorted(CARDS, key=lambda card: (setup.stars[card.value or 0], ranking.strength(card)))
        self._liked = table([1 + liked.index(card) for card in CARDS])

    def play(self, asked: Asked) -> Bytes:
        """A card to the trick."""
        hands, ranking, best = asked.options.hands, self._ranking, asked.best
        if best is None:
            raise ValueError("this policy has to see the trick")
        legal = asked.options.flags()
        above = legal & (looked_up(ranking.coloured, hands) > looked_up(ranking.coloured, best))
        none: Flags = total(above) == 0
        worth = chosen(best == EMPTY, looked_up(ranking.strongest, hands), looked_up(ranking.weakest, hands))
        worth *= (above | legal & none).view(np.uint8)
        return highest(worth)

    def steal(self, asked: Asked) -> Bytes:
        """The strongest of the cards with the most stars."""
        return highest(worths(self._liked, asked.options))

    def pass_on(self, asked: Asked) -> Bytes:
        """The three weakest cards."""
        return three_highest(worths(self._ranking.weakest, asked.options))


def policy_of(name: str, ranking: Ranking, setup: Setup) -> Policy:
    """A policy by the name of its bot.

    Raises:
        KeyError: no policy has this name.
    """
    makers: dict[str, Callable[[], Policy]] = {
        "random": RandomLegal,
        "highest": lambda: Outermost(ranking.strongest),
        "lowest": lambda: Outermost(ranking.weakest),
        "simple-greedy": lambda: SimpleGreedy(ranking, setup),
    }
    return makers[name]()
