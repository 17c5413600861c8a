"""Every card of the three games says in words what it shows, in every language, and no two say the same."""

from __future__ import annotations

import pytest

from moosekit.draw.art import table
from moosekit.games.face_de_bouc.cards import FACES
from moosekit.games.moose_in_the_house.cards import KINDS as HOUSE
from moosekit.games.moose_match_mayhem.cards import KINDS as MAYHEM
from moosekit.words import LANGUAGES
from moosekit.words.catalogue import catalogue
from moosekit.words.pictures import picture_words

BACKS = ("back-goat", "back-antlers", "back-house")
TOKEN = ("token-heads", "token-tails")
CODES = [card.code for card in (*FACES, *HOUSE, *MAYHEM)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_described_and_no_two_alike(language: str) -> None:
    told = [picture_words(code, language) for code in (*CODES, *BACKS, *TOKEN)]
    assert len({words.description for words in told}) == len(told)
    assert len({words.title for words in told}) == len(CODES) + 1 + len(TOKEN)
    assert all(words.description.endswith(".") for words in told)
    assert all(30 < len(words.description) < 180 for words in told)


def test_every_card_of_the_games_has_a_picture_and_the_other_way_round() -> None:
    assert {*CODES, *BACKS} <= set(table("cards"))
    assert set(TOKEN) <= set(table("signs"))
    described = {key for key in catalogue("en") if key.startswith("art.")}
    assert len(described) == len(CODES) + len(BACKS) + len(TOKEN) + 1


@pytest.mark.parametrize("code", ["f13", "", "G7", "M.attic", "back-moose", "bear"])
def test_another_code_is_quoted(code: str) -> None:
    with pytest.raises(ValueError, match=f"{code!r} has no picture with words; write f01 to f12"):
        picture_words(code)
