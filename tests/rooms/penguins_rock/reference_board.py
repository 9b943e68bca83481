"""What the reference of Penguins Rock! speaks of: options, boards, positions. Spaces are their names.

The default board is built from the words of the rules; another board is read from its file.
"""

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path

SEATS = (1, 2, 3, 4)
ROCKS = 6
Penguin = tuple[int, int]  # seat and number: (1, 2) is penguin 2 of seat 1


@dataclass(frozen=True)
class Options:
    """The players and the options of the game, with their defaults."""

    players: int = 2
    board: str = "rookery"
    second_penguin: str = "same_turn"
    fill_all_piles: bool = False
    drop: str = "nest"
    hop: str = "row"
    first: int = 1
    turn_cap: int = 300


@dataclass(frozen=True)
class Board:
    """Spaces by their names: stones are those of the ring road and the pathways."""

    stones: list[str]
    piles: dict[int, str]
    nests: dict[int, list[str]]
    centres: dict[int, str]
    neighbours: dict[str, set[str]]

    def spaces(self) -> list[str]:
        """Return all spaces; those on which rocks may lie come first, in the order in which texts list them."""
        nests = [space for seat in SEATS for space in self.nests[seat]]
        return [*self.stones, *nests, *self.piles.values(), *self.centres.values()]


@functools.cache
def board(options_board: str) -> Board:
    """Return the board of an option."""
    if options_board == "rookery":
        road = [f"r{i}" for i in range(1, 13)]
        seats = {k: ([f"p{k}{i}" for i in (1, 2)], f"q{k}", [f"n{k}{i}" for i in range(1, 7)], f"c{k}") for k in SEATS}
        joins = [f"{there} p{k}1" for k in SEATS for there in (f"r{3 * k}", f"n{k}1", f"n{k}6")]
        return build(road, seats, joins)
    file = tomllib.loads(Path(options_board).read_text(encoding="utf-8"))
    parts = {k: file[f"seat{k}"] for k in SEATS}
    seats = {
        k: (list(part["pathway"]), next(iter(part["pile"])), list(part["nest"]), next(iter(part["centre"])))
        for k, part in parts.items()
    }
    return build(list(file["road"]), seats, file["joins"])


def build(road: list[str], seats: dict[int, tuple[list[str], str, list[str], str]], joins: list[str]) -> Board:
    """Return the board with these spaces: a ring, four pathways that end at piles, four nests, and what is joined."""
    pairs = [tuple(join.split()) for join in joins]
    # "each next to the following one, r12 next to r1"
    pairs += zip(road, [*road[1:], road[0]], strict=True)
    for pathway, pile, nest, centre in seats.values():
        # "pk1-pk2-qk are a line"
        pairs += zip(pathway, [*pathway[1:], pile], strict=True)
        # "in a ring (each next to the following one, nk6 next to nk1), and the centre ck, next to all six"
        pairs += zip(nest, [*nest[1:], nest[0]], strict=True)
        pairs += [(centre, space) for space in nest]
    neighbours: dict[str, set[str]] = {}
    for one, other in pairs:
        neighbours.setdefault(one, set()).add(other)
        neighbours.setdefault(other, set()).add(one)
    return Board(
        [*road, *(space for pathway, *_ in seats.values() for space in pathway)],
        {seat: pile for seat, (_, pile, _, _) in seats.items()},
        {seat: nest for seat, (_, _, nest, _) in seats.items()},
        {seat: centre for seat, (_, _, _, centre) in seats.items()},
        neighbours,
    )


@dataclass(frozen=True)
class Position:
    """Where everything is, and how far the turn has come."""

    penguins: dict[Penguin, str]
    carrying: frozenset[Penguin]
    rocks: dict[str, int]  # lying outside piles
    piles: dict[int, int]
    active: dict[int, str]
    mover: int
    phase: str  # roll1, move1, choose2, roll2, move2 or over
    turn: int
    left: int = 0
    begun: bool = False  # "!"
    came: str = ""  # in the air, having come from there
    passed: frozenset[Penguin] = frozenset()  # "the penguins passed in this hop, the one below included"
    home: bool = False  # "s"

    def penguin(self) -> Penguin:
        """Return the penguin that moves."""
        return self.mover, int(self.phase[-1])

    def flies(self, penguin: Penguin) -> bool:
        """Return whether a penguin is in the air."""
        return bool(self.came) and penguin == self.penguin()
