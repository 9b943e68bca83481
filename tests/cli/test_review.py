"""``rookery review``."""

import json
from pathlib import Path

import msgspec
import pytest

from rookery.cli.main import main
from rookery.records.record import write
from rookery.records.text import write as write_text
from tests.review.games import record_of, rolled, thrown_away


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of which everything is certain."""
    positions = thrown_away()
    path = tmp_path / "game.json"
    path.write_bytes(write(record_of(positions, "Ann", "Ben")))
    return path


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """The one line that refuses a review."""
    assert main(["review", *map(str, arguments)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_summary_and_a_page(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What turned the game is told in the terminal, and all of it is on the page; nothing is overwritten unasked."""
    out = tmp_path / "review.html"
    assert main(["review", str(record), "--simulations", "20", "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "2. Ben (Blue): mistake, 100% → 0%" in said
    assert "Every position was solved exactly." in said
    assert str(out) in said
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "already exists" in refusal(capsys, record, "--out", out)
    assert main(["review", str(record), "--simulations", "20", "--out", str(out), "--force"]) == 0


def test_german(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same in German."""
    assert main(["review", str(record), "--language", "de"]) == 0
    assert "2. Ben (Blau): Fehler, 100 % → 0 %" in capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")


def test_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Programs get every position and all that was found."""
    assert main(["review", str(record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["chances"]) == len(found["exact"]) == len(found["moves"]) + 1
    assert found["turning_points"][0]["better"]["chance"] == 1
    assert found["luck"] is None


def test_the_text_form_and_luck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Records in either form are read; of several, one is chosen."""
    positions = rolled()
    path = tmp_path / "game.pgn"
    text = write_text(record_of(positions), positions)
    path.write_text(text, encoding="utf-8")
    assert main(["review", str(path), "--simulations", "10"]) == 0
    said = capsys.readouterr().out
    assert "Luck with the dice" in said
    assert "The game is not over." in said
    path.write_text(text + "\n" + text, encoding="utf-8")
    assert "--number" in refusal(capsys, path)
    assert main(["review", str(path), "--number", "2", "--simulations", "10"]) == 0
    capsys.readouterr()
    assert "no record number 3" in refusal(capsys, path, "--number", "3")
    assert "--number" in refusal(capsys, path, "--number", "0")


def test_bad_records_are_refused_in_one_line(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the future, of other rules, cut off, with an illegal move in the middle, or with wrong dice."""
    good = msgspec.json.decode(record.read_bytes())
    bad = tmp_path / "bad.json"

    def refused(**changes: object) -> str:
        bad.write_bytes(msgspec.json.encode(good | changes))
        return refusal(capsys, bad)

    assert "rookery-record/9" in refused(format="rookery-record/9")
    assert "rules" in refused(rules=99)
    assert "breaks at ply 2 of" in refused(moves=[good["moves"][0], "a1-a1", *good["moves"][2:]])
    assert "secret" in refused(secret="00" * 32, commitment="11" * 32)
    bad.write_bytes(record.read_bytes()[:200])
    assert "cannot be reviewed" in refusal(capsys, bad)
    assert "no such file" in refusal(capsys, tmp_path / "none.json").lower()
    assert "nobody has moved" in refused(moves=[], result=None)
    assert "--simulations" in refusal(capsys, record, "--simulations", "0")
