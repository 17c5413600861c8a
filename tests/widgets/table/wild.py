"""Messages that a page should never send, and many that it might: made by Python's own chance, quickly.

Hypothesis takes thirty times as long to make one, and 10,000 of each kind are wanted. A seed gives the same message.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, TypeAlias

from moosekit.core.json_data import Json

Make: TypeAlias = Callable[[Random], Json]
MARK: Final = "Zaubermarke"
LONG: Final = f"{MARK} " * 90_000  # a megabyte
RIGHT_TO_LEFT: Final = "\u202e" + MARK + "\u202c"
TEXTS: Final = (LONG, RIGHT_TO_LEFT, "\x00", "\ud800", "😀", "heads", "brown", MARK, "")


def text(rnd: Random) -> str:
    """One that is awkward, or any."""
    return rnd.choice((rnd.choice(TEXTS), "".join(chr(rnd.randrange(0x2000)) for _ in range(rnd.randrange(12)))))


def junk(rnd: Random, depth: int = 2) -> Json:
    """Anything that JSON can hold."""
    match rnd.randrange(8 if depth else 6):
        case 0:
            return rnd.choice((None, True, False))
        case 1:
            return rnd.choice((rnd.randrange(-3, 9), rnd.randrange(-(2**70), 2**70)))
        case 2:
            return rnd.choice((rnd.uniform(-9, 9), 1e308, -0.0))
        case 3 | 4 | 5:
            return text(rnd)
        case 6:
            return [junk(rnd, depth - 1) for _ in range(rnd.randrange(4))]
        case _:
            return {text(rnd): junk(rnd, depth - 1) for _ in range(rnd.randrange(4))}


def one_of(*choices: Json) -> Make:
    """One of these values."""
    return lambda rnd: rnd.choice(choices)


def _play(rnd: Random) -> dict[str, Json]:
    """An action of one of the four games, half right or whole."""
    fields: Mapping[str, Make] = rnd.choice(
        (
            {"play": one_of("P2", "B10", "R.kit", "M.bed", "D", "H"), "on": one_of(0, 1, 2), "room": one_of(0, 1)},
            {"play": one_of("P2", "G3", "O4", "B10")},
            {"do": one_of("flip", "draw", "press", "pass", "special", "hands-off", "dance")},
            {"do": one_of("name", "say"), "text": text, "at": one_of(0, 700, 4000)},
            {"touch": one_of(0, 1, 2), "at": one_of(0, 300, 700, 4000)},
            {"call": one_of("heads", "tails", "edge"), "pair": text},
            {"referee": one_of("named", "right", "wrong", "perhaps"), "at": one_of(0, 700)},
            {"discard": one_of("M.kit", "T"), "say": one_of(True, text(rnd))},
        )
    )
    return {name: make(rnd) for name, make in fields.items() if rnd.random() < 0.9}


def _acts(rnd: Random) -> Json:
    return [_fitting(rnd, {"seat": one_of(0, 1, 2), "action": _play}) for _ in range(rnd.randrange(4))]


#: the fields that belong to each kind of message, and values that may be right for them
FIELDS: Final[Mapping[str, Mapping[str, Make]]] = {
    **{kind: {} for kind in ("hello", "go-on", "undo", "redo", "film", "book", "back", "save", "record", "reveal")},
    **{kind: {} for kind in ("leave", "nonsense", "hint", "chances")},
    "deal": {
        "seats": one_of(2, 3, 4, 5),
        "variation": one_of("first-game", "all", "mayhem", "mayhem-turns", "standard"),
        "people": one_of(0, 1, 2),
        "paces": one_of([], ["x1", "x3"], ["none"]),
        "bots": one_of("random", "greedy", "nobody"),
        "begins": one_of(0, 1, 9),
    },
    "act": {"seat": one_of(0, 0, 1, 2), "action": _play},
    "clock": {"phase": text, "at": one_of(0, 500, 900, 5000), "acts": _acts},
    "look": {"seat": one_of(0, 0, 1)},
    "branch": {"move": one_of(0, 1, 2, 99)},
    "load": {"record": one_of("game.json", "../game.json", "{}")},
    "language": {"language": one_of("en", "fr", "de")},
}


def message(rnd: Random, kind: str) -> dict[str, Json]:
    """A message of a kind, but for its ``state``: the fields that belong there, in one of four others, too."""
    more = {text(rnd): junk(rnd)} if rnd.random() < 0.25 else {}
    return {**_fitting(rnd, FIELDS[kind]), **more, "kind": kind, "id": 7}


def _fitting(rnd: Random, fields: Mapping[str, Make]) -> dict[str, Json]:
    found = {name: junk(rnd) if rnd.random() < 0.1 else make(rnd) for name, make in fields.items()}
    return {name: value for name, value in found.items() if rnd.random() < 0.95}
