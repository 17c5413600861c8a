"""Playing chunks, here or by an executor: in any order, any number at a time, always to the same result."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Final, TypeAlias, cast

from moosekit.batch.chunks import play_chunk
from moosekit.batch.columns import Block, Column
from moosekit.batch.plan import Plan
from moosekit.batch.store import Store

Tell: TypeAlias = Callable[[int], None]
"""Is told now and then how many rounds are finished."""


#: chunks that were asked for, with their first rounds and their numbers of rounds
_Asked: TypeAlias = dict[Future[Block], tuple[int, int]]
#: seconds after which chunks are looked at in any case: nobody is told of a future that a pool cancels as it closes
_LOOK: Final = 1.0


class ChunkFault(Exception):
    """A chunk was not played, here or elsewhere, or the executor failed.

    Nothing but a text, which comes back from any process, as not every exception does; the cause is chained.
    """


def run(plan: Plan, store: Store, chunk: int, executor: Executor | None, tell: Tell) -> None:
    """Plays whatever is missing in the store. What is finished when something goes wrong stays there.

    Raises:
        ChunkFault: a chunk, or the executor, has failed.
        KeyboardInterrupt: somebody had enough.
    """
    try:
        if executor is None:
            for first, count in store.missing(chunk):
                store.put(play_chunk(plan, store.columns, first, count))
                tell(store.finished)
        else:
            _share_out(plan, store, chunk, executor, tell)
    except ChunkFault:
        raise
    except (Exception, SystemExit) as fault:
        raise _told(fault) from fault


def _share_out(plan: Plan, store: Store, chunk: int, executor: Executor, tell: Tell) -> None:
    asked: _Asked = {}
    try:
        for first, count in store.missing(chunk):
            while len(asked) >= at_once():
                _collect(asked, plan, store, tell)
            future = _future(executor.submit(play_elsewhere, plan, store.columns, first, count))
            if future in asked:
                raise ChunkFault("the executor gave the same Future twice")
            asked[future] = (first, count)
        while asked:
            _collect(asked, plan, store, tell)
    finally:
        _keep(asked, plan, store)
        for future in asked:
            future.cancel()


def play_elsewhere(plan: Plan, columns: tuple[Column, ...], first: int, count: int) -> Block:
    """A chunk, played in another process or on another machine.

    Raises:
        ChunkFault: it cannot be played; says which exception says so.
    """
    try:
        return play_chunk(plan, columns, first, count)
    except (Exception, SystemExit) as fault:
        raise _told(fault) from fault


def _told(fault: BaseException) -> ChunkFault:
    return ChunkFault(f"{type(fault).__name__}: {fault}".rstrip(": "))


def _future(given: Future[Block]) -> Future[Block]:
    """What an executor gave, if it can be waited for."""
    if not isinstance(cast("object", given), Future):
        raise ChunkFault(f"the executor gave {given!r:.60}, where a Future was expected")
    return given


def _block(given: Block, columns: tuple[Column, ...], first: int, count: int) -> Block:
    """What came back, if it is the block of rounds that was asked for, byte by byte as long as it has to be."""
    if not isinstance(cast("object", given), Block):
        raise ChunkFault(f"a chunk came back as {given!r:.60}, where a block of rounds was expected")
    if (given.first, given.rounds) != (first, count):
        found = f"{given.rounds!r:.20} rounds from number {given.first!r:.20} on"
        raise ChunkFault(f"a chunk came back with {found}, where {count} from number {first} on were asked for")
    expected = [column.size * count for column in columns]
    lengths = [len(part) if isinstance(cast("object", part), bytes) else None for part in given.data]
    if lengths != expected:
        raise ChunkFault(f"a chunk came back with columns of {lengths!r:.60} bytes, where {expected} were expected")
    return given


def _check_seeds(block: Block, columns: tuple[Column, ...], plan: Plan) -> None:
    """Refuses rounds of another plan, where seeds are kept. The first and the last seed will do."""
    for column, data in zip(columns, block.data, strict=True):
        for place in (0, block.rounds - 1) if column.name == "seed" else ():
            found, expected = column.unpack(data, place), plan.seed_of(block.first + place)
            if found != expected:
                number = block.first + place
                raise ChunkFault(f"round {number} came back with the seed {found}, where {expected} was expected")


def at_once() -> int:
    """How many chunks are under way at a time: enough to keep everybody busy, few enough to need little memory."""
    return 2 * (os.cpu_count() or 1) + 2


def _collect(asked: _Asked, plan: Plan, store: Store, tell: Tell) -> None:
    """Waits for at least one chunk; keeps all that have come before it lets a fault out."""
    wait(asked, timeout=_LOOK, return_when=FIRST_COMPLETED)
    fault = _keep(asked, plan, store)
    tell(store.finished)
    if isinstance(fault, (ChunkFault, KeyboardInterrupt)):
        raise fault
    if fault is not None:
        raise _told(fault) from fault


def _keep(asked: _Asked, plan: Plan, store: Store) -> BaseException | None:
    """Keeps every chunk that has come; gives back the first fault among them."""
    faults: list[BaseException] = []
    for future in [one for one in asked if one.done()]:
        first, count = asked.pop(future)
        try:
            block = _block(future.result(), store.columns, first, count)
            _check_seeds(block, store.columns, plan)
            store.put(block)
        except BaseException as fault:  # noqa: BLE001 - a worker may end by anything, and the other chunks are kept
            faults.append(fault)
    return faults[0] if faults else None
