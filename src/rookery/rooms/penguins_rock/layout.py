"""Boards from files: what a file says, whether it can be a board, and if not, why.

A file names the spaces and where they are, in the order of the ring road, of each pathway from the road to its pile and
of each nest's ring. These orders say who is next to whom; the file only adds which other spaces are joined.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from rookery.kernel.errors import BadOption, listed, nearest, quote
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.options import is_file_text
from rookery.rooms.penguins_rock.board import (
    CENTRES,
    HOLLOWS,
    MOST_NEIGHBOURS,
    MOST_SPACES,
    NEST,
    PILES,
    PRECISION,
    SEATS,
    STONES,
    Board,
)

say = speaker("penguins-rock")

FOLDER = Path(__file__).with_name("boards")
SUFFIX = ".toml"
LARGEST_FILE = 8 * 1024
"""Bytes; a board of 96 spaces has a few thousand."""
FARTHEST = 100
"""Places run from 0 to this, across and down."""
NAME = re.compile(r"[a-z]{1,3}[0-9]{1,3}")
SECTIONS = ("road", *(f"seat{seat + 1}" for seat in range(SEATS)), "joins")
PARTS = ("pathway", "pile", "nest", "centre")

Places = dict[str, tuple[float, float]]


class _Fault(Exception):
    """What is wrong with a file."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem)
        self.problem = problem


def names() -> tuple[str, ...]:
    """The boards that come with the game."""
    return tuple(sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}")))


def right_values() -> Message:
    """What the option takes, in words."""
    return say("takes-a-board", names=names(), suffix=SUFFIX)


def settled(board: str) -> str:
    """The name of a board or the text of one, as it is; for the path of a file, which must be a board, its text."""
    if board in names() or is_file_text(board):
        return board
    if not board.endswith(SUFFIX):
        near = nearest(board, names())
        raise BadOption(say("no-board", board=quote(board), near=near, right=right_values()))
    try:
        text = _content(Path(board))
        _board(_tables(text))
    except _Fault as fault:
        raise BadOption(say("bad-board", board=quote(board), problem=fault.problem)) from None
    return text


def load(board: str) -> Board:
    """The board of a name or of a text; BadOption says why there is none."""
    try:
        return _board(_tables(_content(FOLDER / f"{board}{SUFFIX}") if board in names() else board))
    except _Fault as fault:
        raise BadOption(say("bad-board-text", problem=fault.problem)) from None


def _content(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        _check_size(content)
        return content.decode("utf-8")
    except FileNotFoundError:
        raise _Fault(say("board-no-file")) from None
    except OSError as problem:
        raise _Fault(say("board-unreadable", problem=problem.strerror or "")) from None
    except ValueError as problem:
        raise _Fault(say("board-no-toml", problem=str(problem))) from None


def _check_size(content: bytes) -> None:
    if len(content) > LARGEST_FILE:
        raise _Fault(say("board-too-large", most=LARGEST_FILE))


def _tables(text: str) -> dict[str, Any]:
    """What a text says, if it is TOML and not too long."""
    try:
        _check_size(text.encode("utf-8"))
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise _Fault(say("board-no-toml", problem=str(problem))) from None


def _board(file: dict[str, Any]) -> Board:
    _keys(file, SECTIONS, say("board-file"))
    road = _spaces(file["road"], "road", least=3)
    seats = [_seat(file[f"seat{seat + 1}"], f"seat{seat + 1}") for seat in range(SEATS)]
    # Piles, centres and nests of all seats come first, so that they have the same numbers on every board.
    groups = [seat[part] for part in ("pile", "centre", "nest") for seat in seats]
    groups += [road, *(seat["pathway"] for seat in seats)]
    places = _all_spaces(groups)
    numbers = {name: space for space, name in enumerate(places)}
    beside: list[set[int]] = [set() for _ in places]
    for one, other in _implied(list(road), [list(seat["pathway"]) for seat in seats], numbers):
        beside[one].add(other)
        beside[other].add(one)
    _join(file["joins"], numbers, beside)
    _check(list(places), beside)
    neighbours = tuple(tuple(sorted(others)) for others in beside)
    return Board(tuple(places), tuple(places.values()), neighbours, len(road))


# What a file says


def _keys(table: Any, expected: tuple[str, ...], what: Text) -> None:
    """A table with exactly these keys."""
    if not isinstance(table, dict):
        raise _Fault(say("board-no-table", what=what, keys=expected))
    for key in table:
        if key not in expected:
            raise _Fault(say("board-wrong-key", what=what, key=quote(key), near=nearest(key, expected), keys=expected))
    for key in expected:
        if key not in table:
            raise _Fault(say("board-missing-key", what=what, key=key, keys=expected))


def _seat(table: Any, what: str) -> dict[str, Places]:
    _keys(table, PARTS, what)
    return {
        "pathway": _spaces(table["pathway"], f"{what}.pathway", least=1),
        "pile": _spaces(table["pile"], f"{what}.pile", least=1, most=1),
        "nest": _spaces(table["nest"], f"{what}.nest", least=NEST, most=NEST),
        "centre": _spaces(table["centre"], f"{what}.centre", least=1, most=1),
    }


def _spaces(table: Any, what: str, *, least: int, most: int = MOST_SPACES) -> Places:
    """The spaces of a table, each with its place."""
    if not isinstance(table, dict) or not least <= len(table) <= most:
        exact = least == most
        raise _Fault(
            say("board-spaces", what=what, count=least) if exact else say("board-more-spaces", what=what, least=least)
        )
    for name, place in table.items():
        if not NAME.fullmatch(name):
            raise _Fault(say("board-bad-name", name=quote(name), what=what))
        if not isinstance(place, list) or len(place) != 2 or not all(map(_is_coordinate, place)):
            raise _Fault(say("board-bad-place", name=name, what=what, most=FARTHEST))
    return {name: (float(across), float(down)) for name, (across, down) in table.items()}


def _is_coordinate(value: Any) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and 0 <= value <= FARTHEST


def _all_spaces(groups: list[Places]) -> Places:
    """All spaces in the order of their numbers; no two share a name or a place."""
    places: Places = {}
    taken: dict[tuple[int, int], str] = {}
    for group in groups:
        for name, (across, down) in group.items():
            if name in places:
                raise _Fault(say("board-same-name", name=name))
            place = round(across * PRECISION), round(down * PRECISION)
            if place in taken:
                raise _Fault(say("board-same-place", name=name, other=taken[place]))
            taken[place] = name
            places[name] = across, down
    if len(places) > MOST_SPACES:
        raise _Fault(say("board-too-many-spaces", most=MOST_SPACES, count=len(places)))
    return places


# Who is next to whom


def _implied(road: list[str], pathways: list[list[str]], numbers: dict[str, int]) -> list[tuple[int, int]]:
    """The neighbours that need not be written: along the road, the pathways and the nests."""
    pairs = [(numbers[one], numbers[other]) for one, other in zip(road, [*road[1:], road[0]], strict=True)]
    for seat, pathway in enumerate(pathways):
        stones = [numbers[name] for name in pathway]
        pairs += zip(stones, [*stones[1:], PILES + seat], strict=True)
        ring = [HOLLOWS + seat * NEST + index for index in range(NEST)]
        pairs += zip(ring, [*ring[1:], ring[0]], strict=True)
        pairs += [(CENTRES + seat, space) for space in ring]
    return pairs


def _join(joins: Any, numbers: dict[str, int], beside: list[set[int]]) -> None:
    """Add the neighbours that a file names pair by pair."""
    if not isinstance(joins, list) or not all(isinstance(join, str) for join in joins):
        raise _Fault(say("board-no-joins"))
    for join in joins:
        pair = join.split(" ")
        for name in pair:
            if name not in numbers:
                raise _Fault(say("join-no-space", name=quote(name), join=quote(join), near=nearest(name, numbers)))
            if numbers[name] < HOLLOWS:
                raise _Fault(say("join-impossible", join=quote(join)))
        if len(pair) != 2 or pair[0] == pair[1]:
            raise _Fault(say("join-no-pair", join=quote(join)))
        one, other = numbers[pair[0]], numbers[pair[1]]
        if other in beside[one]:
            raise _Fault(say("join-twice", join=quote(join)))
        beside[one].add(other)
        beside[other].add(one)


def _check(spaces: list[str], beside: list[set[int]]) -> None:
    """Not too many neighbours, and a route from everywhere to everywhere."""
    for name, others in zip(spaces, beside, strict=True):
        if len(others) > MOST_NEIGHBOURS:
            raise _Fault(say("board-neighbours", name=name, count=len(others), most=MOST_NEIGHBOURS))
    reached = {STONES}
    edge = [STONES]
    while edge:
        new = beside[edge.pop()] - reached
        reached |= new
        edge += new
    if len(reached) < len(spaces):
        lost = [name for space, name in enumerate(spaces) if space not in reached]
        raise _Fault(say("board-unreachable", spaces=listed(lost)))
