"""Hands without a colour: my own, and what my own tells about the others (questions 1 to 3)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import counts, hypergeometric
from moosekit.chance.deals import deal
from moosekit.chance.deck import Deck
from moosekit.chance.dist import Dist
from moosekit.chance.faults import Meaningless
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, whole, word
from moosekit.games.moustache.cards import ANIMALS, VALUES, Colour
from moosekit.games.moustache.setup import PLAYERS, standard

COLOUR_OF: Final = Deck.of(ANIMALS).group(lambda card: card.colour)


def _is_blue(colour: Colour | None) -> bool:
    return colour is Colour.BLUE


def _no_blue(told: Told) -> Asked:
    players = told.number("players")
    hand = standard(players).hand_size
    blues = hypergeometric(COLOUR_OF, hand, _is_blue)
    others = COLOUR_OF.size - COLOUR_OF[Colour.BLUE]
    answer = Answer.of(
        blues,
        lambda count: count == 0,
        assumed.moustache(players),
        assumed.SHUFFLED,
        steps=(steps.choose(others, hand), steps.choose(COLOUR_OF.size, hand)),
    )
    back = Slip(Misconception.WITH_REPLACEMENT, Fraction(others, COLOUR_OF.size) ** hand)
    return Asked(answer, given(players=players, hand=hand, cards=COLOUR_OF.size), (back,))


def _missing_colour(told: Told) -> Asked:
    players = told.number("players")
    hand = standard(players).hand_size
    missing = deal(COLOUR_OF, [hand], 0, lambda none, _, hands: none + (hands[0] == 0))
    answer = Answer.of(
        missing,
        lambda none: none > 0,
        assumed.moustache(players),
        assumed.SHUFFLED,
        steps=(
            *[steps.choose(len(VALUES) * left, hand) for left in (3, 2, 1) if len(VALUES) * left >= hand],
            message("question.missing-colour.step"),
            steps.choose(COLOUR_OF.size, hand),
        ),
    )
    back = sum((-1) ** (gone + 1) * comb(4, gone) * Fraction(4 - gone, 4) ** hand for gone in range(1, 4))
    slips = (Slip(Misconception.WITH_REPLACEMENT, Fraction(back)),)
    return Asked(answer, given(players=players, hand=hand, cards=COLOUR_OF.size), slips)


def _void_dist(cards: int, colour: int, sizes: list[int]) -> Dist[tuple[int, ...]]:
    return counts(Deck({"led": colour, "other": cards - colour}), sizes, lambda card: card == "led")


def _opponent_void(told: Told) -> Asked:
    players, held, who = told.number("players"), told.number("held"), told.text("who")
    hand = assumed.equal_hands(players).hand_size
    if held > hand:
        raise Meaningless(f"{held} cards of one colour do not fit into a hand of {hand}")
    unseen, left = len(ANIMALS) - hand, len(VALUES) - held
    hands = [hand] * (players - 1 if who == "any" else 1)
    dealt = _void_dist(unseen, left, hands)
    answer = Answer.of(
        dealt,
        lambda led: 0 in led,
        assumed.moustache(players),
        assumed.SHUFFLED,
        steps=(
            steps.choose(unseen - left, hand),
            steps.choose(unseen, hand),
            *[message("question.opponent-void.step")] * (who == "any"),
        ),
    )
    forgot = _void_dist(len(ANIMALS), len(VALUES), hands).p(lambda led: 0 in led)
    one = _void_dist(unseen, left, [hand]).p(lambda led: 0 in led)
    slips = [Slip(Misconception.FORGOT_OWN_HAND, forgot)]
    if who == "any":
        slips.append(Slip(Misconception.INDEPENDENT_HANDS, 1 - (1 - one) ** len(hands)))
    facts = given(players=players, hand=hand, held=held, unseen=unseen, left=left, others=players - 1)
    return Asked(answer, facts, tuple(slips), who)


NO_BLUE: Final = Family(
    "1", "moustache", "no-blue", Level.L3, ("combinations",), (whole("players", PLAYERS, 3, 6),), _no_blue
)
MISSING_COLOUR: Final = Family(
    "2",
    "moustache",
    "missing-colour",
    Level.L3,
    ("union", "inclusion-exclusion"),
    (whole("players", PLAYERS, 3, 6),),
    _missing_colour,
)
OPPONENT_VOID: Final = Family(
    "3",
    "moustache",
    "opponent-void",
    Level.L3,
    ("conditional", "inclusion-exclusion"),
    (whole("players", (4, 6), 3, 6), whole("held", (2, 3, 5, 7), 0, 11), word("who", ("one", "any"))),
    _opponent_void,
)
