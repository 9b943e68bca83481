"""Pictures of positions: each is drawn with its options, and has its size."""

import pytest

from rookery import catalog
from rookery.kernel.errors import BadNotation, BadOption, UnknownGame
from rookery.server.study.pictures import PictureRequest, drawn


@pytest.mark.parametrize("key", catalog.games())
def test_a_game_under_way(key: str) -> None:
    """Without a position a game under way is drawn, as large as is said, and drawn once."""
    found = drawn(PictureRequest(key, size=300))
    assert found.width == 300
    assert f'width="300" height="{found.height}"'.encode() in found.svg
    assert found is drawn(PictureRequest(key, size=300))
    assert found.svg != drawn(PictureRequest(key, size=300, theme="dark")).svg


def test_a_picture_speaks_the_language_of_its_reader() -> None:
    """Its title and description are worded for screen readers."""
    assert drawn(PictureRequest("polar-dare", language="de")).svg != drawn(PictureRequest("polar-dare")).svg


def test_options_change_the_board() -> None:
    """Under options the beginning is drawn; a position is read under them, and only under them."""
    square = drawn(PictureRequest("penguin-game"))
    wide = drawn(PictureRequest("penguin-game", options=(("tiles", "line"),)))
    assert wide.width / wide.height > square.width / square.height
    text = "0,0:s,-,m,c|2,0:a,sa,-,c|0,2:-,m,as,- a1,d2 1 move s"
    assert drawn(PictureRequest("penguin-game", 2, (("tiny_and_tall", "on"),), text)).svg
    with pytest.raises(BadNotation, match="tiles"):
        drawn(PictureRequest("penguin-game", 2, (), text))


def test_what_cannot_be_drawn() -> None:
    """There is no such game, number of players, option or position; a file of this machine is not looked at."""
    with pytest.raises(UnknownGame):
        drawn(PictureRequest("chess"))
    with pytest.raises(BadOption, match="9"):
        drawn(PictureRequest("polar-dare", 9))
    with pytest.raises(BadOption, match="wings"):
        drawn(PictureRequest("polar-dare", options=(("wings", "on"),)))
    with pytest.raises(BadOption, match="board"):
        drawn(PictureRequest("penguins-rock", options=(("board", "/etc/passwd.toml"),)))
    with pytest.raises(BadNotation):
        drawn(PictureRequest("polar-dare", position="nowhere"))
