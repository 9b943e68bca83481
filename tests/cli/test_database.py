"""``rookery solve --database``: built, asked, counted, written out; refusals in one line."""

import json
from pathlib import Path

import pytest

import rookery
from rookery.cli.main import main
from rookery.solver import solve
from tests.solver import naive

KEY = naive.KEY
ALONE = [KEY, "--players", "1"]


@pytest.fixture
def file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """A database of two deals for one player, built by the command."""
    name = str(tmp_path / "deals.sqlite")
    assert main(["solve", *ALONE, "--database", name, "--build", "2", "--workers", "1"]) == 0
    assert capsys.readouterr().out.startswith("2 deals by their seeds.\nOne coin left, the challenge met: 100.0 % (")
    return name


def test_a_deal_is_looked_up(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By its seed or its text: what is solved is told as solve tells it, and where it comes from."""
    found = solve(rookery.game(KEY, players=1).start(1))
    text = str(rookery.game(KEY, players=1).start(1))
    for which in (["--seed", "1"], ["--position", text]):
        assert main(["solve", *ALONE, "--database", file, *which]) == 0
        out = capsys.readouterr().out
        assert out.startswith(f"{found.verdict}.\nBest: {found.best[0]}")
        assert out.endswith("(from the database)\n")
    assert main(["solve", *ALONE, "--database", file, "--seed", "1", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["position"], answer["score"], answer["best"]) == (text, found.score, list(found.best))


def test_what_all_come_to(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a deal the statistics, for people and for programs."""
    assert main(["solve", *ALONE, "--database", file]) == 0
    out = capsys.readouterr().out
    assert "Plies with best play: 24.0 on average, 24 to 24." in out
    assert main(["solve", *ALONE, "--database", file, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["reduced"], answer["kind"], answer["plies"]) == (2, "seeds", {"24": 2})


def test_all_deals_written_out(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every deal is a line of JSON."""
    assert main(["solve", *ALONE, "--database", file, "--export"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines] == [0, 1]
    assert set(lines[0]) == {"number", "deal", "weight", "winner", "plies", "worth", "best", "nodes"}


def test_german(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The same in German."""
    assert main(["--language", "de", "solve", *ALONE, "--database", file]) == 0
    assert capsys.readouterr().out.startswith("2 Auslagen nach ihren Seeds.")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--build", "5"], "--build needs --database"),
        (["--export"], "--export needs --database"),
        (["--database", "{}/none"], "there is no file"),
        (["--database", "{}/none", "--build", "many"], "a number of deals, or"),
        (["--database", "{}/deals.sqlite", "--build", "small"], "another kind"),
        (["--database", "{}/deals.sqlite", "--build", "0"], "a number of deals must be"),
        (["--database", "{}/deals.sqlite", "--seed", "9"], "not among the 2 deals"),
        (["--database", "{}/deals.sqlite", "--option", "tiles=line"], "tiles=square, not tiles=line"),
    ],
)
def test_refusals(file: str, arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What does not go is said in one clear line, and nothing is made."""
    folder = Path(file).parent
    assert main(["solve", *ALONE, *(each.format(folder) for each in arguments)]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert problem in err
    assert [path.name for path in folder.iterdir()] == ["deals.sqlite"]
