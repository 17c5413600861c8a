"""What a whole hand is made of: values, colours, shapes, and a partner's hand beside it (questions 9, 11 and 12)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import factorial, prod
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.counting import counts
from moosekit.chance.deals import deal
from moosekit.chance.faults import Meaningless, Uncountable
from moosekit.chance.form import Form
from moosekit.chance.messages import message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, checked, whole, word
from moosekit.chance.questions.short_suits import COLOUR_OF
from moosekit.chance.questions.trick_values import BY_VALUE
from moosekit.games.moustache.cards import ANIMALS, COLOURS, VALUES, Colour
from moosekit.games.moustache.setup import PLAYERS, standard


def _distinct(told: Told) -> Asked:
    players, asked = told.number("players"), told.text("asked")
    hand = standard(players).hand_size
    kinds = deal(BY_VALUE, [hand], 0, lambda seen, _, hands: seen + (hands[0] > 0))
    said = (assumed.moustache(players), assumed.SHUFFLED)
    mode = kinds.modes()[0]
    facts = given(hand=hand, values=len(VALUES), most=mode)
    if asked == "mean":
        mean = kinds.mean()
        step = message("question.hand-values.step", values=len(VALUES), value=mean / len(VALUES))
        back = len(VALUES) * (1 - Fraction(len(VALUES) - 1, len(VALUES)) ** hand)
        slips = (
            Slip(Misconception.MEAN_IS_TYPICAL, Fraction(mode), own="question.slip.mode"),
            Slip(Misconception.WITH_REPLACEMENT, back),
        )
        return Asked(Answer.number(mean, *said, steps=(step,)), facts, slips, asked, Form.NUMBER)
    answer = Answer.of(kinds, lambda seen: seen == mode, *said, steps=(steps.choose(len(ANIMALS), hand),))
    return Asked(answer, facts, (Slip(Misconception.EQUIPROBABLE, Fraction(1, len(kinds))),), asked, why="mode")


def _blues(told: Told) -> Asked:
    players, asked = told.number("players"), told.text("asked")
    hand = assumed.equal_hands(players).hand_size
    both = counts(COLOUR_OF, [hand, hand], lambda colour: colour is Colour.BLUE)
    mine: Callable[[tuple[int, ...]], int] = lambda blues: blues[0]  # noqa: E731 - it has no name of its own
    variance, covariance = both.variance(mine), both.covariance(mine, lambda blues: blues[1])
    value = {"variance": variance, "covariance": covariance, "correlation": covariance / variance}[asked]
    share = Fraction(COLOUR_OF[Colour.BLUE], COLOUR_OF.size)
    slips = {
        "variance": Slip(Misconception.WITH_REPLACEMENT, hand * share * (1 - share)),
        "covariance": Slip(Misconception.INDEPENDENT_HANDS, Fraction(0)),
        "correlation": Slip(Misconception.INDEPENDENT_HANDS, Fraction(0)),
    }
    step = message("question.two-hands.step", variance=variance, covariance=covariance)
    answer = Answer.number(value, assumed.moustache(players), assumed.SHUFFLED, steps=(step,))
    why = "variance" if asked == "variance" else ""
    return Asked(answer, given(players=players, hand=hand), (slips[asked],), asked, Form.NUMBER, why=why)


def shape_of(text: str) -> tuple[int, ...]:
    """The sizes of the four colours, from the longest.

    >>> shape_of("3-4-2-1")
    (4, 3, 2, 1)

    Raises:
        Uncountable: not four numbers that a colour can have.
    """
    parts = text.split("-")
    if len(parts) != len(COLOURS) or not all(part.isdecimal() and int(part) <= len(VALUES) for part in parts):
        raise Uncountable(f"shape={text[:40]}: expected four numbers from 0 to {len(VALUES)}, such as 4-3-2-1")
    return tuple(sorted(map(int, parts), reverse=True))


def _shape(told: Told) -> Asked:
    players, shape = told.number("players"), shape_of(told.text("shape"))
    hand = standard(players).hand_size
    if sum(shape) != hand:
        raise Meaningless(
            f"shape={told.text('shape')} has {sum(shape)} cards: a hand has {hand} with {players} players"
        )
    empty: tuple[int, ...] = ()
    shapes = deal(COLOUR_OF, [hand], empty, lambda held, _, hands: tuple(sorted((*held, hands[0]), reverse=True)))
    named = factorial(len(COLOURS)) // prod([factorial(shape.count(size)) for size in dict.fromkeys(shape)])
    answer = Answer.of(
        shapes,
        lambda held: held == shape,
        assumed.moustache(players),
        assumed.SHUFFLED,
        steps=(
            *[steps.choose(len(VALUES), size) for size in dict.fromkeys(shape)],
            message("question.hand-shape.step", named=named),
            steps.choose(len(ANIMALS), hand),
        ),
    )
    slips = (
        Slip(Misconception.EQUIPROBABLE, Fraction(1, len(shapes))),
        Slip(Misconception.ORDER_COUNTED, answer.value / named, own="question.hand-shape.slip"),
    )
    facts = given(hand=hand, shape="-".join(map(str, shape)))
    return Asked(answer, facts, slips)


DISTINCT: Final = Family(
    "9",
    "moustache",
    "hand-values",
    Level.L4,
    ("distribution", "linearity"),
    (whole("players", PLAYERS, 3, 6), word("asked", ("mean", "mode"))),
    _distinct,
)
BLUES: Final = Family(
    "11",
    "moustache",
    "two-hands",
    Level.L4,
    ("covariance", "dependence"),
    (whole("players", (4, 6), 3, 6), word("asked", ("correlation", "variance", "covariance"))),
    _blues,
)
SHAPE: Final = Family(
    "12",
    "moustache",
    "hand-shape",
    Level.L4,
    ("multivariate-hypergeometric",),
    (whole("players", (4,), 3, 6), checked("shape", ("4-3-2-1", "3-3-2-2", "4-2-2-2", "5-3-1-1", "4-4-1-1"), shape_of)),
    _shape,
)
