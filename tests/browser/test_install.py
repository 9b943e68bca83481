"""Rookery as an app: it says in words that the server is out of reach, and an update is seen at the next load."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rookery.server.pages import site
from tests.browser.house import House
from tests.browser.people import Crowd

READY = """async () => {
  const workers = navigator.serviceWorker;
  await workers.ready;
  if (!workers.controller) {
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  }
  return (await caches.keys())[0];
}"""
"""Waits until the worker has taken over; what it keeps is under this name."""
LOST = "Failed to load resource|ERR_|unreachable"


def shown(page: Page) -> None:
    """Wait for the home page."""
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_without_the_server_there_are_words(browser: Browser, tmp_path: Path) -> None:
    """A page that was here before opens offline and says what is the matter; with the server back all is well."""
    house = House(tmp_path).open()
    crowd = Crowd(browser, house.url)
    person = crowd.person(still=True, worker=True)
    person.forgive(LOST)
    page = person.go("/")
    shown(page)
    page.evaluate(READY)
    house.close()
    for address in ("/", "/m/any", "/rules/any"):
        person.go(address)
        expect(page.get_by_role("heading", name="The server isn’t answering")).to_be_visible()
    house.open()
    page.get_by_role("link", name="All games").click()
    shown(page)
    assert not crowd.leave()
    house.close()


def test_an_update_is_seen_at_the_next_load(crowd: Crowd, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the worker of the old version still in charge, new scripts are there at once; then it is replaced."""
    person = crowd.person(still=True, worker=True)
    page = person.go("/")
    shown(page)
    before = page.evaluate(READY)
    old = site.kept()["js/pages/lobby.js"].body
    new = old.replace(b'h("h1", {}, t("lobby-welcome"))', b'h("h1", {}, "Something new")')
    assert new != old
    monkeypatch.setitem(site.kept(), "js/pages/lobby.js", site.made(new, ".js"))
    page.reload()
    expect(page.get_by_role("heading", name="Something new")).to_be_visible()
    page.wait_for_function("async (before) => !(await caches.keys()).includes(before)", arg=before)
