"""``moosekit chance``: the list, a question in words and as data, and what is said when something is wrong."""

from __future__ import annotations

import json
import re

import pytest

from moosekit.chance.questions import FAMILIES
from moosekit.cli import main
from tests.cli.running import moosekit, said


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["chance", *words]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["chance", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("moosekit: ")
    assert err.count("\n") == 1
    return err.removeprefix("moosekit: ").strip()


def test_a_question_as_a_program() -> None:
    done = moosekit("chance", "3", "--set", "players=4", "--set", "held=3", "--set", "who=one", COLUMNS="88")
    assert (done.returncode, done.stderr) == (0, b"")
    lines = said(done.stdout).splitlines()
    assert lines[0] == "Question 3: Is an opponent out of the colour I lead?"
    assert any(line.startswith("4 players, 10 cards each.") for line in lines)
    assert "Answer: 437/10788, that is about 0.0405, 4.05%, or 1 in 24.7." in lines
    assert " 3. 5,311,735 of 131,128,140 equally likely ways." in lines
    assert " 4. Reduced: 5311735/131128140 = 437/10788." in lines
    assert "  - Moustache with 4 players: 44 numbered cards, 10 cards in a hand." in lines


def test_the_list_names_every_question(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--list").splitlines()
    for one in FAMILIES:  # no line breaks within a choice
        for choice in [str(value) for setting in one.settings for value in setting.values if value]:
            assert any(re.search(rf"(?:[ =|]|^){re.escape(choice)}(?:[ |]|$)", line) for line in lines), choice
    numbers = [line[:3].strip() for line in lines if line[:3].strip()]
    assert numbers == [one.number for one in FAMILIES]
    assert "     players=3|4|5|6" in lines
    data = json.loads(told(capsys, "--list", "--json"))
    assert [one["question"] for one in data] == numbers
    assert data[0]["settings"] == {"players": [3, 4, 5, 6]}
    assert "Une main sans bleu" in told(capsys, "--list", "--language", "fr")


def test_data(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(told(capsys, "house.stuck-first#0", "--json"))
    assert (data["value"], data["ways"], data["total"]) == ("215/468", 45150, 98280)
    assert data["settings"] == {"asked": "trap-given-pass"}
    assert {slip["misconception"] for slip in data["slips"]} == {"inverse", "no-memory", "complement"}
    assert [reason["misconception"] for reason in data["reasons"]].count(None) == 1
    assert json.loads(told(capsys, data["name"], "--json")) == data


def test_every_form_of_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Answer: 59/4, that is about 14.8." in told(capsys, "40")
    assert "Answer: impossible (the chance is 0)." in told(capsys, "22")
    assert "Answer: 1, certain." in told(capsys, "6", "--set", "card=B10")
    assert "Answer: 1/2, that is about 0.5 or 50%." in told(capsys, "29", "--set", "asked=next")
    assert "Réponse\u00a0: 5/17, soit environ 0,294, 29,4\u00a0%, ou 1 sur 3,4." in told(
        capsys, "8", "--language", "fr"
    )


def test_random_tricks_stand_beside_real_ones(capsys: pytest.CaptureFixture[str]) -> None:
    """Question 10: what is left of 0.2 %, 5 %, 25 % and 70 % when people follow suit."""
    out = " ".join(told(capsys, "10", "--set", "colour=blue").split())
    assert "4 random cards, not a real trick" in out
    found = re.search(r"gave: green (\d+)%, pink (\d+)%, orange (\d+)%, blue (\d+)%", out)
    assert found is not None
    for share, about in zip(map(int, found.groups()), (11, 17, 28, 45), strict=True):
        assert abs(share - about) <= 2


@pytest.mark.parametrize("columns", ["30", "80"])
def test_lines_fit_the_screen(
    columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for words in (["8"], ["19", "--language", "fr"], ["--list"]):
        assert max(map(len, told(capsys, *words).splitlines())) <= int(columns)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "which question? A number such as 7b; moosekit chance --list tells them all"),
        (["house.stuck"], "there is no question 'house.stuck'; did you mean 'house.stuck-first'?"),
        (["49"], "'49'; the numbers are 1 to 44, 7b, 18b, 18c, 35b, 35c (moosekit chance --list tells them all)"),
        (["7c"], "there is no question '7c'; did you mean '7'?"),
        (["shout"], "there is no question 'shout'; did you mean 'bouc.shout'?"),
        (["x"], "there is no question 'x'; the numbers are 1 to 44"),
        (["8", "--variant", "6"], "moustache.where-is-it has no variant 6: they are numbered from 0 to 5"),
        (["8", "--variant", "-1"], "moustache.where-is-it has no variant -1: they are numbered from 0 to 5"),
        (["8#9"], "moustache.where-is-it has no variant 9: they are numbered from 0 to 5"),
        (["8#1", "--variant", "1"], "“8#1” should end in the number of one variant: write #3, or --variant 3"),
        (["8#x"], "“8#x” should end in the number of one variant"),
        (["8", "--variant", "x"], "argument --variant: invalid int value: 'x'"),
        (["8", "--set", "players"], "--set players: expected NAME=VALUE, such as players=5"),
        (["8", "--set", "players=4", "--set", "players=6"], "--set players is there twice: say it once"),
        (["8", "--set", "seats=4"], "'seats' is not a setting of question 8"),
        (["8", "--set", "players=5"], "with 5 players some hands hold jokers (clause 3.4)"),
        (["7", "--set", "row=twos-win,twos-win"], "the rule card 'twos-win' is in the row twice"),
        (["6", "--set", "card=X3"], "'X3'"),
        (["30", "--set", "wilds=30"], "the pack has 172 cards"),
        (["27", "--set", "special=off"], "the special shout is switched off in this set-up"),
        (["8", "--language", "de"], "there is no catalogue for 'de'; there are en, fr"),
        (["--list", "8"], "--list tells all questions: leave out the question, --variant and --set"),
    ],
)
def test_bad_words_are_told_in_a_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence in refused(capsys, *words)
