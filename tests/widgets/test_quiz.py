"""The Quiz: what Python sends, what a page may write, and that page and Python agree."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.json_data import Json
from moosekit.games import GAMES
from moosekit.quiz import families
from moosekit.widgets import Quiz
from moosekit.widgets.quiz import contract
from moosekit.widgets.quiz.contract import QuizAnswer
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import WORD, interfaces, typed_dicts

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "widgets/src/quiz"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)


@pytest.fixture(scope="module")
def quiz() -> Iterator[Quiz]:
    with Quiz("moustache", seed=7, clauses=["8"]) as made:
        yield made


def answer(quiz: Quiz, place: int, *, right: bool) -> QuizAnswer:
    question = quiz.scene["questions"][place]
    choice = next(at for at, one in enumerate(question["choices"]) if one["right"] is right)
    return {"question": question["id"], "choice": choice}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_is_there_twice_and_all_that_is_named_is_told(game: str, language: str) -> None:
    with Quiz(game, language=language) as made:
        scene = made.scene
    named = [question["family"] for question in scene["questions"]]
    assert sorted(named) == sorted(2 * [family.name for family in families(game)])
    for question in scene["questions"]:
        assert [choice["right"] for choice in question["choices"]].count(True) == 1
        for step in (*question["steps"], question["why"]):
            assert scene["clauses"][step["clause"]]["text"]
        for shelf in (*question["table"], *question["after"]):
            assert all(scene["cards"][card["code"]] for card in shelf["cards"])


def test_the_seed_chooses() -> None:
    with Quiz("moustache", seed=7, clauses=["8"]) as one, Quiz("moustache", seed=7, clauses=["8"]) as same:
        assert one.scene == same.scene
        with Quiz("moustache", seed=8, clauses=["8"]) as other:
            assert one.scene != other.scene


def test_progress_is_counted(quiz: Quiz) -> None:
    quiz.progress = [answer(quiz, 0, right=False), answer(quiz, 2, right=True)]
    assert quiz.score == (1, 2)
    wrong = next(f.clause for f in families("moustache") if f.name == quiz.scene["questions"][0]["family"])
    assert quiz.to_review == (wrong,)
    assert repr(quiz) == "Quiz('moustache', 5 rules, 1 of 2 right)"
    quiz.progress = [*quiz.progress, answer(quiz, 1, right=True)]
    assert quiz.score == (2, 3)
    assert list(quiz.to_review) == []
    quiz.progress = []


@given(written=st.dictionaries(st.sampled_from(["progress", "scene", "words", "theme", "_esm"]), JSON))
def test_nothing_that_a_page_writes_breaks_it(quiz: Quiz, written: dict[str, Json]) -> None:
    before = quiz.scene
    quiz.set_state(dict(written))
    assert (quiz.scene, quiz.theme) == (before, "auto")
    assert quiz.progress == []


def test_a_page_writes_its_answers(quiz: Quiz) -> None:
    given_ = [answer(quiz, 0, right=True)]
    quiz.set_state({"progress": given_})
    assert quiz.progress == given_
    for wrong in (
        [*given_, *given_],
        [{"question": given_[0]["question"], "choice": 9}],
        [{"question": "x", "choice": 0}],
    ):
        quiz.set_state({"progress": wrong})
        assert quiz.progress == given_
        with pytest.raises(traitlets.TraitError, match="no progress of this quiz"):
            quiz.progress = wrong  # type: ignore[assignment]  # what a person may try
    quiz.progress = []


def test_what_cannot_be_asked_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there is no quiz of 'whist'"):
        Quiz("whist")
    with pytest.raises(ValueError, match=r"there is no question on '12.1'; there are on .*5\.2"):
        Quiz("moustache", clauses=["8", "12.1"])
    with pytest.raises(ValueError, match="there is no question on nothing"):
        Quiz("moustache", clauses=[])
    with pytest.raises(ValueError, match="the seed is -1: expected a whole number"):
        Quiz(seed=-1)
    with pytest.raises(traitlets.TraitError, match="'pink' is not a theme; choose one of auto, light, dark"):
        Quiz(theme="pink")  # type: ignore[arg-type]  # what a person may try


def test_without_a_page_it_shows_a_question_in_words(quiz: Quiz) -> None:
    page = quiz.page_part()[3]
    assert "Test yourself: Moustache" in page
    assert quiz.scene["questions"][0]["prompt"] in page
    assert "Run this cell to answer the questions." in page


def test_the_types_are_the_same_in_python_and_in_the_page() -> None:
    there = interfaces((SOURCES / "contract.ts").read_text(encoding="utf-8"))
    there.pop("QuizState")
    assert typed_dicts(contract) == there


def test_the_page_uses_exactly_its_words() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts")))
    for language in LANGUAGES:
        sent = {key.removeprefix("quiz.page.") for key in catalogue(language) if key.startswith("quiz.page.")}
        assert set(WORD.findall(text)) <= sent
        shared = {"clause"}  # used by ui/clause.ts
        assert {key for key in sent if not re.search(rf'"{re.escape(key)}"', text)} == shared
