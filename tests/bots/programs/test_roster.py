"""The players of a match by their names."""

import pytest

import rookery
from rookery.bots.player import LevelPlayer
from rookery.bots.programs.names import BadBot
from rookery.bots.programs.player import Limits, ProgramPlayer
from rookery.bots.programs.roster import Roster
from rookery.kernel.errors import UnknownLevel
from tests.bots.programs import engines
from tests.limits import HANGING

GAME = rookery.game("penguin-game", players=3)


def test_levels_and_programs() -> None:
    """Levels are new in every match; a program is kept, and runs once for each of its seats."""
    good = engines.name("good")
    with Roster() as roster:
        first, second, third = roster.seat((good, "egg", good), GAME)
        assert isinstance(first, ProgramPlayer)
        assert isinstance(second, LevelPlayer)
        assert first is not third
        again = roster.seat(("egg", good, good), GAME)
        assert again[1] is first
        assert again[2] is third
        start = GAME.start(seed=1)
        assert first.choose(start, seed=1) == third.choose(start, seed=1) == start.moves[0]


def test_who_cannot_play_is_known_before() -> None:
    """A program that is not there, or not ready for the game, is refused in one line that has its name."""
    with Roster(Limits(start=HANGING)) as roster:
        roster.check_in(["egg", engines.name("good")], GAME)
        with pytest.raises(BadBot, match=r'^"cmd:.* refuses": it gave up: I do not know this game$'):
            roster.check_in([engines.name("refuses")], GAME)
        with pytest.raises(BadBot, match="there is no program"):
            roster.check_in(["cmd:nowhere-at-all"], GAME)
        with pytest.raises(UnknownLevel):
            roster.player("dodo", GAME)
