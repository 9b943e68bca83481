"""Polar Dare! once more, slow and plain, written from the rules alone to check the real engine against.

Nothing here is shared with the engine: positions are read into dictionaries of strings, every rule is a few lines
under the sentence that asks for it (quoted in a comment), and no table is computed ahead.
"""

import re
from dataclasses import dataclass, replace

LANES, RANKS = "abcd", "1234"
FLOES = [lane + rank for rank in RANKS for lane in LANES]
SURFACES = ["S", *FLOES, "N"]  # "sorted as S, then a1, b1, c1, d1, a2, … d4, then N"
FACES = ["P2", "P3", "P4", "B3"]
OTHER_STOP = {"-": "+", "+": "-"}


@dataclass(frozen=True)
class Options:
    """The players and the options of the game, with their defaults."""

    players: int = 2
    die: tuple[str, ...] = ("P2", "P3", "P3", "P4", "B3", "B3")
    pole_is_final: bool = False
    slide_bear_floe: bool = False
    enter_bear_floe: bool = True
    turn_cap: int = 500


@dataclass(frozen=True)
class Position:
    """Every floe's stop, every player's three surfaces, the bear, who moves, the roll as it is written, the turn."""

    stops: dict[str, str]
    penguins: dict[str, list[str]]
    bear: str
    mover: str
    roll: str
    turn: int

    def on(self, surface: str) -> int:
        """Return how many penguins are on a surface."""
        return sum(place == surface for places in self.penguins.values() for place in places)

    def winners(self) -> list[str]:
        """Return the players with all three penguins on the Pole."""
        return [player for player, places in self.penguins.items() if places == ["N", "N", "N"]]


def start(options: Options) -> str:
    """Return the start: "The bear on the Pole, all penguins on START, all floes back.", player 1 begins."""
    penguins = {str(player): ["S", "S", "S"] for player in range(1, options.players + 1)}
    return write(Position(dict.fromkeys(FLOES, "-"), penguins, "N", "1", "?", 0))


# Texts ----------------------------------------------------------------------------------------------------------------

_SURFACE = "(?:S|N|[a-d][1-4])"
_PLAYER = rf"{_SURFACE}\.{_SURFACE}\.{_SURFACE}"
_NUMBER = "(?:0|[1-9][0-9]{0,8})"
_POSITION = re.compile(
    rf"([-+]{{4}}/[-+]{{4}}/[-+]{{4}}/[-+]{{4}}) ({_PLAYER}(?:/{_PLAYER})*) (N|[a-d][1-4]) ([0-4])"
    rf" (\?|over|(?:P2|P3|P4|B3):[1-4]) ({_NUMBER})"
)


def read(text: str, options: Options) -> Position:
    """Read a position text; raise ValueError where the rules refuse it."""
    match = _POSITION.fullmatch(text)
    if match is None:
        raise ValueError("not a position text")
    signs, penguins, bear, mover, roll, turn = match.groups()
    stops = dict(zip(FLOES, signs.replace("/", ""), strict=True))
    players = {str(seat): places.split(".") for seat, places in enumerate(penguins.split("/"), 1)}
    position = Position(stops, players, bear, mover, roll, int(turn))
    fault = refusal(position, options)
    if fault:
        raise ValueError(fault)
    return position


def refusal(position: Position, options: Options) -> str:
    """Return why a position is refused, or "" where it is not. "Whether it can be reached … is not checked"."""
    faults = {
        "a wrong number of players": len(position.penguins) != options.players,
        "not canonical": any(places != in_order(places) for places in position.penguins.values()),
        "more than three penguins on a floe": any(position.on(floe) > 3 for floe in FLOES),
        "penguins on the bear's floe": position.bear in FLOES and position.on(position.bear) > 0,
        "a turn past the cap": 0 < options.turn_cap < position.turn,
    }
    found = [fault for fault, holds in faults.items() if holds]
    if found:
        return found[0]
    return refused_end(position, options) if position.roll == "over" else refused_roll(position, options)


def refused_roll(position: Position, options: Options) -> str:
    """Return why a position that is not `over` is refused, or "" where it is not."""
    face, _, left = position.roll.partition(":")
    faults = {
        "nobody to move": position.mover not in position.penguins,
        "a won position that is not over": position.winners() != [],
        "? at the cap": face == "?" and 0 < options.turn_cap == position.turn,
        "a face that is not on the die": face != "?" and face not in options.die,
        "more moves left than it shows": face != "?" and left > face[1],
        "a roll under way at turn 0": face != "?" and position.turn == 0,
    }
    return next((fault for fault, holds in faults.items() if holds), "")


def refused_end(position: Position, options: Options) -> str:
    """Return why an `over` is refused, or "" where it is not."""
    if position.mover == "0":
        # "After 500 turns (rolls) without a winner", "0 = off: then … there is no draw"
        drawn = options.turn_cap > 0 and position.turn == options.turn_cap and not position.winners()
        return "" if drawn else "no draw"
    if position.winners() != [position.mover]:
        return "not won by exactly its winner"
    return "a won game at turn 0" if position.turn == 0 else ""


def in_order(places: list[str]) -> list[str]:
    """Return surfaces sorted as texts sort them."""
    return sorted(places, key=SURFACES.index)


def write(position: Position) -> str:
    """Write the text of a position."""
    signs = "".join(position.stops[floe] for floe in FLOES)
    floes = "/".join(signs[first : first + 4] for first in (0, 4, 8, 12))
    penguins = "/".join(".".join(in_order(places)) for places in position.penguins.values())
    return f"{floes} {penguins} {position.bear} {position.mover} {position.roll} {position.turn}"


# Moves ----------------------------------------------------------------------------------------------------------------


def height(position: Position, floe: str) -> int:
    """Return "height y = 2(r − 1) when back and 2(r − 1) + 1 when forward"."""
    back = 2 * (int(floe[1]) - 1)
    return back + 1 if position.stops[floe] == "+" else back


def adjacent(position: Position, one: str, other: str) -> bool:
    """Return whether two surfaces are adjacent."""
    for shore, edge in (("S", 0), ("N", 7)):
        # "START and a floe at height 0; the Pole and a floe at height 7."
        if one == shore:
            return other in FLOES and height(position, other) == edge
        if other == shore:
            return one in FLOES and height(position, one) == edge
    apart = abs(height(position, one) - height(position, other))
    lanes = abs(LANES.index(one[0]) - LANES.index(other[0]))
    # "two floes of one lane whose heights differ by 1; two floes of neighbouring lanes with equal heights"
    return (lanes == 0 and apart == 1) or (lanes == 1 and apart == 0)


def steps(position: Position, options: Options) -> dict[str, Position]:
    """Return the steps of the player's own penguins, by their texts."""
    found = {}
    places = position.penguins[position.mover]
    for here in set(places):
        for there in SURFACES:
            if not adjacent(position, here, there):
                continue
            # "Never onto a floe with 3 penguins."
            if there in FLOES and position.on(there) == 3:
                continue
            # "From the Pole back onto a floe is allowed too (option pole_is_final, default off)"
            if here == "N" and options.pole_is_final:
                continue
            meets_bear = there in FLOES and there == position.bear
            # "(option enter_bear_floe, default on; off forbids the step)"
            if meets_bear and not options.enter_bear_floe:
                continue
            # "A penguin that steps onto the bear's floe goes to START at once"
            moved = list(places)
            moved[moved.index(here)] = "S" if meets_bear else there
            found[f"{here}-{there}"] = replace(
                position, penguins={**position.penguins, position.mover: in_order(moved)}
            )
    return found


def slides(position: Position, floes: list[str]) -> dict[str, Position]:
    """Return the slides of these floes, by their texts."""
    found = {}
    for floe in floes:
        stop = OTHER_STOP[position.stops[floe]]
        found[floe + stop] = replace(position, stops={**position.stops, floe: stop})
    return found


def bear_steps(position: Position) -> dict[str, Position]:
    """Return the steps of the bear, by their texts."""
    found = {}
    # "the bear from the Pole to an adjacent floe, or from a floe to an adjacent floe. Never back to a shore."
    for floe in FLOES:
        if adjacent(position, position.bear, floe):
            # "All penguins on the floe that the bear enters, the roller's own included, go to START at once."
            swept = {
                player: in_order(["S" if place == floe else place for place in places])
                for player, places in position.penguins.items()
            }
            found[f"B{position.bear}-{floe}"] = replace(position, penguins=swept, bear=floe)
    return found


def successors(position: Position, options: Options) -> dict[str, Position]:
    """Return every legal move or roll of a position that is not over: its text, and the position after it."""
    if position.roll == "?":
        rolls = {face: f"{face}:{face[1]}" for face in FACES if face in options.die}
        return {face: replace(position, roll=roll, turn=position.turn + 1) for face, roll in rolls.items()}
    if position.roll.startswith("P"):
        # "The floe with the bear may not be slid (option slide_bear_floe, default off)."
        floes = [floe for floe in FLOES if floe != position.bear or options.slide_bear_floe]
        found = {**steps(position, options), **slides(position, floes)}
    else:
        # "one floe *without penguins* to its other stop, empty or with the bear"
        floes = [floe for floe in FLOES if position.on(floe) == 0]
        found = {**bear_steps(position), **slides(position, floes)}
    return {move: passed_on(then, options) for move, then in found.items()}


def passed_on(position: Position, options: Options) -> Position:
    """Return the position after a move has taken effect: a move fewer, the next player, or the end."""
    # "The first player with all three penguins on the Pole wins, at once, in mid-turn too."
    if position.winners():
        return replace(position, mover=position.winners()[0], roll="over")
    face, left = position.roll.split(":")
    if left != "1":
        return replace(position, roll=f"{face}:{int(left) - 1}")
    # "After 500 turns (rolls) without a winner the game is a draw"
    if options.turn_cap and position.turn >= options.turn_cap:
        return replace(position, mover="0", roll="over")
    return replace(position, mover=str(int(position.mover) % options.players + 1), roll="?")


# Games ----------------------------------------------------------------------------------------------------------------


def outcome(history: list[str], options: Options) -> tuple[str, str] | None:
    """Return winner ("1" to "4", "0" for a draw) and reason of a game that has come so far, or None while it lasts."""
    position = read(history[-1], options)
    if position.roll != "over":
        return None
    return position.mover, "turn_cap" if position.mover == "0" else "across"


def moves(history: list[str], options: Options) -> dict[str, str]:
    """Return the legal moves of a game with these positions so far, and the text after each; none once it is over."""
    if outcome(history, options):
        return {}
    return {move: write(then) for move, then in successors(read(history[-1], options), options).items()}


def perft(history: list[str], depth: int, options: Options) -> int:
    """Return the number of paths of exactly so many plies that carry this game on."""
    if depth == 0:
        return 1
    after = moves(history, options)
    return len(after) if depth == 1 else sum(perft([then], depth - 1, options) for then in after.values())
