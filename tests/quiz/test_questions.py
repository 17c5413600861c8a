"""Every question has one right answer, which the game itself gives, and every clause that decides is asked about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from moosekit.games import GAMES
from moosekit.quiz import VARIANTS, Family, Question, families
from moosekit.words import LANGUAGES
from moosekit.words.clauses import clauses
from tests.games.kits import Kit, every_game
from tests.test_traceability import referred_to

ALL = [family for game in GAMES for family in families(game)]
every_family = pytest.mark.parametrize("family", ALL, ids=[family.name for family in ALL])


def numbers(samples: Callable[[int, int], int]) -> range:
    """The variants to look at: all of them in a deep run."""
    return range(0, VARIANTS, samples(7, 1))


def content(question: Question) -> object:
    return question.table, question.prompt, question.doing


@every_family
def test_one_choice_is_right_and_a_clause_says_why(family: Family, samples: Callable[[int, int], int]) -> None:
    for number in numbers(samples):
        question = family.ask(number, LANGUAGES[number % 2])
        texts = [choice.text for choice in question.choices]
        assert [choice.right for choice in question.choices].count(True) == 1, question
        assert len(set(texts)) == len(texts) >= 2
        assert question.why.clause == family.clause
        assert question.why.text in [step.text for step in question.steps]
        assert {step.clause for step in question.steps} <= set(clauses(family.game, "en"))


@every_family
def test_a_number_gives_the_same_question_in_both_languages(family: Family) -> None:
    english, french = family.ask(3, "en"), family.ask(3, "fr")
    assert [choice.right for choice in english.choices] == [choice.right for choice in french.choices]
    assert [card.code for shelf in english.table for card in shelf.cards] == [
        card.code for shelf in french.table for card in shelf.cards
    ]
    assert (english.prompt, english.id) != (french.prompt, french.id)
    assert english == family.ask(3, "en")


@every_family
def test_siblings_differ(family: Family) -> None:
    assert len({repr(content(family.ask(number))) for number in range(8)}) >= 3
    with pytest.raises(ValueError, match=f"no variant {VARIANTS}: expected 0 to {VARIANTS - 1}"):
        family.ask(VARIANTS)


@every_game
def test_every_clause_that_decides_is_asked_about(kit: Kit) -> None:
    asked = {family.clause for family in families(kit.game.id)}
    deciding = {clause for _, clause in referred_to(kit)}
    assert asked == deciding


def test_names_are_given_once_and_each_game_has_questions_of_every_level() -> None:
    names = [family.name for family in ALL]
    assert len(set(names)) == len(names)
    for game in GAMES:
        assert {family.level for family in families(game)} == {1, 2, 3}
    with pytest.raises(ValueError, match="there is no quiz of 'whist'; there are moustache"):
        families("whist")
