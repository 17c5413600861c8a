"""Drawing animals until there is a set, wild cards and all (question 34)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.deck import Deck
from moosekit.chance.faults import Meaningless
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.mayhem_decks import MADE, deck_of, setup_of
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.core.facts import Facts
from moosekit.games.moose_match_mayhem.cards import Animal, CardKind, Colour, MayhemCard, natural, wild
from moosekit.games.moose_match_mayhem.herds import SIZE, sets_in
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.switches import ThreeWilds


def animals_of(setup: Setup) -> Deck[MayhemCard]:
    """The cards that sets are made of."""
    return deck_of(setup).keep(lambda card: card.kind in (CardKind.ANIMAL, CardKind.WILD))


@lru_cache(maxsize=32)
def no_set(deck: Deck[MayhemCard], three_wilds: ThreeWilds) -> tuple[int, ...]:
    """By number of cards: in how many ways they hold no set, in the words of the game. Animals do not mix in a set."""
    ways = [1]
    for animal in Animal:
        own = {card: count for card, count in deck.items() if card.animal is animal}
        alone: dict[int, int] = {}
        for held in product(*[range(count + 1) for count in own.values()]):
            herd = tuple([card for card, count in zip(own, held, strict=True) for _ in range(count)])
            if not sets_in(herd, three_wilds):
                taken = prod(comb(all_, count) for all_, count in zip(own.values(), held, strict=True))
                alone[len(herd)] = alone.get(len(herd), 0) + taken
        both = [0] * (len(ways) + max(alone))
        for some, many in enumerate(ways):
            for more, taken in alone.items():
                both[some + more] += many * taken
        ways = both
    return tuple(ways)


def _set(told: Told) -> Asked:
    setup, asked = setup_of(told), told.text("asked")
    three_wilds, cards = ThreeWilds(told.text("triple")), told.number("cards")
    deck = animals_of(setup)
    without = no_set(deck, three_wilds)
    latest = len(without)
    if latest > deck.size:
        raise Meaningless(f"these {deck.size} animal cards hold no set at all: expected more of a kind")
    said = (assumed.mayhem(setup), message(f"question.assume.wilds-{three_wilds}"), assumed.SHUFFLED)
    facts = _facts(deck, cards)
    part = f"{asked}-{three_wilds}"
    if asked == "latest":
        step = message("question.first-set.step-latest", most=latest - 1)
        slip = Slip(Misconception.MEAN_IS_TYPICAL, _mean(deck, without), own="question.first-set.slip-latest")
        return Asked(Answer.number(latest, *said, steps=(step,)), facts, (slip,), part, Form.NUMBER)
    if asked == "mean":
        answer = Answer.number(_mean(deck, without), *said, steps=(message("question.first-set.step-mean"),))
        slip = Slip(Misconception.MEAN_IS_TYPICAL, Fraction(_mode(deck, without)), own="question.slip.mode")
        return Asked(answer, facts, (slip,), part, Form.NUMBER)
    none = without[cards] if cards < latest else 0
    answer = Answer.counted(
        comb(deck.size, cards) - none,
        comb(deck.size, cards),
        *said,
        steps=(message("question.first-set.step", ways=none, cards=cards), steps.choose(deck.size, cards)),
    )
    return Asked(answer, facts, (), part)


def _facts(deck: Deck[MayhemCard], cards: int) -> Facts:
    """The deck in numbers: every animal has as many cards as any other, and as many of each colour."""
    each, wilds = deck.get(natural(Animal.MOOSE, Colour.BROWN), 0), deck.get(wild(Animal.MOOSE), 0)
    return given(cards=cards, size=deck.size, set=SIZE, animals=len(Animal), each=each, wilds=wilds)


def _mean(deck: Deck[MayhemCard], without: tuple[int, ...]) -> Fraction:
    return sum([Fraction(ways, comb(deck.size, taken)) for taken, ways in enumerate(without)], Fraction(0))


def _mode(deck: Deck[MayhemCard], without: tuple[int, ...]) -> int:
    left = [Fraction(ways, comb(deck.size, taken)) for taken, ways in enumerate((*without, 0))]
    return max(range(1, len(left)), key=lambda card: left[card - 1] - left[card])


def _cards_matter(told: Told) -> bool:
    return told.text("asked") == "within" or told.number("cards") == 5


FIRST_SET: Final = Family(
    "34",
    "mayhem",
    "first-set",
    Level.L2,
    ("pigeonhole", "collector"),
    (
        word("asked", ("latest", "within", "mean")),
        whole("cards", (4, 5, 6), 3, 30),
        word("triple", tuple(ThreeWilds)),
        whole("players", (4,), 3, 6),
        *MADE,
    ),
    _set,
    _cards_matter,
    lures=(Misconception.EQUIPROBABLE,),
)
