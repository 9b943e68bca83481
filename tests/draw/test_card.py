"""Pictures for links: the boards and the words, and nothing that is not text becomes markup."""

from xml.etree.ElementTree import fromstring

from rookery import catalog
from rookery.draw.card import HEIGHT, WIDTH, card
from rookery.kernel.scene import Scene

SVG = "{http://www.w3.org/2000/svg}"


def scene(game: str) -> Scene:
    """How a game begins."""
    return catalog.game(game).start(seed=1).scene()


def test_a_card_has_a_board_beside_its_words() -> None:
    """One board fills the height; long words go on in the next line."""
    root = fromstring(card("The Penguin Game", "Red <b> & Blue", [scene("penguin-game")], name="Here"))  # noqa: S314
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert [text.text for text in root.findall(f"{SVG}text")] == ["The Penguin", "Game", "Red <b> & Blue", "Here"]
    (board,) = root.findall(f"{SVG}svg")
    assert float(board.get("x", 0)) + float(board.get("width", 0)) < WIDTH
    assert float(board.get("height", 0)) > HEIGHT / 2


def test_several_boards_share_the_place() -> None:
    """Four boards stand in two rows, each about half as large, and a fifth is left out."""
    scenes = [scene(game) for game in catalog.games()]
    boards = fromstring(card("All", "", [*scenes, scenes[0]])).findall(f"{SVG}svg")  # noqa: S314
    places = {(board.get("x"), board.get("y")) for board in boards}
    assert len(boards) == len(places) == 4
    assert all(float(board.get("height", 0)) < HEIGHT / 2 for board in boards)
