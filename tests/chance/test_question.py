"""Names of questions, families with numbered variants, and who gets which."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import cast

import pytest

from moosekit.chance import (
    Answer,
    Dist,
    Form,
    Level,
    Misconception,
    NoSuchVariant,
    Question,
    QuestionFamily,
    QuestionRef,
    Slip,
    Uncountable,
    assign,
    message,
)


class Dice(QuestionFamily):
    """A die with 4 to 12 sides shows its highest number."""

    id = "test.dice"

    def __len__(self) -> int:
        return 9

    def _question(self, ref: QuestionRef) -> Question:
        return Question(ref, message("chance.table.title"), Answer.counted(1, 4 + ref.variant), Level.L1)


def test_names_are_read_as_they_are_written() -> None:
    ref = QuestionRef("house.trap-given-pass", 17)
    assert QuestionRef.parse(f" {ref} ") == ref
    for wrong in ("house", "house#", "#3", "House#1", "house#-1", "house..x#1", "house#1234567"):
        with pytest.raises(
            Uncountable, match=r"names no question: expected a name such as 'house\.trap-given-pass#17'"
        ):
            QuestionRef.parse(wrong)


def test_a_long_name_is_cut_where_it_is_quoted() -> None:
    with pytest.raises(Uncountable) as fault:
        QuestionRef.parse("x" * 100)
    assert str(fault.value) == (f"{'x' * 60!r} names no question: expected a name such as 'house.trap-given-pass#17'")


def test_variants_are_numbered() -> None:
    dice = Dice()
    assert [dice.variant(number).answer.value for number in (0, 8)] == [Fraction(1, 4), Fraction(1, 12)]
    assert str(dice.variant(3).ref) == "test.dice#3"
    for number in (-1, 9, "2", 1.5, True):
        with pytest.raises(NoSuchVariant) as fault:
            dice.variant(cast("int", number))
        assert str(fault.value) == f"test.dice has no variant {number!r}: they are numbered from 0 to 8"


def test_a_student_keeps_a_variant_and_a_class_gets_all_of_them() -> None:
    dice = Dice()
    given = [assign(dice, f"student {number}", "autumn") for number in range(180)]
    assert given == [assign(dice, f"student {number}", "autumn") for number in range(180)]
    assert given != [assign(dice, f"student {number}", "spring") for number in range(180)]
    assert set(given) == set(range(9))
    assert max(Counter(given).values()) < 40
    assert 0 <= assign(dice, "\ud800 José 🫎", "") < 9


def test_the_complement_is_always_recognised() -> None:
    def asked(value: str, *slips: Slip, form: Form = Form.CHANCE) -> list[tuple[Misconception, Fraction]]:
        answer, ref = Answer.number(Fraction(value)), QuestionRef("t", 0)
        question = Question(ref, message("chance.table.title"), answer, Level.L1, slips=slips, form=form)
        return [(slip.misconception, slip.value) for slip in question.all_slips]

    inverse = Slip(Misconception.INVERSE, Fraction(5, 8))
    assert asked("1/8") == [(Misconception.COMPLEMENT, Fraction(7, 8))]
    assert asked("1/2") == []
    assert asked("3/8", inverse) == [(Misconception.INVERSE, Fraction(5, 8))]
    assert asked("1/8", form=Form.NUMBER) == []


def test_an_answer_needs_a_way_at_all() -> None:
    with pytest.raises(Uncountable, match="0 ways of 0: expected a total of 1 or more"):
        Answer.counted(0, 0)
    assert Answer.counted(1, 1).lines() == ("1 of 1 equally likely ways.",)


def test_an_answer_brings_its_steps_before_what_was_assumed() -> None:
    step, assumed = message("chance.drawing.put-back"), message("chance.drawing.kept-out")
    counted = Answer.of(Dist.uniform("HT"), "H".__eq__, assumed, steps=(step,))
    assert counted == Answer(Fraction(1, 2), 1, 2, (assumed,), (step, message("chance.step.counted", ways=1, total=2)))
    assert Answer.number(3, assumed, steps=(step,)) == Answer(Fraction(3), None, None, (assumed,), (step,))
    assert Answer(Fraction(1, 2), ways=1).total is None


def test_what_is_just_common_enough_is_asked() -> None:
    def faults(value: str) -> tuple[str, ...]:
        answer = Answer.number(Fraction(value))
        return Question(QuestionRef("t", 0), message("chance.table.title"), answer, Level.L1).faults()

    assert faults("1/1000") == faults("1") == faults("0") == ()
    assert faults("1/1001") != ()


def test_forms_say_how_to_answer() -> None:
    assert Form.CHANCE.says().startswith("Write a fraction, a decimal or a percentage")
    assert (
        Form.WORD.says("fr")
        == "Choisis un mot\u00a0: impossible, peu probable, une chance sur deux, probable ou certain."
    )
    assert len({form.says("fr") for form in Form}) == len(Form)
