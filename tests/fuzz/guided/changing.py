"""How one text becomes another: bytes as libFuzzer changes them, whole lines, and values inside lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias, cast

from moosekit.core.json_data import Json
from tests.fuzz.guided.texts import read, written

Place: TypeAlias = tuple[str | int, ...]
#: what is awkward anywhere
AWKWARD: Final[tuple[Json, ...]] = (
    None,
    True,
    -1,
    0,
    2**64,
    10**19,
    0.5,
    "",
    "\ud800",
    "\0",
    [],
    {},
    [[]],
    "clock",
    "own:x",
)


def change(data: bytes, longest: int, luck: Random, bytewise: Callable[[bytes, int], bytes]) -> bytes:
    """Another file, no longer than ``longest``; ``bytewise`` is the engine's own way."""
    ways: tuple[Callable[[str, Random], str], ...] = (change_lines, change_json, change_json)
    way = luck.randrange(2 * len(ways))
    new = written(ways[way](read(data), luck) if way < len(ways) else read(bytewise(data, longest)))
    return new if len(new) <= longest else data


def change_lines(text: str, luck: Random) -> str:
    """A line doubled, gone, or in another place."""
    lines = text.split("\n")
    line = lines[luck.randrange(len(lines))]
    if luck.random() < 0.5:
        lines.remove(line)
    if luck.random() < 0.7:
        lines.insert(luck.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def change_json(text: str, luck: Random) -> str:
    """In a line of JSON one value is another one, of this line or an awkward one; or it is gone, or there twice."""
    lines = text.split("\n")
    at = luck.randrange(len(lines))
    try:
        data = cast("Json", json.loads(lines[at]))
    except (ValueError, RecursionError):
        return text
    all_places = places(data)
    place = all_places[luck.randrange(len(all_places))]
    new = luck.choice(AWKWARD) if luck.random() < 0.3 else _at(data, all_places[luck.randrange(len(all_places))])
    lines[at] = json.dumps(_changed(data, place, new, luck), ensure_ascii=False, separators=(",", ":"))
    return "\n".join(lines)


def places(data: Json, above: Place = ()) -> list[Place]:
    """The way to every value."""
    inner = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    return [above, *(place for key, value in inner for place in places(value, (*above, key)))]


def _at(data: Json, place: Place) -> Json:
    for key in place:
        data = cast("dict[str | int, Json]", data)[key]
    return data


def _changed(data: Json, place: Place, new: Json, luck: Random) -> Json:
    if not place:
        return new
    root = json.loads(json.dumps(data))
    inside, last = _at(root, place[:-1]), place[-1]
    if luck.random() < 0.2:
        cast("dict[str | int, Json]", inside).pop(last)
    elif isinstance(inside, list) and luck.random() < 0.3:
        inside.insert(luck.randrange(len(inside) + 1), new)
    elif isinstance(new, int) and not isinstance(new, bool) and luck.random() < 0.5:
        cast("dict[str | int, Json]", inside)[last] = new + luck.choice((-1, 1))
    else:
        cast("dict[str | int, Json]", inside)[last] = new
    return cast("Json", root)
