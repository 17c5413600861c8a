"""Playing chunks, here or by an executor: in any order, any number at a time, always to the same result."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TypeAlias, cast

from moosekit.batch.chunks import play_chunk
from moosekit.batch.columns import Block, Column
from moosekit.batch.plan import Plan
from moosekit.batch.store import Store

Tell: TypeAlias = Callable[[int], None]
"""Is told now and then how many rounds are finished."""


class WorkerFault(Exception):
    """A worker, or the executor itself, has failed; says how."""


class ChunkFault(Exception):
    """A chunk cannot be played. Nothing but a text, which comes back from any process, as not every exception does."""


def run(plan: Plan, store: Store, chunk: int, executor: Executor | None, tell: Tell) -> None:
    """Plays whatever is missing in the store. What is finished when something goes wrong stays there.

    Raises:
        WorkerFault: the executor, or a chunk in it, has failed.
        KeyboardInterrupt: somebody had enough.
    """
    if executor is None:
        for first, count in store.missing(chunk):
            store.put(play_chunk(plan, store.columns, first, count))
            tell(store.finished)
        return
    pending: set[Future[Block]] = set()
    try:
        for first, count in store.missing(chunk):
            while len(pending) >= at_once():
                pending = _collected(pending, store, tell)
            pending.add(_future(executor.submit(play_elsewhere, plan, store.columns, first, count)))
        while pending:
            pending = _collected(pending, store, tell)
    except ChunkFault as fault:
        raise WorkerFault(str(fault)) from fault
    except Exception as fault:
        raise WorkerFault(f"{type(fault).__name__}: {fault}".rstrip(": ")) from fault
    finally:
        for future in pending:
            future.cancel()


def play_elsewhere(plan: Plan, columns: tuple[Column, ...], first: int, count: int) -> Block:
    """A chunk, played in another process or on another machine.

    Raises:
        ChunkFault: it cannot be played; says which exception says so.
    """
    try:
        return play_chunk(plan, columns, first, count)
    except Exception as fault:
        raise ChunkFault(f"{type(fault).__name__}: {fault}") from fault


def _future(given: Future[Block]) -> Future[Block]:
    """What an executor gave, if it can be waited for."""
    if not isinstance(cast("object", given), Future):
        raise ChunkFault(f"the executor gave {given!r:.60}, where a Future was expected")
    return given


def _block(given: Block) -> Block:
    """What came back, if it is a block of rounds."""
    if not isinstance(cast("object", given), Block):
        raise ChunkFault(f"a chunk came back as {given!r:.60}, where a block of rounds was expected")
    return given


def at_once() -> int:
    """How many chunks are under way at a time: enough to keep everybody busy, few enough to need little memory."""
    return 2 * (os.cpu_count() or 1) + 2


def _collected(pending: set[Future[Block]], store: Store, tell: Tell) -> set[Future[Block]]:
    """Waits for at least one chunk; keeps all that have come before it lets a fault out."""
    done, left = wait(pending, return_when=FIRST_COMPLETED)
    faults = [fault for future in done if (fault := future.exception()) is not None]
    for future in done:
        if future.exception() is None:
            store.put(_block(future.result()))
    tell(store.finished)
    if faults:
        raise faults[0]
    return left
