"""Which language somebody reads."""

import pytest

from rookery.server.http.languages import preferred


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr, de;q=0.5", "de"),
        ("fr;q=1, tlh", "en"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=rubbish", "en"),
        ("*", "en"),
        ("," * 5000, "en"),
    ],
)
def test_the_best_language_that_we_have(header: str, language: str) -> None:
    """By the weights of the header, whatever the region; English where it names none of ours."""
    assert preferred(header) == language
