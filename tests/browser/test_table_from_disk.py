"""A game played to its end, as one file opened from a disk: stepped, searched and explained without Python."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from moosekit.games.face_de_bouc import Setup as FaceSetup
from moosekit.games.moose_match_mayhem import Setup as MayhemSetup
from moosekit.widgets import GameTable
from tests.browser.visit import Visit, Visitor

SEED = 918273645546372819
#: said in a game of Face de bouc; no page that was kept tells it
NAME = "Zaubermarke"


def played(game: str, seats: int) -> GameTable:
    """A game in which everybody does what a greedy bot would do; Moustache's first round."""
    table = GameTable(game, seats=seats, seed=SEED, language="en")
    for _ in range(12):
        table.play(table.hint().action)
    return table


def played_out(game: str, setup: object) -> GameTable:
    """A whole game against the clock, so short that its page is soon made: one may look back after it only."""
    table = GameTable(game, setup=setup, seed=SEED, language="en")
    while not table.now["over"]:
        if table.now["asked"] is None:
            table.go_on()
        elif table.now["words"]:
            table.play(NAME)
        else:
            action = table.hint().action
            table.wait() if action is None else table.play(action)
    return table


GAMES: dict[str, Callable[[], GameTable]] = {
    "moustache": lambda: played("moustache", 4),
    "moose-in-the-house": lambda: played("moose-in-the-house", 3),
    "moose-match-mayhem": lambda: played_out("moose-match-mayhem", MayhemSetup(3, goal=1)),
    "face-de-bouc": lambda: played_out("face-de-bouc", FaceSetup(2, copies=(3, 3) + (0,) * 10)),
}


@pytest.fixture(params=GAMES)
def page_of_a_game(request: pytest.FixtureRequest, visitor: Visitor, tmp_path: Path) -> tuple[Visit, GameTable, str]:
    """The page, opened; the table that it was made of; and the page's source."""
    table = GAMES[request.param]()
    file = table.to_html(tmp_path / "game.html")
    visit = visitor.open(file.as_uri(), width=800, still=True)
    expect(visit.page.locator(".mk-table")).to_be_visible()
    return visit, table, file.read_text(encoding="utf-8")


def test_it_steps_through_the_whole_game(page_of_a_game: tuple[Visit, GameTable, str]) -> None:
    visit, table, _ = page_of_a_game
    page = visit.page
    line = page.locator(".mt-caption .mk-say")
    expect(line).to_have_text(table.lines[0])
    page.locator("[data-do=step-next]").click()
    expect(line).to_have_text(table.lines[1])
    page.get_by_role("slider").first.press("End")
    expect(line).to_have_text(table.lines[-1])
    assert page.locator(".mk-no-kernel").filter(visible=True).count() == 0
    assert visit.axe() == []
    assert visit.complaints == []


def test_it_holds_neither_the_seed_nor_the_record(page_of_a_game: tuple[Visit, GameTable, str]) -> None:
    _, table, source = page_of_a_game
    assert str(SEED) not in source  # not even when the game is over: pages are for others
    assert table.record[:60] not in source
    assert NAME not in source
    table.close()
