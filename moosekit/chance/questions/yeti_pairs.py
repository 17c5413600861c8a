"""Two yetis of one colour in a flip (question 35)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.deals import deal
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.mayhem_decks import MADE, deck_of, setup_of
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.games.moose_match_mayhem.cards import CardKind, Cards, MayhemCard
from moosekit.games.moose_match_mayhem.herds import scared_by


def _yeti_or_not(card: MayhemCard) -> MayhemCard | None:
    return card if card.kind is CardKind.YETI else None


def _no_cards() -> Cards:
    return ()


def _note(held: Cards, card: MayhemCard | None, hands: tuple[int, ...]) -> Cards:
    return held if card is None else (*held, *(card,) * hands[0])


def _flip(told: Told) -> Asked:
    setup, asked = setup_of(told), told.text("asked")
    players, deck = setup.players, deck_of(setup).group(_yeti_or_not)
    yetis = deal(deck, [players], _no_cards(), _note)
    every = deck.size - deck[None]
    answer = Answer.of(
        yetis,
        (lambda held: scared_by(held) is not None) if asked == "same" else (lambda held: len(held) == players),
        assumed.mayhem(setup),
        assumed.SHUFFLED,
        steps=(steps.choose(deck.size, players),),
    )
    one, other = Fraction(every, 2 * deck.size), Fraction(deck[None], deck.size)
    if asked == "same":
        calm = other**players + 2 * players * one * other ** (players - 1)
        calm += players * (players - 1) * one**2 * other ** (players - 2)
        back = 1 - calm
    else:
        back = (2 * one) ** players
    facts = given(players=players, cards=deck.size, yetis=every)
    return Asked(answer, facts, (Slip(Misconception.WITH_REPLACEMENT, back),), asked)


def _frequent(told: Told) -> bool:
    """Four yetis at once come once in 1,700 flips."""
    return told.text("asked") == "same" or told.number("players") == 3


YETI_PAIRS: Final = Family(
    "35",
    "mayhem",
    "yeti-pairs",
    Level.L3,
    ("counting",),
    (word("asked", ("same", "all")), whole("players", (3, 4, 5, 6), 3, 6), *MADE),
    _flip,
    _frequent,
)
