"""Mistakes in a teacher's own file: what is wrong, in words, and in which line."""

import re

import msgspec

from rookery.kernel.errors import nearest, quote
from rookery.kernel.messages import Message, Text, speaker
from rookery.play.refusals import Refusal

say = speaker("server")

MOST = 20
"""How many are told at once."""
HEADER = re.compile(r"^[ \t]*\[\[\s*(\w+)\s*\]\]", re.MULTILINE)
"""The line above a part of a file, and the name of its kind."""


class Misplaced(Exception):
    """A mistake in a part of a file, and the key at which it stands."""

    def __init__(self, key: str, problem: Text) -> None:
        super().__init__(key)
        self.key, self.problem = key, problem


def of_value(problem: msgspec.ValidationError, kind: type[msgspec.Struct]) -> Misplaced:
    """What msgspec finds wrong with a part; whatever has no words of ours is said as it says it."""
    return Misplaced(_key(str(problem)), _in_words(str(problem), kind))


def told(line: int, problem: Text) -> Message:
    """A mistake with its line."""
    return say("lesson-mistake", line=line, problem=problem)


def refusal(*mistakes: Message) -> Refusal:
    """The refusal of a file with some mistakes."""
    return Refusal("bad-lessons", say("class-lessons", mistakes=mistakes[:MOST]))


def _in_words(problem: str, kind: type[msgspec.Struct]) -> Text:
    key = _key(problem)
    if "missing required" in problem:
        return say("lesson-key-missing", key=key)
    if "unknown field" in problem:
        keys = tuple(field.name for field in msgspec.structs.fields(kind))
        return say("lesson-key-unknown", key=quote(key), near=nearest(key, keys), keys=keys)
    return say("lesson-value", key=key, problem=problem) if key else problem


def _key(problem: str) -> str:
    """The key that a sentence of msgspec's is about."""
    found = re.search(r"field `(\w+)`", problem) or re.search(r"`\$\.(\w+)", problem)
    return found[1] if found else ""


# Where they stand


def lines_of(text: str, part: str) -> list[int]:
    """The lines at which the parts of one kind begin."""
    return [text.count("\n", 0, each.start()) + 1 for each in HEADER.finditer(text) if each[1] == part]


def line_of(text: str, key: str) -> int:
    """The first line that sets a key, or begins a part of this name; the first of all if there is none."""
    name = re.escape(key)
    found = re.search(rf"^[ \t]*(?:{name}\s*=|\[+\s*{name}\s*\])", text, re.MULTILINE) if key else None
    return text.count("\n", 0, found.start()) + 1 if found else 1


def line_within(text: str, line: int, key: str) -> int:
    """The line of the part that begins at one which sets a key; where it begins if none does."""
    lines = text.splitlines()
    for number in range(line, len(lines)):
        if HEADER.match(lines[number]):
            break
        if key and re.match(rf"\s*{re.escape(key)}\s*=", lines[number]):
            return number + 1
    return line
