"""Which of many records somebody wants, and what they are counted by."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rookery.records.record import Record

DRAW, OPEN = "draw", "open"
"""Nobody has won; the game is not over."""


@dataclass(frozen=True)
class Between:
    """Values from one to another, both included; None is no bound."""

    least: Any = None
    most: Any = None

    def __contains__(self, value: Any) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@dataclass(frozen=True, kw_only=True)
class Selection:
    """What a record must be like; what is not said does not matter."""

    games: tuple[str, ...] = ()
    players: int | None = None
    names: tuple[str, ...] = ()
    """Who must have played: names or levels, or parts of them."""
    results: tuple[str, ...] = ()
    """Who won: a seat counted from 1, a name, draw or open."""
    reasons: tuple[str, ...] = ()
    plies: Between | None = None
    seed: Between | None = None
    date: Between | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def fits(self, record: Record) -> bool:
        """Whether somebody wants this one."""
        return (
            (not self.games or record.game in self.games)
            and self.players in (None, len(record.players))
            and all(_played(name, record) for name in self.names)
            and (not self.results or any(_ended(result, record) for result in self.results))
            and (not self.reasons or reason_of(record) in self.reasons)
            and _within(len(record.moves), self.plies)
            and _within(record.seed, self.seed)
            and _within(record.date, self.date)
            and all(record.options.get(name) == value for name, value in self.options.items())
        )


def _within(value: int | str | None, wanted: Between | None) -> bool:
    return wanted is None or (value is not None and value in wanted)


def _played(name: str, record: Record) -> bool:
    return any(name.casefold() in part.casefold() for who in record.players for part in (who.name, who.level or ""))


def _ended(result: str, record: Record) -> bool:
    """Whether a game ended so."""
    if record.result is None or not record.result.winners:
        return result == winner_of(record)
    seats = [seat for seat in record.result.winners if seat < len(record.players)]
    return result in {str(seat + 1) for seat in seats} | {record.players[seat].name for seat in seats}


# Counting


def winner_of(record: Record) -> str:
    """Who won: names, draw or open."""
    if record.result is None:
        return OPEN
    names = [name_of(record, seat) for seat in record.result.winners]
    return ", ".join(names) if names else DRAW


def reason_of(record: Record) -> str:
    """Why a game ended; open if it has not."""
    return OPEN if record.result is None else record.result.reason


def name_of(record: Record, seat: int) -> str:
    """Who sat in a seat: the seat's number where nobody is named."""
    name = record.players[seat].name if seat < len(record.players) else ""
    return name or str(seat + 1)


def _game(record: Record) -> str:
    return record.game


COUNTED_BY: Mapping[str, Callable[[Record], str]] = {"game": _game, "winner": winner_of, "reason": reason_of}
"""What records are counted by."""
