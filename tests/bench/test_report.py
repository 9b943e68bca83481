"""Results on file."""

import os
import platform

from rookery.bench.report import machine, markdown, versions
from rookery.bench.rows import alone, table


def test_a_page_says_when_where_and_how() -> None:
    """A page has the date, the facts, the command and the table."""
    rows = [alone("penguin-soccer", "warm", 0.5, "s")]
    page = markdown("Speed", "python x.py --quick", {"Processor": "abacus"}, rows, "About it.")
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
