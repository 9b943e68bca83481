"""A match at this terminal, with somebody else as its face."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

from rookery.kernel.messages import Text
from rookery.tui import saved
from rookery.tui.app.local_match import LocalMatch
from rookery.tui.app.table_match import Beat
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.thinking import Here
from tests.tui.app.stage import OWN_GOAL, ROLLED, SOCCER


class Script:
    """Plays what it is given; the match ends when there is no more."""

    def __init__(self, *turns: tuple[str, ...]) -> None:
        self.turns = list(turns)
        self.beats: list[Beat] = []
        self.told: list[Text] = []
        self.works: list[asyncio.Future[None]] = []

    async def show(self, beat: Beat) -> None:
        """Write it down."""
        self.beats.append(beat)

    async def ask(self) -> tuple[str, ...]:
        """The next turn."""
        if not self.turns:
            raise EOFError
        return self.turns.pop(0)

    def wait_for(self, seat: int) -> None:
        """Nobody waits here."""

    def prepare(self, work: Awaitable[None]) -> None:
        """Bots need no preparation here."""
        self.works.append(asyncio.ensure_future(work))

    def tell(self, text: Text) -> None:
        """Write it down."""
        self.told.append(text)


def run(match: LocalMatch, script: Script) -> None:
    """Play until the script ends."""

    async def played() -> None:
        try:
            await match.run(script)
        except EOFError:
            await asyncio.sleep(0)

    asyncio.run(played())


def test_steps_rolls_and_answers() -> None:
    """A path is shown step by step, and everything of others as such."""
    script = Script(("p11", "r3"))
    match = LocalMatch(LocalGame(ROLLED, [PERSON, "egg"]), Here(), seed=1)
    run(match, script)
    assert script.beats == ["step", "own"]
    assert match.local.moves == ["p11", "r3"]
    other = Script(("Bn",))
    run(LocalMatch(LocalGame(SOCCER.start(), [PERSON, "egg"]), Here(), seed=1), other)
    assert other.beats == ["own", "act"]


def test_a_disk_that_cannot_be_written_to(tmp_path: Path) -> None:
    """It is told, and the match goes on."""
    (tmp_path / "games").write_text("no folder")
    script = Script(("Ksw",))
    match = LocalMatch(LocalGame(OWN_GOAL, [PERSON, "egg"]), Here(), seed=1)
    run(match, script)
    assert match.local.position.outcome is not None
    assert "cannot be saved" in str(script.told[0])


def test_files() -> None:
    """A match is kept in one file, which a name can change."""
    match = LocalMatch(LocalGame(SOCCER.start(), [PERSON, "egg"]), Here(), seed=1)
    run(match, Script(("Bn",)))
    first = match.save()
    assert match.save() == first
    other = match.save(str(saved.folder() / "other.json"))
    assert match.file == other
    assert match.who(0) != match.who(1)
    asyncio.run(match.leave())
