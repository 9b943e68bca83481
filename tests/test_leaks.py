"""What belongs to a game stays in its room: no other code knows a game, or what its spaces and pieces are called."""

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from rookery import catalog

SOURCE = Path(__file__).parents[1] / "src" / "rookery"
SUFFIXES = {".py", ".js", ".css", ".html"}
THINGS = {"coin", "floe", "berth", "hollow", "nest", "bear", "ball", "rock", "iceberg", "pole", "mama", "papa", "baby"}
"""What games have on their boards: no name outside the rooms has such a word in it."""
ORDINARY = {"arrow", "bed", "bench", "cell", "centre", "disc", "flag", "handle", "home", "net", "sign", "tray"}
"""Names of drawings and looks that mean something else in programs."""


def _looks(path: Path) -> set[str]:
    """The names of the looks in a file: a room's, or those that all rooms share among other things."""
    if not path.is_file():
        return set()
    found = json.loads(path.read_text(encoding="utf-8"))
    return {*found.get("looks", found)}


def _drawings(path: Path) -> set[str]:
    """The names of the drawings in a file."""
    if not path.is_file():
        return set()
    return {each.attrib["id"] for each in ElementTree.parse(path).iter() if "id" in each.attrib}  # noqa: S314  # ours


def _own() -> set[str]:
    """The names of drawings and looks that rooms have and do not share."""
    shared = _looks(SOURCE / "draw" / "looks.json") | _drawings(SOURCE / "draw" / "symbols.svg")
    folders = [room.folder for room in catalog.rooms()]
    own = {name for each in folders for name in _looks(each / "looks.json") | _drawings(each / "art.svg")}
    return own - shared - ORDINARY


PRIVATE = THINGS | {*catalog.games()}
"""What stands in no name and no text outside the rooms."""
OWN = _own()
"""What is no text outside the rooms."""
ELSEWHERE = {"rooms", "documentation"}
"""Folders of games, and of pages about them that were built."""
CODE = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in SUFFIXES and not ELSEWHERE & {*path.relative_to(SOURCE).parts} and path != SOURCE / "catalog.py"
)


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that are no prose: comments and docstrings left out."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from _of_python(text)
        return
    blank = {".css": r"/\*.*?\*/", ".html": r"<!--.*?-->"}.get(path.suffix, r"/\*.*?\*/|(?<![:\"'`])//[^\n]*")
    bare = re.sub(blank, lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL)
    yield from enumerate(bare.splitlines(), 1)


def _of_python(text: str) -> Iterator[tuple[int, str]]:
    prose = {
        line
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in {tokenize.NAME, tokenize.STRING} and token.start[0] not in prose:
            yield token.start[0], token.string


def _leaks(line: str) -> set[str]:
    """What a line says of games: in names of any spelling, of one or of several; drawings and looks only by name."""
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", line)}
    whole = set(re.findall(r"[a-z]+(?:-[a-z]+)+", line.replace("_", "-")))
    named = set(re.findall(r"[\"'`.]([a-z]+(?:-[a-z]+)*)[\"'` ]", line))
    return (words | whole | {word.removesuffix("s") for word in words}) & PRIVATE | named & OWN


def test_only_rooms_know_games_and_their_things() -> None:
    """Outside the rooms and the catalog, nothing is named after a game, a piece or a kind of space."""
    assert CODE
    found = [
        f"{path.relative_to(SOURCE.parents[1])}:{number}: {', '.join(sorted(names))}"
        for path in CODE
        for number, line in _lines(path)
        if (names := _leaks(line))
    ]
    assert not found, "\n" + "\n".join(found)


def test_what_is_looked_for() -> None:
    """Names in any spelling are found, and prose is not looked at."""
    for line in ('kind == "coin"', "_is_coin", "isCoin", "COINS", "coins", ".coin-sun {", "--ball: red"):
        assert _leaks(line)
    for line in ("balloon", "rocket", "football", "nested"):
        assert not _leaks(line)
    python = '"""Coins lie on ice."""\n# A ball.\nx = 1  # a bear\n'
    assert not [line for _, line in _of_python(python) if _leaks(line)]
