"""Codes of classes: easy to read out, hard to guess."""

from rookery.server.classes.codes import LENGTH, LETTERS, new_code, read_code


def test_codes_are_easy_to_read() -> None:
    """Six letters and digits, none of which is taken for another, and never the same again."""
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == LENGTH and set(code) <= set(LETTERS) for code in codes)
    assert not set("IL1O0") & set(LETTERS)


def test_however_a_code_is_typed() -> None:
    """Small letters, spaces and hyphens do not matter."""
    assert read_code(" abc-2 3x\n") == "ABC23X"
