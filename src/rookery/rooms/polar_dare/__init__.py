"""Polar Dare!: over sliding floes to the Pole, past a bear."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rookery.kernel.options import Variant, flag, number
from rookery.kernel.protocol import Config, Heuristics, Rules
from rookery.kernel.room import Room
from rookery.rooms.polar_dare import actions, evaluation, happenings, notation, observations, rules, view
from rookery.rooms.polar_dare.board import FACES
from rookery.rooms.polar_dare.forbidden import forbidden_by
from rookery.rooms.polar_dare.levels import LEVELS
from rookery.rooms.polar_dare.options import die


def configure(players: int, options: Mapping[str, Any]) -> Config:
    """The options as the rules read them."""
    sides = [options["die"].count(face) for face in FACES]
    switches = [options[name] for name in ("pole_is_final", "slide_bear_floe", "enter_bear_floe")]
    return np.array([players, *sides, *switches, options["turn_cap"]], np.int32)


def longest(config: Config) -> int | None:
    """The cap on turns, where there is one, times a roll and the most moves that it can give."""
    most = max(int(rules.COUNT[face]) for face in range(len(FACES)) if config[rules.DIE + face])
    return int(config[rules.TURN_CAP]) * (1 + most) or None


HUNTED = "-++-/++--/-+--/-++- S.b2.c3/S.S.b3 b4 1 B3:2 14"
"""A position in which the bear has much to do."""

ROOM = Room(
    key="polar-dare",
    title="Polar Dare!",
    players=(2, 4),
    chance=True,
    options=(
        die("die"),
        flag("pole_is_final"),
        flag("slide_bear_floe"),
        flag("enter_bear_floe", default=True),
        number("turn_cap", default=500, zero=True),
    ),
    rules=Rules.of(
        rules,
        state_size=rules.STATE_SIZE,
        content=rules.CONTENT,
        weight=rules.weight,
        numbering=(actions.ACTION, actions.CODE),
        observe=observations.observe,
        planes=observations.planes,
        heuristics=Heuristics(priors=evaluation.priors, evaluate=evaluation.evaluate),
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
    one_view=True,
    sample=(4, "-+--/++-+/--+-/-+-+ S.b2.N/S.S.c2/S.a2.c2/a2.a2.b4 c3 2 P3:2 34"),
    variants=(
        Variant(key="one-bear", options={"die": "P2,P3,P3,P3,P4,B3"}),
        Variant(key="three-bears", options={"die": "P2,P3,P4,B3,B3,B3"}, position=HUNTED),
    ),
    levels=LEVELS,
    net=Path(__file__).with_name("polar-dare.net"),
)
