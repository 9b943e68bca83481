"""Every room has words for all that it says, in every language, and no others."""

import pytest

from rookery import catalog
from rookery.words import audit, languages


@pytest.mark.parametrize("key", catalog.games())
def test_words_and_messages_fit(key: str) -> None:
    """What a room's code, options and lessons say is in its catalogue, and nothing besides."""
    room = catalog.room(key)
    assert audit.problems(room.folder / "words", audit.made_by_room(room), languages()) == []
