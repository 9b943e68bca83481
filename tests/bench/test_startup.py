"""Fresh processes."""

import time
from pathlib import Path

import pytest

from rookery.bench.startup import IMPORT, first_line

WAITING = """
import pathlib, sys, time
print("here", flush=True)
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
"""


def test_the_clock_stops_at_the_first_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a process does after its first line does not count: it goes on until the clock has been read again."""
    looks: list[float] = []

    def clock() -> float:
        if looks:
            (tmp_path / "go").touch()
        looks.append(7.0 * len(looks))
        return looks[-1]

    monkeypatch.setattr(time, "perf_counter", clock)
    assert first_line(WAITING, str(tmp_path / "go"), str(tmp_path)) == (7.0, "here\n")


def test_the_cache_folder_is_handed_over(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A process uses the cache folder that it is given, not the user's."""
    folder = str(tmp_path_factory.mktemp("cache"))
    _, line = first_line("from rookery.kernel.cache import folder; print(folder())", "", folder)
    assert line.strip() == folder


def test_a_failing_process_is_an_error() -> None:
    """A process that fails is not a quick one: its complaint is passed on."""
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        first_line("1 / 0", "", "")


def test_import_times_itself(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The time of the import alone is less than that of the whole process."""
    elapsed, line = first_line(IMPORT, "", str(tmp_path_factory.mktemp("cache")))
    assert 0 < float(line) < elapsed
