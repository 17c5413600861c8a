"""Moose Match Mayhem: every exact answer a second time, in another way, and as a trial that can be run."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from random import Random
from typing import Final, TypeAlias

from moosekit.chance.questions import Told
from moosekit.chance.questions.race import Grabber
from moosekit.core.chance import Seeded
from moosekit.core.clocked import play_clocked
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.setup import turn_by_turn
from tests.chance.questions.second_moustache import Second, Trial, one_by_one

#: for each animal: brown, white, wild
Herd: TypeAlias = tuple[tuple[int, int, int], ...]
#: what stays in the box, by players: animals of each kind, yetis of each colour, avalanches (clause 2.1)
LEFT_OUT: Final = {3: (2, 0, 0), 4: (0, 0, 0), 5: (0, 2, 2), 6: (0, 4, 2)}


def deck(told: Told, *, full: bool = False) -> dict[str, int]:
    """How many cards of each kind are played with."""
    animals, yetis, avalanches = (0, 0, 0) if full else LEFT_OUT[told.number("players")]
    cards = {f"{animal}.{colour}": told.number("animals") - animals for animal in "mbs" for colour in "bw"}
    cards |= {f"{animal}.*": told.number("wilds") for animal in "mbs"}
    cards |= {f"yeti.{colour}": told.number("yetis") - yetis for colour in "wg"}
    return cards | {"avalanche": told.number("avalanches") - avalanches}


def flip(told: Told, *, full: bool = False) -> Fraction:
    cards = deck(told, full=full)
    size = sum(cards.values())
    return 1 - one_by_one(size - cards["avalanche"], size, told.number("players"))


def token(told: Told) -> Fraction:
    half = Fraction(1, 2)
    return half if told.text("asked") == "next" else half ** told.number("disputes")


def avalanche_due(told: Told) -> Fraction:
    """Calm for so many flips and not for one more, by the chance of the first."""
    cards, players, number = deck(told), told.number("players"), told.number("flip")
    size = sum(cards.values())
    calm = size - cards["avalanche"]
    return 1 - one_by_one(calm, size, players * number) / one_by_one(calm, size, players * (number - 1))


def avalanche_wait(told: Told) -> Fraction:
    cards, players = deck(told), told.number("players")
    size = sum(cards.values())
    waiting = [one_by_one(size - cards["avalanche"], size, min(taken, size)) for taken in range(0, size, players)]
    if told.text("asked") == "mean":
        return sum(waiting, Fraction(0))
    return Fraction(next(flips for flips, chance in enumerate(waiting) if chance <= Fraction(1, 2)))


def is_set(held: tuple[int, int, int], three_wilds: str) -> bool:
    brown, white, wild = held
    most = max(brown, white)
    return (most > 0 and most + wild >= 3) or (wild >= 3 and three_wilds == "set")


@cache
def no_set(animals: int, wilds: int, three_wilds: str) -> tuple[Fraction, ...]:
    """By cards drawn one by one: the chance that there is no set yet. Animals in any order are one state."""
    states: dict[Herd, Fraction] = {((0, 0, 0),) * 3: Fraction(1)}
    size = 6 * animals + 3 * wilds
    chances = [Fraction(1)]
    while states:
        drawn = len(chances) - 1
        after: dict[Herd, Fraction] = {}
        for herd, chance in states.items():
            for animal, held in enumerate(herd):
                for kind, all_ in enumerate((animals, animals, wilds)):
                    new = (*held[:kind], held[kind] + 1, *held[kind + 1 :])
                    if held[kind] < all_ and not is_set(new, three_wilds):  # type: ignore[arg-type] # three numbers
                        found: Herd = tuple(sorted((*herd[:animal], new, *herd[animal + 1 :])))  # type: ignore[arg-type] # the same
                        after[found] = after.get(found, Fraction(0)) + chance * Fraction(
                            all_ - held[kind], size - drawn
                        )
        states = after
        chances.append(sum(states.values(), Fraction(0)))
    return tuple(chances)


def first_set(told: Told) -> Fraction:
    animals = told.number("animals") - LEFT_OUT[told.number("players")][0]
    chances = no_set(animals, told.number("wilds"), told.text("triple"))
    if told.text("asked") == "mean":
        return sum(chances, Fraction(0))
    if told.text("asked") == "latest":
        return Fraction(len(chances) - 1)
    cards = told.number("cards")
    return 1 - chances[cards] if cards < len(chances) else Fraction(1)


def drawn(told: Told, random: Random, *, full: bool = False) -> list[str]:
    cards = [card for card, count in deck(told, full=full).items() for _ in range(count)]
    random.shuffle(cards)
    return cards


def try_due(told: Told, random: Random) -> float:
    gone = told.number("players") * (told.number("flip") - 1)
    cards = drawn(told, random)
    calm = [card for card in cards if card != "avalanche"][gone:]
    left = calm + ["avalanche"] * cards.count("avalanche")
    return float("avalanche" in random.sample(left, told.number("players")))


def try_flip(told: Told, random: Random) -> float:
    return float("avalanche" in drawn(told, random, full=told.text("deck") == "full")[: told.number("players")])


def try_wait(told: Told, random: Random) -> float:
    return float(drawn(told, random).index("avalanche") // told.number("players") + 1)


def try_set(told: Told, random: Random) -> float:
    cards = [card for card in drawn(told, random) if "." in card and not card.startswith("yeti")]
    for taken in range(1, len(cards) + 1):
        herd = cards[:taken]
        counts = [tuple(herd.count(f"{animal}.{kind}") for kind in "bw*") for animal in "mbs"]
        if any(is_set((brown, white, wild), told.text("triple")) for brown, white, wild in counts):
            return float(taken <= told.number("cards")) if told.text("asked") == "within" else float(taken)
    raise AssertionError("no set at all")


def unseen_place(told: Told) -> Fraction:
    """By all that can lie at the later place and at this one, in this order."""
    size, good = (58, 3) if told.text("game") == "house" else (sum(deck(told).values()), deck(told)["avalanche"])
    if told.text("known") == "nothing":  # whatever lies at the other place
        return (Fraction(good, size) * (good - 1) + Fraction(size - good, size) * good) / (size - 1)
    return Fraction(good * (good - 1), size * (size - 1)) / Fraction(good, size)


def yeti_pairs(told: Told) -> Fraction:
    cards, players = deck(told), told.number("players")
    size, each = sum(cards.values()), cards["yeti.w"]
    others = size - 2 * each
    if told.text("asked") == "all":
        return one_by_one(2 * each, size, players)
    calm = sum(
        comb(each, white) * comb(each, grey) * comb(others, players - white - grey)
        for white in (0, 1)
        for grey in (0, 1)
    )
    return 1 - Fraction(calm, comb(size, players))


def printed(told: Told) -> Fraction:
    """Card by card: how likely each number makes it that all are calm."""
    numbers = range(told.number("least"), told.number("most") + 1)
    weights = [one_by_one(94 - number, 94, 4 * told.number("flips")) for number in numbers]
    mean = sum([number * weight for number, weight in zip(numbers, weights, strict=True)], Fraction(0))
    return mean / sum(weights)


def try_place(told: Told, random: Random) -> float | None:
    cards = ["good"] * 3 + ["-"] * 55 if told.text("game") == "house" else drawn(told, random)
    random.shuffle(cards)
    place = told.number("place")
    good = [card in ("good", "avalanche") for card in cards]
    if told.text("known") == "later" and not good[place + 19]:
        return None
    return float(good[place - 1])


def try_yetis(told: Told, random: Random) -> float:
    cards = drawn(told, random)[: told.number("players")]
    if told.text("asked") == "all":
        return float(all(card.startswith("yeti") for card in cards))
    return float(max(cards.count("yeti.w"), cards.count("yeti.g")) > 1)


def try_printed(told: Told, random: Random) -> float | None:
    number = random.randint(told.number("least"), told.number("most"))
    turned = random.sample(range(94), 4 * told.number("flips"))
    return float(number) if min(turned) >= number else None


def race(told: Told) -> Fraction:
    """The same games once more, counted by the states that they go through."""
    seeds, players = Stream.seeded(told.number("seed")).child("races"), told.number("players")
    flips, swept = 0, 0
    for number in range(told.number("games")):
        seed = seeds.word(number)
        bots = [Grabber() for _ in range(players)]
        chance = Stream.seeded(seed).child("players")
        played = play_clocked(MooseMatchMayhem(), turn_by_turn(players), Seeded(seed), bots, chance, Elapsed)
        states = [played.state_at(position) for position in range(played.length + 1)]
        flips += states[-1].number
        swept += len({state.number for state in states if state.flip is not None and state.flip.avalanche})
    return Fraction(swept, flips) if told.text("asked") == "lost" else Fraction(flips, told.number("games"))


SECOND: Final[dict[str, Second]] = {
    "token": token,
    "avalanche-due": avalanche_due,
    "avalanche-flip": lambda told: flip(told, full=told.text("deck") == "full"),
    "avalanche-wait": avalanche_wait,
    "first-set": first_set,
    "unseen-place": unseen_place,
    "yeti-pairs": yeti_pairs,
    "printed": printed,
    "race": race,
}
TRIALS: Final[dict[str, Trial]] = {
    "token": lambda told, random: float(
        random.random() < 0.5
        if told.text("asked") == "next"
        else all(random.random() < 0.5 for _ in range(told.number("disputes")))
    ),
    "avalanche-due": try_due,
    "avalanche-flip": try_flip,
    "avalanche-wait": try_wait,
    "first-set": try_set,
    "unseen-place": try_place,
    "yeti-pairs": try_yetis,
    "printed": try_printed,
}
