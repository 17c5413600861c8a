"""What a family makes of what its function asks, shown with a family of our own."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from moosekit.chance import Answer, Level, Meaningless, Misconception, QuestionRef, Slip, Uncountable
from moosekit.chance.questions import FAMILIES, Asked, Family, Setting, Told

RIGHT = Fraction(1, 4)


def _asked(told: Told) -> Asked:
    if told.number("cards") == 3:
        raise Uncountable("three cards cannot be counted")
    slips = [
        Slip(Misconception.EQUIPROBABLE, RIGHT),
        Slip(Misconception.INVERSE, Fraction(1, 3)),
        Slip(Misconception.PROTOCOL, Fraction(1, 3)),
        Slip(Misconception.TIME_AXIS, Fraction(1, 5)),
    ]
    return Asked(Answer.number(RIGHT), slips=tuple(slips), digits=4)


def _small(told: Told) -> bool:
    return told.number("cards") < 3


OWN = Family("99", "house", "own", Level.L2, ("counting",), (Setting("cards", (1, 2), int),), _asked, _small)


def test_slips_to_the_right_value_or_to_one_value_are_left_out() -> None:
    slips = OWN.variant(1).slips
    assert [slip.misconception for slip in slips] == [Misconception.INVERSE, Misconception.TIME_AXIS]


def test_a_question_says_what_it_practises_and_for_whom() -> None:
    asked = OWN.put(QuestionRef("house.own", 0), OWN.ask(OWN.told(0)))
    assert (asked.level, asked.concepts, asked.digits) == (Level.L2, ("counting",), 4)
    for one in FAMILIES:
        if one.slug != "race":
            assert (one.variant(0).level, one.variant(0).concepts) == (one.level, one.concepts)


def test_the_right_reason_stands_at_every_place() -> None:
    wide = replace(OWN, settings=(Setting("cards", (0, 1, 2), int),))
    places = [[reason.misconception for reason in wide.variant(number).reasons].index(None) for number in range(3)]
    assert sorted(places) == [0, 1, 2]


def test_a_setting_by_hand_that_suits_no_variant_is_asked_if_it_can_be() -> None:
    with pytest.raises(Meaningless, match=r"^three cards cannot be counted$"):
        OWN.with_settings({"cards": "3"})
    assert OWN.with_settings({"cards": " 7 "}).variant(0).answer.value == RIGHT
