"""Documents of a checkout as pages of the site."""

import pytest
from tools.site import sources


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("docs/tour.md", "tour.md"),
        ("docs/pictures/polar-dare.svg", "pictures/polar-dare.svg"),
        ("src/rookery/rooms/polar_dare/README.md", "games/polar-dare.md"),
        ("src/rookery/rooms/polar_dare/net.md", "games/polar-dare-net.md"),
        ("ARCHITECTURE.md", "project/architecture.md"),
        ("benchmarks/results/cpu.md", "benchmarks/results/cpu.md"),
        ("examples/bot.py", "files/examples/bot.py.md"),
        ("README.md", "index.md"),
    ],
)
def test_every_file_has_its_place(path: str, place: str) -> None:
    """Documents are pages, pictures stay pictures, and anything else is shown on a page of its own."""
    assert sources.place(path) == place


def test_links_are_moved() -> None:
    """A link leads to the same thing from the page as from the document; what is code stays as it is."""
    text = "See [a](../../README.md#play), [b](https://example.org).\n```text\n[c](../../README.md)\n```\n"
    moved = sources.for_site(text, "docs/how-to/run-a-server.md")
    assert moved == text.replace("(../../README.md#play)", "(../index.md#play)")


def test_clauses_become_places() -> None:
    """A clause can be linked to by its id."""
    assert sources.for_site("- **SL1** No.\n", "docs/tour.md") == "- **SL1**{ #SL1 } No.\n"


def test_options_behind_a_fence_are_left_out() -> None:
    """They say how a worked example is checked; a highlighter would not know them."""
    assert sources.for_site("```players=3\nx\n```\n", "docs/tour.md") == "```text\nx\n```\n"
    assert sources.for_site("```toml a.toml\nx\n```\n", "docs/tour.md") == '```toml title="a.toml"\nx\n```\n'
    assert sources.for_site("```pycon\nx\n```\n", "docs/tour.md") == "```pycon\nx\n```\n"


def test_a_file_is_shown_whole() -> None:
    """With its name and its path."""
    shown = sources.shown("examples/bot.py")
    assert shown.startswith("# bot.py\n\n`examples/bot.py`\n")
    assert (sources.ROOT / "examples/bot.py").read_text(encoding="utf-8").rstrip() in shown
