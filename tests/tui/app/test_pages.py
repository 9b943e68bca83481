"""Pages of text."""

from textual.containers import VerticalScroll
from textual.pilot import Pilot

from rookery.tui.app.pages import TextPage
from rookery.tui.texts import Voice
from tests.tui.app.stage import app, perform, screen, settle

LONG = "\n".join(f"line {number}" for number in range(100))


def test_paging() -> None:
    """Space and b go a page on and back; q closes."""

    async def play(pilot: Pilot[None]) -> None:
        page = TextPage(LONG, Voice())
        pilot.app.push_screen(page)
        await settle(pilot)
        assert "line 0" in screen(pilot)
        await pilot.press("space")
        await settle(pilot)
        below = page.query_one(VerticalScroll).scroll_offset.y
        assert below > 0
        await pilot.press("b")
        await settle(pilot)
        assert page.query_one(VerticalScroll).scroll_offset.y < below
        await pilot.press("q")
        await settle(pilot)
        assert pilot.app.screen is not page

    perform(app(), play)


def test_the_end_first() -> None:
    """Where the newest is at the end, the page begins there; brackets are no markup."""

    async def play(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(TextPage(LONG + "\n[bold]", Voice(), at_end=True))
        await settle(pilot)
        assert "[bold]" in screen(pilot)

    perform(app(), play)
