"""Playing chunks, here or by an executor: in any order, any number at a time, always to the same result."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TypeAlias

from moosekit.batch.chunks import play_chunk
from moosekit.batch.columns import Block
from moosekit.batch.plan import Plan
from moosekit.batch.store import Store

Tell: TypeAlias = Callable[[int], None]
"""Is told now and then how many rounds are finished."""


class WorkerFault(Exception):
    """A worker, or the executor itself, has failed; ``__cause__`` says how."""


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
            pending.add(executor.submit(play_chunk, plan, store.columns, first, count))
        while pending:
            pending = _collected(pending, store, tell)
    except Exception as fault:
        raise WorkerFault(str(fault)) from fault
    finally:
        for future in pending:
            future.cancel()


def at_once() -> int:
    """How many chunks are under way at a time: enough to keep everybody busy, few enough to need little memory."""
    return 2 * (os.cpu_count() or 1) + 2


def _collected(pending: set[Future[Block]], store: Store, tell: Tell) -> set[Future[Block]]:
    """Waits for at least one chunk; keeps all that have come before it lets a fault out."""
    done, left = wait(pending, return_when=FIRST_COMPLETED)
    faults = [fault for future in done if (fault := future.exception()) is not None]
    for future in done:
        if future.exception() is None:
            store.put(future.result())
    tell(store.finished)
    if faults:
        raise faults[0]
    return left
