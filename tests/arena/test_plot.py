"""The picture of the ratings."""

import builtins
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from rookery.arena.contest import Report
from rookery.arena.plot import CannotDraw, check_plot, plot
from rookery.draw.tokens import tokens
from rookery.kernel.errors import BadOption
from tests.arena.stand_ins import chick_wins, plan

PLAN = plan("egg", "chick", "adult", games=10)
REPORT = Report(PLAN, [chick_wins(item) for item in PLAN.items()], [])


def test_png(tmp_path: Path) -> None:
    """A PNG is drawn, without a display."""
    plot(REPORT, str(tmp_path / "a.png"))
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_svg(tmp_path: Path) -> None:
    """An SVG is drawn in the product's colours, the same each time."""
    for name in ("a.svg", "b.SVG"):
        plot(REPORT, str(tmp_path / name))
    text = (tmp_path / "a.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(text)  # noqa: S314  # our own file
    assert text == (tmp_path / "b.SVG").read_text(encoding="utf-8")
    for token in ("snow", "ice", "aurora", "line"):
        assert tokens("light")[f"--{token}"].lower() in text


def test_bad_names(tmp_path: Path) -> None:
    """A name that is no picture's, or of a folder that is not there, is refused before anything is played."""
    for name, problem in (("a.jpg", "ends in .png or .svg"), ("a", "ends in .png or .svg"), ("no/a.png", "folder")):
        with pytest.raises(BadOption, match=problem):
            check_plot(str(tmp_path / name))


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """A name that is taken by a folder is refused."""
    (tmp_path / "a.png").mkdir()
    with pytest.raises(CannotDraw, match="cannot be written"):
        plot(REPORT, str(tmp_path / "a.png"))


def test_without_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Matplotlib the error says how to install it."""
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "matplotlib":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.delitem(sys.modules, "matplotlib", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(CannotDraw, match=r"pip install 'rookery-games\[plot\]'"):
        check_plot("a.png")
