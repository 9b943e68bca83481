"""Every game can be played as one expects, and a room that cannot is found out."""

from dataclasses import replace
from typing import Any

import pytest

from rookery import catalog
from rookery.conformance import Check, playing
from rookery.kernel.deal import Deal, no_deal
from rookery.kernel.errors import BadNotation, RookeryError
from rookery.kernel.protocol import Config, State
from tests.conformance.cases import broken_by, key

ROOM = catalog.room("polar-dare")


@pytest.mark.parametrize("room", catalog.rooms(), ids=key)
@pytest.mark.parametrize("check", playing.CHECKS)
def test_every_room_conforms(check: Check, room: Any) -> None:
    """Each check holds for every room."""
    check(room)


def _read_carelessly(config: Config, text: str) -> State:
    return ROOM.read(config, text.strip())


def _write_shortly(config: Config, state: State) -> str:
    return ROOM.write(config, state).split()[0]


def _read_any_move(config: Config, state: State, text: str) -> int:
    try:
        return ROOM.read_move(config, state, text)
    except BadNotation:
        return 1


BROKEN: dict[str, dict[str, Any]] = {
    "text_and_back": {"write": _write_shortly},
    "moves_are_distinct_and_read_back": {"read_move": lambda *_: 0},
    "terminates": {"longest": lambda _: 1},
    "chance_is_explicit": {"chance": False},
    "states_differ_where_texts_do": {"write": lambda *_: "always the same"},
    "rubbish_is_refused": {"read": _read_carelessly, "read_move": _read_any_move},
}


@pytest.mark.parametrize("check", [check for check in playing.CHECKS if check.__name__ in BROKEN])
def test_a_room_that_breaks_a_check_is_found_out(check: Check) -> None:
    """With one thing changed, a room that passes fails."""
    with pytest.raises((AssertionError, RookeryError)):
        check(replace(ROOM, **BROKEN[check.__name__]))


def test_an_end_that_does_not_add_up_is_found_out() -> None:
    """A winner must have the best score."""
    rules = replace(ROOM.rules, winner=lambda *_: 0, score=lambda *_: 0.5)
    assert broken_by(playing.terminates, replace(ROOM, rules=rules))


@pytest.mark.parametrize("deal", [no_deal, lambda _: Deal(lots=("s",) * 24, text="always the same")])
def test_a_shuffle_that_is_not_told_is_found_out(deal: Any) -> None:
    """A start that depends on the seed must say how, and truly."""
    iceberg = catalog.room("penguin-game")
    with pytest.raises((AssertionError, RookeryError)):
        playing.a_shuffled_start_is_told(replace(iceberg, deal=deal))
