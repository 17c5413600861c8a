"""``moosekit explain`` for one trick: sentences, data, and what is said when something is wrong."""

from __future__ import annotations

import json

import pytest

import moosekit as library
from moosekit.cli import main
from tests.cli.running import NO_GERMAN, moosekit, said

DESIGN = ("explain", "O5 O9 O3 G2", "--row", "twos-win,threes-low", "--reading", "last-word")


def test_the_issues_example_as_a_program() -> None:
    done = moosekit(*DESIGN, COLUMNS="88")
    assert (done.returncode, done.stderr) == (0, b"")
    lines = said(done.stdout).splitlines()
    assert lines[:2] == ["O5 O9 O3 G2", "Rule cards: Twos win, Threes go low. Reading: the last word."]
    assert " 6. Twos win: the green 2 is the strongest 2, so seat 4 is ahead." in lines
    assert "    (Threes go low, clause 8.4)" in lines
    assert " 9. Seat 3 leads the next trick." in lines
    assert lines[-5:] == [
        "Without Threes go low – seat 4 wins.",
        "Without any rule card – seat 2 wins.",
        "With the row: Threes go low, Twos win – seat 4 wins.",
        "With the reading: the first word – seat 4 wins.",
        "Every other change that was tried: seat 3 wins.",
    ]


def test_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DESIGN, "--language", "fr"]) == 0
    out = capsys.readouterr().out
    assert " 1. La place 1 entame avec le 5 orange. La couleur demandée est" in out
    assert "Sans aucune carte règle – la place 2 gagne." in out


@pytest.mark.parametrize("columns", ["30", "40", "100", "400", "7"])
def test_lines_fit_the_screen(
    columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert main(list(DESIGN)) == 0
    widest = max(map(len, capsys.readouterr().out.splitlines()))
    assert widest <= min(max(int(columns), 30), 100)


def test_json_has_the_outcome_the_steps_and_what_if(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DESIGN, "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    data = json.loads(line)
    assert (data["cards"], data["row"]) == (["O5", "O9", "O3", "G2"], ["twos-win", "threes-low"])
    assert (data["winner"], data["next_leader"], data["taken"]) == (2, 2, [0, 1, 2, 3])
    assert data["steps"][5] == {
        "code": "row.named",
        "rule": "twos-win",
        "clause": "8.1",
        "before": None,
        "after": 3,
        "text": "Twos win: the green 2 is the strongest 2, so seat 4 is ahead.",
    }
    assert [change["altered"] for change in data["what_if"]] == [False, True, True, True, True, False]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["explain", "P2 P8 X3"], "moosekit: 'X3' is no card: expected a colour letter and a value"),
        (["explain", "P2 P8"], "moosekit: 2 cards were given; a trick has from 3 to 6, one for each player\n"),
        (["explain", "P2 P8 G3", "--row", "twos"], "moosekit: there is no rule card 'twos'; did you mean"),
        (["explain", "P2 P8 G3", "--reading", "x"], "moosekit: the reading 'x' is not known: choose one of"),
        (["explain", "P2 P8 G3", "--language", "de"], f"moosekit: {NO_GERMAN}\n"),
        (["--language", "de", "explain", "P2 P8 G3"], f"moosekit: {NO_GERMAN}\n"),
        (["explain", "P2 P8 G3", "--pigeon-and-monkey", "x"], "moosekit: the pigeon-and-monkey 'x' is not known"),
        (["explain"], "moosekit: the following arguments are required: cards (see moosekit explain --help)\n"),
        (["explain", "-"], "moosekit: tricks from standard input are answered with data: add --json\n"),
        (["explain", "-", "--json", "--row", "reversed"], "moosekit: with - every line has its own row and reading"),
        (["sing"], "moosekit: argument COMMAND: invalid choice: 'sing'"),
        ([], "moosekit: the following arguments are required: COMMAND (see moosekit --help)\n"),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(sentence)
    assert captured.err.count("\n") == 1


def test_a_program_that_fails_says_no_traceback() -> None:
    done = moosekit("explain", "P2 P8 G3 X9")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr


def test_a_screen_without_accents_still_gets_the_rest() -> None:
    done = moosekit("explain", "P2 P8 G3 B1", "--language", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert b"La couleur demand\\xe9e est" in done.stdout


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"moosekit {library.__version__}\n"
