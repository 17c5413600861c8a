"""The stream of ``moosekit.core.stream`` once more, over NumPy's ``uint64``: many keys at once, the same words.

Keys are arrays of any shape; ``uint64`` drops what runs over, as the definition in docs/stream.md asks for.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from moosekit.core import stream

Words: TypeAlias = npt.NDArray[np.uint64]
Bytes: TypeAlias = npt.NDArray[np.uint8]
Flags: TypeAlias = npt.NDArray[np.bool_]

GAMMA: Final = np.uint64(stream.GAMMA)
FIRST: Final = np.uint64(stream.FIRST)
SECOND: Final = np.uint64(stream.SECOND)
LOW: Final = np.uint64(stream.LARGEST_DECK - 1)
_THIRTY, _TWENTY_SEVEN, _THIRTY_ONE = np.uint64(30), np.uint64(27), np.uint64(31)
#: no word at or above this may be drawn with a limit of up to 256 before its last stretch has been looked at
_UNSAFE: Final = np.uint64(2**64 - 256)

#: so many keys are shuffled at a time: their words stay in the processor's cache
BLOCK: Final = 500


def mixed(z: Words, spare: Words | None = None) -> Words:
    """mix64 of each number, in place: the array itself is changed and given back. ``spare`` is room of its shape."""
    spare = np.right_shift(z, _THIRTY, out=spare)
    z ^= spare
    z *= FIRST
    np.right_shift(z, _TWENTY_SEVEN, out=spare)
    z ^= spare
    z *= SECOND
    np.right_shift(z, _THIRTY_ONE, out=spare)
    z ^= spare
    return z


@cache
def keep_memory() -> None:
    """Spares a sixth of the time where glibc hands out memory: it stops giving freed arrays back to the system at once.

    It learns that from the size of the largest block that was ever freed.
    """
    np.empty(2**24, dtype=np.uint8)


def seeded(seeds: Words) -> Words:
    """The keys of these seeds."""
    return mixed(seeds + GAMMA)


def word(keys: Words, index: int) -> Words:
    """Word number ``index`` of each key."""
    return mixed(keys + np.uint64((index + 1) * stream.GAMMA & stream.MASK))


def words(key: int, first: int, count: int) -> Words:
    """The words ``first``, ``first + 1``, … of one key, so many of them."""
    indices = np.arange(count, dtype=np.uint64) + np.uint64(first + 1)
    return mixed(indices * GAMMA + np.uint64(key))


def child(keys: Words, label: str) -> Words:
    """The key of each key's child."""
    found, spare = keys.copy(), np.empty_like(keys)
    for byte in label.encode("ascii"):
        found ^= np.uint64(byte)
        found += GAMMA
        mixed(found, spare)
    found ^= np.uint64(len(label))
    return mixed(found, spare)


class Draws(NamedTuple):
    """One number to come for each key: the word of the stream ``skip(skipped)``, and what it is drawn again from.

    ``plain``: no word lies in a last stretch, whatever the limit.
    """

    words: Words
    keys: Words
    skipped: int
    plain: bool

    def only(self, some: npt.NDArray[np.intp]) -> Draws:
        """The same for some of the keys."""
        return Draws(self.words[some], self.keys[some], self.skipped, self.plain)


def draws(keys: Words, skipped: int, count: int) -> list[Draws]:
    """The next ``count`` draws after so many that were made."""
    steps = np.arange(skipped + 1, skipped + count + 1, dtype=np.uint64) * GAMMA
    drawn = mixed(keys + steps[:, None])
    plain = bool(drawn.max() < _UNSAFE)
    return [Draws(drawn[place], keys, skipped + place, plain) for place in range(count)]


def below(drawn: Draws, limits: Bytes) -> Bytes:
    """A number below each limit (1 to 255): what ``Stream.below`` gives with index 0."""
    if not drawn.plain:
        return _below_again(drawn, limits)
    return np.remainder(drawn.words, limits, dtype=np.uint64).astype(np.uint8)


def _below_again(drawn: Draws, limits: Bytes) -> Bytes:
    """The same where a word may lie in the last stretch, about once in 10¹⁷ draws: one by one, by the definition."""
    pairs = zip(drawn.keys.tolist(), limits.tolist(), strict=True)
    found = [stream.Stream(key).skip(drawn.skipped).below(limit) for key, limit in pairs]
    return np.array(found, dtype=np.uint8)


def shuffled(keys: Words, size: int, drawn: int) -> Bytes:
    """The first ``drawn`` cards of a shuffle of ``size`` for each key: a row for each card, a column for each key."""
    cards = np.arange(size, dtype=np.uint64)
    steps = (cards + np.uint64(1)) * GAMMA
    found = np.empty((drawn, len(keys)), dtype=np.uint8)
    room, spare = (np.empty((min(BLOCK, len(keys)), size), dtype=np.uint64) for _ in range(2))
    for start in range(0, len(keys), BLOCK):
        some = keys[start : start + BLOCK, None]
        marked = mixed(np.add(some, steps, out=room[: len(some)]), spare[: len(some)])
        marked &= ~LOW
        marked |= cards
        marked.sort(axis=1)
        np.copyto(found[:, start : start + BLOCK], marked[:, :drawn].T, casting="unsafe")
    found &= np.uint8(LOW)
    return found


def ranks(keys: Words, size: int) -> Bytes:
    """The place of each card in a shuffle of a few cards: a row for each card, a column for each key."""
    marked: list[Words] = []
    for card in range(size):
        drawn = word(keys, card)
        drawn &= ~LOW
        drawn |= np.uint64(card)
        marked.append(drawn)
    places = np.zeros((size, len(keys)), dtype=np.uint8)
    for card in range(size):
        for other in range(card):
            later = (marked[card] > marked[other]).view(np.uint8)
            places[card] += later
            places[other] += np.uint8(1) - later
    return places
