"""A program as a player."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import rookery
from rookery.bots.programs.names import program
from rookery.bots.programs.player import Limits, ProgramPlayer
from rookery.bots.programs.process import BotFault
from tests.bots.programs import engines
from tests.limits import ENDLESS, HANGING

GAME = rookery.game("penguin-soccer")
PATIENT = Limits(move=ENDLESS, start=HANGING)


@contextmanager
def playing(manner: str, limits: Limits = PATIENT) -> Iterator[ProgramPlayer]:
    """A player that is an engine of this manner."""
    player = ProgramPlayer(program(engines.name(manner)), GAME, limits)
    try:
        yield player
    finally:
        player.close()


def test_it_plays_one_game_after_the_other() -> None:
    """It is told of every game, and of its positions and moves; it may change the game without notice."""
    with playing("good") as player:
        player.check_in()
        start = GAME.start()
        assert player.choose(start, seed=1) == start.moves[0]
        other = rookery.game("penguin-game", players=3).start(seed=1)
        assert player.choose(other, seed=1) == other.moves[0]
        assert player.begin(GAME).choose(start, seed=1) == start.moves[0]


@pytest.mark.parametrize(
    ("manner", "kind", "problem"),
    [
        ("illegal", "illegal-move", 'it played "nowhere", which is not legal in "-,-,-/-,-,- + w 0"'),
        ("refuses", "gave-up", "it gave up: I do not know this game"),
        ("echo", "nonsense", 'it said "rei 1" instead of "reiok"'),
        ("crash", "crash", "the ice broke"),
    ],
)
def test_faults_have_names(manner: str, kind: str, problem: str) -> None:
    """A fault says whose it is, of which kind, and what happened; the next game starts the program anew."""
    with playing(manner) as player:
        for _ in range(2):
            with pytest.raises(BotFault) as raised:
                player.choose(GAME.start(), seed=1)
            assert raised.value.kind == kind
            assert str(raised.value).startswith('"cmd:')
            assert problem in str(raised.value.problem)


def test_it_gets_a_little_more_than_it_is_told() -> None:
    """The limit of a move is what it is told, with a slack for the way; to start it has a limit of its own."""
    with playing("hang", Limits(move=0.1, start=HANGING, slack=0.1)) as player:
        player.check_in()
        with pytest.raises(BotFault, match=r"no answer within 0.2 s"):
            player.choose(GAME.start(), seed=1)
    with playing("silent", Limits(move=ENDLESS, start=0.1)) as player, pytest.raises(BotFault, match=r"within 0.1 s"):
        player.check_in()


def test_one_that_ends_between_two_moves() -> None:
    """A program that ended is noticed at its next move, and has lost."""
    with playing("once") as player:
        start = GAME.start()
        assert player.choose(start, seed=1) == start.moves[0]
        with pytest.raises(BotFault, match="it ended without an answer"):
            player.choose(start, seed=1)
