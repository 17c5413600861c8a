"""Lesson codes: one code fixes everything, a typing error is found, and a deal cannot be read off it."""

from __future__ import annotations

import pytest

from moosekit.classroom.code import ALPHABET, LessonCode, Lock
from moosekit.classroom.plan import LESSONS
from moosekit.classroom.trouble import Trouble
from moosekit.words import LANGUAGES, UnknownLanguage

IDS = [one.id for one in LESSONS]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("locks", [(), (Lock.HINTS,), (Lock.BOTS, Lock.HINTS, Lock.WHAT_IF)])
def test_a_code_that_is_typed_again_is_the_same(name: str, language: str, locks: tuple[Lock, ...]) -> None:
    code = LessonCode.make(name, seed=7, language=language, locks=locks)
    assert LessonCode.parse(str(code)) == code
    assert LessonCode.parse(f"  {str(code).lower()} ") == code
    assert [lock for lock in Lock if code.locked(lock)] == sorted(locks, key=list(Lock).index)
    assert len(str(code)) <= len(name) + 13


@pytest.mark.parametrize("dash", "\u2010\u2011\u2012\u2013\u2014\u2212")
@pytest.mark.parametrize("name", ["N04", "our-own-data"])
def test_a_code_that_a_word_processor_set_with_other_dashes_is_the_same(name: str, dash: str) -> None:
    """French ones put dashes and hyphens that do not break, and blanks that do not either."""
    code = LessonCode.make(name, seed=7, language="fr", locks=[Lock.HINTS])
    pasted = str(code).replace("-", dash)
    assert LessonCode.looks_so(pasted)
    assert LessonCode.parse(pasted) == code
    assert LessonCode.parse(f"\N{NO-BREAK SPACE}{pasted}\N{NARROW NO-BREAK SPACE}") == code


def test_both_languages_of_a_bilingual_class_have_the_same_deal() -> None:
    english, french = (LessonCode.make("N02", seed=7, language=language) for language in LANGUAGES)
    assert english.seed == french.seed
    assert str(english) != str(french)


def test_every_seed_and_every_lesson_has_a_deal_of_its_own() -> None:
    seeds = {LessonCode.make(name, seed=seed).seed for name in IDS for seed in range(40)}
    assert len(seeds) == len(IDS) * 40


def is_code(typed: str) -> bool:
    try:
        LessonCode.parse(typed)
    except Trouble:
        return False
    return True


def test_one_wrong_letter_is_found_nearly_always() -> None:
    """The check letter is one of 26: of all slips of one letter at most a few in a hundred pass."""
    code = str(LessonCode.make("N04", seed=7))
    head, letters = code[:7], code[7:]
    passed = tried = 0
    for place in range(len(letters)):
        for other in ALPHABET.replace(letters[place], ""):
            tried += 1
            passed += is_code(head + letters[:place] + other + letters[place + 1 :])
    assert tried == 125
    assert passed <= 10


def test_a_sign_that_no_code_has_never_passes() -> None:
    """Once in 26 times the check letter agrees all the same."""
    for seed in range(30):
        head, letters = str(LessonCode.make("N04", seed=seed))[:7], "BCDFG"
        for place, sign in enumerate("01AEI"):
            with pytest.raises(Trouble, match=f"no code has a “{sign}” at its end, only signs of {ALPHABET}"):
                LessonCode.parse(head + letters[:place] + sign + letters[place + 1 :])
    for sign in "OUSLY":
        for check in ALPHABET:
            assert not is_code(f"N04-EN-{sign}24Z{check}")


def test_a_lock_cannot_be_typed_away() -> None:
    code = str(LessonCode.make("N04", seed=7, locks=[Lock.HINTS]))
    with pytest.raises(Trouble, match="wrong letter"):
        LessonCode.parse(code.removesuffix("-H"))


@pytest.mark.parametrize("typed", ["", "N04", "N04-EN", "N04-XX-P24Z7", "hello there", "N04-EN-P24Z7-Q-Q", "é" * 500])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_code_is_told_in_a_sentence(typed: str, language: str) -> None:
    with pytest.raises(Trouble) as caught:
        LessonCode.parse(typed)
    said = caught.value.text(language)
    example = said.split()[-1].strip(".")
    assert str(LessonCode.parse(example)) == example
    assert len(said) < 200


def test_a_code_of_a_lesson_that_does_not_exist_gets_the_near_one() -> None:
    with pytest.raises(Trouble, match="Did you mean"):
        LessonCode.parse("N4-EN-P24Z7")


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'"):
        LessonCode.make("N04", seed=1, language="xx")
