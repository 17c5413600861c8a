"""However the work is shared, cut, stopped and taken up again, the numbers are the same, to the bit."""

from __future__ import annotations

import io
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

import pytest

from moosekit.batch import BadSimulation, Rounds, Unfinished, chunks, running, simulate
from moosekit.batch.columns import Block, Column
from moosekit.batch.plan import Plan
from moosekit.batch.store import Store
from moosekit.words.progress import Progress

P = ParamSpec("P")
T = TypeVar("T")
ASKED = 2_000


def rounds(*, chunk: int | None = None, executor: Executor | None = None, workers: int = 1) -> Rounds:
    row = "twos-win,pass-three"
    return simulate(ASKED, seed=3, row=row, players=5, chunk=chunk, executor=executor, workers=workers)


def data(simulation: Rounds) -> list[bytes]:
    return [simulation.column(column.name).tobytes() for column in simulation.kept]


WHOLE = data(rounds())


@pytest.mark.parametrize("chunk", [1, 700, 5_000])
def test_chunks_of_any_size(chunk: int) -> None:
    """Chunks of one round are played by the engine, so that this compares the two once more."""
    if chunk == 1:
        few = simulate(30, seed=3, row="twos-win,pass-three", players=5, chunk=1)
        assert data(few) == [part[: 30 * column.size] for part, column in zip(WHOLE, few.kept, strict=True)]
    else:
        assert data(rounds(chunk=chunk)) == WHOLE


def test_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "has_numpy", lambda: False)
    few = simulate(40, seed=3, row="twos-win,pass-three", players=5)
    assert data(few) == [part[: 40 * column.size] for part, column in zip(WHOLE, few.kept, strict=True)]


def test_threads_and_processes() -> None:
    with ThreadPoolExecutor(3) as threads:
        assert data(rounds(executor=threads, chunk=130)) == WHOLE
    assert data(rounds(workers=2, chunk=600)) == WHOLE


class Odd(Executor):
    """Works at once, but gives each answer only when as many as it can hold are asked for, the last one first."""

    def __init__(self) -> None:
        self.late: list[Callable[[], None]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self.late.append(lambda: future.set_result(fn(*args, **kwargs)))
        if len(self.late) == 4:
            for answer in reversed(self.late):
                answer()
            self.late.clear()
        return future


def test_answers_that_come_late_and_in_another_order() -> None:
    assert data(rounds(executor=Odd(), chunk=125)) == WHOLE  # 16 chunks: the last four come together


def test_a_dask_cluster_with_a_worker_killed_midway() -> None:
    distributed = pytest.importorskip("distributed")
    settings = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with (
        distributed.LocalCluster(**settings) as cluster,
        distributed.Client(cluster) as client,
        client.get_executor(pure=False) as executor,
    ):
        assert data(rounds(executor=executor, chunk=300)) == WHOLE
        victim = next(iter(cluster.workers.values())).pid
        killing = _Killing(executor, after=3, victim=victim)
        assert data(rounds(executor=killing, chunk=100)) == WHOLE
        assert killing.killed


class _Killing(Executor):
    """Passes everything on, and after a few calls kills one worker."""

    def __init__(self, executor: Executor, after: int, victim: int) -> None:
        self._executor, self._after, self._victim = executor, after, victim
        self.killed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self._after -= 1
        if self._after == 0:
            os.kill(self._victim, signal.SIGKILL)
            self.killed = True
        return self._executor.submit(fn, *args, **kwargs)


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_pool_whose_worker_dies_keeps_what_is_finished() -> None:
    """It tells so in a sentence, and ``part.resume`` plays the rest."""
    simulation = rounds(chunk=500)
    sentence = r"a worker has failed \(BrokenProcessPool: .*of 2,000 rounds"
    with ProcessPoolExecutor(1) as pool, pytest.raises(Unfinished, match=sentence) as fault:
        rounds(executor=_Dying(pool, after=2), chunk=500)
    part = fault.value.part
    assert isinstance(part, Rounds)
    assert len(part) < ASKED
    for wrong in (-1, 0, 2.5, "x"):
        with pytest.raises(BadSimulation, match=f"chunk is {wrong!r}: expected a whole number from 1 to"):
            part.resume(chunk=wrong)  # type: ignore[arg-type] # what a person may try
    part.resume(chunk=333)
    assert len(part) == ASKED
    assert data(part) == data(simulation) == WHOLE


class _Dying(Executor):
    """Passes the first calls on, waits for them, and then has the worker killed."""

    def __init__(self, executor: Executor, after: int) -> None:
        self._executor, self._after = executor, after

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self._after -= 1
        if self._after < 0:
            self._executor.submit(_die).exception()
        future = self._executor.submit(fn, *args, **kwargs)
        if self._after >= 0:
            future.result()
        return future


def test_no_more_processes_than_rounds_are_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many took a quarter of a minute to begin."""
    asked: list[int] = []

    def pool(workers: int, **_more: object) -> ThreadPoolExecutor:
        asked.append(workers)
        return ThreadPoolExecutor(workers)

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", pool)
    simulate(3, seed=1, workers=256)
    assert asked == [3]


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C in the third chunk, and not again."""
    calls = iter(range(100))

    def impatient(plan: Plan, columns: tuple[Column, ...], first: int, count: int) -> Block:
        if next(calls) == 2:
            raise KeyboardInterrupt
        return chunks.play_chunk(plan, columns, first, count)

    monkeypatch.setattr(running, "play_chunk", impatient)


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_keeps_what_is_finished() -> None:
    part = rounds(chunk=600)  # four chunks alike
    assert (len(part), part.asked, part.complete) == (1_000, ASKED, False)
    assert repr(part) == "Rounds(1,000 of 2,000 of moustache, seed 3)"
    assert part.line(999) == rounds().line(999)
    with pytest.raises(IndexError, match=r"round 1,000 is not ready: 1,000 of 2,000 are; resume\(\) goes on"):
        part.line(1_000)
    assert "1000 of 2000 simulated so far" in str(part.summary())
    part.resume()
    assert data(part) == WHOLE


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_loses_little_of_a_game_that_takes_long() -> None:
    """Of some games the engine plays five in a second: what is half done is a second's work, not ten."""
    part = simulate(40, seed=3, game="moose-in-the-house")
    assert 0 < len(part) < 40


def test_ctrl_c_in_a_terminal_is_left_to_the_one_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reaches the workers, too; they finish their chunks, and nothing is lost or told twice."""
    puts = iter(range(1000))

    def struck(store: Store, block: Block) -> None:
        if next(puts) == 3:
            for worker in multiprocessing.active_children():
                os.kill(worker.pid or 0, signal.SIGINT)
        put(store, block)

    put = Store.put
    monkeypatch.setattr(Store, "put", struck)
    assert data(rounds(workers=2, chunk=100)) == WHOLE


def test_a_column_to_look_for_has_one_value_a_round() -> None:
    few = simulate(20, seed=3)
    with pytest.raises(ValueError, match="the column has 2 values, and 20 rounds are ready"):
        few.find([True, False])
    assert few.find([number > 3 for number in range(20)], 2) == (4, 5)
    assert few.find(lambda line: max(line.stars) >= 0, 1) == (0,)


def test_a_longer_simulation_begins_like_a_shorter_one() -> None:
    longer = simulate(ASKED + 77, seed=3, row="twos-win,pass-three", players=5)
    assert [part[: len(whole)] for part, whole in zip(data(longer), WHOLE, strict=True)] == WHOLE


def test_other_games_on_workers() -> None:
    for game in ("moose-in-the-house", "moose-match-mayhem", "face-de-bouc"):
        one, two = (simulate(2, seed=5, game=game, workers=workers, chunk=1) for workers in (1, 2))
        assert list(one.lines()) == list(two.lines())


def test_progress_is_told_to_the_patient_only() -> None:
    page, times = io.StringIO(), iter([0.0, 1.9, 3.0, 3.1, 7000.0])
    with Progress(1_000_000, "fr", page, lambda: next(times)) as progress:
        progress.tell(10)
        assert page.getvalue() == ""
        progress.tell(100_000)
        progress.tell(200_000)  # too soon after the last time
        progress.tell(500_000)
    lines = [line.strip() for line in page.getvalue().split("\r") if line.strip()]
    assert lines == [
        "100\u202f000 sur 1\u202f000\u202f000, encore 27 secondes environ",
        "500\u202f000 sur 1\u202f000\u202f000, encore 2\u00a0h environ",
    ]
