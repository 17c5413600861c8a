"""The sources of the lessons: read cell by cell, each fault told with its file and line."""

from pathlib import Path

import pytest

from moosekit.words import LANGUAGES
from tools import lesson_source
from tools.lesson_source import SourceFault, cells_of, languages_of, lessons

START = "<!-- en: start -->\n# A lesson\n\n<!-- fr: start -->\n# Une leçon\n\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of sources with the picture and the sentence that every lesson gets."""
    (tmp_path / "run-all.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "how-to-run.md").write_text(
        "<!-- en: how -->\n![Run](run-all.svg)\n\nRun it.\n\n<!-- fr: how -->\n![Run](run-all.svg)\n\nLance-la !\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(lesson_source, "FOLDER", tmp_path)
    return tmp_path


def write(folder: Path, text: str) -> None:
    (folder / "01-toy.md").write_text(text, encoding="utf-8")


def test_words_are_taken_in_one_language_and_code_in_all(folder: Path) -> None:
    write(
        folder, START + '<!-- en: hi -->\nHello\n\n<!-- fr: hi -->\nBonjour\n\n```python say\nsay("$language")\n```\n'
    )
    english, french = (cells_of("01-toy", language)[1:] for language in LANGUAGES)
    assert [cell.text for cell in english] == ["Hello", 'say("en")']
    assert [cell.text for cell in french] == ["Bonjour", 'say("fr")']
    assert [(cell.kind, cell.hidden) for cell in french] == [("markdown", False), ("code", True)]


def test_code_of_one_language_that_is_seen(folder: Path) -> None:
    write(folder, START + "```python a show fr\nun = 1\n```\n\n```python a show en\none = 1\n```\n")
    assert [[cell.text for cell in cells_of("01-toy", language)[1:]] for language in LANGUAGES] == [
        ["one = 1"],
        ["un = 1"],
    ]
    assert not cells_of("01-toy", "fr")[1].hidden


def test_the_first_cell_brings_the_picture_along(folder: Path) -> None:
    write(folder, START)
    assert cells_of("01-toy", "en")[0].text == "# A lesson\n\n![Run](data:image/svg+xml;base64,PHN2Zy8+)\n\nRun it."


def test_french_signs_do_not_leave_their_word(folder: Path) -> None:
    write(folder, START + "<!-- fr: a -->\nOui ! « Non » : qui ?\n\n```python b\nx = 'a : b'\n```\n")
    assert [cell.text for cell in cells_of("01-toy", "fr")[1:]] == [
        "Oui\u00a0! «\u00a0Non\u00a0»\u00a0: qui\u00a0?",
        "x = 'a : b'",
    ]


def test_markers_inside_code_are_code(folder: Path) -> None:
    write(folder, START + "```python a\n# <!-- en: b -->\n```\n")
    assert cells_of("01-toy", "en")[1].text == "# <!-- en: b -->"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Hello\n", "01-toy.md, line 1: 'Hello' is in no cell"),
        (START + "```python a hide\n```\n", "01-toy.md, line 7: 'hide' is not one of show, en, fr"),
        (START + "```python a\nx = 1\n", "01-toy.md: the cell 'a' is not closed"),
        (START + "```python a\n1\n```\n```python a\n2\n```\n", "01-toy.md has two cells 'a' in 'en'"),
        ("<!-- en: hi -->\nHello\n", "01-toy.md does not begin with a cell 'start'"),
        ("<!-- en: start -->\n# A lesson\n\nmore\n", "01-toy.md does not begin with a cell 'start'"),
        ("", "01-toy.md does not begin with a cell 'start'"),
    ],
)
def test_a_fault_is_told_with_its_place(folder: Path, text: str, fault: str) -> None:
    write(folder, text)
    with pytest.raises(SourceFault) as told:
        cells_of("01-toy", "en")
    assert str(told.value).startswith(fault)


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_has_the_same_cells_in_each_of_its_languages(lesson: str) -> None:
    told = [[(cell.name, cell.kind, cell.hidden) for cell in cells_of(lesson, one)] for one in languages_of(lesson)]
    assert told
    assert all(cells == told[0] for cells in told)


def test_cells_that_several_lessons_share_stand_where_they_are_named(folder: Path) -> None:
    (folder / "parts").mkdir()
    (folder / "parts" / "end.md").write_text(
        "<!-- en: bye -->\nBye\n\n<!-- fr: bye -->\nSalut\n\n```python wave\nwave()\n```\n", encoding="utf-8"
    )
    write(folder, START + "```python a\na\n```\n\n<!-- include: end -->\n\n```python b\nb\n```\n")
    assert [cell.name for cell in cells_of("01-toy", "fr")] == ["start", "a", "bye", "wave", "b"]
    assert cells_of("01-toy", "fr")[2].text == "Salut"


def test_a_lesson_is_told_in_the_languages_of_its_title(folder: Path) -> None:
    write(folder, "<!-- en: start -->\n# A lesson\n\n<!-- fr: a -->\nBonjour\n")
    assert languages_of("01-toy") == ("en",)
