"""The lessons as data: every question they name is there, and a wrong name gets the near one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from moosekit.chance.questions import FAMILIES
from moosekit.classroom.lesson import Lesson
from moosekit.classroom.plan import LESSONS, lesson
from moosekit.classroom.trouble import Trouble
from moosekit.quiz import families
from moosekit.words import LANGUAGES

PLANNED = LESSONS[:14]
IDS = [one.id for one in LESSONS]
NOTEBOOKS: Final = Path(__file__).parents[2] / "notebooks" / "en"
GAMES = ("moustache", "moose-match-mayhem", "face-de-bouc", "moose-in-the-house")


def test_the_fourteen_lessons_and_a_lesson_on_the_rules_of_each_game_are_there() -> None:
    assert IDS[:14] == [*[f"N{number:02}" for number in range(1, 13)], "fair-or-not", "our-own-data"]
    assert IDS[14:] == [f"rules-{game}" for game in GAMES]


@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_a_lesson_names_questions_that_there_are(one: Lesson) -> None:
    found = lesson(one.id)
    assert [family.number for family in found.chance_families()] == list(found.chances)
    assert [family.name.partition(".")[2] for family in found.rule_families()] == list(found.rules) != []
    assert found.game in GAMES
    assert found.levels[0] <= found.levels[1]
    assert found.tally == "" or found.tally in found.chances
    assert found.exit_ticket in (*found.chances, *found.rules)
    assert found.standards or found.id.startswith("rules-")
    for language in LANGUAGES:
        assert found.title(language)


@pytest.mark.parametrize("one", PLANNED, ids=IDS[:14])
def test_its_questions_can_show_the_misconception_that_it_is_against(one: Lesson) -> None:
    """Some variant of some question of the lesson has it as a slip or as a tempting reason."""
    seen = {
        reason.misconception
        for family in one.chance_families()
        for number in range(min(len(family), 3))
        for reason in family.variant(number).reasons
    }
    assert set(one.misconceptions) <= seen


def test_a_lesson_is_found_by_its_notebook_too() -> None:
    files = sorted(file.name for file in NOTEBOOKS.glob("[34]?-*.ipynb"))
    assert sorted(f"{one.notebook}.ipynb" for one in PLANNED) == files
    for one in PLANNED:
        for name in (one.notebook, f"{one.notebook}.ipynb", one.notebook[:2], one.id.lower()):
            assert lesson(name) is one


@pytest.mark.parametrize("name", ["", "3", "-", ".ipynb", "35-", "01-your-first-trick"])
def test_what_is_no_notebook_of_a_lesson_is_no_name(name: str) -> None:
    with pytest.raises(Trouble, match="There is no lesson"):
        lesson(name)


def test_every_question_of_the_plan_has_its_lesson() -> None:
    named = {number for one in LESSONS for number in one.chances}
    assert [family.number for family in FAMILIES if family.number not in named] == ["24"]


def test_rules_on_a_lesson_are_those_of_its_game() -> None:
    for one in LESSONS:
        assert set(one.rules) <= {family.name.partition(".")[2] for family in families(one.game)}


@pytest.mark.parametrize(
    ("typed", "near"),
    [("N4", "N04"), ("n13", "N03"), ("fair or not", "fair-or-not"), ("own-data", "our-own-data"), ("N1O", "N10")],
)
def test_a_name_that_is_nearly_right_gets_the_near_one(typed: str, near: str) -> None:
    with pytest.raises(Trouble) as caught:
        lesson(typed)
    if near in ("N03", "N10"):  # several are as near
        assert "Did you mean N" in str(caught.value)
    else:
        assert near in caught.value.text("fr")
        assert near in caught.value.text("en")


def test_a_name_that_is_far_off_gets_the_list() -> None:
    with pytest.raises(Trouble, match=r"There is no lesson “breakfast”\. There are N01, N02"):
        lesson("breakfast")


def test_capitals_and_blanks_do_not_matter() -> None:
    assert lesson(" n04 ") is lesson("N04") is lesson("N04".lower())
