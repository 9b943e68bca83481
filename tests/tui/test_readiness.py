"""Bots get ready while people look at the board."""

import threading
import time
from collections.abc import Iterable

import pytest

import rookery
from rookery import bots
from rookery.kernel import jit
from rookery.kernel.game import Game
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.readiness import Readiness
from tests.limits import HANGING

SOCCER = rookery.game("penguin-soccer")


class Warming:
    """Stands for the compiling of levels: each waits until it is let go."""

    def __init__(self, *slow: str) -> None:
        self.asked: list[str] = []
        self.let_go = threading.Event()
        self._slow = slow

    def __call__(self, game: Game, levels: Iterable[str]) -> None:
        """Warm some levels."""
        assert game == SOCCER
        for level in levels:
            self.asked.append(level)
            if level in self._slow:
                assert self.let_go.wait(HANGING)


@pytest.mark.parametrize(
    ("seats", "levels"),
    [
        ([PERSON, "egg"], ["egg", "emperor"]),
        (["chick", "emperor"], ["chick", "emperor"]),
        ([PERSON, PERSON], ["emperor"]),
        (["egg", "egg"], ["egg"]),
    ],
)
def test_who_is_needed(monkeypatch: pytest.MonkeyPatch, seats: list[str], levels: list[str]) -> None:
    """The bots of the game get ready first, each level once; then, if people play, whoever gives hints."""
    warming = Warming()
    monkeypatch.setattr(bots, "warm", warming)
    readiness = Readiness(LocalGame(SOCCER.start(), seats))
    readiness.begin()
    for level in levels:
        readiness.wait(level)
    assert warming.asked == levels


def test_a_bot_does_not_wait_for_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is ready moves, while others are still getting ready; a level that nobody expected waits for all."""
    warming = Warming("emperor")
    monkeypatch.setattr(bots, "warm", warming)
    readiness = Readiness(LocalGame(SOCCER.start(), [PERSON, "egg"]))
    readiness.begin()
    readiness.wait("egg")
    waited = threading.Thread(target=readiness.wait, args=("adult",))
    waited.start()
    waited.join(0.05)
    assert waited.is_alive()
    warming.let_go.set()
    waited.join(HANGING)
    assert not waited.is_alive()


def test_trouble_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong in the background stops nobody: it goes wrong again where it can be told."""

    def trouble(game: Game, levels: Iterable[str]) -> None:
        raise OSError

    monkeypatch.setattr(bots, "warm", trouble)
    readiness = Readiness(LocalGame(SOCCER.start(), [PERSON, "egg"]))
    readiness.begin()
    readiness.wait("egg")
    readiness.wait("emperor")


def test_nobody_begins_nobody_waits() -> None:
    """Before the start there is nothing to wait for."""
    Readiness(LocalGame(SOCCER.start(), [PERSON, "egg"])).wait("egg")


def test_the_background_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    """In the background nothing is written into a prompt, however long it takes."""

    def work() -> None:
        with jit.progress("bots", patience=0.001):
            time.sleep(0.05)

    behind = threading.Thread(target=work)
    behind.start()
    behind.join()
    assert capsys.readouterr().err == ""
