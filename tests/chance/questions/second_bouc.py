"""Face de bouc: every exact answer a second time, in another way, and as a trial that can be run."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import comb
from random import Random
from typing import Final

from moosekit.chance.questions import Told
from tests.chance.questions.second_moustache import Second, Trial, one_by_one


def copies(text: str) -> tuple[int, ...]:
    """The numbers of copies of "8x5-4x4"."""
    return tuple(int(part.split("x")[1]) for part in text.split("-") for _ in range(int(part.split("x")[0])))


def shuffled(told: Told, random: Random) -> list[int]:
    deck = [face for face, count in enumerate(copies(told.text("copies"))) for _ in range(count)]
    random.shuffle(deck)
    return deck


@cache
def all_new(kinds: tuple[int, ...], cards: int) -> Fraction:
    """The chance that so many cards are all different: card by card, by how many characters of each size are left."""
    start = tuple(sorted(Counter(kinds).items()))
    states: dict[tuple[tuple[int, int], ...], Fraction] = {start: Fraction(1)}
    for turned in range(cards):
        after: dict[tuple[tuple[int, int], ...], Fraction] = {}
        for state, chance in states.items():
            for place, (size, many) in enumerate(state):
                if many:
                    new = (*state[:place], (size, many - 1), *state[place + 1 :])
                    after[new] = after.get(new, Fraction(0)) + chance * Fraction(size * many, sum(kinds) - turned)
        states = after
    return sum(states.values(), Fraction(0))


def when(kinds: tuple[int, ...], asked: str) -> Fraction:
    waiting = [all_new(kinds, cards) for cards in range(len(kinds) + 2)]
    if asked == "mean":
        return sum(waiting, Fraction(0))
    if asked == "median":
        return Fraction(next(cards for cards, chance in enumerate(waiting) if chance <= Fraction(1, 2)))
    steps = [before - after for before, after in pairwise(waiting)]
    return Fraction(steps.index(max(steps)) + 1)


def all_seen(told: Told) -> Fraction:
    """By inclusion and exclusion over the characters that are missing, counted by their copies."""
    kinds = copies(told.text("copies"))
    groups = [(1, 0)]  # sign times ways, copies missing
    for count in kinds:
        groups = [*groups, *[(-sign, missing + count) for sign, missing in groups]]
    together: Counter[int] = Counter()
    for sign, missing in groups:
        together[missing] += sign
    cards = sum(kinds)
    return sum(
        [
            -sign * one_by_one(cards - missing, cards, turned)
            for turned in range(cards)
            for missing, sign in together.items()
            if missing
        ],
        Fraction(0),
    )


def memory(told: Told) -> Fraction:
    """The mean of 1 / (1 + rivals who know) in closed form."""
    rivals, knows = told.number("rivals"), Fraction(told.number("percent"), 100)
    return (1 - (1 - knows) ** (rivals + 1)) / ((rivals + 1) * knows)


def shout(told: Told) -> Fraction:
    wins = told.number("centre") + told.number("theirs")
    return 1 / (1 + Fraction(wins, told.number("mine")))


def first_repeat_of(deck: list[int]) -> int:
    seen: set[int] = set()
    for place, face in enumerate(deck, start=1):
        if face in seen:
            return place
        seen.add(face)
    raise AssertionError("nothing came twice")


def try_all_seen(told: Told, random: Random) -> float:
    deck = shuffled(told, random)
    return float(1 + max(deck.index(face) for face in set(deck)))


def try_memory(told: Told, random: Random) -> float:
    know = sum(random.random() < told.number("percent") / 100 for _ in range(told.number("rivals")))
    return float(random.randrange(1 + know) == 0)


def try_pairs(told: Told, random: Random) -> float:
    deck = [face for face in range(told.number("pairs")) for _ in range(2)]
    random.shuffle(deck)
    return float(first_repeat_of(deck))


def try_within(told: Told, random: Random) -> float:
    return float(first_repeat_of(shuffled(told, random)) <= told.number("cards"))


def try_last(told: Told, random: Random) -> float:
    *before, last = shuffled(told, random)
    return float(last not in before)


SECOND: Final[dict[str, Second]] = {
    "first-repeat": lambda told: 1 - all_new(copies(told.text("copies")), told.number("cards")),
    "repeat-when": lambda told: when(copies(told.text("copies")), told.text("asked")),
    "sock-pairs": lambda told: Fraction(
        4 ** told.number("pairs"), comb(2 * told.number("pairs"), told.number("pairs"))
    ),
    "last-is-new": lambda told: Fraction(copies(told.text("copies")).count(1), sum(copies(told.text("copies")))),
    "all-seen": all_seen,
    "memory": memory,
    "shout": shout,
}
TRIALS: Final[dict[str, Trial]] = {
    "first-repeat": try_within,
    "repeat-when": lambda told, random: float(first_repeat_of(shuffled(told, random))),
    "sock-pairs": try_pairs,
    "last-is-new": try_last,
    "all-seen": try_all_seen,
    "memory": try_memory,
}
