"""The rulebook and its tests belong together: each clause has a test, and what the rulebook shows is true."""

import ast
import re
from pathlib import Path

import rookery
from rookery.catalog import room
from tests.games.penguin_soccer.pitch import KEY
from tests.games.penguin_soccer.reference import START

RULEBOOK = room(KEY).rulebook.read_text(encoding="utf-8")
CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"([A-Z]+\d+(?:, [A-Z]+\d+)*): ")


def docstrings() -> dict[str, str]:
    """Return the docstring of every test in this folder, by its name."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def cited() -> dict[str, list[str]]:
    """Return the clauses that each test names."""
    matches = {name: CITED.match(docstring) for name, docstring in docstrings().items()}
    return {name: match[1].split(", ") for name, match in matches.items() if match}


def test_clauses_are_numbered_in_order() -> None:
    """In each group the clauses of the rulebook are numbered from 1 without a gap."""
    groups: dict[str, list[int]] = {}
    for group, number in re.findall(r"^- \*\*([A-Z]+)(\d+)\*\* ", RULEBOOK, re.MULTILINE):
        groups.setdefault(group, []).append(int(number))
    assert list(groups) == ["B", "S", "T", "SL", "TA", "ST", "K", "E", "N", "X"]
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in groups.values())


def test_every_clause_has_a_test() -> None:
    """No clause of the rulebook goes without a test that names it."""
    tested = {clause for clauses in cited().values() for clause in clauses}
    assert [clause for clause in CLAUSE.findall(RULEBOOK) if clause not in tested] == []


def test_every_test_names_a_known_clause() -> None:
    """No test names a clause that the rulebook does not have, and no test goes without a docstring."""
    known = set(CLAUSE.findall(RULEBOOK))
    assert {name: clauses for name, clauses in cited().items() if not known.issuperset(clauses)} == {}
    assert [name for name, docstring in docstrings().items() if not docstring] == []


def test_references_between_clauses() -> None:
    """A clause that the rulebook's text refers to is one that it has."""
    known = {*CLAUSE.findall(RULEBOOK), *(f"D{number}" for number in range(1, 9))}
    mentioned = set(re.findall(r"\b(?:B|S|T|SL|TA|ST|K|E|N|X|D)\d+\b", RULEBOOK))
    assert mentioned - known == set()


def test_every_decision_is_named() -> None:
    """Each of our eight decisions is named as such, once."""
    assert sorted(re.findall(r"\(our decision (D\d)\)", RULEBOOK.replace("\n  ", " "))) == [
        f"D{n}" for n in range(1, 9)
    ]


def test_every_option_is_named() -> None:
    """Each option stands in the rulebook's table with its default."""
    rows = dict(re.findall(r"^\| `(\w+)` \| `(\w+)` \|", RULEBOOK, re.MULTILINE))
    assert rows == {option.name: option.write(option.default) for option in room(KEY).options}


def test_worked_example() -> None:
    """The rulebook's example can be played, and each position in it is true."""
    block = RULEBOOK.split("```")[1].strip().splitlines()
    position = rookery.game(KEY).start()
    assert str(position) == START
    for line in block:
        move, text = line.split(maxsplit=1)
        position = position.play(move)
        assert str(position) == text
    assert len(block) == 9
