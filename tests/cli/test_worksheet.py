"""``moosekit worksheet``: sheets, key and answers, aids, and every wrong word in one sentence of the language."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from moosekit.cli import main
from moosekit.games import GAMES


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["worksheet", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_thirty_sheets_with_answers_the_same_each_time(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["worksheet", "N01", "--variants", "30", "--seed", "7", "--language", "fr"]
    assert main([*words, "--out", "class.html", "--csv", "class.csv"]) == 0
    told = capsys.readouterr().out
    assert "class.html, 30 feuilles" in told
    code = told.split("N01-FR-")[1][:5]
    page = (folder / "class.html").read_text(encoding="utf-8")
    assert page.count('<section class="sheet ') == 30
    assert f"N01-FR-{code} · feuille 30" in page
    with (folder / "class.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 151
    assert main([*words, "--out", "again.html", "--csv", "again.csv"]) == 0
    assert main(["worksheet", f"n01-fr-{code.lower()}", "--out", "code.html"]) == 0
    assert (
        (folder / "again.html").read_bytes()
        == (folder / "class.html").read_bytes()
        == (folder / "code.html").read_bytes()
    )
    assert (folder / "again.csv").read_bytes() == (folder / "class.csv").read_bytes()


def test_one_lost_sheet_and_a_file_for_pupils(folder: Path) -> None:
    assert main(["worksheet", "N01", "--sheet", "12", "--no-key", "--out", "lost.html"]) == 0
    page = (folder / "lost.html").read_text(encoding="utf-8")
    assert page.count("<section") == 1
    assert "sheet 12<" in page
    assert main(["worksheet", "N01", "--variants", "12", "--no-key", "--out", "all.html"]) == 0
    sheet = page[page.index("<header>") : page.index("</section>")]
    assert sheet in (folder / "all.html").read_text(encoding="utf-8")


def test_what_is_locked_is_in_the_code(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["worksheet", "N01", "--variants", "1", "--lock", "bots,hints"]) == 0
    name = capsys.readouterr().out.split()[1].strip(",")
    assert name.endswith("-hb.html")
    assert (folder / name).is_file()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_player_aids_and_the_key_for_an_ordinary_pack(language: str, folder: Path) -> None:
    for name in (*[f"aid-{game}" for game in GAMES], "ordinary-pack"):
        assert main(["worksheet", name, "--language", language]) == 0
        page = (folder / f"{name}-{language}.html").read_text(encoding="utf-8")
        assert f'<html lang="{language}">' in page
        assert page.count("<svg") >= 5
    pack = (folder / f"ordinary-pack-{language}.html").read_text(encoding="utf-8")
    assert ("Jack" if language == "en" else "Valet") in pack
    assert pack.count("<td>") == 33


def test_the_pack_is_the_deck_of_the_game(folder: Path) -> None:
    """44 cards: four suits from jack, worth 0, to 10, and the stars of the set-up."""
    assert main(["worksheet", "ordinary-pack"]) == 0
    page = (folder / "ordinary-pack-en.html").read_text(encoding="utf-8")
    rows = [
        row.split("</td>")[:-1] for row in page.split('<table class="pack">')[1].split("</table>")[0].split("</tr>")
    ]
    cells = [[cell.rpartition("<td>")[2] for cell in row] for row in rows if row]
    assert cells[0] == ["Jack", "Ace", *[str(value) for value in range(2, 11)]]
    assert cells[1] == [str(value) for value in range(11)]
    assert [len(stars) for stars in cells[2]] == [0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("N1",), "Did you mean N01?", "Voulais-tu dire N01\u00a0?"),
        (("aid-moustach",), "Did you mean aid-moustache?", "Voulais-tu dire aid-moustache\u00a0?"),
        (("breakfast",), "There are N01, N02", "Il y a N01, N02"),
        (("N01", "--variants", "0"), "from 1 to 400", "de 1 à 400"),
        (("N01", "--variants", "401"), "from 1 to 400", "de 1 à 400"),
        (("N01", "--sheet", "401"), "There is no sheet 401", "Il n'y a pas de feuille 401"),
        (("N01", "--variants", "two"), "expected a whole number", "nombre entier"),
        (("N01", "--seed", "-1"), "", ""),
        (("N01", "--lock", "doors"), "There are hints, what-if, bots", "Il y a hints, what-if, bots"),
        (("N01", "--sheet", "1", "--variants", "2"), "leave one of them out", "enlève l'un des deux"),
        (("N04-FR-FR84X",), "has a wrong letter", "une lettre fausse"),
        (("N04-FR-FR849", "--seed", "3"), "leave out --seed", "enlève --seed"),
        (("ordinary-pack", "--csv", "x.csv"), "Leave it out", "Enlève-le"),
        (("N01", "--out", "x", "--csv", "./x"), "name the same file, x: the", "le même fichier, x\u00a0:"),
        (("N01", "--out", "no/such/folder.html"), "cannot be written", "Impossible d'écrire"),
        (("N01", "--csv", "no/such/folder.csv"), "folder.csv cannot be written", "folder.csv\u00a0:"),
        (("N01", "--out", "x.html", "--csv", "no/such/x.csv"), "cannot be written", "Impossible d'écrire"),
        (("N01", "--out", ""), "--out names no file: expected", "--out ne nomme aucun fichier\u00a0: il faut"),
        (("N01", "--csv", " "), "--csv names no file", "--csv ne nomme aucun fichier"),
        (("ordinary-pack", "--out", ""), "such as ordinary-pack-en.html", "comme ordinary-pack-fr.html"),
        (("N01", "--notebook", "otter", "--out", ""), "--out names no file", "--out ne nomme aucun fichier"),
        (("N04-EN-P2OZ7",), "no code has a “O”", "aucun code n'a de «\u00a0O\u00a0»"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    words: tuple[str, ...], english: str, french: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert english in refused(capsys, *words)
    assert french in refused(capsys, *words, "--language", "fr")
    assert list(folder.iterdir()) == []


def test_no_file_is_written_over(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.csv").write_text("precious", encoding="utf-8")
    words = ("N01", "--variants", "1", "--out", "new.html", "--csv", "mine.csv")
    assert "mine.csv is there already" in refused(capsys, *words)
    assert "mine.csv existe déjà" in refused(capsys, *words, "--language", "fr")
    assert (folder / "mine.csv").read_text(encoding="utf-8") == "precious"
    assert [file.name for file in folder.iterdir()] == ["mine.csv"]


def test_a_folder_that_is_none_or_may_not_be_written_to(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in refused(capsys, "ordinary-pack", "--out", str(Path("file", "x.html")))
    assert "n'est pas un dossier" in refused(capsys, "ordinary-pack", "--out", "file/x.html", "--language", "fr")


@pytest.mark.parametrize("tool", ["nbgrader", "otter"])
def test_a_notebook_for_a_tool_that_marks(tool: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["worksheet", "N01", "--notebook", tool, "--sheet", "3", "--out", "n.ipynb"]) == 0
    assert f"sheet 3 as a source notebook for {tool}" in capsys.readouterr().out
    assert '"nbformat": 4' in (folder / "n.ipynb").read_text(encoding="utf-8")
    assert "leave it out" in refused(capsys, "N01", "--notebook", tool, "--variants", "30")
    assert "n'est pas un outil" in refused(capsys, "N01", "--notebook", "moodle", "--language", "fr")
    assert "There are nbgrader, otter" in refused(capsys, "N01", "--notebook", "moodle")
