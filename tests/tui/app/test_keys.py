"""Keys and what they are called."""

from textual.pilot import Pilot

from tests.tui.app.stage import SOCCER, perform, screen, settle, table


def test_in_german() -> None:
    """The names of the keys stand at the bottom, in the language of the player."""

    async def play(pilot: Pilot[None]) -> None:
        await settle(pilot)
        last = screen(pilot).splitlines()[-1]
        assert "f1 Hilfe" in last
        assert "f10 Aufhören" in last
        assert len(last) <= 80

    perform(table(SOCCER.start(), 0, language="de"), play)
