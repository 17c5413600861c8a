"""The art as data: every drawing is read from the JSON files beside this module, which the front ends bundle too.

A file may hold any of these tables; the files are joined, and a name stands for one thing only:

- `pictures`: name -> the nodes that draw it (`moosekit.draw.interpret` says what a node is);
- `args`: name -> arguments, that is which colour, head or number the `$name`s of a picture stand for;
- `cards`: code -> the argument sets that together make this card, later ones first in rank;
- `states`: what lies under and over a card, what happens to the card itself, and its badge with its favourite corner;
- `signs`: small drawings with a box of their own (team signs, trophies, pips);
- `colours`: token -> [light, dark].

A game joins by adding a file, and its name to `FILES`, whose order is that of the gallery; no other code changes.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias, cast

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"
Node: TypeAlias = "list[Json]"
Args: TypeAlias = Mapping[str, Json]

FILES = (
    "tokens",
    "common",
    "icons",
    "moustache",
    "teaching",
    "rule_cards",
    "face_de_bouc",
    "moose",
    "moose_match_mayhem",
    "moose_in_the_house",
)


@cache
def table(name: str) -> Mapping[str, Json]:
    """One table of all art files joined. A name that two files define raises `ValueError`.

    >>> table("cards")["G7"]
    ['G', '7']
    """
    joined: dict[str, Json] = {}
    for file in FILES:
        text = files("moosekit.draw").joinpath("art", f"{file}.json").read_text(encoding="utf-8")
        entries = cast("dict[str, dict[str, Json]]", json.loads(text)).get(name, {})
        if twice := sorted(joined.keys() & entries.keys()):
            raise ValueError(f"art/{file}.json defines {twice[0]!r} in {name!r} a second time; choose another name")
        joined.update(entries)
    return joined


@cache
def colours() -> Mapping[str, tuple[str, str]]:
    """Every colour token with its hex value in the light and in the dark.

    >>> colours()["gold"]
    ('#FFC93C', '#FFC93C')
    """
    pairs = cast("Mapping[str, list[str]]", table("colours"))
    return {token: (light, dark) for token, (light, dark) in pairs.items()}


def light_dark(token: str) -> str:
    """A colour as CSS, which changes with the reader's light or dark.

    >>> light_dark("page")
    'light-dark(#FAF6EE,#16131D)'
    """
    return "light-dark({},{})".format(*colours()[token])
