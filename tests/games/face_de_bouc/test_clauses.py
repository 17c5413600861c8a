"""The clause texts of Face de bouc: the numbers that the engine refers to, alike in both languages, our own words."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from moosekit.words.clauses import Source, clauses
from tests.words.test_clauses import RULEBOOKS, runs

GAME = "face-de-bouc"
LANGUAGES = ("en", "fr")
SECTIONS = (5, 5, 9, 4, 4, 11, 5)


def page(language: str) -> str:
    return (files("moosekit.words") / "rules" / f"{GAME}.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_run_through(language: str) -> None:
    expected = [f"{section}.{n}" for section, count in enumerate(SECTIONS, 1) for n in range(1, count + 1)]
    assert list(clauses(GAME, language)) == expected


def test_every_language_has_the_same_sources_and_switches() -> None:
    outlines = [
        [(c.number, c.source, re.findall(r"`([a-z-]+)`", c.text)) for c in clauses(GAME, language).values()]
        for language in LANGUAGES
    ]
    assert outlines[1:] == outlines[:-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_open_question_names_its_switch(language: str) -> None:
    marks = re.findall(r"^\*[^*]+\*(?: `([a-z-]+)`)?$", page(language), re.MULTILINE)
    for switch, clause in zip(marks, clauses(GAME, language).values(), strict=True):
        assert bool(switch) == (clause.source is Source.OPEN), clause.number
        assert not switch or f"`{switch}`" in clause.text, clause.number
        assert clause.text.endswith("."), clause.number
        assert set(re.findall(r"\b\d+\.\d+\b", clause.text)) <= set(clauses(GAME, language)), clause.number


@pytest.mark.skipif(not RULEBOOKS.is_dir(), reason="the rulebooks are not beside this checkout")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_taken_from_a_rulebook(language: str) -> None:
    published = {
        run for book in sorted(Path(RULEBOOKS).glob("*.txt")) for run in runs(book.read_text(encoding="utf-8"))
    }
    assert published
    assert [run for run in runs(page(language)) if run in published] == []
