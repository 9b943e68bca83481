"""Random positions of Penguins Rock!, reachable or not, for tests: crowded, so that penguins hop."""

import random
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from tests.rooms.penguins_rock import reference
from tests.rooms.penguins_rock.reference_board import ROCKS, SEATS, Board, Options, Penguin, Position, board
from tests.rooms.penguins_rock.reference_moves import below

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "drop": "anywhere", "turn_cap": 0},
    {"players": 2, "hop": "each"},
    {"players": 2, "second_penguin": "next_turn", "fill_all_piles": True},
    {"players": 3, "second_penguin": "next_turn", "turn_cap": 9},
    {"players": 3, "drop": "anywhere", "fill_all_piles": True},
    {"players": 3, "hop": "each", "first": 3},
    {"players": 4},
    {"players": 4, "hop": "each"},
    {"players": 4, "second_penguin": "next_turn", "drop": "anywhere", "turn_cap": 20},
]
"""Players and options under which engine and reference are compared."""


def seeded(seed: object) -> random.Random:
    """Return dice for a test."""
    return random.Random(str(seed))  # noqa: S311  # games are no secrets


def random_text(options: Options, dice: random.Random) -> str:
    """Return the text of a random position that the rules do not refuse."""
    while True:
        text = reference.write(_attempt(options, board(options.board), dice), options)
        try:
            reference.read(text, options)
        except ValueError:
            continue
        return text


def _attempt(options: Options, where: Board, dice: random.Random) -> Position:
    """Return a position that may be one."""
    seats = list(range(1, options.players + 1))
    penguins, active = _places(seats, options, where, dice)
    carrying = frozenset(penguin for penguin in penguins if dice.random() < 0.4)
    rocks = _lying(options, where, active, dice)
    piles = {seat: ROCKS if options.fill_all_piles or seat in seats else 0 for seat in SEATS}
    for _ in range(sum(rocks.values()) + len(carrying)):
        full = [seat for seat in SEATS if piles[seat]]
        if full:
            piles[dice.choice(full)] -= 1
    mover = dice.choice(seats)
    phase = dice.choice(["roll1", "choose2", "roll2", "over", *["move1"] * 5, *["move2"] * 5])
    turn = dice.choice([0, 7, options.turn_cap, max(options.turn_cap - 1, 0)])
    position = Position(penguins, carrying, rocks, piles, active, mover, phase, turn)
    if phase == "over":
        return replace(position, mover=dice.choice([0, mover]))
    return _in_move(position, options, where, dice) if phase.startswith("move") else position


def _places(
    seats: list[int], options: Options, where: Board, dice: random.Random
) -> tuple[dict[Penguin, str], dict[int, str]]:
    """Return where penguins are, most of them close together, and the signs of activity."""
    heart = dice.choice(where.spaces())
    near = {heart}
    for _ in range(dice.choice([1, 2, 3, 20])):
        near |= {there for space in near for there in where.neighbours[space]}
    signs = "-aAAAA" + ("n" if options.second_penguin == "next_turn" else "")
    penguins, active = {}, {}
    for seat in seats:
        active[seat] = dice.choice(signs)
        for number in (1, 2):
            penguins[seat, number] = dice.choice(sorted(near))
        if active[seat] != "A" or dice.random() < 0.2:
            penguins[seat, 2] = where.centres[seat]
    return penguins, active


def _lying(options: Options, where: Board, active: dict[int, str], dice: random.Random) -> dict[str, int]:
    """Return rocks that lie about; now and then a nest is full or nearly so."""
    rocks: dict[str, int] = {}
    for seat in (seat for seat, sign in active.items() if sign != "-"):
        number = dice.choice([0, 1, 2, 3, 5, 6, 7])
        for space in dice.sample(where.nests[seat], min(number, 6)) + [where.nests[seat][0]] * (number > 6):
            rocks[space] = rocks.get(space, 0) + 1
    if options.drop == "anywhere":
        rocks |= dict.fromkeys(dice.sample(where.stones, 3), 1)
    return rocks


def crowded_text(options: Options, dice: random.Random) -> str:
    """Return a position in which all penguins but the moving one stand in one crowd, and it stands beside them."""
    where = board(options.board)
    seats = range(1, options.players + 1)
    others = [(seat, number) for seat in seats for number in (1, 2)][1:]
    while True:
        crowd = [dice.choice(where.spaces())]
        while len(crowd) <= len(others):
            space = dice.choice(sorted({near for space in crowd for near in where.neighbours[space]} - set(crowd)))
            crowd.append(space)
        penguins = {(1, 1): crowd.pop(), **dict(zip(dice.sample(others, len(others)), crowd, strict=True))}
        piles = {seat: ROCKS if options.fill_all_piles or seat in seats else 0 for seat in SEATS}
        active = dict.fromkeys(seats, "A")
        text = reference.write(Position(penguins, frozenset(), {}, piles, active, 1, "move1", 0, left=1), options)
        try:
            reference.read(text, options)
        except ValueError:
            continue
        return text


def _in_move(position: Position, options: Options, where: Board, dice: random.Random) -> Position:
    """Return the position in the middle of a move, in the air if another penguin is below."""
    penguin = position.penguin()
    space = position.penguins[penguin]
    left = dice.randint(0, 6)
    begun = dice.random() < 0.6
    others = [place for other, place in position.penguins.items() if other != penguin]
    if dice.random() < 0.3:
        space = dice.choice(others)
    came = dice.choice(sorted(where.neighbours[space])) if space in others else ""
    home = begun and not came and space == where.centres[penguin[0]]
    penguins = {**position.penguins, penguin: space}
    active = {**position.active, penguin[0]: "A"} if penguin[1] == 2 and begun else position.active
    moved = replace(
        position, penguins=penguins, active=active, left=left, begun=begun or bool(came), came=came, home=home
    )
    return replace(moved, passed=_passed(moved, dice)) if came and options.hop == "row" else moved


def _passed(position: Position, dice: random.Random) -> frozenset[Penguin]:
    """Return penguins that were passed in a hop: those below and behind, and with these perhaps more."""
    penguin = position.penguin()
    needed = [below(position, penguin, space) for space in (position.penguins[penguin], position.came)]
    found = {other for other in needed if other}
    if all(needed):
        found |= {other for other in position.penguins if other != penguin and dice.random() < 0.3}
    return frozenset(found)


def position_texts(options: Options) -> st.SearchStrategy[str]:
    """Return texts of positions that the rules do not refuse."""
    return st.integers(0, 10**9).map(lambda seed: random_text(options, seeded(seed)))
