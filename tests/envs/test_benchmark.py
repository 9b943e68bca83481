"""The program benchmarks/bridge.py."""

import sys
from pathlib import Path

import pytest
from benchmarks import bridge

from rookery.bench.rates import Plan


def test_it_prints_and_writes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A game of ours stands beside each of OpenSpiel's, on the terminal and on a page."""
    page = tmp_path / "new" / "bridge.md"
    monkeypatch.setattr(bridge, "NATIVE_AFTER", 1)
    monkeypatch.setattr(bridge, "Plan", lambda **_options: Plan(rounds=1, seconds=0.001))
    monkeypatch.setattr(sys, "argv", ["bridge.py", "--quick", "--out", str(page), "penguin-game"])
    bridge.main()
    shown = capsys.readouterr().out
    assert [name in shown for name in bridge.PEERS] == [True] * len(bridge.PEERS)
    assert shown.count("penguin-game") == len(bridge.PEERS)
    assert shown.strip() in page.read_text(encoding="utf-8")


def test_it_refuses_unknown_games(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown game is bad input: exit code 2 and one clear line."""
    monkeypatch.setattr(sys, "argv", ["bridge.py", "penguin-chess"])
    with pytest.raises(SystemExit) as exit_:
        bridge.main()
    assert exit_.value.code == 2
    assert 'there is no game "penguin-chess"' in capsys.readouterr().err
