"""Boards that players bring along: the text of a file is an option of a match, and belongs to its record."""

import json
from pathlib import Path

import msgspec
import pytest

from rookery.kernel.errors import BadOption
from rookery.kernel.messages import Text
from rookery.kernel.options import far_options
from rookery.records import record
from rookery.records.verify import verify
from rookery.rooms.penguins_rock import ROOM
from rookery.words import word
from tests.rooms.penguins_rock.nests import SMALL_JOINS, board_text
from tests.server.test_app import seated
from tests.server.visitors import House, refused

pytestmark = pytest.mark.anyio

BOARD = board_text(joins=SMALL_JOINS)


async def test_a_match_on_a_board_of_ones_own(house: House) -> None:
    """A board's text opens a match, which is played on it; its record has the board, verifies and is shown again."""
    match, players, view = await seated(house, "penguins-rock", options={"board": BOARD, "turn_cap": "3"})
    assert view["options"]["board"] == BOARD
    assert {space["id"] for space in view["scene"]["spaces"]} >= {"p30", "r4"}
    while not view["over"]:
        turn = view["turn"]
        mine = await players[turn].view(match)
        view = await players[turn].done(match, turn, view["seq"], "move", move=mine["choices"][0]["move"])
    written = (await players[0].get(f"/api/matches/{match}/record")).content
    read = record.read(written)
    assert read.options["board"] == BOARD
    assert verify(read).ok
    stranger = await house.visitor()
    shown = await stranger.post("/api/replay", json.loads(written))
    assert shown.status_code == 200, shown.text


async def test_lists_leave_boards_out(house: House) -> None:
    """Lists of matches do not carry the texts of files, only the other options."""
    ann = await house.visitor()
    await ann.open("penguins-rock", None, None, options={"board": BOARD, "drop": "anywhere"}, public=True)
    (mine,) = (await ann.get("/api/matches")).json()["mine"]
    assert "board" not in mine["options"]
    assert mine["options"]["drop"] == "anywhere"


async def test_a_board_can_be_looked_at_before(house: House) -> None:
    """The preview of a game is drawn on the board that was handed in."""
    ann = await house.visitor()
    found = await ann.post("/api/preview", {"game": "penguins-rock", "options": {"board": BOARD}})
    assert {space["id"] for space in found.json()["scene"]["spaces"]} >= {"p30", "r4"}


@pytest.mark.parametrize(
    ("board", "code", "reason"),
    [
        ("/etc/passwd.toml", "bad-option", "or the text of a file, at most 8,192 bytes"),
        ("boards/mine.toml", "bad-option", "use rookery"),
        (BOARD.replace("[road]", "[raod]"), "bad-option", "did you mean road?"),
        ("\n", "bad-option", "the file lacks road"),
        ("[road\n", "bad-option", "it is not TOML"),
        (BOARD + "#" + "é" * 4000, "bad-option", "at most 8,192 bytes"),
        (BOARD + "#" * 8192, "bad-body", ""),
    ],
)
async def test_what_is_no_board_is_refused(house: House, board: str, code: str, reason: str) -> None:
    """No path is read, and a text that is no board is refused with what is wrong with it; nothing is opened."""
    ann = await house.visitor()
    body = {"game": "penguins-rock", "options": {"board": board}}
    answer = await ann.post("/api/matches", body)
    refused(answer, 400, code)
    assert reason in word(msgspec.convert(answer.json()["message"], Text))
    assert (await ann.get("/api/matches")).json()["mine"] == []


async def test_pages_learn_that_a_file_may_be_chosen(house: House) -> None:
    """What is told about the game says of the option how large a file may be."""
    ann = await house.visitor()
    games = {each["game"]: each for each in (await ann.get("/api/me")).json()["games"]}
    files = {option["name"]: option["file"] for option in games["penguins-rock"]["options"]}
    assert files["board"] == 8192
    assert not any(size for name, size in files.items() if name != "board")


def test_no_text_names_a_file(tmp_path: Path) -> None:
    """A text of several lines is never a path, whatever it ends with."""
    path = tmp_path / "a\nb.toml"
    path.write_text(BOARD, encoding="utf-8")
    assert far_options(ROOM.options, {"board": str(path)}) == {"board": str(path)}
    with pytest.raises(BadOption, match="not TOML"):
        ROOM.configure(2, {option.name: option.default for option in ROOM.options} | {"board": str(path)})
