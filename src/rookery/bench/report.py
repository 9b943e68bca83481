"""Figures on file: a Markdown page that says when, where and how they were taken."""

import datetime
import os
import platform
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path

import rookery
from rookery.bench.rows import Row, table
from rookery.kernel.run import cores


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
    found = {"Rookery": rookery.__version__, "Python": platform.python_version()}
    for shown, distribution in packages.items():
        try:
            found[shown] = metadata.version(distribution)
        except metadata.PackageNotFoundError:
            found[shown] = "not installed"
    return found


def markdown(title: str, command: str, facts: Mapping[str, str], rows: Sequence[Row], about: str) -> str:
    """A page of results."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    listed = "\n".join(f"- {name}: {value}" for name, value in {"Date": today, **facts}.items())
    return f"# {title}\n\n{listed}\n- Command: `{command}`\n\n{about}\n\n```text\n{table(rows)}\n```\n"
