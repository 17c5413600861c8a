"""Every event is said aloud in both languages, whole sentences; what was said only while it is heard."""

from __future__ import annotations

import re
import typing

import pytest

from moosekit.core.ids import OPEN, SPECTATOR, Seat, Viewer
from moosekit.core.secret import EVERYONE, HIDDEN, Passing
from moosekit.games.face_de_bouc.cards import FACES
from moosekit.games.face_de_bouc.events import Event, Named, Shouted, SpecialShouted, Verdict
from moosekit.games.face_de_bouc.telling import tell
from moosekit.words import LANGUAGES
from moosekit.words.catalogue import text
from tests.games.face_de_bouc.playing import some_game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [OPEN, SPECTATOR, Seat(1)])
def test_every_event_has_a_sentence(language: str, viewer: Viewer) -> None:
    kinds: set[str] = set()
    for seed in range(40):
        for event in some_game(seed).events(viewer):
            said = tell(event, language)
            assert said[0].isupper()
            assert said[-1] in ".!?"
            assert not re.search(r"[{}]|something hidden|quelque chose", said), said
            kinds.add(type(event).__name__)
    every = {kind.__name__ for kind in typing.get_args(Event)}
    assert kinds >= every - {"PileTaken"}  # a special shout that is right is rare among random ones


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_a_sentence(language: str) -> None:
    said = Passing("Zorglub", EVERYONE)
    for verdict in (Verdict.RIGHT, Verdict.WRONG, Verdict.LATE):
        assert "Zorglub" in tell(Shouted(Seat(0), said, verdict), language)
        assert "Zorglub" not in tell(Shouted(Seat(0), HIDDEN, verdict), language)
        assert tell(SpecialShouted(Seat(0), verdict), language)
    assert tell(Shouted(Seat(0), None, Verdict.SILENT), language)
    assert tell(SpecialShouted(Seat(0), Verdict.MISTAKE), language)


def test_a_name_is_told_while_it_is_heard() -> None:
    heard = Named(Seat(0), FACES[0], Passing("Granny Grape", EVERYONE))
    assert tell(heard) == "Seat 1 gives a name: the round face with purple curls is called “Granny Grape”."
    assert tell(Named(Seat(0), FACES[0], HIDDEN), "fr") == (
        "La place 1 donne un nom\u00a0: le visage rond aux boucles violettes."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_is_described_and_none_twice(language: str) -> None:
    assert len({text(f"bouc.face.{face.code}", language) for face in FACES}) == len(FACES)
