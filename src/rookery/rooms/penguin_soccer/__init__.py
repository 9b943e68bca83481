"""Penguin Soccer: two families of three, one ball, no chance."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rookery.kernel.messages import speaker
from rookery.kernel.options import choice, number
from rookery.kernel.protocol import Config, Rules
from rookery.kernel.room import Room
from rookery.rooms.penguin_soccer import actions, evaluation, notation, observations, rules
from rookery.rooms.penguin_soccer.choices import choices
from rookery.rooms.penguin_soccer.forbidden import forbidden_by
from rookery.rooms.penguin_soccer.happenings import happenings
from rookery.rooms.penguin_soccer.levels import LEVELS
from rookery.rooms.penguin_soccer.view import scene

say = speaker("penguin-soccer")


def configure(players: int, options: Mapping[str, Any]) -> Config:
    """The options as the rules read them."""
    loses = options["no_move"] == "loss"
    return np.array([players, options["repetition"], options["ply_cap"], loses], np.int32)


def longest(config: Config) -> int | None:
    """The cap on plies, where there is one."""
    return int(config[rules.PLY_CAP]) or None


ROOM = Room(
    key="penguin-soccer",
    title="Penguin Soccer",
    players=(2, 2),
    chance=False,
    options=(
        number(
            "repetition",
            default=3,
            least=2,
            zero=True,
        ),
        number(
            "ply_cap",
            default=400,
            zero=True,
        ),
        choice("no_move", "skip", "loss"),
    ),
    rules=Rules.of(
        rules,
        state_size=rules.STATE_SIZE,
        identity=rules.identity,
        numbering=(actions.ACTION, actions.CODE),
        observe=observations.observe,
        planes=observations.planes,
        seen_actions=observations.seen_actions,
        heuristics=evaluation.HEURISTICS,
    ),
    endings=rules.Ending,
    folder=Path(__file__).parent,
    configure=configure,
    longest=longest,
    read=notation.read,
    write=notation.write,
    read_move=notation.read_move,
    write_move=notation.write_move,
    scene=scene,
    choices=choices,
    happenings=happenings,
    forbidden_by=forbidden_by,
    win_name=say("win-name"),
    sample=(2, "e5^,c3ne,f3^/e6s,b6w,- e5 b 23"),
    levels=LEVELS,
)
