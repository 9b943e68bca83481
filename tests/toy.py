"""A game that is in no catalog: it has what Penguin Soccer lacks, so that the kernel is tested for it.

The *pebble race*: a die with as many ones as the option ``slow`` says, and a single two, is rolled. The player takes
so many steps towards the goal, or, where they may creep, one. Whoever reaches the goal is out of the race with the next
place. The race ends when one player is left; alone, when the goal is reached. So there are 1 to 4 seats, chance nodes
with uneven odds, options, ranks, scores of its own, and memory of the game (the order of arrival) that is not part of a
position.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from rookery.kernel.deal import Deal
from rookery.kernel.errors import BadNotation
from rookery.kernel.game import Position
from rookery.kernel.levels import GENERAL, NetSearch, TreeSearch
from rookery.kernel.options import flag, number
from rookery.kernel.planes import Plane, capped
from rookery.kernel.protocol import CHANCE, GOES_ON, NOBODY, PLAYERS, Config, Moves, Observation, Rules, State
from rookery.kernel.room import Room
from rookery.kernel.scene import Choice, Piece, Scene, Seat, Space

GOAL = 1
SLOW = 2
HALF = 3

# A state: the players' distances, the player to move, the roll (0 before it); then memory: the order of arrival.
TURN = 4
ROLL = 5
CONTENT = 6
ARRIVED = 6
SIZE = 10

CREEP = 10
"""The code of the move that takes half the roll; a roll's or a full step's code is its number."""


class Ending(IntEnum):
    """Why a race is over."""

    ARRIVED = 1


def start(config: Config, state: State, seed: int) -> None:
    """All at the beginning; the seed says who moves first."""
    for index in range(SIZE):
        state[index] = 0
    state[TURN] = seed % int(config[PLAYERS])


def turn(config: Config, state: State) -> int:
    """The die before the roll, then the player."""
    return int(state[TURN]) if int(state[ROLL]) > 0 else CHANCE


def legal(config: Config, state: State, moves: Moves) -> int:
    """The faces of the die, or the whole roll and half of it."""
    roll = int(state[ROLL])
    if roll == 0:
        moves[0] = 1
        moves[1] = 2
        return 2
    moves[0] = roll
    if int(config[HALF]) == 0 or roll == 1:
        return 1
    moves[1] = CREEP
    return 2


def weight(config: Config, state: State, move: int) -> int:
    """As many ones as the option says, and a single two."""
    return int(config[SLOW]) if move == 1 else 1


def play(config: Config, state: State, move: int) -> None:
    """Roll, or step and pass the turn on to the next player who is still under way."""
    if int(state[ROLL]) == 0:
        state[ROLL] = move
        return
    seat = int(state[TURN])
    steps = 1 if move == CREEP else move
    state[seat] = min(int(state[seat]) + steps, int(config[GOAL]))
    state[ROLL] = 0
    players = int(config[PLAYERS])
    if int(state[seat]) == int(config[GOAL]):
        place = 1
        for other in range(players):
            if int(state[ARRIVED + other]) > 0:
                place += 1
        state[ARRIVED + seat] = place
    for _ in range(players):
        seat = (seat + 1) % players
        if int(state[seat]) < int(config[GOAL]):
            state[TURN] = seat
            return


def ending(config: Config, state: State, seen: int) -> int:
    """One player left, or none when alone."""
    players = int(config[PLAYERS])
    running = 0
    for seat in range(players):
        if int(state[seat]) < int(config[GOAL]):
            running += 1
    if running == 0 or (players > 1 and running == 1):
        return Ending.ARRIVED
    return GOES_ON


def winner(config: Config, state: State, ending: int) -> int:
    """Who arrived first, as far as the game remembers."""
    for seat in range(int(config[PLAYERS])):
        if int(state[ARRIVED + seat]) == 1:
            return seat
    return NOBODY


def configure(players: int, options: Mapping[str, Any]) -> Config:
    """The options as the rules read them."""
    return np.array([players, options["goal"], options["slow"], options["creep"]], np.int32)


def write(config: Config, state: State) -> str:
    """``1.0 2 ?``: distances, player to move, roll."""
    distances = ".".join(str(int(state[seat])) for seat in range(int(config[PLAYERS])))
    return f"{distances} {int(state[TURN]) + 1} {int(state[ROLL]) or '?'}"


def read(config: Config, text: str) -> State:
    """The position of a text."""
    state = np.zeros(SIZE, np.int32)
    try:
        distances, to_move, roll = text.split(" ")
        for seat, distance in enumerate(distances.split(".")):
            state[seat] = int(distance)
        state[TURN] = int(to_move) - 1
        state[ROLL] = 0 if roll == "?" else int(roll)
    except (ValueError, IndexError):
        raise BadNotation("a race is written 0.0 1 ?", text, 0) from None
    if write(config, state) != text:
        raise BadNotation("a race is written 0.0 1 ?", text, 0)
    return state


def write_move(config: Config, state: State, move: int) -> str:
    """``1`` and ``2`` for rolls and steps, ``creep`` for half of them."""
    return "creep" if move == CREEP else str(move)


def read_move(config: Config, state: State, text: str) -> int:
    """The code of a move."""
    if text not in ("1", "2", "creep"):
        raise BadNotation("a move is 1, 2 or creep", text, 0)
    return CREEP if text == "creep" else int(text)


def deal(config: Config) -> Deal:
    """Who moves first is drawn from among the players."""
    players = int(config[PLAYERS])
    lots = tuple(str(player + 1) for player in range(players))
    return Deal(lots=lots, text=f"{'.'.join('0' * players)} {{0}} ?")


def scene(position: Position, seat: int) -> Scene:
    """A road for each player."""
    players, goal = position.game.players, int(position.game.config[GOAL])
    spaces = [
        Space(id=f"s{lane}-{step}", label=str(step), sign="·", x=step + 0.5, y=lane + 0.5, outline=())
        for lane in range(players)
        for step in range(goal + 1)
    ]
    pieces = [
        Piece(
            id=f"p{lane}",
            letter="OXTV"[lane],
            label=f"pebble {lane + 1}",
            space=f"s{lane}-{int(position.state[lane])}",
            seat=lane,
        )
        for lane in range(players)
    ]
    return Scene(
        game=position.game.key,
        width=goal + 1.0,
        height=float(players),
        goal="Reach the goal",
        status="Under way" if position.outcome is None else "Over",
        seats=tuple(Seat(name=f"Player {lane + 1}", letter="OXTV"[lane]) for lane in range(players)),
        turn=position.seat,
        spaces=tuple(spaces),
        pieces=tuple(pieces),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """A button for every move."""
    return tuple(Choice(move=move, touches=(), label=f"Take {move}") for move in position.moves)


def ranks(config: Config, state: State) -> tuple[int, ...]:
    """The places in the order of arrival; who is still under way shares the last one."""
    players = int(config[PLAYERS])
    return tuple(int(state[ARRIVED + seat]) or players for seat in range(players))


def solo_or_shared(config: Config, state: State, ending: int, seat: int) -> float:
    """Alone an arrival is a success; otherwise 1 for the first and a shared loss for the others."""
    players = int(config[PLAYERS])
    if players == 1 or int(state[ARRIVED + seat]) == 1:
        return 1.0
    return -1.0 / (players - 1)


ROOM = Room(
    key="pebble-race",
    title="Pebble Race",
    players=(1, 4),
    chance=True,
    options=(
        number("goal", default=5),
        number("slow", default=2),
        flag("creep"),
    ),
    rules=Rules(
        state_size=SIZE,
        content=CONTENT,
        move_codes=CREEP + 1,
        move_limit=2,
        start=start,
        turn=turn,
        legal=legal,
        play=play,
        weight=weight,
        ending=ending,
        winner=winner,
        score=solo_or_shared,
    ),
    endings=Ending,
    folder=Path(__file__).parent,
    configure=configure,
    longest=lambda config: 2 * int(config[GOAL]) * int(config[PLAYERS]),
    read=read,
    write=write,
    read_move=read_move,
    write_move=write_move,
    scene=scene,
    choices=choices,
    deal=deal,
    ranks=ranks,
)


def planes(config: Config) -> tuple[Plane, ...]:
    """How far everybody is, the roll, and how far it is to the goal."""
    return Plane("distance", (4,), 127), Plane("roll", (), 2), Plane("goal", (), 127)


def observe(config: Config, state: State, seen: int, seat: int, out: Observation) -> None:
    """The distances from the seat on, the roll, the goal."""
    players = int(config[PLAYERS])
    for relative in range(players):
        out[relative] = capped(int(state[(seat + relative) % players]))
    out[4] = int(state[ROLL])
    out[5] = capped(int(config[GOAL]))


def learnt(net: Path | None) -> Room:
    """The same game with something to see, a net on file, and a strongest level that thinks with it if it can."""
    strongest = NetSearch(simulations=60, seconds=60.0), TreeSearch(simulations=40, seconds=60.0)
    return replace(
        ROOM,
        rules=replace(ROOM.rules, planes=planes, observe=observe),
        levels={**GENERAL, "emperor": strongest},
        net=net,
    )
