"""A file of words, read: entries in Project Fluent's format by their names."""

from pathlib import Path
from typing import TYPE_CHECKING

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker

if TYPE_CHECKING:
    from fluent.syntax import ast

say = speaker("kernel")


class BadCatalogue(RookeryError):
    """A file of words that cannot be read."""

    code = "bad-catalogue"


def read(path: Path) -> "dict[str, ast.Message]":
    """The entries of a file; BadCatalogue says where it is not what it should be."""
    from fluent.syntax import FluentParser, ast

    text = _text(path)
    found: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            problem = entry.annotations[0]
            raise _refusal(path, text, problem.span.start if problem.span else 0, str(problem.message))
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise _refusal(path, text, entry.span.start if entry.span else 0, f"{entry.id.name} is there twice")
            found[entry.id.name] = entry
    return found


def _text(path: Path) -> str:
    data = path.read_bytes()
    try:
        return data.decode()
    except UnicodeDecodeError as problem:
        before = data[: problem.start].decode()
        raise _refusal(path, before, len(before), "this is not UTF-8") from None


def _refusal(path: Path, text: str, place: int, problem: str) -> BadCatalogue:
    line = str(text.count("\n", 0, place) + 1)
    return BadCatalogue(say("bad-catalogue", file=str(path), line=line, problem=problem))
