"""The how-to that builds Thin Ice: what it quotes is in the example, and what it runs gives what it shows."""

import re
import shlex
from pathlib import Path

import pytest

from tests.examples.environment import EXAMPLES, Environment

GUIDE = Path(__file__).parents[2] / "docs" / "how-to" / "add-a-game.md"
BLOCKS = re.findall(r"^```(\w+) (\S+)\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
"""Language, file or environment, and text of each block."""
QUOTES = [(path, text) for _, path, text in BLOCKS if path != "thin-ice"]


@pytest.mark.parametrize(("path", "text"), QUOTES, ids=lambda value: value.split("\n")[0])
def test_quotes_are_true(path: str, text: str) -> None:
    """A block that names a file stands in that file."""
    assert text in (EXAMPLES / "thin-ice" / path).read_text(encoding="utf-8")


def test_every_kind_of_file_is_quoted() -> None:
    """The guide leaves out no part of a room that has code or words."""
    quoted = {path for path, _ in QUOTES}
    files = ("__init__.py", "rules.py", "notation.py", "view.py", "evaluation.py", "words/en.ftl", "looks.json")
    assert {f"src/thin_ice/{file}" for file in files} <= quoted


def test_python_sessions(thin_ice: Environment, tmp_path: Path) -> None:
    """They give what they show, where the game is installed."""
    session = tmp_path / "session.txt"
    session.write_text("".join(text for language, _, text in BLOCKS if language == "pycon"), encoding="utf-8")
    assert thin_ice.run("-m", "doctest", "-o", "IGNORE_EXCEPTION_DETAIL", str(session)) == ""


def test_commands(thin_ice: Environment) -> None:
    """They print what they show."""
    [block] = [text for language, _, text in BLOCKS if language == "console"]
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "rookery"
        assert thin_ice.run("-m", "rookery", *arguments) == shown
