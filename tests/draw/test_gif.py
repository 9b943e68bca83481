"""Games as animated pictures: a frame a scene, and a clear word where Pillow is missing."""

import io
import sys

import pytest
from PIL import Image

import rookery
from rookery.draw.gif import LAST, CannotDraw, gif


def test_a_frame_a_scene() -> None:
    """The frames are the scenes in their order, all of one size; the last stays longer, and it begins anew."""
    position = rookery.game("penguin-soccer").start(0)
    positions = [position]
    for _ in range(2):
        positions.append(positions[-1].play(positions[-1].moves[0]))
    file = io.BytesIO()
    gif((each.scene() for each in positions), file, size=120, seconds=0.5)
    with Image.open(io.BytesIO(file.getvalue())) as made:
        assert made.format == "GIF"
        assert made.size[0] == 120
        assert made.info["loop"] == 0
        durations, pictures = [], []
        for frame in range(getattr(made, "n_frames", 1)):
            made.seek(frame)
            durations.append(made.info["duration"])
            pictures.append(made.convert("RGB").tobytes())
    # Frames that are alike are one, and stay as long as all of them.
    assert durations == [500, 500, 500 * LAST]
    assert len(set(pictures)) == 3


def test_without_pillow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lacks the extra is told its name."""
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(CannotDraw, match=r"pip install 'rookery-games\[pictures\]'"):
        gif([rookery.game("penguin-soccer").start(0).scene()], io.BytesIO())
