"""The program benchmarks/arena.py."""

import sys
from pathlib import Path

import pytest
from benchmarks import arena

from rookery import bots
from rookery.arena.match import Work
from rookery.kernel.game import Game
from tests.arena.stand_ins import Alone, chick_wins, first_seat_wins, refuses_seed_1


@pytest.fixture(name="prepare")
def _prepare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Prepare":
    return Prepare(monkeypatch, tmp_path)


class Prepare:
    """The program with stand-ins for its workers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self._patch = monkeypatch
        self.page = folder / "new" / "arena.md"

    def __call__(self, here: Work, there: Work, *more: str) -> None:
        """Processes here that do the one work, a cluster that does the other."""
        self._patch.setattr(arena, "LocalPool", lambda _workers: Alone(here))
        self._patch.setattr(arena, "RayPool", lambda _address, _workers: Alone(there))
        self._patch.setattr(Game, "warm", lambda self: self)
        self._patch.setattr(bots, "warm", lambda *_: None)
        self._patch.setattr(sys, "argv", ["arena.py", "--games", "6", "--rounds", "3", "--out", str(self.page), *more])


def test_it_measures(prepare: Prepare, capsys: pytest.CaptureFixture[str]) -> None:
    """Both are measured on the same games; the ratio goes to the terminal and onto a page."""
    prepare(chick_wins, chick_wins, "--levels", "egg", "chick")
    arena.main()
    out, ratios = capsys.readouterr().out.rstrip("\n").rsplit("\n", 1)
    assert "processes, 2 workers, egg – chick" in out
    assert "a local Ray, 2 workers" in out
    page = prepare.page.read_text(encoding="utf-8")
    assert out in page
    assert ratios in page
    assert ratios.startswith("Processes beside Ray, round by round: median ratio ")
    assert "- Ray: " in page


def test_it_checks(prepare: Prepare) -> None:
    """Results that differ, or are missing, end it: a wrong figure is worse than none."""
    prepare(chick_wins, first_seat_wins, "--levels", "egg", "chick")
    with pytest.raises(SystemExit, match="do not agree"):
        arena.main()
    prepare(chick_wins, refuses_seed_1, "--levels", "egg", "chick")
    with pytest.raises(SystemExit, match="could not be played"):
        arena.main()
    assert not prepare.page.exists()


def test_it_refuses(prepare: Prepare, capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown level is bad input: exit code 2 and one clear line."""
    prepare(chick_wins, chick_wins, "--levels", "egg", "dodo")
    with pytest.raises(SystemExit) as left:
        arena.main()
    assert left.value.code == 2
    assert 'there is no bot "dodo"' in capsys.readouterr().err
