"""What pages get of a room's art."""

import msgspec
import pytest

from rookery import catalog
from rookery.draw.art import bundle
from rookery.kernel.errors import UnknownGame


@pytest.mark.parametrize("game", catalog.games())
def test_a_bundle_is_whole(game: str) -> None:
    """Drawings, looks and colours, its own and those that all rooms share."""
    found = msgspec.json.decode(bundle(game))
    assert '<symbol id="penguin"' in found["symbols"]
    assert found["own_symbols"].startswith("<svg")
    assert found["shared"]["looks"]["field"]
    assert all(
        look.keys() <= {"layers", "ink", "water", "reach", "boundless", "raised", "symbol", "ring"}
        for look in found["looks"].values()
    )
    assert ":root" in found["tokens"]


def test_there_is_no_art_of_no_game() -> None:
    """A key that nobody has is an error."""
    with pytest.raises(UnknownGame):
        bundle("chess")
