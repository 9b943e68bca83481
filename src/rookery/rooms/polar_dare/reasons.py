"""Why something cannot be touched in Polar Dare!: what players ask when a touch does nothing."""

import functools
from collections.abc import Iterable

from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.kernel.protocol import Config
from rookery.kernel.scene import Reason
from rookery.rooms.polar_dare.board import FAMILY, FLOES, POLE, START, surface_name
from rookery.rooms.polar_dare.names import BEAR_ID, penguin_id
from rookery.rooms.polar_dare.rules import (
    BEAR_AT,
    DARE,
    EACH_AT,
    ENTER_BEAR_FLOE,
    POLE_IS_FINAL,
    ROLL_AT,
    SEAT_AT,
    SLIDE_BEAR_FLOE,
    WAITING,
)

say = speaker("polar-dare")
Reasons = tuple[Reason, ...]
KEPT = 4096
"""How many positions' reasons are cached."""

ROLL_FIRST = Reason(label=say("why-roll"))
BEAR_RESTS = Reason(ids=(BEAR_ID,), label=say("why-bear-rests"))
TOO_FAR = Reason(label=say("why-too-far"))
BEAR_TOO_FAR = Reason(label=say("why-bear-too-far"))
NO_SHORE = Reason(ids=(surface_name(START), surface_name(POLE)), label=say("why-no-shore"))


def reasons(position: Position, state: list[int]) -> Reasons:
    """The reasons of a position; none once the game is over."""
    roll = state[ROLL_AT]
    if roll > WAITING:
        return ()
    if roll == WAITING:
        return (ROLL_FIRST,)
    penguins = tuple(state[EACH_AT : EACH_AT + FAMILY * position.game.players])
    if roll == DARE:
        return _dare(penguins)
    return _penguin_roll(penguins, state[BEAR_AT], state[SEAT_AT], _switches(position.game.config))


def _switches(config: Config) -> tuple[bool, bool, bool]:
    """Whether penguins stay on the Pole, whether the bear's floe may slide, and whether penguins may visit the bear."""
    options: list[int] = config.tolist()
    return bool(options[POLE_IS_FINAL]), bool(options[SLIDE_BEAR_FLOE]), bool(options[ENTER_BEAR_FLOE])


def _named(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(penguin_id(*divmod(number, FAMILY)) for number in numbers)


@functools.lru_cache(KEPT)
def _dare(penguins: tuple[int, ...]) -> Reasons:
    """A roll of the bear: penguins rest, and so do the floes that carry them."""
    everybody = _named(range(len(penguins)))
    carrying = tuple(surface_name(floe) for floe in range(1, FLOES + 1) if floe in penguins)
    rest = Reason(ids=everybody, label=say("why-penguins-rest"))
    stay = (Reason(ids=carrying, label=say("why-carries-penguins")),) if carrying else ()
    return (rest, *stay, NO_SHORE, BEAR_TOO_FAR)


@functools.lru_cache(KEPT)
def _penguin_roll(penguins: tuple[int, ...], bear: int, player: int, switches: tuple[bool, bool, bool]) -> Reasons:
    """A roll of penguins: the others' stay where they are, the bear rests, and a floe has room for three."""
    final, slides, enter = switches
    found = [BEAR_RESTS]
    others = [number for number in range(len(penguins)) if number // FAMILY != player]
    found.append(Reason(ids=_named(others), label=say("why-not-yours")))
    arrived = [number for number in range(len(penguins)) if number // FAMILY == player and penguins[number] == POLE]
    if final and arrived:
        found.append(Reason(ids=_named(arrived), label=say("why-arrived")))
    if bear != POLE and not (slides and enter):
        label = say("why-carries-bear") if enter else say("why-bear-is-there")
        found.append(Reason(ids=(surface_name(bear),), label=label))
    full = tuple(surface_name(floe) for floe in range(1, FLOES + 1) if penguins.count(floe) == FAMILY)
    if full:
        found.append(Reason(ids=full, label=say("why-full")))
    return (*found, TOO_FAR)
