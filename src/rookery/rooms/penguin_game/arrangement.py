"""The option ``tiles``, and all options as the rules read them."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rookery.kernel.errors import BadNumber, BadOption, quote
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import Grid, Option, whole_number
from rookery.kernel.protocol import PLAYERS, Config
from rookery.rooms.penguin_game.board import (
    EXTENT,
    PRESETS,
    TINY_AND_TALL,
    Place,
    bits,
    cross,
    filling_order,
    neighbours,
    overlap,
)
from rookery.rooms.penguin_game.layout import (
    CELLS,
    CONFIG_SIZE,
    DRIFTING,
    FLAMETHROWERS,
    HIGHEST,
    NEAR_FROM,
    ORDER_FROM,
    START,
    TILES_FROM,
    UPPER,
    Start,
)

say = speaker("penguin-game")

STANDARD = "square"
"""The arrangement where nothing is said; tiny and tall then has its own three tiles."""
FORM = say("tiles-form", presets=tuple(PRESETS))
_NAMED = {tuple(places): name for name, places in PRESETS.items()}


def _wrong(value: object, right: Text) -> BadOption:
    shown = value if isinstance(value, str) else repr(value)
    return BadOption(say("bad-tiles", value=quote(shown), right=right))


def _check(value: Any) -> Any:
    """A preset's name, or places as a tuple of pairs where no preset has just these."""
    if isinstance(value, str):
        return _read(value)
    if not isinstance(value, Sequence) or isinstance(value, bytes) or not all(_is_place(place) for place in value):
        raise _wrong(value, say("takes-tiles-in-python", form=FORM))
    return _checked(tuple((int(x), int(y)) for x, y in value), value)


def _is_place(place: object) -> bool:
    return (
        isinstance(place, Sequence)
        and len(place) == 2
        and all(isinstance(number, int) and not isinstance(number, bool) for number in place)
    )


def _read(text: str) -> Any:
    if text in PRESETS:
        return text
    places = []
    for piece in text.split(";"):
        x, colon, y = piece.partition(":")
        try:
            places.append((whole_number(x), whole_number(y)))
        except BadNumber:
            raise _wrong(text, say("takes-tiles", form=FORM)) from None
        if not colon:
            raise _wrong(text, say("takes-tiles", form=FORM))
    return _checked(tuple(places), text)


def _checked(places: tuple[Place, ...], given: object) -> str | tuple[Place, ...]:
    """The places, if tiles can lie so (P1 to P3), by their name if they have one: equal games have equal options."""
    if len(places) not in {3, 4}:
        raise _wrong(given, say("number-of-tiles", tiles=len(places)))
    if any(not 0 <= number <= EXTENT - 2 for place in places for number in place):
        raise _wrong(given, say("tiles-too-far", cells=EXTENT, most=EXTENT - 2))
    for number, place in enumerate(places):
        for other in range(number):
            if overlap(place, places[other]):
                raise _wrong(given, say("tiles-would-overlap", one=other + 1, other=number + 1))
    if min(x for x, _ in places) or min(y for _, y in places):
        raise _wrong(given, say("tiles-off-corner"))
    return _NAMED.get(places, places)


def _write(value: Any) -> str:
    return value if isinstance(value, str) else ";".join(f"{x}:{y}" for x, y in value)


TILES_OPTION = Option(
    name="tiles",
    kind="places",
    default=STANDARD,
    choices=tuple(PRESETS),
    grid=Grid(tile=2, extent=EXTENT, layouts={name: _write(places) for name, places in PRESETS.items()}),
    values=FORM,
    check=_check,
    read=_read,
    write=_write,
    otherwise=lambda options: TINY_AND_TALL if options["tiny_and_tall"] else STANDARD,
)


def places_of(options: Mapping[str, Any]) -> tuple[Place, ...]:
    """Where the tiles lie at the beginning, or BadOption where the options do not go together (P2, TT1)."""
    given, tiny = options["tiles"], options["tiny_and_tall"]
    if given in PRESETS and tiny:
        raise _wrong(given, say("tiny-takes-a-list"))
    places: tuple[Place, ...] = PRESETS.get(given, given)
    if len(places) != 4 - tiny:
        raise _wrong(_write(given), say("tiny-takes-three") if tiny else say("four-tiles"))
    return places


def configure(players: int, options: Mapping[str, Any]) -> Config:
    """The options as the rules read them."""
    places = places_of(options)
    start, tiny = Start[options["start"].upper()], options["tiny_and_tall"]
    cells = 4 * len(places)
    on_cross = start in {Start.REGULAR, Start.STRATEGIC}
    config = np.zeros(CONFIG_SIZE, np.int32)
    config[PLAYERS] = players
    config[START] = start
    config[FLAMETHROWERS] = options["flamethrowers"]
    config[DRIFTING] = options["drifting"]
    config[CELLS] = cells
    config[HIGHEST] = (13 if tiny else 9) if start == Start.CHAOTIC else 3 if tiny and on_cross else 2
    config[UPPER] = bits(cross(places) if on_cross else list(range(cells)))
    config[TILES_FROM : TILES_FROM + len(places)] = [y * 8 + x for x, y in places]
    config[ORDER_FROM : ORDER_FROM + cells] = filling_order(places)
    config[NEAR_FROM : NEAR_FROM + cells] = [bits(neighbours(places, slot)) for slot in range(cells)]
    return config
