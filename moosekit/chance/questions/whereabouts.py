"""A card that I do not hold: where is it (question 8)?"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.games.moustache.cards import ANIMALS
from moosekit.games.moustache.setup import TEAM_OF


def _where(told: Told) -> Asked:
    players, place = told.number("players"), told.text("place")
    setup = assumed.equal_hands(players)
    teams = [TEAM_OF[card] for card in setup.team_cards]
    partners = teams.count(teams[0]) - 1
    seats = {"partner": partners, "opponents": players - 1 - partners, "aside": 1}[place]
    hand, cards = setup.hand_size, len(ANIMALS)
    there = cards - players * hand if place == "aside" else seats * hand
    answer = Answer.counted(there, cards - hand, assumed.moustache(players), assumed.SHUFFLED)
    slips = [
        Slip(Misconception.EQUIPROBABLE, Fraction(seats, players)),
        Slip(Misconception.FORGOT_OWN_HAND, Fraction(there, cards)),
    ]
    if place != "aside":
        slips.append(Slip(Misconception.FORGOT_ASIDE, Fraction(seats, players - 1)))
    facts = given(players=players, hand=hand, partners=partners, opponents=players - 1 - partners, unseen=cards - hand)
    return Asked(answer, facts, tuple(slips), place)


WHERE: Final = Family(
    "8",
    "moustache",
    "where-is-it",
    Level.L1,
    ("equiprobability",),
    (whole("players", (4, 6), 3, 6), word("place", ("partner", "opponents", "aside"))),
    _where,
)
