"""Records checked by the thousand: the same findings as move by move."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import rookery
from rookery.kernel.game import Game
from rookery.records.check import Checker
from rookery.records.record import BadRecord, Record, agreed, given_up, read, write
from tests.records.played import SHORT, played


def bare(record: Record, **changes: Any) -> Record:
    """A record without dice that anybody promised: such are followed by their numbers."""
    nothing: dict[str, Any] = {"commitment": None, "secret": None, "seeds": (), "commitments": ()}
    return replace(record, **nothing | {"dice": "rookery-dice/1"} | changes)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Follow games by numbers from the first record on, interpreted; the plies of those that were."""
    followed: list[int] = []
    follow = Game.follow

    def counting(self: Game, start: Any, actions: Any) -> Any:
        followed.append(len(actions))
        return follow(self, start, actions)

    monkeypatch.setattr(Game, "is_native", True)
    monkeypatch.setattr(Game, "follow", counting)
    return followed


@pytest.mark.parametrize("key", SHORT)
def test_true_records(key: str, at_once: list[int]) -> None:
    """What is true is found true: played first, and followed as soon as its moves are known."""
    checker = Checker()
    records = [bare(played(key)), bare(played(key, most=5)), bare(played(key, most=5), result=given_up(0, 2, "time"))]
    for record in records:
        checker.check(record)
    del at_once[:]
    for record in records:
        checker.check(record)
    assert at_once == [len(record.moves) for record in records]


@pytest.mark.parametrize("key", SHORT)
def test_untrue_records(key: str, at_once: list[int]) -> None:
    """Whatever is changed, the checker says what reading the record says: the same sentence, the same ply."""
    true = bare(played(key))
    moves = true.moves
    wrong = [
        bare(true, moves=(*moves[:4], moves[0], *moves[5:])),
        bare(true, moves=moves[:-1]),
        bare(true, moves=(*moves, moves[0])),
        bare(true, moves=(moves[1], *moves[1:])),
        bare(true, moves=(*moves[:3], "??")),
        bare(true, result=agreed(2)),
        bare(true, result=None),
        bare(true, moves=moves[:4]),
        bare(true, moves=moves[:4], result=replace(agreed(2), winners=(1,))),
        bare(true, rules=99),
        bare(true, start="humbug"),
        bare(true, game="humbug"),
    ]
    checker = Checker()
    checker.check(true)
    found = [problem_of(checker.check, record) for record in wrong]
    assert found == [problem_of(lambda record: read(write(record)), record) for record in wrong]
    # One roll in place of another may do no harm.
    assert sum(problem is not None for problem in found) >= len(wrong) - 2


def problem_of(check: Callable[[Record], object], record: Record) -> tuple[str, int | None] | None:
    """What a check says of a record."""
    try:
        check(record)
    except BadRecord as problem:
        return str(problem), problem.ply
    return None


def test_a_text_of_the_same_action_is_not_enough(at_once: list[int]) -> None:
    """Two texts may have one number; only the one that is right here is taken."""
    true = bare(played("penguin-game"))
    position = rookery.game("penguin-game", **SHORT["penguin-game"]).read(true.start)
    checker = Checker()
    checker.check(true)
    ply, move = next((ply, move) for ply, move in enumerate(true.moves) if "-" in move)
    for earlier in true.moves[:ply]:
        position = position.play(earlier)
    other = "a1" if move[:2] != "a1" else "a2"
    forged = bare(true, moves=(*true.moves[:ply], other + move[2:], *true.moves[ply + 1 :]))
    number = position.actions[position.moves.index(move)]
    checker._find(true.game, 2, true.options).numbers[forged.moves[ply]] = number
    with pytest.raises(BadRecord, match=f"breaks at ply {ply + 1} of"):
        checker.check(forged)
    assert at_once[-1] == len(true.moves)


def test_dice_are_checked_too() -> None:
    """A record that reveals its secret is verified with its rolls."""
    record = played("polar-dare")
    checker = Checker()
    checker.check(record)
    with pytest.raises(BadRecord, match="the dice say"):
        checker.check(replace(record, seeds=record.seeds[::-1], commitments=record.commitments[::-1]))


def test_games_are_made_once() -> None:
    """Records of the same game share it, whatever the order of their options, so that it gets quick."""
    checker = Checker()
    record = played("penguin-soccer")
    options = dict(reversed(record.options.items()))
    assert checker.find(record.game, 2, record.options) is checker.find(record.game, 2, options)


def test_files_are_read_for_local_records_only(tmp_path: Path) -> None:
    """A record from elsewhere names no file of this machine."""
    board = tmp_path / "board.toml"
    board.write_text("", encoding="utf-8")
    start = rookery.game("penguins-rock").start(0)
    record = Record(
        game="penguins-rock", rules=1, options={"board": str(board)}, players=(), start=str(start), moves=()
    )
    with pytest.raises(BadRecord, match="board"):
        Checker().check(record)
