"""A rulebook, written in Markdown, as text for a terminal."""

import re
import textwrap

WIDTH = 80
_BULLET = re.compile(r"(?:[-*]|\d+\.)\s+")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)")


def as_text(markdown: str) -> str:
    """The rulebook in lines of 80 columns: no pictures, no link addresses, headings underlined."""
    lines: list[str] = []
    paragraph: list[str] = []

    def close() -> None:
        if paragraph:
            lines.extend(_wrapped(" ".join(paragraph)))
            paragraph.clear()

    verbatim = False
    for line in markdown.splitlines():
        if line.startswith("```"):
            close()
            verbatim = not verbatim
        elif verbatim:
            lines.append(f"    {line}")
        elif not line.strip() or line.startswith(("#", "|")):
            close()
            lines += _heading(line) if line.startswith("#") else [_plain(line)]
        else:
            if _BULLET.match(line):
                close()
            paragraph.append(_plain(line.strip()))
    close()
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _plain(line: str) -> str:
    """A line without its marks."""
    return _LINK.sub(r"\1", _IMAGE.sub("", line)).replace("**", "").replace("`", "")


def _heading(line: str) -> list[str]:
    title = _plain(line.lstrip("#").strip())
    return ["", title, ("=" if line.startswith("# ") else "-") * len(title)]


def _wrapped(paragraph: str) -> list[str]:
    bullet = _BULLET.match(paragraph)
    indent = " " * len(bullet[0]) if bullet else ""
    return textwrap.wrap(paragraph, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
