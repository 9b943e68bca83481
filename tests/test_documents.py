"""Documents run: what they show is what happens."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tools.pictures import FOLDER, PICTURES, draw

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    path
    for path in ROOT.rglob("*.md")
    if not any(part.startswith(".") or part in ("node_modules", "build") for part in path.relative_to(ROOT).parts)
)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def _blocks(path: Path, language: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def _with(language: str) -> list[Path]:
    return [path for path in DOCUMENTS if _blocks(path, language)]


def test_documents_are_found() -> None:
    """The README is among them, and has something to run."""
    assert ROOT / "README.md" in _with("pycon")
    assert ROOT / "README.md" in _with("console")


@pytest.mark.parametrize("path", _with("pycon"), ids=_name)
def test_python_snippets(path: Path) -> None:
    """Python sessions give what they show; one document is one session."""
    session = "\n".join(_blocks(path, "pycon"))
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    example = doctest.DocTestParser().get_doctest(session, {}, _name(path), str(path), 0)
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=flags, verbose=False).run(example, out=report.append)
    assert tried > 0
    assert failed == 0, "".join(report)


@pytest.mark.parametrize("path", _with("console"), ids=_name)
def test_console_snippets(path: Path) -> None:
    """Commands print what they show."""
    for block in _blocks(path, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            program, *arguments = shlex.split(command)
            assert program == "rookery"
            run = subprocess.run(
                [sys.executable, "-m", "rookery", *arguments],
                capture_output=True,
                text=True,
                check=False,
                env=os.environ | {"PYTHONIOENCODING": "utf-8"},
            )
            notes = [line for line in run.stderr.splitlines() if "compiling" not in line]
            assert run.stdout + "".join(f"{line}\n" for line in notes) == shown


@pytest.mark.parametrize("path", DOCUMENTS, ids=_name)
def test_links_lead_somewhere(path: Path) -> None:
    """A link to another file of the project leads to one."""
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_up_to_date(name: str) -> None:
    """A picture on file is the one that is drawn now (make pictures draws them anew)."""
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == draw(name)


def test_every_decision_is_listed() -> None:
    """The list of decisions names each of them, in order."""
    folder = ROOT / "docs/decisions"
    listed = LINK.findall((folder / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(path.name for path in folder.glob("[0-9]*.md"))
