"""The count of many rounds at once: what the won cards are worth, and which team wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from moosekit.batch.hands import FIELD, chosen, looked_up
from moosekit.batch.mixing import Bytes, Flags
from moosekit.batch.rules import Count
from moosekit.games.moustache.cards import CARDS, Colour
from moosekit.games.moustache.setup import Setup, Tie

_BLUE: Final = np.uint8(min(card.index for card in CARDS if card.colour is Colour.BLUE))


class Pile(NamedTuple):
    """Cards by trick and place; which of them are won (all by default); and by trick 1 where the blue team has them."""

    cards: Bytes
    won: Flags | None
    blue: Bytes


def count_stars(count: Count, piles: Sequence[Pile]) -> npt.NDArray[np.int16]:
    """The stars of both teams, pink first."""
    stars = _of_both(piles, lambda cards: looked_up(count.worth, cards))
    if count.blues:
        mine, theirs = _of_both(piles, lambda cards: ((cards - _BLUE) < FIELD).view(np.uint8))
        stars[0] -= np.int16(count.blues) * (mine > theirs)
        stars[1] -= np.int16(count.blues) * (theirs > mine)
    return stars


def _of_both(piles: Sequence[Pile], worth: Callable[[Bytes], Bytes]) -> npt.NDArray[np.int16]:
    """What each team has of something, pink first."""
    found = np.zeros((2, piles[0].cards.shape[-1]), dtype=np.int16)
    for pile in piles:
        found += _shared(worth(pile.cards), pile)
    return found


def _shared(worth: Bytes, pile: Pile) -> npt.NDArray[np.int16]:
    """The same for one pile; bytes are read with a sign, and the sum of a trick fits into one."""
    if pile.won is not None:
        worth *= pile.won.view(np.uint8)
    tricks = np.add.reduce(worth.view(np.int8), axis=1, dtype=np.int8)
    everything = np.add.reduce(tricks, axis=0, dtype=np.int16)
    tricks *= pile.blue.view(np.int8)
    blue = np.add.reduce(tricks, axis=0, dtype=np.int16)
    return np.stack((everything - blue, blue))


def winners(
    count: Count, setup: Setup, stars: npt.NDArray[np.int16], piles: Sequence[Pile], crown_team: Bytes
) -> Bytes:
    """1 where blue wins: by stars; on a tie whoever won the crown card, else the team that the set-up names."""
    if setup.tie is Tie.OTHER_TEAM:
        crown_team = crown_team ^ np.uint8(1)
    pink, blue = _of_both(piles, lambda cards: (cards == setup.crown_card.index).view(np.uint8))
    tied = (crown_team & (pink == 0)) | (blue != 0)
    ahead = stars[1] < stars[0] if count.fewest else stars[1] > stars[0]
    return chosen(stars[0] == stars[1], tied, ahead.view(np.uint8))
