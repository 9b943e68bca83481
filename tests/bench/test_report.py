"""Results on file."""

import os
import platform
from pathlib import Path

import pytest

from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.bench.rows import alone, table


def test_a_page_says_when_where_and_how(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page has the date, the facts, the command, what it is about and the table, in a folder of its own."""
    monkeypatch.setattr("sys.argv", ["x.py", "--quick"])
    rows = [alone("penguin-soccer", "warm", 0.5, "s")]
    path = tmp_path / "new" / "page.md"
    write_page(path, "Speed", {"Processor": "abacus"}, verbatim(table(rows)), "About it.")
    page = path.read_text(encoding="utf-8")
    lines = page.splitlines()
    assert lines[0] == "# Speed"
    assert lines[2].startswith("- Date: 20")
    assert "- Processor: abacus" in lines
    assert "- Command: `python x.py --quick`" in lines
    assert "About it." in lines
    assert f"```text\n{table(rows)}\n```\n" in page


def test_machine() -> None:
    """The processor has a name and at least one core."""
    facts = machine()
    assert facts["Processor"]
    assert facts["Cores"].split()[-1] == str(os.cpu_count())


def test_versions() -> None:
    """Versions are those installed, and what is missing is said to be."""
    found = versions({"NumPy": "numpy", "Nothing": "no-such-distribution"})
    assert found["Python"] == platform.python_version()
    assert found["NumPy"][0].isdigit()
    assert found["Nothing"] == "not installed"
