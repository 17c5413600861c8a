"""Builds a page with every picture of the cards, to look at: `python tools/gallery.py build/gallery`.

The page follows the reader's light or dark; `?light` and `?dark` fix it.
"""

import sys
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from moosekit.draw import (
    STATES,
    RowItem,
    Shelf,
    Stack,
    crown_svg,
    icon_svg,
    pip_svg,
    row_of_cards_svg,
    rule_card_svg,
    shelves_svg,
    star_svg,
    style_css,
    team_svg,
    token_svg,
    trophy_back_svg,
    trophy_svg,
)
from moosekit.draw.art import table
from moosekit.draw.card import State, card_svg

SUITS = "GPOB"
JOKERS = ("pigeon", "unicorn", "monkey")
OTHER_GAMES = {
    "Face de bouc": "f01 f02 f03 f04 f05 f06 f07 f08 f09 f10 f11 f12 back-goat",
    "There's a Moose in the House": "R.kit M.kit R.bath M.bath R.liv M.liv R.bed M.bed HC D T back-house",
    "Moose Match Mayhem": "moose.b bear.b squirrel.b moose.w bear.w squirrel.w moose.* bear.* squirrel.* yeti.w yeti.g "
    "avalanche back-antlers",
}
PAGE = """<!doctype html><html lang="en" class="moosekit"><meta charset="utf-8"><title>The cards of moosekit</title>
<style>{css}body{{margin:24px;font:15px/1.4 system-ui,sans-serif}}
section{{display:flex;flex-wrap:wrap;gap:10px;align-items:end}}
figure{{margin:0;font-size:12px;text-align:center}}h2{{margin:20px 0 8px;font-size:18px}}
</style><h1>The cards of moosekit</h1>{body}<script>
const fixed = ["light", "dark"].find((name) => location.search.includes(name));
if (fixed) document.documentElement.style.colorScheme = fixed;
</script></html>
"""


def card(code: str, size: float, state: State | tuple[State, ...] = ()) -> str:
    return card_svg(code, title=code, description="", size=size, state=state, theme="page")


def rule(rule_id: str | None, size: float, place: int | None = None, state: State | tuple[State, ...] = ()) -> str:
    name = rule_id or "face down"
    return rule_card_svg(rule_id, title=name, description="", size=size, place=place, state=state, theme="page")


def section(heading: str, pictures: Iterable[str]) -> str:
    figures = "".join(f"<figure>{picture}</figure>" for picture in pictures)
    return f"<h2>{escape(heading)}</h2><section>{figures}</section>"


def rule_ids() -> list[str]:
    return [code for code, sets in table("cards").items() if isinstance(sets, list) and sets[0] == "rule"]


def sections() -> Iterator[str]:
    for suit in SUITS:
        yield section(f"Suit {suit}, 120 px", (card(f"{suit}{value}", 120) for value in range(11)))
        small = [card(f"{suit}{value}", size) for size in (64, 40) for value in range(11)]
        yield section(f"Suit {suit}, 64 and 40 px", small)
    others = (*JOKERS, "back")
    yield section("Jokers and the back", (card(code, size) for size in (120, 64, 40) for code in others))
    for size in (64, 40):
        yield section(f"States, {size} px", (card(f"{'GPOB'[n % 4]}{n % 11}", size, s) for n, s in enumerate(STATES)))
    crowned = [card_svg("G0", title="G0", description="", size=z, crowned=True, theme="page") for z in (120, 64, 40)]
    yield section("The card that breaks a tie", crowned)
    pairs: list[tuple[State, ...]] = [
        ("leads", "ahead"),
        ("lit", "ahead", "leads"),
        ("illegal", "leads"),
        ("chosen", "legal"),
    ]
    yield section("States together", (card("O5", 64, pair) for pair in pairs))
    for size in (120, 64, 40):
        yield section(f"Rule cards, {size} px", [rule(name, size) for name in rule_ids()] + [rule(None, size, 2)])
    placed = [rule("twos-win", 84, 1, "acting"), rule("pink-bonus", 84, 2, "idle"), rule(None, 84, 3), rule(None, 84)]
    yield section("In the row", placed)
    yield section("Signs", signs())
    icons = (key.removeprefix("icon-") for key in table("pictures") if key.startswith("icon-"))
    yield section("Icons", (icon_svg(name, title=name, description="", theme="page", size=28) for name in icons))
    trick = [
        RowItem("O5", "seat 1 leads", ("leads",)),
        RowItem("O9", "seat 2"),
        RowItem("O3", "seat 3 is ahead", ("ahead",)),
    ]
    yield section("A row", [row_of_cards_svg(trick, title="a trick", description="", theme="page")])
    for game, codes in OTHER_GAMES.items():
        for size in (120, 72, 48):
            yield section(f"{game}, {size} px", (card(code, size) for code in codes.split()))
    yield section("Shelves", (shelves_svg(part, title="shelves", description="", theme="page") for part in shelves()))


def shelves() -> Iterator[list[Shelf]]:
    """A house, a herd and a table of piles."""
    rooms = (Stack(("R.kit", "M.kit")), Stack(("R.liv", "D")), Stack(("R.bath",), states=("lit",)))
    yield [Shelf("Seat 1", (Stack(("HC",)), *rooms)), Shelf("Seat 2", (Stack(), Stack(("R.bed",))))]
    herd = (Stack(("moose.b", "moose.b")), Stack(("bear.*",)), Stack(("yeti.g",)))
    yield [Shelf("Seat 1", (*herd, Stack(("squirrel.w",) * 3, "set"))), Shelf("Middle", (Stack(("avalanche",)),))]
    piles = (Stack(("f12",), "Seat 1: 3 cards", under=2), Stack((), "Seat 2"))
    yield [Shelf("", (Stack(("f03",), "Open pile", under=4), Stack(("back-goat",), under=39))), Shelf("", piles)]


def signs() -> Iterator[str]:
    for size in (84, 28):
        for leads in (True, False):
            yield team_svg("pink", title="pink team", description="", leads=leads, size=size, theme="page")
            yield team_svg("blue", title="blue team", description="", leads=leads, size=size, theme="page")
    for size in (72, 28):
        yield from (trophy_svg(n, title=f"trophy {n}", description="", size=size, theme="page") for n in (2, 5, 10))
        yield trophy_back_svg(3, title="trophy of round 3", description="", size=size, theme="page")
    for size in (72, 28):
        yield token_svg("heads", title="heads", description="", size=size, theme="page")
        yield token_svg("tails", title="tails", description="", size=size, theme="page")
    yield crown_svg(title="crown", description="", size=56, theme="page")
    yield star_svg(title="star", description="", theme="page")
    for size in (30, 14):
        for kind in ("g", "p", "o", "b", *JOKERS):
            yield pip_svg(kind, title=kind, description="", size=size, theme="page")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("name the folder for the page: python tools/gallery.py build/gallery")
    page = Path(sys.argv[1]) / "index.html"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(PAGE.format(css=style_css(), body="".join(sections())), encoding="utf-8")
    print(f"wrote {page}")


if __name__ == "__main__":
    main()
