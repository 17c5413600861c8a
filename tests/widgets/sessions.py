"""Sessions with widgets, one after the other in one process: ``python -X tracemalloc -m tests.widgets.sessions 1000``.

A session opens a widget, shows it, plays a little as a page and as a notebook would, and closes it. What memory is left
is measured after the first of them and in the end.
"""

from __future__ import annotations

import gc
import json
import sys
import tracemalloc
from collections.abc import Callable, Mapping
from typing import Final, Protocol, cast

from ipywidgets import Widget

from moosekit.chance import Dist
from moosekit.core.json_data import Json
from moosekit.games.moustache import Trick
from moosekit.widgets import (
    CardGrid,
    Chart,
    DealView,
    GameTable,
    NumberQuiz,
    Predict,
    Quiz,
    RuleRow,
    Tree,
    TrickStepper,
    TwoWayTable,
)
from moosekit.widgets.base import MooseWidget
from tests.widgets.table.tables import play_some

ROW: Final = "twos-win,threes-low"
PAIRS: Final = Dist({("trap", "plays"): 6, ("trap", "stuck"): 2, ("none", "plays"): 11, ("none", "stuck"): 1})
GAMES: Final = ("moustache", "moose-match-mayhem", "face-de-bouc", "moose-in-the-house")


class Comm(Protocol):
    """The way from a page to its widget."""

    def handle_msg(self, msg: Mapping[str, object]) -> None:
        """What a host calls."""
        ...


def session(number: int) -> None:
    """Session ``number``; the kinds of widgets come by turns."""
    kind = number % (len(GAMES) + 1 + len(OTHERS))
    if kind < len(GAMES):
        table(number, GAMES[kind])
    elif kind == len(GAMES):
        stepper(number)
    else:
        make, writes = OTHERS[kind - len(GAMES) - 1]
        with make(number) as made:
            shown(made)
            told(made, {"kind": "hello"})
            written(made, **writes)
            written(made, **dict.fromkeys(writes, "?"))


def table(seed: int, game: str) -> None:
    """Some decisions, one of them taken back, why, a hint, a question of the page that comes late, the record."""
    with GameTable(game, seats=4, seed=seed, language=("en", "fr")[seed % 2]) as made:
        shown(made)
        play_some(made, 4)
        made.undo()
        made.why()
        if made.sitting.asked is not None:
            made.hint()
        told(made, {"kind": "act", "id": 1, "state": "0.0", "action": None})
        written(made, pace="fast")
        made.load(made.record)


def stepper(seed: int) -> None:
    """A mixture of rules, and another trick."""
    with TrickStepper(Trick.parse("O5 O9 O3 G2", row=ROW)) as made:
        shown(made)
        state = made.scene["state"]
        told(made, {"kind": "what-if", "id": 1, "state": state, "off": ["twos-win"], "turned": True})
        written(made, step=2)
        told(made, {"kind": "trick", "id": 2, "state": state, "cards": f"P2 P8 G{1 + seed % 11}"})


def none(found: tuple[int, ...]) -> bool:
    """No hand has such a card."""
    return not any(found)


def deals(seed: int) -> DealView:
    """Hands of ten without a blue card."""
    return DealView("moustache", "B*", hands=10, asks="No blue?", happens=none, seed=seed)


#: how each other widget is made, and what its page writes
OTHERS: Final[tuple[tuple[Callable[[int], MooseWidget], dict[str, Json]], ...]] = (
    (lambda _: RuleRow(Trick.parse("O5 O9 O3 G2"), offer=ROW), {"row": ["twos-win"], "reading": "strict-row"}),
    (lambda _: CardGrid(row="twos-win"), {"row": [], "at": 3}),
    (lambda _: Chart(Dist({0: 3, 1: 5})), {"shown": 1}),
    (deals, {"done": 40, "revealed": True}),
    (lambda _: TwoWayTable(PAIRS), {"given": "top:1"}),
    (lambda _: Tree(PAIRS), {"numbers": "fractions"}),
    (lambda seed: NumberQuiz(["8", "44"], seed=seed % 9), {"progress": []}),
    (lambda _: Predict("Where?", choices=["here", "there"], answer=1), {"prediction": 1}),
    (lambda seed: Quiz(GAMES[seed % 4], seed=seed % 9, clauses=["4"]), {"progress": []}),
)

#: so many sessions have each kind of widget twice
TWICE: Final = 2 * (len(GAMES) + 1 + len(OTHERS))


def shown(made: MooseWidget) -> None:
    """What a cell shows, and the page that it could become."""
    bundle = made._repr_mimebundle_()  # pyright: ignore[reportPrivateUsage]  # a notebook calls it
    assert bundle is not None
    front, source, _state, fallback = made.page_part()
    assert all((front, source, fallback))


def told(made: MooseWidget, message: dict[str, Json]) -> None:
    """A message of the page, as a host hands it on."""
    _sent(made, {"method": "custom", "content": message})


def written(made: MooseWidget, **values: Json) -> None:
    """What the page writes, as a host hands it on."""
    _sent(made, {"method": "update", "state": values, "buffer_paths": []})


def _sent(made: MooseWidget, data: dict[str, object]) -> None:
    cast("Comm", made.comm).handle_msg({"content": {"data": data}, "buffers": []})


def left() -> dict[str, int]:
    """What is there once the rubbish is gone: bytes of Python objects, and widgets."""
    gc.collect()
    widgets = sum(isinstance(one, Widget) for one in gc.get_objects())
    return {"bytes": tracemalloc.get_traced_memory()[0], "widgets": widgets}


def main(count: int) -> None:
    """Opens and closes so many; tells what the first ones (a tenth, two of each kind) and what all have left."""
    found: list[dict[str, int]] = []
    for number in range(count):
        session(number)
        if number + 1 in (max(TWICE, count // 10), count):
            found.append(left())
    sys.stdout.write(f"{json.dumps(found)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
