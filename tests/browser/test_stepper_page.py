"""The TrickStepper on an exported page, opened from disk: steps, keys, modes, looks, and nobody shut out."""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Literal, cast

import pytest
from playwright.sync_api import Page, expect

from moosekit.games.moustache import Trick
from moosekit.widgets import TrickStepper
from tests.browser.looks import THEMES
from tests.browser.visit import Visit, Visitor
from tests.samples import some_of

HANDS = ("O5 B1 P3 G7", "O9 O2 B8 P0", "O3 O7 G1 B9", "G2 P8 B2 G9")
Theme = Literal["light", "dark"]
Open = Callable[..., Visit]
MODES = ("plain", "tap", "predict", "present")
ROUNDS, STEPS = 5, 8
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
STEP_ON = """async ([rounds, steps]) => {
  for (let round = 0; round < rounds; round += 1) {
    document.querySelector('[data-do="first"]').click();
    for (let step = 0; step < steps; step += 1) {
      await new Promise(requestAnimationFrame);
      document.querySelector('[data-do="next"]').click();
    }
  }
  await new Promise(requestAnimationFrame);
}"""


def trick(cards: str = "O5 O9 O3 G2", *, hands: bool = False) -> Trick:
    return Trick.parse(cards, row="twos-win,threes-low", hands=HANDS if hands else None)


@pytest.fixture
def show(visitor: Visitor, tmp_path: Path) -> Open:
    """`show(stepper, width=320, theme="dark")`: the stepper as a page from disk."""

    def open_page(
        stepper: TrickStepper, *, width: int = 1400, height: int = 900, theme: Theme = "light", still: bool = True
    ) -> Visit:
        with stepper:
            address = stepper.to_html(tmp_path / "page.html").as_uri()
        visit = visitor.open(address, width=width, height=height, theme=theme, still=still)
        expect(visit.page.locator(".mk-stepper")).to_be_visible()
        return visit

    return open_page


def said(page: Page) -> str:
    return page.locator(".mk-caption .mk-say").inner_text()


def test_it_steps_by_button_scrubber_and_log(show: Open) -> None:
    page = show(TrickStepper(trick())).page
    page.get_by_role("button", name="Next", exact=True).click()
    assert said(page) == "Seat 1 plays the orange 5."
    page.get_by_role("slider", name="Step").press("End")
    assert said(page) == "Seat 3 wins and leads the next trick."
    page.get_by_role("slider", name="Step").press("ArrowLeft")
    assert said(page) == "Threes go low: now seat 3 is ahead."
    page.get_by_role("button", name="Step 7: Twos win").click()
    assert said(page) == "Twos win: seat 4 is ahead."
    page.get_by_role("button", name="Rule 8.1, Twos win: show the text").click()
    expect(page.get_by_text("From the rulebook.")).to_be_visible()
    page.get_by_role("button", name="First step").click()
    assert said(page) == "Seat 1 leads. Nobody has played yet."


def test_the_keyboard_alone_is_enough(show: Open) -> None:
    """Tab goes from region to region, arrows move inside, and every step can be reached and read."""
    page = show(TrickStepper(trick())).page
    page.keyboard.press("Tab")
    stops: list[str] = []
    for _ in range(40):
        stops.append(
            str(
                page.evaluate(
                    "(document.activeElement.getAttribute('aria-label') || document.activeElement.textContent).trim()"
                )
            )
        )
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
    assert "Keys" in stops
    assert stops.count("First step") + stops.count("Next") == 1  # one stop for all buttons of the stepper
    page.get_by_role("button", name="First step").focus()
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.getAttribute('data-do')") == "last"
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    assert said(page) == "Seat 2 plays the orange 9."
    page.keyboard.press("PageUp")
    assert said(page) == "Seat 1 plays the orange 5."
    page.locator(".mk-place").first.focus()
    page.keyboard.press("ArrowRight")
    assert "Seat 2" in str(page.evaluate("document.activeElement.textContent"))
    page.keyboard.press("?")
    expect(page.get_by_role("group", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.className") == "moosekit mk-stepper"


def test_each_step_is_said_once_in_the_live_region(show: Open) -> None:
    page = show(TrickStepper(trick())).page
    live = page.locator("[role=status]")
    assert live.count() == 1
    expect(live).to_have_text("")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(live).to_have_text("Seat 1 plays the orange 5. Its colour is the lead colour now: orange.")


def test_cards_are_named_with_what_happened_to_them(show: Open) -> None:
    page = show(TrickStepper(trick(), step=7)).page
    expect(page.get_by_role("img", name="Orange 3, llama, ahead")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="2. Threes go low").filter(has_text="acts now")).to_be_visible()


def test_predict_first_covers_the_answer_and_gives_the_reason_at_once(show: Open) -> None:
    page = show(TrickStepper(trick(), predict=True)).page
    page.get_by_role("slider", name="Step").press("End")
    assert said(page) == "Seat 4 plays the green 2."
    assert "Seat 3 wins" not in page.locator(".mk-stepper").inner_text()
    page.get_by_role("radio", name="Seat 4").check()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".mk-verdict-text")).to_contain_text("Look: Threes go low")
    page.get_by_role("button", name="Show me the steps").click()
    assert said(page) == "Orange is the strongest colour here."


def test_tap_mode_tells_why_not(show: Open) -> None:
    page = show(TrickStepper(trick(hands=True), tap=True, step=2)).page
    tapping = page.get_by_role("group", name="Tap every card that seat 3 may play.")
    tapping.get_by_role("button", name="Blue 9").click()
    expect(page.locator("p.mk-verdict")).to_contain_text("does not follow suit")
    for card in ("Orange 3", "Orange 7"):
        tapping.get_by_role("button", name=card).click()
    expect(page.get_by_text("You found them all!").and_(page.locator(":not([role=status])"))).to_be_visible()


def test_a_class_votes_before_the_answer_is_uncovered(show: Open) -> None:
    page = show(TrickStepper(trick(), present=True), width=1920, height=1080).page
    sizes = page.evaluate(
        "[...document.querySelectorAll('.mk-empty')].map((card) => card.getBoundingClientRect().width)"
    )
    assert len(sizes) == 4
    assert min(sizes) >= 240
    for _ in range(6):
        page.keyboard.press("Tab")
        page.keyboard.press("PageDown")
        if page.get_by_role("button", name="Show the answer").is_visible():
            break
    assert said(page) == "Seat 4 plays the green 2."
    page.get_by_role("spinbutton", name="Seat 3").fill("7")
    page.get_by_role("spinbutton", name="Seat 4").fill("12")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".mk-vote .mk-say")).to_have_text("7 of 19 hands were right. Seat 3")
    page.locator(".mk-stepper").focus()
    page.keyboard.press(" ")
    assert said(page) == "Orange is the strongest colour here."


def test_six_cards_for_a_projector_are_still_large(show: Open) -> None:
    page = show(TrickStepper(Trick.parse("O5 O9 O3 G2 B1 P7"), present=True, step=6), width=1920, height=1080).page
    sizes = page.evaluate(
        "[...document.querySelectorAll('.mk-card')].map((card) => card.getBoundingClientRect().width / 1.24)"
    )
    assert min(sizes) >= 239.9


def test_what_if_answers_without_python_and_what_needs_it_is_not_there(show: Open) -> None:
    page = show(TrickStepper(trick(), step=8)).page
    page.locator(".mk-tile", has_text="Without “Threes go low”").click()
    expect(page.locator(".mk-what-if > .mk-why")).to_have_text("Without “Threes go low”: seat 4 wins instead.")
    expect(page.get_by_text("Python is not running. Stepping still works.")).to_be_visible()
    assert page.get_by_text("Try other cards").is_visible() is False
    assert page.get_by_text("Mix your own").count() == 0


@pytest.mark.parametrize(("mode", "width"), some_of(product(MODES, (320, 800, 1400)), 2))
def test_nothing_scrolls_sideways(show: Open, width: int, mode: str) -> None:
    six = Trick.parse("O5 O7 B2 G2 P7 pigeon", row="reversed,twins-vanish,twos-win,threes-low")
    stepper = {
        "plain": lambda: TrickStepper(six, step=9, language="fr"),
        "tap": lambda: TrickStepper(trick(hands=True), tap=True, step=2),
        "predict": lambda: TrickStepper(six, predict=True, step=6),
        "present": lambda: TrickStepper(six, present=True, step=6),
    }[mode]()
    page = show(stepper, width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    over = page.evaluate(
        """() => [...document.querySelectorAll('.mk-stepper *')].filter((one) => one.checkVisibility()
          && !one.closest('svg, .mk-hidden') && one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => one.className)"""
    )
    assert over == []


@pytest.mark.parametrize(("mode", "theme"), some_of(product(MODES, THEMES), 3))
def test_axe_finds_nothing(show: Open, theme: Theme, mode: str) -> None:
    stepper = {
        "plain": lambda: TrickStepper(trick(hands=True), step=8),
        "tap": lambda: TrickStepper(trick(hands=True), tap=True, step=2),
        "predict": lambda: TrickStepper(trick(), predict=True, step=4, language="fr"),
        "present": lambda: TrickStepper(trick(), present=True, step=4),
    }[mode]()
    visit = show(stepper, theme=theme)
    if mode == "plain":
        visit.page.get_by_role("button", name="Rule 8.1").click()
        expect(visit.page.get_by_text("Python is not running")).to_be_visible()
    if mode == "tap":
        visit.page.get_by_role("button", name="Blue 9").click()
    if mode == "predict":
        visit.page.get_by_role("radio", name="Place 4").check()
        visit.page.get_by_role("button", name="Vérifier").click()
    assert visit.axe() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_theme_is_kept_whatever_the_page_has(show: Open, theme: Theme) -> None:
    """`theme="dark"` on a light page, and the other way round: own ground and own ink together."""
    other: Theme = "dark" if theme == "light" else "light"
    grounds = {"light": "rgb(255, 255, 255)", "dark": "rgb(33, 29, 42)"}
    page = show(TrickStepper(trick(), theme=theme), theme=other).page
    assert page.locator(".mk-stepper").evaluate("(one) => getComputedStyle(one).backgroundColor") == grounds[theme]
    page = show(TrickStepper(trick()), theme=other).page
    assert page.locator(".mk-stepper").evaluate("(one) => getComputedStyle(one).backgroundColor") == grounds[other]


@pytest.mark.parametrize(
    ("marker", "ground"),
    [
        ("document.body.dataset.jpThemeLight = 'false'", "rgb(33, 29, 42)"),
        ("document.body.className = 'vscode-dark'", "rgb(33, 29, 42)"),
        ("document.body.className = 'vscode-high-contrast vscode-high-contrast-light'", "rgb(255, 255, 255)"),
        ("document.documentElement.dataset.theme = 'dark'", "rgb(33, 29, 42)"),
    ],
)
def test_a_host_may_mark_its_theme_without_a_colour_scheme(show: Open, marker: str, ground: str) -> None:
    computer: Theme = "light" if ground == "rgb(33, 29, 42)" else "dark"
    page = show(TrickStepper(trick()), theme=computer).page
    page.evaluate(marker)
    expect(page.locator(".mk-stepper")).to_have_css("background-color", ground)


def test_nothing_moves_where_less_motion_is_wanted_nor_on_the_way_back(show: Open) -> None:
    moving = "document.getAnimations().filter((one) => one instanceof CSSAnimation).length"
    calm = show(TrickStepper(trick())).page
    calm.get_by_role("button", name="Next", exact=True).click()
    assert calm.evaluate(moving) == 0
    lively = show(TrickStepper(trick()), still=False).page
    assert lively.evaluate(moving) == 0
    assert lively.evaluate(f"document.querySelector('[data-do=next]').click(), {moving}") == 1
    assert lively.evaluate(f"document.querySelector('[data-do=back]').click(), {moving}") == 0


def test_the_crown_hops_from_card_to_card_and_comes_to_rest(show: Open) -> None:
    names = "document.getAnimations().filter((one) => one instanceof CSSAnimation).map((one) => one.animationName)"
    page = show(TrickStepper(trick(), step=6), still=False).page
    moving, start = page.evaluate(
        """() => {
          document.querySelector('[data-do=next]').click();
          const running = document.getAnimations().filter((one) => one instanceof CSSAnimation);
          for (const one of running) { one.pause(); one.currentTime = 0; }
          const crown = document.querySelector('.mk-crown').getBoundingClientRect();
          const card = document.querySelectorAll('.mk-card')[3].getBoundingClientRect();
          const names = running.map((one) => one.animationName).sort();
          return [names, (crown.left + crown.right - card.left - card.right) / 2];
        }"""
    )
    assert moving == ["mk-hop", "mk-sign"]
    assert abs(start) < 2  # over the middle of the card that was ahead
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    assert page.evaluate(names) == []
    calm = show(TrickStepper(trick(), step=6)).page
    calm.get_by_role("button", name="Next", exact=True).click()
    expect(calm.get_by_text("Seat 4 → Seat 3")).to_be_visible()


def test_a_right_guess_makes_a_moustache_twitch_once(show: Open) -> None:
    page = show(TrickStepper(trick(), predict=True, step=4), still=False).page
    page.get_by_role("radio", name="Seat 3").check()
    twitch = """(document.querySelector('.mk-quiz .mk-next').click(), document.getAnimations()
      .filter((one) => one.animationName === 'mk-twitch').map((one) => one.effect.getTiming().iterations))"""
    assert page.evaluate(twitch) == [1]


def test_on_paper_it_is_a_strip_of_all_steps(show: Open) -> None:
    page = show(TrickStepper(trick())).page
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".mk-strip > li")).to_have_count(9)
    expect(page.locator(".mk-strip > li").last).to_be_visible()
    expect(page.locator(".mk-controls")).to_be_hidden()


def test_a_step_takes_less_than_a_frame(show: Open) -> None:
    """The processor time that the page itself needs for a step, from the click to the finished layout."""
    page = show(TrickStepper(trick()), still=False).page
    session = page.context.new_cdp_session(page)
    # processor time, not the clock's: other programs run beside the tests
    session.send("Performance.enable", {"timeDomain": "threadTicks"})  # pyright: ignore[reportUnknownMemberType]

    def worked() -> float:
        send = cast("Callable[[str], dict[str, list[dict[str, str | float]]]]", session.send)  # pyright: ignore[reportUnknownMemberType]
        metrics = send("Performance.getMetrics")["metrics"]
        return sum(float(metric["value"]) for metric in metrics if metric["name"] in WORK)

    page.evaluate(STEP_ON, [1, STEPS])  # the first round draws the pictures
    before = worked()
    page.evaluate(STEP_ON, [ROUNDS, STEPS])
    assert (worked() - before) * 1000 / (ROUNDS * STEPS) < 16
