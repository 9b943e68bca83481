"""What runs of kill.py have found, kept in a file, so that many short runs count as one long one."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass, field, fields
from pathlib import Path

import msgspec

FORMS = {
    "sqlite": "a server, SQLite",
    "postgresql": "one of two servers, PostgreSQL",
    "database": "PostgreSQL, under two servers",
}
HEADER = "| killed | runs | kills | at work | at the start | refused | matches | moves, none lost | seconds |"


@dataclass
class Findings:
    """What was seen."""

    kills: int = 0
    at_work: int = 0
    """Kills while a command was on its way or waited for its answer."""
    starting: int = 0
    """Kills of somebody who had just been launched, besides."""
    refused: int = 0
    """Requests, because the database stayed away."""
    matches: int = 0
    moves: int = 0
    """Acknowledged, and found."""


@dataclass(frozen=True)
class Run:
    """One run of one form, in which no promise was broken."""

    form: str
    seed: int
    seconds: float
    found: Findings = field(default_factory=Findings)


class Counted(Exception):
    """A run with this seed has been counted before."""


class Tally:
    """Runs, and the file that they are kept in, if any."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        known = path is not None and path.exists()
        self.runs = msgspec.json.decode(path.read_bytes(), type=list[Run]) if path and known else []

    def refuse_twice(self, forms: Sequence[str], seed: int) -> None:
        """Counted if one of these forms has been run with this seed: the same dice again would be no further run."""
        for run in self.runs:
            if run.seed == seed and run.form in forms:
                raise Counted(f"{self._path} has a run of {run.form} with seed {seed}; choose another --seed")

    def add(self, run: Run) -> None:
        """Count a run, and keep it at once."""
        self.runs.append(run)
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(msgspec.json.format(msgspec.json.encode(self.runs), indent=2) + b"\n")

    def table(self) -> str:
        """A line for each form: the sums of its runs."""
        forms = [form for form in FORMS if any(run.form == form for run in self.runs)]
        return "\n".join([HEADER, "|---" * (HEADER.count(" | ") + 1) + "|", *map(self._row, forms)])

    def _row(self, form: str) -> str:
        runs = [run for run in self.runs if run.form == form]
        total = Findings(*map(sum, zip(*(astuple(run.found) for run in runs), strict=True)))
        # Only a database's servers stay, and can count whom they refused from the beginning.
        shown = {each.name: getattr(total, each.name) for each in fields(total)} | (
            {} if form == "database" else {"refused": ""}
        )
        cells = (FORMS[form], len(runs), *shown.values(), round(sum(run.seconds for run in runs)))
        return "| " + " | ".join(map(str, cells)) + " |"
