"""The four games for tests that hold of every game: set-ups and moves by chance, and actions that may be refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import pytest

from moosekit.core.game import Game
from moosekit.core.ids import Actor
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.face_de_bouc import setup as bouc_setup
from moosekit.games.face_de_bouc import switches as bouc_switches
from moosekit.games.moose_in_the_house import setup as house_setup
from moosekit.games.moose_match_mayhem import setup as mayhem_setup
from moosekit.games.moose_match_mayhem import switches as mayhem_switches
from moosekit.games.moustache import setup as moustache_setup
from moosekit.games.moustache.actions import PLAY, STEAL
from tests.games.by_chance import ByChance
from tests.games.face_de_bouc import playing as bouc
from tests.games.face_de_bouc import test_conformance as bouc_kit
from tests.games.moose_in_the_house import playing as house
from tests.games.moose_in_the_house import test_conformance as house_kit
from tests.games.moose_match_mayhem import playing as mayhem
from tests.games.moose_match_mayhem import test_conformance as mayhem_kit
from tests.games.moustache import playing as moustache


@dataclass(frozen=True)
class Kit:
    """One game. Its own types do not matter here.

    Attributes:
        package: the name of its folders, in the engine and in the tests.
        prefix: how tests of its rulings are named.
        some_move: a legal move of somebody, or the clock's; ``None`` when the game is over.
        anything: actions that are legal seldom or never.
        plain: a set-up with all defaults; ``switches``: fields of it that a table can choose.
    """

    package: str
    prefix: str
    game: Game[Any, Any, Any, Any, Any]
    some_setup: Callable[[int], Any]
    some_move: Callable[[Any, Stream], tuple[Actor, Any] | None]
    anything: tuple[object, ...]
    plain: object
    switches: tuple[str, ...]

    def session(self, seed: int, most: int) -> Session[Any, Any, Any, Any, Any]:
        """The first moves of a game by chance."""
        return ByChance(self.game, self.some_move, most).seeded(self.some_setup(seed), seed)


MOUSTACHE: Final = Kit(
    "moustache",
    "moustache",
    moustache.GAME,
    moustache.some_setup,
    moustache.some_action,
    (*PLAY, *STEAL),
    moustache_setup.Setup(4),
    (
        "row",
        "white",
        "reading",
        "pass_jokers",
        "pigeon_and_monkey",
        "monkey_takes",
        "tie",
        "team_deck",
        "stars",
        "crown_card",
        "trophies",
    ),
)
HOUSE: Final = Kit(
    "moose_in_the_house",
    "house",
    house.GAME,
    house.some_setup,
    house.some_action,
    house_kit.universe(house_setup.Setup(3)),
    house_setup.Setup(4),
    ("named", *house_setup.SWITCHES),
)
BOUC: Final = Kit(
    "face_de_bouc",
    "bouc",
    bouc.GAME,
    bouc.some_setup,
    partial(bouc.some_move, bouc.GAME),
    bouc_kit.universe(bouc.some_setup(0)),
    bouc_setup.Setup(4),
    ("copies", "first", "same_instant", "say_limit", "recall_limit", "slips", *bouc_switches.SWITCHES),
)
MAYHEM: Final = Kit(
    "moose_match_mayhem",
    "mayhem",
    mayhem.GAME,
    mayhem.some_setup,
    mayhem.some_action,
    mayhem_kit.universe(mayhem_setup.turn_by_turn(3)),
    mayhem_setup.Setup(4),
    ("make_up", "goal", "paces", "same_instant", "grab_limit", "all_clear", *mayhem_switches.SWITCHES),
)
KITS: Final = (MOUSTACHE, HOUSE, BOUC, MAYHEM)
#: a test for every game
every_game: Final = pytest.mark.parametrize("kit", KITS, ids=[kit.package for kit in KITS])
