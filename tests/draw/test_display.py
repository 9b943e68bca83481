"""The parts of a display list as plain data."""

import msgspec

from rookery.draw.display import Drawing, Part, Path, Words


def test_defaults_are_left_out() -> None:
    """A part says only what is not as usual, so that two lists are compared quickly."""
    bits = (Path(d="M0 0", fill="ice"), Drawing(symbol="stone", size=70), Words(words="A", height=30, ink="eye"))
    assert msgspec.to_builtins(Part(key="a", sort="piece", bits=bits)) == {
        "key": "a",
        "sort": "piece",
        "bits": (
            {"d": "M0 0", "fill": "ice"},
            {"symbol": "stone", "size": 70},
            {"words": "A", "height": 30, "ink": "eye"},
        ),
    }


def test_parts_are_values() -> None:
    """Two parts that look alike are equal."""
    one, other = (Part(key="a", sort="space", x=1.0, bits=(Path(d="M0 0"),)) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
