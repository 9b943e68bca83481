"""The page about what the server keeps: reached from the home page and the settings, true, and open to everybody."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import Crowd
from tests.browser.test_access import axe, findings

__all__ = ["axe"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_players_learn_what_is_kept(crowd: Crowd, size: str, axe: str) -> None:
    """What, how long, who sees it, and the id to be forgotten by, which is theirs; no obstacle for anybody."""
    person = crowd.person(size, still=True)
    page = person.go("/")
    page.get_by_role("link", name="Your data").click()
    expect(page.get_by_role("heading", name="Your data", level=1)).to_be_visible()
    for heading in ("What is kept", "How long", "Who can see it", "How to be forgotten"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_text("Finished games stay until somebody deletes them.")).to_be_visible()
    guest = page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.guest)")
    expect(page.get_by_role("textbox", name="Your id")).to_have_value(guest)
    assert findings(person, axe) == []


def test_the_settings_lead_there(crowd: Crowd) -> None:
    """Whoever looks for it in the settings finds it."""
    page = crowd.person(still=True).go("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("link", name="Your data").click()
    expect(page.get_by_role("heading", name="Your data", level=1)).to_be_visible()
