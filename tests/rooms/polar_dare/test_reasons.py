"""Why something cannot be touched in Polar Dare!."""

from typing import Any

import pytest

import rookery
from rookery.words import word
from tests.rooms.polar_dare.ice import START, at

BACK = "----/----/----/----"
ROLLED = f"{BACK} S.S.b1/b2.b2.b2 c1 1 P4:4 9"
DARED = f"{BACK} S.S.b1/S.S.S c1 1 B3:3 9"


def why(position: rookery.Position, name: str) -> str:
    """What a face says when this is touched in vain: the first reason that names it, or the one for all else."""
    reasons = position.scene().reasons
    named = [reason for reason in reasons if name in reason.ids] or [reason for reason in reasons if not reason.ids]
    return word(named[0].label)


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        (START, "red-1", "Roll the die first"),
        (ROLLED, "bear", "You rolled a penguin: the bear rests"),
        (ROLLED, "blue-1", "This is not your penguin"),
        (ROLLED, "c1", "This floe carries the bear: it stays where it is"),
        (ROLLED, "b2", "No room: three penguins are already on it"),
        (ROLLED, "d4", "Too far: penguins step only to a floe or shore that touches theirs"),
        (DARED, "red-3", "You rolled the bear: penguins rest"),
        (DARED, "blue-2", "You rolled the bear: penguins rest"),
        (DARED, "b1", "You rolled the bear: floes with penguins stay where they are"),
        (DARED, "S", "The bear never goes ashore"),
        (DARED, "N", "The bear never goes ashore"),
        (DARED, "a4", "Too far: the bear steps only onto a floe that touches where it stands"),
    ],
)
def test_reasons(text: str, name: str, reason: str) -> None:
    """P2, P3, P6, PD1, PD3: what is not to be had says why."""
    assert why(at(text), name) == reason


@pytest.mark.parametrize(
    ("options", "name", "reason"),
    [
        ({"pole_is_final": True}, "red-3", "This penguin has arrived: nobody goes back from the North Pole"),
        (
            {"enter_bear_floe": False},
            "c1",
            "The bear is there: nobody may step to it, and its floe stays where it is",
        ),
        ({"slide_bear_floe": True}, "c1", "Too far: penguins step only to a floe or shore that touches theirs"),
    ],
)
def test_options_have_reasons_of_their_own(options: dict[str, Any], name: str, reason: str) -> None:
    """P4, P6, P7: what an option bars says so, and what it allows is not barred."""
    assert why(at(f"{BACK} S.S.N/S.S.S c1 1 P4:4 9", **options), name) == reason


def test_every_reason_is_about_something_there() -> None:
    """Reasons name what is in the scene, one stands for all else, and a game that is over has none."""
    for text in (START, ROLLED, DARED):
        scene = at(text).scene()
        shown = {thing.id for things in (scene.spaces, scene.pieces) for thing in things}
        assert all(shown.issuperset(reason.ids) for reason in scene.reasons)
        assert [bool(reason.ids) for reason in scene.reasons][-1:] == [False]
    assert at(f"{BACK} S.S.S/N.N.N N 2 over 9").scene().reasons == ()
