"""Pictures of every state of a table, light and dark, at three widths: `python tools/gallery_tables.py FOLDER`."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page

from moosekit.core.ids import Millis
from moosekit.games.face_de_bouc import Setup as FaceSetup
from moosekit.games.face_de_bouc import SpecialShout, without_clock
from moosekit.games.moose_match_mayhem import Setup as MayhemSetup
from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import standard
from tools.live_page import Heard, LiveTable, played
from tools.shooting import take_pictures

#: a state: how the table is made, and what is pressed to get there
State = tuple[Callable[[], Heard], tuple[str, ...]]
SKIP, NEXT = '[data-do="skip"]', '[data-do="next"]'
FLIP, RUNS, SECOND = '[data-do="flip"]', "wait .mt-middle[data-runs]", '.mt-lies[data-place="1"]'
DRAW, PICTURES, MOON = '[data-do="draw"]', ".mt-entry .mt-filter input", '[data-picture="moon"]'
#: a tie window in which nothing is judged while pictures are taken
LONG = Millis(60_000)


def house(decisions: int = 0, **wanted: object) -> Heard:
    table = Heard("moose-in-the-house", **{"seats": 4, "seed": 7, **wanted})  # type: ignore[arg-type]  # any of its words
    return played(table, decisions)


def attacked(**wanted: object) -> Heard:
    """Somebody sends a moose to a person of this screen."""
    table = house(**wanted)  # type: ignore[arg-type]  # any of its words
    while not {"trap", "no-trap"} & set(map(str, table.options)):
        played(table, 1)
    return table


def moustache(**wanted: object) -> Heard:
    return Heard("moustache", **{"seats": 4, "seed": 7, **wanted})  # type: ignore[arg-type]  # any of its words


def mayhem(**wanted: object) -> Heard:
    return Heard("moose-match-mayhem", **{"seed": 3, **wanted})  # type: ignore[arg-type]  # any of its words


def flipping(**wanted: object) -> Heard:
    """A flip that lasts."""
    return mayhem(setup=MayhemSetup(4, same_instant=LONG, grab_limit=None, all_clear=None), **wanted)


def bouc(**wanted: object) -> Heard:
    return Heard("face-de-bouc", **{"seats": 3, "seed": 3, **wanted})  # type: ignore[arg-type]  # any of its words


def recalled(**wanted: object) -> Heard:
    """A character has come again, and a person of this screen may remember its name."""
    table = bouc(setup=replace(without_clock(3), special_shout=SpecialShout.ON), seats=None, **wanted)
    while len(table.options) < 2:  # to remember, or not
        go_on(table)
    return table


def ended(setup: FaceSetup) -> Heard:
    """A whole game, in which the person of this screen gives one name to all."""
    table = bouc(setup=setup, seats=None)
    while not table.now["over"]:
        go_on(table)
    return table


def go_on(table: Heard) -> None:
    if table.now["asked"] is None:
        table.go_on()
    else:
        table.play("Bobo" if table.now["words"] else table.options[0])


def short(cards: str, players: int = 4) -> Heard:
    """One round with these rule cards, the first two face up."""
    return moustache(setup=replace(standard(players), row=row_of(cards), rounds=1, face_up=1), seats=None)


STATES: dict[str, State] = {
    "first-screen": (lambda: Heard("moustache"), ()),
    "rule-revealed": (moustache, ()),
    "turn": (moustache, (SKIP,)),
    "wrong-tap": (moustache, (SKIP, '[data-card="B5"]')),
    "hint": (moustache, (SKIP, '[data-do="hint"]')),
    "chances": (moustache, (SKIP, '[data-do="chances"]', ".mt-chances summary")),
    "house-chances": (house, (SKIP, '[data-do="chances"]', ".mt-chances summary")),
    "why": (moustache, (SKIP, ".mt-caption summary")),
    "passing": (lambda: short("pass-three,pink-open,twos-win"), (SKIP, ".mt-card", '[data-card="B2"]')),
    "six-seats": (lambda: played(moustache(seats=6), 2), (SKIP,)),
    "jokers": (lambda: moustache(seats=3), (SKIP,)),
    "curtain": (lambda: moustache(seat=(0, 1, 2, 3)), (SKIP,)),
    "what-if": (lambda: branched(moustache()), ()),
    "look-back": (lambda: played(moustache(), 4), ('[data-do="look"]', '[data-do="first"]', '[data-do="step-next"]')),
    "stars": (
        lambda: played(short("green-negative,twos-win"), 9),
        (SKIP, ".mt-card[data-legal]", "until .mt-count"),
    ),
    "end": (lambda: played(short("green-negative,twos-win"), 10), (SKIP,)),
    "set-up": (moustache, (SKIP, '[data-look="setup"]')),
    "aid": (moustache, (SKIP, '[data-look="aid"]')),
    "keys": (moustache, (SKIP, '[data-look="keys"]')),
    "class": (lambda: moustache(present=True), (SKIP,)),
    "french": (lambda: moustache(language="fr"), (SKIP,)),
    "mayhem-ready": (lambda: mayhem(seats=4), ()),
    "mayhem-flip": (flipping, (FLIP, RUNS, SECOND)),
    "mayhem-four": (lambda: flipping(seat=(0, 1, 2, 3)), (FLIP, RUNS)),
    "mayhem-around": (lambda: flipping(seat=(0, 1, 2, 3)), (".mt-middle .mt-filter input", FLIP, RUNS)),
    "mayhem-times": (lambda: mayhem(seats=3, seed=8, bots="greedy-slow"), (FLIP, RUNS, "wait .mt-time-line")),
    "mayhem-turns": (lambda: played(Heard("moose-match-mayhem", seats=6, seed=8, setup="mayhem-turns"), 21), (SKIP,)),
    "mayhem-end": (lambda: played(Heard("moose-match-mayhem", seats=3, seed=8, setup="mayhem-turns"), 99), (SKIP,)),
    "bouc-name": (bouc, (DRAW,)),
    "bouc-recall": (recalled, (SKIP,)),
    "bouc-class": (lambda: bouc(present=True), (DRAW, PICTURES, MOON)),
    "bouc-end": (lambda: ended(replace(without_clock(3), copies=(4, 4, 4) + (0,) * 9)), (SKIP, ".mt-favourite")),
    "bouc-referee": (lambda: Heard("face-de-bouc", seats=4, seed=3, seat=(0, 1, 2, 3)), ('[data-do="draw"]',)),
    "house-first-screen": (lambda: Heard("moose-in-the-house"), ()),
    "house-turn": (house, (SKIP,)),
    "house-card": (lambda: house(5), (SKIP, ".mt-held-card[data-legal]")),
    "house-place": (lambda: house(5), (SKIP, ".mt-rooms .mt-place")),
    "house-wrong-tap": (lambda: house(5), (SKIP, ".mt-held-card[data-legal]", "[data-own] .mt-lay")),
    "house-hint": (lambda: house(5), (SKIP, '[data-do="hint"]')),
    "house-trap": (attacked, (SKIP,)),
    "house-trap-open": (lambda: attacked(seat=(0, 1, 2, 3)), ('[data-do="curtain"]', SKIP)),
    "house-discard": (lambda: house(12, seats=3), (SKIP,)),
    "house-two": (lambda: house(14, seats=2), (SKIP,)),
    "house-five": (lambda: house(6, seats=5), (SKIP,)),
    "house-late": (lambda: house(19, seats=2), (SKIP,)),
    "house-open": (lambda: house(6, open_cards=True), (SKIP,)),
    "house-end": (lambda: house(60), (SKIP,)),
    "house-end-five": (lambda: house(60, seats=5), (SKIP,)),
    "house-aid": (house, (SKIP, '[data-look="aid"]')),
    "house-set-up": (house, (SKIP, '[data-look="setup"]')),
    "house-class": (lambda: house(5, present=True), (SKIP,)),
    "house-french": (lambda: house(7, language="fr"), (SKIP,)),
}


def branched(table: Heard) -> Heard:
    played(table, 3).branch(2)
    return table


def press(page: Page, steps: tuple[str, ...]) -> None:
    """Presses one thing after the other; ``until …`` presses Next until that is shown, ``wait …`` waits for it."""
    for step in steps:
        goal = step.removeprefix("until ")
        if step.startswith("wait "):
            page.locator(step.removeprefix("wait ")).wait_for()
        elif goal != step:
            while not page.locator(goal).is_visible() and page.locator(NEXT).is_visible():
                page.locator(NEXT).click()
        elif page.locator(goal).first.is_visible():
            page.locator(goal).first.click()
        page.wait_for_timeout(150)


def show(state: State, page: Page, room: Path) -> None:
    """A table with Python behind it."""
    make, steps = state
    LiveTable(make()).open(page, room)
    page.locator(".mk-table").wait_for()
    press(page, steps)


if __name__ == "__main__":
    take_pictures("tables", STATES, show)
