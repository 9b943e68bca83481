"""What a room says of itself is looked at before it is let in."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rookery import catalog
from rookery.kernel import facts
from rookery.kernel.errors import RookeryError
from rookery.kernel.options import Variant, flag

ROOM = catalog.room("penguin-soccer")


@pytest.mark.parametrize("key", catalog.games())
def test_every_room_is_let_in(key: str) -> None:
    """Nothing is wrong with any of them."""
    assert facts.fault(catalog.room(key)) is None


def _raising(*_: object) -> Any:
    raise RookeryError("no luck")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"key": "Penguin Soccer"}, "its key Penguin Soccer is not made of lower-case words"),
        ({"key": "server"}, "its key server is a name that Rookery itself uses"),
        ({"key": "pages"}, "its key pages is a name that Rookery itself uses"),
        ({"players": (3, 2)}, "it is for 3 to 2 players"),
        ({"players": (2, 5)}, "it is for 2 to 5 players; 1 to 4 are possible"),
        ({"version": 0}, "must all be positive"),
        ({"rules": replace(ROOM.rules, move_limit=0)}, "must all be positive"),
        ({"levels": {"egg": ()}}, "its levels are not egg, chick, juvenile, adult, emperor"),
        ({"title": "Soccer"}, "its rulebook does not begin with its title, # Soccer"),
        ({"options": (flag("offside"),)}, "en.ftl has no words for option-offside, option-offside.about"),
        ({"options": (replace(flag("offside"), default="yes"),)}, "option offside cannot be"),
        ({"options": (replace(ROOM.options[0], read=lambda _: 9),)}, "default of its option repetition"),
        ({"variants": (Variant(key="blitz"),)}, "en.ftl has no words for variant-blitz, variant-blitz.about"),
        ({"variants": (Variant(key="blitz", players=3),)}, "penguin-soccer cannot have"),
        ({"variants": (Variant(key="blitz", options={"ply_cap": "many"}),)}, "option ply_cap cannot be"),
        ({"variants": (Variant(key="blitz", position="nowhere"),)}, "nowhere"),
        ({"scene": _raising}, "no luck"),
        ({"scene": lambda *_: 1 / 0}, "it fails with ZeroDivisionError: division by zero"),
        ({"choices": lambda _: ()}, "not every move can be chosen"),
    ],
)
def test_what_is_wrong_is_told(changes: dict[str, Any], reason: str) -> None:
    """One thing at a time, as a message."""
    assert reason in str(facts.fault(replace(ROOM, **changes)))


@pytest.mark.parametrize(
    ("file", "content", "reason"),
    [
        ("README.md", None, "there is no file"),
        ("words/en.ftl", None, "there is no file"),
        ("words/en.ftl", "summary = Short\n", "en.ftl has no words for guide-blocked"),
        ("words/de.ftl", "summary Kurz\n", "de.ftl, line 1: "),
        ("art.svg", "<svg>", "art.svg cannot be read (no element found"),
        ("lessons.toml", "[[step]\n", "it fails with TOMLDecodeError"),
    ],
)
def test_what_is_wrong_with_its_files_is_told(tmp_path: Path, file: str, content: str | None, reason: str) -> None:
    """Missing files, and files that cannot be read."""
    folder = Path(shutil.copytree(ROOM.folder, tmp_path / "room"))
    if content is None:
        (folder / file).unlink()
    else:
        (folder / file).write_text(content, encoding="utf-8")
    assert reason in str(facts.fault(replace(ROOM, folder=folder)))


def test_words_are_expected_by_convention() -> None:
    """The summary, the options with their values, the guide, the lessons with their answers."""
    expected = set(facts.expected_words(ROOM))
    assert {"summary", "option-no_move.loss", "option-ply_cap.zero", "lesson-goal", "lesson-spin.wrong-4"} <= expected
    assert {"guide-goal", "guide-goal.title"} <= expected
    assert "lesson-goal.wrong-2" not in expected
    named = replace(ROOM, variants=(Variant(key="blitz"),))
    assert set(facts.expected_words(named)) - expected == {"variant-blitz", "variant-blitz.about"}
