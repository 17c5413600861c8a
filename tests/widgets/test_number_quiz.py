"""The NumberQuiz: its questions, what a page may write, and that page and Python mark alike."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from moosekit.chance import NoSuchVariant, UnknownOutcome
from moosekit.chance.misconceptions import Misconception
from moosekit.chance.questions import FAMILIES
from moosekit.core.json_data import Json
from moosekit.widgets import NumberQuiz
from moosekit.widgets.numbers import Result, contract
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import WORD, interfaces, typed_dicts
from tests.widgets.golden_marking import GOLDEN, golden_text

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "widgets/src/numbers"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)
TRIES = st.lists(
    st.fixed_dictionaries({"question": st.sampled_from(["house.stuck-first#0", "x#1"]), "typed": st.text(max_size=70)})
)


@pytest.fixture(scope="module")
def quiz() -> Iterator[NumberQuiz]:
    with NumberQuiz(["house.stuck-first#0", "8"], seed=7) as made:
        yield made


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_families_can_be_asked(language: str) -> None:
    names = [family.id for family in FAMILIES if family.number != "35b"]  # the race takes a second to simulate
    with NumberQuiz(names, variants=1, language=language) as made:
        scene = made.scene
    assert len(scene["questions"]) == len(FAMILIES) - 1 == 48
    for question in scene["questions"]:
        (variant,) = question["variants"]
        assert all((question["title"], variant["prompt"], variant["says"], variant["steps"], variant["hints"]))
        assert all(slip["name"] and slip["sentence"] for slip in variant["slips"])


def test_every_misconception_has_a_name() -> None:
    for language in LANGUAGES:
        assert {f"number-quiz.slip.{one}" for one in Misconception} <= set(catalogue(language))


def test_the_seed_chooses_the_first_variant_unless_it_is_named() -> None:
    def firsts(seed: int) -> list[str]:
        with NumberQuiz(["house.stuck-first#2", "3"], seed=seed, variants=2) as made:
            return [question["variants"][0]["id"] for question in made.scene["questions"]]

    assert firsts(1) == firsts(1)
    assert {seed: firsts(seed)[0] for seed in range(8)} == dict.fromkeys(range(8), "house.stuck-first#2")
    assert len({firsts(seed)[1] for seed in range(8)}) > 2


def test_a_class_sees_tries_right_answers_and_misconceptions(quiz: NumberQuiz) -> None:
    first = "house.stuck-first#0"
    typed = ("3010/73557", "0,46", "4.09%", "215/468")  # the inverse twice, one too coarse, right
    quiz.progress = [{"question": first, "typed": text} for text in typed]
    eight = quiz.scene["questions"][1]["variants"][0]["id"]
    assert quiz.results == (Result(first, 3, True, ("inverse",)), Result(eight, 0, False, ()))
    assert repr(quiz) == "NumberQuiz('house.stuck-first, moustache.where-is-it', 1 of 2 right, 3 tries)"
    quiz.progress = []


def test_words_and_places_are_for_chances_only() -> None:
    with NumberQuiz(["44", "40", "22"], form="word") as made:
        forms = [question["variants"][0]["form"] for question in made.scene["questions"]]
        assert forms == ["word", "number", "word"]
        assert made.scene["typed"]["likely"].startswith("likely, probable")
    with NumberQuiz("44", form="place", hints=False) as made:
        (question,) = made.scene["questions"]
        assert {(one["form"], len(one["hints"])) for one in question["variants"]} == {("place", 0)}


@given(written=st.dictionaries(st.sampled_from(["progress", "chosen", "at", "scene", "words", "_esm"]), JSON | TRIES))
def test_nothing_that_a_page_writes_breaks_it(quiz: NumberQuiz, written: dict[str, Json]) -> None:
    before = quiz.scene
    quiz.set_state(dict(written))
    assert quiz.scene == before
    assert quiz.at in (0, 1)
    assert len(quiz.chosen) == 2
    assert len(quiz.results) == 2


def test_what_cannot_be_asked_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="no questions were given: expected some, such as"):
        NumberQuiz([])
    with pytest.raises(UnknownOutcome, match=r"house\.stuck-first"):
        NumberQuiz("house.stuck-frst")
    with pytest.raises(NoSuchVariant, match="has no variant 99: they are numbered from 0 to 2"):
        NumberQuiz("house.stuck-first#99")
    with pytest.raises(ValueError, match="form='odds': expected 'word' or 'place'"):
        NumberQuiz("8", form="odds")
    with pytest.raises(ValueError, match=r"questions=\['8', '8'\]: expected each of them once"):
        NumberQuiz(["8", "8"])
    with pytest.raises(ValueError, match="variants=0: expected 1 or more"):
        NumberQuiz("8", variants=0)
    with NumberQuiz("8") as made, pytest.raises(traitlets.TraitError, match="no progress of these questions"):
        made.progress = [{"question": "8", "typed": "1/2"}]


def test_without_a_page_there_are_the_questions_with_room_to_answer(quiz: NumberQuiz) -> None:
    page = quiz.page_part()[3]
    assert page.count("<li>") == page.count("______") == 2
    assert "Run this cell" in page


def test_the_page_marks_as_python_does() -> None:
    assert GOLDEN.read_text(encoding="utf-8") == golden_text()


def test_every_interface_is_a_typed_dict_with_the_same_fields(quiz: NumberQuiz) -> None:
    found = interfaces((SOURCES / "contract.ts").read_text(encoding="utf-8"))
    state = found.pop("NumberState")
    assert typed_dicts(contract) == found
    assert set(quiz.page_part()[2]) == set(state)


def test_the_page_uses_exactly_its_words(quiz: NumberQuiz) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts")))
    for language in LANGUAGES:
        own = {
            key.removeprefix("number-quiz.page.") for key in catalogue(language) if key.startswith("number-quiz.page.")
        }
        assert set(WORD.findall(text)) <= own
        assert {key for key in own if f'"{key}"' not in text} == set()
    said = set(re.findall(r'"((?:verdict|unreadable)\.[a-z-]+)"', text))
    assert said <= set(quiz.words)
