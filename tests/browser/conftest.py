"""One browser and one server for all tests of the pages; what cannot run is said loudly."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.boards import Desks
from tests.browser.house import House
from tests.browser.people import PATIENCE, Crowd

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
"""The machine's own browser."""
LEFT_OUT = "no Chromium here: the tests of the pages in a browser are LEFT OUT (install chromium)"


# A package's fixtures end with the package: Playwright's event loop must not be under way in other tests.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail(LEFT_OUT, pytrace=False)
        pytest.skip(LEFT_OUT)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all."""
    house = House(tmp_path_factory.mktemp("house")).open()
    yield house
    house.close()


@pytest.fixture
def crowd(browser: Browser, house: House) -> Iterator[Crowd]:
    """People with browsers, in any number; a test fails if anything went wrong in one of them."""
    crowd = Crowd(browser, house.url)
    yield crowd
    complaints = crowd.leave()
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="package")
def regulars(browser: Browser, house: House) -> Iterator[Desks]:
    """People who stay at their desks."""
    crowd = Crowd(browser, house.url)
    yield Desks(crowd)
    crowd.leave()


@pytest.fixture
def desks(regulars: Desks) -> Iterator[Desks]:
    """Desks for boards; a test fails if anything went wrong at one of them."""
    yield regulars
    complaints = regulars.complaints()
    assert not complaints, "\n".join(complaints)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once more what was left out."""
    if CHROMIUM is None:
        terminalreporter.section(LEFT_OUT, sep="#", red=True, bold=True)
