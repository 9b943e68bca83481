"""An arena as a whole: everything played once, kept, and tested in order."""

import zlib
from pathlib import Path

import pytest
from msgspec.structs import replace

from rookery.arena.contest import Report, contest
from rookery.arena.games import GamesFile
from rookery.arena.match import Failure, Item, Result, Work
from rookery.arena.plan import Plan
from rookery.arena.results import CannotKeep, ResultsFile
from rookery.bots.sequential import SequentialTest
from rookery.records.record import bot
from tests.arena.stand_ins import Alone, chick_wins, first_seat_wins, plan, refuses_seed_1, result
from tests.records.played import played

PLAN = plan(games=60)


def mostly_chick(item: Item) -> Result:
    """Chicks win three of four, as it seems at random."""
    lucky = zlib.crc32(f"{item.seed} {item.levels}".encode()) % 4 > 0
    chick = item.levels.index("chick")
    return result(item.levels, item.seed, tuple(1.0 if (seat == chick) == lucky else -1.0 for seat in range(2)))


def held(path: Path, made: Plan, work: Work, *, capacity: int = 1, test: SequentialTest | None = None) -> Report:
    """An arena with a file."""
    with ResultsFile(path, made) as file:
        return contest(made, Alone(work, capacity), file, test=test)


def test_everything_is_played_and_kept(tmp_path: Path) -> None:
    """Each match is played once and reported; the report has the plan's order."""
    reported: list[int] = []
    with ResultsFile(tmp_path / "a", PLAN) as file:
        pool = Alone(first_seat_wins, capacity=7)
        report = contest(PLAN, pool, file, progress=lambda done, _: reported.append(done))
    assert report.results == [first_seat_wins(item) for item in PLAN.items()]
    assert sorted(pool.played, key=PLAN.items().index) == PLAN.items()
    assert reported == list(range(1, 61))
    assert report.failures == []


def test_going_on(tmp_path: Path) -> None:
    """What the file holds is not played again."""
    held(tmp_path / "a", plan(games=20), first_seat_wins)
    reported: list[int] = []
    with ResultsFile(tmp_path / "a", PLAN) as file:
        pool = Alone(first_seat_wins)
        report = contest(PLAN, pool, file, progress=lambda done, _: reported.append(done))
    assert pool.played == PLAN.items()[20:]
    assert reported == list(range(21, 61))
    assert len(report.results) == 60


def test_games_are_kept(tmp_path: Path) -> None:
    """Each game is in its file once, also if the arena was stopped between a game and its result."""
    record = played("penguin-game", most=4)

    def with_a_game(item: Item) -> Result:
        return replace(
            first_seat_wins(item), record=replace(record, seed=item.seed, players=tuple(map(bot, item.levels)))
        )

    for games in (20, 60):
        made = plan(games=games)
        with ResultsFile(tmp_path / "a", made) as file, GamesFile(tmp_path / "g") as kept:
            contest(made, Alone(with_a_game), file, games=kept)
            assert len(kept) == len(file) == games
    (tmp_path / "a").unlink()
    with ResultsFile(tmp_path / "a", PLAN) as file, GamesFile(tmp_path / "g") as kept:
        report = contest(PLAN, Alone(with_a_game), file, games=kept)
        assert len(kept) == 60
        assert {result.record for result in report.results} == {None}


def test_failures_are_left_out(tmp_path: Path) -> None:
    """A match that cannot be played is reported, and tried again the next time."""
    report = held(tmp_path / "a", PLAN, refuses_seed_1)
    assert [failure.seed for failure in report.failures] == [1, 1]
    assert all(isinstance(failure, Failure) for failure in report.failures)
    assert len(report.results) == 58
    assert len(held(tmp_path / "a", PLAN, first_seat_wins).results) == 60


def test_a_test_stops_the_arena(tmp_path: Path) -> None:
    """When the test is decided nothing more is played, and the report holds what it was decided by."""
    report = held(tmp_path / "a", PLAN, chick_wins, test=(test := SequentialTest(0.65, 0.75)))
    assert test.stronger is True
    assert len(report.results) == 2 * test.units < 60


@pytest.mark.parametrize("capacity", [1, 2, 5, 16])
def test_the_decision_is_the_same(tmp_path: Path, capacity: int) -> None:
    """However many play, and in whatever order they are done, the decision and its games are the same."""
    decided = []
    for number in (1, capacity):
        test = SequentialTest(0.5, 0.6)
        path = tmp_path / str(number)
        report = held(path, PLAN, mostly_chick, capacity=number, test=test)
        decided.append((test.stronger, test.units, test.share, report.results))
        again = SequentialTest(0.5, 0.6)
        assert held(path, PLAN, first_seat_wins, capacity=number, test=again).results == report.results
    assert decided[0] == decided[1]
    assert decided[0][0] is True


def test_progress_tells_of_the_test(tmp_path: Path) -> None:
    """The progress shows how a test stands."""
    reported: list[str] = []
    with ResultsFile(tmp_path / "a", PLAN) as file:
        test = SequentialTest(0.65, 0.75)
        contest(PLAN, Alone(chick_wins), file, test=test, progress=lambda _, note: reported.append(str(note)))
    assert reported[0] == ""
    assert reported[-1] == "chick 100.0 %"


def test_undecided(tmp_path: Path) -> None:
    """Too few games leave a test undecided."""
    report = held(tmp_path / "a", PLAN, first_seat_wins, test=(test := SequentialTest(0.45, 0.55)))
    assert test.stronger is None
    assert (test.units, test.share, len(report.results)) == (30, 0.5, 60)


def test_a_rotation_that_misses_a_match(tmp_path: Path) -> None:
    """The test does not look at a rotation that is not whole."""
    report = held(tmp_path / "a", plan(games=8), refuses_seed_1, test=(test := SequentialTest(0.45, 0.55)))
    assert test.units == 3
    assert {done.seed for done in report.results} == {0, 2, 3}


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When results can no longer be kept the arena ends, and what was kept is there the next time."""
    real = ResultsFile._append

    def full(file: ResultsFile, line: bytes) -> None:
        if len(file) == 10:
            raise file._cannot(OSError(28, "No space left on device"))
        real(file, line)

    monkeypatch.setattr(ResultsFile, "_append", full)
    with pytest.raises(CannotKeep, match="the 10 results in it are safe"):
        held(tmp_path / "a", PLAN, first_seat_wins)
    monkeypatch.undo()
    with ResultsFile(tmp_path / "a", PLAN) as file:
        assert len(file) == 10
