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
LOW: Final = np.uint64(stream.LARGEST_DECK - 1)
#: the numbers of mix64 as arrays, which NumPy need not make of them each time
_SHIFTS: Final = tuple(np.array(shift, dtype=np.uint64) for shift in (30, 27, 31))
_FACTORS: Final = tuple(np.array(factor, dtype=np.uint64) for factor in (stream.FIRST, stream.SECOND))
#: no word at or above this may be drawn with a limit of up to 256 before its last stretch has been looked at
_UNSAFE: Final = np.uint64(2**64 - 256)


def mixed(z: Words, spare: Words | None = None) -> Words:
    """mix64 of each number, in place: the array itself is changed and given back. ``spare`` is room of its shape."""
    spare = nearly_mixed(z, spare)
    np.right_shift(z, _SHIFTS[2], spare)
    z ^= spare
    return z


def nearly_mixed(z: Words, spare: Words | None = None) -> Words:
    """The same but for the last step, which leaves the upper 31 bits as they are. Gives the spare room."""
    spare = np.right_shift(z, _SHIFTS[0], spare)
    z ^= spare
    z *= _FACTORS[0]
    np.right_shift(z, _SHIFTS[1], spare)
    z ^= spare
    z *= _FACTORS[1]
    return spare


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
    """Numbers to come, a row for each decision and a column for each key: row r from ``skip(skipped + r)``.

    Attributes:
        left: what a common multiple of all limits that may be asked for leaves of each word.
        keys: the streams.
        skipped: how many numbers were drawn before.
        plain: no word lies in a last stretch, whatever the limit.
    """

    left: npt.NDArray[np.uint16]
    keys: Words
    skipped: int
    plain: bool

    def rows(self, start: int, stop: int) -> Draws:
        """The same for some of the decisions."""
        return Draws(self.left[start:stop], self.keys, self.skipped + start, self.plain)

    def only(self, some: npt.NDArray[np.intp]) -> Draws:
        """The same for some of the keys."""
        return Draws(self.left[:, some], self.keys[some], self.skipped, self.plain)


def draws(keys: Words, skipped: int, count: int, common: int) -> Draws:
    """The next ``count`` draws after so many that were made; ``common``, below 2¹⁶, is a multiple of all limits."""
    left = np.empty((count, len(keys)), dtype=np.uint16)
    room, spare = np.empty_like(keys), np.empty_like(keys)
    plain = True
    for row in range(count):  # one by one, so that all that is at work stays in the processor's cache
        drawn = mixed(np.add(keys, np.uint64((skipped + row + 1) * stream.GAMMA & stream.MASK), room), spare)
        plain &= bool(drawn.max() < _UNSAFE)
        np.copyto(left[row], drawn, casting="unsafe")  # of a difference below 2¹⁶, the low sixteen bits are enough
        drawn //= np.uint64(common)
        left[row] -= drawn.astype(np.uint16) * np.uint16(common)
    return Draws(left, keys, skipped, plain)


def below(drawn: Draws, limits: Bytes) -> Bytes:
    """A number below each limit (1 to 255; one for all will do): what ``Stream.below`` gives with index 0.

    A quotient of numbers below 2²⁴ that is rounded to 24 bits has the right whole part.
    """
    if not drawn.plain:
        return _below_again(drawn, limits)
    quotients = drawn.left.astype(np.float32)
    quotients /= limits.astype(np.float32)
    whole = quotients.astype(np.uint16)
    whole *= limits.astype(np.uint16)
    return (drawn.left - whole).astype(np.uint8)


def _below_again(drawn: Draws, limits: Bytes) -> Bytes:
    """The same where a word may lie in the last stretch, about once in 10¹⁷ draws: one by one, by the definition."""
    found = np.empty(drawn.left.shape, dtype=np.uint8)
    for row, some in enumerate(np.broadcast_to(limits, found.shape).tolist()):
        pairs = zip(drawn.keys.tolist(), some, strict=True)
        found[row] = [stream.Stream(key).skip(drawn.skipped + row).below(limit) for key, limit in pairs]
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
