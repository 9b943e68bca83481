"""Scenes in ink on white."""

import re

import pytest

import rookery
from rookery.printing import pictures


def test_pale_grounds_become_nearly_white() -> None:
    """Pale colours lose most of their ink, all others stay."""
    assert pictures.thrifty('fill="#EAE4D6" stroke="#1F5FBF"') == 'fill="#F8F6F1" stroke="#1F5FBF"'


def test_a_board_has_its_measures() -> None:
    """A picture knows how large it is in the scene's lengths, and words have a face that is in every file."""
    scene = rookery.game("penguin-soccer").start().scene()
    drawn = pictures.drawn(scene, "en")
    box = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', drawn.svg)
    assert box is not None
    assert (float(box[1]), float(box[2])) == pytest.approx((drawn.width, drawn.height), rel=1e-4)
    assert 0 < drawn.unit < drawn.width / 4
    assert 'font-family="Fredoka One"' in drawn.svg
    assert scene.pieces[0].id in drawn.svg
    assert f'"{scene.pieces[0].id}"' not in pictures.drawn(scene, "en", without=[scene.pieces[0].id]).svg


def test_one_thing_alone() -> None:
    """What is cut out has nothing around it."""
    scene = rookery.game("penguin-soccer").start().scene()
    svg = pictures.alone(scene, scene.pieces[0].id, 100, "en")
    assert re.findall(r'data-id="([^"]+)"', svg) == [scene.pieces[0].id]
