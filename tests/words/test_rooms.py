"""Every room has words for all that it says, in every language, and no others."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from rookery import catalog
from rookery.kernel.game import Position
from rookery.kernel.messages import Message, Text
from rookery.words import audit, languages
from tests.conformance.cases import random_game


@pytest.mark.parametrize("key", catalog.games())
def test_words_and_messages_fit(key: str) -> None:
    """What a room's code, options and lessons say is in its catalogue, and nothing besides."""
    room = catalog.room(key)
    assert audit.problems(room.folder / "words", audit.made_by_room(room), languages()) == []


def said_in(before: Position, after: Position) -> Iterator[Text]:
    """Whatever a scene, its choices and what happened say."""
    scene = after.scene()
    yield from (scene.status, scene.goal, *(seat.name for seat in scene.seats))
    for things in (scene.progress, scene.spaces, scene.pieces, scene.facings, scene.legend, after.happened):
        yield from (thing.label for thing in things)
    for choice in before.choices():
        yield from (choice.label, *([choice.caution] if choice.caution else []))


@pytest.mark.parametrize("key", catalog.games())
def test_a_room_says_nothing_but_messages(key: str) -> None:
    """What a room says is a message, so that every language has its own words; only names in notation need none."""
    for before, after in pairwise(position for _, position in random_game(catalog.game(key), 1)[:80]):
        names = {space.id for space in after.scene().spaces}
        assert {text for text in said_in(before, after) if not isinstance(text, Message)} <= names
