"""Where words stand: a folder ``words`` in each room and in each package that speaks, one Fluent file a language."""

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rookery import catalog
from rookery.kernel.ftl import read

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
PACKAGES: Final = Path(__file__).parent.parent
PLACES: Final = {"pages": PACKAGES / "server" / "static"}
"""Catalogues of our own that are not found by the name of a package."""


def languages() -> tuple[str, ...]:
    """The languages that Rookery itself speaks, English first: those of the kernel's words."""
    found = {path.stem for path in folder("kernel").glob(f"*{SUFFIX}")}
    return ENGLISH, *sorted(found - {ENGLISH})


def folder(name: str) -> Path:
    """Where the words of a package or a room are."""
    own = PLACES.get(name, PACKAGES / name)
    return (own if own.is_dir() else catalog.room(name).folder) / "words"


@functools.cache
def entries(name: str, language: str) -> "dict[str, ast.Message]":
    """The entries of a catalogue by their names; none in a language that it has no file for."""
    path = folder(name) / f"{language}{SUFFIX}"
    return read(path) if path.is_file() else {}
