"""A simulation as comma-separated values, for a spreadsheet or any other program."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TextIO

from moosekit.batch.columns import Cell, Column
from moosekit.games.moustache.cards import CARDS

if TYPE_CHECKING:
    from moosekit.batch.simulation import AnySimulation

#: columns that hold cards: these are written as codes
OF_CARDS: Final = ("cards", "stolen")


def write_csv(simulation: AnySimulation, file: TextIO) -> None:
    """A head line, then a line for each round: its number and every kept column.

    A value by seat, or by trick, has its numbers with blanks between; tricks are parted by ``|``. Cards are written as
    codes, nobody and nothing as an empty field.
    """
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(["round", *(column.name for column in simulation.kept)])
    for number in range(len(simulation)):
        rows.writerow([number, *_fields(simulation, number)])


def _fields(simulation: AnySimulation, number: int) -> Iterator[str]:
    for column in simulation.kept:
        yield _written(column, simulation.cell(column.name, number))


def _written(column: Column, cell: Cell) -> str:
    """One value as text.

    >>> _written(Column("cards", "B", (2, 2)), ((0, 43), (44, 5)))
    'G0 B10|pigeon G5'
    >>> _written(Column("stolen", "b"), -1)
    ''
    """
    if isinstance(cell, int):
        return _number(column, cell)
    return ("|" if len(column.shape) == 2 else " ").join(
        _number(column, part) if isinstance(part, int) else " ".join(_number(column, one) for one in part)
        for part in cell
    )


def _number(column: Column, number: int) -> str:
    if column.name not in OF_CARDS:
        return "-" if column.name == "winner" and number < 0 else str(number)
    return "" if number < 0 else CARDS[number].code
