"""``simulate``: rounds by the thousand, of any of the four games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from signal import SIG_IGN, SIGINT, signal
from typing import Final, Literal, cast, overload

from moosekit.batch.columns import Column, game_columns, round_columns
from moosekit.batch.engine import bot_of
from moosekit.batch.plan import Plan
from moosekit.batch.simulation import MOST, BadSimulation, Games, Rounds, check_count
from moosekit.batch.store import Store
from moosekit.bots import BOTS, UnknownBot
from moosekit.bots.policies import POLICIES
from moosekit.core.json_data import is_text
from moosekit.core.kinds import WHOLE
from moosekit.core.refusal import BadSetup
from moosekit.core.seed import BadSeed, checked_seed
from moosekit.games import GAMES, USUAL_PLAYERS, setups
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import Setup
from moosekit.tricks.row import Reading

__all__ = ["simulate"]

MOST_WORKERS: Final = 256
#: what is kept of a simulation has to fit into the memory of a small machine
MOST_BYTES: Final = 4 * 2**30


class TooLarge(BadSimulation):
    """A simulation that takes more memory than is kept."""


@overload
def simulate(
    n: int,
    *,
    seed: int,
    game: Literal["moustache"] = "moustache",
    players: int = USUAL_PLAYERS,
    row: str | tuple[str | RuleCard, ...] = "",
    reading: str = Reading.LAST_WORD,
    setup: Setup | None = None,
    bots: str | Sequence[str] = "random",
    keep: Sequence[str] | None = None,
    workers: int = 1,
    executor: Executor | None = None,
    chunk: int | None = None,
    progress: bool = True,
    language: str = "en",
) -> Rounds: ...
@overload
def simulate(
    n: int,
    *,
    seed: int,
    game: str,
    players: int = USUAL_PLAYERS,
    row: str | tuple[str | RuleCard, ...] = "",
    reading: str = Reading.LAST_WORD,
    setup: object = None,
    bots: str | Sequence[str] = "random",
    keep: Sequence[str] | None = None,
    workers: int = 1,
    executor: Executor | None = None,
    chunk: int | None = None,
    progress: bool = True,
    language: str = "en",
) -> Games | Rounds: ...
def simulate(
    n: int,
    *,
    seed: int,
    game: str = "moustache",
    players: int = USUAL_PLAYERS,
    row: str | tuple[str | RuleCard, ...] = "",
    reading: str = Reading.LAST_WORD,
    setup: object = None,
    bots: str | Sequence[str] = "random",
    keep: Sequence[str] | None = None,
    workers: int = 1,
    executor: Executor | None = None,
    chunk: int | None = None,
    progress: bool = True,
    language: str = "en",
) -> Games | Rounds:
    """Simulates ``n`` rounds of Moustache, or ``n`` games of another kind.

    The answer depends on ``n``, ``seed``, the game, its set-up and the bots, and on nothing else: not on NumPy, the
    workers, the size of chunks, or the machine. The first rounds of a longer simulation are those of a shorter one.

    Args:
        n: how many, from 1 to a thousand million.
        seed: a whole number from 0 to 2⁶⁴ − 1.
        game: the id of a game.
        players: how many sit at the table.
        row: of Moustache, the rule cards in force, as ``Trick`` takes them.
        reading: how the row is read.
        setup: a set-up in place of ``players``, ``row`` and ``reading``; of Moustache one with a single round.
        bots: who plays: one name for all seats, or one for each. Moustache has the policies of
            ``moosekit.bots.policies`` besides its bots.
        keep: the names of the columns to keep (all by default); the fewer, the less memory.
        workers: how many processes of this machine share the work.
        executor: anything that has the methods of ``concurrent.futures.Executor``, in place of ``workers``.
        chunk: rounds a chunk; only the pace depends on it.
        progress: whether to tell somebody who waits longer than two seconds how far it is.
        language: the language of that.

    Raises:
        BadSimulation: something that cannot be simulated; says what would be right.
        UnknownLanguage: there are no words in this language.
        Unfinished: a round could not be played, or a worker has failed; ``part`` has what was finished.

    >>> simulation = simulate(10, seed=7, row="twos-win")
    >>> simulation
    Rounds(10 of moustache, seed 7)
    >>> simulation.line(5).stars
    (22, 11)
    >>> simulation.find(lambda line: max(line.stars) > 22)
    (6, 7, 9)
    """
    plan = plan_of(seed, game, players, row, reading, setup, bots)
    check_count("n", n, MOST)
    if not isinstance(cast("object", progress), bool):
        raise BadSimulation(f"progress is {progress!r:.60}: expected True or False")
    check_count("workers", workers, MOST_WORKERS)
    check_count("chunk", 1 if chunk is None else chunk, MOST)
    every = (round_columns if game == "moustache" else game_columns)(len(plan.bots))
    columns = _kept(every, keep)
    size = sum(column.size for column in columns) * n
    if size > MOST_BYTES:
        raise TooLarge(
            f"{n:,} rounds need {size / 2**30:,.1f} GiB to be kept, and at most {MOST_BYTES // 2**30} are: keep fewer"
            f" columns, such as keep=({columns[-1].name!r},), or make several simulations with different seeds"
        )
    store = Store(columns, n)
    made = Rounds(plan, store) if game == "moustache" else Games(plan, store)
    if executor is None and workers > 1:
        from concurrent.futures import ProcessPoolExecutor  # a browser has no processes

        # Ctrl-C reaches every process of a terminal: the workers leave it to this one, which asks for no more chunks
        with ProcessPoolExecutor(min(workers, n), initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
            made.resume(executor=pool, chunk=chunk, progress=progress, language=language)
    else:
        made.resume(executor=executor, chunk=chunk, progress=progress, language=language)
    return made


def plan_of(
    seed: int,
    game: str = "moustache",
    players: int = USUAL_PLAYERS,
    row: str | tuple[str | RuleCard, ...] = "",
    reading: str = Reading.LAST_WORD,
    setup: object = None,
    bots: str | Sequence[str] = "random",
) -> Plan:
    """The plan of a simulation, checked.

    Raises:
        BadSimulation: as ``simulate`` does.
    """
    if game not in GAMES:
        raise BadSimulation(f"there is no game {game!r:.60}; there are {', '.join(GAMES)}")
    try:
        checked_seed(seed)
    except BadSeed as fault:
        raise BadSimulation(str(fault)) from None
    made = _setup(game, players, row, reading) if setup is None else setup
    if not isinstance(made, type(cast("object", setups(game).standard(USUAL_PLAYERS)))):
        raise BadSimulation(
            f"the set-up {made!r:.60} is none of {game}: expected one as its standard({USUAL_PLAYERS}) makes"
        )
    if isinstance(made, Setup) and made.rounds != 1:
        raise BadSimulation(
            f"the set-up has {made.rounds} rounds, and single rounds are simulated: replace(setup, rounds=1), with"
            " face_up=4 for a row that lies open"
        )
    return Plan(game, made, _bots(game, cast("Setup", made).players, bots), seed)


def _setup(game: str, players: int, row: str | tuple[str | RuleCard, ...], reading: str) -> object:
    if reading not in tuple(Reading):
        raise BadSimulation(f"the reading is {reading!r:.60}; there are {', '.join(Reading)}")
    if not WHOLE.fits(players):
        raise BadSimulation(f"players is {players!r:.60}: expected a whole number")
    try:
        if game == "moustache":
            cards = row_of(row)
            return Setup(players, row=cards, face_up=len(cards), reading=Reading(reading), rounds=1, name="simulated")
        if row:
            raise BadSimulation(f"{game} has no row of rule cards, but {row!r:.60} was given")
        return cast("object", setups(game).standard(players))
    except (BadSetup, ValueError) as fault:
        raise BadSimulation(str(fault)) from None


def _bots(game: str, players: int, bots: str | Sequence[str]) -> tuple[str, ...]:
    if not isinstance(cast("object", bots), Iterable):
        raise BadSimulation(f"the bots are {bots!r:.60}: expected a name such as 'random', or one for each seat")
    names = (bots,) * players if isinstance(bots, str) else tuple(bots)
    known = dict.fromkeys((*(POLICIES if game == "moustache" else ()), *BOTS[game]))
    if len(names) != players:
        raise BadSimulation(f"{len(names)} bots for {players} seats: give one name for all, or one for each seat")
    for name in names:
        try:
            bot_of(game, str(name))
        except UnknownBot:
            raise BadSimulation(f"there is no bot {name!r:.60} for {game}; there are {', '.join(known)}") from None
    return names


def _kept(columns: tuple[Column, ...], keep: Sequence[str] | None) -> tuple[Column, ...]:
    if keep is None:
        return columns
    if not isinstance(cast("object", keep), Iterable):
        raise BadSimulation(f"the columns to keep are {keep!r:.60}: expected names such as ('winner', 'stars')")
    names = (keep,) if isinstance(keep, str) else tuple(keep)
    known = {column.name: column for column in columns}
    for name in names:
        if not is_text(name) or name not in known:
            raise BadSimulation(f"there is no column {name!r:.60} to keep; there are {', '.join(known)}")
    return tuple(column for column in columns if column.name in names)
