"""The result of a simulation: columns of numbers, and every single round of it as a game to step through."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence, Sized
from concurrent.futures import Executor
from fractions import Fraction
from operator import index
from typing import TYPE_CHECKING, Final, Generic, SupportsIndex, TextIO, TypeAlias, TypeVar, cast

from moosekit.batch.chunks import SLAB, batchable, has_numpy
from moosekit.batch.columns import Cell, Column, GameLine, RoundLine, game_columns, round_columns
from moosekit.batch.engine import AnySession, MoustacheSession, line_of_game, line_of_round, play_game, play_round
from moosekit.batch.estimate import Estimate, estimate_mean, estimate_share, yes_or_no
from moosekit.batch.plan import Plan
from moosekit.batch.running import ChunkFault, run
from moosekit.batch.store import Store
from moosekit.words.catalogue import catalogue
from moosekit.words.progress import Progress, looked_at

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from moosekit.words.table import Table

__all__ = ["AnySimulation", "BadSimulation", "Games", "Rounds", "Simulation", "Unfinished"]

L_co = TypeVar("L_co", covariant=True)
G_co = TypeVar("G_co", covariant=True)
T = TypeVar("T")
#: rounds in a chunk: of some games the engine plays five in a second; of the arrays' rounds few enough that two workers
#: end at about the same time, many enough (a thirtieth of a second) that handing them over costs little
CHUNK_OF_ENGINE: Final = 5
CHUNK_OF_BATCH: Final = SLAB
MOST: Final = 1_000_000_000


class BadSimulation(ValueError):
    """What was asked for cannot be simulated; says what would be right."""


def check_count(name: str, value: int, most: int) -> None:
    """Refuses what is no whole number from 1 to so many.

    Raises:
        BadSimulation: says what was found, and what would be right.
    """
    if isinstance(value, bool) or not isinstance(cast("object", value), int) or not 1 <= value <= most:
        raise BadSimulation(f"{name} is {value!r:.60}: expected a whole number from 1 to {most:,}")


def _index(number: object) -> int:
    """A whole number, of Python or of NumPy.

    Raises:
        TypeError: it is none.
    """
    if isinstance(number, bool) or not isinstance(number, SupportsIndex):
        raise TypeError(f"{number!r:.60} is no number of a round: expected a whole number, such as simulation[0]")
    return index(number)


def _is_a_row(values: object) -> bool:
    """Whether these have a length and an order, as lists and columns have."""
    return isinstance(values, Sized) and hasattr(values, "__getitem__") and not isinstance(values, (str, Mapping))


def _no_function(name: str, value: object, what: str) -> BadSimulation:
    return BadSimulation(f"{name} is {value!r:.60}: expected a function of a line, {what}")


class Unfinished(RuntimeError):
    """A simulation has stopped before its end. ``part`` has all that was finished; ``part.resume()`` plays the rest."""

    def __init__(self, problem: str, part: AnySimulation) -> None:
        self.part = part
        super().__init__(problem)


class Simulation(ABC, Generic[L_co, G_co]):
    """Rounds that were simulated. ``simulate`` makes one; equal seeds give equal rounds, however they were played.

    ``len`` is the number of rounds that are ready, from the first on without a gap; ``asked`` how many there will be.
    ``simulation[k]`` is round k as a game, played again by the engine, to be stepped through and explained.
    """

    def __init__(self, plan: Plan, store: Store) -> None:
        self.plan = plan
        self._store = store

    @abstractmethod
    def __getitem__(self, number: int) -> G_co:
        """Round ``number`` (from 0; below 0 from the end) as a game that was played, to step through and explain.

        Raises:
            TypeError: this is no whole number.
            IndexError: there is no such round.
        """

    @abstractmethod
    def line(self, number: int) -> L_co:
        """What is kept of one round, in numbers. Where columns were left out, the engine plays it again.

        Raises:
            TypeError: this is no whole number.
            IndexError: there is no such round, or it is not ready.
        """

    @property
    def asked(self) -> int:
        """How many rounds were asked for."""
        return self._store.total

    @property
    def complete(self) -> bool:
        """Whether all of them are ready."""
        return len(self) == self.asked

    def __len__(self) -> int:
        return self._store.ready

    def __repr__(self) -> str:
        ready = f"{len(self):,}" if self.complete else f"{len(self):,} of {self.asked:,}"
        return f"{type(self).__name__}({ready} of {self.plan.game}, seed {self.plan.seed})"

    def seed_of(self, number: int) -> int:
        """The seed of the game of one round.

        Raises:
            TypeError: this is no whole number.
            IndexError: there is no such round.
        """
        return self.plan.seed_of(self._number(number))

    def lines(self) -> Iterator[L_co]:
        """All rounds that are ready, in numbers, in order."""
        return (self.line(number) for number in range(len(self)))

    def column(self, name: str) -> memoryview[int]:
        """All numbers of a column in one row, without NumPy. A round has ``spec(name).count`` of them.

        Raises:
            KeyError: no such column was kept; lists those there are.
        """
        return self._store.column(name)

    def cell(self, name: str, number: int) -> Cell:
        """The value of a column in one round.

        Raises:
            KeyError: as ``column`` does.
            TypeError: this is no whole number.
            IndexError: there is no such round, or it is not ready.
        """
        return self._store.cell(name, self._ready_number(number))

    def spec(self, name: str) -> Column:
        """A column's type, and the shape of one round's value.

        Raises:
            KeyError: as ``column`` does.
        """
        return self._store[name]

    @property
    def kept(self) -> tuple[Column, ...]:
        """The columns that were kept."""
        return self._store.columns

    def columns(self) -> dict[str, npt.NDArray[np.generic]]:
        """All columns as NumPy arrays, rounds first. They look at the kept numbers, which are not copied.

        Raises:
            ModuleNotFoundError: NumPy is not installed (the extra ``sim`` brings it); ``column`` does without.
        """
        if not has_numpy():
            raise ModuleNotFoundError("columns() needs NumPy: pip install moosekit[sim]; column(name) does without")
        import numpy as np

        return {
            column.name: np.asarray(self.column(column.name)).reshape(len(self), *column.shape)
            for column in self._store.columns
        }

    def find(self, condition: Callable[[L_co], bool] | Sequence[bool], most: int = 10) -> tuple[int, ...]:
        """The numbers of the first rounds in which something holds, so many at most.

        ``condition`` looks at a line, or is a whole column of yes and no, such as ``columns()["stolen"] == 14``.

        Raises:
            BadSimulation: neither of these, or no number of rounds.
            TypeError: what the condition gives, or the column holds, is neither yes nor no.
            ValueError: a column that has not one yes or no for each round that is ready.
        """
        check_count("most", most, MOST)
        if not callable(condition) and not _is_a_row(condition):
            raise _no_function("condition", condition, "or a column of yes and no")
        if not callable(condition) and len(condition) != len(self):
            raise ValueError(f"the column has {len(condition):,} values, and {len(self):,} rounds are ready")
        found: list[int] = []
        for number in range(len(self)):
            if len(found) >= most:
                break
            if yes_or_no(condition(self.line(number)) if callable(condition) else condition[number]):
                found.append(number)
        return tuple(found)

    def share(self, condition: Callable[[L_co], bool]) -> Estimate:
        """In which share of the rounds something holds, with Wilson's interval.

        Raises:
            BadSimulation: nobody can call the condition.
            TypeError: it gives neither yes nor no.
            ValueError: no round is ready.
        """
        if not callable(condition):
            raise _no_function("condition", condition, "that says yes or no")
        return estimate_share(condition(line) for line in self.lines())

    def mean(self, number: Callable[[L_co], float | Fraction]) -> Estimate:
        """The mean of a number of each round, whole or not, with its standard error. It is added up exactly.

        Raises:
            BadSimulation: nobody can call the number.
            TypeError: it gives no number.
            ValueError: no round is ready.
        """
        if not callable(number):
            raise _no_function("number", number, "that gives a number")
        return estimate_mean(number(line) for line in self.lines())

    def summary(self, language: str = "en") -> Table:
        """The most important estimates as a table."""
        from moosekit.batch.summary import summary

        return summary(self, language)

    def write_csv(self, file: TextIO) -> None:
        """All ready rounds as a table of comma-separated values, a head line first."""
        from moosekit.batch.export import write_csv

        write_csv(self, file)

    def resume(
        self,
        *,
        executor: Executor | None = None,
        chunk: int | None = None,
        progress: bool = True,
        language: str = "en",
    ) -> None:
        """Plays what is still missing; at once over where nothing is.

        Ctrl-C stops it; what is finished stays, and ``resume`` goes on from there.

        Raises:
            BadSimulation: a chunk of so many rounds cannot be, or the executor is none.
            UnknownLanguage: there are no words in this language.
            Unfinished: a round could not be played, or a worker or the executor has failed; what is finished stays.
        """
        check_count("chunk", 1 if chunk is None else chunk, MOST)
        if executor is not None and not callable(getattr(executor, "submit", None)):
            raise BadSimulation(f"executor is {executor!r:.60}: expected one such as ProcessPoolExecutor(2), or None")
        catalogue(language)  # refuses an unknown language before any work is done
        size = chunk or (CHUNK_OF_BATCH if batchable(self.plan) and has_numpy() else CHUNK_OF_ENGINE)
        page = looked_at() if progress else None
        try:
            with Progress(self.asked, language, page) as bar:
                run(self.plan, self._store, size, executor, bar.tell)
        except KeyboardInterrupt:
            return
        except ChunkFault as fault:
            raise Unfinished(self._told(fault, executor), self) from fault

    def _told(self, fault: ChunkFault, executor: Executor | None) -> str:
        finished, asked = f"{self._store.finished:,}", f"{self.asked:,}"
        if executor is None:
            return (
                f"a round could not be played ({fault}); {finished} of {asked} rounds are finished and kept: the"
                " fault's part.resume() tries the rest again"
            )
        return (
            f"a worker has failed ({fault}); {finished} of {asked} rounds are finished and kept: the fault's"
            " part.resume(executor=…) plays the rest"
        )

    def _number(self, number: int) -> int:
        """A number from 0 on.

        Raises:
            TypeError: this is no whole number.
            IndexError: there is no such round.
        """
        number = _index(number)
        if not -self.asked <= number < self.asked:
            raise IndexError(f"there is no round {number!r}: this simulation has {self.asked:,}, numbered from 0")
        return number % self.asked

    def _ready_number(self, number: int) -> int:
        number = self._number(number)
        if number >= len(self):
            raise IndexError(f"round {number:,} is not ready: {len(self):,} of {self.asked:,} are; resume() goes on")
        return number

    def _kept_line(self, number: int, make: Callable[..., T]) -> T | None:
        """A line from the kept columns; ``None`` where some were left out."""
        number = self._ready_number(number)
        if self._store.columns != self._all_columns():
            return None
        return make(*(self._store.cell(column.name, number) for column in self._store.columns))

    @abstractmethod
    def _all_columns(self) -> tuple[Column, ...]: ...


AnySimulation: TypeAlias = Simulation[object, object]


class Rounds(Simulation[RoundLine, MoustacheSession]):
    """Rounds of Moustache."""

    def __getitem__(self, number: int) -> MoustacheSession:
        """Round ``number`` as a game that was played."""
        return play_round(self.plan, self._number(number))

    def line(self, number: int) -> RoundLine:
        """One round in numbers."""
        return self._kept_line(number, RoundLine) or line_of_round(self.plan, self._number(number))

    def _all_columns(self) -> tuple[Column, ...]:
        return round_columns(len(self.plan.bots))


class Games(Simulation[GameLine, AnySession]):
    """Games of another kind."""

    def __getitem__(self, number: int) -> AnySession:
        """Game ``number`` as it was played."""
        return play_game(self.plan, self._number(number))

    def line(self, number: int) -> GameLine:
        """One game in numbers."""
        return self._kept_line(number, GameLine) or line_of_game(self.plan, self._number(number))

    def _all_columns(self) -> tuple[Column, ...]:
        return game_columns(len(self.plan.bots))
