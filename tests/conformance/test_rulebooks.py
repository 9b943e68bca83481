"""A rulebook and the tests of its room belong together: each clause has a test, and what the rulebook shows is true."""

import ast
import re
from pathlib import Path

import pytest

from rookery import catalog
from rookery.kernel.game import Game, Room
from rookery.kernel.options import read_options
from tests.conformance.cases import key

ROOMS = Path(__file__).parent.parent / "rooms"
CLAUSE = re.compile(r"^- \*\*([A-Z]+)(\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"([A-Z]+\d+(?:, [A-Z]+\d+)*): ")
EXAMPLE = re.compile(r"^```(?: ?players=(\d))?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

every_room = pytest.mark.parametrize("room", catalog.rooms(), ids=key)


def text(room: Room) -> str:
    """The rulebook."""
    return room.rulebook.read_text(encoding="utf-8")


def clauses(room: Room) -> list[str]:
    """The ids of its clauses, in their order."""
    return [f"{group}{number}" for group, number in CLAUSE.findall(text(room))]


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
def test_clauses_are_numbered_in_order(room: Room) -> None:
    """In each group the clauses are numbered from 1 without a gap."""
    groups: dict[str, list[int]] = {}
    for group, number in CLAUSE.findall(text(room)):
        groups.setdefault(group, []).append(int(number))
    assert len(groups) > 4
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in groups.values())


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
def test_references_between_clauses(room: Room) -> None:
    """A clause that the rulebook's text, or the code of its room, refers to is one that it has."""
    known = set(clauses(room))
    groups = "|".join(sorted({re.sub(r"\d", "", clause) for clause in known}, key=len, reverse=True))
    code = [path.read_text(encoding="utf-8") for path in room.rulebook.parent.glob("*.py")]
    in_code = re.findall(rf"\((?:[A-Z]+\d+(?:, | to )?)*((?:{groups})\d+)\)", "".join(code))
    in_text = re.findall(rf"\((?:see )?((?:{groups})\d+)\)", text(room))
    assert {*in_code, *in_text} - known == set()


@every_room
def test_every_decision_is_named(room: Room) -> None:
    """Our decisions are numbered without a gap, and each is named as ours."""
    named = {int(number) for number in re.findall(r"our decision D(\d+)", " ".join(text(room).split()))}
    assert named == set(range(1, len(named) + 1))
    assert named


@every_room
def test_every_option_is_named(room: Room) -> None:
    """Each option stands in the rulebook's table with its default."""
    rows = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", text(room), re.MULTILINE))
    assert rows == {option.name: option.write(option.default) for option in room.options}


@every_room
def test_worked_examples(room: Room) -> None:
    """The rulebook's examples can be played, and each position in them is true.

    A line is a move and the position after it; the first may be a position alone. Behind the fence stand the players
    and options, where they are not the defaults.
    """
    examples = EXAMPLE.findall(text(room))
    assert examples
    for players, given, block in examples:
        options = dict(word.split("=", 1) for word in given.split())
        game = Game(room, int(players) if players else None, **read_options(room.options, options))
        lines = block.strip().splitlines()
        first, _, rest = lines[0].partition(" ")
        position = game.start(0) if first in game.start(0).moves else game.read(lines.pop(0).strip())
        assert lines, rest
        for line in lines:
            move, after = line.split(maxsplit=1)
            position = position.play(move)
            assert str(position) == after
