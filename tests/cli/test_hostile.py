"""Odd words in every place of every command: one short line that says what is wrong, in the language asked for."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from tests.cli.person import Table
from tests.cli.test_french import english_in

ODD = [
    "",
    "a\0b",
    "\ud800",
    "%(prog)s",
    "{0}",
    "a\nb",
    "\x1b[2J",
    "9" * 400,
    "x" * 100_000,
    "١",
    "-1",
    "twos-win,",
    "@x",
]
PLACES = [
    ["explain", "*"],
    ["explain", "P2 P8 G3", "--row", "*"],
    ["explain", "P2 P8 G3", "--reading", "*"],
    ["chance", "*"],
    ["chance", "8", "--variant", "*"],
    ["chance", "8", "--set", "*"],
    ["chance", "7", "--set", "row=*"],
    ["play", "*"],
    ["play", "moustache", "--seed", "*"],
    ["replay", "*"],
    ["simulate", "*"],
    ["simulate", "moustache", "--rounds", "*"],
    ["simulate", "moustache", "--rounds", "2", "--row", "*"],
    ["simulate", "moustache", "--rounds", "2", "--bots", "*"],
    ["*"],
]


@pytest.mark.parametrize("place", PLACES, ids=" ".join)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_odd_word_is_taken_or_refused_in_one_short_line(table: Table, place: list[str], language: str) -> None:
    for odd in ODD:
        words = [word.replace("*", odd) for word in place]
        said = table.say(*words[1:], lines=[]) if words[0] == "play" else table.run(*words, "--language", language)
        assert said.code in (0, 2), words
        assert said.errors.count("\n") == (1 if said.code else 0), words
        assert len(said.errors) < 1_500, words
        assert not any(unicodedata.category(sign).startswith("C") for sign in said.errors[:-1]), words
        if language == "fr" and words[0] != "play":
            assert len(english_in(said.errors)) < 2, said.errors


def test_a_name_that_no_file_can_have_is_refused_before_the_rounds_are_played(table: Table) -> None:
    said = table.run("simulate", "moustache", "--rounds", "1000000000", "--out", "x" * 5_000)
    assert (said.code, said.screen) == (2, "")
    assert "could not be written to its end: File name too long" in said.errors


def test_a_row_of_rules_is_read_as_generously_as_anywhere_else(table: Table) -> None:
    asked = [
        table.run("chance", "7", "--set", f"row={row}").screen for row in ("twos-win", " twos-win,", ",twos-win ,")
    ]
    assert "Twos win" in asked[0]
    assert asked == [asked[0]] * 3


def test_what_was_typed_is_quoted_in_short_but_names_of_files_in_full(table: Table, tmp_path: Path) -> None:
    file = tmp_path / ("n" * 200)
    assert str(file) in table.run("replay", str(file)).errors
    assert len(table.run("simulate", "x" * 9_999).errors) < 600
