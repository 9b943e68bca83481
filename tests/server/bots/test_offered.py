"""The programs that a server offers, at work."""

from contextlib import closing

import pytest

import rookery
from rookery.bots.programs import BotFault
from rookery.server.bots.offered import OfferedPrograms
from tests.bots.programs import engines
from tests.limits import ENDLESS


def test_they_are_known_by_their_names_only() -> None:
    """A name that is offered is played; whatever else somebody writes is no program."""
    start = rookery.game("penguin-soccer").start()
    with closing(OfferedPrograms({"Frosty": engines.name("good")}, ENDLESS)) as offered:
        assert "Frosty" in offered
        assert engines.name("good") not in offered
        assert offered.choose("Frosty", start, 1) == start.moves[0]
        other = rookery.game("penguin-game").start(seed=1)
        assert offered.choose("Frosty", other, 1) == other.moves[0]


def test_one_that_hangs_is_ended_before_its_process() -> None:
    """A program is too late before the thought is: nine tenths of the deadline."""
    programs = OfferedPrograms({"Slow": engines.name("hang")}, 0.2)
    with closing(programs) as offered, pytest.raises(BotFault, match=r"no answer within 0.18 s"):
        offered.choose("Slow", rookery.game("penguin-soccer").start(), 1)
