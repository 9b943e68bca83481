"""A rulebook and the tests of its room belong together: each clause has a test."""

import ast
import re
from pathlib import Path

import pytest

from rookery.conformance.files import clauses, rulebook
from rookery.kernel.room import Room
from tests.conformance.cases import key, ours

ROOMS = Path(__file__).parent.parent / "rooms"
CITED = re.compile(r"([A-Z]+\d+(?:, [A-Z]+\d+)*): ")

every_room = pytest.mark.parametrize("room", ours(), ids=key)


def cited(room: Room) -> dict[str, list[str]]:
    """The clauses that each test of the room names at the beginning of its docstring."""
    found = {}
    for path in sorted((ROOMS / room.rulebook.parent.name).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                match = CITED.match(ast.get_docstring(node) or "")
                if match:
                    found[f"{path.name}::{node.name}"] = match[1].split(", ")
    return found


@every_room
def test_every_clause_has_a_test(room: Room) -> None:
    """No clause goes without a test that names it."""
    tested = {clause for named in cited(room).values() for clause in named}
    assert [clause for clause in clauses(room) if clause not in tested] == []


@every_room
def test_every_test_names_a_known_clause(room: Room) -> None:
    """No test names a clause that the rulebook does not have."""
    known = set(clauses(room))
    assert {name: named for name, named in cited(room).items() if not known.issuperset(named)} == {}


@every_room
def test_every_decision_is_named(room: Room) -> None:
    """Our decisions are numbered without a gap, and each is named as ours."""
    named = {int(number) for number in re.findall(r"our decision D(\d+)", " ".join(rulebook(room).split()))}
    assert named == set(range(1, len(named) + 1))
    assert named
