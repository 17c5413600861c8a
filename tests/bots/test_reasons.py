"""Every bot says why, in one sentence of both languages; the reason names what decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

import pytest

from moosekit.bots import BOTS, bot, of_moose_in_the_house, of_moustache
from moosekit.bots.greedy import GreedyBot
from moosekit.core.awaits import Options
from moosekit.core.bot import ExplainingBot, play
from moosekit.core.chance import Seeded
from moosekit.core.clocked import ClockedBot, play_clocked
from moosekit.core.ids import Seat
from moosekit.core.reason import Reason
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.setup import Setup as FaceSetup
from moosekit.games.face_de_bouc.setup import standard as face_standard
from moosekit.games.face_de_bouc.setup import without_clock
from moosekit.games.face_de_bouc.switches import SpecialShout
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.setup import Setup as HouseSetup
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.setup import standard as mayhem_standard
from moosekit.games.moose_match_mayhem.setup import turn_by_turn
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.position import position
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup, standard
from moosekit.games.moustache.state import State
from moosekit.words import LANGUAGES, say_reason

A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass
class Asking(Generic[A, E, V]):
    """Plays like another bot and keeps what it says; the bots of a table share the list."""

    bot: ExplainingBot[A, E, V]
    told: list[Reason] = field(default_factory=list[Reason])

    def hear(self, event: E) -> Asking[A, E, V]:
        return Asking(self.bot.hear(event), self.told)

    def choose(self, view: V, options: Options[A], stream: Stream) -> A:
        decision = self.bot.decide(view, options, stream)
        assert decision.action == self.bot.choose(view, options, stream)
        self.told.append(decision.reason)
        return decision.action


@dataclass
class AskingClocked(Asking[A, E, V]):
    """The same with hands."""

    hands: ClockedBot[A, E, V] | None = None

    def hear(self, event: E) -> AskingClocked[A, E, V]:
        hands = None if self.hands is None else self.hands.hear(event)
        return AskingClocked(self.bot.hear(event), self.told, hands)

    def acts(self, view: V, stream: Stream) -> bool:
        return self.hands is None or self.hands.acts(view, stream)


def tell(told: Sequence[Reason]) -> set[str]:
    """Every reason can be told; the codes there were."""
    assert told
    for reason in set(told):
        for language in LANGUAGES:
            sentence = say_reason(reason, language)
            assert sentence[0].isupper()
            assert "{" not in sentence
            assert sentence.endswith((".", "!"))
    return {reason.code for reason in told}


@pytest.mark.parametrize("name", BOTS["moustache"])
def test_players_of_moustache(name: str) -> None:
    player = bot(name, "moustache") if name != "monte-carlo" else of_moustache.monte_carlo(24)
    told: list[Reason] = []
    for row in ("pass-three,green-negative", "twins-vanish,pink-open"):
        setup = Setup(3, row=row_of(row), rounds=1, face_up=2)
        play(Moustache(), setup, Seeded(3), [Asking(player, told) for _ in range(3)], Stream(1))
    assert len(tell(told)) > (0 if name == "random" else 4)


@pytest.mark.parametrize("name", BOTS["moose-in-the-house"])
def test_players_of_the_house_game(name: str) -> None:
    player = bot(name, "moose-in-the-house") if name != "monte-carlo" else of_moose_in_the_house.monte_carlo(20)
    told: list[Reason] = []
    play(MooseInTheHouse(), HouseSetup(3), Seeded(3), [Asking(player, told) for _ in range(3)], Stream(1))
    assert len(tell(told)) > (0 if name == "random" else 3)


@pytest.mark.parametrize("name", BOTS["face-de-bouc"])
def test_players_of_face_de_bouc(name: str) -> None:
    player, told = bot(name, "face-de-bouc"), list[Reason]()
    few = replace(without_clock(3), copies=(3,) * 6 + (0,) * 6)
    play(FaceDeBouc(), few, Seeded(1), [Asking(player, told) for _ in range(3)], Stream(1))
    for setup in (face_standard(3), FaceSetup(3, special_shout=SpecialShout.ON)):
        bots = [AskingClocked(player, told, player) for _ in range(3)]
        play_clocked(FaceDeBouc(), replace(setup, copies=(6,) * 4 + (0,) * 8), Seeded(1), bots, Stream(1), Elapsed)
    codes = tell(told)
    wanted = {"bots.chance", "bots.any-name"} if name == "random" else {"bots.recalls", "bots.never-heard"}
    assert wanted | {"bots.invents"} <= codes | {"bots.never-heard"}
    assert ("bots.forgot" in codes) == (name == "forgetful")
    assert name == "random" or "bots.special" in codes


@pytest.mark.parametrize("name", BOTS["moose-match-mayhem"])
def test_players_of_moose_match_mayhem(name: str) -> None:
    player, told = bot(name, "moose-match-mayhem"), list[Reason]()
    for setup in (mayhem_standard(3), turn_by_turn(3)):
        bots = [AskingClocked(player, told, player) for _ in range(3)]
        play_clocked(MooseMatchMayhem(), setup, Seeded(1), bots, Stream(1), Elapsed)
    assert len(tell(told)) > (1 if name.startswith("random") else 6)


def reason(state: State, seat: int) -> Reason:
    return (
        GreedyBot().decide(Moustache().view(state, Seat(seat)), Moustache().legal(state, Seat(seat)), Stream(1)).reason
    )


def test_the_greedy_bot_says_what_it_looked_at() -> None:
    others = ["G9 G2 O1", "G8 G3 O2"]
    wins = position(standard(4), hands=["G0 G1", "P6 P8 P9", *others], trick="P5")
    assert say_reason(reason(wins, 1)) == "The pink 6 would win this trick now, with 5 stars, and no weaker card would."
    keeps = position(standard(4), hands=["G0 G1", "P1 P8 P9", *others], trick="P0")
    assert reason(keeps, 1).code == "bots.no-stars-yet"
    gives = position(standard(4), hands=["G0 G1", "G6 G7", "P5 P10 P1", "G8 G3 P2"], trick="B9 O1")
    assert say_reason(reason(gives, 2)) == (
        "Seat 1 of the same team is ahead. With the pink 5 there are 3 stars in the trick, and no card makes them more."
    )
    alone = position(standard(4), hands=["G0 G1", "P1 G4 G5", *others], trick="P0")
    assert say_reason(reason(alone, 1), "fr") == "Ici, il n'y a qu'une chose à faire."


def test_hands_say_why_they_rest() -> None:
    hands = bot("greedy", "moose-match-mayhem")
    state = MooseMatchMayhem().start(mayhem_standard(3), Seeded(1)).state
    rests = hands.rests(MooseMatchMayhem().view(state, Seat(0)), Stream(1))
    assert rests is not None
    assert say_reason(rests) == "There are no cards in the middle yet."
