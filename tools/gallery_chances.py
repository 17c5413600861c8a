"""Pictures of the front ends about chances, at three widths: `python tools/gallery_chances.py FOLDER`."""

import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page

from moosekit.chance import Dist, TwoWay
from moosekit.chance.questions.stuck_turn import first_hands
from moosekit.widgets import DealView, NumberQuiz, Tree, TwoWayTable
from moosekit.widgets.base import MooseWidget
from tools.gallery_plots import PLOTS
from tools.shooting import take_pictures

#: a state: how the widget is made, and what is done to get there; ``field=text`` types, anything else is pressed
State = tuple[Callable[[], MooseWidget], tuple[str, ...]]


def stuck() -> TwoWay[str, str]:
    """Question 37: a trap in the first player's hand, and whether anything can be played."""
    return first_hands().table2(
        lambda held: "a trap" if held[2] else "no trap", lambda held: "stuck" if held[0] == 0 else "can play"
    )


def no_blue() -> DealView:
    return DealView(
        "moustache", "B*", hands=10, happens=lambda blue: not any(blue), asks="No blue card?", called="blue cards"
    )


def traps() -> DealView:
    own = "R.kit R.kit HC M.bed"
    names = ("Seat 2", "Seat 3", "Seat 4")
    return DealView("moose-in-the-house", "T", hands=(4, 4, 4), names=names, own=own, asks="A trap?", called="traps")


CHECK, LINE = ".mn-asking .mk-next", ".mn-line"
STATES: dict[str, State] = {
    "two-way": (lambda: TwoWayTable(stuck(), side="hand", top="turn", title="Stuck?"), ()),
    "two-way-column": (lambda: TwoWayTable(stuck(), side="hand", top="turn", numbers="fractions", given="top:1"), ()),
    "two-way-cell": (lambda: TwoWayTable(stuck(), side="hand", top="turn", given="cell:0:1", language="fr"), ()),
    "two-way-few": (lambda: TwoWayTable(Dist.uniform([(a, b) for a in "HT" for b in "HT"])), ()),
    "tree": (lambda: Tree(stuck(), side="hand", top="turn", title="Stuck?"), ()),
    "tree-row": (lambda: Tree(stuck(), side="hand", top="turn", numbers="fractions", given="side:0"), ()),
    "tree-turned": (lambda: Tree(stuck(), side="hand", top="turn", given="top:1", swapped=True), ("summary",)),
    "deal-first": (no_blue, ()),
    "deal-once": (traps, (".mk-next",)),
    "deal-thousand": (no_blue, (".mk-next", "text=Deal 1000 times", "text=Show the exact chance", "summary")),
    "number": (lambda: NumberQuiz(["8", "37", "27"]), ()),
    "number-slip": (lambda: NumberQuiz("house.stuck-first#0"), (f"{LINE}=3010/73557", CHECK, "text=Hint")),
    "number-right": (
        lambda: NumberQuiz(["house.stuck-first#0", "8"], language="fr"),
        (f"{LINE}=45,9 %", CHECK, "text=Montrer le chemin"),
    ),
    "number-word": (lambda: NumberQuiz("44", form="word"), (".mn-words label", CHECK)),
    "number-place": (lambda: NumberQuiz("44", form="place"), (CHECK,)),
    **PLOTS,
}


def show(state: State, page: Page, room: Path) -> None:
    """A page without Python."""
    make, steps = state
    with make() as widget:
        page.goto(widget.to_html(room / "page.html").as_uri())
    page.locator(".mk-lesson").wait_for()
    for step in steps:
        field, typed, text = step.rpartition("=")
        if typed and field.startswith("."):
            page.locator(field).fill(text)
        else:
            page.locator(step).first.click()
        page.wait_for_timeout(100)


if __name__ == "__main__":
    take_pictures("chances", STATES, show)
