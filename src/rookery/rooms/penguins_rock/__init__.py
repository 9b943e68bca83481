"""Penguins Rock!: gather rocks for a nest of your own, and guard it."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rookery.kernel.messages import speaker
from rookery.kernel.options import Option, bad_option, choice, flag, number, seat
from rookery.kernel.protocol import PLAYERS, Config, Heuristics, Rules
from rookery.kernel.room import Room
from rookery.rooms.penguins_rock import actions, evaluation, happenings, layout, notation, observations, rules, view
from rookery.rooms.penguins_rock.board import CONFIG_SIZE, SEATS, pack
from rookery.rooms.penguins_rock.forbidden import forbidden_by
from rookery.rooms.penguins_rock.levels import LEVELS
from rookery.rooms.penguins_rock.state import ALL_PILES, ANYWHERE, EACH, FIRST, NEXT_TURN, STATE_SIZE, TURN_CAP

say = speaker("penguins-rock")

PLIES_A_MOVE = 27
"""A roll, handling where the move starts, and at most 25 steps. A hop over all seven others is eight steps for two
moves, or for one where it ends the move: a step and three such hops are six moves. Where every penguin counts it is
less: six steps, and at the end fourteen free ones, since a shortest route crosses nobody more than twice."""


def _board_option() -> Option:
    """A board by its name, or the text of a file: a file that is named is read, and its text belongs to the game."""

    def check(value: Any) -> str:
        if not isinstance(value, str | os.PathLike) or isinstance(board := os.fspath(value), bytes):
            raise bad_option("board", value, layout.right_values())
        return layout.settled(board)

    return Option(
        name="board",
        default="rookery",
        values=layout.right_values(),
        check=check,
        read=check,
        write=str,
        kind="choice",
        local=True,
        named=layout.names,
        file=layout.LARGEST_FILE,
    )


def configure(players: int, options: Mapping[str, Any]) -> Config:
    """The options as the rules read them, and the board; BadOption if it is invalid, or nobody sits where it begins."""
    if options["first"] > players:
        raise bad_option("first", options["first"], say("takes-a-seat", players=players))
    config = np.zeros(CONFIG_SIZE, np.int32)
    config[PLAYERS] = players
    config[NEXT_TURN] = options["second_penguin"] == "next_turn"
    config[ALL_PILES] = options["fill_all_piles"]
    config[ANYWHERE] = options["drop"] == "anywhere"
    config[TURN_CAP] = options["turn_cap"]
    config[EACH] = options["hop"] == "each"
    config[FIRST] = options["first"] - 1
    pack(layout.load(options["board"]), config)
    return config


def longest(config: Config) -> int | None:
    """Two moves and a choice in every turn up to the cap, where there is one."""
    return int(config[TURN_CAP]) * (2 * PLIES_A_MOVE + 1) or None


ROOM = Room(
    key="penguins-rock",
    title="Penguins Rock!",
    players=(2, 4),
    chance=True,
    options=(
        _board_option(),
        choice("second_penguin", "same_turn", "next_turn"),
        flag("fill_all_piles"),
        choice("drop", "nest", "anywhere"),
        choice("hop", "row", "each"),
        seat("first", most=SEATS),
        number("turn_cap", default=300, zero=True),
    ),
    rules=Rules.of(
        rules,
        state_size=STATE_SIZE,
        action=actions.action,
        actions=actions.actions,
        code=actions.code,
        observe=observations.observe,
        planes=observations.planes,
        seen_actions=observations.seen_actions,
        heuristics=Heuristics(
            priors=evaluation.priors, naive_priors=evaluation.naive_priors, evaluate=evaluation.evaluate
        ),
    ),
    endings=rules.Ending,
    folder=Path(__file__).parent,
    configure=configure,
    longest=longest,
    read=notation.read,
    write=notation.write,
    read_move=notation.read_move,
    write_move=notation.write_move,
    scene=view.scene,
    choices=view.choices,
    happenings=happenings.happenings,
    forbidden_by=forbidden_by,
    sample=(
        4,
        "n14,p12o/r3o,n23/p42,c3/q4,n43o n11:1,n12:1,n13:1,n21:1,n24:1,n26:1,n31:1,n33:1,n41:1,n46:1 "
        "3.2.4.2 AAaA 2 move1:3 21",
    ),
    version=2,
    changed=say("rules-changed"),
    levels=LEVELS,
    net=Path(__file__).with_name("penguins-rock.net"),
)
