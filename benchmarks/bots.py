"""Decisions of bots a second, each with its reason: those of a whole game at four seats, asked for again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from typing import Final, Generic, TypeAlias, TypeVar

from benchmarks.measuring import Subject
from moosekit.bots import BOTS, bot
from moosekit.core.awaits import Options
from moosekit.core.bot import ExplainingBot, play
from moosekit.core.chance import Seeded
from moosekit.core.clocked import ClockedBot, play_clocked
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.setup import standard as bouc_setup
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.setup import standard as house_setup
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.setup import standard as mayhem_setup
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.setup import Setup

A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
#: a decision that can be asked for again
Point: TypeAlias = Callable[[], object]
SEATS: Final = range(4)


@dataclass
class Recorder(Generic[A, E, V]):
    """Plays like a bot and keeps every decision."""

    bot: ExplainingBot[A, E, V]
    points: list[Point] = field(default_factory=list[Point])

    def hear(self, event: E) -> Recorder[A, E, V]:
        """It heard what the bot heard."""
        return Recorder(self.bot.hear(event), self.points)

    def choose(self, view: V, options: Options[A], stream: Stream) -> A:
        """What the bot chooses."""
        self.points.append(partial(self.bot.decide, view, options, stream))
        return self.bot.choose(view, options, stream)


@dataclass
class ClockedRecorder(Generic[A, E, V]):
    """The same for a bot with hands, which stands here twice, as what it decides and as when it acts."""

    inside: Recorder[A, E, V]
    hands: ClockedBot[A, E, V]

    def hear(self, event: E) -> ClockedRecorder[A, E, V]:
        """It heard what the bot heard."""
        return ClockedRecorder(self.inside.hear(event), self.hands.hear(event))

    def acts(self, view: V, stream: Stream) -> bool:
        """Whether the bot acts."""
        return self.hands.acts(view, stream)

    def choose(self, view: V, options: Options[A], stream: Stream) -> A:
        """What the bot chooses."""
        return self.inside.choose(view, options, stream)


def moustache(name: str) -> list[Point]:
    """The decisions of a round without rule cards."""
    player, points = bot(name, "moustache"), list[Point]()
    setup = Setup(4, row=(), rounds=1)
    play(Moustache(), setup, Seeded(1), [Recorder(player, points) for _ in SEATS], Stream(1))
    return points


def house(name: str) -> list[Point]:
    """The decisions of a game of There's a Moose in the House."""
    player, points = bot(name, "moose-in-the-house"), list[Point]()
    play(MooseInTheHouse(), house_setup(4), Seeded(1), [Recorder(player, points) for _ in SEATS], Stream(1))
    return points


def bouc(name: str) -> list[Point]:
    """The decisions of a game of Face de bouc."""
    player, points = bot(name, "face-de-bouc"), list[Point]()
    players = [ClockedRecorder(Recorder(player, points), player) for _ in SEATS]
    play_clocked(FaceDeBouc(), bouc_setup(4), Seeded(1), players, Stream(1), Elapsed)
    return points


def mayhem(name: str) -> list[Point]:
    """The decisions of a game of Moose Match Mayhem."""
    player, points = bot(name, "moose-match-mayhem"), list[Point]()
    players = [ClockedRecorder(Recorder(player, points), player) for _ in SEATS]
    play_clocked(MooseMatchMayhem(), mayhem_setup(4), Seeded(1), players, Stream(1), Elapsed)
    return points


GAMES: Final = {"moustache": moustache, "moose-in-the-house": house, "face-de-bouc": bouc, "moose-match-mayhem": mayhem}


def subjects() -> Iterator[Subject]:
    """Every bot; the first decision of a Monte Carlo player apart, as it has most to think about."""
    for game, record in GAMES.items():
        for name in BOTS[game]:
            points = record(name)
            one_by_one = name == "monte-carlo"
            yield Subject(f"{game}, {name}", "decisions", _one(points) if one_by_one else _all(points))
            if one_by_one:
                target = "1,000,000 µs" if game == "moustache" else ""
                yield Subject(f"{game}, {name}, the first decision", "decisions", _one(points[:1]), target)


def _all(points: Sequence[Point]) -> Callable[[], int]:
    def run() -> int:
        for point in points:
            point()
        return len(points)

    return run


def _one(points: Sequence[Point]) -> Callable[[], int]:
    """One decision at a time, as each takes long."""
    again = cycle(points)

    def run() -> int:
        next(again)()
        return 1

    return run
