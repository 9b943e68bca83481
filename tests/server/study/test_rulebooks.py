"""Rulebooks as pages show them: complete, safe, with a picture."""

import dataclasses
import re
from pathlib import Path

import pytest

from rookery import catalog
from rookery.kernel.errors import UnknownGame
from rookery.server.study import rulebooks


@pytest.mark.parametrize("key", catalog.games())
def test_every_rulebook(key: str) -> None:
    """Headings can be linked to, clauses and tables are there, a picture is shown, and no address leads nowhere."""
    book = rulebooks.rulebook(key)
    assert book.title == catalog.room(key).title
    ids = re.findall(r'<h\d id="([a-z0-9-]+)">', book.html)
    assert len(ids) == len(set(ids)) == len(re.findall(r"<h\d", book.html))
    assert "<table>" in book.html
    first, *examples = re.findall(r'<img src="([^"?]+)[^"]*" (.*?)width="(\d+)" height="(\d+)"', book.html)
    assert first[0] == f"/api/games/{key}/picture.svg"
    assert len(examples) == 2 * book.html.count("<pre>") == book.html.count("<figcaption>")
    assert {address for address, *_ in examples} == {first[0]}
    assert all(int(width) > 0 < int(height) for *_, width, height in (first, *examples))
    assert all(link.startswith(("#", "https://")) for link in re.findall(r'href="([^"]+)"', book.html))
    clauses = re.findall(r"^- \*\*(\w+)\*\*", catalog.room(key).rulebook.read_text(encoding="utf-8"), re.MULTILINE)
    assert clauses == re.findall(r"<li>(?:\n<p>)?<strong>(\w+)</strong>", book.html)


def test_nothing_in_a_rulebook_can_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Markup is shown as text, strange links and pictures are none; without a picture of its own a book gets one."""
    written = tmp_path / "README.md"
    written.write_text(
        '# Rules\n\n<script>alert(1)</script> <b onclick="x()">\n\n[a](javascript:x) [b](../board.py) [c](#rules) '
        "![d](elsewhere.svg) ![e](https://example.org/x.png)\n\n# Rules\n",
        encoding="utf-8",
    )
    room = dataclasses.replace(catalog.room("polar-dare"), folder=tmp_path)
    monkeypatch.setattr(catalog, "room", lambda _: room)
    html = rulebooks.rulebook.__wrapped__("polar-dare").html
    assert "<script" not in html
    assert "<b" not in html
    assert re.findall(r'(?:href|src)="([^"]+)"', html) == ["/api/games/polar-dare/picture.svg", "#rules"]
    assert re.findall(r'id="([^"]+)"', html) == ["rules", "rules-2"]
    assert "d e" in html


def test_captions_are_in_the_language_of_the_reader() -> None:
    """The pictures of worked examples are explained in any language that we speak."""
    assert "<figcaption>How it begins</figcaption>" in rulebooks.rulebook("penguin-soccer").html
    assert "<figcaption>So fängt es an</figcaption>" in rulebooks.rulebook("penguin-soccer", "de").html


def test_no_rulebook_without_a_game() -> None:
    """The refusal of an unknown game lists the games."""
    with pytest.raises(UnknownGame):
        rulebooks.rulebook("chess")
