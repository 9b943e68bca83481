"""A game as an animated picture: a frame a scene. Pillow writes it, which is an extra of its own (``pictures``)."""

import io
from collections.abc import Iterable, Iterator
from typing import IO, TYPE_CHECKING

from rookery.draw.raster import png_here
from rookery.draw.svg import picture
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.kernel.scene import Scene
from rookery.words import ENGLISH

if TYPE_CHECKING:
    from PIL.Image import Image

say = speaker("draw")

LAST = 4
"""How many times as long as the others the last frame stays."""


class CannotDraw(RookeryError):
    """A picture that cannot be drawn."""

    code = "cannot-draw"


def check_gif() -> None:
    """Whether there is all that an animated picture needs; CannotDraw if not."""
    try:
        import PIL  # noqa: F401
    except ImportError:
        raise CannotDraw(say("no-pillow")) from None


def gif(
    scenes: Iterable[Scene],
    file: IO[bytes],
    *,
    theme: str = "light",
    size: int = 480,
    seconds: float = 1.0,
    language: str = ENGLISH,
) -> None:
    """Write scenes to a file, each shown for so many seconds and the last for longer; then it begins anew."""
    check_gif()
    frames = _frames(scenes, theme, size, language)
    first = next(frames)
    shown = round(1000 * seconds)
    # Pillow takes frames as they come, but must know how long each stays: so the last comes several times.
    first.save(file, format="GIF", save_all=True, append_images=frames, duration=shown, loop=0, disposal=1)


def _frames(scenes: Iterable[Scene], theme: str, size: int, language: str) -> "Iterator[Image]":
    """The scenes in as few colours as the format has, all of one size."""
    from PIL import Image, ImageOps

    first: Image.Image | None = None
    frame: Image.Image | None = None
    for scene in scenes:
        drawn = Image.open(io.BytesIO(png_here(picture(scene, theme=theme, size=size, language=language), size)))
        whole = Image.new("RGB", drawn.size, "white")
        whole.paste(drawn, mask=drawn.getchannel("A") if "A" in drawn.getbands() else None)
        first = first or whole
        if whole.size != first.size:
            whole = ImageOps.pad(whole, first.size, color="white")
        frame = whole.quantize(256, dither=Image.Dither.NONE)
        yield frame
    for _ in range(LAST - 1 if frame else 0):
        assert frame is not None  # noqa: S101  # for the type checker
        yield frame
