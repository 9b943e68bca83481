"""The happenings of the moves and rolls of Penguins Rock!."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.words import word
from tests.happened import explained
from tests.rooms.penguins_rock.nests import KEY, START, at, small_board
from tests.rooms.penguins_rock.reference_board import Options
from tests.rooms.penguins_rock.strategies import position_texts

ANYWHERE = Options(players=3, drop="anywhere")


@given(st.one_of(position_texts(Options()), position_texts(Options(players=4))))
@settings(deadline=None, max_examples=40)
def test_nothing_moves_unexplained(text: str) -> None:
    """M1, H1, R3, R4: happenings lead from each scene to the next, in every possible position."""
    position = at(text)
    for move in position.moves:
        explained(position, move)


@given(position_texts(ANYWHERE))
@settings(deadline=None, max_examples=20)
def test_nothing_moves_unexplained_on_the_road(text: str) -> None:
    """R6: so it is where rocks lie anywhere."""
    position = at(text, drop="anywhere")
    for move in position.moves:
        explained(position, move)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_explained(tmp_path: Path, seed: int) -> None:
    """B7, H2, H3, H4: so it is in games on a small board, where penguins are in the air all the time."""
    position = rookery.game(KEY, players=4, board=small_board(tmp_path)).start(seed)
    for ply in range(120):
        move = position.moves[(seed + 7 * ply) % len(position.moves)]
        explained(position, move)
        position = position.play(move)
        if position.outcome:
            break


@pytest.mark.parametrize(
    ("text", "move", "expected"),
    [
        (START, "3", [("rolled", None, None, None)]),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0", "p11", [("steps", "red-1", "p12", "p11")]),
        (
            "p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0",
            "q1+",
            [("steps", "red-1", "p12", "q1"), ("taken", "heap-q1", "q1", "q1")],
        ),
        (
            "r8,p21/p22,c2 n21:1 6.5.0.0 Aa 1 move2:3 0",
            "n21+",
            [("steps", "red-2", "p21", "n21"), ("taken", "rock-n21", "n21", None)],
        ),
        ("q1,c1/p22,c2 n11:5 1.6.0.0 a- 1 move1:3 0", "+", [("taken", "heap-q1", "q1", None)]),
        (
            "p11o,c1/p22,c2 - 5.6.0.0 -- 1 move1:3 0",
            "n11*",
            [("steps", "red-1", "p11", "n11"), ("dropped", "rock-n11", None, "n11")],
        ),
        ("r6,c1/p21,c2 n21:1 6.5.0.0 -a 1 move1:3 0", "p21", [("hops", "red-1", "r6", "p21")]),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:2!@r8:21 4", "r10", [("hops", "red-1", "r9", "r10")]),
        ("c1,r8/p22,c2 - 6.6.0.0 A- 1 move1:3!s 0", "stop", [("rests", "red-1", "c1", "c1")]),
        ("p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0", "go", [("rests", "red-2", "c1", "c1")]),
        ("p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0", "stay", [("rests", "red-2", "c1", "c1")]),
    ],
)
def test_order(text: str, move: str, expected: list[tuple[str | None, ...]]) -> None:
    """M1, M4, H1, R3, R4: who moved, how, from where to where; a heap is gone when its last rock is taken."""
    found = at(text).happenings(move)
    assert [(each.how, each.piece, each.start, each.end) for each in found] == expected
    assert {each.seat for each in found} == {0}


@pytest.mark.parametrize(
    ("text", "move", "english", "german"),
    [
        (START, "3", "Red rolls a 3 for penguin 1", "Rot würfelt eine 3 für Pinguin 1"),
        (
            "p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0",
            "p11",
            "Red's penguin 1 steps to space 1 of Red's path",
            "Der rote Pinguin 1 geht auf Feld 1 des Pfads von Rot",
        ),
        (
            "p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0",
            "q1+",
            "Red's penguin 1 steps into Red's pile. It takes a rock there",
            "Der rote Pinguin 1 geht auf den Haufen von Rot. Er nimmt dort einen Stein",
        ),
        (
            "r8,p21/p22,c2 n21:1 6.5.0.0 Aa 1 move2:3 0",
            "n21+",
            "Red's penguin 2 steps to space 1 of Blue's nest. It steals a rock there",
            "Der rote Pinguin 2 geht auf Feld 1 im Nest von Blau. Er stiehlt dort einen Stein",
        ),
        (
            "p11o,r8/p22,c2 n12:1 4.6.0.0 A- 1 move1:3 0",
            "n11*",
            "Red's penguin 1 steps to space 1 of Red's nest. It drops its rock there",
            "Der rote Pinguin 1 geht auf Feld 1 im Nest von Rot. Er legt dort seinen Stein ab",
        ),
        (
            "p11o,c1/p22,c2 - 5.6.0.0 -- 1 move1:3 0",
            "n11*",
            "Red's penguin 1 steps to space 1 of Red's nest. It brings the first rock home, and penguin 2 wakes up",
            "Der rote Pinguin 1 geht auf Feld 1 im Nest von Rot. "
            "Er bringt den ersten Stein nach Hause, und Pinguin 2 wacht auf",
        ),
        (
            "n21,r8/p22,c2 n21:1 6.5.0.0 Aa 1 move1:3 0",
            "+",
            "Red's penguin 1 steals a rock from Blue's nest",
            "Der rote Pinguin 1 stiehlt einen Stein aus dem Nest von Blau",
        ),
        (
            "n11,r8/p22,c2 n11:1 5.6.0.0 A- 1 move1:3 0",
            "+",
            "Red's penguin 1 takes a rock from space 1 of Red's nest",
            "Der rote Pinguin 1 nimmt einen Stein von Feld 1 im Nest von Rot",
        ),
        (
            "n11o,c1/p22,c2 - 5.6.0.0 a- 1 move1:3 0",
            "*",
            "Red's penguin 1 drops its rock on space 1 of Red's nest",
            "Der rote Pinguin 1 legt seinen Stein auf Feld 1 im Nest von Rot ab",
        ),
        (
            "r6,c1/p21,c2 n21:1 6.5.0.0 -a 1 move1:3 0",
            "p21",
            "Red's penguin 1 hops over Blue's penguin 1",
            "Der rote Pinguin 1 hüpft über den blauen Pinguin 1",
        ),
        (
            "r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:2!@r8:21 4",
            "r10",
            "Red's penguin 1 lands on the ring road, one step from Green's path towards Yellow's",
            "Der rote Pinguin 1 landet auf dem Ringweg, einen Schritt vom Pfad von Grün Richtung Gelb",
        ),
        (
            "c1,r8/p22,c2 - 6.6.0.0 A- 1 move1:3!s 0",
            "stop",
            "Red's penguin 1 stops in the middle of the nest",
            "Der rote Pinguin 1 hält in der Mitte des Nests an",
        ),
        (
            "p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0",
            "go",
            "Red's penguin 2 gets ready to go",
            "Der rote Pinguin 2 macht sich bereit",
        ),
        (
            "p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0",
            "stay",
            "Red's penguin 2 stays in the nest",
            "Der rote Pinguin 2 bleibt im Nest",
        ),
    ],
)
def test_sentences(text: str, move: str, english: str, german: str) -> None:
    """T1, T2, M1, M4, H1, R3, R4: the same in words, in both languages; a theft is called one."""
    labels = [each.label for each in at(text).happenings(move)]
    assert ". ".join(word(label) for label in labels) == english
    assert ". ".join(word(label, "de") for label in labels) == german
