"""Penguin Soccer once more, slow and plain, written from the rules alone to check the real engine against.

Nothing here is shared with the engine: positions are read into dictionaries of strings, every rule is a few lines
under the sentence that asks for it (quoted in a comment), and no table is computed ahead.
"""

import re
from dataclasses import dataclass, replace

FILES, RANKS = "abcdefgh", "12345678"
SQUARES = [file + rank for rank in RANKS for file in FILES]
DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]  # clockwise, each 45° from the last
STEPS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
PIECES = "MPB"
SLIDES = {"M": 1, "P": 2, "B": 3}
KICKS = {"M": 3, "P": 2, "B": 1}
CENTRE_SQUARES = ["d4", "d5", "e4", "e5"]
HOME = {"w": "a1", "b": "h8"}
GOAL = {"w": "h8", "b": "a1"}
ENTRIES = {"w": ["n", "ne", "e"], "b": ["s", "sw", "w"]}
OTHER = {"w": "b", "b": "w"}
START = "-,-,-/-,-,- + w 0"

Penguin = tuple[str, str]  # family and piece: ("w", "M")
Place = tuple[str, str]  # square and facing: ("e4", "^") or ("e4", "ne")


@dataclass(frozen=True)
class Options:
    """The three options of the game, with their defaults, and its players, who are always two."""

    no_move: str = "skip"
    repetition: int = 3
    ply_cap: int = 400
    players: int = 2


@dataclass(frozen=True)
class Position:
    """Where every penguin on the board is, the ball (a square, or "+" on the centre point), who moves, and the ply."""

    penguins: dict[Penguin, Place]
    ball: str
    mover: str
    ply: int

    def on(self, square: str) -> Penguin | None:
        """Return the penguin on a square, or None."""
        return next((penguin for penguin, (place, _) in self.penguins.items() if place == square), None)

    def holder(self) -> Penguin | None:
        """Return the holder, "a penguin on the ball's square", or None."""
        return self.on(self.ball)

    def ball_squares(self) -> list[str]:
        """Return the ball's square; "while the ball is on the centre point, each of those four squares counts"."""
        return CENTRE_SQUARES if self.ball == "+" else [self.ball]


def neighbour(square: str, direction: str) -> str | None:
    """Return the next square in a direction, or None over the edge."""
    right, up = STEPS[direction]
    file, rank = FILES.index(square[0]) + right, RANKS.index(square[1]) + up
    return FILES[file] + RANKS[rank] if 0 <= file < 8 and 0 <= rank < 8 else None


# Texts ----------------------------------------------------------------------------------------------------------------

_SQUARE = "[a-h][1-8]"
_PENGUIN = rf"(?:-|{_SQUARE}(?:\^|ne|nw|n|se|sw|s|e|w))"
_FAMILY = f"{_PENGUIN},{_PENGUIN},{_PENGUIN}"
_POSITION = re.compile(rf"({_FAMILY})/({_FAMILY}) (\+|{_SQUARE}) ([wb]) (0|[1-9][0-9]{{0,8}})")


def read(text: str) -> Position:
    """Read a position text; raise ValueError where the rules refuse it."""
    match = _POSITION.fullmatch(text)
    if match is None:
        raise ValueError("not a position text")
    white, black, ball, mover, ply = match.groups()
    penguins = {
        (family, piece): (word[:2], word[2:])
        for family, words in (("w", white), ("b", black))
        for piece, word in zip(PIECES, words.split(","), strict=True)
        if word != "-"
    }
    position = Position(penguins, ball, mover, int(ply))
    fault = refusal(position)
    if fault:
        raise ValueError(fault)
    return position


def refusal(position: Position) -> str:
    """Return why a position is refused, or "" where it is not. "Whether it can be reached is not checked"."""
    squares = [square for square, _ in position.penguins.values()]
    if len(set(squares)) < len(squares):
        return "two penguins on a square"
    if any(square == HOME[OTHER[family]] for (family, _), (square, _) in position.penguins.items()):
        return "a penguin in the other family's Home"
    holder = position.holder()
    if holder and position.penguins[holder][1] != "^":
        return "a lying holder"
    if position.ball == "+" and any(square in CENTRE_SQUARES for square in squares):
        return "the ball on the centre point with a penguin on a centre square"
    # "White moves at even plies"
    if (position.ply % 2 == 0) != (position.mover == "w"):
        return "a ply that does not fit the player to move"
    return ""


def write(position: Position) -> str:
    """Write the text of a position."""
    white, black = (
        ",".join("".join(position.penguins.get((family, piece), "-")) for piece in PIECES) for family in "wb"
    )
    return f"{white}/{black} {position.ball} {position.mover} {position.ply}"


# Moves ----------------------------------------------------------------------------------------------------------------


def successors(position: Position) -> dict[str, Position]:
    """Return every legal move of a position that is not over: its text, and the position after it."""
    after = {**slides(position), **stands(position), **kicks(position)}
    # "only a player with no move at all skips the turn", "with no other move it is the only legal move, and a ply"
    after = after or {"--": position}
    return {
        move: replace(then, mover=OTHER[position.mover], ply=position.ply + 1) for move, then in sorted(after.items())
    }


def slides(position: Position) -> dict[str, Position]:
    """Return the slides of the player to move, by their texts."""
    found: dict[str, Position] = {}
    for piece in PIECES:
        penguin = (position.mover, piece)
        for direction in open_directions(position, penguin):
            found |= slide(position, penguin, direction)
    return found


def open_directions(position: Position, penguin: Penguin) -> list[str]:
    """Return the directions in which a penguin may try to slide."""
    if penguin not in position.penguins:
        # "its direction is one of the three that lead away from the Home corner"
        return ENTRIES[penguin[0]]
    # "Not for the holder."
    if penguin == position.holder():
        return []
    # "An upright penguin may slide in any of the 8 directions; a lying one only in the direction in which it lies."
    facing = position.penguins[penguin][1]
    return DIRECTIONS if facing == "^" else [facing]


def slide(position: Position, penguin: Penguin, direction: str) -> dict[str, Position]:
    """Return the slides of one penguin in one direction: none, one, or one for each spin."""
    family, piece = penguin
    name = piece + direction
    square = position.penguins[penguin][0] if penguin in position.penguins else None
    for slid in range(SLIDES[piece]):
        # "the first square of its slide is its own Home"
        ahead = HOME[family] if square is None else neighbour(square, direction)
        if ahead is None:
            # "the next square would be off the board: it stays on the last square" and stands;
            # "a slide of zero squares is not a move"
            return {name: put(position, penguin, str(square), "^")} if slid > 0 else {}
        if ahead == HOME[OTHER[family]]:
            # "nor is one that would enter the opponent's Home, by any reason and at any square of the slide"
            return {}
        other = position.on(ahead)
        if other is not None:
            # "a square with a penguin that it may not tackle is not allowed at all"; "own penguins are never tackled"
            tackled = tackle(position, penguin, ahead, direction) if may_tackle(position, penguin, other) else None
            return {name: tackled} if tackled else {}
        if ahead in position.ball_squares():
            # "it reaches the ball's square (with no penguin on it): it is now the holder" and stands
            return {name: replace(put(position, penguin, ahead, "^"), ball=ahead)}
        square = ahead
    return {
        name if facing == direction else f"{name}>{facing}": put(position, penguin, str(square), facing)
        for facing in spins(direction, SLIDES[piece])
    }


def spins(direction: str, slid: int) -> list[str]:
    """Return "any direction at most k × 45° from the direction of the slide, to either side"."""
    at = DIRECTIONS.index(direction)
    return [DIRECTIONS[(at + turn) % 8] for turn in range(-slid, slid + 1)]


def put(position: Position, penguin: Penguin, square: str, facing: str) -> Position:
    """Return the position with a penguin moved to a square."""
    return replace(position, penguins={**position.penguins, penguin: (square, facing)})


def may_tackle(position: Position, penguin: Penguin, other: Penguin) -> bool:
    """Return whether a slide into the other's square is a tackle: "the square of an opposing holder"."""
    return other[0] != penguin[0] and other == position.holder()


def tackle(position: Position, penguin: Penguin, square: str, direction: str) -> Position | None:
    """Return the position after a tackle on a square, or None where it is not allowed."""
    penguins = dict(position.penguins)
    here: str | None = square
    pushed = position.on(square)
    while pushed is not None and here is not None:
        # "pushed one square on, in the direction of the slide, and lies in that direction"
        here = neighbour(here, direction)
        if here is None:
            # "A penguin pushed over the edge is off the board"
            del penguins[pushed]
            break
        if here == HOME[OTHER[pushed[0]]]:
            # "A tackle that would push any penguin of the line into the other family's Home is not allowed"
            return None
        penguins[pushed] = (here, direction)
        # "A penguin on that square (of either family) is pushed on likewise, and so on down the line."
        pushed = position.on(here)
    # "The tackler takes the square and the ball, and stands."
    penguins[penguin] = (square, "^")
    return replace(position, penguins=penguins)


def stands(position: Position) -> dict[str, Position]:
    """Return the stands of the player to move, by their texts."""
    # "A lying penguin stands up."
    lying = [
        (penguin, square)
        for penguin, (square, facing) in position.penguins.items()
        if penguin[0] == position.mover and facing != "^"
    ]
    return {f"{penguin[1]}^": put(position, penguin, square, "^") for penguin, square in lying}


def kicks(position: Position) -> dict[str, Position]:
    """Return the kicks of the player to move, by their texts."""
    # "Only the holder kicks, in any of the 8 directions."
    holder = position.holder()
    if holder is None or holder[0] != position.mover:
        return {}
    found = {}
    for direction in DIRECTIONS:
        ball = position.ball
        for _ in range(KICKS[holder[1]]):
            ahead = neighbour(ball, direction)
            if ahead is None:
                # "stops early on the last square before the edge"
                break
            ball = ahead
            if position.on(ball):
                # "or on the first square that holds a penguin, of either family"
                break
        # "A kick that would move the ball by zero squares is not a move"
        if ball != position.ball:
            # "It stays on its square and then lies in the direction of the kick"
            then = put(position, holder, position.ball, direction)
            receiver = position.on(ball)
            # "that penguin stands up and is the holder"
            then = put(then, receiver, ball, "^") if receiver else then
            found[f"K{direction}"] = replace(then, ball=ball)
    return found


# Games ----------------------------------------------------------------------------------------------------------------


def outcome(history: list[str], options: Options) -> tuple[str, str] | None:
    """Return winner ("w", "b" or "draw") and reason of a game with these positions so far, or None while it lasts."""
    position = read(history[-1])
    # "In this order": "The ball on a player's Goal square is a win for that player at once"
    for family in "wb":
        if position.ball == GOAL[family]:
            return family, "goal"
    # "The third occurrence of a position is a draw"; "the ply does not count"
    occurrences = [same_but_ply(text) for text in history].count(same_but_ply(history[-1]))
    if options.repetition and occurrences >= options.repetition:
        return "draw", "repetition"
    # "At 400 plies or more without a goal the game is a draw"
    if options.ply_cap and position.ply >= options.ply_cap:
        return "draw", "ply_cap"
    # "With no_move = loss, a player to move without a move has lost."
    if options.no_move == "loss" and list(successors(position)) == ["--"]:
        return OTHER[position.mover], "no_move"
    return None


def same_but_ply(text: str) -> str:
    """Return what makes two positions the same: "squares, facings, ball and player to move"."""
    return text.rsplit(" ", 1)[0]


def moves(history: list[str], options: Options) -> dict[str, str]:
    """Return the legal moves of a game with these positions so far, and the text after each; none once it is over."""
    if outcome(history, options):
        return {}
    return {move: write(then) for move, then in successors(read(history[-1])).items()}


def perft(history: list[str], depth: int, options: Options) -> int:
    """Return the number of paths of exactly so many plies that carry this game on."""
    if depth == 0:
        return 1
    after = moves(history, options)
    return len(after) if depth == 1 else sum(perft([*history, then], depth - 1, options) for then in after.values())
