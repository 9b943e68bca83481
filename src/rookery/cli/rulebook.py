"""A rulebook, written in Markdown, as text for a terminal."""

import re
import textwrap

WIDTH = 80
_BULLET = re.compile(r"^(\s*(?:[-*]|\d+\.)\s+)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
_IMAGE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\s*$")


def as_text(markdown: str) -> str:
    """The rulebook in lines of 80 columns: no pictures, no link addresses, headings underlined."""
    lines: list[str] = []
    verbatim = False
    for line in markdown.splitlines():
        if line.startswith("```"):
            verbatim = not verbatim
        elif verbatim:
            lines.append(f"    {line}")
        elif not _IMAGE.match(line):
            lines += _block(_LINK.sub(r"\1", line).replace("**", "").replace("`", ""))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _block(line: str) -> list[str]:
    """One line of Markdown, wrapped."""
    if line.startswith("#"):
        title = line.lstrip("#").strip()
        return ["", title, ("=" if line.startswith("# ") else "-") * len(title)]
    if line.startswith("|"):
        return [line]
    bullet = _BULLET.match(line)
    indent = " " * len(bullet[0]) if bullet else ""
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False) or [""]
