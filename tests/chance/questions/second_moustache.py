"""Moustache: every exact answer a second time, in another way, and as a trial that can be run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from random import Random
from typing import Final, TypeAlias

from moosekit.chance.questions import Told

Second: TypeAlias = Callable[[Told], Fraction]
#: a number, or nothing where a condition was not met
Trial: TypeAlias = Callable[[Told, Random], float | None]
#: colour 0 is green, 3 is blue
Plain: TypeAlias = tuple[int, int]

PACK: Final[tuple[Plain, ...]] = tuple((colour, value) for colour in range(4) for value in range(11))
HAND: Final = {3: 12, 4: 10, 5: 8, 6: 7}
LETTERS: Final = "GPOB"


def one_by_one(good: int, cards: int, take: int) -> Fraction:
    """The chance that all cards taken one by one are good."""
    chance = Fraction(1)
    for gone in range(take):
        chance *= Fraction(max(good - gone, 0), cards - gone)
    return chance


def plain(code: str) -> Plain:
    return LETTERS.index(code[0]), int(code[1:])


def winner(cards: Sequence[Plain], row: Sequence[str], reading: str = "last-word") -> Plain | None:
    """The rules of a trick told once more, by somebody who has read the clauses only."""
    up = -1 if "reversed" in row else 1
    left = list(cards)

    def twins() -> None:
        values = [value for _, value in left]
        left[:] = [card for card in left if values.count(card[1]) == 1]

    named: Plain | None = None
    if "twins-vanish" in row and reading != "strict-row":
        twins()
    for rule in row:
        found: Plain | None = None
        if rule == "twins-vanish" and reading == "strict-row":
            twins()
        if rule == "twos-win":
            found = max([card for card in left if card[1] == 2], key=lambda card: up * card[0], default=None)
        if rule == "threes-low" and any(value == 3 for _, value in left):
            best = max([up * colour for colour, _ in left])
            found = min([card for card in left if up * card[0] == best])
        if found is not None and (named is None or reading != "first-word"):
            named = found
    if not left:
        return None
    return named if named is not None else max(left, key=lambda card: (up * card[0], card[1]))


def rules(text: str) -> list[str]:
    return [rule for rule in text.split(",") if rule]


def no_blue(told: Told) -> Fraction:
    return one_by_one(33, 44, HAND[told.number("players")])


def missing_colour(told: Told) -> Fraction:
    hand = HAND[told.number("players")]
    ways = sum((-1) ** (gone + 1) * comb(4, gone) * comb(44 - 11 * gone, hand) for gone in (1, 2, 3))
    return Fraction(ways, comb(44, hand))


def opponent_void(told: Told) -> Fraction:
    hand = HAND[told.number("players")]
    unseen = 44 - hand
    rest = unseen - (11 - told.number("held"))
    if told.text("who") == "one":
        return one_by_one(rest, unseen, hand)
    others = told.number("players") - 1
    return sum(
        [(-1) ** (n + 1) * comb(others, n) * one_by_one(rest, unseen, hand * n) for n in range(1, others + 1)],
        Fraction(0),
    )


def safe_lead(told: Told) -> Fraction:
    hand, higher = HAND[told.number("players")], 10 - told.number("value")
    return one_by_one(44 - told.number("players") * hand, 44 - hand, higher)


def blue_wins(told: Told) -> Fraction:
    """Hand by hand: what it gets of what is left, and how likely it then plays no higher blue."""
    hand, value, lower = HAND[told.number("players")], told.number("value"), told.number("lower")

    @cache
    def later(hands: int, low: int, high: int, cards: int) -> Fraction:
        if not hands:
            return Fraction(1)
        total = Fraction(0)
        for lows in range(min(low, hand) + 1):
            for highs in range(min(high, hand - lows) + 1):
                others = cards - low - high
                if hand - lows - highs > others:
                    continue
                ways = comb(low, lows) * comb(high, highs) * comb(others, hand - lows - highs)
                stays = Fraction(lows, lows + highs) if highs else Fraction(1)
                total += ways * stays * later(hands - 1, low - lows, high - highs, cards - hand)
        return total / comb(cards, hand)

    return later(told.number("players") - 1, value - lower, 10 - value, 44 - hand)


def card_strength(told: Told) -> Fraction:
    others = told.number("players") - 1
    return Fraction(comb(PACK.index(plain(told.text("card"))), others), comb(43, others))


def rule_card(told: Told) -> Fraction:
    mine, row = plain(told.text("card")), rules(told.text("row"))
    rest = [card for card in PACK if card != mine]
    tricks = list(combinations(rest, told.number("players") - 1))
    return Fraction(sum(winner((mine, *trick), row, told.text("reading")) == mine for trick in tricks), len(tricks))


def where_is_it(told: Told) -> Fraction:
    """The chance of both, by the chance that it is not mine."""
    players, hand = told.number("players"), HAND[told.number("players")]
    hands = {"partner": players // 2 - 1, "opponents": players // 2, "aside": 0}[told.text("place")]
    there = Fraction(hands * hand, 44) if hands else 1 - Fraction(players * hand, 44)
    return there / (1 - Fraction(hand, 44))


def colour_takes(told: Told) -> Fraction:
    place, players = ("green", "pink", "orange", "blue").index(told.text("colour")), told.number("players")
    if row := rules(told.text("row")):
        won = [winner(trick, row) for trick in combinations(PACK, players)]
        return Fraction(sum(card is not None and card[0] == place for card in won), len(won))
    return one_by_one(11 * (place + 1), 44, players) - one_by_one(11 * place, 44, players)


def dealt(random: Random, players: int, mine: Callable[[Plain], bool], need: int) -> list[list[Plain]]:
    """Hands, mine first, which holds a given number of such cards, as in a real deal with this condition."""
    hand = HAND[players]
    good = [card for card in PACK if mine(card)]
    own = random.sample(good, need) + random.sample([card for card in PACK if not mine(card)], hand - need)
    rest = [card for card in PACK if card not in own]
    random.shuffle(rest)
    return [own, *[rest[hand * seat : hand * (seat + 1)] for seat in range(players - 1)]]


def try_void(told: Told, random: Random) -> float:
    hands = dealt(random, told.number("players"), lambda card: card[0] == 2, told.number("held"))[1:]
    asked = hands[:1] if told.text("who") == "one" else hands
    return float(any(all(colour != 2 for colour, _ in hand) for hand in asked))


def try_hand(told: Told, random: Random) -> list[Plain]:
    return random.sample(PACK, HAND[told.number("players")])


def try_safe(told: Told, random: Random) -> float:
    value = told.number("value")
    hands = dealt(random, told.number("players"), lambda card: card[0] == 3, 0)
    # my only blue is the led one: it replaces a card of another colour, wherever it lay
    own = [*hands[0][:-1], (3, value)]
    rest = [card for card in PACK if card not in own]
    random.shuffle(rest)
    aside = rest[HAND[told.number("players")] * (told.number("players") - 1) :]
    return float(all((3, higher) in aside for higher in range(value + 1, 11)))


def try_blue_wins(told: Told, random: Random) -> float:
    players, value = told.number("players"), told.number("value")
    own = {(3, value)} | {(3, low) for low in range(told.number("lower"))}
    rest = [card for card in PACK if card not in own]
    others = [card for card in rest if card[0] != 3]
    own |= set(random.sample(others, HAND[players] - len(own)))
    left = [card for card in PACK if card not in own]
    random.shuffle(left)
    played = [(3, value)]
    for seat in range(players - 1):
        hand = left[HAND[players] * seat : HAND[players] * (seat + 1)]
        played.append(random.choice([card for card in hand if card[0] == 3] or hand))
    return float(winner(played, []) == (3, value))


def try_where(told: Told, random: Random) -> float:
    players = told.number("players")
    hands = dealt(random, players, lambda card: card == (3, 10), 0)
    there = [(3, 10) in hand for hand in hands]
    team = players // 2
    found = {"partner": any(there[1:team]), "opponents": any(there[team:]), "aside": not any(there)}
    return float(found[told.text("place")])


def try_card(told: Told, random: Random, row: str = "") -> float:
    mine = plain(told.text("card"))
    others = random.sample([card for card in PACK if card != mine], told.number("players") - 1)
    return float(winner((mine, *others), rules(row)) == mine)


def try_colour(told: Told, random: Random) -> float:
    won = winner(random.sample(PACK, told.number("players")), [])
    return float(won is not None and won[0] == ("green", "pink", "orange", "blue").index(told.text("colour")))


SECOND: Final[dict[str, Second]] = {
    "no-blue": no_blue,
    "missing-colour": missing_colour,
    "opponent-void": opponent_void,
    "safe-lead": safe_lead,
    "blue-wins": blue_wins,
    "card-strength": card_strength,
    "rule-card": rule_card,
    "where-is-it": where_is_it,
    "colour-takes": colour_takes,
}
TRIALS: Final[dict[str, Trial]] = {
    "no-blue": lambda told, random: float(all(colour != 3 for colour, _ in try_hand(told, random))),
    "missing-colour": lambda told, random: float(len({colour for colour, _ in try_hand(told, random)}) < 4),
    "opponent-void": try_void,
    "safe-lead": try_safe,
    "blue-wins": try_blue_wins,
    "card-strength": try_card,
    "rule-card": lambda told, random: try_card(told, random, told.text("row")),
    "where-is-it": try_where,
    "colour-takes": try_colour,
}
