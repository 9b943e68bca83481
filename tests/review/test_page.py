"""The page of a review: whole in itself, and safe whatever players are called."""

import json
import re
from typing import Any

import pytest

from rookery.review import review
from rookery.review.page import page
from rookery.words import languages
from tests.review.games import record_of, rolled, thrown_away

NASTY = "</script><img src=x onerror=alert(1)>"


@pytest.mark.parametrize("language", languages())
def test_it_is_whole_in_itself(language: str) -> None:
    """It names no address; it has a frame for each position and its words in the reader's language."""
    positions = rolled()
    written = page(record_of(positions), positions, review(positions, simulations=5), "so", language)
    addresses = re.findall(r"https?://[^\s\"'<>]+|(?:src|href)=\"(?!#)[^\"]*", written)
    assert {*addresses} <= {"http://www.w3.org/2000/svg"}
    assert f'<html lang="{language}">' in written
    data = _data(written)
    assert len(data["frames"]) == len(data["plies"]) == len(positions)
    assert all(max(frame["parts"]) < len(data["parts"]) for frame in data["frames"])
    assert data["plies"][2]["arrow"]


def test_names_do_no_harm() -> None:
    """A name is text, wherever it stands."""
    positions = thrown_away()
    found = review(positions, simulations=5)
    written = page(record_of(positions, NASTY, "Ben"), positions, found, "so")
    assert NASTY not in written
    assert "&lt;/script&gt;" in written
    assert written.count("</script>") == 2
    turns = _data(written)["turns"]
    assert [turn["ply"] for turn in turns] == [2]
    assert len(turns[0]["better"]) == 4


def _data(written: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="game">(.*?)</script>', written)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data
