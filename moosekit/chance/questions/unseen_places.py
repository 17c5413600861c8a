"""A place in the face-down deck: every place is alike, and a later card tells about an earlier one (question 33)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.faults import Meaningless
from moosekit.chance.messages import Message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.house_decks import DECK, is_trap
from moosekit.chance.questions.mayhem_decks import MADE, deck_of, is_avalanche, setup_of
from moosekit.chance.questions.setting import Told, whole, word

LATER: Final = 20


def _place(told: Told) -> Asked:
    game, place, known = told.text("game"), told.number("place"), told.text("known")
    size, good, said = _deck(told)
    later = place + LATER
    last = later if known == "later" else place
    if last > size:
        raise Meaningless(f"card {last} is asked about, and the deck has {size} cards: expected an earlier place")
    if good < 1 + (known == "later"):
        raise Meaningless(f"the deck has {good} such cards: expected {1 + (known == 'later')} or more")
    facts = given(place=place, later=later, size=size, good=good)
    if known == "later":
        answer = Answer.counted(good - 1, size - 1, said, assumed.SHUFFLED)
        slips = [Slip(Misconception.TIME_AXIS, Fraction(good, size))]
    else:
        answer = Answer.counted(good, size, said, assumed.SHUFFLED)
        slips = []
        if size - place + 1 > good:
            looked = Fraction(good, size - place + 1)
            slips = [Slip(Misconception.PROTOCOL, looked, given(before=place - 1), "question.unseen-place.slip")]
    return Asked(answer, facts, tuple(slips), f"{game}-{known}")


def _deck(told: Told) -> tuple[int, int, Message]:
    if told.text("game") == "house":
        return DECK.size, DECK.count(is_trap), assumed.house()
    setup = setup_of(told)
    deck = deck_of(setup)
    return deck.size, deck.count(is_avalanche), assumed.mayhem(setup)


UNSEEN_PLACE: Final = Family(
    "33",
    "mayhem",
    "unseen-place",
    Level.L2,
    ("symmetry", "exchangeability"),
    (
        word("game", ("mayhem", "house")),
        word("known", ("nothing", "later")),
        whole("place", (10, 30), 1, 128),
        whole("players", (4,), 3, 6),
        *MADE,
    ),
    _place,
)
