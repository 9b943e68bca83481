"""Thin Ice: step to a neighbouring floe, then sink one; whoever cannot step is out. A game for Rookery."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rookery.kernel.options import choice, number
from rookery.kernel.protocol import Config, Rules
from rookery.kernel.room import Room
from thin_ice import notation, rules, view
from thin_ice.board import RADII, floes_within
from thin_ice.evaluation import HEURISTICS, LEVELS


def configure(players: int, options: Mapping[str, Any]) -> Config:
    """The options as the rules read them."""
    return np.array([players, RADII[options["field"]], options["sinks"]], np.int32)


def longest(config: Config) -> int:
    """Each step is followed by a floe that sinks, and there are only so many."""
    return 2 * floes_within(int(config[rules.RADIUS]))


ROOM = Room(
    key="thin-ice",
    title="Thin Ice",
    players=(2, 4),
    chance=False,
    options=(choice("field", *RADII), number("sinks", default=1)),
    rules=Rules.of(rules, state_size=rules.STATE_SIZE, heuristics=HEURISTICS),
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
    happenings=view.happenings,
    one_view=True,
    sample=(3, "o.oo/ooRo./o.o.oo/oo.ooo./Booo.o/.ooGo/oo.o R 0"),
    levels=LEVELS,
)
