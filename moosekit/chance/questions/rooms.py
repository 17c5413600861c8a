"""Kinds of rooms: turned from a pile, and matched by a moose in hand (questions 41 and 42)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.deals import deal
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.house_decks import CARDS_IN_HAND, DECK, is_moose
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.core.ids import Seat
from moosekit.games.moose_in_the_house.cards import HOUSE, ROOM, CardKind, RoomKind
from moosekit.games.moose_in_the_house.houses import MOST_OPEN, House
from moosekit.games.moose_in_the_house.moves import plays_of
from moosekit.games.moose_in_the_house.setup import Setup

ROOMS: Final = DECK.keep(lambda card: card.kind is CardKind.ROOM)
BY_KIND: Final = ROOMS.group(lambda card: card.room)
KINDS_OF: Final = {"alike": 1, "two": 2, "different": 3}


def _kinds(told: Told) -> Asked:
    asked = told.text("asked")
    kinds = deal(BY_KIND, [MOST_OPEN], 0, lambda seen, _, hands: seen + (hands[0] > 0))
    wanted = KINDS_OF[asked]
    answer = Answer.of(
        kinds,
        lambda seen: seen == wanted,
        message("question.assume.rooms", rooms=ROOMS.size, kinds=len(BY_KIND), each=BY_KIND[RoomKind.KITCHEN]),
        assumed.SHUFFLED,
        steps=(steps.choose(ROOMS.size, MOST_OPEN),),
    )
    many = len(BY_KIND)
    ways = {1: many, 2: 3 * many * (many - 1), 3: many * (many - 1) * (many - 2)}[wanted]
    slips = (
        Slip(Misconception.WITH_REPLACEMENT, Fraction(ways, many**MOST_OPEN)),
        Slip(Misconception.EQUIPROBABLE, Fraction(1, len(kinds))),
    )
    return Asked(answer, given(rooms=ROOMS.size, kinds=many, turned=MOST_OPEN), slips, asked)


def _fits(told: Told) -> Asked:
    kinds = told.number("kinds")
    shown = [RoomKind.KITCHEN, RoomKind.KITCHEN, RoomKind.KITCHEN]
    shown[:kinds] = list(RoomKind)[:kinds]
    target = House.of(f"HC {' '.join(shown)}")
    houses = (House.of("-"), target)
    unseen = DECK.without([HOUSE, *[ROOM[kind] for kind in shown]])
    setup = Setup(2)
    fits = unseen.group(lambda card: is_moose(card) and bool(plays_of(card, houses, Seat(0), setup)))
    fitting = fits[True]
    held = hypergeometric(fits, CARDS_IN_HAND, bool)
    less = steps.others(comb(unseen.size, CARDS_IN_HAND), comb(unseen.size - fitting, CARDS_IN_HAND))
    answer = Answer.of(
        held,
        bool,
        assumed.house(),
        assumed.SHUFFLED,
        steps=(steps.choose(unseen.size, CARDS_IN_HAND), steps.choose(unseen.size - fitting, CARDS_IN_HAND), less),
    )
    none_of_all = Fraction(comb(DECK.size - fitting, CARDS_IN_HAND), comb(DECK.size, CARDS_IN_HAND))
    slips = (
        Slip(Misconception.FORGOT_OWN_HAND, 1 - none_of_all),
        Slip(Misconception.WITH_REPLACEMENT, 1 - Fraction(unseen.size - fitting, unseen.size) ** CARDS_IN_HAND),
    )
    each = fitting // kinds
    facts = given(kinds=kinds, cards=CARDS_IN_HAND, unseen=unseen.size, fitting=fitting, rooms=MOST_OPEN, each=each)
    return Asked(answer, facts, slips, "one" if kinds == 1 else "more")


KINDS: Final = Family(
    "41",
    "house",
    "room-kinds",
    Level.L1,
    ("without-replacement",),
    (word("asked", ("different", "two", "alike")),),
    _kinds,
)
FITS: Final = Family(
    "42",
    "house",
    "room-match",
    Level.L2,
    ("complement", "strategy"),
    (whole("kinds", (1, 2, 3), 1, 3),),
    _fits,
)
