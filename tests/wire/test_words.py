"""The words of the match, its records, the wire, the client and the server: each message has some in every language."""

from pathlib import Path

import pytest

import rookery
from rookery.words import languages
from rookery.words.audit import made_in, problems

SOURCE = Path(rookery.__file__).parent


@pytest.mark.parametrize("package", ["client", "play", "records", "server", "wire"])
def test_code_and_words_fit(package: str) -> None:
    """Nothing is said without words, and no words are left over."""
    folder = SOURCE / package
    assert problems(folder / "words", made_in(folder.rglob("*.py"), package), languages()) == []
