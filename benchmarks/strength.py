"""Which player is stronger: ``python benchmarks/strength.py [GAME …]`` prints the table of docs/how-to/bots.md.

Every deal is played twice with the seats of the two sides exchanged, or once for each seat of a player alone, so that
the luck of the cards is the same for both. A margin is what the stronger side has more than the other, over all games
of the deal; its interval holds the mean of all deals in 95 of 100 such measurements (1.96 standard errors each side).
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from moosekit.bots import bot, of_moose_in_the_house, of_moustache
from moosekit.bots.of_moose_in_the_house import HouseBot
from moosekit.bots.of_moustache import MoustacheBot
from moosekit.core.awaits import Outcome
from moosekit.core.bot import play
from moosekit.core.chance import Seeded
from moosekit.core.clocked import play_clocked
from moosekit.core.ids import seats
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
from moosekit.games.moustache.stages import Team

B = TypeVar("B")
#: at this many seats, where nothing else is said
PLAYERS: Final = 4
#: the seats of the stronger side in the two games of a deal: all even ones, all odd ones
SIDES: Final = (0, 1)
ERRORS: Final = 1.96


class Margin(Protocol):
    """The margin of a deal between two players, by their names."""

    def __call__(self, stronger: str, weaker: str, seed: int, players: int) -> float:
        """Plays all games of the deal."""
        ...


@dataclass(frozen=True, slots=True)
class Contest:
    """Two players of a game. ``deals`` are played for the table, ``sample`` of them in every test.

    A deal has so many ``games``.
    """

    game: str
    stronger: str
    weaker: str
    unit: str
    margin: Margin
    deals: int
    sample: int
    players: int = PLAYERS
    games: int = len(SIDES)

    def margins(self, deals: int) -> list[float]:
        """The margin of each deal, the first ones."""
        return [self.margin(self.stronger, self.weaker, seed, self.players) for seed in range(deals)]

    def row(self, margins: Sequence[float]) -> str:
        """A line of the table."""
        least, most = interval(margins)
        mean = statistics.fmean(margins)
        return (
            f"| {self.game} | {self.players} | {self.stronger} | {self.weaker} | {self.games * len(margins):,} "
            f"| {mean / self.games:.2f} {self.unit} | {least / self.games:.2f} to {most / self.games:.2f} |"
        )


def interval(margins: Sequence[float]) -> tuple[float, float]:
    """Where the mean is with 95 % confidence."""
    error = ERRORS * statistics.stdev(margins) / len(margins) ** 0.5
    mean = statistics.fmean(margins)
    return mean - error, mean + error


def _seated(stronger: B, weaker: B, side: int, players: int) -> list[B]:
    return [stronger if seat % 2 == side else weaker for seat in seats(players)]


def _more(outcome: Outcome | None, side: int) -> int:
    """How many points the seats of a side have more than the others."""
    if outcome is None:
        raise RuntimeError("the game has not ended")
    return sum(own if seat % 2 == side else -own for seat, own in enumerate(outcome.points))


def moustache_player(name: str) -> MoustacheBot:
    """A player of Moustache: ``greedy``, or ``monte-carlo 20`` with its iterations."""
    kind, _, iterations = name.partition(" ")
    return of_moustache.monte_carlo(int(iterations)) if iterations else bot(kind, "moustache")


def moustache(stronger: str, weaker: str, seed: int, players: int) -> int:
    """Rounds in teams with one to four rule cards, in stars; where fewer stars win, they count the other way round."""
    game, setup = Moustache(), Setup(players, rounds=1, face_up=1 + seed % 4)
    teams = game.start(setup, Seeded(seed)).state.round.teams
    margin = 0
    for side in Team:
        bots = [moustache_player(stronger if team is side else weaker) for team in teams]
        result = play(game, setup, Seeded(seed), bots, Stream.seeded(seed)).state.match.results[0]
        by = abs(result.stars[0] - result.stars[1])
        margin += by if result.winner is side else -by
    return margin


def house_player(name: str) -> HouseBot:
    """A player of There's a Moose in the House: ``greedy``, or ``monte-carlo 60`` with its iterations."""
    kind, _, iterations = name.partition(" ")
    return of_moose_in_the_house.monte_carlo(int(iterations)) if iterations else bot(kind, "moose-in-the-house")


def house_alone(stronger: str, weaker: str, seed: int, players: int) -> float:
    """Games with the stronger one alone, at each seat in turn, in moose that it has less than the others on average."""
    bots, stream = (house_player(stronger), house_player(weaker)), Stream.seeded(seed)
    margin = 0.0
    for own in seats(players):
        table = [bots[seat != own] for seat in seats(players)]
        outcome = play(MooseInTheHouse(), house_setup(players), Seeded(seed), table, stream).state.outcome
        if outcome is None:
            raise RuntimeError("the game has not ended")
        margin += (players * outcome.points[own] - sum(outcome.points)) / (players - 1)
    return margin


def house(stronger: str, weaker: str, seed: int, players: int) -> int:
    """Games of There's a Moose in the House, in moose that the two seats of a side have less."""
    bots, stream = (house_player(stronger), house_player(weaker)), Stream.seeded(seed)
    margin = 0
    for side in SIDES:
        played = play(MooseInTheHouse(), house_setup(players), Seeded(seed), _seated(*bots, side, players), stream)
        margin += _more(played.state.outcome, side)
    return margin


def bouc(stronger: str, weaker: str, seed: int, players: int) -> int:
    """Games of Face de bouc against the clock, in cards."""
    bots, stream = (bot(stronger, "face-de-bouc"), bot(weaker, "face-de-bouc")), Stream.seeded(seed)
    margin = 0
    for side in SIDES:
        table = _seated(*bots, side, players)
        played = play_clocked(FaceDeBouc(), bouc_setup(players), Seeded(seed), table, stream, Elapsed)
        margin += _more(played.state.outcome, side)
    return margin


def mayhem(stronger: str, weaker: str, seed: int, players: int) -> int:
    """Games of Moose Match Mayhem against the clock, in points."""
    bots, stream = (bot(stronger, "moose-match-mayhem"), bot(weaker, "moose-match-mayhem")), Stream.seeded(seed)
    margin = 0
    for side in SIDES:
        table = _seated(*bots, side, players)
        played = play_clocked(MooseMatchMayhem(), mayhem_setup(players), Seeded(seed), table, stream, Elapsed)
        margin += _more(played.state.outcome, side)
    return margin


CONTESTS: Final = (
    Contest("moustache", "greedy", "random", "stars", moustache, 1_000, 60),
    Contest("moustache", "monte-carlo 20", "greedy", "stars", moustache, 1_000, 30),
    Contest("moose-in-the-house", "greedy", "random", "moose", house, 500, 100),
    Contest("moose-in-the-house", "monte-carlo 40", "greedy", "moose", house, 100, 12, 2),
    Contest("moose-in-the-house", "monte-carlo 40", "greedy", "moose", house_alone, 40, 12, 4, games=4),
    Contest("face-de-bouc", "forgetful", "random", "cards", bouc, 100, 4),
    Contest("face-de-bouc", "attentive", "forgetful", "cards", bouc, 100, 4),
    Contest("face-de-bouc", "greedy", "attentive", "cards", bouc, 100, 4),
    Contest("moose-match-mayhem", "greedy", "random", "sets", mayhem, 100, 8),
    Contest("moose-match-mayhem", "greedy-slow", "random-quick", "sets", mayhem, 100, 8),
    Contest("moose-match-mayhem", "greedy", "greedy-slow", "sets", mayhem, 100, 8),
    Contest("moose-match-mayhem", "greedy-quick", "greedy", "sets", mayhem, 100, 12),
)
HEAD: Final = (
    "| game | players | stronger | weaker | games | margin a game | with 95 % confidence |",
    "|---|---:|---|---|---:|---:|---:|",
)


def main(games: list[str]) -> None:
    """Plays the contests of some games, or of all."""
    print("\n".join(HEAD))
    for contest in CONTESTS:
        if not games or contest.game in games:
            print(contest.row(contest.margins(contest.deals)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
