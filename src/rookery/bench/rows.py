"""A figure with the one it is measured against, and figures as people and programs read them."""

from collections.abc import Iterable, Sequence

import msgspec

from rookery.kernel.messages import Text, speaker
from rookery.words import ENGLISH, word

say = speaker("bench")


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One figure of one game; the last three are None where it stands alone."""

    game: str
    what: str
    value: float
    unit: str
    peer: Text | None
    peer_value: float | None
    ratio: float | None


def beside(game: str, what: str, value: float, unit: str, peer: Text, peer_value: float) -> Row:
    """A figure beside a peer's; the ratio says how many times the peer's it is."""
    ratio = value / peer_value
    return Row(game=game, what=what, value=value, unit=unit, peer=peer, peer_value=peer_value, ratio=ratio)


def alone(game: str, what: str, value: float, unit: str) -> Row:
    """A figure without a peer."""
    return Row(game=game, what=what, value=value, unit=unit, peer=None, peer_value=None, ratio=None)


def to_json(rows: Iterable[Row]) -> str:
    """A JSON array, one row a line."""
    worded = (msgspec.structs.replace(row, peer=None if row.peer is None else word(row.peer)) for row in rows)
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in worded) + "\n]"


def table(rows: Sequence[Row], language: str = ENGLISH) -> str:
    """The rows as aligned plain text, numbers to the right."""
    headings = (
        say("column-game"),
        say("column-what"),
        say("column-value"),
        say("column-peer-value"),
        say("column-ratio"),
        say("column-peer"),
    )
    titles = tuple(word(heading, language) for heading in headings)
    cells = [
        (
            row.game,
            row.what,
            human(row.value, row.unit),
            "–" if row.peer_value is None else human(row.peer_value, row.unit),
            "–" if row.ratio is None else f"{_digits(row.ratio)} ×",
            "–" if row.peer is None else word(row.peer, language),
        )
        for row in rows
    ]
    widths = [max(map(len, column)) for column in zip(titles, *cells, strict=True)]
    lines = [titles, tuple("-" * width for width in widths), *cells]
    return "\n".join(_aligned(line, widths) for line in lines)


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    numeric = range(2, 5)
    pairs = enumerate(zip(cells, widths, strict=True))
    padded = (cell.rjust(width) if index in numeric else cell.ljust(width) for index, (cell, width) in pairs)
    return "  ".join(padded).rstrip()


def human(value: float, unit: str) -> str:
    """A number with its unit as people say it: ``5.2 M plies/s``, ``38 ms``."""
    if unit == "s":
        return f"{_digits(value)} s" if value >= 1 else f"{_digits(value * 1000)} ms"
    for size, prefix in ((1e9, "G "), (1e6, "M "), (1e3, "k ")):
        if value >= size:
            return f"{_digits(value / size)} {prefix}{unit}"
    return f"{_digits(value)} {unit}"


def _digits(value: float) -> str:
    """Two significant digits at least, and no decimals that mean nothing."""
    if value >= 10:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2f}"
