"""``rookery print``."""

from pathlib import Path

import pytest

from rookery.cli.main import main


def test_a_board_as_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file is there, and is a PDF; it is not overwritten unless that is asked for."""
    out = tmp_path / "board.pdf"
    command = ["print", "board", "penguin-soccer", "--out", str(out)]
    assert main(command) == 0
    assert capsys.readouterr().out == f"Written: {out}\n"
    assert out.read_bytes().startswith(b"%PDF")
    assert main(command) == 2
    assert "already" in capsys.readouterr().err
    assert main([*command, "--force", "--position", "-,-,-/-,-,- + w 0", "--seat", "2", "--paper", "letter"]) == 0


def test_pages_as_svg(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Several pages are several files; a single one keeps its name."""
    assert main(["print", "board", "penguin-soccer", "--out", str(tmp_path / "b.svg"), "--language", "de"]) == 0
    assert "2 Seiten" in capsys.readouterr().out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b-1.svg", "b-2.svg"]
    assert "Zum Ausschneiden" in (tmp_path / "b-2.svg").read_text(encoding="utf-8")
    position = ["--position", "-,-,-/-,-,- + w 0"]
    assert main(["print", "board", "penguin-soccer", "--out", str(tmp_path / "one.svg"), *position]) == 0
    assert (tmp_path / "one.svg").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["bord", "penguin-soccer"], "did you mean board?"),
        (["board", "penguin-socer"], "penguin-soccer"),
        (["board", "penguin-soccer", "--out", "x.png"], "neither in .pdf nor in .svg"),
        (["board", "penguin-soccer", "--paper", "a5"], "a4, letter"),
        (["board", "penguin-soccer", "--position", "nonsense"], "nonsense"),
        (["board", "penguin-soccer", "--seat", "3"], "1, 2"),
        (["board", "penguin-soccer", "--out", "no-such-folder/x.pdf"], "cannot be written"),
    ],
)
def test_mistakes(
    arguments: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One line says what is wrong, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    assert main(["print", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert told in said
    assert list(tmp_path.iterdir()) == []
