"""Texts, such as links to a seat, as QR codes that a phone can read."""

import io

import segno

from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal

say = speaker("server")

MARGIN = 4
"""Modules of quiet around a code, as its standard asks for."""


def code(text: str) -> bytes:
    """A text as a QR code: SVG, dark on light in every theme, as large as the page likes."""
    try:
        made = segno.make_qr(text, error="m")
    except segno.DataOverflowError:
        raise Refusal("too-large", say("too-long-for-qr")) from None
    drawn = io.BytesIO()
    made.save(drawn, kind="svg", border=MARGIN, dark="#0b1f2e", light="#ffffff", xmldecl=False, omitsize=True)
    return drawn.getvalue()
