"""The page about who may what in a match, written from the table that the server asks.

``python -m tools.permission_table`` (``make types``) writes it anew.
"""

from pathlib import Path
from typing import get_args

from rookery.server.matches.permissions import STAGES, Action, Relation, may

FILE = Path(__file__).parents[1] / "docs" / "reference" / "permissions.md"
MARK = "<!-- The table: written by tools/permission_table.py -->\n"

WHO: dict[Relation, str] = {
    "anybody": "anybody",
    "newcomer": "any guest, unless the seat is kept for somebody",
    "invited": "who has an invitation to an open seat",
    "invited-here": "who has the invitation to the seat",
    "watcher": "who has the link for watching",
    "expected": "who moves on from the match before",
    "expected-here": "for whom the seat is kept",
    "arriving": "who has a link to another device",
    "arriving-here": "who has a link to another device, for the seat",
    "player": "who holds a seat",
    "holder": "who holds the seat",
    "former": "who has just left the seat, to hear it again",
    "host": "the host",
    "server": "the server",
}
"""What somebody has to do with a match, in words."""


def cell(action: Action, stage: str, *, public: bool) -> str:
    """Who may do something at a stage."""
    found = may(action, stage, public=public)  # type: ignore[arg-type]  # one of the stages
    if "anybody" in found:
        return WHO["anybody"]
    return ", ".join(words for who, words in WHO.items() if who in found) or "–"


def rows() -> list[str]:
    """A line for each action and what is the same at some stages."""
    lines = ["| what | when | in a private match | in a public match |", "|---|---|---|---|"]
    for action in get_args(Action):
        merged: dict[tuple[str, str], list[str]] = {}
        for stage in STAGES:
            cells = cell(action, stage, public=False), cell(action, stage, public=True)
            merged.setdefault(cells, []).append(stage)
        merged.pop(("–", "–"), None)
        for (private, public), stages in merged.items():
            when = "always" if len(stages) == len(STAGES) else ", ".join(stages)
            lines.append(f"| `{action}` | {when} | {private} | {'the same' if public == private else public} |")
    return lines


def written(page: str) -> str:
    """The page with the table as it is now."""
    head, mark, _ = page.partition(MARK)
    return head + mark + "\n" + "\n".join(rows()) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(FILE.read_text(encoding="utf-8")), encoding="utf-8")
