"""Pictures in pixels, for those who cannot show SVG: other people's programs, and home screens."""

import subprocess
import sys

from rookery.draw.typeface import FAMILY, FILE

LONGEST = 60.0
"""Seconds."""
PROGRAM = """
import sys
import resvg_py

width, font, family = sys.argv[1:]
svg = sys.stdin.buffer.read().decode()
fonts = {"skip_system_fonts": True, "font_files": [font], "font_family": family, "sans_serif_family": family}
sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, width=int(width), **fonts))
"""
"""A board takes up to a second, in which no other thread of a process runs: so it is done in another one."""


def png(svg: str, width: int) -> bytes:
    """One of our SVG documents as a PNG, so many pixels wide."""
    command = [sys.executable, "-c", PROGRAM, str(width), str(FILE), FAMILY]
    # Our own program, and a picture that we have drawn.
    done = subprocess.run(command, input=svg.encode(), capture_output=True, timeout=LONGEST, check=True)  # noqa: S603
    return done.stdout
