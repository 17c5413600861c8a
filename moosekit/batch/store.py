"""Where finished rounds are kept: one packed array a column, filled in whatever order chunks come back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, cast

from moosekit.batch.columns import Block, Cell, Column
from moosekit.batch.scratch import space

#: every column starts at a multiple of so many bytes, as arrays want it
_ALIGNED: Final = 8


class Store:
    """The rounds of a simulation that are finished.

    >>> store = Store((Column("team", "B"),), 5)
    >>> store.put(Block(2, 2, (b"\\x01\\x00",)))
    >>> store.ready, list(store.missing(2))
    (0, [(0, 2), (4, 1)])
    >>> store.put(Block(0, 2, (b"\\x00\\x01",)))
    >>> store.ready, list(store.column("team"))
    (4, [0, 1, 1, 0])
    """

    def __init__(self, columns: tuple[Column, ...], total: int) -> None:
        self.columns = columns
        self.total = total
        self._starts: dict[str, int] = {}
        size = 0
        for column in columns:
            self._starts[column.name] = size
            size += -(-column.size * total // _ALIGNED) * _ALIGNED
        self._space = space(size)
        self._finished: list[tuple[int, int]] = []  # from, to: in order, with gaps between

    def put(self, block: Block) -> None:
        """Keeps a block; one that came before is kept again, and is the same."""
        for column, data in zip(self.columns, block.data, strict=True):
            self._space.write(self._starts[column.name] + block.first * column.size, data)
        merged: list[tuple[int, int]] = []
        for first, end in sorted([*self._finished, (block.first, block.first + block.rounds)]):
            if merged and first <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
            else:
                merged.append((first, end))
        self._finished = merged

    @property
    def ready(self) -> int:
        """How many rounds are finished from the first on, without a gap."""
        return self._finished[0][1] if self._finished and self._finished[0][0] == 0 else 0

    @property
    def finished(self) -> int:
        """How many rounds are finished, wherever they are."""
        return sum(end - first for first, end in self._finished)

    def missing(self, chunk: int) -> Iterator[tuple[int, int]]:
        """What is still to be played: first numbers and counts, none larger than a chunk.

        A gap is shared out evenly, so that two workers end together.
        """
        here = 0
        for first, end in [*self._finished, (self.total, self.total)]:
            gap = first - here
            parts = -(-gap // chunk)
            for part in range(parts):
                start = here + gap * part // parts
                yield start, here + gap * (part + 1) // parts - start
            here = end

    def column(self, name: str) -> memoryview[int]:
        """The numbers of a column, of all rounds that are ready, one after the other, to read."""
        column = self[name]
        packed = self._packed(column)[: self.ready * column.size]
        return packed.cast(cast("Literal['B']", column.code))  # all our codes are of whole numbers

    def cell(self, name: str, number: int) -> Cell:
        """The value of one round."""
        return self[name].unpack(self._packed(self[name]), number)

    def _packed(self, column: Column) -> memoryview[int]:
        return self._space.view[self._starts[column.name] :]

    def __getitem__(self, name: str) -> Column:
        for column in self.columns:
            if column.name == name:
                return column
        kept = ", ".join(column.name for column in self.columns)
        raise KeyError(f"no column {name!r} was kept; there are {kept}")
