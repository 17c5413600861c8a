"""``moosekit collect``: the table of a class, and every file that cannot be read in a sentence of its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from moosekit.classroom.progress import Progress
from moosekit.cli import main

WHERE = "moustache.where-is-it#0"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a teacher: two pupils, one of them with a name, a damaged file and one of another program."""
    monkeypatch.chdir(tmp_path)
    ada = Progress(name="Ada").answered(WHERE, "1/4").answered(WHERE, "5/17")
    for name, text in (
        ("a.json", ada.write()),
        ("b.json", Progress().answered(WHERE, "1/4").write()),
        ("broken.json", ada.write()[:-20]),
        ("foreign.json", '{"nbformat": 4}'),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "words", [("*.json",), ("a.json", "b.json", "a.json", "x/../a.json", "broken.json", "foreign.json")]
)
def test_good_files_are_counted_and_the_others_told(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["collect", *words]) == 0
    told = capsys.readouterr()
    assert "The class: 2 pupils" in told.out
    assert "as if all cases were equally likely: 2" in told.out
    assert "Ada" not in told.out
    assert told.err.count("\n") == 2
    assert "Left out: broken.json. This file of progress is damaged" in told.err
    assert "Left out: foreign.json. This is no file of progress" in told.err


def test_in_french_with_names_and_a_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["collect", "a.json", "b.json", "none.json", "--names", "--csv", "class.csv", "--language", "fr"]
    assert main(words) == 0
    told = capsys.readouterr()
    assert "La classe\u00a0: 2 élèves" in told.out
    assert "comme si tous les cas avaient la même chance\u00a0: 2" in told.out
    assert "Ada" in told.out
    assert "b.json" in told.out
    assert told.err == "Laissé de côté\u00a0: none.json. Ce fichier n'existe pas.\n"
    lines = (folder / "class.csv").read_text(encoding="utf-8").splitlines()
    assert lines[1].startswith("moustache.where-is-it#,")
    assert lines[1].endswith(",2,1,0,3,,")
    assert main(words) == 2
    assert "class.csv existe déjà" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "said"), [("en", "no file of progress"), ("fr", "aucun fichier de progression")])
def test_where_no_file_can_be_read(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["collect", "broken.json", "nothing*.json", "--language", language]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err


def test_a_table_without_a_name_is_not_written(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(folder.iterdir())
    for language, said in (("en", "--csv names no file"), ("fr", "--csv ne nomme aucun fichier")):
        assert main(["collect", "a.json", "--csv", "", "--language", language]) == 2
        told = capsys.readouterr()
        assert (told.out, said in told.err) == ("", True)
    assert sorted(folder.iterdir()) == before


def test_what_has_no_end_is_not_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = folder / "pipe.json"
    os.mkfifo(pipe)
    (folder / "endless.json").symlink_to("/dev/zero")
    with (folder / "huge.json").open("wb") as huge:
        huge.truncate(2**30)
    assert main(["collect", "*.json", "/dev/zero"]) == 0
    told = capsys.readouterr()
    assert "The class: 2 pupils" in told.out
    assert "Left out: huge.json. This is no file of progress" in told.err
    for name in ("pipe.json", "endless.json", "/dev/zero"):
        assert f"Left out: {name}. The file {name} cannot be read: it is a pipe or a device" in told.err
    assert main(["collect", "a.json", "pipe.json", "huge.json", "--language", "fr"]) == 0
    told = capsys.readouterr()
    assert "pipe.json\u00a0: c'est un tube ou un appareil" in told.err
    assert "huge.json. Ce n'est pas un fichier de progression" in told.err


def test_a_folder_is_no_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "sub").mkdir()
    assert main(["collect", "sub", "a.json"]) == 0
    assert "Left out: sub." in capsys.readouterr().err


@pytest.mark.parametrize("pattern", ["a**.json", "**.json", "***"])
def test_two_stars_are_one(pattern: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It was a traceback, or something else in another version of Python."""
    assert main(["collect", pattern, "b.json"]) == 0
    told = capsys.readouterr()
    assert "The class: 2 pupils" in told.out
    assert "Traceback" not in told.err


@pytest.mark.parametrize("word", ["x" * 300 + "*.json", "a\0*.json"])
def test_a_pattern_that_no_file_can_have_leaves_the_others(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["collect", word, "a.json", "b.json"]) == 0
    told = capsys.readouterr()
    assert "The class: 2 pupils" in told.out
    assert told.err.count("\n") <= 1
    if told.err:
        assert f"Left out: {word:.60}" in told.err


def test_a_name_with_control_signs_reaches_no_terminal(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = "x\x1b[31m\ny.json"
    (folder / odd).write_text("{}", encoding="utf-8")
    assert main(["collect", "a.json", odd]) == 0
    told = capsys.readouterr()
    assert "\x1b" not in told.err
    assert "x�[31m�y.json" in told.err
