"""QR codes: drawn as SVG, whatever the text, as long as one fits."""

from xml.etree import ElementTree

import pytest

from rookery.play.refusals import Refusal
from rookery.server.study.qr import code


@pytest.mark.parametrize("text", ["http://192.0.2.7:8080/m/Abc#token", "x", "Überraschung – 🐧", "é" * 1000])
def test_a_text_is_drawn(text: str) -> None:
    """One picture without a size of its own and without anything that could run; the same text, the same code."""
    drawn = code(text)
    root = ElementTree.fromstring(drawn)  # noqa: S314  # our own
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "viewBox" in root.attrib
    assert "width" not in root.attrib
    assert {element.tag.rpartition("}")[2] for element in root.iter()} == {"svg", "path"}
    assert code(text) == drawn
    assert code(f"{text[:-1]}?") != drawn


def test_a_text_that_no_code_holds() -> None:
    """A text that is too long is refused."""
    with pytest.raises(Refusal) as refusal:
        code("🐧" * 1000)
    assert refusal.value.code == "too-large"
