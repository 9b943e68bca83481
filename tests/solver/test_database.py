"""A database of deals: what is put in is found again, however it is turned; what is no such file is refused."""

import sqlite3
from pathlib import Path

import pytest

import rookery
from rookery.solver import Solver, database
from rookery.solver.database import BadDatabase, Database, Deal, NotInDatabase
from rookery.solver.deals import Task, solve_deal, tasks
from tests.solver import naive

GAME = rookery.game(naive.KEY)
ALONE = rookery.game(naive.KEY, players=1)


def made(path: Path, game: rookery.Game, kind: str, wanted: list[Task]) -> Database:
    """A database of some deals."""
    new = Database.create(path, game, kind)
    new.add([solve_deal(game, task) for task in wanted])
    return new


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of three small deals."""
    path = tmp_path_factory.mktemp("deals") / "small.sqlite"
    made(path, GAME, database.SMALL, tasks(GAME, None)[:3]).close()
    return path


def test_what_is_kept_is_found(tmp_path: Path) -> None:
    """A deal by its seed has the solution that a solver finds, for one player."""
    with made(tmp_path / "alone.sqlite", ALONE, database.SEEDS, tasks(ALONE, 3)) as file:
        assert len(file) == 3
        for seed in range(3):
            position = ALONE.start(seed)
            found, solved = file.find(str(position)), Solver().solve(position)
            assert (found.score, found.plies, found.best) == (solved.score, solved.plies, solved.best)
            assert (found.verdict, found.worth, found.exact) == (solved.verdict, solved.worth, True)


def test_a_small_deal_is_found_turned(small: Path) -> None:
    """A small deal mirrored, with its suits exchanged, has the same winner, and best moves of its own."""
    with Database(small, GAME) as file:
        deal = next(iter(file))
        tiles, *rest = deal.deal.split(" ")
        one, other, *bare = tiles.split("|")
        (_, first), (_, second) = (tile.split(":") for tile in (one, other))
        left, right = ([stacks.split(",")[corner] for corner in (1, 0, 3, 2)] for stacks in (first, second))
        mirrored = "|".join([f"0,0:{','.join(right)}", f"2,0:{','.join(left)}", *bare])
        found = file.find(" ".join([mirrored.translate(str.maketrans("smca", "acms")), *rest]))
        assert (found.winner, found.plies) == (deal.winner, deal.plies)
        mirror = str.maketrans("abcd", "dcba")
        assert sorted(found.best) == sorted(move.translate(mirror) for move in deal.best.split())
        assert str(found.verdict) == str(file.find(deal.deal).verdict)


def test_a_deal_that_is_not_there(small: Path) -> None:
    """Another deal is refused in words, and so is a text that is none."""
    with Database(small, GAME) as file:
        with pytest.raises(NotInDatabase, match=r"not among the 3 deals in .*small\.sqlite"):
            file.find(str(GAME.start(1)))
        with pytest.raises(rookery.BadNotation):
            file.find("nonsense")


def test_no_such_file(tmp_path: Path) -> None:
    """A file that is not there is not made by asking it; nor is a folder a file."""
    with pytest.raises(BadDatabase, match="there is no file"):
        Database(tmp_path / "none.sqlite", GAME)
    assert not (tmp_path / "none.sqlite").exists()
    with pytest.raises(BadDatabase, match="there is no file"):
        Database(tmp_path, GAME)


@pytest.mark.parametrize("content", [b"", b"no database at all, but long enough to be read as one " * 20])
def test_a_broken_file(tmp_path: Path, content: bytes) -> None:
    """What is no database is refused, and not touched."""
    path = tmp_path / "broken.sqlite"
    path.write_bytes(content)
    with pytest.raises(BadDatabase, match="not a database of deals"):
        Database(path, GAME)
    assert path.read_bytes() == content


def test_a_database_that_was_cut_off(tmp_path: Path, small: Path) -> None:
    """Half a file is refused when the missing half is needed, in words."""
    path = tmp_path / "half.sqlite"
    path.write_bytes(small.read_bytes()[:8192])
    with pytest.raises(BadDatabase, match="not a database of deals, or is damaged"), Database(path, GAME) as file:
        list(file)


def test_the_database_of_somebody_else(tmp_path: Path) -> None:
    """A SQLite file with other tables is refused."""
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE matches (id INTEGER)")
    file.close()
    with pytest.raises(BadDatabase, match="not a database of deals"):
        Database(path, GAME)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("rules", "0", "version 0 of the rules"),
        ("format", '"rookery-deals/9"', "another form"),
        ("players", "1", "for 1 player, not for 2"),
        ("game", '"polar-dare"', "deals of polar-dare, not of penguin-game"),
        ("options", '{"tiles":"line"}', "start=-, not start=regular"),
    ],
)
def test_deals_under_other_rules(tmp_path: Path, small: Path, name: str, value: str, problem: str) -> None:
    """Another game, other options, other rules or another form are refused, and it says which."""
    path = tmp_path / "other.sqlite"
    path.write_bytes(small.read_bytes())
    with sqlite3.connect(path) as file:
        file.execute("UPDATE about SET value = ? WHERE name = ?", (value, name))
    file.close()
    with pytest.raises(BadDatabase, match=problem):
        Database(path, GAME)


def test_what_is_there_stays(tmp_path: Path) -> None:
    """A deal that is added again changes nothing."""
    [task] = tasks(ALONE, 1)
    deal = solve_deal(ALONE, task)
    with made(tmp_path / "a.sqlite", ALONE, database.SEEDS, [task]) as file:
        file.add([Deal(0, "another", 9, None, 9, 9, "", 9), Deal(7, deal.deal, 1, None, 9, 9, "", 9)])
        assert [each.number for each in file] == [0, 7]
        assert next(iter(file)) == deal
        assert file.numbers() == {0, 7}


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """A folder that is not there is a refusal."""
    with pytest.raises(BadDatabase, match="cannot be written"):
        Database.create(tmp_path / "nowhere" / "a.sqlite", GAME, database.SEEDS)


def test_games_without_deals() -> None:
    """What cannot be solved has no databases."""
    with pytest.raises(rookery.solver.CannotSolve):
        database.deals_of(rookery.game("polar-dare"))
