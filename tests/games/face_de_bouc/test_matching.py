"""The table of examples of the one function that compares what is said with a name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.games.face_de_bouc.matching import DEFAULT, Match, NameRules, compare, letters, slips
from moosekit.games.face_de_bouc.switches import NearNames, Swaps

SAME, SLIP, SWAP, NEAR, OTHER = Match.SAME, Match.SLIP, Match.SWAP, Match.NEAR_OTHER, Match.OTHER

EXAMPLES = [
    # said, true name, other current names, how it compares
    ("Bob", "Bob", "", SAME),
    ("bOB", "Bob", "", SAME),
    ("elise marie", "Élise-Marie !", "", SAME),
    ("ELISEMARIE", "Élise-Marie !", "", SAME),
    ("Elise, Marie", "Élise-Marie !", "", SAME),
    ("coeur", "Cœur", "", SAME),
    ("Strasse", "Straße", "", SAME),
    ("Noël", "NOE\u0308L", "", SAME),  # one sign, or a letter and its two dots
    ("Ｂｏｂ", "Bob", "", SAME),  # wide letters
    ("x2", "x²", "", SAME),
    ("brandtm", "Brand™", "", SAME),
    ("한국", "한국", "", SAME),
    ("Marie", "Élise-Marie !", "", OTHER),
    # three and four letters: none may be wrong
    ("Bo", "Bob", "", OTHER),
    ("Bobo", "Bob", "", OTHER),
    ("Zork", "Zora", "", OTHER),
    ("Zroa", "Zora", "", OTHER),
    # five to eight letters: one slip
    ("Turnp", "Turnip", "", SLIP),
    ("Turniip", "Turnip", "", SLIP),
    ("Tarnip", "Turnip", "", SLIP),
    ("Tunrip", "Turnip", "", SWAP),
    ("Trnp", "Turnip", "", OTHER),
    ("Zrak", "Zorka", "", OTHER),
    ("Zorka", "Zork", "", OTHER),  # the true name has four letters
    ("Zork", "Zorka", "", SLIP),  # the true name has five
    ("Z o-r,k", "Zorka", "", SLIP),  # signs are no letters
    # nine letters and more: two slips
    ("mistr mellon", "Mister Melon", "", SLIP),
    ("msiter mleon", "Mister Melon", "", SWAP),
    ("mstr mellon", "Mister Melon", "", OTHER),
    ("melon mister", "Mister Melon", "", OTHER),
    # other names that are as near, nearer, or farther
    ("Martne", "Marine", "Martine", NEAR),
    ("Marinne", "Marine", "Martine", SLIP),
    ("Martine", "Marine", "Martine", NEAR),  # it is the other name
    ("Marine", "Marine", "Martine", SAME),
    ("Marin", "Marine", "marine!", SLIP),  # another character with the same name is no hindrance
    ("Turnp", "Turnip", "Bob Pip", SLIP),
]


@pytest.mark.parametrize(("said", "name", "others", "match"), EXAMPLES)
def test_the_table(said: str, name: str, others: str, match: Match) -> None:
    assert compare(said, name, others.split(), DEFAULT) is match
    assert match.right is (match in (SAME, SLIP, SWAP))


def test_the_switches() -> None:
    assert compare("Turnp", "Turnip", (), NameRules(slips=())) is OTHER
    assert compare("Bo", "Bob", (), NameRules(slips=(3,))) is SLIP
    assert compare("Tunrip", "Turnip", (), NameRules(swaps=Swaps.TWO)) is OTHER
    assert compare("Tunrip", "Turnip", (), NameRules((5, 6), Swaps.TWO)) is SLIP
    assert compare("Martne", "Marine", ["Martine"], NameRules(near_names=NearNames.IGNORED)) is SLIP


@pytest.mark.parametrize(
    ("text", "left"), [("", ""), (" ?! ", ""), ("Ça va ?", "cava"), ("R2-D2", "r2d2"), ("💥a", "a")]
)
def test_letters(text: str, left: str) -> None:
    assert letters(text) == left


WORDS = st.text("abc", max_size=6)


@given(WORDS, WORDS)
def test_slips_do_not_go_by_the_side_one_looks_from(one: str, two: str) -> None:
    for swaps in Swaps:
        assert slips(one, two, swaps) == slips(two, one, swaps)
    assert (slips(one, two) == 0) == (one == two)
    assert slips(one, two) <= slips(one, two, Swaps.TWO) <= 2 * slips(one, two)


@given(WORDS, st.integers(0, 5), st.sampled_from("abcd"))
def test_one_slip_is_one_letter(word: str, place: int, letter: str) -> None:
    place = min(place, len(word))
    for slip in (
        word[:place] + letter + word[place:],
        word[:place] + word[place + 1 :],
        word[:place] + letter + word[place + 1 :],
    ):
        assert slips(word, slip) <= 1


@given(st.text(max_size=20))
def test_letters_of_letters_are_the_same(text: str) -> None:
    assert letters(letters(text)) == letters(text)
