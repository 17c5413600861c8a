"""Whatever fails while rounds are played, what is finished is kept, and the fault is told."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import ParamSpec, TypeVar, cast

import pytest

from moosekit.batch import Rounds, Unfinished, simulate
from moosekit.batch.columns import Block
from moosekit.games.moustache.rule_card import OwnCard
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import TrickCard
from moosekit.words.faults import say_fault
from tests.batch.test_running import data

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True, repr=False)
class _Broken(OwnCard):
    """A card that somebody is still writing."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """Fails."""
        raise KeyError("oops")


def test_a_card_of_ones_own_that_fails_in_a_worker_is_named() -> None:
    """Its exception cannot travel between processes; it was told as a process that had been terminated."""
    card = _Broken.named("broken", title="Broken", text="It fails.")
    with ProcessPoolExecutor(1) as pool, pytest.raises(Unfinished) as fault:
        simulate(5, seed=1, row=(card,), executor=pool)
    assert "(BrokenRule: the rule card 'own:broken' is broken: it raised KeyError: 'oops'); 0 of 5" in str(fault.value)


class _Odd(Executor):
    """Gives at once what it was told to give."""

    def __init__(self, given: object) -> None:
        self._given = given

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return cast("Future[T]", self._given)


def test_an_executor_that_gives_something_else_is_told() -> None:
    nonsense: Future[object] = Future()
    nonsense.set_result("nonsense")
    for given, sentence in (
        (5, "the executor gave 5, where a Future was expected"),
        (nonsense, "a chunk came back as 'nonsense', where a block of rounds was expected"),
    ):
        with pytest.raises(Unfinished) as fault:
            simulate(5, seed=1, executor=_Odd(given))
        assert f"a worker has failed ({sentence}); 0 of 5 rounds are finished" in str(fault.value)
        fault.value.part.resume()
        assert fault.value.part.complete


class _Spoiled(Executor):
    """Works at once; ``spoil`` is told the number of each call and its answer, and gives what is handed on."""

    def __init__(self, spoil: Callable[[int, Future[Block]], object]) -> None:
        self._spoil, self._calls = spoil, 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        self._calls += 1
        return cast("Future[T]", self._spoil(self._calls, cast("Future[Block]", future)))


def _cancelled() -> Future[Block]:
    future: Future[Block] = Future()
    assert future.cancel()
    return future


def _failed(fault: BaseException) -> Future[Block]:
    future: Future[Block] = Future()
    future.set_exception(fault)
    return future


def _raises(fault: BaseException) -> Future[Block]:
    raise fault


FEW = simulate(40, seed=1)


FAILING: list[tuple[Callable[[], Future[Block]], str]] = [
    (lambda: _raises(BrokenExecutor("it has died")), "BrokenExecutor: it has died"),
    (lambda: _raises(RuntimeError("after shutdown")), "RuntimeError: after shutdown"),
    (_cancelled, "CancelledError"),
    (lambda: _failed(ValueError("no")), "ValueError: no"),
    (lambda: _failed(SystemExit(3)), "SystemExit: 3"),
    (lambda: _failed(GeneratorExit()), "GeneratorExit"),
]


@pytest.mark.parametrize(("spoiled", "sentence"), FAILING)
def test_what_is_finished_is_kept_however_the_executor_fails(
    spoiled: Callable[[], Future[Block]], sentence: str
) -> None:
    """The fourth chunk fails; the three before it are there."""
    executor = _Spoiled(lambda call, future: spoiled() if call == 4 else future)
    with pytest.raises(Unfinished) as fault:
        simulate(40, seed=1, executor=executor, chunk=5)
    assert f"a worker has failed ({sentence}); " in str(fault.value)
    assert fault.value.__cause__ is not None
    assert fault.value.__cause__.__cause__ is not None
    part = fault.value.part
    assert isinstance(part, Rounds)
    assert len(part) == 15
    part.resume()
    assert data(part) == data(FEW)


def test_ctrl_c_while_a_chunk_is_handed_over_keeps_what_is_finished() -> None:
    part = simulate(
        40, seed=1, chunk=5, executor=_Spoiled(lambda n, one: _raises(KeyboardInterrupt()) if n == 4 else one)
    )
    assert len(part) == 15
    part.resume()
    assert data(part) == data(FEW)


SPOILT: list[tuple[Callable[[Block], Block], str]] = [
    (lambda block: block._replace(first=0), "5 rounds from number 0 on, where 5 from number 15 on were asked for"),
    (lambda block: block._replace(first=1000), "5 rounds from number 1000 on, where 5 from number 15"),
    (lambda block: block._replace(rounds=0), "0 rounds from number 15 on, where 5 from"),
    (lambda block: block._replace(data=()), "columns of [] bytes, where [5] were expected"),
    (lambda block: block._replace(data=tuple(part[:-1] for part in block.data)), "columns of [4] bytes, where [5]"),
    (lambda block: block._replace(data=tuple(part + b"x" for part in block.data)), "columns of [6] bytes"),
    (lambda block: block._replace(data=cast("tuple[bytes, ...]", ([1, 2],))), "columns of [None] bytes"),
]


@pytest.mark.parametrize(("spoil", "sentence"), SPOILT)
def test_a_block_that_nobody_asked_for_is_refused(spoil: Callable[[Block], Block], sentence: str) -> None:
    """It gave other winners, or fewer rounds, as if all were well."""

    def spoiled(call: int, future: Future[Block]) -> Future[Block]:
        other: Future[Block] = Future()
        other.set_result(spoil(future.result()) if call == 4 else future.result())
        return other

    with pytest.raises(Unfinished) as fault:
        simulate(40, seed=1, keep="crown", chunk=5, executor=_Spoiled(spoiled))
    assert f"a worker has failed (a chunk came back with {sentence}" in str(fault.value)
    part = fault.value.part
    assert isinstance(part, Rounds)
    assert len(part) == 15
    part.resume()
    assert part.column("crown").tolist() == FEW.column("crown").tolist()


def test_a_future_that_comes_twice_is_refused() -> None:
    """The chunk that it stood for the first time was never looked at."""
    first: list[Future[Block]] = []

    def again(_call: int, future: Future[Block]) -> Future[Block]:
        first.append(future)
        return first[0]

    with pytest.raises(Unfinished, match="the executor gave the same Future twice") as fault:
        simulate(40, seed=1, executor=_Spoiled(again), chunk=5)
    assert len(fault.value.part) == 5


@dataclass(frozen=True, slots=True, repr=False)
class _Late(OwnCard):
    """A card that fails when it has been asked four hundred times."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """Fails late."""
        if next(ASKINGS) >= 400:
            raise KeyError("oops")
        return contest


ASKINGS = count()


def test_a_card_of_ones_own_that_fails_late_leaves_the_rounds_before() -> None:
    """Ten tricks a round: forty rounds are whole; it was a bare fault, and all of them were lost."""
    card = _Late.named("late", title="Late", text="It fails late.")
    with pytest.raises(Unfinished) as fault:
        simulate(100, seed=1, row=(card,))
    sentence = (
        "a round could not be played (BrokenRule: the rule card 'own:late' is broken: it raised KeyError: 'oops')"
    )
    assert str(fault.value).startswith(f"{sentence}; 40 of 100 rounds are finished and kept")
    assert len(fault.value.part) == 40
    assert say_fault(fault.value, "fr").startswith("une manche n'a pas pu être jouée (")


@dataclass(frozen=True, slots=True, repr=False)
class _Leaving(OwnCard):
    """A card that ends the whole program."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """Leaves."""
        raise SystemExit(3)


def test_a_card_of_ones_own_that_ends_the_worker_is_told() -> None:
    card = _Leaving.named("leaving", title="Leaving", text="It leaves.")
    with ThreadPoolExecutor(1) as threads, pytest.raises(Unfinished, match=r"a worker has failed \(SystemExit: 3\)"):
        simulate(5, seed=1, row=(card,), executor=threads)


@dataclass(frozen=True, slots=True, repr=False)
class _LeavingLate(OwnCard):
    """A card that ends the whole program when it has been asked a hundred times."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """Leaves late."""
        if next(LEAVINGS) >= 100:
            raise SystemExit(3)
        return contest


LEAVINGS = count()


def test_a_card_of_ones_own_that_ends_this_program_leaves_the_rounds_before() -> None:
    """It was out of the program, and the ten rounds before were lost."""
    card = _LeavingLate.named("leaving-late", title="Leaving late", text="It leaves late.")
    with pytest.raises(Unfinished, match=r"a round could not be played \(SystemExit: 3\); 10 of 40 rounds") as fault:
        simulate(40, seed=1, row=(card,), chunk=5)
    assert len(fault.value.part) == 10


def test_rounds_of_another_seed_are_refused() -> None:
    """They were kept as if they were those that were asked for."""
    other = simulate(5, seed=2)

    def of_another(_call: int, future: Future[Block]) -> Future[Block]:
        there: Future[Block] = Future()
        data = tuple(other.column(column.name).tobytes() for column in other.kept)
        there.set_result(future.result()._replace(data=data))
        return there

    with pytest.raises(Unfinished) as fault:
        simulate(5, seed=1, executor=_Spoiled(of_another))
    found, expected = other.seed_of(0), fault.value.part.seed_of(0)
    assert f"round 0 came back with the seed {found}, where {expected} was expected" in str(fault.value)
    assert len(fault.value.part) == 0
