"""Films: all positions of a game, with whatever stays the same written once."""

import re
from xml.etree.ElementTree import fromstring

import pytest

import rookery
from rookery.draw.film import colours, film
from rookery.draw.svg import picture

GAMES = rookery.games()


@pytest.mark.parametrize("key", GAMES)
def test_parts_are_shared_and_whole(key: str) -> None:
    """Frames share most parts; each is well-formed, and every drawing and gradient that it names is there."""
    position = rookery.game(key).start(seed=1)
    scenes = [position.scene()]
    for seed in range(12):
        position = position.roll(seed) if position.seat is None else position.play(position.moves[0])
        scenes.append(position.scene())
    shot = film(scenes)
    assert len(shot.frames) == len(scenes)
    assert len(shot.parts) < sum(len(frame.parts) for frame in shot.frames) / 3
    defined = {each.get("id") for each in fromstring(shot.defs).iter()}  # noqa: S314  # ours
    named = {name for part in shot.parts for name in re.findall(r'(?:href="|url\()#([\w-]+)', part)}
    assert named <= defined
    for part in shot.parts:
        fromstring(part)  # noqa: S314
    assert shot.unit > 0
    assert f'viewBox="{shot.frames[0].view}"' in picture(scenes[0], bare=True)


@pytest.mark.parametrize("key", GAMES)
def test_colours_are_there_in_both_themes(key: str) -> None:
    """Every custom property that a film asks for without a fallback has a value."""
    shot = film([rookery.game(key).start(seed=1).scene()])
    asked = set(re.findall(r"var\((--[\w-]+)\)", shot.defs + "".join(shot.parts)))
    sheet = colours(key)
    assert asked <= set(re.findall(r"(--[\w-]+):", sheet))
    assert "prefers-color-scheme:dark" in sheet
    assert ".seat-0{" in sheet
