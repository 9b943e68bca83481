"""``rookery perft``: paths, move by move, and positions."""

import json
from collections.abc import Callable

import pytest

import rookery
from rookery.cli.main import main
from rookery.cli.perft import unique

KEY = "penguin-soccer"
OVER = "-,-,-/-,-,- h8 b 31"
Run = Callable[..., str]


@pytest.fixture(name="run")
def _run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: str) -> str:
        assert main(["perft", *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_perft(run: Run) -> None:
    """The count, and for programs what was counted, in what time."""
    assert run(KEY, "2") == "2025\n"
    assert run(KEY, "0", "--position", OVER) == "1\n"
    facts = json.loads(run(KEY, "2", "--json", "--option", "ply_cap=1"))
    assert facts.pop("seconds") >= 0
    assert facts == {"game": KEY, "position": "-,-,-/-,-,- + w 0", "depth": 2, "count": 0}


def test_divided(run: Run) -> None:
    """The paths of each move add up to all of them, in the order of the moves."""
    lines = run("penguins-rock", "3", "--divide").splitlines()
    assert lines[-1] == "total 48"
    assert [line.split()[0] for line in lines[:-1]] == list(rookery.game("penguins-rock").start().moves)
    assert sum(int(line.split()[1]) for line in lines[:-1]) == 48


def test_divided_for_programs(run: Run) -> None:
    """The same as JSON."""
    facts = json.loads(run("penguins-rock", "1", "--divide", "--json"))
    assert facts["count"] == 6
    assert facts["moves"] == dict.fromkeys("123456", 1)


def test_divided_by_nothing(run: Run) -> None:
    """No ply has no first move."""
    assert run("penguins-rock", "0", "--divide") == "1\n"


def test_positions(run: Run) -> None:
    """Ways that meet again count once."""
    soccer = rookery.game(KEY).start()
    assert run(KEY, "1", "--unique") == f"{len({str(soccer.play(move)) for move in soccer.moves})}\n"
    start = rookery.game("penguins-rock").start()
    texts = {str(start)}
    for _ply in range(4):
        texts = {str(start.game.read(text).play(move)) for text in texts for move in start.game.read(text).moves}
    assert run("penguins-rock", "4", "--unique") == f"{len(texts)}\n"


def test_positions_tell_how_far_they_are() -> None:
    """Each ply is a round of its own."""
    told: list[tuple[int, int]] = []
    assert unique(rookery.game("penguins-rock").start(), 2, lambda done, total: told.append((done, total))) == 18
    assert told == [(1, 1), *((done, 6) for done in range(1, 7))]


def test_one_of_the_two(capsys: pytest.CaptureFixture[str]) -> None:
    """A position is reached by several moves, so it belongs to none."""
    assert main(["perft", "penguin-soccer", "2", "--divide", "--unique"]) == 2
    assert "do not go together" in capsys.readouterr().err
