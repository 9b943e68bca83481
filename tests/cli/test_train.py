"""``rookery train``: a network learns a game, in a folder that the same command continues in."""

import json
from pathlib import Path

import pytest

from rookery.cli import train
from rookery.cli.main import main

SMALL = ("--players", "2", "--lanes", "16", "--width", "8", "--blocks", "1")
LESSON = 16 * 128
"""Plies of a lesson of so many lanes."""


def test_a_training_is_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It tells how it compares with itself and with a level, keeps figures, and goes on from where it was."""
    command = ["train", "penguin-game", "--folder", str(tmp_path), *SMALL]
    assert main([*command, "--plies", str(2 * LESSON)]) == 0
    told = capsys.readouterr().out
    assert "against itself a while ago: " in told
    assert "against chick: " in told
    assert "trained for 4,096 plies" in told
    assert main([*command, "--plies", str(3 * LESSON)]) == 0
    assert "continuing in" in capsys.readouterr().out
    lines = [json.loads(line) for line in (tmp_path / "progress.ndjson").read_text().splitlines()]
    assert [line["lessons"] for line in lines if line["kind"] == "lesson"] == [1, 2, 3]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--minutes", "0"], '--minutes must be a number above 0, not "0"'),
        (["--minutes", "soon"], '--minutes must be a number above 0, not "soon"'),
        (["--lanes", "0"], "--lanes"),
        (["--search", "2"], '--search must be a number from 0 to 1, not "2"'),
        (["--draw-cost", "much"], '--draw-cost must be a number from 0 to 1, not "much"'),
        (["--simulations", "1"], "--simulations"),
        (["--begin", "no-such.net"], "no-such.net"),
        (["--width", "1000"], "1,000,000"),
        (["--width", "x"], "--width"),
        (["--players", "9"], "players"),
        (["--option", "tiles=circle"], "tiles"),
    ],
)
def test_mistakes_are_told(given: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line says what is wrong, and nothing is written."""
    folder = tmp_path / "new"
    assert main(["train", "penguin-game", "--folder", str(folder), *given]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert not folder.exists()


def test_another_training_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder with another network is left alone."""
    command = ["train", "penguin-game", "--folder", str(tmp_path), "--plies", str(LESSON)]
    assert main([*command, *SMALL]) == 0
    assert main([*command, *SMALL[:4], "--width", "9"]) == 2
    assert "its width is 8, not 9" in capsys.readouterr().err


def test_a_missing_gpu_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has none is sent to the processor."""
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    assert main(["train", "penguin-game", "--device", "cuda"]) == 2
    assert "train with --device cpu" in capsys.readouterr().err


def test_a_missing_library_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without PyTorch the extra that brings it is named."""
    monkeypatch.setattr(train, "find_spec", lambda _: None)
    assert main(["train", "penguin-game"]) == 2
    assert "pip install 'rookery-games[train]'" in capsys.readouterr().err


def test_an_interrupted_training_is_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C keeps what was learnt, and says how to go on."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rookery.learn.sitting.sit", interrupted)
    assert main(["train", "penguin-game", "--folder", str(tmp_path), *SMALL]) == 130
    assert "stopped; the same command continues in" in capsys.readouterr().err
    assert (tmp_path / "checkpoint.pt").exists()
