"""Pictures and pages draw the same: one list of parts for every position, made by Python and by the browser's code."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rookery
from rookery import catalog
from rookery.draw.art import bundle
from rookery.draw.board import display
from rookery.draw.display import Part
from rookery.draw.layout import Layout
from rookery.kernel.scene import Scene
from tests.conformance.cases import random_game
from tests.draw import scenes

SCRIPT = Path(__file__).with_name("display.mjs")
GOLDEN = Path(__file__).parents[1] / "conformance" / "golden"
MOST = 25
"""How many positions of a golden game are drawn at most, spread over all of it."""
NEAR = 2e-3
"""Lengths are rounded on their way."""
NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")


def golden(key: str) -> Iterator[Scene]:
    """Positions of a golden game, each as a seat sees it."""
    lines = (GOLDEN / f"{key}.txt").read_text(encoding="utf-8").splitlines()[1:-1]
    game = rookery.game(key)
    for index, line in enumerate(lines[:: len(lines) // MOST + 1]):
        yield game.read(line.split(maxsplit=1)[1]).scene(index % game.players)


def invented() -> Iterator[Scene]:
    """Scenes of no room of ours: their traits are known, their names are not."""
    for make in (scenes.floes, scenes.beach, scenes.iceberg, scenes.unknown):
        yield msgspec.structs.replace(make(), game="penguins-rock")


def others() -> Iterator[Scene]:
    """Beginnings with more players, and under options that change what lies about."""
    for room in catalog.rooms():
        for players in range(room.players[0], room.players[1] + 1):
            yield rookery.game(room.key, players=players).start(seed=1).scene()
        flags = {option.name: True for option in room.options if option.kind == "flag"}
        if flags:
            yield from (position.scene() for _, position in random_game(rookery.game(room.key, **flags), 1)[:MOST])


def everything() -> list[Scene]:
    """All that is compared."""
    return [*(scene for key in catalog.games() for scene in golden(key)), *others(), *invented()]


@pytest.fixture(scope="module")
def drawn() -> list[tuple[Scene, dict[str, Any]]]:
    """Scenes with what the browser draws of them."""
    node = shutil.which("node")
    if node is None:
        assert not os.environ.get("CI"), "no Node here"
        pytest.skip("no Node here: whether pages and pictures draw the same is LEFT OUT (install nodejs)")
    found = everything()
    request = {"bundles": {key: msgspec.Raw(bundle(key)) for key in catalog.games()}, "scenes": found}
    run = subprocess.run(
        [node, SCRIPT], input=msgspec.json.encode(request), capture_output=True, check=False, timeout=120
    )
    assert run.returncode == 0, run.stderr.decode()[-4000:]
    return list(zip(found, msgspec.json.decode(run.stdout), strict=True))


def plain(part: Part | dict[str, Any]) -> dict[str, Any]:
    """A part as data, without what is as usual and without what only the browser needs."""
    known = msgspec.json.decode(msgspec.json.encode(part))
    kept = {name: known.get(name) for name in ("key", "sort", "id", "seat", "x", "y", "scale", "angle", "mirrored")}
    kept["label"] = str(known.get("label") or "")
    kept["bits"] = [
        {name: value for name, value in bit.items() if value not in (0, "", False, None)}
        for bit in known.get("bits", [])
    ]
    usual = {"scale": 1, "angle": 0, "mirrored": False, "x": 0, "y": 0}
    return {name: usual.get(name) if value is None else value for name, value in kept.items()}


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Where two pieces of data differ by more than rounding."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one.keys() | other.keys():
            usual = 1 if name == "opacity" else None
            yield from differences(one.get(name, usual), other.get(name, usual), f"{path}.{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (each, its) in enumerate(zip(one, other, strict=True)):
            yield from differences(each, its, f"{path}[{index}]")
    elif path.endswith(".d") and NUMBER.sub("", one) == NUMBER.sub("", other):
        yield from differences(numbers(one), numbers(other), path)
    elif not is_near(one, other):
        yield f"{path}: {one} and {other}"


def numbers(path: str) -> list[float]:
    """The lengths of a path."""
    return [float(text) for text in NUMBER.findall(path)]


def is_near(one: Any, other: Any) -> bool:
    """Whether two things are numbers that differ by no more than rounding."""
    if not (isinstance(one, int | float) and isinstance(other, int | float)):
        return False
    return abs(one - other) <= NEAR * max(1, abs(one) / 50)


def test_pages_and_pictures_draw_the_same(drawn: list[tuple[Scene, dict[str, Any]]]) -> None:
    """The same parts in the same order, at the same places and with the same bits, of every scene."""
    for scene, page in drawn:
        layout = Layout(scene)
        frame = dict(zip(("left", "top", "width", "height"), layout.frame, strict=True))
        assert list(differences(frame, page["frame"])) == []
        ours, theirs = [plain(part) for part in display(layout)], [plain(part) for part in page["parts"]]
        assert [part["key"] for part in ours] == [part["key"] for part in theirs]
        wrong = [line for one, other in zip(ours, theirs, strict=True) for line in differences(one, other, one["key"])]
        assert wrong[:5] == [], f"{scene.game}: {scene.status}"


def test_differences_are_seen() -> None:
    """The comparison is one: a length that is off, another form, a bit too many."""
    same = {"bits": [{"d": "M0 1h2", "width": 0.5}]}
    assert list(differences(same, {"bits": [{"d": "M0.0001 1h2", "width": 0.5, "opacity": 1}]})) == []
    for other in ({"d": "M0.1 1h2", "width": 0.5}, {"d": "M0 1v2", "width": 0.5}, {"d": "M0 1h2", "width": 0.6}):
        assert list(differences(same, {"bits": [other]}))
    assert list(differences(same, {"bits": []}))
