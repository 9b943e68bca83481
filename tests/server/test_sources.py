"""Scripts and styles as they travel."""

import pytest

from rookery.server.pages import STATIC
from rookery.server.sources import COMMENTED, shortened

SCRIPT = b"""// A module.

/**
 * What it does * and how.
 */
const a = 1; // beside code
  /** Of a kind. @type {number} */
const b = /** @type {any} */ (a) / 2;
  /** @type {any} */ (b).go("// no comment");
const c = "/* nor this */";
"""
SENT = b"""




const a = 1; // beside code

const b = /** @type {any} */ (a) / 2;
  /** @type {any} */ (b).go("// no comment");
const c = "/* nor this */";
"""


def test_comments_stay_at_home() -> None:
    """Whole lines of comments are left out, code is sent as it is, and lines keep their numbers."""
    assert shortened(SCRIPT, ".js") == SENT
    assert shortened(b"/* The sea. */\n.sea { top: 0; }\n", ".css") == b"\n.sea { top: 0; }\n"
    assert shortened(b"// no script", ".svg") == b"// no script"


@pytest.mark.parametrize("suffix", sorted(COMMENTED))
def test_no_text_loses_a_line(suffix: str) -> None:
    """Nothing that looks like a comment stands in a text of several lines: quotes are balanced around what is cut."""
    for path in STATIC.rglob(f"*{suffix}"):
        source = path.read_bytes()
        lines, kept = source.splitlines(), shortened(source, suffix).splitlines()
        assert len(lines) == len(kept)
        quotes = 0
        for line, rest in zip(lines, kept, strict=True):
            assert line == rest or quotes % 2 == 0, path
            quotes += rest.count(b"`")
