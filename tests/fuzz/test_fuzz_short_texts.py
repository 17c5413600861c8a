"""Any text as a card, a move, a house, a position or a name: it is read, or refused in a short sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moosekit.core.ids import Seat
from moosekit.games.face_de_bouc.matching import compare, letters, slips
from moosekit.games.face_de_bouc.position import position as bouc_position
from moosekit.games.face_de_bouc.setup import Setup as BoucSetup
from moosekit.games.moose_in_the_house import notation as house_notation
from moosekit.games.moose_in_the_house.cards import KINDS as HOUSE_KINDS
from moosekit.games.moose_in_the_house.houses import House
from moosekit.games.moose_in_the_house.position import position as house_position
from moosekit.games.moose_in_the_house.setup import Setup as HouseSetup
from moosekit.games.moose_match_mayhem import notation as mayhem_notation
from moosekit.games.moose_match_mayhem.cards import KINDS as MAYHEM_KINDS
from moosekit.games.moose_match_mayhem.position import position as mayhem_position
from moosekit.games.moose_match_mayhem.setup import Setup as MayhemSetup
from tests.samples import samples

T = TypeVar("T")
COUNT = samples(100, 3_000)
LONGEST_REFUSAL = 6_000
odd = st.text(max_size=10) | st.sampled_from(["x2", "x99999999999", "…", "S9", ">", "@", "-1", "\ud800", "\0", "kit9"])


def words(*known: str) -> st.SearchStrategy[str]:
    """Some words with blanks between, most of them known ones."""
    return st.lists(st.sampled_from(known) | odd, max_size=5).map(" ".join)


house_cards = words(*(card.code for card in HOUSE_KINDS), "x2")
houses = words("HC", "-", "kit", "bath+M", "bed+D", "liv", "kit")
mayhem_cards = words(*(card.code for card in MAYHEM_KINDS), "x2", "x3")
faces = words("f01", "f02", "f03", "f12", "K1")
house_moves = words("R.kit>2", "M.kit>S2", "kit2", "D>kit", "discard", "T", "trap", "no trap", "pass", "HC>1", "bed")
mayhem_moves = words("a@300", "b", "@900", "heads", "tails", "brown", "flip", "hands-off", "time-up", "c@-4")


def refused(reading: Callable[[], T]) -> T | ValueError:
    """What is read, or the refusal; anything but a ValueError is a fault."""
    try:
        return reading()
    except ValueError as fault:
        assert len(str(fault)) < LONGEST_REFUSAL  # noqa: PT017 - the refusal may come or not
        return fault


@settings(max_examples=COUNT)
@given(house_moves, houses)
def test_moves_of_the_house_game(text: str, built: str) -> None:
    house = refused(lambda: House.of(built))
    if isinstance(house, ValueError):
        house = House.of("HC kit bed kit")
    both = (house, House.of("HC kit kit+M liv"))
    action = refused(lambda: house_notation.read(text, both, Seat(0)))
    if not isinstance(action, ValueError):
        written = house_notation.write(action, both, Seat(0))
        assert house_notation.read(written, both, Seat(0)) == action


@settings(max_examples=COUNT)
@given(mayhem_moves)
def test_moves_of_the_flip(text: str) -> None:
    action = refused(lambda: mayhem_notation.read(text))
    if not isinstance(action, ValueError):
        assert mayhem_notation.read(mayhem_notation.write(action)) == action


@settings(max_examples=COUNT)
@given(st.lists(houses, max_size=3), st.lists(house_cards, max_size=3), house_cards, st.integers(-1, 3))
def test_positions_of_the_house_game(built: list[str], hands: list[str], deck: str, turn: int) -> None:
    refused(lambda: house_position(HouseSetup(2), houses=built, hands=hands, deck=deck, turn=turn))


@settings(max_examples=COUNT)
@given(mayhem_cards, st.lists(mayhem_cards, max_size=4), mayhem_cards, mayhem_cards | st.none())
def test_positions_of_the_flip(middle: str, herds: list[str], discard: str, deck: str | None) -> None:
    refused(lambda: mayhem_position(MayhemSetup(3), middle=middle, herds=herds, discard=discard, deck=deck))


@settings(max_examples=COUNT)
@given(st.lists(faces, max_size=3), st.dictionaries(faces, st.text(max_size=50), max_size=3), st.integers(-1, 3))
def test_positions_of_the_faces(piles: list[str], names: dict[str, str], turn: int) -> None:
    refused(lambda: bouc_position(BoucSetup(2), piles=piles, names=names, turn=turn))


@settings(max_examples=COUNT)
@given(st.text(max_size=45), st.text(max_size=45), st.lists(st.text(max_size=45), max_size=3))
def test_any_texts_can_be_compared_as_names(said: str, name: str, others: list[str]) -> None:
    match = compare(said, name, others)
    assert match.right or letters(said) != letters(name)
    assert slips(letters(said), letters(name)) >= abs(len(letters(said)) - len(letters(name)))


@pytest.mark.parametrize("text", ["discard", "kit>", ">", "M.kit>S2 kit99", "R.kit>99999999999999999999"])
def test_moves_that_look_nearly_right_are_quoted(text: str) -> None:
    fault = refused(lambda: house_notation.read(text, (House.of("HC kit"), House.of("HC kit")), Seat(0)))
    assert isinstance(fault, ValueError)
    assert text[:20] in str(fault)
