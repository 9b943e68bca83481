"""Names of bots: a level or a program, and what is wrong with any other."""

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.bots.programs.names import BadBot, PythonClass, checked_bot, is_program, program, python_class
from rookery.kernel.errors import UnknownLevel
from rookery.kernel.levels import NAMES

PLAYER = "class Bot: ...\n"


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("./mine.py", PythonClass("./mine.py", None, "Bot")),
        ("mine.py:Other", PythonClass("mine.py", None, "Other")),
        ("C:/bots/mine.py", PythonClass("C:/bots/mine.py", None, "Bot")),
        ("package.module:Bot", PythonClass(None, "package.module", "Bot")),
        ("cmd:./engine.py", None),
        ("adult", None),
        ("mine.py:7", None),
        ("a b:Bot", None),
    ],
)
def test_classes(name: str, found: PythonClass | None) -> None:
    """A file or a module, and a class in it."""
    assert python_class(name) == found


@given(st.text())
def test_any_text_is_a_level_a_program_or_refused(name: str) -> None:
    """Reading a name starts nothing, and a refusal is one line."""
    if name in NAMES or is_program(name):
        assert checked_bot(name) == name
    else:
        with pytest.raises(UnknownLevel) as refused:
            checked_bot(name)
        assert len(str(refused.value).splitlines()) == 1


def test_a_name_that_nobody_has() -> None:
    """What would be right is said, and what may have been meant."""
    with pytest.raises(
        UnknownLevel, match=r'there is no bot "adlut" \(did you mean adult\?\); choose a level \(egg, .*"cmd:./engine"'
    ):
        checked_bot("adlut")


def test_a_file(tmp_path: Path) -> None:
    """A Python file is run by an engine of ours; it is another version once its text is another."""
    file = tmp_path / "mine.py"
    file.write_text(PLAYER, encoding="utf-8")
    found = program(str(file))
    assert found.command == (sys.executable, "-m", "rookery.bots.programs.python_engine", str(file))
    before = found.version
    assert before == program(str(file)).version != program(f"{file}:Bot").version
    file.write_text(PLAYER + "\n", encoding="utf-8")
    assert program(str(file)).version != before


def test_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command is split as a shell does; its files are part of its version."""
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "my engine.py"
    script.write_text("1", encoding="utf-8")
    found = program(f"cmd:{sys.executable} 'my engine.py' --fast")
    assert found.command == (sys.executable, "my engine.py", "--fast")
    before = found.version
    script.write_text("2", encoding="utf-8")
    assert program(found.name).version != before


def test_a_command_of_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program of this folder is named by its path."""
    monkeypatch.chdir(tmp_path)
    engine = tmp_path / "engine"
    engine.write_text("#!/bin/sh\n", encoding="utf-8")
    with pytest.raises(BadBot, match=r'"cmd:./engine" cannot play: there is no program "./engine", or it is not exec'):
        program("cmd:./engine")
    engine.chmod(0o755)
    assert program("cmd:./engine").command == (str(engine),)


def test_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module of this folder or an installed one; nothing is run to find it, and its file is its version."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "other_bots").mkdir()
    (tmp_path / "other_bots" / "__init__.py").write_text("raise SystemExit", encoding="utf-8")
    (tmp_path / "other_bots" / "clever.py").write_text("raise SystemExit", encoding="utf-8")
    before = list(sys.path)
    found = program("other_bots.clever:Bot")
    assert found.sources == (tmp_path / "other_bots" / "clever.py",)
    assert program("other_bots:Bot").sources == (tmp_path / "other_bots" / "__init__.py",)
    assert program("sys:Bot").sources == ()
    assert sys.path == before


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("./nowhere.py", 'there is no file "./nowhere.py"'),
        ("nowhere_at_all:Bot", 'there is no module "nowhere_at_all" here'),
        ("nowhere_at_all.deep:Bot", 'there is no module "nowhere_at_all" here'),
        ("cmd:", "has no command"),
        ("cmd:'unclosed", "is not a command: No closing quotation"),
        ("cmd:nowhere-at-all --fast", 'there is no program "nowhere-at-all"'),
    ],
)
def test_programs_that_are_not_there(name: str, problem: str) -> None:
    """Each is one clear line."""
    with pytest.raises(BadBot, match=problem):
        program(name)
