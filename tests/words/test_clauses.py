"""The clause texts: one set of numbers in every language, nothing empty, nothing copied."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from moosekit.words.clauses import Clause, Source, clauses, parse

if TYPE_CHECKING:
    from collections.abc import Iterator

#: how many clauses each section has: the engines refer to these numbers
SECTIONS = {
    "moustache": (5, 3, 7, 6, 6, 4, 6, 5, 5, 6, 2),
    "moose-in-the-house": (4, 3, 5, 5, 4, 6, 4, 4, 5),
    "face-de-bouc": (5, 5, 9, 5, 4, 11, 5),
    "moose-match-mayhem": (5, 2, 9, 7, 7, 3, 4, 4, 2, 3),
}
GAMES = tuple(SECTIONS)
LANGUAGES = ("en", "fr")
TEXTS = [(game, language) for game in GAMES for language in LANGUAGES]
RULEBOOKS = Path(__file__).parents[3] / "shared" / "rulebooks"
RUN = 9  # so many words in a row are a copied sentence


def page(game: str, language: str) -> str:
    return (files("moosekit.words") / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[a-z']+", text.lower())
    return (tuple(words[start : start + RUN]) for start in range(len(words) - RUN + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_numbers_and_sources(game: str) -> None:
    outlines = [[(c.number, c.source) for c in clauses(game, language).values()] for language in LANGUAGES]
    assert outlines[1:] == outlines[:-1]


def test_every_game_is_here() -> None:
    pages = {path.name.split(".")[0] for path in (files("moosekit.words") / "rules").iterdir() if ".md" in path.name}
    assert pages == set(GAMES)


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_a_game_has_the_numbers_that_its_engine_refers_to(game: str, language: str) -> None:
    expected = [f"{section}.{n}" for section, count in enumerate(SECTIONS[game], 1) for n in range(1, count + 1)]
    assert list(clauses(game, language)) == expected


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_no_clause_is_empty_and_none_swallows_the_next_heading(game: str, language: str) -> None:
    for number, clause in clauses(game, language).items():
        assert number == clause.number
        assert clause.title.strip()
        assert clause.text.endswith(".")
        assert "#" not in clause.text


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_line_of_the_page_is_a_section_or_part_of_a_clause(game: str, language: str) -> None:
    headings = re.findall(r"^## (.+)$", page(game, language), re.MULTILINE)
    assert headings == [f"{c.number} {c.title}" for c in clauses(game, language).values()]
    sections = re.findall(r"^# (\d+) ", page(game, language), re.MULTILINE)
    assert sections == list(dict.fromkeys(number.partition(".")[0] for number in clauses(game, language)))


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_an_open_question_names_its_switch_in_the_mark_and_in_the_text(game: str, language: str) -> None:
    marks = re.findall(r"^\*[^*]+\*(?: `([a-z-]+)`)?$", page(game, language), re.MULTILINE)
    for switch, clause in zip(marks, clauses(game, language).values(), strict=True):
        assert bool(switch) == (clause.source is Source.OPEN), clause.number
        assert not switch or f"`{switch}`" in clause.text, clause.number


@pytest.mark.parametrize("game", GAMES)
def test_references_to_other_clauses_resolve(game: str) -> None:
    for language in LANGUAGES:
        rules = clauses(game, language)
        for clause in rules.values():
            assert set(re.findall(r"\b\d+\.\d+\b", clause.text)) <= set(rules), clause.number


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_name_the_same_switches_and_settings(game: str) -> None:
    def named(clause: Clause) -> list[str]:
        return re.findall(r"`([a-z-]+)`", clause.text)

    english, french = (clauses(game, language) for language in LANGUAGES)
    for number, clause in english.items():
        assert named(clause) == named(french[number]), number


def test_clauses_are_read_once_and_cannot_be_changed() -> None:
    rules = clauses("moustache", "en")
    assert clauses("moustache", "en") is rules
    with pytest.raises(TypeError):
        rules["5.2"] = rules["5.1"]  # type: ignore[index]  # the point of the test


def test_an_unknown_game_or_language_is_named() -> None:
    with pytest.raises(ValueError, match=r"no rules of a game 'whist'; there are rules of: .*moustache"):
        clauses("whist", "en")
    with pytest.raises(ValueError, match=r"no rules of a game '\.\./rules/moustache'"):
        clauses("../rules/moustache", "en")
    with pytest.raises(ValueError, match=r"no rules in a language 'de'; there are rules in: en, fr"):
        clauses("moustache", "de")


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ("## 5 Title\n*rulebook*\nText.", "not '## 5 Title'"),
        ("## 5.2\n*rulebook*\nText.", "not '## 5.2'"),
        ("## 5.2 Title\nText.", r"clause 5\.2 is marked with one of rulebook, .*, not 'Text\.'"),
        ("## 5.2 Title\n*livret*\nText.", r"not '\*livret\*'"),
        ("## 5.2 A\n*open*\nText.\n## 5.2 B\n*open*\nText.", r"clause 5\.2 is there twice"),
    ],
)
def test_a_page_that_breaks_the_form_is_refused(page: str, fault: str) -> None:
    with pytest.raises(ValueError, match=f"^mine.md: .*{fault}"):
        parse(page, "en", "mine.md")


@pytest.mark.skipif(not RULEBOOKS.is_dir(), reason="the rulebooks are not beside this checkout")
@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_no_sentence_is_taken_from_a_rulebook(game: str, language: str) -> None:
    published = {run for book in sorted(RULEBOOKS.glob("*.txt")) for run in runs(book.read_text(encoding="utf-8"))}
    assert published
    assert [run for run in runs(page(game, language)) if run in published] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_the_printed_numbers_are_cards_in_hand(language: str) -> None:
    """The supplied text says team cards; the reason for our reading is shown with it (rulings, Decided 1)."""
    said = clauses("moustache", language)["3.3"].text
    assert all(part in said for part in ("six", "9 + 3", "7 + 1")), said
