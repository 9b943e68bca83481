"""The words of our own packages: every message of the code has words in every language, and no word is left over."""

from pathlib import Path

import pytest

from rookery.words import languages
from rookery.words.audit import made_in, problems
from rookery.words.catalogues import PACKAGES

SPEAKING = sorted(path.parent.name for path in PACKAGES.glob("*/words") if any(path.glob("*.ftl")))
"""The packages that have words of their own; those of the pages are the browser's."""
ELSEWHERE = {"kernel": (PACKAGES / "catalog.py",)}
"""Modules outside a package that speak by its catalogue."""


def sources(package: str) -> list[Path]:
    """The modules that speak by a package's catalogue."""
    return [*sorted((PACKAGES / package).rglob("*.py")), *ELSEWHERE.get(package, ())]


def test_packages_are_found() -> None:
    """Nobody is forgotten."""
    assert {"arena", "bench", "bots", "kernel"} <= set(SPEAKING)


@pytest.mark.parametrize("package", SPEAKING)
def test_words_fit_the_code(package: str) -> None:
    """No message without words, no words without a message, and no value that a message lacks."""
    assert problems(PACKAGES / package / "words", made_in(sources(package), package), languages()) == []
