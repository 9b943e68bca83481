"""Where words stand: a folder ``words`` in each room and in each package that speaks, one Fluent file a language."""

import functools
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from rookery import catalog
from rookery.kernel.errors import RookeryError

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
PACKAGES: Final = Path(__file__).parent.parent
PLACES: Final = {"pages": PACKAGES / "server" / "static"}
"""Catalogues of our own that are not found by the name of a package."""


class BadCatalogue(RookeryError):
    """A file of words that cannot be read."""

    code = "bad-catalogue"


def languages() -> tuple[str, ...]:
    """The languages that Rookery itself speaks, English first: those of the kernel's words."""
    found = {path.stem for path in folder("kernel").glob(f"*{SUFFIX}")}
    return ENGLISH, *sorted(found - {ENGLISH})


def folder(name: str) -> Path:
    """Where the words of a package or a room are."""
    own = PLACES.get(name, PACKAGES / name)
    return (own if own.is_dir() else catalog.room(name).folder) / "words"


@functools.cache
def entries(name: str, language: str) -> dict[str, ast.Message]:
    """The entries of a catalogue by their names; none in a language that it has no file for."""
    path = folder(name) / f"{language}{SUFFIX}"
    return read(path) if path.is_file() else {}


def read(path: Path) -> dict[str, ast.Message]:
    """The entries of a file; BadCatalogue says where it is not what it should be."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            problem = entry.annotations[0]
            _refuse(path, text, problem.span.start if problem.span else 0, str(problem.message))
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                _refuse(path, text, entry.span.start if entry.span else 0, f"{entry.id.name} is there twice")
            found[entry.id.name] = entry
    return found


def _refuse(path: Path, text: str, place: int, problem: str) -> None:
    line = text.count("\n", 0, place) + 1
    raise BadCatalogue(f"{path}, line {line}: {problem}")
