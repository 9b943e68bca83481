"""A whole board as a display list."""

from itertools import groupby
from typing import get_args

import pytest

from rookery.draw.board import display
from rookery.draw.display import Sort
from rookery.draw.layout import Layout
from rookery.kernel.scene import Scene
from tests.draw import scenes


@pytest.mark.parametrize("scene", [scenes.floes(), scenes.beach(), scenes.iceberg()], ids=["floes", "beach", "iceberg"])
def test_sorts_come_in_the_order_of_drawing(scene: Scene) -> None:
    """What lies below is drawn first: ripples, grounds, spaces, then all that is on them."""
    order = list(get_args(Sort))
    found = [sort for sort, _ in groupby(part.sort for part in display(Layout(scene)))]
    assert found == sorted(found, key=order.index)
    assert {"space", "piece"} <= set(found)


@pytest.mark.parametrize("scene", [scenes.floes(), scenes.beach(), scenes.iceberg()], ids=["floes", "beach", "iceberg"])
def test_keys_are_unique(scene: Scene) -> None:
    """A browser finds each part again by its key; spaces and pieces keep their ids."""
    parts = display(Layout(scene))
    assert len({part.key for part in parts}) == len(parts)
    ids = {space.id for space in scene.spaces} | {piece.id for piece in scene.pieces}
    assert {part.id for part in parts if part.id} == ids
