"""Polar Dare!: over sliding floes to the Pole, past a bear."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rookery.kernel.game import Room
from rookery.kernel.options import flag, number
from rookery.kernel.protocol import Config, Insight, Rules
from rookery.rooms.polar_dare import insight, notation, rules, view
from rookery.rooms.polar_dare.board import FACES
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


ROOM = Room(
    key="polar-dare",
    title="Polar Dare!",
    summary="Bring three penguins over sliding ice floes to the Pole, and mind the bear.",
    players=(2, 4),
    chance=True,
    peers=("backgammon", "breakthrough"),
    options=(
        die("die", label="The die", about="its six sides: P2 to P4 are moves of penguins, B3 of the bear"),
        flag("pole_is_final", label="The Pole is final", about="penguins on the Pole stay there"),
        flag(
            "slide_bear_floe",
            label="The bear's floe slides",
            about="a penguin roll may slide the floe with the bear",
        ),
        flag(
            "enter_bear_floe",
            label="Visits to the bear",
            default=True,
            about="a penguin may step onto the bear's floe, and swims back",
        ),
        number(
            "turn_cap",
            label="Longest game, in turns",
            default=500,
            zero="no cap",
            about="the game is a draw after so many turns without a winner; 0 is no limit",
        ),
    ),
    rules=Rules.of(
        rules,
        state_size=rules.STATE_SIZE,
        content=rules.CONTENT,
        weight=rules.weight,
        insight=Insight(lean=insight.lean, outlook=insight.outlook),
    ),
    endings=rules.Ending,
    rulebook=Path(__file__).with_name("README.md"),
    configure=configure,
    longest=longest,
    read=notation.read,
    write=notation.write,
    read_move=notation.read_move,
    write_move=notation.write_move,
    scene=view.scene,
    choices=view.choices,
    one_view=True,
    sample=(4, "-+--/++-+/--+-/-+-+ S.b2.N/S.S.c2/S.a2.c2/a2.a2.b4 c3 2 P3:2 34"),
    levels=LEVELS,
)
