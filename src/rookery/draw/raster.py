"""Pictures in pixels, for those who cannot show SVG: other people's programs, and home screens."""

import inspect
import subprocess
import sys

from rookery.draw.typeface import FAMILY, FILE

LONGEST = 60.0
"""Seconds."""


def _drawn(svg: str, width: int, font: str, family: str) -> bytes:
    import resvg_py

    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=[font],
        font_family=family,
        sans_serif_family=family,
    )
    return bytes(drawn)


PROGRAM = f"""
{inspect.getsource(_drawn)}
import sys

width, font, family = sys.argv[1:]
sys.stdout.buffer.write(_drawn(sys.stdin.buffer.read().decode(), int(width), font, family))
"""
"""A board takes up to a second, in which no other thread of a process runs: so it is done in another one."""


def png(svg: str, width: int) -> bytes:
    """One of our SVG documents as a PNG, so many pixels wide."""
    command = [sys.executable, "-c", PROGRAM, str(width), str(FILE), FAMILY]
    # Our own program, and a picture that we have drawn.
    done = subprocess.run(command, input=svg.encode(), capture_output=True, timeout=LONGEST, check=True)  # noqa: S603
    return done.stdout


def png_here(svg: str, width: int) -> bytes:
    """The same in this process, which can do nothing else meanwhile: for those who make many, and wait for them."""
    return _drawn(svg, width, str(FILE), FAMILY)
