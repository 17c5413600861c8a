"""Moustache again: values, shapes, jokers, partners, stars: a second method and a trial for each."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from math import comb
from random import Random
from statistics import mean
from typing import Final

from moosekit.chance.questions import Told
from tests.chance.questions.second_moustache import HAND, PACK, Plain, Second, Trial, one_by_one, rules, winner

WHITE: Final = ("green-negative", "pink-open", "pass-three", "most-blue")
BLACK: Final = ("twos-win", "twins-vanish", "reversed", "threes-low", "new-lead")
#: white and black rule cards: those of a rulebook, and with those that reviews report
DECKS: Final = {"explained": (4, 5), "with-reported": (6, 5)}
JOKERS: Final = ("pigeon", "unicorn", "monkey")


def row_order(told: Told) -> Fraction:
    row, reading = rules(told.text("row")), told.text("reading")
    tricks = list(combinations(PACK, told.number("players")))
    differ = sum(winner(trick, row, reading) != winner(trick, row[::-1], reading) for trick in tricks)
    return Fraction(differ, len(tricks))


def distinct(hand: int, values: int) -> Fraction:
    """Exactly so many values: choose them, then by inclusion and exclusion none of them is missing."""
    ways = sum((-1) ** gone * comb(values, gone) * comb(4 * (values - gone), hand) for gone in range(values + 1))
    return Fraction(comb(11, values) * ways, comb(44, hand))


def hand_values(told: Told) -> Fraction:
    hand = HAND[told.number("players")]
    if told.text("asked") == "mode":
        return max(distinct(hand, values) for values in range(1, 12))
    return 11 * (1 - one_by_one(40, 44, hand))


def two_hands(told: Told) -> Fraction:
    """The formulas of a book: n p (1 - p) (N - n) / (N - 1), and -n² p (1 - p) / (N - 1)."""
    hand, p = HAND[told.number("players")], Fraction(1, 4)
    variance = hand * p * (1 - p) * Fraction(44 - hand, 43)
    covariance = -(hand**2) * p * (1 - p) / 43
    return {"variance": variance, "covariance": covariance, "correlation": covariance / variance}[told.text("asked")]


def sizes(told: Told) -> list[int]:
    return sorted(map(int, told.text("shape").split("-")))


def hand_shape(told: Told) -> Fraction:
    """Colour by colour, for every order of the four numbers."""
    total = Fraction(0)
    for order in set(permutations(sizes(told))):
        chance, left, need = Fraction(1), 44, HAND[told.number("players")]
        for wanted in order:
            chance *= Fraction(comb(11, wanted) * comb(left - 11, need - wanted), comb(left, need))
            left, need = left - 11, need - wanted
        total += chance
    return total


def rule_rows(told: Told) -> Fraction:
    asked, (white, black) = told.text("asked"), DECKS[told.text("deck")]
    if asked == "rows":
        return Fraction(white * (white - 1) // 2 * (black * (black - 1) // 2) * 24)
    if asked == "both":
        return Fraction(2 * 1, black * (black - 1))
    here = Fraction(2, {"white": white, "black": black}[asked.split("-")[0]])
    return here * Fraction(1 + 2 + 3 + 4, 4) if asked.endswith("rounds") else here


def trick_values(told: Told) -> Fraction:
    asked, players = told.text("asked"), told.number("players")
    if asked == "two":
        return 1 - one_by_one(40, 44, players)
    if asked == "twins":
        none = Fraction(1)
        for there in range(players):
            none *= Fraction(44 - 4 * there, 44 - there)
        return 1 - none
    tricks = list(combinations(PACK, players))
    return Fraction(sum(winner(trick, ["twins-vanish"]) is None for trick in tricks), len(tricks))


def two_jokers(told: Told) -> Fraction:
    same = Fraction(1, 8)
    return {
        "tricks": 8 * (1 - Fraction(7, 8) ** 2),
        "same": same,
        "both": Fraction(1, comb(3, 2)),
        "spoiled": Fraction(1, 2) * same,
    }[told.text("asked")]


def lone_jokers(told: Told) -> Fraction:
    """Means by their places, neighbours by the gaps that are left."""
    every = list(combinations(range(1, 13), 3))
    return {
        "first": Fraction(mean(Fraction(min(at)) for at in every)),
        "last": Fraction(mean(Fraction(max(at)) for at in every)),
        "neighbours": 1 - Fraction(comb(10, 3), comb(12, 3)),
        "run": Fraction(10, comb(12, 3)),
    }[told.text("asked")]


def partners(told: Told) -> Fraction:
    rounds = told.number("rounds")
    if told.text("asked") == "again":
        return 1 - Fraction(2, 3) ** (rounds - 1)
    if told.text("asked") == "all":
        return Fraction(sum(len(set(met)) == 3 for met in product(range(3), repeat=rounds)), 3**rounds)
    return 3 * (1 + Fraction(1, 2) + Fraction(1, 3))


def open_pinks(told: Told) -> Fraction:
    """By the blue cards: none of them lies among the closed cards of that hand."""
    hand = HAND[told.number("players")]
    hidden = 44 - hand - (11 - told.number("pink"))
    closed, blues = hand - told.number("shown"), 11 - told.number("blue")
    return Fraction(comb(hidden - closed, blues), comb(hidden, blues))


def stars(told: Told) -> list[int]:
    return list(map(int, told.text("stars").split("-")))


def star_average(told: Told) -> Fraction:
    players, worth = told.number("players"), stars(told)
    if told.text("asked") == "none":
        return one_by_one(4 * worth.count(0), 44, players)
    cards = players if told.text("asked") == "trick" else HAND[players]
    return Fraction(cards * sum(worth), 11)


def trophy_order(told: Told) -> Fraction:
    """Whoever draws second gets any of the three; half of the rounds are won."""
    rounds = [Fraction(sum(map(int, values.split("-"))), 3) for values in told.text("trophies").split(",")]
    number = told.number("round")
    return rounds[number - 1] if told.text("asked") == "second" else sum(rounds[:number], Fraction(0)) / 2


def try_trick(told: Told, random: Random) -> list[Plain]:
    return random.sample(PACK, told.number("players"))


def try_order(told: Told, random: Random) -> float:
    trick, row = try_trick(told, random), rules(told.text("row"))
    one, other = (winner(trick, order, told.text("reading")) for order in (row, row[::-1]))
    return float(one != other)


def try_values(told: Told, random: Random) -> float:
    found = len({value for _, value in random.sample(PACK, HAND[told.number("players")])})
    if told.text("asked") == "mean":
        return float(found)
    hand = HAND[told.number("players")]
    return float(found == max(range(1, 12), key=lambda values: distinct(hand, values)))


def try_covariance(told: Told, random: Random) -> float | None:
    """The product of what both hands have beyond the mean; nothing for the correlation, a quotient of two."""
    hand = HAND[told.number("players")]
    cards = random.sample(PACK, 2 * hand)
    mine, other = (sum(colour == 3 for colour, _ in some) - hand / 4 for some in (cards[:hand], cards[hand:]))
    return {"variance": mine * mine, "covariance": mine * other}.get(told.text("asked"))


def try_shape(told: Told, random: Random) -> float:
    hand = random.sample(PACK, HAND[told.number("players")])
    return float(sorted(sum(colour == one for colour, _ in hand) for one in range(4)) == sizes(told))


def try_row(told: Told, random: Random) -> float | None:
    asked = told.text("asked")
    row = random.sample(WHITE, 2) + random.sample(BLACK, 2)
    random.shuffle(row)
    mine = "pass-three" if asked.startswith("white") else "reversed"
    if asked == "both":
        return float({"reversed", "twos-win"} <= set(row))
    if asked.endswith("rounds"):
        return float(4 - row.index(mine)) if mine in row else 0.0
    return None if asked == "rows" else float(mine in row)


def try_trick_values(told: Told, random: Random) -> float:
    values = [value for _, value in try_trick(told, random)]
    alone = [value for value in values if values.count(value) == 1]
    asked = told.text("asked")
    return float(2 in values if asked == "two" else len(alone) < len(values) if asked == "twins" else not alone)


def try_two_jokers(told: Told, random: Random) -> float | None:
    jokers, at = random.sample(JOKERS, 2), [random.randrange(8), random.randrange(8)]
    asked = told.text("asked")
    if asked == "spoiled" and jokers[0] != "unicorn":
        return None
    found = {
        "tricks": len(set(at)),
        "same": at[0] == at[1],
        "both": "monkey" not in jokers,
        "spoiled": jokers[1] == "pigeon" and at[0] == at[1],
    }
    return float(found[asked])


def try_lone(told: Told, random: Random) -> float:
    at = sorted(random.sample(range(1, 13), 3))
    near = [later - earlier == 1 for earlier, later in pairwise(at)]
    found = {"first": at[0], "last": at[-1], "neighbours": any(near), "run": all(near)}
    return float(found[told.text("asked")])


def try_partners(told: Told, random: Random) -> float:
    asked, rounds, met = told.text("asked"), told.number("rounds"), [random.randrange(3)]
    while len(met) < rounds if asked != "mean" else len(set(met)) < 3:
        met.append(random.randrange(3))
    again = any(one == other for one, other in pairwise(met))
    return float({"all": len(set(met)) == 3, "again": again, "mean": len(met)}[asked])


def try_pinks(told: Told, random: Random) -> float:
    """A real deal, the pinks of this hand being given."""
    pinks = [card for card in PACK if card[0] == 1][told.number("pink") :]
    mine = [card for card in PACK if card[0] == 3][: told.number("blue")]
    mine += [card for card in PACK if card[0] in (0, 2)][: 10 - told.number("blue") - told.number("pink")]
    others = [card for card in PACK if card[0] != 1 and card not in mine]
    hand = random.sample(pinks, told.number("shown")) + random.sample(others, 10 - told.number("shown"))
    return float(all(colour != 3 for colour, _ in hand))


def try_stars(told: Told, random: Random) -> float:
    asked, worth = told.text("asked"), stars(told)
    cards = HAND[told.number("players")] if asked == "hand" else told.number("players")
    found = sum(worth[value] for _, value in random.sample(PACK, cards))
    return float(found == 0) if asked == "none" else float(found)


def try_trophy(told: Told, random: Random) -> float:
    number = told.number("round")
    if told.text("asked") == "second":
        return float(random.sample(range(number, number + 3), 2)[1])
    return float(sum(random.randrange(place, place + 3) for place in range(1, number + 1) if random.random() < 0.5))


SECOND: Final[dict[str, Second]] = {
    "row-order": row_order,
    "hand-values": hand_values,
    "two-hands": two_hands,
    "hand-shape": hand_shape,
    "rule-rows": rule_rows,
    "trick-values": trick_values,
    "two-jokers": two_jokers,
    "lone-jokers": lone_jokers,
    "partners": partners,
    "open-pinks": open_pinks,
    "star-average": star_average,
    "trophy-order": trophy_order,
}
TRIALS: Final[dict[str, Trial]] = {
    "row-order": try_order,
    "hand-values": try_values,
    "two-hands": try_covariance,
    "hand-shape": try_shape,
    "rule-rows": try_row,
    "trick-values": try_trick_values,
    "two-jokers": try_two_jokers,
    "lone-jokers": try_lone,
    "partners": try_partners,
    "open-pinks": try_pinks,
    "star-average": try_stars,
    "trophy-order": try_trophy,
}
