"""A game kept in a file, to be resumed later: who plays, where it began, and every move and roll since.

A file is JSON in the form ``rookery-game/1`` and is read strictly: what is not a whole and true game is refused with a
sentence that says where it breaks. It is written beside its place first and then put there, so that an older state is
never lost to a full disk.
"""

import contextlib
import os
import tempfile
import time
from pathlib import Path

import msgspec
import platformdirs

from rookery import catalog
from rookery.bots.programs import checked_bot
from rookery.kernel.errors import BadOption, RookeryError, quote
from rookery.kernel.game import Game
from rookery.kernel.messages import speaker
from rookery.records.games import game_from_request
from rookery.tui.local_game import PERSON, LocalGame

say = speaker("tui")
FORMAT = "rookery-game/1"
LARGEST_FILE = 10_000_000
"""Bytes; the longest game is far shorter."""


class CannotSave(RookeryError):
    """A game could not be written to a file."""

    code = "cannot-save"


class BadGameFile(RookeryError):
    """A file that cannot be read, or holds no game that can be resumed."""

    code = "bad-game-file"


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds."""

    format: str
    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    options: dict[str, str]
    """All options, as texts."""
    seats: list[str]
    """For each seat a person, the level of a bot or the name of a program. To read such a name starts nothing."""
    start: str
    moves: list[str]
    """Every move and every roll."""


class _Kind(msgspec.Struct, frozen=True):
    """What every version of the form says of itself."""

    format: str


# Writing


def save(local: LocalGame, file: Path) -> None:
    """Write a game to a file, over an older one; if that cannot be, the older one stays as it is."""
    beside = None
    try:
        if file.parent == folder():
            file.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        beside = Path(name)
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(_encoded(local))
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise CannotSave(say("cannot-save", file=quote(str(file)), reason=str(reason))) from None
    finally:
        if beside:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)


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


def _encoded(local: LocalGame) -> bytes:
    game = local.game
    content = Content(
        format=FORMAT,
        game=game.key,
        rules=game.room.version,
        players=game.players,
        options={option.name: option.write(game.options[option.name]) for option in game.room.options},
        seats=local.seats,
        start=str(local.positions[0]),
        moves=local.moves,
    )
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


# Reading


def load(file: Path) -> LocalGame:
    """The game of a file, replayed move by move; BadGameFile says what is wrong with another."""
    try:
        return _replayed(_content(_bytes(file)))
    except RookeryError as problem:
        raise BadGameFile(say("cannot-resume", file=quote(str(file)), problem=problem.message)) from None


def _bytes(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            found = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise BadGameFile(say("cannot-read", reason=str(reason))) from None
    if len(found) > LARGEST_FILE:
        raise BadGameFile(say("too-large", most=LARGEST_FILE))
    return found


def _content(found: bytes) -> Content:
    try:
        kind = msgspec.json.decode(found, type=_Kind).format
    except (ValueError, RecursionError):
        raise BadGameFile(say("no-game-file")) from None
    if kind != FORMAT:
        raise BadGameFile(say("other-form", form=quote(kind), known=FORMAT))
    try:
        return msgspec.json.decode(found, type=Content)
    except (ValueError, RecursionError) as problem:
        raise BadGameFile(say("damaged", problem=str(problem))) from None


def _replayed(content: Content) -> LocalGame:
    game = _game(content)
    for seat in content.seats:
        if seat != PERSON:
            checked_bot(seat)
    if len(content.seats) != game.players:
        raise BadOption(say("seats-and-players", seats=len(content.seats), players=game.players))
    local = LocalGame(game.read(content.start), content.seats)
    for number, move in enumerate(content.moves, 1):
        try:
            local.play(move)
        except RookeryError as problem:
            raise BadGameFile(
                say("breaks-at", number=number, moves=len(content.moves), problem=problem.message)
            ) from None
    return local


def _game(content: Content) -> Game:
    room = catalog.room(content.game)
    if content.rules != room.version:
        raise BadGameFile(say("other-rules", theirs=content.rules, ours=room.version))
    missing = [option.name for option in room.options if option.name not in content.options]
    if missing:
        raise BadGameFile(say("option-missing", name=missing[0]))
    return game_from_request(content.game, content.players, content.options, local=True)
