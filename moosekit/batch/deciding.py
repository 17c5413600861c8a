"""How the players of a batch decide: the bots of ``moosekit.bots.policies`` and ``RandomBot`` once more, over masks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from moosekit.batch.hands import Ranking, bits_of, mask_of, nth
from moosekit.batch.mixing import Bytes, Draws, Words, below
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.rule_cards.pass_three import PASSED
from moosekit.games.moustache.setup import Setup


class Asked(NamedTuple):
    """What players are asked: their legal cards as bits, a number of their chance, the best card that lies there.

    ``best`` is 63 where no card with a colour lies there; it is ``None`` unless a policy needs it.
    """

    legal: Words
    chance: Draws
    best: Bytes | None


class Policy(Protocol):
    """A way to decide. Each gets one array entry for each round."""

    needs_best: bool
    needs_chance: bool

    def play(self, asked: Asked) -> Bytes:
        """The card to play."""
        ...

    def steal(self, asked: Asked) -> Bytes:
        """The card that the monkey takes."""
        ...

    def pass_on(self, asked: Asked) -> Words:
        """The three cards to pass, as bits."""
        ...


class RandomLegal:
    """Any option, each equally likely."""

    needs_best: bool = False
    needs_chance: bool = True

    def __init__(self, *, jokers: bool) -> None:
        self._jokers = jokers

    def play(self, asked: Asked) -> Bytes:
        """The option at a place drawn by chance; options are in deck order."""
        return nth(asked.legal, below(asked.chance, np.bitwise_count(asked.legal)), jokers=self._jokers)

    steal = play

    def pass_on(self, asked: Asked) -> Words:
        """One of all combinations, in the order in which they are listed."""
        counts = np.bitwise_count(asked.legal)
        numbers = below(asked.chance, _WAYS.take(counts))
        places = _threes().reshape(-1, PASSED)[counts.astype(np.intp) * MOST_WAYS + numbers]
        given = np.zeros_like(asked.legal)
        for which in range(PASSED):
            given |= bits_of(nth(asked.legal, np.ascontiguousarray(places[:, which]), jokers=True))
        return given


#: in a hand of so many cards, in how many ways three can be passed; hands have at most twelve
_HANDS: Final = 13
_WAYS: Final = np.array([max(n * (n - 1) * (n - 2) // 6, 1) for n in range(_HANDS)], dtype=np.uint8)
MOST_WAYS: Final = int(_WAYS.max())


@cache
def _threes() -> npt.NDArray[np.uint8]:
    """For each size of a hand and each number of a combination the three places."""
    table = np.zeros((_HANDS, MOST_WAYS, PASSED), dtype=np.uint8)
    for size in range(PASSED, _HANDS):
        for number, places in enumerate(combinations(range(size), PASSED)):
            table[size, number] = places
    return table


class Outermost:
    """The strongest option, or the weakest: to play, to pass and to take."""

    needs_best: bool = False
    needs_chance: bool = False

    def __init__(self, pick: Callable[[Words], Bytes]) -> None:
        self._pick = pick

    def play(self, asked: Asked) -> Bytes:
        """The outermost card."""
        return self._pick(asked.legal)

    steal = play

    def pass_on(self, asked: Asked) -> Words:
        """The three outermost cards."""
        return three_of(asked.legal, self._pick)


def three_of(legal: Words, pick: Callable[[Words], Bytes]) -> Words:
    """Three times the card that ``pick`` takes, as bits."""
    left = legal
    for _ in range(PASSED):
        left = left ^ bits_of(pick(left))
    return legal ^ left


class SimpleGreedy:
    """Wins as cheaply as it can, else throws its weakest card away; leads with its strongest; takes the most stars."""

    needs_best: bool = True
    needs_chance: bool = False

    def __init__(self, ranking: Ranking, setup: Setup) -> None:
        self._ranking = ranking
        #: stars first, then strength: the order in which the monkey likes cards; a joker has the stars of a 0
        self._by_stars = [mask_of(tuple(card for card in CARDS if (card.value or 0) in own)) for own in _alike(setup)]

    def play(self, asked: Asked) -> Bytes:
        """A card to the trick."""
        ranking, best = self._ranking, asked.best
        if best is None:
            raise ValueError("this policy has to see the trick")
        above = asked.legal & ranking.above.take(np.minimum(best, len(ranking.above) - 1))
        leads = best == NO_CARD
        cheap = ranking.weakest(np.where(above != 0, above, asked.legal))
        return np.where(leads, ranking.strongest(np.where(above != 0, above, asked.legal)), cheap)

    def steal(self, asked: Asked) -> Bytes:
        """The strongest of the cards with the most stars."""
        legal = asked.legal
        wanted = legal
        for mask in self._by_stars:  # the most stars last
            some = legal & mask
            wanted = np.where(some != 0, some, wanted)
        return self._ranking.strongest(wanted)

    def pass_on(self, asked: Asked) -> Words:
        """The three weakest cards."""
        return three_of(asked.legal, self._ranking.weakest)


#: stands for the best card where none with a colour lies there
NO_CARD: Final = 63


def _alike(setup: Setup) -> list[list[int]]:
    """The values with equally many stars, the fewest first."""
    return [[value for value, own in enumerate(setup.stars) if own == stars] for stars in sorted(set(setup.stars))]


def policy_of(name: str, ranking: Ranking, setup: Setup) -> Policy:
    """A policy by the name of its bot.

    Raises:
        KeyError: no policy has this name.
    """
    makers: dict[str, Callable[[], Policy]] = {
        "random": lambda: RandomLegal(jokers=setup.players % 2 == 1),
        "highest": lambda: Outermost(ranking.strongest),
        "lowest": lambda: Outermost(ranking.weakest),
        "simple-greedy": lambda: SimpleGreedy(ranking, setup),
    }
    return makers[name]()
