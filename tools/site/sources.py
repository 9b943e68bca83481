"""Which files of the project are pages of the site, and where each stands there.

All of ``docs/`` is, and the rulebooks. Whatever these link to comes along: other documents as pages, and programs and
settings as pages that show them. So documents are written for a checkout, and every link leads somewhere in both.
"""

import posixpath
import re
from functools import cache
from pathlib import Path, PurePosixPath

from rookery import catalog
from rookery.kernel.room import Room

ROOT = Path(__file__).parents[2]
DOCS = "docs/"
FIRST = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
PICTURES = {".svg", ".png", ".webp", ".gif"}
HOME = "index.md"

_LINK = re.compile(r"(\]\()(?!https?:|mailto:|#)([^)#\s]+)([^)\s]*\))")
_FENCE = re.compile(r"^(\s*)(`{3,})(.*)$")
_CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+)\*\*")


def place(path: str) -> str:
    """Where a file of the project stands in the site."""
    if path == "README.md":
        return HOME
    if path.startswith(DOCS):
        return path.removeprefix(DOCS)
    keys = {room.folder.relative_to(ROOT).as_posix(): room.key for room in rooms()}
    folder, name = posixpath.split(path)
    if folder in keys and name.endswith(".md"):
        return f"games/{keys[folder]}{'' if name == 'README.md' else '-' + name.removesuffix('.md')}.md"
    if name.endswith(".md"):
        return path if folder else f"project/{name.lower()}"
    return path if PurePosixPath(path).suffix in PICTURES else f"files/{path}.md"


def rooms() -> list[Room]:
    """Our own: a game of another package has its documents there."""
    return [room for room in catalog.rooms() if room.folder.is_relative_to(ROOT / "src")]


def reading_order(place: str) -> tuple[str, bool, int, str]:
    """How pages of a folder follow each other: an overview first, then the games as the catalog lists them."""
    keys = [room.key for room in rooms()]
    name = PurePosixPath(place).stem
    return posixpath.dirname(place), name != "README", keys.index(name) if name in keys else len(keys), name


@cache
def collected() -> dict[str, str]:
    """Files of the project by their places in the site: the first ones, and whatever they lead to."""
    waiting = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / DOCS).rglob("*.md"))]
    waiting += [*FIRST, *(room.rulebook.relative_to(ROOT).as_posix() for room in rooms())]
    found: dict[str, str] = {}
    while waiting:
        path = waiting.pop()
        if place(path) not in found:
            found[place(path)] = path
            waiting += targets(path)
    # That is for a checkout; the site has a home page of its own.
    return {place: path for place, path in found.items() if place != HOME}


def targets(path: str) -> list[str]:
    """The files of the project that a document links to."""
    if not path.endswith(".md"):
        return []
    links = (link for line in _prose((ROOT / path).read_text(encoding="utf-8")) for link in _LINK.findall(line))
    paths = (_beside(path, target) for _, target, _ in links)
    return [target for target in paths if (ROOT / target).is_file()]


def _prose(text: str) -> list[str]:
    """The lines that are no code."""
    lines, fenced = [], False
    for line in text.splitlines():
        if _FENCE.match(line):
            fenced = not fenced
        elif not fenced:
            lines.append(line)
    return lines


def _beside(path: str, target: str) -> str:
    """The path of what a document calls by a relative one."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), target))


def for_site(text: str, path: str) -> str:
    """A document as the site shows it: links lead to where things are there, and clauses can be linked to."""
    lines, fenced = [], False
    for line in text.splitlines():
        if fence := _FENCE.match(line):
            fenced = not fenced
            lines.append(f"{fence[1]}{fence[2]}{_described(fence[3])}")
        else:
            lines.append(line if fenced else _linked(_CLAUSE.sub(r"- **\1**{ #\1 }", line), path))
    return "\n".join(lines) + "\n"


def _described(fence: str) -> str:
    """What stands behind the marks of a fence, as the highlighter takes it: a language, and the name of a file."""
    language, *names = fence.split() or [""]
    if "=" in fence:
        # Options of a game, for whoever checks the example.
        return "text"
    return f'{language} title="{" ".join(names)}"' if names else language


def _linked(line: str, path: str) -> str:
    here = posixpath.dirname(place(path)) or "."

    def moved(link: re.Match[str]) -> str:
        target = _beside(path, link[2])
        # What leads nowhere is left as it is, for MkDocs to complain about.
        there = posixpath.relpath(place(target), here) if (ROOT / target).is_file() else link[2]
        return f"{link[1]}{there}{link[3]}"

    return _LINK.sub(moved, line)


def shown(path: str) -> str:
    """A page that shows a file which is no document."""
    name, text = PurePosixPath(path).name, (ROOT / path).read_text(encoding="utf-8")
    language = {".py": "python", ".mjs": "javascript", ".toml": "toml", ".yaml": "yaml"}.get(PurePosixPath(path).suffix)
    return f"# {name}\n\n`{path}`\n\n````{language or 'text'}\n{text.rstrip()}\n````\n"
