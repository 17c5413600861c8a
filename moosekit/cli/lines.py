"""Tricks from a stream, one a line: ``cards | row | reading``. A bad line is refused and does not stop the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final

from moosekit.cli.trick_data import trick_data
from moosekit.core.json_data import Json
from moosekit.games.moustache.resolve import MonkeyTakes
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.row import Reading
from moosekit.words.faults import say_fault

#: bytes; all cards, rule cards and a reading together take less than 300
LONGEST_LINE: Final = 2000
FIELDS: Final = 3
#: some programs of Windows begin a text with it
MARK: Final = "\ufeff"


class BadLine(ValueError):
    """A line that is no trick."""


def answers(
    stream: BinaryIO, language: str, pigeon_and_monkey: str, monkey_takes: str = MonkeyTakes.ANIMAL_CARD
) -> Iterator[dict[str, Json]]:
    """The trick of each line as data, or why there is none.

    >>> import io
    >>> [answer["winner"] for answer in answers(io.BytesIO(b"P2 P8 G3 B1\\nP2 P8 | reversed\\n"), "en", "pigeon-first")]
    [3, None]
    """
    for number, line in enumerate(_lines(stream), 1):
        try:
            yield trick_data(_trick(line, pigeon_and_monkey, monkey_takes), language)
        except ValueError as fault:
            refused: dict[str, Json] = {"winner": None, "next_leader": None, "taken": []}
            yield {**refused, "line": number, "refusal": say_fault(fault, language)}


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long only a beginning, itself too long to be read as a trick."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while not rest.endswith(b"\n") and len(rest) > LONGEST_LINE:
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def _trick(line: bytes, pigeon_and_monkey: str, monkey_takes: str) -> Trick:
    if len(line) > LONGEST_LINE:
        raise BadLine(f"the line is too long: at most {LONGEST_LINE} bytes are read")
    try:
        fields = line.decode().removeprefix(MARK).split("|")
    except UnicodeDecodeError as fault:
        raise BadLine(f"the line is not text in UTF-8: its byte {fault.start} is {line[fault.start]:#04x}") from None
    if len(fields) > FIELDS:
        raise BadLine(f"the line has {len(fields)} parts between bars; expected cards | row | reading")
    cards, row, reading = (*(field.strip() for field in fields), *("", "")[: FIELDS - len(fields)])
    return Trick.parse(
        cards,
        row=row,
        reading=reading or Reading.LAST_WORD,
        pigeon_and_monkey=pigeon_and_monkey,
        monkey_takes=monkey_takes,
    )
