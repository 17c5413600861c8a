"""Marking: the inputs that pupils reported elsewhere, every verdict, every misconception, and whatever may be typed."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.chance import (
    Answer,
    ChanceWord,
    Checked,
    Form,
    Level,
    Misconception,
    Question,
    QuestionRef,
    Slip,
    Verdict,
    check,
    message,
)
from moosekit.core.stream import Stream
from moosekit.words import LANGUAGES, text
from tests.samples import samples


def asked(value: Fraction | str, form: Form = Form.CHANCE, *slips: Slip, digits: int = 3) -> Question:
    answer = Answer.number(Fraction(value))
    prompt = message("chance.table.title")
    return Question(QuestionRef("test.any", 0), prompt, answer, Level.L1, slips=slips, form=form, digits=digits)


REPORTED = [
    # value, what was typed, verdict: Khan Academy, PrairieLearn and others, see the sources of the lesson plan
    ("5/21", "0,23", Verdict.TRUNCATED),
    ("5/21", "5/21", Verdict.RIGHT),
    ("19/22", "0.86", Verdict.TOO_COARSE),
    ("19/22", "0.8636", Verdict.RIGHT_ROUNDED),
    ("19/22", "0,8636", Verdict.RIGHT_ROUNDED),
    ("19/22", "86%", Verdict.TOO_COARSE),
    ("5/16", ".3125", Verdict.RIGHT),
    ("3/14", ".214", Verdict.RIGHT_ROUNDED),
    ("3/14", ".21428", Verdict.TRUNCATED),
    ("5/12", ".416", Verdict.TRUNCATED),
    ("5/42", "11.9%", Verdict.RIGHT_ROUNDED),
    ("1/2", "50%", Verdict.RIGHT),
    ("20/63", "31.7%", Verdict.RIGHT_ROUNDED),
    ("20/63", "31.7", Verdict.PERCENT_SLIP),
    ("4/35", ".11", Verdict.TOO_COARSE),
    ("2/3", "4/6", Verdict.RIGHT_UNREDUCED),
    ("3/8", "3:5", Verdict.ODDS_NOT_PROBABILITY),
    ("3/8", "3:8", Verdict.ODDS_NOT_PROBABILITY),
    ("1/2", "1/0", Verdict.UNREADABLE),
    ("1/2", "a half", Verdict.UNREADABLE),
    ("1/2", "-1/2", Verdict.OUT_OF_RANGE),
]
MORE = [
    ("3/8", "6/16", Verdict.RIGHT_UNREDUCED),
    ("3/8", "3 in 8", Verdict.RIGHT),
    ("3/8", "3.75e-1", Verdict.RIGHT),
    ("1/3", "0.3333333333333333", Verdict.RIGHT_ROUNDED),
    ("5/21", "0.23809523809523808", Verdict.RIGHT_ROUNDED),  # as Python prints it
    ("5/21", "1 in 4", Verdict.WRONG),
    ("12345/331000", "1 in 27", Verdict.RIGHT_ROUNDED),
    ("5/21", "0.240", Verdict.WRONG),
    ("5/21", "0.24", Verdict.TOO_COARSE),
    ("5/21", "0.2", Verdict.TOO_COARSE),
    ("5/21", "0.238%", Verdict.PERCENT_SLIP),
    ("5/21", "16/21", Verdict.MISCONCEPTION),
    ("5/21", "0.762", Verdict.MISCONCEPTION),
    ("5/21", "5/16", Verdict.ODDS_NOT_PROBABILITY),
    ("5/21", "5:17", Verdict.WRONG),
    ("5/21", "7/2", Verdict.OUT_OF_RANGE),
    ("5/21", "1/7", Verdict.WRONG),
    ("999/1000", "1", Verdict.WRONG),  # "certain" is no rounding
    ("1/1000", "0", Verdict.WRONG),
    ("1/1000", "0.00", Verdict.WRONG),
    ("0", "0", Verdict.RIGHT),
    ("0", "0%", Verdict.RIGHT),
    ("0", "0.00", Verdict.RIGHT),
    ("1", "100 %", Verdict.RIGHT),
    ("1/8", "0.125", Verdict.RIGHT),
    ("1/8", "0.13", Verdict.TOO_COARSE),
    ("1/8", "0.12", Verdict.TOO_COARSE),  # a half may be rounded either way
    ("2/53", "1 in 27", Verdict.RIGHT_ROUNDED),  # 1 in 26.5
    ("12345/331000", "1 in 26", Verdict.WRONG),  # 1 in 26.8
    ("10/101", "1 in 10", Verdict.RIGHT_ROUNDED),
    ("10/91", "1 in 9", Verdict.WRONG),  # too coarse to tell
    ("0", "1 in 27", Verdict.WRONG),
    ("10/11", "0.909090", Verdict.TRUNCATED),
    ("10/11", "0.9090900", Verdict.RIGHT_ROUNDED),  # off by a millionth of the value
    ("1/100", "1", Verdict.WRONG),  # "certain" is no slip of percent
    ("3/200", "1.5", Verdict.PERCENT_SLIP),
    ("3/8", "3/8 %", Verdict.PERCENT_SLIP),
    ("1", "3:0", Verdict.ODDS_NOT_PROBABILITY),
    ("5/21", "3:0", Verdict.WRONG),
    ("1", "3/5", Verdict.WRONG),
    ("5/21", "0.2480953", Verdict.WRONG),  # many digits, and the third is wrong
    ("5/21", "3/2", Verdict.OUT_OF_RANGE),
    ("29/100", "0.2", Verdict.WRONG),  # one digit is no cut off number, two are
    ("6/25", "0.23", Verdict.WRONG),  # a whole step off
]


@pytest.mark.parametrize(("value", "typed", "verdict"), REPORTED + MORE)
def test_verdicts(value: str, typed: str, verdict: Verdict) -> None:
    assert check(asked(value), typed).verdict is verdict


def told_as(typed: str, verdict: Verdict) -> str:
    """The sentence that belongs to a verdict: some have two, by what was typed."""
    match verdict:
        case Verdict.OUT_OF_RANGE:
            return f"out-of-range-{'below' if typed.startswith('-') else 'above'}"
        case Verdict.PERCENT_SLIP:
            return "percent-slip-sign" if "%" in typed else "percent-slip"
        case Verdict.ODDS_NOT_PROBABILITY | Verdict.WRONG if ":" in typed:
            return "odds"
        case Verdict.ODDS_NOT_PROBABILITY:
            return "odds-fraction"
        case _:
            return verdict.value


@pytest.mark.parametrize(("value", "typed", "verdict"), REPORTED + MORE)
def test_a_verdict_is_told_in_its_own_words(value: str, typed: str, verdict: Verdict) -> None:
    said = check(asked(value), typed).message
    if verdict not in (Verdict.UNREADABLE, Verdict.MISCONCEPTION):  # these have a sentence for each way to go wrong
        assert said.key == f"chance.verdict.{told_as(typed, verdict)}"
        assert dict(said.facts)["typed"] == typed
    if verdict in (Verdict.RIGHT_UNREDUCED, Verdict.RIGHT_ROUNDED):
        assert said.facts == message("", typed=typed, value=Fraction(value)).facts
    if verdict is Verdict.TOO_COARSE:
        assert said.facts == message("", typed=typed, count=3).facts
    assert all(said.text(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("likely", "chance.verdict.right"),
        ("unlikely", "chance.word-means.unlikely"),
        ("0.1", "chance.word-means.unlikely"),
        ("", "chance.unreadable.empty-word"),
        ("perhaps", "chance.unreadable.no-word"),
        ("3/2", "chance.unreadable.no-word"),
        ("3:5", "chance.unreadable.no-word"),
    ],
)
def test_what_is_said_of_a_word(typed: str, key: str) -> None:
    said = check(asked("3/4", Form.WORD), typed).message
    assert said == message(key, typed=typed)
    assert all(said.text(language) for language in LANGUAGES)


@pytest.mark.parametrize(("typed", "why"), [("a half", "words"), ("1/0", "zero"), ("1e99", "huge"), ("", "empty")])
def test_what_cannot_be_read_is_quoted_with_the_reason(typed: str, why: str) -> None:
    assert check(asked("1/2"), typed).message == message(f"chance.unreadable.{why}", typed=typed)


def test_numbers_that_a_program_has_found() -> None:
    for found, verdict in (
        (Fraction(10, 42), Verdict.RIGHT),
        (5 / 21, Verdict.RIGHT_ROUNDED),
        (5, Verdict.OUT_OF_RANGE),
    ):
        assert check(asked("5/21"), found).verdict is verdict
    assert check(asked("1/2", Form.WORD), 0.5).right
    for nothing in (None, float("nan"), float("inf"), [5, 21]):
        assert check(asked("5/21"), cast("float", nothing)).verdict is Verdict.UNREADABLE


@pytest.mark.parametrize(
    ("value", "typed", "verdict"),
    [
        ("3/2", "3/2", Verdict.RIGHT),
        ("3/2", "1 1/2", Verdict.RIGHT),
        ("89375/12341", "7.24", Verdict.RIGHT_ROUNDED),
        ("89375/12341", "7,2", Verdict.TOO_COARSE),
        ("89375/12341", "7", Verdict.TOO_COARSE),
        ("1440", "1440", Verdict.RIGHT),
        ("1440", "1,440", Verdict.RIGHT),
        ("1440", "1 440", Verdict.RIGHT),
        ("1440", "144000%", Verdict.RIGHT),
        ("-5/17", "-0.294", Verdict.RIGHT_ROUNDED),
        ("-5/17", "-.29411", Verdict.TRUNCATED),
        ("-5/17", "0.294", Verdict.WRONG),
        ("7", "3:4", Verdict.WRONG),
        ("-5/17", "0", Verdict.WRONG),  # 0 has no digit that could be rounded
    ],
)
def test_numbers_that_are_no_chances(value: str, typed: str, verdict: Verdict) -> None:
    assert check(asked(value, Form.NUMBER), typed).verdict is verdict


@pytest.mark.parametrize(
    ("value", "typed", "verdict"),
    [
        ("0", "impossible", Verdict.RIGHT),
        ("0", " Jamais ", Verdict.RIGHT),
        ("0", "unlikely", Verdict.WRONG),
        ("0", "0", Verdict.RIGHT),
        ("1", "1", Verdict.RIGHT),
        ("1/10", "unlikely", Verdict.RIGHT),
        ("1/10", "Peu probable", Verdict.RIGHT),
        ("1/10", "likely", Verdict.WRONG),
        ("1/2", "50-50", Verdict.RIGHT),
        ("1/2", "50%", Verdict.RIGHT),
        ("12/25", "even", Verdict.RIGHT),
        ("12/25", "unlikely", Verdict.RIGHT),
        ("99/100", "certain", Verdict.WRONG),
        ("99/100", "0.9", Verdict.RIGHT),
        ("1", "sûr", Verdict.RIGHT),
        ("1", "perhaps", Verdict.UNREADABLE),
        ("1", "7", Verdict.UNREADABLE),
        ("1", "", Verdict.UNREADABLE),
    ],
)
def test_words(value: str, typed: str, verdict: Verdict) -> None:
    assert check(asked(value, Form.WORD), typed).verdict is verdict


@pytest.mark.parametrize(("value", "even"), [("9/20", True), ("11/20", True), ("44/100", False), ("56/100", False)])
def test_what_is_nearly_a_half(value: str, even: bool) -> None:
    assert ChanceWord.EVEN.fits(Fraction(value)) is even
    assert ChanceWord.of(Fraction(value)) is not ChanceWord.EVEN


def test_a_half_is_even_and_no_other_word() -> None:
    assert [word for word in ChanceWord if word.fits(Fraction(1, 2))] == [ChanceWord.EVEN]
    assert ChanceWord.of(Fraction(1, 2)) is ChanceWord.EVEN


def test_a_word_in_english_and_with_blanks() -> None:
    assert ChanceWord.CERTAIN.says() == "certain"
    assert check(asked("1/10", Form.WORD), " Peu \t probable ").right


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_read_in_its_language(language: str) -> None:
    for word, value in zip(ChanceWord, ("0", "1/4", "1/2", "3/4", "1"), strict=True):
        assert check(asked(value, Form.WORD), word.says(language)).right
        assert word.says(language) in text(f"chance.typed.{word}", language).split(", ")


@pytest.mark.parametrize(
    ("value", "typed", "verdict"),
    [
        ("1/4", "0.3", Verdict.RIGHT),
        ("1/4", "1/4", Verdict.RIGHT),
        ("1/4", "0.4", Verdict.WRONG),
        ("0", "0.05", Verdict.WRONG),
        ("0", "0.01", Verdict.RIGHT),
        ("1/20", "0", Verdict.WRONG),
        ("1", "1", Verdict.RIGHT),
        ("1/2", "1.2", Verdict.OUT_OF_RANGE),
        ("1/2", "here", Verdict.UNREADABLE),
        ("1/2", "-0.2", Verdict.OUT_OF_RANGE),
        ("1/4", "0.35", Verdict.RIGHT),
        ("1/4", "0.15", Verdict.RIGHT),
        ("1/4", "0.36", Verdict.WRONG),
        ("0", "0.02", Verdict.RIGHT),
        ("0", "0.03", Verdict.WRONG),
        ("1", "0.97", Verdict.WRONG),
        ("19/20", "1", Verdict.WRONG),
    ],
)
def test_places_on_the_line(value: str, typed: str, verdict: Verdict) -> None:
    assert check(asked(value, Form.PLACE), typed).verdict is verdict


def test_a_place_is_told_which_way_to_go() -> None:
    assert check(asked("1/4", Form.PLACE), "-0.2").message.key == "chance.verdict.out-of-range-below"
    assert check(asked("1/4", Form.PLACE), "1.2").message.key == "chance.verdict.out-of-range-above"
    assert "less often" in str(check(asked("1/4", Form.PLACE), "0.8").message)
    assert "more often" in str(check(asked("3/4", Form.PLACE), "0.2").message)


@pytest.mark.parametrize("misconception", Misconception)
def test_every_misconception_is_recognised_and_asks_a_question(misconception: Misconception) -> None:
    question = asked("3/7", Form.CHANCE, Slip(misconception, Fraction(7, 31)))
    assert check(question, "0.2").verdict is Verdict.WRONG  # a single digit could be anything
    for typed in ("7/31", "14/62", "0.226", "22.6%", "0,225", "0.23", "0.22"):
        checked = check(question, typed)
        assert (checked.verdict, checked.misconception) == (Verdict.MISCONCEPTION, misconception), typed
        for language in LANGUAGES:
            said = checked.message.text(language)
            assert "7/31" in said
            assert "3/7" not in said
            assert "?" in said


def test_a_question_of_its_own_is_computed_for_the_variant() -> None:
    slip = Slip(Misconception.ORDER_COUNTED, Fraction(1, 9), (("typed", "1/9"),), own="chance.verdict.right-unreduced")
    assert str(check(asked("1/2", Form.CHANCE, slip), "1/9").message) == "1/9 matches. In lowest terms it is 1/9."


def test_credit_and_tries() -> None:
    known: dict[Verdict, Checked] = {}
    for value, typed, verdict in REPORTED + MORE:
        known[verdict] = check(asked(value), typed)
    assert set(known) == set(Verdict)
    full = {verdict for verdict, checked in known.items() if checked.right}
    assert full == {Verdict.RIGHT, Verdict.RIGHT_UNREDUCED, Verdict.RIGHT_ROUNDED}
    assert not known[Verdict.UNREADABLE].uses_attempt
    assert known[Verdict.WRONG].uses_attempt
    assert known[Verdict.TOO_COARSE].credit == Fraction(1, 2)


@pytest.mark.parametrize("verdict", [Verdict.WRONG, Verdict.TOO_COARSE, Verdict.TRUNCATED, Verdict.OUT_OF_RANGE])
def test_what_is_not_right_yet_does_not_tell_the_answer(verdict: Verdict) -> None:
    for value, typed, found in REPORTED + MORE:
        if found is verdict and value not in ("0", "1"):
            for language in LANGUAGES:
                assert value not in check(asked(value), typed).message.text(language).replace(typed, "")


def test_odds_are_told_as_odds() -> None:
    assert str(check(asked("3/8"), "3:5").message) == (
        "3:5 are odds: 3 for, 5 against. A chance compares with all 8. What does that make?"
    )


def test_faults_of_variants() -> None:
    slips = [
        Slip(Misconception.EQUIPROBABLE, Fraction(1, 4)),
        Slip(Misconception.INVERSE, Fraction(1, 4)),
        Slip(Misconception.PROTOCOL, Fraction(1, 3)),
    ]
    assert asked("1/3", Form.CHANCE, *slips).faults() == (
        "protocol gives the right value 1/3",
        "inverse and equiprobable give the same value 1/4",
    )
    assert asked("1/2000").faults() == ("the answer 1/2000 is below 1/1000: too rare to be tried out",)
    assert asked("3/2").faults() == ("the answer 3/2 is no chance: expected 0 to 1",)
    assert asked("3/2", Form.NUMBER).faults() == ()
    assert asked("0").faults() == ()


SIGNS = tuple("01237.,/:%-+()eEx*^=~'½⅜⁄⁻³٣−ﷺ₈〇①_#\\\"<& \u00a0\u202f\x00\ud800\U0001f98c")
WORDS = ("in", "of", "sur", "to", "out", "chance", "one", "p", "per cent", "pour", "inf", "nan", "even", "likely")
NUMBERS = ("12", "38", "99999", "1e9", "..", ",,", "3/8", "0.375", "37.5%", "3:5")
PIECES = SIGNS + WORDS + NUMBERS


def test_whatever_is_typed_gets_a_verdict_and_words() -> None:
    """Texts put together at random from what is likely to go wrong; 10,000 of them in a deep run."""
    questions = [
        asked("3/8", Form.CHANCE, Slip(Misconception.INVERSE, Fraction(1, 8))),
        asked("1440", Form.NUMBER),
        asked("-5/17", Form.NUMBER),
        asked("0"),
        asked("1"),
        asked("1/2", Form.WORD),
        asked("3/8", Form.PLACE),
    ]
    seen: set[Verdict] = set()
    for number in range(samples(1_500, 10_000)):
        stream = Stream.seeded(number)
        parts = [PIECES[stream.below(len(PIECES), place)] for place in range(1, 2 + stream.below(7))]
        typed = ("", " ")[stream.below(2, 99)].join(parts)
        question = questions[number % len(questions)]
        checked = check(question, typed)
        seen.add(checked.verdict)
        for language in LANGUAGES:
            said = checked.message.text(language)
            said.encode("utf-8")
            assert not re.search(r"[{}]", said.replace(typed, ""))
    assert len(seen) >= 6


@given(st.text(max_size=80))
def test_any_text_at_all_gets_a_verdict(typed: str) -> None:
    for form in Form:
        assert check(asked("1/2", form), typed).message.text("fr")
