"""One Chromium for the whole session, and a visitor who may not leave this machine."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.showing import Show, ShowLive
from tests.browser.visit import Visitor
from tools.chromium import find_or_install, is_root

NO_OTHER_HOST = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test, marked so or not."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; as root without its sandbox, which it would refuse to make."""
    arguments = [NO_OTHER_HOST, *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_or_install(), args=arguments)
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """`visitor.open(address, width=320, theme="dark")` opens a page; none may ask another host for anything."""
    guest = Visitor(browser)
    yield guest
    assert guest.leave() == []


@pytest.fixture
def show(visitor: Visitor, tmp_path: Path) -> Show:
    """Shows a widget as a page from disk."""
    return Show(visitor, tmp_path)


@pytest.fixture
def show_live(visitor: Visitor, tmp_path: Path) -> ShowLive:
    """Shows a table with Python behind it."""
    return ShowLive(visitor, tmp_path)
