"""Families: numbers, names, settings, words in both languages, and variants that are worth asking."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

import pytest

from moosekit.chance import (
    Form,
    Misconception,
    NoSuchVariant,
    QuestionFamily,
    Uncountable,
    UnknownOutcome,
    Verdict,
    check,
)
from moosekit.chance.questions import FAMILIES, Family, family, question
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.samples import samples

#: the minimum first set of the lesson plan
FIRST: Final = ("1", "3", "5", "7", "8", "19", "22", "26", "29", "30", "31", "34", "36", "37", "38", "39", "40")
#: where a variant takes long, the quick ones
QUICK: Final = {"race": range(2)}
BY_ID = pytest.mark.parametrize("one", FAMILIES, ids=lambda one: one.id)


def numbers(one: Family) -> range:
    """All variants; in ``make test`` only those of a race with few players."""
    return QUICK[one.slug] if one.slug in QUICK and not samples(0, 1) else range(len(one))


def test_the_register() -> None:
    assert set(FIRST) <= {one.number for one in FAMILIES}
    names = [name for one in FAMILIES for name in (one.number, one.id)]
    assert len(set(names)) == len(names)
    for one in FAMILIES:
        assert isinstance(one, QuestionFamily)
        assert family(one.number) is family(one.id.upper()) is one
        assert re.fullmatch(r"(moustache|bouc|mayhem|house)\.[a-z0-9-]+", one.id)
        assert one.concepts
    assert family(8) is family("8")


@BY_ID
def test_what_is_asked_says_all_that_the_answer_depends_on(one: Family) -> None:
    """On paper there is nothing but the question: two variants that read alike have one and the same answer."""
    asked = [one.variant(number) for number in numbers(one)]
    for language in LANGUAGES:
        read = {(put.prompt.text(language), put.answer.value) for put in asked}
        assert len(read) == len({prompt for prompt, _ in read}) == len(asked)


NUMBERS: Final = "the numbers are 1 to 44, 7b, 18b, 18c, 35b, 35c"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("987654", NUMBERS),
        ("30b", "did you mean '30'?"),  # a letter too much
        ("7zz", "did you mean '7'?"),
        ("mo", NUMBERS),  # two letters are in half of the names
        ("due", "did you mean 'mayhem.avalanche-due'?"),
        ("moustache", "did you mean 'moustache.no-blue' or 'moustache.missing-colour'?"),  # two are enough
        ("house.stuck", "did you mean 'house.stuck-first'?"),
        ("where is it", "did you mean 'moustache.where-is-it'?"),
        ("mustache.two-hand", "did you mean 'moustache.two-hands' or 'moustache.two-jokers'?"),
    ],
)
def test_unknown_questions_are_told_with_near_ones(name: str, hint: str) -> None:
    with pytest.raises(UnknownOutcome) as fault:
        family(name)
    assert str(fault.value) == f"there is no question {name!r}; {hint} (moosekit chance --list tells them all)"


def test_what_names_no_question() -> None:
    with pytest.raises(UnknownOutcome, match=f"there is no question '{'x' * 40}'; the numbers"):
        family("x" * 41)
    with pytest.raises(NoSuchVariant, match=r"bouc\.last-is-new has no variant 3: they are numbered from 0 to 2"):
        question("bouc.last-is-new#3")
    with pytest.raises(Uncountable, match="names no question"):
        question("8")


@BY_ID
def test_numbered_variants_are_worth_asking(one: Family) -> None:
    """No slip leads to the right value, no two to one value, nothing too rare; some wrong way is recognised."""
    for number in numbers(one):
        asked = one.ask(one.told(number))
        put = one.variant(number)
        assert put.faults() == (), number
        assert put.slips == asked.slips, number
        assert put.form is not Form.CHANCE or put.all_slips, number
        assert put.answer.assumptions, number
        assert [reason.misconception for reason in put.reasons].count(None) == 1
        assert len(put.reasons) > 1
        assert question(str(put.ref)) == put


@BY_ID
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_in_both_languages(one: Family, language: str) -> None:
    assert one.title().text(language)
    for number in numbers(one):
        put = one.variant(number)
        said = [put.prompt, *put.hints, *put.answer.steps, *put.answer.assumptions]
        said += [reason.says for reason in put.reasons] + [slip.question for slip in put.all_slips]
        assert all(len(one.text(language)) > 3 for one in said)


@BY_ID
def test_the_right_answer_and_every_slip_are_recognised(one: Family) -> None:
    put = one.variant(0)
    typed = str(put.answer.value)
    if put.form is Form.WORD:
        assert check(put, "impossible" if put.answer.value == 0 else "unlikely").right
        return
    assert check(put, typed).right
    for slip in put.all_slips:
        said = check(put, str(slip.value))
        coarse = slip.value == round(put.answer.value)  # 5 may be 5.39, rounded to one digit
        assert said.misconception == slip.misconception or (coarse and said.verdict is Verdict.TOO_COARSE), slip


def test_every_word_belongs_to_a_question() -> None:
    slugs = {one.slug for one in FAMILIES}
    keys = [key.split(".") for key in catalogue("en") if key.startswith("question.")]
    assert {key[1] for key in keys} - {"step", "assume", "reason", "show", "slip"} == slugs
    for misconception in Misconception:
        assert f"question.reason.{misconception}" in catalogue("en")
    quick = [one for one in FAMILIES if one.slug not in ("rule-card", *QUICK)]
    asks = {one.variant(number).prompt.key for one in quick for number in range(len(one))}
    for slug in [one.slug for one in quick]:
        written = {key for key in catalogue("en") if key.startswith(f"question.{slug}.ask")}
        assert written == {key for key in asks if key.startswith(f"question.{slug}.ask")}, slug


def test_settings_by_hand_narrow_a_family_and_are_part_of_its_name() -> None:
    five = family("1").with_settings({"players": "5"})
    assert len(five) == 1
    assert five.variant(0).answer.value == Fraction(97092, 1239389)
    assert str(five.variant(0).ref) == "moustache.no-blue.players-5#0"
    assert question("moustache.no-blue.players-5#0") == five.variant(0)
    rows = family("7").with_settings({"row": "threes-low,twos-win", "card": "B2", "reading": "first-word"})
    assert rows.id == "moustache.rule-card.row-threes-low--twos-win.card-b2.reading-first-word"
    assert family(rows.id).settings[1].values == ("threes-low,twos-win",)


@BY_ID
def test_a_printed_name_brings_back_every_setting(one: Family) -> None:
    told = one.told(len(one) - 1 if one.slug not in QUICK else 0)
    narrowed = one.with_settings({name: str(value) for name, value in told.pairs})
    assert len(narrowed) == 1
    again = question(str(narrowed.variant(0).ref))
    assert again.answer == one.ask(told).answer
    assert str(again.ref) == str(narrowed.variant(0).ref)


REASONS: Final[list[tuple[str, dict[str, str], str]]] = [
    ("9", {"asked": "mode"}, "counted value by value"),
    ("11", {"asked": "variance"}, "many blues so far make the next one less likely"),
    ("13", {"asked": "white"}, "the order in the row changes nothing here"),
    ("13", {"asked": "white-rounds"}, "the place says for how many rounds"),
    ("18b", {"asked": "none"}, "from the cards without a star"),
    ("18c", {"asked": "total"}, "half of the rounds are won"),
    ("28", {"known": "5"}, "fewer cards of the character are left"),
    ("37", {"asked": "pass"}, "A card in the hand has left the deck"),
    ("40", {"asked": "no-trap"}, "does not come back"),
]


@pytest.mark.parametrize(("number", "settings", "why"), REASONS)
def test_the_right_reason_is_that_of_what_was_asked(number: str, settings: dict[str, str], why: str) -> None:
    """A family asks for several things, and what is true of an average is no reason for a chance."""
    (right,) = [one for one in family(number).with_settings(settings).variant(0).reasons if one.misconception is None]
    assert why in right.says.text()


def test_hints_are_those_of_what_was_asked() -> None:
    said = [hint.text() for hint in family("40").with_settings({"asked": "no-trap"}).variant(0).hints]
    assert "gap" not in " ".join(said)


QUESTIONS: Final[list[tuple[str, dict[str, str], str, str]]] = [
    ("13", {"asked": "both"}, "2/25", "if every card went back"),  # two draws of five, in either order
    ("13", {"asked": "both"}, "4/25", "as if one card told nothing of the other"),
    ("26", {"rivals": "1", "percent": "25"}, "1/8", "is what the others win"),
    ("27", {"mine": "6", "centre": "3", "theirs": "5"}, "4/7", "the wrong way round"),
    ("29", {"disputes": "5", "asked": "next"}, "1/64", "heads 6 times running, before the first toss"),
    ("37", {"asked": "pass-given-trap"}, "130/6061", "before anybody knew of the trap"),
]


@pytest.mark.parametrize(("number", "settings", "typed", "asks"), QUESTIONS)
def test_what_is_asked_back_is_true_of_the_number(number: str, settings: dict[str, str], typed: str, asks: str) -> None:
    said = check(family(number).with_settings(settings).variant(0), typed)
    assert said.verdict is Verdict.MISCONCEPTION
    assert asks in said.message.text()


WAYS: Final[list[tuple[str, dict[str, str], str]]] = [
    ("14", {"asked": "twins", "players": "4"}, "All others: 135,751 − 84,480 = 51,271."),
    ("16", {"asked": "neighbours"}, "All others: 220 − 120 = 100."),
    ("20", {"asked": "median", "copies": "14x4"}, "Up to 6: "),
    ("30", {"flip": "1", "players": "4"}, "All others: 3,049,501 − 2,331,890 = 717,611."),
    ("32", {"asked": "median", "players": "4"}, "Up to 3: "),
    ("36", {"who": "any", "players": "4"}, "of 343,006,888,770 equally likely ways."),
    ("42", {"kinds": "1"}, "All others: 3,162,510 − 1,906,884 = 1,255,626."),
]


@pytest.mark.parametrize(("number", "settings", "line"), WAYS)
def test_nothing_is_left_out_between_two_lines(number: str, settings: dict[str, str], line: str) -> None:
    steps = family(number).with_settings(settings).variant(0).answer.steps
    assert line in "\n".join([step.text() for step in steps])


def test_a_simulated_share_is_not_told_as_ways() -> None:
    lost = family("35b").with_settings({"asked": "lost", "games": "2"}).variant(0).answer
    assert lost.ways is None
    assert "ways" not in " ".join([step.text() for step in lost.steps])
