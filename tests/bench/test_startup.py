"""Fresh processes."""

import pytest

from rookery.bench.startup import IMPORT, first_line


def test_the_clock_stops_at_the_first_line(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What a process does after its first line does not count."""
    program = "import time; print('here', flush=True); time.sleep(2)"
    elapsed, line = first_line(program, "", str(tmp_path_factory.mktemp("cache")))
    assert line == "here\n"
    assert 0 < elapsed < 2


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
