"""The token has no memory, the deck has: disputes, avalanches now and later (questions 29 to 32)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.deck import Deck
from moosekit.chance.faults import Meaningless
from moosekit.chance.form import Form
from moosekit.chance.messages import Message, message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.mayhem_decks import MADE, deck_of, is_avalanche, setup_of
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.chance.waits import waiting_time
from moosekit.games.moose_match_mayhem.cards import MayhemCard


def _token(told: Told) -> Asked:
    times, asked = told.number("disputes"), told.text("asked")
    whole_run = Fraction(1, 2**times)
    says = message("question.assume.token")
    if asked == "all":
        answer = Answer.counted(1, 2**times, says)
        slip = Slip(Misconception.EQUIPROBABLE, Fraction(1, times + 1))
    else:
        answer = Answer.counted(1, 2, says)
        slip = Slip(Misconception.GAMBLERS_FALLACY, whole_run / 2, given(tosses=times + 1), "question.token.slip")
    return Asked(answer, given(disputes=times, next=times + 1), (slip,), asked)


def _flip(deck: Deck[MayhemCard], cards: int) -> Fraction:
    return 1 - hypergeometric(deck, cards, is_avalanche)[0]


def _calm(deck: Deck[MayhemCard], cards: int) -> int:
    return comb(deck.size - deck.count(is_avalanche), cards)


def _at_least_one(calm: int, cards: int, flipped: int) -> tuple[Message, ...]:
    less = steps.others(comb(cards, flipped), comb(calm, flipped))
    return (steps.choose(cards, flipped), steps.choose(calm, flipped), less)


def _in_flip(told: Told) -> Asked:
    setup, flip = setup_of(told), told.number("flip")
    deck, players = deck_of(setup), setup.players
    gone = (flip - 1) * players
    if not deck.count(is_avalanche):
        raise Meaningless("this deck has no avalanche, so that none can come: expected avalanches=1 or more in play")
    calm = deck.size - deck.count(is_avalanche)
    if gone + players > deck.size or gone > calm:
        raise Meaningless(f"flip {flip} without an avalanche before is beyond this deck of {deck.size} cards")
    left, calm_left = deck.size - gone, calm - gone
    answer = Answer.counted(
        comb(left, players) - comb(calm_left, players),
        comb(left, players),
        assumed.mayhem(setup),
        assumed.SHUFFLED,
        steps=_at_least_one(calm_left, left, players),
    )
    slips = [Slip(Misconception.WITH_REPLACEMENT, 1 - Fraction(calm_left, left) ** players)]
    if flip > 1:
        slips.append(Slip(Misconception.NO_MEMORY, _flip(deck, players)))
    facts = given(players=players, flip=flip, gone=gone, left=left, avalanches=deck.count(is_avalanche))
    return Asked(answer, facts, tuple(slips), "later" if flip > 1 else "first")


def _by_players(told: Told) -> Asked:
    setup, which = setup_of(told), told.text("deck")
    players = setup.players
    deck = Deck.of(setup.pack) if which == "full" else deck_of(setup)
    calm = _calm(deck, players)
    whole_ = comb(deck.size, players)
    if deck.size == deck_of(setup).size and which == "full":
        raise Meaningless(f"with {players} players no card stays in the box, full deck or not: expected deck=adapted")
    full = [message("question.assume.mayhem-full", cards=deck.size)] * (which == "full")
    answer = Answer.counted(
        whole_ - calm,
        whole_,
        assumed.mayhem(setup, deck.size),
        *full,
        assumed.SHUFFLED,
        steps=_at_least_one(deck.size - deck.count(is_avalanche), deck.size, players),
    )
    share = Fraction(deck.count(is_avalanche), deck.size)
    slips = (
        Slip(Misconception.WITH_REPLACEMENT, 1 - (1 - share) ** players),
        Slip(Misconception.ORDER_IGNORED, share, own="question.avalanche-flip.slip"),
    )
    facts = given(players=players, cards=deck.size, avalanches=deck.count(is_avalanche))
    return Asked(answer, facts, slips, which)


def _waits(told: Told) -> Asked:
    setup, asked = setup_of(told), told.text("asked")
    deck, players = deck_of(setup), setup.players
    if not deck.count(is_avalanche):
        raise Meaningless("this deck has no avalanche to wait for: expected avalanches=1 or more in play")
    flips = waiting_time(deck, is_avalanche).map(lambda card: ceil(Fraction(card, players)))
    mean = flips.mean()
    said = (assumed.mayhem(setup), assumed.SHUFFLED)
    if asked == "mean":
        answer = Answer.number(mean, *said, steps=(steps.average(),))
        slip = Slip(Misconception.WITH_REPLACEMENT, 1 / _flip(deck, players), own="question.avalanche-wait.slip-mean")
    else:
        answer = Answer.number(Fraction(flips.quantile(Fraction(1, 2))), *said, steps=steps.median(flips))
        slip = Slip(Misconception.MEAN_IS_TYPICAL, mean, own="question.avalanche-wait.slip-median")
    facts = given(players=players, cards=deck.size, avalanches=deck.count(is_avalanche))
    return Asked(answer, facts, (slip,), asked, Form.NUMBER)


def _changed(told: Told) -> bool:
    """With four players nothing stays in the box."""
    return told.text("deck") == "adapted" or told.number("players") != 4


TOKEN: Final = Family(
    "29",
    "mayhem",
    "token",
    Level.L1,
    ("independence",),
    (whole("disputes", (3, 4, 5), 1, 9), word("asked", ("all", "next"))),
    _token,
)
IN_FLIP: Final = Family(
    "30",
    "mayhem",
    "avalanche-due",
    Level.L2,
    ("conditional", "memory"),
    (whole("players", (4, 5), 3, 6), whole("flip", (1, 5, 8, 12), 1, 30), *MADE),
    _in_flip,
)
BY_PLAYERS: Final = Family(
    "31",
    "mayhem",
    "avalanche-flip",
    Level.L2,
    ("complement", "design"),
    (whole("players", (3, 4, 5, 6), 3, 6), word("deck", ("adapted", "full")), *MADE),
    _by_players,
    _changed,
)
WAITS: Final = Family(
    "32",
    "mayhem",
    "avalanche-wait",
    Level.L3,
    ("waiting-time",),
    (whole("players", (3, 4, 5, 6), 3, 6), word("asked", ("mean", "median")), *MADE),
    _waits,
)
