"""What is kept of every round: columns of whole numbers, packed without gaps, with or without NumPy the same bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import prod
from struct import Struct
from typing import Final, NamedTuple, TypeAlias

from moosekit.games.moustache.setup import HAND_SIZE

__all__ = ["Cell", "Column", "GameLine", "RoundLine"]

#: a value of a column: a number, or numbers by seat, by trick, by trick and place
Cell: TypeAlias = "int | tuple[int, ...] | tuple[tuple[int, ...], ...]"
#: codes of the modules array and struct, as NumPy calls them; all little-endian
DTYPES: Final = {"B": "uint8", "b": "int8", "h": "int16", "i": "int32", "I": "uint32", "Q": "uint64"}


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, the type of its numbers (a code of the module struct), and the shape of one round's value.

    >>> Column("stars", "h", (2,)).size
    4
    """

    name: str
    code: str
    shape: tuple[int, ...] = ()

    @property
    def dtype(self) -> str:
        """The type as NumPy calls it."""
        return DTYPES[self.code]

    @property
    def count(self) -> int:
        """How many numbers a round has here."""
        return prod(self.shape)

    @property
    def size(self) -> int:
        """Bytes a round."""
        return Struct(f"<{self.code}").size * self.count

    def pack(self, cells: Iterable[Cell]) -> bytes:
        """The values of some rounds as bytes."""
        numbers = [number for cell in cells for number in _flat(cell)]
        return Struct(f"<{len(numbers)}{self.code}").pack(*numbers)

    def unpack(self, data: bytes | bytearray | memoryview, place: int) -> Cell:
        """The value at a place of packed rounds."""
        numbers: tuple[int, ...] = Struct(f"<{self.count}{self.code}").unpack_from(data, place * self.size)
        if not self.shape:
            return numbers[0]
        if len(self.shape) == 1:
            return numbers
        width = self.shape[1]
        return tuple(numbers[start : start + width] for start in range(0, len(numbers), width))


def _flat(cell: Cell) -> Iterator[int]:
    if isinstance(cell, int):
        yield cell
        return
    for part in cell:
        yield from _flat(part)


class Block(NamedTuple):
    """So many rounds, one after the other from number ``first`` on; ``data`` has the bytes of each column."""

    first: int
    rounds: int
    data: tuple[bytes, ...]


class RoundLine(NamedTuple):
    """A round of Moustache in numbers. Cards are numbers of the deck (11 a colour from green to blue, then jokers).

    Attributes:
        seed: the seed with which the game of this one round begins.
        teams: by seat 0 for pink, 1 for blue.
        crown: the seat that led the first trick.
        cards: by trick the cards in the order of play.
        leader: by trick the seat that led.
        winner: by trick the seat that won it, −1 for nobody.
        stolen: the card that the monkey took, −1 for none.
        stars: of the pink team and of the blue team.
        team: the winning team, 0 for pink, 1 for blue.
        trophies: by seat the points of the trophy drawn, 0 for the losers.
    """

    seed: int
    teams: tuple[int, ...]
    crown: int
    cards: tuple[tuple[int, ...], ...]
    leader: tuple[int, ...]
    winner: tuple[int, ...]
    stolen: int
    stars: tuple[int, ...]
    team: int
    trophies: tuple[int, ...]


class GameLine(NamedTuple):
    """A whole game of any other kind in numbers.

    Attributes:
        seed: the seed with which the game begins.
        moves: how many actions there were, the clock's among them.
        points: by seat, as the game counts them at its end.
        first: by seat 1 for whoever has, or shares, the first place.
    """

    seed: int
    moves: int
    points: tuple[int, ...]
    first: tuple[int, ...]


def round_columns(players: int) -> tuple[Column, ...]:
    """The columns of rounds of Moustache, in the order of ``RoundLine``."""
    tricks = HAND_SIZE[players]
    return (
        Column("seed", "Q"),
        Column("teams", "B", (players,)),
        Column("crown", "B"),
        Column("cards", "B", (tricks, players)),
        Column("leader", "B", (tricks,)),
        Column("winner", "b", (tricks,)),
        Column("stolen", "b"),
        Column("stars", "h", (2,)),
        Column("team", "B"),
        Column("trophies", "B", (players,)),
    )


def game_columns(players: int) -> tuple[Column, ...]:
    """The columns of other games, in the order of ``GameLine``."""
    return (
        Column("seed", "Q"),
        Column("moves", "I"),
        Column("points", "i", (players,)),
        Column("first", "B", (players,)),
    )
