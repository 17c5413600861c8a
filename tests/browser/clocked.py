"""A use of each table against the clock that Python has to answer, for tests in hosts."""

from playwright.sync_api import Page, expect

MOST_WAITS = 300
BOUC = 'GameTable("face-de-bouc", setup=FaceSetup(2, copies=(4,) + (0,) * 11, first=0, paces=(None, 1)), seed=5)'
MAYHEM = 'GameTable("moose-match-mayhem", seats=3, seed=8, bots="greedy-slow")'
FACE_SETUP = "from moosekit.games.face_de_bouc import Setup as FaceSetup"


def grab_a_card(page: Page) -> None:
    """One flip: a card is touched, drawn at once, and judged; afterwards everybody's times are told."""
    table = page.locator('.mk-table[data-game="moose-match-mayhem"]')
    table.locator('[data-do="flip"]').click()
    expect(table.locator(".mt-middle[data-runs]")).to_be_visible(timeout=30_000)
    table.locator('.mt-lies[data-place="1"]').dispatch_event("pointerdown")
    answer, times = table.locator(".mt-answer").first, table.locator(".mt-time-line")
    for _ in range(MOST_WAITS):
        if times.is_visible():
            break
        if answer.is_visible():
            answer.click()
        page.wait_for_timeout(100)
    expect(times).to_contain_text("Seat 1")
    expect(table.locator(".mt-herd[data-own] .mt-stack svg")).to_have_count(1)


def name_a_face(page: Page) -> None:
    """A character is turned up and named; when it comes again, everybody waits for this seat's answer."""
    table = page.locator('.mk-table[data-game="face-de-bouc"]')
    table.locator('[data-do="draw"]').click()
    table.locator(".mt-name").fill("Zorglub")
    page.keyboard.press("Enter")
    expect(table.locator(".mt-bubble")).to_contain_text("Zorglub")
    table.locator('[data-do="next"]').click()
    table.locator('[data-do="press"]').click()
    table.locator(".mt-name").fill("Zorglub")
    page.keyboard.press("Enter")
    expect(table.locator(".mt-won")).to_contain_text("Cards: 2", timeout=30_000)
