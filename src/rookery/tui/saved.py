"""A game kept in a file, to be resumed later. The file is a record, as servers and arenas write them.

A file is read strictly: what is not a whole and true game is refused with a sentence that says where it breaks. Games
that were saved before there were records are read too, and kept as records from then on.
"""

import contextlib
import functools
import os
import time
from collections.abc import Callable
from pathlib import Path

import platformdirs

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import Message, Text, speaker
from rookery.records import record as records
from rookery.records.files import COMPRESSED, Found, find_records, put_in_place
from rookery.records.games import game_from_request, option_texts
from rookery.records.record import BadRecord, Player, Record, result_of
from rookery.tui.local_game import PERSON, LocalGame

say = speaker("tui")
find_game = functools.partial(game_from_request, local=True)
"""Whoever saves a game may name files of their machine in its options."""


class CannotSave(RookeryError):
    """A game could not be written to a file."""

    code = "cannot-save"


class BadGameFile(RookeryError):
    """A file that cannot be read, or holds no game that can be resumed."""

    code = "bad-game-file"


# Writing


def save(local: LocalGame, file: Path) -> None:
    """Write a game to a file, over an older one; if that cannot be, the older one stays as it is."""
    try:
        if file.parent == folder():
            file.parent.mkdir(parents=True, exist_ok=True)
        with put_in_place(file) as stream:
            stream.write(records.write(record_of(local)))
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise CannotSave(say("cannot-save", file=quote(str(file)), reason=str(reason))) from None


def save_anew(local: LocalGame, file: Path) -> None:
    """Write a game to a new file: an existing one is never overwritten."""
    if file.exists() or file.is_symlink():
        raise CannotSave(say("file-exists", file=quote(str(file))))
    save(local, file)


def folder() -> Path:
    """Where games are saved when no file is named: ROOKERY_GAMES or the user's data folder."""
    chosen = os.environ.get("ROOKERY_GAMES")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("rookery", appauthor=False)) / "games"


def new_file(key: str) -> Path:
    """A file for a game that has none: named after the game, the day and the minute, and never one that exists."""
    name = f"{key}-{time.strftime('%Y-%m-%d-%H%M')}"
    file = folder() / f"{name}.json"
    number = 2
    while file.exists():
        file = folder() / f"{name}-{number}.json"
        number += 1
    return file


def latest() -> Path:
    """The file of the game that was saved last."""
    with contextlib.suppress(OSError):
        files = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
        if files:
            return files[-1]
    raise BadGameFile(say("no-saved-game", folder=quote(str(folder()))))


def record_of(local: LocalGame) -> Record:
    """The record of a game at this terminal."""
    outcome = local.position.outcome
    people = zip(local.seats, local.names, strict=True)
    return Record(
        game=local.game.key,
        rules=local.game.room.version,
        options=option_texts(local.game),
        players=tuple(Player(name, "person") if who == PERSON else records.bot(who) for who, name in people),
        start=str(local.positions[0]),
        moves=tuple(local.moves),
        result=None if outcome is None else result_of(outcome),
        date=local.date,
    )


# Reading


def load(file: Path, tell: Callable[[Message], None] = lambda _: None) -> LocalGame:
    """The game of a file, replayed move by move; BadGameFile says what is wrong with another.

    ``tell`` hears what there is to know about a file that this terminal would not have written so.
    """
    found, *more = _first_two(file)
    if found.record is None:
        raise _cannot_resume(file, found.problem)
    if more:
        raise _cannot_resume(file, say("many-records", file=quote(str(file))))
    if found.older:
        tell(say("converted", file=quote(str(file)), older=found.older, form=records.FORMAT))
    return _replayed(file, found.record)


def is_own(file: Path, local: LocalGame) -> bool:
    """Whether a file may be kept up to date with a game that was read from it: it says nothing that would be lost."""
    found = _first_two(file)[0]
    return found.line == 0 and not file.name.endswith(COMPRESSED) and found.record == record_of(local)


def _first_two(file: Path) -> list[Found]:
    if file.is_dir():
        return [Found(file, problem=say("is-a-folder"))]
    found = find_records([file], find_game)
    return [each for each, _ in zip(found, range(2), strict=False)]


def _cannot_resume(file: Path, problem: Text) -> BadGameFile:
    return BadGameFile(say("cannot-resume", file=quote(str(file)), problem=problem))


def _replayed(file: Path, record: Record) -> LocalGame:
    seats = [PERSON if player.kind == "person" else player.level or player.name for player in record.players]
    try:
        positions = records.replay(record, find_game)
    except BadRecord as problem:
        raise _cannot_resume(file, problem.message) from None
    local = LocalGame(positions[0], seats, record.date)
    local.names = [player.name if player.kind == "person" else "" for player in record.players]
    local.positions, local.moves = positions, list(record.moves)
    return local


def unknown_bots(local: LocalGame) -> list[str]:
    """The players of a game that are neither people nor levels: programs, which a file never starts."""
    return sorted({who for who in local.bots.values() if who not in NAMES})
