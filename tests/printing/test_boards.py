"""Boards to play on, and what lies on them."""

import pytest

import rookery
from rookery import catalog
from rookery.printing.boards import board, look_into
from rookery.printing.paper import PAPERS, Document, Line, Page, Picture, Press, Words


def _pictures(page: Page) -> list[Picture]:
    return [item for item in page.items if isinstance(item, Picture)]


def _words(document: Document) -> str:
    return "\n".join(item.words for page in document.pages for item in page.items if isinstance(item, Words))


@pytest.mark.parametrize("key", catalog.games())
def test_every_game_has_a_board(key: str) -> None:
    """One empty board on the first page, within the paper; all its pieces on the others."""
    game = rookery.game(key)
    document = board(game, Press())
    first, *others = document.pages
    (empty,) = _pictures(first)
    assert 'data-id="' in empty.svg
    assert game.room.title in _words(document)
    pieces = game.start(seed=1).scene().pieces
    assert not any(f'data-id="{piece.id}"' in empty.svg for piece in pieces)
    cut = [picture for page in others for picture in _pictures(page)]
    assert len(cut) >= sum(piece.count for piece in pieces)
    for page in document.pages:
        for item in page.items:
            if isinstance(item, Picture):
                assert 0 < item.x < item.x + item.width < page.paper.width
                assert 0 < item.y < item.y + item.height < page.paper.height


def test_floes_are_cut_out() -> None:
    """Polar Dare! B1: spaces that move are no part of the board, but lie beside it, all sixteen of them."""
    game = rookery.game("polar-dare")
    loose = look_into(game).loose
    assert len(loose) == 16
    document = board(game, Press())
    (empty,) = _pictures(document.pages[0])
    assert not any(f'data-id="{name}"' in empty.svg for name in loose)
    assert "ordinary die: 1 = penguins, 2 moves" in _words(document).replace("\n", " ")
    assert not any(look_into(rookery.game(key)).loose for key in ("penguin-soccer", "penguins-rock", "penguin-game"))


def test_land_that_moves_stays_whole() -> None:
    """The Penguin Game: with drifting tiles nothing is taken off the board."""
    assert look_into(rookery.game("penguin-game", drifting=True)).loose == frozenset()


def test_a_position_has_its_pieces() -> None:
    """A position is printed as it is, on one page, on either size of paper."""
    game = rookery.game("penguin-soccer")
    position = game.start()
    document = board(game, Press(PAPERS["letter"], "de"), position=position, seat=1)
    (page,) = document.pages
    (picture,) = _pictures(page)
    assert all(f'data-id="{piece.id}"' in picture.svg for piece in position.scene(1).pieces)
    assert page.paper in (PAPERS["letter"], PAPERS["letter"].turned)


def test_the_ruler_is_true() -> None:
    """The line that says 5 cm is 50 mm long."""
    page = board(rookery.game("penguin-soccer"), Press()).pages[0]
    ruler = next(item for item in page.items if isinstance(item, Line))
    assert ruler.to_x - ruler.x == 50
    assert any("5 cm" in item.words for item in page.items if isinstance(item, Words))
