"""There's a Moose in the House: every exact answer a second time, in another way, and as a trial that can be run."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random
from typing import Final

from moosekit.chance.questions import Told
from tests.chance.questions.second_moustache import Second, Trial, one_by_one

#: 58 cards: rooms and moose of four kinds, house cards, doors, traps
PACK: Final = tuple(
    [f"R{kind}" for kind in range(4) for _ in range(5)]
    + [f"M{kind}" for kind in range(4) for _ in range(5)]
    + ["HC"] * 10
    + ["D"] * 5
    + ["T"] * 3
)
GOOD: Final = {"first-trap": 3, "last-trap": 3, "first-house": 10, "first-door": 5}
LETTER: Final = {"first-trap": "T", "last-trap": "T", "first-house": "HC", "first-door": "D"}


def trap_held(told: Told) -> Fraction:
    """By the places of the three traps."""
    hands = told.number("players") - 1 if told.text("who") == "any" else 1
    return 1 - Fraction(comb(54 - 4 * hands, 3), comb(54, 3))


def stuck_first(told: Told) -> Fraction:
    stuck, trap = one_by_one(28, 58, 5), 1 - one_by_one(55, 58, 5)
    given = 1 - one_by_one(25, 28, 5)
    return {"pass": stuck, "trap-given-pass": given, "pass-given-trap": given * stuck / trap}[told.text("asked")]


def moose_shown(told: Told) -> Fraction:
    if told.text("policy") == "random":  # the shown moose is any card: the four others come from the 27
        return 1 - one_by_one(24, 27, 4)
    if told.text("policy") == "trap-first":
        return Fraction(0)
    with_moose = comb(28, 5) - comb(8, 5)
    return Fraction(with_moose - (comb(25, 5) - comb(5, 5)), with_moose)


def no_house_card(told: Told) -> Fraction:
    cards = {"hand": 4, "drawn": 5, "nobody": 4 * told.number("players")}[told.text("asked")]
    return Fraction(comb(58 - cards, 10), comb(58, 10))


def card_wait(told: Told) -> Fraction:
    asked = told.text("asked")
    if asked == "no-trap":
        return Fraction(comb(58 - told.number("cards"), 3), comb(58, 3))
    nth = 3 if asked == "last-trap" else 1
    return Fraction(nth * 59, GOOD[asked] + 1)


def no_trap_came(told: Told) -> Fraction:
    """Out of all hands: with a trap and silent, against silent."""
    unseen = 58 - told.number("seen")
    none = one_by_one(unseen - 3, unseen, 4)
    silent = (1 - none) * (1 - Fraction(told.number("percent"), 100))
    return silent / (silent + none)


def next_house_card(told: Told) -> Fraction:
    """The chance that this many were seen and then one more comes, by the chance that so many were seen."""
    seen, found = told.number("seen"), told.number("found")
    ways = comb(10, found) * comb(48, seen - found) * (10 - found)
    return Fraction(ways, comb(10, found) * comb(48, seen - found) * (58 - seen))


def hand(random: Random, cards: int, *, without: str = "") -> list[str]:
    return random.sample([card for card in PACK if card != without], cards)


def try_trap_held(told: Told, random: Random) -> float:
    mine = hand(random, 4, without="T")
    rest = list(PACK)
    for card in mine:
        rest.remove(card)
    random.shuffle(rest)
    return float("T" in rest[: 4 * (told.number("players") - 1 if told.text("who") == "any" else 1)])


def is_stuck(cards: list[str]) -> bool:
    return all(card[0] in "MDT" for card in cards)


def try_stuck(told: Told, random: Random) -> float | None:
    """``None`` where the condition is not met."""
    cards = hand(random, 5)
    if told.text("asked") == "pass":
        return float(is_stuck(cards))
    if told.text("asked") == "pass-given-trap":
        return float(is_stuck(cards)) if "T" in cards else None
    stuck = random.sample([card for card in PACK if card[0] in "MDT"], 5)
    return float("T" in stuck)


def try_shown(told: Told, random: Random) -> float | None:
    cards = random.sample([card for card in PACK if card[0] in "MDT"], 5)
    first = {
        "random": cards,
        "moose-first": [c for c in cards if c[0] == "M"],
        "trap-first": [c for c in cards if c == "T"],
    }
    thrown = random.choice(first[told.text("policy")] or cards)
    return float("T" in cards) if thrown[0] == "M" else None


def try_wait(told: Told, random: Random) -> float:
    asked = told.text("asked")
    cards = hand(random, 58)
    if asked == "no-trap":
        return float("T" not in cards[: told.number("cards")])
    if asked == "last-trap":
        return float(58 - cards[::-1].index("T"))
    return float(cards.index(LETTER[asked]) + 1)


def try_silent(told: Told, random: Random) -> float | None:
    unseen = ["T"] * 3 + ["-"] * (55 - told.number("seen"))
    holds = "T" in random.sample(unseen, 4)
    came = holds and random.random() < told.number("percent") / 100
    return None if came else float(holds)


def try_next(told: Told, random: Random) -> float:
    found, seen = told.number("found"), told.number("seen")
    left = ["HC"] * (10 - found) + ["-"] * (48 - seen + found)
    return float(random.choice(left) == "HC")


def try_no_house(told: Told, random: Random) -> float:
    cards = {"hand": 4, "drawn": 5, "nobody": 4 * told.number("players")}[told.text("asked")]
    return float("HC" not in hand(random, cards))


def room_kinds(told: Told) -> Fraction:
    """Card by card: another kind each time, the same each time, or neither."""
    different, alike = Fraction(15 * 10, 19 * 18), Fraction(4 * 3, 19 * 18)
    return {"different": different, "alike": alike, "two": 1 - different - alike}[told.text("asked")]


def room_match(told: Told) -> Fraction:
    return 1 - one_by_one(54 - 5 * told.number("kinds"), 54, 5)


def try_rooms(told: Told, random: Random) -> float:
    kinds = len(set(random.sample([card for card in PACK if card[0] == "R"], 3)))
    return float(kinds == {"different": 3, "two": 2, "alike": 1}[told.text("asked")])


def try_match(told: Told, random: Random) -> float:
    cards = list(PACK)
    for card in ["HC", *{1: ["R0", "R0", "R0"], 2: ["R0", "R1", "R1"], 3: ["R0", "R1", "R2"]}[told.number("kinds")]]:
        cards.remove(card)
    return float(any(card in [f"M{kind}" for kind in range(told.number("kinds"))] for card in random.sample(cards, 5)))


SECOND: Final[dict[str, Second]] = {
    "trap-held": trap_held,
    "stuck-first": stuck_first,
    "moose-shown": moose_shown,
    "no-house-card": no_house_card,
    "card-wait": card_wait,
    "no-trap-came": no_trap_came,
    "next-house-card": next_house_card,
    "room-kinds": room_kinds,
    "room-match": room_match,
}
TRIALS: Final[dict[str, Trial]] = {
    "trap-held": try_trap_held,
    "stuck-first": try_stuck,
    "moose-shown": try_shown,
    "no-house-card": try_no_house,
    "card-wait": try_wait,
    "no-trap-came": try_silent,
    "next-house-card": try_next,
    "room-kinds": try_rooms,
    "room-match": try_match,
}
