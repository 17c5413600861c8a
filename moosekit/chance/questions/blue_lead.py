"""A blue card is led: is it safe, and does it win when the others follow at random (questions 4 and 5)?"""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod
from typing import Final, TypeAlias

from moosekit.chance.alike import decide
from moosekit.chance.answer import Answer
from moosekit.chance.deals import deal
from moosekit.chance.deck import Deck
from moosekit.chance.faults import Meaningless
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole
from moosekit.chance.winners import win_table
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, AnimalCard, Cards, Colour
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules

#: for each hand: how many blues that lose to the led one, how many that beat it
Blues: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
BLUES: Final = tuple([card for card in ANIMALS if card.colour is Colour.BLUE])


def _beaters(led: AnimalCard) -> Cards:
    """The cards that take a trick of two from the led card, in the words of the game."""
    journal: Journal[Event] = Journal()
    rules = TrickRules.of(())
    return tuple([card for card in ANIMALS if card is not led and decide((led, card), rules, journal) is card])


def _safe(told: Told) -> Asked:
    players, value = told.number("players"), told.number("value")
    hand = assumed.equal_hands(players).hand_size
    led = AnimalCard.of(f"B{value}")
    higher = len(_beaters(led))
    aside, unseen = len(ANIMALS) - players * hand, len(ANIMALS) - hand
    if higher > aside:
        raise Meaningless(f"{higher} cards beat it and {aside} are set aside: it is never safe")
    answer = Answer.counted(
        comb(aside, higher),
        comb(unseen, higher),
        assumed.moustache(players),
        assumed.SHUFFLED,
        assumed.row(""),
        steps=(steps.choose(aside, higher), steps.choose(unseen, higher)),
    )
    slips = [Slip(Misconception.FORGOT_OWN_HAND, Fraction(comb(aside, higher), comb(len(ANIMALS), higher)))]
    if higher > 1:
        slips.append(Slip(Misconception.WITH_REPLACEMENT, Fraction(aside, unseen) ** higher))
    facts = given(players=players, card=led.code, higher=higher, aside=aside, unseen=unseen)
    return Asked(answer, facts, tuple(slips))


def _wins(told: Told) -> Asked:
    players, value, lower = told.number("players"), told.number("value"), told.number("lower")
    hand = assumed.equal_hands(players).hand_size
    if lower > min(value, hand - 1):
        raise Meaningless(f"{lower} blue cards below blue {value} do not fit beside it into a hand of {hand}")
    led = AnimalCard.of(f"B{value}")
    beaters = _beaters(led)
    losers = len(BLUES) - 1 - len(beaters) - lower
    unseen = len(ANIMALS) - hand
    deck = Deck({"low": losers, "high": len(beaters), "other": unseen - losers - len(beaters)})
    answer = Answer.number(
        deal(deck, [hand] * (players - 1), _NONE, _note).mean(_nobody_beats),
        assumed.moustache(players),
        assumed.SHUFFLED,
        assumed.row(""),
        message("question.assume.follow"),
        steps=(message("question.blue-wins.step", losers=losers, beaters=len(beaters)), steps.weighed()),
    )
    slips = (
        Slip(Misconception.PROTOCOL, win_table(players=players)[led], own="question.blue-wins.slip"),
        Slip(Misconception.EQUIPROBABLE, Fraction(1, players)),
    )
    facts = given(players=players, card=led.code, lower=lower, hand=hand)
    return Asked(answer, facts, slips, "more" if lower else "only")


_NONE: Final[Blues] = ((), ())


def _note(blues: Blues, kind: str, hands: tuple[int, ...]) -> Blues:
    low, high = blues
    return (hands, high) if kind == "low" else (low, hands) if kind == "high" else blues


def _nobody_beats(blues: Blues) -> Fraction:
    low, high = blues
    nobody = (0,) * len(low or high)
    each = zip(low or nobody, high or nobody, strict=True)
    return Fraction(prod([Fraction(lows, lows + highs) for lows, highs in each if highs]))


SAFE: Final = Family(
    "4",
    "moustache",
    "safe-lead",
    Level.L2,
    ("counting",),
    (whole("players", (4, 6), 3, 6), whole("value", (8, 9), 7, 9)),
    _safe,
)
WINS: Final = Family(
    "5",
    "moustache",
    "blue-wins",
    Level.L3,
    ("total-probability", "models"),
    (whole("players", (4,), 3, 6), whole("value", (7, 8, 9), 0, 10), whole("lower", (0, 3), 0, 9)),
    _wins,
)
