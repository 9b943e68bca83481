"""A database of solved deals in one file, which any SQLite opens.

A deal is kept as the reduced one that stands for all that are alike (``kernel.packed.Deals``), so that it is found
however it is turned and whatever its suits are called.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import speaker
from rookery.kernel.packed import Deals, Packed
from rookery.solver.exact import CannotSolve, Solution, packed_game, verdict

say = speaker("solver")

FORMAT: Final = "rookery-deals/1"
SMALL: Final = "small"
"""All reduced deals of the small start."""
SEEDS: Final = "seeds"
"""Deals of the whole game, by their seeds."""
SCHEMA: Final = """\
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE deals (
    number INTEGER PRIMARY KEY, -- the seed; of a small deal its place among all
    deal TEXT NOT NULL,         -- the reduced deal, as a position's text
    weight INTEGER NOT NULL,    -- how many deals it stands for
    winner INTEGER,             -- the seat that wins with best play; null alone
    plies INTEGER NOT NULL,     -- to the end, with best play
    worth INTEGER NOT NULL,     -- the same in one number, the larger the better for seat 0
    best TEXT NOT NULL,         -- all best moves of the reduced deal
    nodes INTEGER NOT NULL      -- positions that were looked at
);
CREATE INDEX deals_by_text ON deals (deal);
"""


class BadDatabase(RookeryError):
    """A file that is no database of these deals, or cannot be used."""

    code = "bad-database"


class NotInDatabase(RookeryError):
    """A deal that the database does not hold."""

    code = "not-in-database"


class About(msgspec.Struct, frozen=True):
    """What all deals of a database have in common."""

    game: str
    players: int
    options: dict[str, str]
    rules: int
    kind: str
    format: str = FORMAT


class Deal(msgspec.Struct, frozen=True):
    """A solved deal: a row of the table."""

    number: int
    deal: str
    weight: int
    winner: int | None
    plies: int
    worth: int
    best: str
    nodes: int


COLUMNS: Final = ", ".join(Deal.__struct_fields__)


def about(game: Game, kind: str) -> About:
    """What a database of a game's deals says of itself."""
    options = {option.name: option.write(game.options[option.name]) for option in game.room.options}
    return About(game.key, game.players, options, game.room.version, kind)


def deals_of(game: Game) -> tuple[Packed, Deals]:
    """What a game's deals need to be solved and found, or CannotSolve."""
    packed = packed_game(game.start(0))
    if packed.deals is None:
        raise CannotSolve(say("no-deals", game=game.room.title))
    return packed, packed.deals


class Database:
    """The solved deals of one game. Close it, or use it in a with statement."""

    def __init__(self, path: str | Path, game: Game) -> None:
        self.path = Path(path)
        self.game = game
        self._packed, self._deals = deals_of(game)
        if not self.path.is_file():
            raise BadDatabase(say("no-database", file=self._name))
        with self._readable():
            # Not read-only: what a killed process has left half written is undone first.
            self._file = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
        try:
            with self._readable():
                self.about = self._about()
            self._check()
        except RookeryError:
            self._file.close()
            raise

    @classmethod
    def create(cls, path: str | Path, game: Game, kind: str) -> "Database":
        """An empty database in a new file."""
        said = msgspec.to_builtins(about(game, kind))
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as file:
                # All or nothing: a file that is not empty has its header.
                file.executescript(f"BEGIN;{SCHEMA}")
                file.executemany(
                    "INSERT INTO about VALUES (?, ?)",
                    [(name, msgspec.json.encode(value).decode()) for name, value in said.items()],
                )
                file.execute("COMMIT")
        except (OSError, sqlite3.Error) as problem:
            reason = str(getattr(problem, "strerror", None) or problem)
            raise BadDatabase(say("database-not-written", file=quote(str(path)), reason=reason)) from None
        return cls(path, game)

    def __enter__(self) -> "Database":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    @property
    def _name(self) -> str:
        return quote(str(self.path))

    @contextmanager
    def _readable(self) -> Iterator[None]:
        """Raise BadDatabase where the file is none, or broken."""
        try:
            yield
        except (sqlite3.Error, msgspec.DecodeError, msgspec.ValidationError) as problem:
            raise BadDatabase(say("broken-database", file=self._name, reason=str(problem))) from None

    def _about(self) -> About:
        rows = self._file.execute("SELECT name, value FROM about").fetchall()
        return msgspec.convert({name: msgspec.json.decode(value) for name, value in rows}, About)

    def _check(self) -> None:
        """Refuse deals of another game, of other options, or under other rules."""
        theirs, ours = self.about, about(self.game, self.about.kind)
        if theirs.format != FORMAT:
            raise BadDatabase(say("other-format", file=self._name, theirs=quote(theirs.format), ours=FORMAT))
        if theirs.game != ours.game:
            raise BadDatabase(say("other-game", file=self._name, theirs=theirs.game, ours=ours.game))
        if theirs.players != ours.players:
            raise BadDatabase(say("other-players", file=self._name, theirs=theirs.players, ours=ours.players))
        if theirs.rules != ours.rules:
            raise BadDatabase(say("other-rules", file=self._name, theirs=theirs.rules, ours=ours.rules))
        for name, value in ours.options.items():
            if theirs.options.get(name) != value:
                was = theirs.options.get(name, "-")
                raise BadDatabase(say("other-option", file=self._name, option=name, theirs=was, ours=value))

    # Asking

    def __len__(self) -> int:
        with self._readable():
            return int(self._file.execute("SELECT count(*) FROM deals").fetchone()[0])

    def __iter__(self) -> Iterator[Deal]:
        """All deals, by their numbers."""
        with self._readable():
            for row in self._file.execute(f"SELECT {COLUMNS} FROM deals ORDER BY number"):  # noqa: S608
                yield Deal(*row)

    def numbers(self) -> set[int]:
        """The numbers of the deals that are solved."""
        with self._readable():
            return {number for (number,) in self._file.execute("SELECT number FROM deals")}

    def find(self, text: str) -> Solution:
        """The solution of a deal by its text; BadNotation, or NotInDatabase."""
        config, room = self.game.config, self.game.room
        state = self._deals.read(config, text)
        reduced, code_here = self._deals.reduce(config, state)
        query = f"SELECT {COLUMNS} FROM deals WHERE deal = ? LIMIT 1"  # noqa: S608
        with self._readable():
            row = self._file.execute(query, (room.write(config, reduced),)).fetchone()
        if row is None:
            raise NotInDatabase(say("not-in-database", deals=len(self), file=self._name))
        deal = Deal(*row)
        codes = {code_here(room.read_move(config, reduced, move)) for move in deal.best.split()}
        best = {room.write_move(config, state, code) for code in codes}
        position = Position(self.game, state)
        alone = self._packed.result(deal.worth) if deal.winner is None else None
        return Solution(
            winner=deal.winner,
            plies=deal.plies,
            best=tuple(move for move in position.moves if move in best),
            verdict=alone.verdict if alone else verdict(position, deal.winner or 0, deal.plies),
            exact=True,
            nodes=deal.nodes,
            seconds=0.0,
            memory=0,
            worth=deal.worth,
            score=alone.score if alone else None,
        )

    # Writing

    def add(self, deals: list[Deal]) -> None:
        """Keep solved deals, all of them or none; those that are there already stay as they are."""
        places = ", ".join("?" * len(Deal.__struct_fields__))
        try:
            self._file.execute("BEGIN IMMEDIATE")
            self._file.executemany(
                f"INSERT OR IGNORE INTO deals VALUES ({places})",  # noqa: S608
                [msgspec.structs.astuple(deal) for deal in deals],
            )
            self._file.execute("COMMIT")
        except sqlite3.Error as problem:
            with suppress(sqlite3.Error):
                self._file.execute("ROLLBACK")
            raise BadDatabase(say("database-not-written", file=self._name, reason=str(problem))) from None
