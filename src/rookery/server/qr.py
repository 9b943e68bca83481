"""Texts, such as links to a seat, as QR codes that a phone can read."""

import io

import segno

from rookery.server.problems import Refused

MARGIN = 4
"""Modules of quiet around a code, as its standard asks for."""


def code(text: str) -> bytes:
    """A text as a QR code: SVG, dark on light in every theme, as large as the page likes."""
    try:
        made = segno.make_qr(text, error="m")
    except segno.DataOverflowError:
        raise Refused("too-large", "no QR code holds so long a text; give a shorter one") from None
    drawn = io.BytesIO()
    made.save(drawn, kind="svg", border=MARGIN, dark="#0b1f2e", light="#ffffff", xmldecl=False, omitsize=True)
    return drawn.getvalue()
