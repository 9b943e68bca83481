"""The compass: every direction once, where nothing else is."""

import rookery
from rookery.draw.text import drawn
from rookery.kernel.scene import Facing
from rookery.tui.compass import draw_compass, way

SCENE = rookery.game("penguin-soccer").start().scene()


def test_it_covers_nothing() -> None:
    """All directions are there, beside everything that was drawn before, in both ways that the board can stand."""
    for upright in (False, True):
        canvas = drawn(SCENE, columns=80, rows=17, upright=upright)
        before = set(canvas.cells)
        draw_compass(canvas, SCENE, columns=80, rows=17, upright=upright)
        added = {
            (extent.column + at, extent.row)
            for facing in SCENE.facings
            for extent in [canvas.extents[facing.id]]
            for at in range(extent.width)
        }
        assert added == set(canvas.cells) - before
        north = canvas.extents["facing-n"]
        assert canvas.cells[north.column, north.row].character == ("↑" if upright else "↖")


def test_games_without_directions_have_none() -> None:
    """Nothing is drawn for them."""
    scene = rookery.game("polar-dare").start().scene()
    canvas = drawn(scene)
    before = dict(canvas.cells)
    draw_compass(canvas, scene, columns=80, rows=20)
    assert canvas.cells == before


def test_turns() -> None:
    """A turn has an arrow for every quarter."""
    assert way(Facing(id="f", text="cc", angle=0, label="", turn=180)) == "↻↻"
    assert way(Facing(id="f", text="a", angle=0, label="", turn=-90)) == "↺"
    assert way(Facing(id="f", text="-", angle=0, label="", turn=0)) == "–"
