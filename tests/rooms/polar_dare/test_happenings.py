"""The happenings of the moves and rolls of Polar Dare!."""

from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.words import word
from tests.happened import explained
from tests.rooms.polar_dare.ice import KEY, START, at, played
from tests.rooms.polar_dare.strategies import games, positions

BACK = "----/----/----/----"


@given(st.data())
@settings(deadline=None, max_examples=40)
def test_nothing_moves_unexplained(data: st.DataObject) -> None:
    """P2, P5, P7, PD2, PD3, PD4: happenings lead from each scene to the next, in every possible position."""
    options = data.draw(games())
    position = rookery.game(KEY, **asdict(options)).read(data.draw(positions(options)))
    for move in position.moves:
        explained(position, move)


@pytest.mark.parametrize(
    ("text", "move", "expected"),
    [
        (START, "P4", [("rolled", None, None, None)]),
        (f"{BACK} S.S.b1/S.S.S N 1 P4:4 1", "S-a1", [("steps", "red-1", "S", "a1")]),
        (
            f"{BACK} S.S.b1/S.S.S c1 1 P4:4 1",
            "b1-c1",
            [("steps", "red-3", "b1", "c1"), ("sent-back", "red-3", "c1", "S")],
        ),
        (
            f"{BACK} S.S.b1/S.b1.b1 N 1 P4:4 1",
            "b1+",
            [
                ("drifts", "b1", "b1", "b1"),
                ("carried", "red-3", "b1", "b1"),
                ("carried", "blue-2", "b1", "b1"),
                ("carried", "blue-3", "b1", "b1"),
            ],
        ),
        (
            f"{BACK} S.S.S/S.S.S c2 2 B3:3 1",
            "c2+",
            [("drifts", "c2", "c2", "c2"), ("carried", "bear", "c2", "c2")],
        ),
        (
            f"{BACK} S.S.b1/S.b1.b1 c1 2 B3:3 1",
            "Bc1-b1",
            [
                ("steps", "bear", "c1", "b1"),
                ("sent-back", "red-3", "b1", "S"),
                ("sent-back", "blue-2", "b1", "S"),
                ("sent-back", "blue-3", "b1", "S"),
            ],
        ),
    ],
)
def test_order(text: str, move: str, expected: list[tuple[str | None, ...]]) -> None:
    """P2, P5, P7, PD2, PD4: who moved, how, from where to where, one after the other."""
    found = at(text).happenings(move)
    assert [(each.how, each.piece, each.start, each.end) for each in found] == expected
    assert {each.seat for each in found} == {int(text.split(" ")[3]) - 1}


@pytest.mark.parametrize(
    ("text", "move", "english", "german"),
    [
        (START, "P4", "Red rolls a penguin: 4 moves", "Rot würfelt einen Pinguin: 4 Züge"),
        (f"{BACK} S.S.S/S.S.S N 2 ? 1", "B3", "Blue rolls the bear: 3 moves", "Blau würfelt den Bären: 3 Züge"),
        (
            f"{BACK} S.S.S/S.S.S N 2 P4:4 1",
            "S-a1",
            "Blue's penguin steps onto floe a1",
            "Ein blauer Pinguin geht auf Scholle a1",
        ),
        (
            "----/----/----/---+ S.S.S/S.d4.N N 2 P4:4 1",
            "d4-N",
            "Blue's penguin reaches the North Pole",
            "Ein blauer Pinguin erreicht den Nordpol",
        ),
        (
            f"{BACK} S.S.S/S.S.S/S.S.b1 N 1 P4:4 1",
            "b1+",
            "Red slides floe b1 forward. Green's penguin rides along",
            "Rot schiebt Scholle b1 vor. Ein grüner Pinguin fährt mit",
        ),
        (
            "----/--+-/----/---- S.S.S/S.S.S c2 2 B3:3 1",
            "c2-",
            "Blue slides floe c2 back. The bear rides along",
            "Blau schiebt Scholle c2 zurück. Der Bär fährt mit",
        ),
        (
            f"{BACK} S.S.b1/S.S.S/S.S.S/S.S.b1 c1 2 B3:3 1",
            "Bc1-b1",
            "Blue leads the bear onto floe b1. Red's penguin swims back to START. Yellow's penguin swims back to START",
            "Blau führt den Bären auf Scholle b1. Ein roter Pinguin schwimmt zurück nach START."
            " Ein gelber Pinguin schwimmt zurück nach START",
        ),
    ],
)
def test_sentences(text: str, move: str, english: str, german: str) -> None:
    """T1, P2, P5, PD4: the same in words, in both languages."""
    labels = [each.label for each in at(text).happenings(move)]
    assert ". ".join(word(label) for label in labels) == english
    assert ". ".join(word(label, "de") for label in labels) == german


def test_a_position_tells_what_led_to_it() -> None:
    """T1: after a move its happenings are known; a position that was read has none."""
    assert [each.how for each in played(START, "P4", "S-b1").happened] == ["steps"]
    assert at(START).happened == ()
