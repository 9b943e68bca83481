"""Boards from files: what is read, what is refused and with which reason, and what a config keeps of a board."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.rooms.penguins_rock.board import MOST_NEIGHBOURS, MOST_SPACES, unpack
from rookery.rooms.penguins_rock.layout import FOLDER, load
from tests.rooms.penguins_rock.nests import KEY, SMALL_JOINS, board_text, small_board
from tests.rooms.penguins_rock.reference_board import board

DEFAULT = (FOLDER / "rookery.toml").read_text(encoding="utf-8")
Q2, Q3 = (line for line in DEFAULT.splitlines() if line.startswith(("q2", "q3")))
"""Two spaces and their places, as the default board has them."""
LONG_ROAD = tuple(f"r{i}" for i in range(1, 62))
"""One space too many."""
SHORT = (("p1",), ("p2",), ("p3",), ("p4",))
SPOKES = (*(f"r{k} p{k}" for k in (1, 2, 3, 4)), *(f"r{k} n{k}1" for k in (1, 2, 3, 4)))


def refused(folder: Path, text: str) -> str:
    """Assert that a file is refused, by its path and as a text; return the reason."""
    path = folder / "wrong.toml"
    path.write_text(f"{text}\n", encoding="utf-8")
    reasons = set()
    for value in (str(path), f"{text}\n"):
        with pytest.raises(rookery.BadOption) as caught:
            rookery.game(KEY, board=value)
        assert "\n" not in str(caught.value)
        reasons.add(str(caught.value).partition(" cannot be used: ")[2])
    (reason,) = reasons
    assert reason
    return reason


def changed(old: str, new: str) -> str:
    """Return the default board with one mistake in it."""
    assert old in DEFAULT
    return DEFAULT.replace(old, new, 1)


def test_the_default_board_is_that_of_the_rules() -> None:
    """B2, B7: the file says what the rules say: the same spaces in the same order, the same neighbours."""
    found, expected = load("rookery"), board("rookery")
    assert list(found.numbers)[:44] == expected.spaces()[:44]
    for name, space in found.numbers.items():
        assert {found.names[there] for there in found.neighbours[space]} == expected.neighbours[name]


def test_a_board_survives_its_config() -> None:
    """B7: names, places and neighbours lie in the config, so that another board needs nothing else."""
    found = unpack(rookery.game(KEY).config)
    assert found.names == load("rookery").names
    assert found.neighbours == load("rookery").neighbours
    assert found.road == 12
    assert np.array(found.places) == pytest.approx(np.array(load("rookery").places))


def test_a_file_by_its_path_or_its_text(tmp_path: Path) -> None:
    """B7: the option takes a path, or what the file says; a game on it has the file's spaces and keeps its text."""
    path = small_board(tmp_path)
    text = Path(path).read_text(encoding="utf-8")
    for value in (path, Path(path), text):
        game = rookery.game(KEY, board=value)
        assert game.options["board"] == text
        assert str(game.start()) == "p1,c1/p2,c2 - 6.6.0.0 -- 1 roll1 0"
    assert rookery.game(KEY, board=path) == rookery.game(KEY, board=Path(path)) == rookery.game(KEY, board=text)
    assert rookery.game(KEY, board=path) != rookery.game(KEY)
    three = rookery.game(KEY, players=3, board=path).start()
    assert str(three).startswith("p1,c1/p2,c2/p31,c3 ")


def test_a_random_game_on_another_board(tmp_path: Path) -> None:
    """B7: the same compiled rules play on it to the end."""
    game = rookery.game(KEY, players=4, board=small_board(tmp_path))
    played = game.playouts(game.start(), 50, seed=1)
    assert (played.endings > 0).all()
    for state in played.states[:10]:
        text = game.room.write(game.config, state)
        assert str(game.read(text)) == text


@pytest.mark.parametrize("value", ["", "rokery", "boards/mine", "rookery.json", "\0"])
def test_no_such_name(value: str) -> None:
    """B7: what is neither a name nor the path of a .toml file nor several lines is refused with all three."""
    with pytest.raises(rookery.BadOption, match=r"the name of a board \(rookery\), the path of a file"):
        rookery.game(KEY, board=value)


@pytest.mark.parametrize("value", [None, 3, True, b"rookery", ["rookery"], Path("rookery")])
def test_no_text(value: object) -> None:
    """B7: a board is given as a text or a path, and a bare path is no file."""
    if value == Path("rookery"):
        assert rookery.game(KEY, board=value) == rookery.game(KEY)
        return
    with pytest.raises(rookery.BadOption, match="option board cannot be"):
        rookery.game(KEY, board=value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """B7: a file that is not there, cannot be opened, is too long or not TOML is refused with the reason."""
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    for path, reason in (
        (tmp_path / "none.toml", "there is no such file"),
        (folder, "the file cannot be read"),
        ("a\0b.toml", "not TOML|cannot be read"),
        ("x" * 5000 + ".toml", "cannot be read"),
    ):
        with pytest.raises(rookery.BadOption, match=reason):
            rookery.game(KEY, board=path)
    assert "it is not TOML" in refused(tmp_path, "[road")
    assert "at most 8,192 bytes" in refused(tmp_path, "é" * 7000)
    (tmp_path / "latin.toml").write_bytes(b"# \xe4")
    with pytest.raises(rookery.BadOption, match="it is not TOML"):
        rookery.game(KEY, board=tmp_path / "latin.toml")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[road]", "[raod]", 'the file cannot have "raod" (did you mean road?); it has road, seat1'),
        ("joins = [", 'colour = "red"\njoins = [', 'the file cannot have "colour"'),
        (f"[seat2.pile]\n{Q2}\n", "", "seat2 lacks pile; it has pathway, pile, nest, centre"),
        ("[seat2.pile]", "[seat2.heap]", 'seat2 cannot have "heap"'),
        (f"[seat2.pile]\n{Q2}", "[seat2]\npile = 3", "seat2.pile must be a table of 1 space,"),
        (Q2, f"{Q2}\nq9 = [1, 1]", "seat2.pile must be a table of 1 space,"),
        ("n26 = ", "#", "seat2.nest must be a table of 6 spaces"),
        ("q2 = ", "Q2 = ", '"Q2" in seat2.pile is not a name; a name is one to three letters and a number, as r12'),
        ("q2 = ", "quay2 = ", "is not a name"),
        ("q2 = ", "q = ", "is not a name"),
        ("q2 = ", "q0o = ", "is not a name"),
        (Q2, "q2 = 3", "q2 in seat2.pile needs a place: two numbers from 0 to 100, across and down"),
        (Q2, "q2 = [1]", "q2 in seat2.pile needs a place"),
        (Q2, "q2 = [nan, 1]", "q2 in seat2.pile needs a place"),
        (Q2, "q2 = [true, 1]", "q2 in seat2.pile needs a place"),
        (Q2, "q2 = [-1, 101]", "q2 in seat2.pile needs a place"),
        (Q2, f"q2 = [1{'0' * 400}, 1]", "q2 in seat2.pile needs a place"),
        ("q2 = ", "r1 = ", "there are two spaces r1; every space needs a name of its own"),
        (Q2, Q3.replace("q3", "q2"), "have the same place; every space needs one of its own"),
        ('"r3 p11"', "3", "joins must be a list of texts"),
        ('"r3 p11"', '"r3 p10"', '"p10" in the join "r3 p10" is not a space (did you mean r10?)'),
        ('"r3 p11"', '"r3"', 'the join "r3" must be two spaces with a blank between them'),
        ('"r3 p11"', '"r3 p11 n11"', "must be two spaces with a blank between them"),
        ('"r3 p11"', '"p11 p11"', "must be two spaces with a blank between them"),
        ('"r3 p11"', '"r3 q1"', "a pile has no neighbour but the last space of its pathway"),
        ('"r3 p11"', '"r3 c1"', "a centre none but its nest"),
        ('"r3 p11"', '"r3 r4"', 'the join "r3 r4" is there already; leave it out'),
        ('"r3 p11"', '"r3 p11", "p11 r3"', 'the join "p11 r3" is there already; leave it out'),
        ('"r3 p11", ', "", "no route leads from the ring road to q1, c1, n11, n12"),
    ],
)
def test_what_a_file_cannot_say(tmp_path: Path, old: str, new: str, reason: str) -> None:
    """B7: a file that is no board is refused with the reason and with what would be right."""
    assert reason in refused(tmp_path, changed(old, new))


def test_a_road_is_a_ring(tmp_path: Path) -> None:
    """B7: fewer than three spaces are no ring."""
    text = board_text(road=("r1", "r2"), joins=SMALL_JOINS[:2])
    assert "road must be a table of 3 or more spaces" in refused(tmp_path, text)


def test_as_many_spaces_as_there_may_be(tmp_path: Path) -> None:
    """B7: 96 spaces are allowed, and played on; 97 are not."""
    path = tmp_path / "large.toml"
    path.write_text(board_text(road=LONG_ROAD[:-1], pathways=SHORT, joins=SPOKES), encoding="utf-8")
    game = rookery.game(KEY, board=path)
    assert len(unpack(game.config).names) == MOST_SPACES
    assert (game.playouts(game.start(), 5, limit=500).plies == 500).all()
    reason = refused(tmp_path, board_text(road=LONG_ROAD, pathways=SHORT, joins=SPOKES))
    assert reason == "a board has at most 96 spaces, not 97"


def test_as_many_neighbours_as_there_may_be(tmp_path: Path) -> None:
    """B7: a space has at most eight neighbours."""
    # r1 has two on the road, its pathway and a nest.
    bridges = tuple(f"r1 r{i}" for i in range(10, 10 + MOST_NEIGHBOURS - 4))
    path = tmp_path / "hub.toml"
    path.write_text(board_text(road=LONG_ROAD[:30], pathways=SHORT, joins=(*SPOKES, *bridges)), encoding="utf-8")
    assert max(len(beside) for beside in unpack(rookery.game(KEY, board=path).config).neighbours) == MOST_NEIGHBOURS
    crowded = board_text(road=LONG_ROAD[:30], pathways=SHORT, joins=(*SPOKES, *bridges, "r1 r20"))
    assert refused(tmp_path, crowded) == "r1 has 9 neighbours; a space has at most 8"


@given(
    at=st.integers(0, len(DEFAULT)), cut=st.integers(0, 6), put=st.sampled_from(['"', "[", "=", "r1", "\n", "9", "é"])
)
@settings(deadline=None, max_examples=150)
def test_a_damaged_file(tmp_path_factory: pytest.TempPathFactory, at: int, cut: int, put: str) -> None:
    """B7: whatever is done to a file, it is either a board that can be played on or refused as an option."""
    path = tmp_path_factory.getbasetemp() / "damaged.toml"
    path.write_text(DEFAULT[:at] + put + DEFAULT[at + cut :], encoding="utf-8")
    try:
        game = rookery.game(KEY, board=path)
    except rookery.BadOption:
        return
    assert game.start().play("1").moves
