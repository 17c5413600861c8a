"""The first player can do nothing and discards: what does that tell (questions 37 and 38)?"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, TypeAlias

from moosekit.chance.answer import Answer
from moosekit.chance.deals import deal
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.house_decks import CARDS_IN_HAND, DECK, is_moose, is_trap
from moosekit.chance.questions.setting import Told, word
from moosekit.core.ids import Seat
from moosekit.games.moose_in_the_house.cards import HouseCard
from moosekit.games.moose_in_the_house.houses import House
from moosekit.games.moose_in_the_house.moves import plays_of
from moosekit.games.moose_in_the_house.setup import Setup

#: what the first player holds: cards that can be played, moose that cannot, traps
Held: TypeAlias = tuple[int, int, int]
SETUP: Final = Setup(4)
EMPTY: Final = (House.of("-"),) * SETUP.players


def _kind(card: HouseCard) -> str:
    if plays_of(card, EMPTY, Seat(0), SETUP):
        return "playable"
    return "trap" if is_trap(card) else "moose" if is_moose(card) else "door"


KINDS: Final[Deck[str]] = DECK.group(_kind)


def first_hands() -> Dist[Held]:
    """The hands of the first player after the first draw."""

    def note(held: Held, kind: str, hands: tuple[int, ...]) -> Held:
        count = hands[0]
        playable, moose, traps = held
        if kind == "playable":
            return (count, moose, traps)
        return (playable, count, traps) if kind == "moose" else (playable, moose, count) if kind == "trap" else held

    return deal(KINDS, [CARDS_IN_HAND], (0, 0, 0), note)


def _stuck(held: Held) -> bool:
    return held[0] == 0


def _trap(held: Held) -> bool:
    return held[2] > 0


def _pass(told: Told) -> Asked:
    asked = told.text("asked")
    hands = first_hands()
    trap_given_pass = hands.given(_stuck).p(_trap)
    pass_given_trap = hands.given(_trap).p(_stuck)
    stuck_cards = DECK.size - KINDS["playable"]
    said = (assumed.house(), message("question.assume.first-turn", cards=CARDS_IN_HAND), assumed.SHUFFLED)
    facts = given(cards=CARDS_IN_HAND, stuck=stuck_cards, all=DECK.size, traps=KINDS["trap"])
    take = steps.choose(stuck_cards, CARDS_IN_HAND)
    every = steps.choose(DECK.size, CARDS_IN_HAND)
    slips: tuple[Slip, ...]
    if asked == "pass":
        answer = Answer.of(hands, _stuck, *said, steps=(take, every))
        slips = (Slip(Misconception.WITH_REPLACEMENT, Fraction(stuck_cards, DECK.size) ** CARDS_IN_HAND),)
    elif asked == "trap-given-pass":
        answer = Answer.of(hands.given(_stuck), _trap, *said, steps=(take,))
        slips = (
            Slip(Misconception.INVERSE, pass_given_trap),
            Slip(Misconception.NO_MEMORY, hands.p(_trap), own="question.stuck-first.slip"),
        )
    else:
        answer = Answer.of(hands.given(_trap), _stuck, *said)
        slips = (
            Slip(Misconception.INVERSE, trap_given_pass),
            Slip(Misconception.NO_MEMORY, hands.p(_stuck), own="question.stuck-first.slip-trap"),
        )
    return Asked(answer, facts, slips, asked, why="pass" if asked == "pass" else "")


#: how likely a hand makes it that a moose is discarded, by the way in which people choose
POLICIES: Final[dict[str, Callable[[Held], Fraction]]] = {
    "random": lambda held: Fraction(held[1], CARDS_IN_HAND),
    "moose-first": lambda held: Fraction(held[1] > 0),
    "trap-first": lambda held: Fraction(0 if held[2] else held[1], CARDS_IN_HAND),
}


def _moose_shown(told: Told) -> Asked:
    policy = told.text("policy")
    stuck = first_hands().given(_stuck)
    after = {name: _after(stuck, weight) for name, weight in POLICIES.items()}
    answer = Answer.number(
        after[policy],
        assumed.house(),
        message("question.assume.first-turn", cards=CARDS_IN_HAND),
        message(f"question.assume.discard-{policy}"),
        steps=(message("question.moose-shown.step"), steps.weighed()),
    )
    other = "moose-first" if policy == "random" else "random"
    slips = (
        Slip(Misconception.PROTOCOL, after[other]),
        Slip(Misconception.NO_MEMORY, stuck.p(_trap), own="question.moose-shown.slip"),
    )
    kinds = given(moose=KINDS["moose"], doors=KINDS["door"], traps=KINDS["trap"])
    return Asked(answer, (*given(cards=CARDS_IN_HAND, all=DECK.size), *kinds), slips, policy)


def _after(stuck: Dist[Held], weight: Callable[[Held], Fraction]) -> Fraction:
    return stuck.mean(lambda held: weight(held) * _trap(held)) / stuck.mean(weight)


STUCK_FIRST: Final = Family(
    "37",
    "house",
    "stuck-first",
    Level.L3,
    ("bayes", "inverse"),
    (word("asked", ("trap-given-pass", "pass-given-trap", "pass")),),
    _pass,
)
MOOSE_SHOWN: Final = Family(
    "38",
    "house",
    "moose-shown",
    Level.L3,
    ("bayes", "protocol"),
    (word("policy", ("random", "moose-first", "trap-first")),),
    _moose_shown,
)
