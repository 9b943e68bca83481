"""Figures on file: a Markdown page that says when, where and how they were taken."""

import datetime
import os
import platform
import shlex
import sys
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

from rookery.kernel.run import cores
from rookery.kernel.version import __version__


def machine() -> dict[str, str]:
    """The processor and its cores."""
    allowed, present = cores(), os.cpu_count() or 1
    number = str(present) if allowed == present else f"{allowed} of {present}"
    return {"Processor": _processor(), "Cores": number, "System": f"{platform.system()} {platform.machine()}"}


def _processor() -> str:
    """The processor's name, which Python itself does not know on Linux."""
    known = Path("/proc/cpuinfo")
    if known.exists():
        for line in known.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def versions(packages: Mapping[str, str]) -> dict[str, str]:
    """The versions of Rookery, Python and these packages: the name to show, the name of the distribution."""
    found = {"Rookery": __version__, "Python": platform.python_version()}
    for shown, distribution in packages.items():
        try:
            found[shown] = metadata.version(distribution)
        except metadata.PackageNotFoundError:
            found[shown] = "not installed"
    return found


def markdown(title: str, facts: Mapping[str, str], body: str, about: str) -> str:
    """A page of results, with the date and the command of the program that makes it."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    command = shlex.join(["python", *sys.argv])
    known = {"Date": today, **facts, "Command": f"`{command}`"}
    listed = "\n".join(f"- {name}: {value}" for name, value in known.items())
    return "\n\n".join(part for part in (f"# {title}", listed, about, body) if part) + "\n"


def verbatim(table: str) -> str:
    """A table whose columns are aligned by spaces, for a page."""
    return f"```text\n{table}\n```"


def write_page(path: Path, title: str, facts: Mapping[str, str], body: str, about: str = "") -> None:
    """Put a page of results on file, in a folder that is made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(markdown(title, facts, body, about), encoding="utf-8")
