"""The catalogues: the same keys and gaps in every language, nothing that is missing, nothing that nobody asks for."""

from __future__ import annotations

import json
import re
import string
from pathlib import Path

import pytest

from moosekit.games.moustache.setup import Setup, first_game, standard
from moosekit.words import LANGUAGES, narrate
from moosekit.words.catalogue import catalogue, text
from tests.words.used_keys import KEY, ROOT, calls, keyed, sources

FOLDER = ROOT / "moosekit" / "words"


def gaps(sentence: str) -> set[tuple[str, str]]:
    return {(name, kind or "") for _, name, kind, _ in string.Formatter().parse(sentence) if name is not None}


def known(code: str) -> bool:
    return code in catalogue("en") or f"{code}.one" in catalogue("en")


def test_every_language_has_the_same_keys() -> None:
    english = set(catalogue("en"))
    for language in LANGUAGES:
        assert set(catalogue(language)) == english


@pytest.mark.parametrize("key", sorted(catalogue("en")))
def test_every_language_tells_the_same_facts(key: str) -> None:
    wanted = {name for name, _ in gaps(catalogue("en")[key])}
    for language in LANGUAGES:
        assert {name for name, _ in gaps(catalogue(language)[key])} == wanted, language
        assert catalogue(language)[key].strip() == catalogue(language)[key] != ""


@pytest.mark.parametrize(("language", "said"), [("en", "Seat 3 stays"), ("fr", "La place 3 reste")])
def test_a_gap_that_begins_a_sentence_has_a_capital(language: str, said: str) -> None:
    what = text("row.vanished.ahead", language, rule="twins-vanish", cards=("G2", "B2"), seat=2)
    assert f". {said}" in what
    assert not what.startswith("l")


def test_no_key_is_unused() -> None:
    said = sources()
    assert [key for key in sorted(catalogue("en")) if not said.uses(key)] == []


def test_the_reader_of_sources_can_tell_an_unused_key() -> None:
    said = sources()
    for invented in (
        "score.strange",
        "refusal.pass.late",
        "ui.page.nothing-such",
        "tie.crown-dog",
        "rule.nine-lives",
    ):
        assert not said.uses(invented)


def test_every_note_refusal_and_reason_has_words() -> None:
    notes, refusals, reasons = set(calls("Note")), set(calls("Refusal")), set(calls("Reason"))
    assert len(notes) > 20
    assert len(reasons) > 5
    assert [code for code in sorted(reasons) if not known(code)] == []
    assert len(refusals) > 10
    assert [code for code in sorted(notes) if not known(code)] == []
    assert [code for code in sorted(refusals) if f"refusal.{code}" not in catalogue("en")] == []


def test_every_text_that_is_asked_for_is_there() -> None:
    asked = set(calls("text", "fill", "template"))
    assert [key for key in sorted(asked) if KEY.fullmatch(key) and not known(key)] == []


def test_codes_that_are_chosen_by_the_way_have_words() -> None:
    """Such as ``code = "tie.crown-card" if … else "tie.crown-team"``: texts with the family name of a note."""
    families = {key.partition(".")[0] for key in {*calls("Note"), *calls("Reason")}}
    codes = [said for said in sorted(sources().literals) if KEY.fullmatch(said) and said.partition(".")[0] in families]
    assert len(codes) > 30
    wordless = [code for code in codes if not known(code) and f"refusal.{code}" not in catalogue("en")]
    assert [code for code in wordless if code not in keyed()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_sorted(language: str) -> None:
    """One key a line in one order, each in the file of its first word, so that several people can add to it."""
    for file in sorted(Path(FOLDER / language).iterdir()):
        page = file.read_text(encoding="utf-8")
        assert page == json.dumps(json.loads(page), ensure_ascii=False, sort_keys=True, indent=1) + "\n"
        assert {key.partition(".")[0] for key in json.loads(page)} == {file.stem}


def test_french_signs_keep_their_distance() -> None:
    """A no-break space before : ; ? ! and inside « », where no line may break."""
    wrong = [key for key, said in catalogue("fr").items() if re.search(r" [:;?!»]|« |[a-zé][;?!]", _without_gaps(said))]
    assert wrong == []


def _without_gaps(sentence: str) -> str:
    return re.sub(r"\{[^}]*\}", "X", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pair_of_stars_is_told_as_a_pair(language: str) -> None:
    told = text("score.count", language, before=(0, 0), after=(12, 9))
    assert told.index("12") < told.index("9")
    assert "(" not in told


def test_the_setup_describes_every_value_with_its_source() -> None:
    table = standard(4).describe()
    assert "16 rule cards in the box, 9 explained, 2 reported, 5 unknown" in table.caption
    sources_of = {row[0]: row[2] for row in table.rows}
    assert sources_of["Stars on the values 0 to 10"] == "default"
    assert sources_of["Reading of the row"] == "open question"
    assert sources_of["Players"] == "rulebook"


def test_the_setup_marks_what_was_chosen() -> None:
    stars = (0, 0, 0, 1, 1, 2, 1, 1, 0, 0, 0)
    assert ("Stars on the values 0 to 10", "0 0 0 1 1 2 1 1 0 0 0", "chosen here") in Setup(
        4, stars=stars
    ).describe().rows
    assert "Une de ces cartes rejoint les noires" in [row[0] for row in first_game(3).describe("fr").rows]


def test_narrate_is_the_one_place() -> None:
    assert narrate.__module__ == "moosekit.words.narrate"
