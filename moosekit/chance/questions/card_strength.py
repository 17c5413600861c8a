"""How strong a card or a colour is among random cards, and what rule cards make of it (questions 6, 7 and 10)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance.answer import Answer
from moosekit.chance.legal_play import FOLLOWED_TABLES, legal_colours
from moosekit.chance.messages import Message, message
from moosekit.chance.misconceptions import Misconception, Slip
from moosekit.chance.question import Level
from moosekit.chance.questions import assumed, steps
from moosekit.chance.questions.family import Asked, Family, given
from moosekit.chance.questions.setting import Told, checked, rows, whole, word
from moosekit.chance.winners import shuffled_card, trick_winners
from moosekit.games.moustache.cards import ANIMALS, COLOURS, VALUES, card
from moosekit.tricks.row import Reading

TRIALS: Final = 400
SEED: Final = 7


def _strength(told: Told) -> Asked:
    return _win(told, "", Reading.LAST_WORD)


def _under_rules(told: Told) -> Asked:
    return _win(told, told.text("row"), told.text("reading"))


def _win(told: Told, row: str, reading: str) -> Asked:
    players, chosen = told.number("players"), shuffled_card(told.text("card"))
    winners = trick_winners(row, players=players, reading=reading)
    beside = comb(len(ANIMALS) - 1, players - 1)
    below = ANIMALS.index(chosen)
    said = [assumed.random_trick(players), assumed.row(row)]
    if "," in row:
        said.append(message("question.assume.reading", reading=reading))
    answer = Answer.counted(
        winners.all_ways[chosen], beside, *said, steps=(steps.choose(len(ANIMALS) - 1, players - 1),)
    )
    slips = [Slip(Misconception.EQUIPROBABLE, Fraction(1, players))]
    if not row:
        slips.append(Slip(Misconception.WITH_REPLACEMENT, Fraction(below, len(ANIMALS) - 1) ** (players - 1)))
    rules = tuple(row.split(",")) if row else ()
    facts = given(players=players, others=players - 1, card=chosen.code, rules=rules, below=below)
    return Asked(answer, facts, tuple(slips))


def _colour_takes(told: Told) -> Asked:
    players, colour, row = told.number("players"), told.text("colour"), told.text("row")
    colours = trick_winners(row, players=players).map(lambda won: won and won.colour)
    said = [assumed.random_trick(players), assumed.row(row), *_beside(players, row)]
    counted = () if row else _no_stronger(players, [str(one) for one in COLOURS].index(colour))
    answer = Answer.of(colours, lambda won: won == colour, *said, steps=counted)
    slips = (Slip(Misconception.EQUIPROBABLE, Fraction(1, len(COLOURS))),)
    return Asked(answer, given(players=players, colour=colour), slips)


def _no_stronger(players: int, weaker: int) -> tuple[Message, ...]:
    """The tricks without a stronger colour, less those of weaker colours alone; ``weaker`` is how many there are."""
    cards, alone = (1 + weaker) * len(VALUES), weaker * len(VALUES)
    told = [steps.choose(cards, players)]
    if weaker:
        ways, none = comb(cards, players), comb(alone, players)
        told += [steps.choose(alone, players), steps.others(ways, none)]
    if cards < len(ANIMALS):
        told.append(steps.choose(len(ANIMALS), players))
    return tuple(told)


def _beside(players: int, row: str) -> list[Message]:
    """What real play gives, beside the random cards."""
    if players not in FOLLOWED_TABLES:
        return []
    came = legal_colours(players, row, TRIALS, SEED).dist()
    shares = {str(colour): round(100 * came.get(colour, Fraction(0))) for colour in COLOURS}
    return [message("question.assume.legal-play", players=players, rounds=TRIALS, seed=SEED, **shares)]


def _common(told: Told) -> bool:
    """What happens once in ten thousand tricks is no exercise."""
    return (told.text("row"), told.text("card")) != ("reversed", "B3")


def _frequent(told: Told) -> bool:
    """A green card takes hardly ever a trick of five or six random cards."""
    return told.number("players") == 4 or told.text("colour") != "green"


CARDS: Final = ("B8", "B3", "B0", "O7", "P9", "G10")
UNDER: Final = ("B10", "B8", "B3", "B2", "B0", "O7", "G10", "G2")
ROWS: Final = ("reversed", "twos-win", "twins-vanish", "threes-low", "reversed,twos-win", "twins-vanish,twos-win")
STRENGTH: Final = Family(
    "6",
    "moustache",
    "card-strength",
    Level.L3,
    ("order-statistics",),
    (whole("players", (4,), 3, 6), checked("card", CARDS, card)),
    _strength,
)
UNDER_RULES: Final = Family(
    "7",
    "moustache",
    "rule-card",
    Level.L2,
    ("models",),
    (
        whole("players", (4,), 3, 6),
        rows(*ROWS),
        checked("card", UNDER, card),
        word("reading", (Reading.LAST_WORD,), Reading.FIRST_WORD, Reading.STRICT_ROW),
    ),
    _under_rules,
    _common,
)
COLOUR_TAKES: Final = Family(
    "10",
    "moustache",
    "colour-takes",
    Level.L2,
    ("equiprobability", "models"),
    (whole("players", (4, 6), 3, 6), word("colour", tuple(COLOURS)), rows("")),
    _colour_takes,
    _frequent,
)
