"""Every event is said aloud in both languages, whole sentences, and without what its listener may not know."""

from __future__ import annotations

import re

import pytest

from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer
from moosekit.games.moose_in_the_house.cards import HouseCard
from moosekit.games.moose_in_the_house.events import CardDrawn, HandDealt, HouseGiven, MooseMovedIn
from moosekit.games.moose_in_the_house.telling import tell
from moosekit.words import LANGUAGES
from tests.games.moose_in_the_house.playing import some_game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [OPEN, SPECTATOR, Seat(1)])
def test_every_event_has_a_sentence(language: str, viewer: Viewer) -> None:
    kinds: set[str] = set()
    for seed in range(12):
        for event in some_game(seed).events(viewer):
            said = tell(event, language)
            assert said[0].isupper()
            assert said[-1] in ".!?"
            assert not re.search(r"[.!?] [a-z]|[{}]", said), said
            kinds.add(type(event).__name__)
    assert len(kinds) >= 15


def test_a_drawn_card_is_named_to_its_own_seat_only() -> None:
    session = some_game(3)
    for viewer in (Seat(0), SPECTATOR):
        for event in session.events(viewer):
            if isinstance(event, (HandDealt, CardDrawn)):
                said = tell(event)
                assert said.endswith(("draws a card.", "gets four cards.")) == (event.seat != viewer)


def test_the_announcements_are_ours() -> None:
    assert (
        tell(MooseMovedIn(Seat(0), Seat(1), HouseCard.of("M.liv"), 0))
        == "There is a moose in the living room of seat 2!"
    )
    assert tell(HouseGiven(Seat(0), Seat(2))) == "Seat 3, there is a moose in your house, thanks to seat 1!"
    assert "la chambre de la place 1" in tell(MooseMovedIn(Seat(1), Seat(0), HouseCard.of("M.bed"), 0), "fr")
