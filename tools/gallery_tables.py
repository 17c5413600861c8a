"""Pictures of every state of a table, light and dark, at three widths: `python tools/gallery_tables.py FOLDER`."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from moosekit.games.moustache.rule_cards import row_of
from moosekit.games.moustache.setup import standard
from tools.chromium import find_or_install, is_root
from tools.live_page import Heard, LiveTable

WIDTHS = (320, 800, 1400)
THEMES: Final = ("light", "dark")
#: a state: how the table is made, and what is pressed to get there
State = tuple[Callable[[], Heard], tuple[str, ...]]
SKIP, NEXT = '[data-do="skip"]', '[data-do="next"]'


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


def played(table: Heard, decisions: int) -> Heard:
    for _ in range(decisions):
        if table.options:
            table.play(table.options[0])
    return table


def short(cards: str, players: int = 4) -> Heard:
    """One round with these rule cards, the first two face up."""
    return moustache(setup=replace(standard(players), row=row_of(cards), rounds=1, face_up=1), seats=None)


STATES: dict[str, State] = {
    "first-screen": (lambda: Heard("moustache"), ()),
    "rule-revealed": (moustache, ()),
    "turn": (moustache, (SKIP,)),
    "wrong-tap": (moustache, (SKIP, '[data-card="B5"]')),
    "hint": (moustache, (SKIP, '[data-do="hint"]')),
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
    "mayhem-ready": (lambda: Heard("moose-match-mayhem", seats=4, seed=3), ()),
    "mayhem-turns": (lambda: played(Heard("moose-match-mayhem", seats=6, seed=8, setup="mayhem-turns"), 21), (SKIP,)),
    "mayhem-end": (lambda: played(Heard("moose-match-mayhem", seats=3, seed=8, setup="mayhem-turns"), 99), (SKIP,)),
    "bouc-name": (lambda: Heard("face-de-bouc", seats=3, seed=3), ('[data-do="draw"]',)),
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
    """Presses one thing after the other; ``until …`` presses Next until that is shown."""
    for step in steps:
        goal = step.removeprefix("until ")
        if goal != step:
            while not page.locator(goal).is_visible() and page.locator(NEXT).is_visible():
                page.locator(NEXT).click()
        elif page.locator(goal).first.is_visible():
            page.locator(goal).first.click()
        page.wait_for_timeout(150)


def shoot(browser: Browser, folder: Path, name: str, state: State) -> None:
    """The pictures of one state."""
    make, steps = state
    for theme in THEMES:
        with TemporaryDirectory() as room:
            context = browser.new_context(color_scheme=theme, reduced_motion="reduce")
            page = context.new_page()
            LiveTable(make()).open(page, Path(room))
            page.locator(".mk-table").wait_for()
            press(page, steps)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 900})
                page.wait_for_timeout(100)
                page.screenshot(path=folder / f"{name}-{theme}-{width}.png", full_page=True)
            context.close()


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit("name the folder for the pictures: python tools/gallery_tables.py build/gallery")
    folder, wanted = Path(sys.argv[1]) / "tables", sys.argv[2:] or list(STATES)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if is_root() else []
        browser = playwright.chromium.launch(executable_path=find_or_install(), args=arguments)
        for name in wanted:
            shoot(browser, folder, name, STATES[name])
        browser.close()
    print(f"wrote {len(wanted)} states to {folder}")


if __name__ == "__main__":
    main()
