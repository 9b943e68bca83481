"""The programs in benchmarks/."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from benchmarks import cpu, cuda, environment_peers, environments

import rookery
from rookery import bench
from rookery.bench.rows import alone, table

PROGRAMS = Path(cuda.__file__).parent
KEY = rookery.games()[0]


def test_cpu_prints_and_writes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The table goes to the terminal and, if asked for, onto a page; without a game all are measured."""
    rows = [alone(KEY, "warm", 0.5, "s")]
    asked: list[tuple[tuple[str, ...], bool]] = []

    def measure(games: tuple[str, ...], *, quick: bool, progress: object) -> list[bench.Row]:
        asked.append((games, quick))
        return rows

    monkeypatch.setattr(bench, "measure", measure)
    page = tmp_path / "new" / "page.md"
    monkeypatch.setattr(sys, "argv", ["cpu.py", "--quick", "--out", str(page)])
    cpu.main()
    assert asked == [(rookery.games(), True)]
    assert capsys.readouterr().out == table(rows) + "\n"
    text = page.read_text(encoding="utf-8")
    assert table(rows) in text
    assert "- OpenSpiel: " in text


def test_cpu_refuses_unknown_games(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown game is bad input: exit code 2 and one clear line."""
    monkeypatch.setattr(sys, "argv", ["cpu.py", "penguin-chess"])
    with pytest.raises(SystemExit) as exit_:
        cpu.main()
    assert exit_.value.code == 2
    assert 'there is no game "penguin-chess"' in capsys.readouterr().err


def test_cuda_in_the_simulator(tmp_path: Path) -> None:
    """The program runs as a program: it checks, measures, prints and writes."""
    page = tmp_path / "cuda.md"
    done = subprocess.run(
        [sys.executable, str(PROGRAMS / "cuda.py"), "--quick", "--out", str(page), KEY],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for what in ("playout, whole call", "step, 4 lanes", "step, 8 lanes", "perft 2"):
        assert what in done.stdout
    assert done.stdout in page.read_text(encoding="utf-8")


class Impostor:
    """A game whose GPU is the processor: honest with a shift of 0, with other seeds and counts otherwise."""

    def __init__(self, shift: int) -> None:
        self._game = rookery.game(KEY)
        self._shift = shift
        self.start = self._game.start
        self.key = self._game.key

    def playouts(self, start: rookery.Position, games: int, *, seed: int, device: str = "cpu") -> Any:
        """Random games, those of another seed on the false GPU."""
        return self._game.playouts(start, games, seed=seed + self._shift * (device == "cuda"))

    def batch(self, lanes: int, *, seed: int, device: str = "cpu") -> Any:
        """Games side by side, those of another seed on the false GPU."""
        if device == "cpu":
            return self._game.batch(lanes, seed=seed)
        made = self._game.batch(lanes, seed=seed + self._shift)

        def device_array(array: Any) -> Any:
            return SimpleNamespace(copy_to_host=lambda: np.array(array))

        return SimpleNamespace(
            step=made.step,
            states=device_array(made.states),
            legal=device_array(made.legal),
            rewards=device_array(made.rewards),
            observe=lambda: device_array(made.observe()),
        )

    def perft(self, position: rookery.Position, depth: int, *, device: str = "cpu") -> int:
        """Paths, one too many on the false GPU."""
        return self._game.perft(position, depth) + self._shift * (device == "cuda")


@pytest.mark.parametrize(
    ("shift", "found"),
    [
        (0, set()),
        (
            1,
            {
                "plies of playouts",
                "states of playouts",
                "states of a batch",
                "tree searches",
                "perft 0",
                "perft 1",
                "perft 2",
            },
        ),
    ],
)
def test_cuda_finds_differences(monkeypatch: pytest.MonkeyPatch, shift: int, found: set[str]) -> None:
    """A GPU that gives other games or counts than native code is found out, and an honest one is not accused."""
    monkeypatch.setattr(cuda, "share_alike", lambda *_: 1.0 - shift)
    game: Any = Impostor(shift)
    differences = set(cuda.differences(game, replace(cuda.QUICK, checked=64)))
    assert found <= differences
    assert bool(found) == bool(differences)


def test_cuda_stops_when_results_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is timed that is not right: the program ends with a failure that names what differs."""
    monkeypatch.setattr(cuda, "differences", lambda *_: ["perft 3"])
    with pytest.raises(SystemExit, match="differ in perft 3"):
        cuda.measure(rookery.game(KEY), cuda.QUICK)


def test_environments_measure_and_keep(tmp_path: Path) -> None:
    """The program runs as a program: it prints a table and keeps every figure."""
    kept = tmp_path / "figures.json"
    done = subprocess.run(
        [sys.executable, str(PROGRAMS / "environments.py"), "--quick", "--alone", "--out", str(kept), KEY],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "observed in floats, 4 lanes" in done.stdout
    results = msgspec.json.decode(kept.read_bytes(), type=environments.Results)
    assert {figure.form for figure in results.figures} == set(environments.FORMS)
    assert all(figure.rate > 0 and figure.bytes_a_lane for figure in results.figures)
    assert {figure.players for figure in results.figures} == set(range(2, 5))


def test_environments_have_peers() -> None:
    """Those that are installed are stepped; OpenSpiel is among them here."""
    found = {who: make for who, _, make in environment_peers.on("cpu")}
    assert found["OpenSpiel"](1, 1)() > 10
