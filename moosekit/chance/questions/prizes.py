"""Stars and trophies: averages that need no luck to be added (questions 18b and 18c)."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import permutations
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import Uncountable
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, checked, whole, word
from moosekit.games.moustache.cards import ANIMALS, VALUES, AnimalCard
from moosekit.games.moustache.setup import ROUNDS, STARS, TROPHIES, Setup

USUAL: Final = "-".join(map(str, STARS))
FLATTER: Final = "0-0-0-1-1-2-1-1-0-0-0"
USUAL_TROPHIES: Final = ",".join(["-".join(map(str, values)) for values in TROPHIES])


def stars_of(text: str) -> tuple[int, ...]:
    """The stars on the values 0 to 10.

    Raises:
        Uncountable: not eleven numbers from 0 to 9.
    """
    parts = text.split("-")
    if len(parts) != len(VALUES) or not all(part.isdecimal() and len(part) == 1 for part in parts):
        raise Uncountable(f"stars={text[:40]}: expected {len(VALUES)} numbers from 0 to 9, such as {USUAL}")
    return tuple(map(int, parts))


def _stars(told: Told) -> Asked:
    players, asked = told.number("players"), told.text("asked")
    setup = Setup(players, stars=stars_of(told.text("stars")))
    every = Dist.uniform([_worth(card, setup) for card in ANIMALS])
    cards = {"trick": players, "hand": setup.hand_size, "none": players}[asked]
    known = "stars" if setup.stars == STARS else "stars-chosen"
    stars = message(f"question.assume.{known}", stars=" ".join(map(str, setup.stars)), all=_all(setup))
    facts = given(cards=cards, all=_all(setup), size=len(ANIMALS))
    if asked == "none":
        plain = Deck.of([_worth(card, setup) for card in ANIMALS])
        answer = Answer.of(
            hypergeometric(plain, players, lambda worth: worth > 0),
            lambda count: count == 0,
            assumed.random_trick(players),
            stars,
            steps=(steps.choose(plain.count(lambda worth: worth == 0), players), steps.choose(len(ANIMALS), players)),
        )
        back = Slip(Misconception.WITH_REPLACEMENT, every.p(lambda worth: worth == 0) ** players)
        return Asked(answer, facts, (back,), asked, why="none")
    value = every.mean()
    each = message("question.star-average.step", all=_all(setup), cards=len(ANIMALS), value=value)
    said = assumed.random_trick(players) if asked == "trick" else assumed.moustache(players)
    answer = Answer.number(cards * value, said, stars, steps=(each, steps.times(cards, value)))
    kinds = Fraction(sum(dict.fromkeys(setup.stars)), len(set(setup.stars)))
    slip = Slip(Misconception.EQUIPROBABLE, cards * kinds, own="question.star-average.slip")
    return Asked(answer, facts, (slip,), asked, Form.NUMBER)


def _worth(card: AnimalCard, setup: Setup) -> int:
    return 0 if card.value is None else setup.stars[card.value]


def _all(setup: Setup) -> int:
    return sum([_worth(card, setup) for card in ANIMALS])


def trophies_of(text: str) -> tuple[tuple[int, ...], ...]:
    """The trophies of every round; whether these make a game, the set-up says.

    >>> trophies_of("1-2-3,2-3-4")
    ((1, 2, 3), (2, 3, 4))

    Raises:
        Uncountable: anything else than small numbers with - between, and a comma between rounds.
    """
    if not re.fullmatch(r"[0-9]{1,2}(?:[-,][0-9]{1,2})*", text):
        raise Uncountable(f"trophies={text[:40]}: expected three numbers for each round, such as {USUAL_TROPHIES}")
    return tuple([tuple(map(int, values.split("-"))) for values in text.split(",")])


def _drawn(told: Told) -> Asked:
    asked, number = told.text("asked"), told.number("round")
    trophies = Setup(4, trophies=trophies_of(told.text("trophies"))).trophies
    values = trophies[number - 1]
    chosen = "" if trophies == TROPHIES else "-chosen"
    facts = given(round=number, trophies=_texts(values))
    if asked == "second":
        second = Dist.uniform(permutations(values)).mean(lambda order: order[1])
        said = message(f"question.assume.trophies{chosen}", trophies=_texts(values), round=number)
        first = Slip(Misconception.TIME_AXIS, Fraction(min(values)), own="question.trophy-order.slip-second")
        answer = Answer.number(second, said, steps=(message("question.trophy-order.step"),))
        return Asked(answer, facts, (first,), asked, Form.NUMBER)
    total = sum([Dist.uniform(one).mean() for one in trophies[:number]], Fraction(0)) / 2
    each = tuple(["-".join(_texts(one)) for one in trophies[:number]])
    answer = Answer.number(
        total,
        message(f"question.assume.half-won{chosen}", rounds=number, trophies=each),
        steps=(message("question.trophy-order.step-total"), steps.times(2 * total, Fraction(1, 2))),
    )
    all_ = Slip(Misconception.EQUIPROBABLE, 2 * total, own="question.trophy-order.slip-total")
    return Asked(answer, facts, (all_,), asked, Form.NUMBER, why="total")


def _texts(values: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([str(value) for value in values])


STAR_AVERAGE: Final = Family(
    "18b",
    "moustache",
    "star-average",
    Level.L2,
    ("expectation", "linearity"),
    (
        word("asked", ("trick", "hand", "none")),
        whole("players", (3, 4, 5, 6), 3, 6),
        checked("stars", (USUAL, FLATTER), stars_of),
    ),
    _stars,
)
TROPHY_ORDER: Final = Family(
    "18c",
    "moustache",
    "trophy-order",
    Level.L2,
    ("exchangeability", "expectation"),
    (
        word("asked", ("second", "total")),
        whole("round", (1, 2, 3, 4), 1, ROUNDS),
        checked("trophies", (USUAL_TROPHIES,), trophies_of),
    ),
    _drawn,
    lambda told: told.text("asked") == "second" or told.number("round") > 1,
)
