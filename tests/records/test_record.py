"""Records: read, written, replayed, or refused with the ply where they break."""

import itertools
import json
import pickle
from typing import Any

import pytest
from msgspec.structs import replace

import rookery
from rookery.records.record import (
    LARGEST_FILE,
    BadRecord,
    Player,
    Record,
    Result,
    agreed,
    bot,
    decode,
    given_up,
    in_words,
    read,
    replay,
    result_of,
    too_long,
    write,
    write_line,
)
from rookery.words import word
from tests.records.played import SHORT, played

SOCCER = played("penguin-soccer")


@pytest.mark.parametrize("key", SHORT)
def test_there_and_back(key: str) -> None:
    """A record is what was written, and replays from the start to the result, in every game."""
    record = played(key)
    assert read(write(record)) == record
    assert read(write(record).decode()) == record
    positions = replay(record)
    assert len(positions) == len(record.moves) + 1
    assert str(positions[0]) == record.start
    assert positions[-1].outcome is not None


def test_every_game_has_a_record() -> None:
    """No game of the catalog is left out here."""
    assert set(SHORT) == set(rookery.games())


def test_a_few_words_are_enough() -> None:
    """Options, dice, result and times may be left out; defaults stand for them."""
    start = str(rookery.game("penguin-soccer").start(0))
    people = [{"name": name, "kind": "person"} for name in ("Anna", "Ben")]
    short = {"format": "rookery-record/1", "game": "penguin-soccer", "rules": 1, "players": people}
    record = read(json.dumps(short | {"start": start, "moves": []}))
    assert (record.options, record.commitment, record.result, record.times) == ({}, None, None, None)


def changed(**parts: Any) -> Record:
    """A record with something else in it."""
    return replace(SOCCER, **parts)


BOT = Player("egg", "bot", "egg")


@pytest.mark.parametrize(
    ("record", "problem", "ply"),
    [
        (changed(game="humbug"), "cannot be replayed: there is no game", None),
        (changed(rules=99), "version 99 of the rules of Penguin Soccer, and this is version 1", None),
        (changed(options={"humbug": "1"}), "there is no option", None),
        (changed(options={"ply_cap": "many"}), "option ply_cap cannot be", None),
        (changed(players=(BOT,), seeds=(), commitments=()), "cannot have", None),
        (changed(players=(BOT, Player("x", "bot", "dodo"))), "there is no level", None),
        (changed(players=(BOT, Player("x", "bot", "cmd:./x"))), "there is no level", None),
        (changed(start="humbug"), "breaks at its start", 0),
        (changed(moves=(*SOCCER.moves[:4], "??")), "breaks at ply 5 of 5", 5),
        (changed(moves=(*SOCCER.moves[:4], SOCCER.moves[0])), "breaks at ply 5 of 5", 5),
        (changed(moves=(*SOCCER.moves, "A1n")), "breaks at ply 31 of 31", 31),
        (changed(result=None), "breaks at its end, ply 30: the result is no winner (", 30),
        (changed(result=agreed(2)), "the result is no winner (", 30),
        (changed(moves=SOCCER.moves[:4]), "by its rules the game is not over", None),
        (changed(moves=(), result=Result("time", (0, 1), (1.0, 1.0))), "do not fit the reason time", None),
        (changed(moves=(), result=Result("time", (), (0.0, 0.0))), "do not fit the reason time", None),
        (changed(moves=(), result=Result("agreement", (1,), (0.0, 0.0))), "do not fit the reason agreement", None),
    ],
)
def test_records_that_break(record: Record, problem: str, ply: int | None) -> None:
    """What does not replay is refused with what is wrong, and with the ply."""
    with pytest.raises(BadRecord) as caught:
        read(write(record))
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.ply == ply
    assert caught.value.code == "bad-record"


def test_who_wins_when_several_give_up() -> None:
    """Whoever gave up earlier never wins; the last of all has outlasted them; alone it is lost."""
    assert given_up(0, 2, "time") == Result("time", (1,), (-1.0, 1.0))
    assert given_up(0, 3, "time") == Result("time", (1, 2), (-1.0, 0.5, 0.5), (3, 1, 1))
    assert given_up(0, 3, "time", [2]) == Result("time", (1,), (-0.5, 1.0, -0.5), (2, 1, 3))
    assert given_up(0, 3, "time", [2, 1]) == Result("time", (0,), (1.0, -0.5, -0.5), (1, 2, 3))
    assert given_up(1, 4, "time", [2]) == Result("time", (0, 3), (0.5, -0.5, -0.5, 0.5), (1, 3, 4, 1))
    for players in (2, 3, 4):
        for order in itertools.permutations(range(players)):
            for length in range(1, players + 1):
                *earlier, last = order[:length]
                result = given_up(last, players, "resignation", earlier)
                assert not set(earlier) & set(result.winners)
                assert sum(result.scores) == pytest.approx(0)


@pytest.mark.parametrize(
    ("result", "fits"),
    [
        (given_up(1, 3, "resignation", [0]), True),
        (given_up(1, 3, "time", [0, 2]), True),
        (Result("resignation", (1, 2), (-1.0, 0.5, 0.5)), True),
        (Result("resignation", (1, 2), (-1.0, 0.5, 0.5), (3, 1, 2)), False),
        (Result("resignation", (2,), (-0.5, -0.5, 1.0), (2, 2, 1)), False),
        (Result("resignation", (0, 1, 2), (0.5, 0.5, 0.5)), False),
        (Result("resignation", (), (-1.0, -1.0, -1.0)), False),
        (too_long(3), False),
    ],
)
def test_results_of_three_who_gave_up(result: Result, *, fits: bool) -> None:
    """Winners, scores and places fit together; older records have no places; a game of few plies is not too long."""
    start = rookery.game("polar-dare", players=3).start(seed=1)
    record = Record(
        game="polar-dare", rules=start.game.room.version, players=(BOT,) * 3, start=str(start), moves=(), result=result
    )
    if fits:
        assert read(write(record)) == record
    else:
        with pytest.raises(BadRecord, match="do not fit the reason"):
            read(write(record))


@pytest.mark.parametrize(
    "result", [given_up(0, 2, "resignation"), given_up(1, 2, "time"), given_up(1, 2, "forfeit"), agreed(2), None]
)
def test_games_that_players_end(result: Result | None) -> None:
    """A game may be given up, lost by time or by a fault, drawn by agreement, or not over."""
    record = changed(moves=SOCCER.moves[:4], result=result)
    assert read(write(record)) == record


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "not a game record"),
        (b"\xff\xfe", "not a game record"),
        ("[" * 100_000, "not a game record"),
        ("{}", "not a game record"),
        ('"rookery-record/1"', "not a game record"),
        ('{"format":"rookery-record/2"}', 'has the format "rookery-record/2"; this Rookery reads rookery-record/1'),
        ('{"format":"rookery-record/1"}', "damaged"),
        (write(SOCCER)[:-20], "not a game record"),
        (b" " * (LARGEST_FILE + 1), "too large for a record"),
    ],
)
def test_what_is_no_record(data: bytes | str, problem: str) -> None:
    """Files of other kinds, forms and sizes are refused in one line."""
    with pytest.raises(BadRecord, match=problem) as caught:
        read(data)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (changed(secret="1" * 8), "the secret is not 64 digits"),
        (changed(commitment="X" * 64), "the commitment is not 64 digits"),
        (changed(commitment=None), "a secret without a commitment"),
        (changed(seeds=("a b", "c")), "the seed is not 64 digits"),
        (changed(commitments=("a b", "c")), "the commitment is not 64 digits"),
        (changed(commitments=()), "0 commitments for 2 seeds"),
        (changed(dice="rookery-dice/3"), 'the dice are "rookery-dice/3"; this Rookery knows rookery-dice/1 and'),
        (changed(dice="rookery-dice/1", commitments=(), seeds=("a b", "c")), "is not up to 64 letters"),
        (changed(dice="rookery-dice/1", commitments=(), seeds=("a", "b", "c")), "3 seeds for 2 players"),
        (changed(moves=("--",) * 10_001), "10,001 moves; at most 10,000 are read"),
        (changed(times=(1, 2)), "2 times for 30 moves"),
        (changed(players=(BOT, Player("", "bot"))), "a bot has no name"),
        (changed(seed=-1), "the seed must be a whole number from 0 to 9223372036854775807, not -1"),
        (changed(seed=2**63), "the seed must be .* not 9223372036854775808"),
        (changed(date="31.1.2026"), 'the date "31.1.2026" is not a date such as 2026-01-31'),
        (changed(date="20260131"), "is not a date"),
    ],
)
def test_damaged_records(record: Record, problem: str) -> None:
    """Parts that do not fit together are named."""
    with pytest.raises(BadRecord, match=problem):
        decode(write(record))


def test_unknown_fields() -> None:
    """What nobody knows the meaning of is not skipped."""
    content = json.loads(write(SOCCER)) | {"humbug": 1}
    with pytest.raises(BadRecord, match="humbug"):
        read(json.dumps(content))


def test_results_in_words() -> None:
    """Results as people say them."""
    last = replay(SOCCER)[-1]
    assert word(in_words(given_up(0, 2, "time"), last)) == "player 2 wins (time)"
    assert word(in_words(given_up(0, 3, "time"), last)) == "player 2 and player 3 win (time)"
    assert word(in_words(given_up(0, 3, "time"), last), "de") == "Platz 2 und Platz 3 gewinnen (Zeit abgelaufen)"
    assert word(in_words(Result("time", (), (-1.0,)), last)) == "no winner (time)"
    assert given_up(0, 1, "time") == Result("time", (), (-1.0,))
    assert last.outcome is not None
    assert str(last.scene().status) in word(in_words(result_of(last.outcome), last))


def test_a_program_may_have_played() -> None:
    """A record names a program that a server offers as it names a level; others are known by their names alone."""
    assert replay(changed(players=(BOT, Player("Frosty", "bot", "Frosty"))))
    assert (bot("cmd:./x"), bot("egg")) == (Player("cmd:./x", "bot"), BOT)
    assert replay(changed(players=(BOT, bot("cmd:./x"))))


def test_a_line_of_many() -> None:
    """A record fits into a line of a file."""
    assert write_line(SOCCER).count(b"\n") == 1
    assert read(write_line(SOCCER)) == SOCCER


def read_back(record: Record) -> Record:
    """A record that says its default aloud, as older ones do."""
    return decode(json.dumps(json.loads(write(record)) | {"dice": "rookery-dice/1"}))


def test_what_is_usual_is_not_written() -> None:
    """A record says its format first, and leaves out what has its default."""
    record = Record(game="x", rules=1, players=(BOT,), start="s", moves=())
    players = [{"name": "egg", "kind": "bot", "level": "egg"}]
    content = {"format": "rookery-record/1", "game": "x", "rules": 1, "players": players, "start": "s", "moves": []}
    for same in (record, pickle.loads(pickle.dumps(record)), read_back(record)):  # noqa: S301  # ours
        assert json.loads(write(same)) == content
    assert next(iter(json.loads(write(record)))) == "format"
