"""Hands as sorted cards: a row of arrays for each slot, in which card numbers of ``CARDS`` rise from slot to slot.

An array of hands has the slot first, then the seat or the place, and the round last. As cards of a colour lie side by
side, what may be played is a range of slots; and as a card fits into a byte, one instruction of the processor looks at
many rounds at once. Slots are gone through one by one, so that what is at work stays in the processor's cache.
``uint8`` wraps round below 0, which some sums here use.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from moosekit.batch.mixing import Bytes, Flags
from moosekit.games.moustache.cards import CARDS, VALUES
from moosekit.games.moustache.setup import HAND_SIZE

FIELD: Final = len(VALUES)
#: the first joker; all above are jokers
JOKER: Final = next(card.index for card in CARDS if card.colour is None)
#: stands for no card; higher than all
EMPTY: Final = 255
#: what is led where nothing has to be followed
NOTHING: Final = 64
assert len(CARDS) <= NOTHING  # so that it is no card
ONE: Final = np.uint8(1)
#: the number of each slot, to be set against hands
SLOTS: Final = np.arange(max(HAND_SIZE.values()) + 1, dtype=np.uint8)[:, None, None]


def table(entries: Sequence[int]) -> bytes:
    """A table that ``looked_up`` takes: the entry of each card, 0 for all that are not given."""
    return bytes(entries).ljust(256, b"\0")


def looked_up(entries: bytes, cards: Bytes) -> Bytes:
    """The entry of each card in a table; by ``translate``, which takes half the time of ``take``."""
    return np.frombuffer(bytearray(cards).translate(entries), dtype=np.uint8).reshape(cards.shape)


def total(flags: Flags | Bytes) -> Bytes:
    """How many hold, counted along the first axis."""
    summed: Bytes = np.add.reduce(flags.view(np.uint8), axis=0, dtype=np.uint8)
    return summed


def chosen(flags: Flags, one: Bytes, other: Bytes) -> Bytes:
    """One where the flag holds, else the other: ``np.where`` takes thirty times as long with bytes."""
    found = one ^ other
    found *= flags.view(np.uint8)  # flags themselves would be turned into bytes first, which takes as long again
    found ^= other
    return found


def sort_slots(hands: Bytes) -> None:
    """Sorts each hand in place: the same slots are compared in all rounds, whatever lies there."""
    least = np.empty(hands.shape[1:], dtype=np.uint8)
    for one, other in _comparisons(len(hands)):
        np.minimum(hands[one], hands[other], out=least)
        np.maximum(hands[one], hands[other], out=hands[other])
        hands[one] = least


@cache
def _comparisons(size: int) -> tuple[tuple[int, int], ...]:
    """Which slots have to be compared, in order, by Batcher's odd-even merge sort: two runs become one, and so on.

    For 10 slots 32 pairs, where comparing neighbours takes 45.
    """
    pairs: list[tuple[int, int]] = []
    run = 1
    while run < size:
        step = run
        while step:
            for start in range(step % run, size - step, 2 * step):
                slots = range(start, min(start + step, size - step))
                pairs += [(slot, slot + step) for slot in slots if slot // (2 * run) == (slot + step) // (2 * run)]
            step //= 2
        run *= 2
    return tuple(pairs)


def take_out(hands: Bytes, slots: Bytes, cards: Bytes) -> None:
    """Takes the card in a slot out of each hand, into ``cards``; later ones move up, and the last slot is left over.

    The card is what the last slot had, less all the steps up to it.
    """
    np.copyto(cards, hands[-1])
    for slot in range(len(hands) - 1):
        step = hands[slot + 1] - hands[slot]
        step *= (slots <= slot).view(np.uint8)
        hands[slot] += step
        cards -= step


def turn(hands: Bytes, places: Bytes) -> None:
    """Turns the table in place: the hand at a place of each round comes to place 0, all others follow."""
    players = hands.shape[1]
    far = [(1 << bit, (places >> np.uint8(bit)) & ONE) for bit in range((players - 1).bit_length())]
    steps = np.empty(hands.shape[1:], dtype=np.uint8)
    for hand in hands:
        for by, whether in far:
            np.bitwise_xor(hand[:-by], hand[by:], steps[:-by])
            np.bitwise_xor(hand[-by:], hand[:by], steps[-by:])
            steps *= whether
            np.bitwise_xor(hand, steps, hand)


class Options(NamedTuple):
    """What may be played: in each hand the slots from ``start`` on, ``width`` of them, and so many jokers at its end.

    ``jokers`` are those that the range does not hold, ``None`` where there are none in any hand.
    """

    hands: Bytes
    start: Bytes
    width: Bytes
    jokers: Bytes | None

    @property
    def total(self) -> Bytes:
        """How many options there are."""
        return self.width if self.jokers is None else self.width + self.jokers

    def slot(self, number: Bytes) -> Bytes:
        """The slot of option ``number``, in the order of the deck."""
        if self.jokers is None:
            return self.start + number
        gap = np.uint8(len(self.hands)) - self.jokers - self.start - self.width
        return self.start + number + gap * (number >= self.width)

    def flags(self) -> Flags:
        """For each slot whether it is an option."""
        slots = SLOTS[: len(self.hands)]
        inside = (slots - self.start) < self.width
        if self.jokers is not None:
            inside |= slots >= np.uint8(len(self.hands)) - self.jokers
        return inside


def everything(hands: Bytes) -> Options:
    """All cards may be played: one number says it for all rounds, and a division by one number is quick."""
    return Options(hands, np.zeros((1, 1), np.uint8), np.full((1, 1), len(hands), np.uint8), None)


def lower(hands: Bytes, limits: Bytes) -> Bytes:
    """How many cards of each hand are lower than a limit."""
    found = np.zeros(hands.shape[1:], dtype=np.uint8)
    for hand in hands:
        found += (hand < limits).view(np.uint8)
    return found


def following(hands: Bytes, lead: Bytes, *, jokers: bool) -> Options:
    """The cards of the lead colour, whose lowest card is given, and jokers; all of a hand that is void in it."""
    start, width = lower(hands, lead), lower(hands, lead + np.uint8(FIELD))
    width -= start
    void = (width == 0).view(np.uint8)
    start *= void ^ ONE
    width += void * np.uint8(len(hands))
    return Options(hands, start, width, total(hands >= JOKER) * (void ^ ONE) if jokers else None)
