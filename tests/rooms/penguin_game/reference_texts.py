"""The texts of the plain reference: positions read, refused and written, from the rules alone."""

import re
from dataclasses import dataclass

FILES, RANKS = "abcdefgh", "12345678"
SUITS = "smca"
PRESETS = {
    "square": ((0, 0), (2, 0), (0, 2), (2, 2)),
    "line": ((0, 0), (2, 0), (4, 0), (6, 0)),
    "L": ((0, 0), (2, 0), (4, 0), (0, 2)),
    "T": ((0, 0), (2, 0), (4, 0), (2, 2)),
    "S": ((0, 0), (2, 0), (2, 2), (4, 2)),
}
TINY = ((0, 0), (2, 0), (0, 2))
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))  # lower left, lower right, upper left, upper right
SETUP = ("coin", "place")

Cell = tuple[int, int]
Places = tuple[Cell, ...]


class Refused(ValueError):
    """A text that the rules refuse."""


@dataclass(frozen=True)
class Options:
    """The options of the game with their defaults, and its players."""

    players: int = 2
    start: str = "regular"
    tiles: str | Places = "square"
    tiny_and_tall: bool = False
    flamethrowers: bool = False
    drifting: bool = False

    @property
    def places(self) -> Places:
        """Where the tiles lie at the start."""
        if not isinstance(self.tiles, str):
            return self.tiles
        # "Defaults: tiles = square (with tiny_and_tall the three tiles below)"
        return TINY if self.tiny_and_tall else PRESETS[self.tiles]

    @property
    def highest(self) -> int:
        """Return the tallest stack "that the start allows on any cell"."""
        if self.start == "chaotic":
            return 13 if self.tiny_and_tall else 9
        return 3 if self.tiny_and_tall and self.start != "irregular" else 2

    @property
    def phases(self) -> list[str]:
        """Return the phases that the options have."""
        has = {"coin": self.start != "regular", "melt": self.flamethrowers, "drift": self.drifting}
        return [phase for phase in ("coin", "place", "move", "melt", "drift", "over") if has.get(phase, True)]


@dataclass(frozen=True)
class Position:
    """Tiles, stacks by cell (suits from bottom to top), penguins ("?", "x" or a cell), mover, phase, target."""

    tiles: Places
    stacks: dict[Cell, str]
    penguins: tuple[str | Cell, ...]
    mover: int
    phase: str
    target: str

    @property
    def seats_in(self) -> list[int]:
        """Return the players who are in."""
        return [seat for seat, place in enumerate(self.penguins) if place != "x"]

    def free_coins(self) -> list[Cell]:
        """Return the cells with a coin and no penguin."""
        return [cell for cell, stack in self.stacks.items() if stack and cell not in self.penguins]

    def targets(self, seat: int) -> list[Cell]:
        """Return where a player's penguin can go."""
        here = self.penguins[seat]
        assert not isinstance(here, str)
        found = []
        for there in self.free_coins():
            # "step to a cell one away, orthogonally or diagonally, whose top coin is at the same height"
            near = abs(there[0] - here[0]) <= 1 and abs(there[1] - here[1]) <= 1
            step = near and len(self.stacks[there]) == len(self.stacks[here])
            # "hop to any cell whose top coin has the suit of the coin that the penguin stands on"
            if step or self.stacks[there][-1] == self.stacks[here][-1]:
                found.append(there)
        return found


def cells_of(place: Cell) -> list[Cell]:
    """Return a tile's cells: lower left, lower right, upper left, upper right."""
    return [(place[0] + right, place[1] + up) for right, up in CORNERS]


def x_cells(options: Options) -> list[Cell]:
    """Return the cells of the X: "rising diagonal if floor(x/2) + floor(y/2) is even, falling one if odd"."""
    found: list[Cell] = []
    for x, y in options.places:
        left, right, upper_left, upper_right = cells_of((x, y))
        found += [left, upper_right] if (x // 2 + y // 2) % 2 == 0 else [right, upper_left]
    return found


def tiles_allowed(tiles: Places, tiny_and_tall: bool) -> bool:
    """Return whether a list of tile places is a configuration that is not refused."""
    cells = [cell for place in tiles for cell in cells_of(place)]
    return (
        # "3 tiles"; "4 square tiles"
        len(tiles) == (3 if tiny_and_tall else 4)
        # "Tiles lie on the coin grid and do not overlap"
        and len(set(cells)) == len(cells)
        # "the lowest x and the lowest y are 0 and no cell lies beyond 8 files or 8 ranks"
        and min(x for x, _ in cells) == min(y for _, y in cells) == 0
        and max(number for cell in cells for number in cell) < 8
    )


def full_edges(tiles: Places) -> bool:
    """Return whether all tiles lie apart and "are connected through full edges"."""
    reached, rest = {tiles[0]}, set(tiles[1:])
    while near := {(x, y) for x, y in rest for a, b in reached if sorted((abs(x - a), abs(y - b))) == [0, 2]}:
        reached |= near
        rest -= near
    return not rest and len(set(tiles)) == len(tiles)


# Texts ----------------------------------------------------------------------------------------------------------------

_NUMBER = "(?:0|[1-9][0-9]{0,8})"
_STACK = "(?:-|[smca]+)"
_TILE = rf"{_NUMBER},{_NUMBER}:{_STACK},{_STACK},{_STACK},{_STACK}"
_PENGUIN = r"(?:\?|x|[a-h][1-8])"
_POSITION = re.compile(
    rf"({_TILE}(?:\|{_TILE})*) ({_PENGUIN}(?:,{_PENGUIN})*) ([1-4]) (coin|place|move|melt|drift|over) ([smca-])"
)


def name(cell: Cell) -> str:
    """Return a cell's name by file and rank."""
    return FILES[cell[0]] + RANKS[cell[1]]


def read(text: str, options: Options) -> Position:
    """Read a position text; raise Refused where the rules refuse it."""
    match = _POSITION.fullmatch(text)
    if match is None:
        raise Refused("not a position text")
    tile_texts, penguin_texts, mover, phase, target = match.groups()
    tiles: list[Cell] = []
    stacks: dict[Cell, str] = {}
    for tile_text in tile_texts.split("|"):
        place_text, stack_texts = tile_text.split(":")
        x, y = (int(number) for number in place_text.split(","))
        tiles.append((x, y))
        for cell, stack in zip(cells_of((x, y)), stack_texts.split(","), strict=True):
            stacks[cell] = "" if stack == "-" else stack
    penguins: tuple[str | Cell, ...] = tuple(
        word if word in "?x" else (FILES.index(word[0]), RANKS.index(word[1])) for word in penguin_texts.split(",")
    )
    position = Position(tuple(tiles), stacks, penguins, int(mover) - 1, phase, target)
    fault = refusal(position, options)
    if fault:
        raise Refused(fault)
    return position


def refusal(position: Position, options: Options) -> str:
    """Return why a position is refused, or "" where it is not."""
    places = [place for place in position.penguins if not isinstance(place, str)]
    coins = "".join(position.stacks.values())
    faults = {
        "tiles that the options do not allow": not tiles_fit(position, options),
        "a wrong number of players": len(position.penguins) != options.players or position.mover >= options.players,
        "a phase that the options do not have": position.phase not in options.phases,
        "more than six coins of a suit": any(coins.count(suit) > 6 for suit in SUITS),
        "a stack higher than the start allows": any(len(s) > options.highest for s in position.stacks.values()),
        "a penguin on no coin": any(not position.stacks.get(place) for place in places),
        "two penguins on one coin": len(set(places)) < len(places),
    }
    for fault, found in faults.items():
        if found:
            return fault
    if position.phase in SETUP:
        return "" if could_come_about(position, options) else "a setup that could not have come about"
    return refusal_in_play(position, options)


def tiles_fit(position: Position, options: Options) -> bool:
    """Return whether the tiles lie as the options allow."""
    # "The arrangement at the start need not be so: it stays until a drift leads to one that is"
    if not options.drifting or position.phase in SETUP or position.tiles == options.places:
        return position.tiles == options.places
    # "The cell grid is renamed so that the lowest file and rank in use are a and 1 again"
    lowest = [min(tile[axis] for tile in position.tiles) for axis in (0, 1)]
    return len(position.tiles) == len(options.places) and lowest == [0, 0] and full_edges(position.tiles)


def could_come_about(position: Position, options: Options) -> bool:
    """Return whether coins and penguins of a setup can lie so."""
    placing = position.phase == "place"
    coins = sum(len(stack) for stack in position.stacks.values())
    # "Player 1 first, each player in turn places the penguin"
    placed = position.mover if placing else 0
    if any((place == "?") != (seat >= placed) or place == "x" for seat, place in enumerate(position.penguins)):
        return False
    # "From player 1 on, players in turn ... until all 24 coins lie"
    if (coins == 24) != placing or (not placing and coins % options.players != position.mover):
        return False
    if not heights_fit(position, options):
        return False
    # "The suit of the very first coin drawn is remembered": it lies on the first cell, "by rank, then file"
    firsts = {stack[0] for stack in position.stacks.values() if stack}
    if options.start == "regular":
        firsts = {position.stacks[min(position.stacks, key=lambda cell: (cell[1], cell[0]))][0]}
    return position.target in (firsts or {"-"})


def heights_fit(position: Position, options: Options) -> bool:
    """Return whether the stacks of a setup stand where they may."""
    heights = {cell: len(stack) for cell, stack in position.stacks.items()}
    # "No second coin on any cell before every cell has one"
    if min(heights.values()) == 0:
        return max(heights.values()) <= 1
    if options.start in ("irregular", "chaotic"):
        return True
    # "second coins only on the X"; "second level first, then third"
    cross = x_cells(options)
    on_cross = [heights[cell] for cell in cross]
    return all(height == 1 for cell, height in heights.items() if cell not in cross) and (
        max(on_cross) - min(on_cross) <= 1
    )


def refusal_in_play(position: Position, options: Options) -> str:
    """Return why a position after the setup is refused, or ""."""
    mover, phase, alone = position.mover, position.phase, options.players == 1
    if position.penguins[mover] == "x":
        return "a player to move who is out"
    if "?" in position.penguins or position.target == "-":
        return "a setup that is not finished"
    faults = {
        "over with one penguin left of several, and only then": not alone
        and (len(position.seats_in) == 1) != (phase == "over"),
        "a move phase whose player cannot move": phase == "move" and not position.targets(mover),
        "a melt with nothing to melt": phase == "melt" and not position.free_coins(),
        "alone an over whose penguin can move": phase == "over" and alone and bool(position.targets(mover)),
    }
    return next((fault for fault, found in faults.items() if found), "")


def write(position: Position) -> str:
    """Write the text of a position."""
    tiles = "|".join(
        f"{x},{y}:" + ",".join(position.stacks[cell] or "-" for cell in cells_of((x, y))) for x, y in position.tiles
    )
    penguins = ",".join(place if isinstance(place, str) else name(place) for place in position.penguins)
    return f"{tiles} {penguins} {position.mover + 1} {position.phase} {position.target}"


def start(options: Options) -> str:
    """Return the text of a start without a bag."""
    stacks = {cell: "" for place in options.places for cell in cells_of(place)}
    return write(Position(options.places, stacks, ("?",) * options.players, 0, "coin", "-"))
