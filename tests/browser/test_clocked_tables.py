"""The two games against the clock on a page, with Python behind it: whole games by keyboard, the clock, names."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from moosekit.core.ids import Millis, Seat
from moosekit.games.face_de_bouc import Setup as FaceSetup
from moosekit.games.face_de_bouc import SpecialShout, without_clock
from moosekit.games.face_de_bouc.switches import Clock
from moosekit.games.moose_match_mayhem import Setup as MayhemSetup
from moosekit.games.moose_match_mayhem import turn_by_turn
from tests.browser.looks import THEMES, Theme
from tests.browser.showing import ShowLive
from tests.samples import samples
from tools.live_page import Heard, played

MOST_STEPS = 600
#: a tie window that is longer than the pause of the test
SLOW = Millis(2_000)
SMALL = (2, 2, 2) + (0,) * 9


def press(page: Page, button: str) -> bool:
    """Presses a button by keyboard, if it can be seen."""
    found = page.locator(button).first
    if not found.is_visible():
        return False
    found.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(30)
    return True


def test_a_whole_game_of_mayhem_turn_by_turn_with_the_keyboard_alone(show_live: ShowLive) -> None:
    table = Heard("moose-match-mayhem", setup=replace(turn_by_turn(3), goal=1), seed=5)
    visit, _ = show_live(table)
    page = visit.page
    for step in range(MOST_STEPS):
        if table.now["over"] and not page.locator('[data-do="next"]').is_visible():
            break
        if press(page, '[data-do="flip"]') or press(page, ".mt-answer"):
            continue
        if page.locator('[data-do="next"]').is_visible():
            page.keyboard.press("PageDown")
        else:
            page.locator(".mk-table").focus()
            page.keyboard.press(str(1 + step % 3))
        page.wait_for_timeout(30)
    assert table.now["over"]
    expect(page.locator(".mt-ranking > li")).to_have_count(3)
    assert visit.complaints == []


def test_a_touch_is_stamped_by_the_page_and_the_flip_is_shown_on_a_time_line(show_live: ShowLive) -> None:
    table = Heard("moose-match-mayhem", seats=3, seed=8, bots="greedy-slow")
    visit, _ = show_live(table)
    page = visit.page
    press(page, '[data-do="flip"]')
    expect(page.locator(".mt-middle[data-runs]")).to_be_visible()
    page.wait_for_timeout(150)
    page.keyboard.press("2")
    expect(page.locator('.mt-lies[data-place="1"][data-taken]')).to_be_visible()
    expect(page.locator(".mt-time-line")).to_be_visible(timeout=15_000)
    mine = next(frame["mark"] for frame in table.whole_film() if frame["who"] == 0 and frame["kind"] == "touch")
    assert isinstance(mine, dict)
    assert isinstance(mine["at"], int)
    assert 100 <= mine["at"] <= 1_500
    expect(page.locator(".mt-time-line")).to_contain_text(f"{mine['at']} ms")
    assert visit.complaints == []


#: how many cards of a flip are seen in each frame, and whether the clock runs
FRAMES = """() => {
  window.frames_ = [];
  const seen = (card) => card.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const runs = document.querySelector(".mt-middle").hasAttribute("data-runs");
    window.frames_.push([[...document.querySelectorAll(".mt-lies[data-card]")].filter(seen).length, runs]);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_all_cards_appear_in_one_frame_and_then_the_clock_starts(show_live: ShowLive) -> None:
    visit, _ = show_live(Heard("moose-match-mayhem", setup=MayhemSetup(4, grab_limit=None), seed=8))
    page = visit.page
    page.evaluate(FRAMES)
    press(page, '[data-do="flip"]')
    expect(page.locator(".mt-middle[data-runs]")).to_be_visible()
    frames: list[tuple[int, bool]] = [(seen, runs) for seen, runs in page.evaluate("window.frames_")]
    assert {seen for seen, _ in frames} <= {0, 4}
    assert (0, True) not in frames
    assert (4, True) in frames


def test_a_pause_stops_the_clock_and_covers_the_cards(show_live: ShowLive) -> None:
    table = Heard("moose-match-mayhem", setup=MayhemSetup(3, same_instant=SLOW, grab_limit=None), seed=8)
    visit, _ = show_live(table)
    page = visit.page
    press(page, '[data-do="flip"]')
    expect(page.locator(".mt-middle[data-runs]")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".mt-covered")).to_be_visible()
    expect(page.locator(".mt-middle-cards")).to_be_hidden()
    before = table.sitting.session.position
    page.wait_for_timeout(600)
    assert table.sitting.session.position == before
    press(page, '[data-do="resume"]')
    expect(page.locator(".mt-middle-cards")).to_be_visible()
    expect(page.locator(".mt-middle[data-runs]")).to_be_visible()


def test_four_people_have_a_row_of_keys_each(show_live: ShowLive) -> None:
    table = Heard("moose-match-mayhem", setup=MayhemSetup(4, grab_limit=None), seed=8, seat=(0, 1, 2, 3))
    visit, _ = show_live(table)
    page = visit.page
    press(page, '[data-do="flip"]')
    expect(page.locator(".mt-middle[data-runs]")).to_be_visible()
    for seat, key in enumerate(("1", "KeyW", "KeyD", "KeyV")):
        page.keyboard.press(key)
        if seat < 3:
            expect(page.locator(f'.mt-lies[data-place="{seat}"]')).to_contain_text(f"Seat {seat + 1}")
    expect(page.locator('[data-do="flip"]')).to_be_visible()
    takers = {frame["who"]: frame["mark"] for frame in table.whole_film() if frame["kind"] == "touch"}
    assert {seat: mark["place"] for seat, mark in takers.items() if isinstance(mark, dict)} == {0: 0, 1: 1, 2: 2, 3: 3}


def test_four_people_have_an_edge_of_a_touch_screen_each(show_live: ShowLive) -> None:
    table = Heard("moose-match-mayhem", setup=MayhemSetup(4, grab_limit=None), seed=8, seat=(0, 1, 2, 3))
    visit, _ = show_live(table)
    page = visit.page
    page.get_by_label("We sit around the screen").check()
    press(page, '[data-do="flip"]')
    expect(page.locator(".mt-middle[data-runs]")).to_be_visible()
    middle = page.locator(".mt-middle-cards").bounding_box()
    assert middle is not None
    edges: dict[str, dict[str, float]] = {}
    for pad in page.locator(".mt-pad").all():
        box = pad.bounding_box()
        assert box is not None
        edges[str(pad.get_attribute("data-edge"))] = {
            "x": box["x"],
            "y": box["y"],
            "width": box["width"],
            "height": box["height"],
        }
    assert edges["top"]["y"] + edges["top"]["height"] <= middle["y"]
    assert edges["bottom"]["y"] >= middle["y"] + middle["height"]
    assert edges["left"]["x"] + edges["left"]["width"] <= middle["x"]
    assert edges["right"]["x"] >= middle["x"] + middle["width"]
    for seat in range(4):
        page.locator(f'.mt-pad[data-seat="{seat}"] .mt-pad-key').nth(seat).dispatch_event("pointerdown")
    expect(page.locator('[data-do="flip"]')).to_be_visible()
    takers = {frame["who"]: frame["mark"] for frame in table.whole_film() if frame["kind"] == "touch"}
    assert {seat: mark["place"] for seat, mark in takers.items() if isinstance(mark, dict)} == {0: 0, 1: 1, 2: 2, 3: 3}
    assert visit.axe() == []


def test_a_touch_is_drawn_before_python_has_heard_of_it(show_live: ShowLive) -> None:
    setup = MayhemSetup(3, same_instant=SLOW, grab_limit=None)
    visit, _ = show_live(Heard("moose-match-mayhem", setup=setup, seed=8, bots="greedy-slow"))
    page = visit.page
    press(page, '[data-do="flip"]')
    expect(page.locator(".mt-middle[data-runs]")).to_be_visible()
    drawn = page.evaluate("""() => {
      const card = document.querySelector('.mt-lies[data-place="1"]');
      card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      return [card.hasAttribute("data-touched"), card.getAttribute("aria-label")];
    }""")
    assert drawn[0] is True
    assert "touched by Seat 1" in drawn[1]


@pytest.mark.parametrize("clock", Clock)
def test_a_whole_game_of_face_de_bouc_with_the_keyboard_alone(show_live: ShowLive, clock: Clock) -> None:
    setup = FaceSetup(2, copies=SMALL, first=Seat(0), clock=clock)
    table = Heard("face-de-bouc", setup=setup, seed=5)
    visit, live = show_live(table)
    page = visit.page
    for _ in range(MOST_STEPS):
        if table.now["over"]:
            break
        if press(page, '[data-do="draw"]'):
            continue
        if page.locator(".mt-name").is_visible():
            page.locator(".mt-name").focus()
            page.keyboard.type("Zaubermarke")
            page.keyboard.press("Enter")
        elif page.locator('[data-do="press"]').is_visible():
            page.locator(".mk-table").focus()
            page.keyboard.press("Space")
        else:
            page.keyboard.press("PageDown")
        page.wait_for_timeout(60)
    assert table.now["over"]
    expect(page.locator(".mt-ranking > li")).to_have_count(2)
    page.locator(".mt-favourite").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".mt-count")).to_contain_text("The favourite: ")
    said = [json.loads(one) for one in live.told if '"said"' in one]
    assert said
    for one in said:  # a name is in what is said aloud, and in nothing that is synced
        assert "Zaubermarke" not in json.dumps(one["changed"])
    assert not [one for one in live.told if "Zaubermarke" in one and '"said"' not in one]
    assert visit.complaints == []


def test_a_name_leaves_the_page_when_the_card_comes_again(show_live: ShowLive) -> None:
    table = Heard(
        "face-de-bouc",
        setup=replace(FaceSetup(2, copies=(4,) + (0,) * 11, first=Seat(0)), clock=without_clock(2).clock),
        seed=5,
    )
    visit, _ = show_live(table)
    page = visit.page
    press(page, '[data-do="draw"]')
    page.locator(".mt-name").fill("Zaubermarke")
    page.keyboard.press("Enter")
    expect(page.locator(".mt-bubble")).to_contain_text("Zaubermarke")
    page.keyboard.press("PageDown")  # the bot turns up the same character
    expect(page.locator('[data-do="press"]')).to_be_visible()
    assert "Zaubermarke" not in page.content()
    assert page.locator(".mt-name").input_value() == ""


def test_a_class_picks_a_name_from_pictures_and_may_refuse_it(show_live: ShowLive) -> None:
    """A picture is a proposal; another takes its place; it counts when the teacher says that the class agrees."""
    table = Heard("face-de-bouc", setup=FaceSetup(2, copies=SMALL, first=Seat(0)), seed=5, present=True)
    page = show_live(table)[0].page
    press(page, '[data-do="draw"]')
    page.get_by_label("choose a picture instead of typing").check()
    for picture in ("moon", "fish"):
        before = table.now["state"]
        page.get_by_role("group", name="Pictures that can be names").get_by_role("button", name=picture).click()
        expect(page.locator(".mt-name")).to_have_value(picture)
        assert table.now["state"] == before
    page.get_by_role("button", name="The class agrees: take it").click()
    expect(page.locator(".mt-bubble")).to_contain_text("fish")
    assert "moon" not in table.record_with(names=True)
    assert "fish" in table.record_with(names=True)
    assert "fish" not in table.record


def states() -> dict[str, Callable[[], Heard]]:
    """What the two tables can look like."""
    special = FaceSetup(4, special_shout=SpecialShout.ON, first=Seat(0))
    return {
        "mayhem first screen": lambda: Heard("moose-match-mayhem"),
        "mayhem before a flip": lambda: Heard("moose-match-mayhem", seats=6, seed=8),
        "mayhem turns": lambda: played(Heard("moose-match-mayhem", seats=6, seed=8, setup="mayhem-turns"), 21),
        "mayhem four people": lambda: Heard("moose-match-mayhem", seats=4, seed=8, seat=(0, 1, 2, 3)),
        "mayhem end": lambda: played(Heard("moose-match-mayhem", seats=3, seed=8, setup="mayhem-turns"), 999),
        "bouc draw": lambda: Heard("face-de-bouc", setup=special, seed=5),
        "bouc name": lambda: drawn(Heard("face-de-bouc", setup=without_clock(4), seed=3)),
        "bouc end": lambda: passed(Heard("face-de-bouc", setup=replace(without_clock(7), copies=SMALL), seed=5)),
    }


def drawn(table: Heard) -> Heard:
    table.play("draw") if table.options else table.go_on()
    return table


def passed(table: Heard) -> Heard:
    while not table.now["over"]:
        table.play("Bobo" if table.now["words"] else table.options[0])
    return table


def themed() -> list[tuple[str, Theme]]:
    """Every state in a theme, the themes in turn; in the deep run in both."""
    both: list[tuple[str, Theme]] = [(name, theme) for name in states() for theme in THEMES]
    return both[:: samples(3, 1)]


@pytest.mark.parametrize(("name", "theme"), themed())
def test_nobody_is_shut_out_and_nothing_scrolls_sideways(show_live: ShowLive, name: str, theme: Theme) -> None:
    visit, _ = show_live(states()[name](), width=320, theme=theme)
    page = visit.page
    if page.locator('[data-do="skip"]').is_visible():
        page.locator('[data-do="skip"]').click()
    for width in (320, 560, 800, 1400):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(50)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), width
    assert visit.axe() == []
    assert visit.complaints == []
