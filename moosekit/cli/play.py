"""``moosekit play``: a game against bots in a terminal."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import dataclass

from moosekit.bots import BOTS
from moosekit.cli.kits import kit_of
from moosekit.cli.parsing import Failed, Parser, whole
from moosekit.cli.seated import Seated
from moosekit.cli.sitting import Sitting
from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat
from moosekit.core.seed import SHORT_SEEDS, BadSeed, checked_seed
from moosekit.core.session import Session
from moosekit.core.stream import MASK, Stream
from moosekit.games import GAMES, USUAL_PLAYERS
from moosekit.words.catalogue import fill, text


@dataclass(frozen=True, slots=True)
class Options:
    """What the person asked for. Seats are counted from 1 here, as people do."""

    game: str
    players: str
    seat: str
    seed: str | None
    bots: str
    language: str


def describe(parser: Parser) -> None:
    """The words that this command understands."""
    usual = str(USUAL_PLAYERS)
    parser.add_argument("game", metavar="GAME", help=parser.says("cli.help.game", games=", ".join(GAMES)))
    parser.add_argument("--players", default=usual, help=parser.says("cli.help.play.players", usual=usual))
    parser.add_argument("--seat", default="1", help=parser.says("cli.help.play.seat"))
    parser.add_argument("--seed", help=parser.says("cli.help.play.seed"))
    parser.add_argument("--bots", default="greedy", help=parser.says("cli.help.play.bots"))


def run(told: argparse.Namespace) -> None:
    """Does what was asked for."""
    play(Options(told.game, told.players, told.seat, told.seed, told.bots, told.language))


def play(options: Options) -> None:
    """Plays a game until it ends, the person leaves, or there is nothing more to read.

    Raises:
        Failed: there is no such game, seat, seed, bot or language, or not for so many players.
    """
    if options.game not in GAMES:
        raise _failed(options, "bad-game", options.game, games=", ".join(GAMES))
    kit = kit_of(options.game)
    players = _players(options, kit.game.id, kit.players)
    seat = _seat(options, players)
    seed = _seed(options)
    kinds = BOTS[kit.game.id]
    if options.bots not in kinds:
        raise _failed(options, "bad-bots", options.bots, kinds=", ".join(kinds))
    bots = [kit.bot("greedy" if other == seat else options.bots) for other in range(players)]
    session = Session(kit.game, kit.setup(players), Seeded(seed))
    seated = Seated(kit, session, seat, bots, Stream.seeded(seed).child("players"))
    Sitting(seated, players, seed, options.language).play()


def _players(options: Options, game: str, possible: tuple[int, ...]) -> int:
    players = whole(options.players)
    if players not in possible:
        title = text(f"cli.title.{game}", options.language)
        raise _failed(options, "bad-players", options.players, game=title, least=possible[0], most=possible[-1])
    return players


def _seat(options: Options, players: int) -> Seat:
    seat = whole(options.seat)
    if seat is None or not 1 <= seat <= players:
        raise _failed(options, "bad-seat", options.seat, players=players)
    return Seat(seat - 1)


def _seed(options: Options) -> int:
    if options.seed is None:
        return secrets.randbelow(SHORT_SEEDS)
    try:
        return checked_seed(whole(options.seed))
    except BadSeed:
        raise _failed(options, "bad-seed", options.seed, most=MASK) from None


def _failed(options: Options, key: str, found: str, **facts: str | int) -> Failed:
    return Failed(fill(f"cli.play.{key}", options.language, {"found": found[:40], **facts}))
