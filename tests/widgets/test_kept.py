"""What a page without Python keeps: under a name of what is asked, with its words; kept.test.ts has the page's part."""

from pathlib import Path

import pytest

from moosekit.classroom.code import LessonCode
from moosekit.lessons.guide import Guide
from moosekit.widgets import NumberQuiz, Predict, Quiz
from moosekit.widgets.contract import KeptHere
from moosekit.words.catalogue import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
PLACES = ["here", "there"]


def kept(widget: Quiz | NumberQuiz | Predict) -> KeptHere:
    with widget:
        return widget.kept


def test_what_asks_something_else_has_another_name() -> None:
    widgets: list[Quiz | NumberQuiz | Predict] = [
        Quiz("moustache", seed=7, clauses=["8"]),
        Quiz("moustache", seed=8, clauses=["8"]),
        Quiz("moustache", seed=7, clauses=["8"], language="fr"),
        NumberQuiz("8"),
        NumberQuiz("44"),
        NumberQuiz(["8", "44"]),
        Predict("Where is it?", choices=PLACES),
        Predict("Where is it?", choices=PLACES[::-1]),
        Predict("Where is it?"),
        Predict("Where is it?", name="N01 rooms"),
    ]
    names = [kept(widget)["name"] for widget in widgets]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_made_again_it_has_the_same_name_and_the_words_of_its_language(language: str) -> None:
    first, again = (kept(NumberQuiz(["8", "44"], seed=3, language=language)) for _ in range(2))
    assert first == again
    page = {key.removeprefix("kept."): said for key, said in catalogue(language).items() if key.startswith("kept.")}
    assert first["words"] == page


def test_a_class_with_another_code_begins_anew() -> None:
    codes = [LessonCode.make("N01", seed=seed) for seed in (1, 1, 2)]
    one, same, other = [Guide("N01", tries="rooms", code=str(code)) for code in codes]
    for shown in (Guide.predict, Guide.ticket):
        assert shown(one).kept == shown(same).kept
        assert shown(one).kept["name"] != shown(other).kept["name"]
        assert str(codes[0]) in shown(one).kept["name"]


def test_the_page_uses_exactly_these_words() -> None:
    text = (ROOT / "widgets/src/hosting/keeping.ts").read_text(encoding="utf-8")
    for language in LANGUAGES:
        sent = {key.removeprefix("kept.") for key in catalogue(language) if key.startswith("kept.")}
        assert {key for key in sent if f'"{key}"' not in text} == set()


def test_a_page_cannot_change_the_name() -> None:
    with NumberQuiz("8") as quiz:
        before = quiz.kept
        quiz.set_state({"kept": {"name": "other", "words": {}}})
        assert quiz.kept == before
