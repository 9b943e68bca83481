"""``rookery report``."""

import json
from pathlib import Path

import pytest

from rookery.cli.main import main


def test_a_page_and_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bots play, and a page says what came of it; nothing is overwritten unasked."""
    out = tmp_path / "report.html"
    command = ["report", "penguins-rock", "--games", "2", "--level", "chick", "--workers", "1", "--out", str(out)]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [len(each["figures"]["seats"]) for each in found["findings"] if each["part"] == "players"] == [2, 3, 4]
    assert "rookery report penguins-rock --games=2 --level=chick" in out.read_text(encoding="utf-8")
    assert main(command) == 2
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["penguin-socer"], "did you mean penguin-soccer"),
        (["polar-dare", "--games", "1"], "number of games"),
        (["polar-dare", "--level", "king"], "king"),
        (["polar-dare", "--option", "die"], "KEY=VALUE"),
        (["polar-dare", "--out", "nowhere/at/all.html"], "no such folder"),
        (["polar-dare", "--workers", "0"], "workers"),
    ],
)
def test_bad_input_is_refused_in_one_line(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is played."""
    assert main(["report", *wrong]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1
