"""Scenes in letters."""

import re
import unicodedata

import pytest

import rookery
from rookery.draw.headline import headline
from rookery.draw.text import ARROWS, arrow, board, columns_needed, stands_on_a_corner
from rookery.draw.text import drawn as drawn_scene
from rookery.kernel.game import Game, Position
from rookery.kernel.scene import Label, Piece, Scene, Seat, Space
from rookery.words import word
from tests import toy
from tests.conformance.cases import random_game

SOCCER = rookery.game("penguin-soccer")
UNDER_WAY = SOCCER.read("d4^,b6e,a3^/e4^,f4w,h8s e4 w 24")
ESCAPE = re.compile("\x1b\\[[0-9;]*m")


def scene_of(*pieces: Piece, sign: str = "·", seat: int | None = None) -> Scene:
    """A scene with one space."""
    return Scene(
        game="g",
        width=4.0,
        height=2.0,
        status="Under way",
        seats=(Seat(name="One", letter="A"),),
        turn=0,
        spaces=(Space(id="s", sign=sign, label="s", x=1, y=1, outline=(), seat=seat),),
        pieces=pieces,
        labels=(Label(text="a", x=3, y=1),),
    )


def piece(**changes: str | float | None) -> Piece:
    """A piece on that space."""
    return Piece(**({"id": "p", "letter": "A", "label": "p", "space": "s", "seat": 0} | changes))  # type: ignore[arg-type]  # fields of several kinds


def drawn(*pieces: Piece, sign: str = "·", seat: int | None = None) -> str:
    """What is drawn of one space, without the label beside it."""
    return board(scene_of(*pieces, sign=sign, seat=seat)).splitlines()[0].rsplit("a", 1)[0].strip()


@pytest.mark.parametrize("game", [SOCCER, *(Game(toy.ROOM, n, goal=9) for n in (1, 4))], ids=repr)
def test_a_board_fits_a_terminal(game: Game) -> None:
    """No line is wider than 80 columns, or ends in blanks, or holds what a terminal takes for a command."""
    for _, position in random_game(game, 1)[::25]:
        for seat in range(game.players):
            lines = board(position.scene(seat)).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 40
            assert lines == [line.rstrip() for line in lines]
            assert not any(unicodedata.category(character) == "Cc" for line in lines for character in line)
            assert lines[-1] == word(headline(position.scene(seat)))


@pytest.mark.parametrize("position", [SOCCER.start(), UNDER_WAY, Game(toy.ROOM, 4).start(0)], ids=str)
def test_colour_changes_no_letter(position: Position) -> None:
    """Colours are added to the same letters, and each is switched off again."""
    plain, coloured = (board(position.scene(), colour=colour) for colour in (False, True))
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    stripped = [line.rstrip() for line in ESCAPE.sub("", coloured).splitlines()]
    assert stripped == plain.splitlines()
    for line in coloured.splitlines():
        codes = ESCAPE.findall(line)
        assert [code == "\x1b[0m" for code in codes] == [False, True] * (len(codes) // 2)


def test_every_piece_is_on_the_board() -> None:
    """Pieces, homes and coordinates can all be found, and nothing hides another."""
    shown = board(UNDER_WAY.scene())
    for sign in ("M", "P→".replace("→", arrow(45)), "B", "m*", "p" + arrow(225), "b" + arrow(135)):
        assert sign in shown
    assert shown.count("[ ]") == 1
    for label in "abcdefgh12345678":
        assert label in shown
    assert board(SOCCER.start().scene()).count("[ ]") == 2
    assert shown.count("·") == 64 - 6 - 1


def test_letters_are_the_rooms() -> None:
    """Pieces show the letters that their room gave them, with their number where they lie in a heap."""
    assert drawn(piece(letter="a", seat=1)) == "a"
    assert drawn(piece(letter="r", seat=None, count=4)) == "r4"


def test_the_top_of_a_stack_comes_first() -> None:
    """Of pieces on one another the highest is named first."""
    assert drawn(piece(letter="s", seat=None), piece(id="b", letter="m", seat=None, level=1)) == "ms"


def test_poses_and_loads() -> None:
    """A lying piece shows where it faces, a carrying one a star; what is carried is not drawn beside it."""
    assert drawn(piece(facing=90.0)) == "A→"
    assert drawn(piece(carrying="ball")) == "A*"
    assert drawn(piece(carrying="ball"), piece(id="b", letter="*", seat=None, carried_by="p")) == "A*"
    assert drawn(piece(), piece(id="b", letter="*", seat=None)) == "A*"
    assert drawn(piece(id="b", letter="o", seat=None)) == "o"


def test_empty_spaces_show_their_signs() -> None:
    """An empty space shows the sign that its room gave it, or nothing."""
    assert drawn() == "·"
    assert drawn(sign="[ ]", seat=1) == "[ ]"
    assert drawn(sign="2,4") == "2,4"
    assert drawn(sign="") == ""


@pytest.mark.parametrize(("angle", "sign"), [(45.0 * n, sign) for n, sign in enumerate(ARROWS)])
def test_arrows(angle: float, sign: str) -> None:
    """An angle, clockwise from straight up, is the nearest of eight arrows."""
    for near in (angle, angle + 22, angle - 22, angle + 360, angle - 360):
        assert arrow(near) == sign


def test_the_viewers_home_is_below() -> None:
    """Each seat sees its own home in the lowest line of the board."""
    for seat, home in enumerate(("M", "m")):
        text = "a1^,-,-/h8^,-,- + w 0"
        lines = [line for line in board(SOCCER.read(text).scene(seat)).splitlines()[:-2] if home in line]
        assert len(lines) == 1
        rows = board(SOCCER.read(text).scene(seat)).splitlines()
        squares = [index for index, line in enumerate(rows) if "·" in line]
        assert rows.index(lines[0]) > max(squares)


def test_everything_has_its_place() -> None:
    """Every space and piece is found where it is drawn, the topmost first."""
    scene = UNDER_WAY.scene()
    canvas = drawn_scene(scene)
    assert {space.id for space in scene.spaces} <= canvas.extents.keys()
    for one in scene.pieces:
        if one.carried_by is None:
            extent = canvas.extents[one.id]
            assert canvas.cells[extent.column, extent.row].ids == (one.id, one.space)


def test_a_board_can_stand_upright() -> None:
    """Squares on a corner come into rows and columns, north up; other boards stay as they are."""
    canvas = drawn_scene(UNDER_WAY.scene(), columns=80, rows=17, upright=True)
    assert not canvas.crowded
    assert canvas.extents["a1"].middle[0] == canvas.extents["a8"].middle[0]
    assert canvas.extents["b5"].row == canvas.extents["h5"].row
    east = next(one for one in UNDER_WAY.scene().pieces if one.facing == 45.0)
    extent = canvas.extents[east.id]
    assert canvas.cells[extent.column + 1, extent.row].character == "→"
    dare = rookery.game("polar-dare").start().scene()
    assert not stands_on_a_corner(dare)
    assert drawn_scene(dare).cells == drawn_scene(dare, upright=True).cells


def test_small_windows() -> None:
    """A board becomes smaller as long as nothing touches; then it says how wide the window must be."""
    scene = SOCCER.start().scene()
    assert columns_needed(scene, 80) == 80
    assert columns_needed(scene, 40) == 40
    assert columns_needed(scene, 20) == 39
    assert drawn_scene(scene, columns=20).crowded


def test_pieces_of_several_seats_on_one_space() -> None:
    """Each is in the colour of its own seat."""
    scene = rookery.game("polar-dare").start().scene()
    canvas = drawn_scene(scene)
    styles = {canvas.cells[canvas.extents[one.id].column, canvas.extents[one.id].row].style for one in scene.pieces}
    assert {"seat0", "seat1"} <= styles
