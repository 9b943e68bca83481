"""Bots by the names that people type: a level, or a program of somebody's.

    adult               a level
    ./mine.py           the class Bot of a Python file; ./mine.py:Other names another
    package.module:Bot  a class of a module
    cmd:./engine --fast any program that speaks the engine protocol

To read a name starts nothing. A name from somewhere else than this machine's owner is never read here.
"""

import hashlib
import importlib.util
import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from rookery.kernel.errors import RookeryError, UnknownLevel, nearest, quote
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import speaker

say = speaker("bots")

COMMAND = "cmd:"
USUAL_CLASS = "Bot"
"""The class of a file that names none."""
_FILE = re.compile(r"(?P<file>.+\.py)(?::(?P<name>[^\W\d]\w*))?")
_MODULE = re.compile(r"(?P<module>[^\W\d][\w.]*):(?P<name>[^\W\d]\w*)")


class BadBot(RookeryError):
    """A program that is not there, or cannot play at all."""

    code = "bad-bot"


@dataclass(frozen=True)
class Program:
    """A program that can be started."""

    name: str
    """As somebody typed it."""
    command: tuple[str, ...]
    """What is run; a Python class is run by an engine of ours."""
    sources: tuple[Path, ...]
    """The files that it is known to be made of."""

    @property
    def version(self) -> str:
        """A digest of the name and of what is in its files: another one, another program."""
        digest = hashlib.sha256(self.name.encode())
        for source in self.sources:
            digest.update(hashlib.sha256(source.read_bytes()).digest())
        return digest.hexdigest()[:16]


@dataclass(frozen=True)
class PythonClass:
    """Where a class is found: in a file or in a module."""

    file: str | None
    module: str | None
    name: str


def is_program(name: str) -> bool:
    """Whether this names a program rather than a level; whether there is one is another question."""
    return name.startswith(COMMAND) or python_class(name) is not None


def python_class(name: str) -> PythonClass | None:
    """The class that a name stands for, if it stands for one."""
    if name.startswith(COMMAND):
        return None
    if found := _FILE.fullmatch(name):
        return PythonClass(found["file"], None, found["name"] or USUAL_CLASS)
    if found := _MODULE.fullmatch(name):
        return PythonClass(None, found["module"], found["name"])
    return None


def checked_bot(name: str) -> str:
    """A level that there is, or the name of a program; UnknownLevel says what would be right."""
    if name not in NAMES and not is_program(name):
        raise UnknownLevel(say("no-bot", name=quote(name), near=nearest(name, NAMES), levels=NAMES))
    return name


def program(name: str) -> Program:
    """The program of a name, which must be there; BadBot if it is not."""
    wanted = python_class(checked_bot(name))
    if wanted is None:
        return _engine(name)
    runner = (sys.executable, "-m", "rookery.bots.programs.python_engine", name)
    if wanted.file is not None:
        file = Path(wanted.file).expanduser()
        if not file.is_file():
            raise BadBot(say("no-file", name=quote(name), file=quote(wanted.file)))
        return Program(name, runner, (file.absolute(),))
    return Program(name, runner, _module_files(name, wanted.module or ""))


def _engine(name: str) -> Program:
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError as problem:
        raise BadBot(say("bad-command", name=quote(name), problem=str(problem))) from None
    if not words:
        raise BadBot(say("no-command", name=quote(name)))
    found = shutil.which(words[0])
    if found is None:
        raise BadBot(say("command-not-found", name=quote(name), command=quote(words[0])))
    # A script is often what an interpreter is given: its text is part of the program.
    sources = [Path(found), *(Path(word) for word in words[1:] if Path(word).is_file())]
    return Program(name, (str(Path(found).absolute()), *words[1:]), tuple(path.absolute() for path in sources))


def _module_files(name: str, module: str) -> tuple[Path, ...]:
    """The file of a module, as far as it can be known without running its package."""
    here = str(Path.cwd())
    top = module.partition(".")[0]
    before = list(sys.path)
    # Modules of the current folder count, as they do where the class is run.
    sys.path.insert(0, here)
    try:
        found = importlib.util.find_spec(top)
    except (ImportError, ValueError):
        found = None
    finally:
        sys.path[:] = before
    if found is None:
        raise BadBot(say("no-module", name=quote(name), module=quote(top)))
    folder = Path(next(iter(found.submodule_search_locations or ()), here))
    inside = folder.joinpath(*module.split(".")[1:]).with_suffix(".py")
    file = inside if "." in module else Path(found.origin or "")
    return (file,) if file.is_file() else ()
