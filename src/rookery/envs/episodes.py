"""What the environments that play whole games by themselves have in common: how one begins, its dice, its picture."""

from collections.abc import Collection, Mapping
from typing import Any, Final

import numpy as np

from rookery.draw import svg, text
from rookery.kernel.errors import BadOption, GameOver, nearest, quote
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.numbers import MOST_SEED
from rookery.kernel.options import bad_option

say = speaker("envs")

RENDER_MODES: Final = ("ansi", "svg")
"""As letters for a terminal, and as an SVG picture; both are texts that ``render`` returns."""


def drawn_seed(rng: np.random.Generator) -> int:
    """A seed for something that has its own randomness."""
    return int(rng.integers(MOST_SEED, endpoint=True))


def begin(game: Game, rng: np.random.Generator, text: str | None) -> Position:
    """The first position in which somebody moves, from the start or from the position of a text."""
    first = game.start(drawn_seed(rng)) if text is None else game.read(text)
    if first.outcome is not None:
        raise GameOver(say("over-at-reset"))
    return after_rolls(first, rng)


def after_rolls(position: Position, rng: np.random.Generator) -> Position:
    """The next position in which somebody moves or the game is over."""
    while position.seat is None and position.outcome is None:
        position = position.roll(rng)
    return position


def unknown_option(given: Mapping[str, Any], known: Collection[str]) -> Message | None:
    """What is wrong with the options of a reset: nothing, or the first name that there is not."""
    wrong = next((name for name in given if name not in known), None)
    if wrong is None:
        return None
    return say("no-reset-option", name=quote(str(wrong)), near=nearest(str(wrong), known), names=tuple(known))


def checked_render_mode(mode: str | None) -> str | None:
    """A mode of rendering that there is, or BadOption."""
    if mode is not None and mode not in RENDER_MODES:
        raise bad_option("render_mode", mode, say("takes-a-render-mode", names=RENDER_MODES))
    return mode


def picture(position: Position, seat: int, mode: str | None) -> str:
    """The position as this seat sees it, in a mode of rendering; BadOption where none was chosen."""
    if mode is None:
        raise BadOption(say("no-render-mode", names=RENDER_MODES))
    scene = position.scene(seat)
    return svg.picture(scene) if mode == "svg" else text.board(scene)
