"""``moosekit simulate``: the table, the file, and every wrong word refused in one sentence."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from moosekit.batch import simulate
from moosekit.cli import main


def test_a_table_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "moustache", "--rounds", "400", "--row", "twins-vanish", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    assert told == f"{simulate(400, seed=7, row='twins-vanish').summary()}\n"
    assert "Moustache: 400 simulated, seed 7" in told
    assert "95 % interval" in told
    assert "Tricks that nobody wins" in told


def test_in_french_with_workers_and_one_bot_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "moustache", "--rounds", "2000", "--bots", "highest,lowest,random,simple-greedy"]
    assert main([*words, "--workers", "2", "--language", "fr"]) == 0
    shared = capsys.readouterr().out
    assert "Moustache\u00a0: 2000 simulations, graine 1" in shared
    assert main([*words, "--language", "fr"]) == 0
    assert capsys.readouterr().out == shared


def test_a_file_with_every_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rounds.csv"
    words = ["simulate", "moose-in-the-house", "--rounds", "3", "--players", "3", "--out", str(file)]
    assert main(words) == 0
    assert f"3 rounds are in {file}." in capsys.readouterr().out
    assert file.read_text(encoding="utf-8").splitlines()[0] == "round,seed,moves,points,first"
    before = file.read_bytes()
    assert main(words) == 2
    assert "already, and nothing is written over it" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_full_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("moosekit.batch.export.write_csv", full)
    assert main(["simulate", "moustache", "--rounds", "50", "--out", str(tmp_path / "rounds.csv")]) == 2
    told = capsys.readouterr()
    assert "Moustache: 50 simulated" in told.out
    assert f"The file {tmp_path / 'rounds.csv'} could not be written to its end: No space left on device." in told.err
    assert not [*tmp_path.iterdir()]


def test_ctrl_c_tells_what_came_so_far(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("moosekit.batch.running.play_chunk", impatient)
    assert main(["simulate", "moustache", "--rounds", "50"]) == 130
    assert "Moustache: 0 of 50 simulated so far, seed 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["moustache", "--rounds", "-3"], "--rounds is “-3”: expected a whole number, 0 or more"),
        (["moustache", "--rounds", "many"], "--rounds is “many”"),
        (["moustache", "--rounds", "0"], "--rounds is 0: expected a whole number from 1 to 1,000,000,000"),
        (["moustache", "--rounds", "1000000000"], "ask for fewer with --rounds"),
        (["moustache", "--rounds", "999999999"], "need more memory than a small machine has"),
        (["moustache", "--bots", "clever"], "there is no bot 'clever'"),
        (["moustache", "--row", "nothing"], "there is no rule card 'nothing'"),
        (["face-de-bouc", "--row", "twos-win"], "face-de-bouc has no row"),
        (["moustache", "--seed", "9" * 21], "expected a whole number, 0 or more, of at most 20 digits."),
        (["moustache", "--out", "nowhere/rounds.csv"], "Nothing can be written into nowhere: make the folder"),
        (["moustache", "--workers", "0"], "workers is 0"),
        (["moustache", "--language", "xx"], "xx"),
    ],
)
def test_wrong_words(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert (told.out, told.err.count("\n")) == ("", 1)
