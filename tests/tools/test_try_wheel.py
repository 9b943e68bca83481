"""The program that tries a wheel in clean environments."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools import try_wheel


def test_its_record_is_true(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The game that it keeps can be verified."""
    subprocess.run([sys.executable, "-c", try_wheel.GAME_ON_FILE], cwd=tmp_path, check=True)
    done = subprocess.run(
        [sys.executable, "-m", "rookery", "verify", "game.json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.endswith("Nothing in this record is wrong.\n")
    assert capsys.readouterr().err == ""


def test_nothing_of_the_checkout_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands run without what would lead Python elsewhere."""
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv("ROOKERY_CACHE", "cache")
    assert not {"PYTHONPATH", "ROOKERY_CACHE"} & try_wheel.environment().keys()
    assert "PATH" in try_wheel.environment()


def test_it_says_what_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a wheel and a Python there is nothing to try."""
    monkeypatch.setattr(sys, "argv", ["try_wheel"])
    with pytest.raises(SystemExit, match=r"WHEEL PYTHON…"):
        try_wheel.main()
