"""Face de bouc: every exact answer a second time, in another way, and as a trial that can be run."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import comb, factorial, perm
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


def piles_won(told: Told) -> Fraction:
    """Character by character: all its cards but the first can win."""
    kinds = copies(told.text("copies"))
    able = sum(count - 1 for count in kinds)
    return Fraction(able * told.number("percent"), 100) if told.text("asked") == "piles" else Fraction(sum(kinds), able)


@cache
def chosen(kinds: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """By how many characters and how many cards they have together: the ways to take one card of each of them."""
    ways = {(0, 0): 1}
    for count in kinds:
        more = {(many + 1, cards + count): taken * count for (many, cards), taken in ways.items()}
        ways = {key: ways.get(key, 0) + more.get(key, 0) for key in {**ways, **more}}
    return ways


@cache
def new_run(kinds: tuple[int, ...], before: int, run: int) -> Fraction:
    """The chance that the cards after the first ``before`` ones begin with a run of new characters, by counting."""
    size = sum(kinds)
    ways = sum(
        taken * factorial(run) * perm(size - cards, before)
        for (many, cards), taken in chosen(kinds).items()
        if many == run
    )
    return Fraction(ways, perm(size, before + run))


def pile_share(kinds: tuple[int, ...], size: int) -> Fraction:
    """A pile ends at card n where n is old, the cards before are new, and the one before those is old or not there."""
    if size > sum(kinds):
        return Fraction(0)
    total = new_run(kinds, 0, size - 1) - new_run(kinds, 0, size)
    for before in range(sum(kinds) - size):  # so many cards, then an old one, then the pile
        total += new_run(kinds, before + 1, size - 1) - new_run(kinds, before, size)
        total -= new_run(kinds, before + 1, size) - new_run(kinds, before, size + 1)
    return total / (sum(kinds) - len(kinds))


def next_match(told: Told) -> Fraction:
    """Joint counting: ways to see so many among the turned cards and one more right after, by ways to see so many."""
    kinds, turned, seen = copies(told.text("copies")), told.number("turned"), told.number("seen")
    cards, known = sum(kinds), told.text("known")
    sizes = [int(known)] if known != "hidden" else list(kinds)
    see = [comb(size, seen) * comb(cards - size, turned - seen) for size in sizes]
    more = [ways * Fraction(size - seen, cards - turned) for ways, size in zip(see, sizes, strict=True)]
    return sum(more, Fraction(0)) / sum(see)


def try_piles(told: Told, random: Random) -> float:
    deck, seen, piles = shuffled(told, random), set[int](), 0
    for face in deck:
        piles += face in seen and random.random() < told.number("percent") / 100
        seen.add(face)
    return float(piles) if told.text("asked") == "piles" else len(deck) / piles


def try_pile_size(told: Told, random: Random) -> float:
    deck, seen, middle, sizes = shuffled(told, random), set[int](), 0, list[int]()
    for face in deck:
        middle += 1
        if face in seen:
            sizes.append(middle)
            middle = 0
        seen.add(face)
    return float(random.choice(sizes) == told.number("size"))


def try_match(told: Told, random: Random) -> float | None:
    deck = shuffled(told, random)
    kinds = copies(told.text("copies"))
    known = told.text("known")
    faces = [face for face, size in enumerate(kinds) if known in ("hidden", str(size))]
    face = random.choice(faces)
    before, then = deck[: told.number("turned")], deck[told.number("turned")]
    return float(then == face) if before.count(face) == told.number("seen") else None


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
    "piles-won": piles_won,
    "pile-size": lambda told: pile_share(copies(told.text("copies")), told.number("size")),
    "next-match": next_match,
}
TRIALS: Final[dict[str, Trial]] = {
    "first-repeat": try_within,
    "repeat-when": lambda told, random: float(first_repeat_of(shuffled(told, random))),
    "sock-pairs": try_pairs,
    "last-is-new": try_last,
    "all-seen": try_all_seen,
    "memory": try_memory,
    "piles-won": try_piles,
    "pile-size": try_pile_size,
    "next-match": try_match,
}
