"""Reading JSON that nobody vouches for: each value is asked for by type, and a fault names its place."""

from __future__ import annotations

import dataclasses
import json
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, StrEnum
from functools import cache
from typing import Final, TypeAlias, TypeVar, cast

from moosekit.core.kinds import SHOWN

__all__ = ["BadData", "Json", "Reader", "canonical", "parse"]

M = TypeVar("M", bound=StrEnum)
Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
#: longer texts are refused before they are parsed
LONGEST_TEXT: Final = 4_000_000
#: numbers with more digits are refused; 2**64 has 20
LONGEST_NUMBER: Final = 20
#: data nested more deeply is refused before it is parsed: it would end Python in a page, without an error
DEEPEST: Final = 100
MARKS: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{}]', re.DOTALL)  # an endless string is gone over once
DEEPER: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


class BadData(ValueError):
    """Data that cannot be read. ``path`` names the place, such as ``$.actions[3].card``."""

    def __init__(self, path: str, problem: str) -> None:
        self.path = path
        self.problem = problem
        super().__init__(f"{path}: {problem}")


def parse(text: str) -> Reader:
    """JSON text as a reader.

    >>> parse('{"card": "P3"}').field("card").text()
    'P3'

    Raises:
        BadData: the text is too long, not JSON, nested too deeply, names a field twice, or holds a number that is not
            finite or longer than 20 digits. Python's own reader lets the last three pass.
    """
    if not is_text(text):
        raise BadData("$", f"expected a text, found {_cut(repr(text))}")
    if len(text) > LONGEST_TEXT:
        raise BadData("$", f"the text has {len(text)} characters; at most {LONGEST_TEXT} are read")
    _not_too_deep(text)
    try:
        data = json.loads(
            text, object_pairs_hook=_once, parse_int=_whole, parse_float=_decimal, parse_constant=_not_finite
        )
        return Reader(cast("Json", data))
    except BadData:
        raise
    except json.JSONDecodeError as fault:
        place = f"line {fault.lineno}, column {fault.colno}"
        raise BadData("$", f"this is not JSON: it goes wrong in {place}") from None


def _not_too_deep(text: str) -> None:
    depth = 0
    for mark in MARKS.finditer(text):
        depth += DEEPER.get(mark[0], 0)  # a string counts for nothing, whatever brackets it holds
        if depth > DEEPEST:
            raise BadData("$", "the data is nested too deeply")


def _once(pairs: list[tuple[str, Json]]) -> Json:
    """An object; of two fields with one name nobody could say which is meant."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        raise BadData("$", f"the field {_cut(twice)!r} is there twice")
    return found


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > LONGEST_NUMBER:
        raise BadData("$", f"there is a number of {len(digits)} digits; at most {LONGEST_NUMBER} are read")
    return int(digits)


def _decimal(digits: str) -> float:
    number = float(digits)
    return number if math.isfinite(number) else _not_finite(digits)


def _not_finite(text: str) -> float:
    raise BadData("$", f"{_cut(text)} is no number that can be counted with")


def _cut(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


@dataclasses.dataclass(frozen=True, slots=True)
class Reader:
    """A value somewhere in JSON data, and the way to it.

    >>> parse('{"cards": ["P2"]}').field("cards").items()[0].text()
    'P2'
    >>> parse('{"cards": 5}').field("cards").items()
    Traceback (most recent call last):
        ...
    moosekit.core.json_data.BadData: $.cards: expected a list, found 5
    """

    value: Json
    path: str = "$"

    def fault(self, problem: str) -> BadData:
        """A fault at this place, to be raised by the caller."""
        return BadData(self.path, problem)

    def _expected(self, what: str) -> BadData:
        return self.fault(f"expected {what}, found {_shown(self.value)}")

    def field(self, name: str) -> Reader:
        """The value of a key that must be there."""
        found = self.optional(name)
        if found is None:
            raise self.fault(f"the field {name!r} is missing")
        return found

    def optional(self, name: str) -> Reader | None:
        """The value of a key, or ``None`` where it is missing."""
        if not isinstance(self.value, Mapping):
            raise self._expected("an object with named fields")
        return Reader(self.value[name], f"{self.path}.{name}") if name in self.value else None

    def only(self, *names: str) -> None:
        """Refuses fields that nobody knows, so that a misspelt one is not passed over in silence."""
        if not isinstance(self.value, Mapping):
            raise self._expected("an object with named fields")
        for name in self.value:
            if name not in names:
                shown = _cut(str(name))  # what was set from Python may have another kind of name
                raise self.fault(f"unknown field {shown!r}; known are {', '.join(names)}")

    def entries(self) -> Iterator[tuple[str, Reader]]:
        """The fields of an object, in their order."""
        if not isinstance(self.value, Mapping):
            raise self._expected("an object with named fields")
        for name, value in self.value.items():
            yield name, Reader(value, f"{self.path}.{_cut(name).encode(errors='backslashreplace').decode()}")

    def items(self) -> tuple[Reader, ...]:
        """The values of a list."""
        if isinstance(self.value, str) or not isinstance(self.value, Sequence):
            raise self._expected("a list")
        return tuple(Reader(item, f"{self.path}[{index}]") for index, item in enumerate(self.value))

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self._expected("a text")
        if not is_text(self.value):
            raise self._expected("a text of whole characters")
        return self.value

    def whole(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self._expected(f"a whole number from {low} to {high}")
        return self.value

    def truth(self) -> bool:
        """``true`` or ``false``."""
        if not isinstance(self.value, bool):
            raise self._expected("true or false")
        return self.value

    def choice(self, options: Sequence[str]) -> str:
        """One of these texts."""
        if not isinstance(self.value, str) or self.value not in options:
            raise self._expected(f"one of {', '.join(options)}")
        return self.value

    def member(self, kind: type[M]) -> M:
        """A member of an enum, by its value.

        >>> from moosekit.core.ids import Edge
        >>> Reader("clock").member(Edge)
        <Edge.CLOCK: 'clock'>
        """
        return kind(self.choice(tuple(kind)))


def _shown(value: Json) -> str:
    """A value as a message quotes it: short, whatever its size and depth."""
    if isinstance(value, str):
        return json.dumps(_cut(value), ensure_ascii=not is_text(value))
    if isinstance(value, Mapping):
        return f"an object with {len(value)} fields"
    if isinstance(value, Sequence):
        return f"a list of {len(value)}"
    return json.dumps(value)


def is_text(value: object) -> bool:
    """Whether this is a text that can be written to a file; JSON and Python can spell half a character.

    >>> [is_text(value) for value in ("é", "\\ud800", 5)]
    [True, False, False]
    """
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def plain(value: object) -> Json:
    """Any value of the kernel as JSON data: dataclasses, named tuples by their fields, enums by value, cards by code.

    >>> from moosekit.core.awaits import Turn
    >>> from moosekit.core.ids import Seat
    >>> plain((Turn(Seat(2)), None))
    [{'seat': 2}, None]
    """
    kind: type = type(value)
    if kind is tuple:  # most of what there is, and never a card
        return [plain(item) for item in cast("tuple[object, ...]", value)]
    if isinstance(value, Enum):
        return plain(value.value)
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    code = getattr(value, "code", None)
    if isinstance(code, str) and getattr(value, "index", None) is not None:
        return code
    names = _names(kind)
    if names is not None:
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in cast("Sequence[object]", value)]
    raise TypeError(f"{kind.__name__} has no plain form")


@cache
def _names(kind: type) -> tuple[str, ...] | None:
    """The fields of a dataclass or of a named tuple."""
    if dataclasses.is_dataclass(kind):
        return tuple(field.name for field in dataclasses.fields(kind))
    return cast("tuple[str, ...] | None", getattr(cast("object", kind), "_fields", None))


def canonical(value: object) -> str:
    """The one text of a value, for digests: sorted keys, no blanks, plain ASCII.

    >>> from moosekit.core.awaits import Turn
    >>> from moosekit.core.ids import Seat
    >>> canonical((Turn(Seat(2)), "P3"))
    '[{"seat":2},"P3"]'
    """
    return json.dumps(plain(value), sort_keys=True, separators=(",", ":"))
