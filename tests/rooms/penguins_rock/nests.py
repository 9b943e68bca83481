"""Words for the tests of Penguins Rock!: what a position allows and bars, what becomes of it, and another board."""

from pathlib import Path
from typing import Any

import pytest

import rookery

KEY = "penguins-rock"
START = "p12,c1/p22,c2 - 6.6.0.0 -- 1 roll1 0"


def at(text: str, **options: Any) -> rookery.Position:
    """Return the position of a text, in a game with these options and as many players as the text has."""
    players = options.pop("players", text.split(" ", maxsplit=1)[0].count("/") + 1)
    return rookery.game(KEY, players=players, **options).read(text)


def played(text: str, *moves: str, **options: Any) -> str:
    """Return the text of the position after some moves and rolls."""
    position = at(text, **options)
    for move in moves:
        position = position.play(move)
    return str(position)


def moves(text: str, **options: Any) -> set[str]:
    """Return the legal moves."""
    return set(at(text, **options).moves)


def bars(text: str, *tried: str, **options: Any) -> None:
    """Assert that none of these moves is legal, and that each is refused as such when it is tried."""
    assert tried
    position = at(text, **options)
    for move in tried:
        assert move not in position.moves
        with pytest.raises(rookery.IllegalMove) as refused:
            position.play(move)
        assert refused.value.legal == position.moves


def board_text(
    *,
    road: tuple[str, ...] = ("r1", "r2", "r3", "r4"),
    pathways: tuple[tuple[str, ...], ...] = (("p1",), ("p2",), ("p3", "p30", "p31"), ("p4",)),
    joins: tuple[str, ...] = (),
) -> str:
    """Return the file of a small board: short ways, so that penguins meet all the time."""
    lines = [f"joins = [{', '.join(repr(join) for join in joins)}]", "[road]"]
    lines += [f"{name} = [{index}, 0]" for index, name in enumerate(road)]
    for seat, pathway in enumerate(pathways, 1):
        lines.append(f"[seat{seat}.pathway]")
        lines += [f"{name} = [{2 * index}, {10 * seat}]" for index, name in enumerate(pathway)]
        lines += [f"[seat{seat}.pile]", f"q{seat} = [90, {10 * seat}]", f"[seat{seat}.nest]"]
        lines += [f"n{seat}{index} = [{2 * index}, {10 * seat + 3}]" for index in range(1, 7)]
        lines += [f"[seat{seat}.centre]", f"c{seat} = [90, {10 * seat + 3}]"]
    return "\n".join([*lines, ""])


SMALL_JOINS = (
    *(f"r{k} p{k}" for k in (1, 2, 3, 4)),
    *(f"r{k} n{k}{i}" for k in (1, 2, 3, 4) for i in (1, 3)),
    "r1 r3",
    "n16 n21",
    "n26 n31",
    "p1 p2",
    "p3 p31",
)


def small_board(folder: Path) -> str:
    """Write the small board into a folder and return its path."""
    path = folder / "small.toml"
    path.write_text(board_text(joins=SMALL_JOINS), encoding="utf-8")
    return str(path)
