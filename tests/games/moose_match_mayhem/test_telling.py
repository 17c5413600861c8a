"""Every event is said aloud in both languages, in whole sentences."""

from __future__ import annotations

import re

import pytest

from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer
from moosekit.games.moose_match_mayhem.cards import cards
from moosekit.games.moose_match_mayhem.events import HerdLost, SetMade
from moosekit.games.moose_match_mayhem.telling import tell
from moosekit.words import LANGUAGES
from tests.games.moose_match_mayhem.playing import some_game

GAMES = [some_game(seed, most=700) for seed in range(9)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [OPEN, SPECTATOR, Seat(1)])
def test_every_event_has_a_sentence(language: str, viewer: Viewer) -> None:
    kinds: set[str] = set()
    for game in GAMES:
        for event in game.events(viewer):
            said = tell(event, language)
            assert said[0].isupper() or said[0].isdecimal()
            assert said[-1] in ".!?"
            assert not re.search(r"[.!?] [a-z]|[{}]", said), said
            kinds.add(type(event).__name__)
    assert len(kinds) == 15


def test_losses_and_wins_in_words() -> None:
    lost = [event for game in GAMES for event in game.events(OPEN) if isinstance(event, HerdLost) and event.cards]
    assert {tell(event).partition("!")[0] for event in lost} == {"Yetis", "Avalanche"}
    made = cards("moose.b x2 moose.*")
    first, second = (tell(SetMade(Seat(0), made, count)) for count in (1, 2))
    assert first == "A set for seat 1: a brown moose, a brown moose and a wild moose. The first one!"
    assert second.endswith("That makes 2!")
    assert "un joker élan" in tell(SetMade(Seat(0), made, 1), "fr")
