"""The questions of the lesson plan: a family is one file and a line here, with its words in the catalogue."""

from __future__ import annotations

import difflib
import string
from typing import Final

from moosekit.chance.faults import UnknownOutcome, did_you_mean
from moosekit.chance.question import Question, QuestionRef
from moosekit.chance.questions import (
    avalanches,
    blue_lead,
    card_strength,
    first_repeats,
    first_sets,
    hand_values,
    house_cards,
    house_waits,
    joker_times,
    open_pinks,
    partners,
    piles,
    printed_avalanches,
    prizes,
    race,
    rooms,
    row_order,
    rule_rows,
    seen_faces,
    short_suits,
    shouting,
    stuck_turn,
    traps_held,
    trick_values,
    unseen_places,
    whereabouts,
    yeti_pairs,
)
from moosekit.chance.questions.family import Asked, Family
from moosekit.chance.questions.setting import Setting, Told

__all__ = ["FAMILIES", "Asked", "Family", "Setting", "Told", "family", "question"]

#: in the order of the lesson plan
FAMILIES: Final[tuple[Family, ...]] = (
    short_suits.NO_BLUE,
    short_suits.MISSING_COLOUR,
    short_suits.OPPONENT_VOID,
    blue_lead.SAFE,
    blue_lead.WINS,
    card_strength.STRENGTH,
    card_strength.UNDER_RULES,
    row_order.ORDER,
    whereabouts.WHERE,
    hand_values.DISTINCT,
    card_strength.COLOUR_TAKES,
    hand_values.BLUES,
    hand_values.SHAPE,
    rule_rows.ROWS,
    trick_values.VALUES_IN_TRICK,
    joker_times.TWO_JOKERS,
    joker_times.LONE_JOKERS,
    partners.PARTNERS,
    open_pinks.OPEN_PINKS,
    prizes.STAR_AVERAGE,
    prizes.TROPHY_ORDER,
    first_repeats.WITHIN,
    first_repeats.WHEN,
    first_repeats.PAIRS,
    first_repeats.LAST_IS_NEW,
    piles.PILES_WON,
    piles.PILE_SIZE,
    first_repeats.ALL_SEEN,
    shouting.MEMORY,
    shouting.SHOUT,
    seen_faces.NEXT_MATCH,
    avalanches.TOKEN,
    avalanches.IN_FLIP,
    avalanches.BY_PLAYERS,
    avalanches.WAITS,
    unseen_places.UNSEEN_PLACE,
    first_sets.FIRST_SET,
    yeti_pairs.YETI_PAIRS,
    race.RACE,
    printed_avalanches.PRINTED,
    traps_held.HOLDS,
    stuck_turn.STUCK_FIRST,
    stuck_turn.MOOSE_SHOWN,
    house_cards.NONE_YET,
    house_waits.WAIT,
    rooms.KINDS,
    rooms.FITS,
    traps_held.NO_TRAP_CAME,
    house_cards.NEXT,
)


def family(name: str | int) -> Family:
    """The family of a number of the lesson plan, such as 8 or "7b", or of an id, such as "house.stuck-first".

    >>> family(8).id
    'moustache.where-is-it'
    >>> family("bouc.first-repeat.copies-14x4").settings[0].values
    ('14x4',)

    Raises:
        UnknownOutcome: there is none; names the near ones.
        Uncountable, Meaningless: settings in the id that cannot be.
    """
    plain, settings = _taken_apart("-".join(str(name).lower().split()))
    for one in FAMILIES:
        if plain in (one.number, one.id):
            return one.with_settings(settings) if settings else one
    raise _unknown(str(name), plain)


def _unknown(name: str, plain: str) -> UnknownOutcome:
    """The refusal of a name that no question has, with the near ones; ``plain`` is the name without its settings."""
    known = [*[one.number for one in FAMILIES], *[one.id for one in FAMILIES]]
    near = [one for one in known if plain[:1].isdigit() and one == plain.rstrip(string.ascii_lowercase)]
    if len(plain) > 2 and not plain[:1].isdigit():
        near = [one for one in known if plain in one][:2] or difflib.get_close_matches(plain, known, n=2)
    if near:
        hint = did_you_mean([repr(one) for one in near])
    else:
        lettered = ", ".join([one.number for one in FAMILIES if not one.number.isdigit()])
        hint = f"the numbers are {FAMILIES[0].number} to {FAMILIES[-1].number}, {lettered}"
    return UnknownOutcome(f"there is no question {name[:40]!r}; {hint} (moosekit chance --list tells them all)")


def question(ref: str) -> Question:
    """The question of a printed name, the same on every machine.

    >>> question("moustache.where-is-it#0").answer.value
    Fraction(5, 17)

    Raises:
        Uncountable: no such name, or no such variant.
        UnknownOutcome: no such family.
    """
    named = QuestionRef.parse(ref)
    return family(named.family).variant(named.variant)


def _taken_apart(name: str) -> tuple[str, dict[str, str]]:
    game, *rest = name.split(".")
    told = [part.partition("-") for part in rest[1:]]
    return ".".join([game, *rest[:1]]), {name: value.replace("--", ",") for name, _, value in told}
