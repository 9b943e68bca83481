"""Pictures in pixels: of the size that is asked for, with words in our typeface, and no other thread waits for them."""

import subprocess

import pytest

from rookery.draw.raster import png, png_here

WORDS = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" font-family="{}"><text y="9">{}</text></svg>'


def test_a_picture_has_the_width_that_is_asked_for() -> None:
    """The height follows from its proportions."""
    drawn = png(WORDS.format("sans-serif", ""), 60)
    assert drawn.startswith(b"\x89PNG")
    assert [int.from_bytes(drawn[at : at + 4]) for at in (16, 20)] == [60, 30]


def test_words_are_drawn_without_a_typeface_of_the_machine() -> None:
    """Whatever a drawing asks for, our typeface is there for it; and other words make another picture."""
    empty, some, others = (png(WORDS.format("Nowhere, sans-serif", text), 60) for text in ("", "AB", "XY"))
    assert len({empty, some, others}) == 3
    assert png(WORDS.format("Fredoka One", "AB"), 60) == some


def test_what_is_no_picture_is_an_error() -> None:
    """Only our own drawings come here: anything else is a mistake of ours, and is not passed over."""
    with pytest.raises(subprocess.CalledProcessError):
        png("no picture", 60)


def test_here_as_elsewhere() -> None:
    """Whoever makes many gets the same pictures without another process."""
    svg = WORDS.format("sans-serif", "AB")
    assert png_here(svg, 60) == png(svg, 60)
