"""How the tests run: what they leave out where, said loudly."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

# As many processes test as there are cores: with a pool of threads in each, networks would wait for each other at every
# step, and take six times as long.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# On a busy machine any example may take long. Continuous integration tries the same examples every time, so that a red
# build is the change's doing; everybody else tries new ones.
settings.register_profile("rookery", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("rookery")

# A shell that runs the tests in the background has them ignore Ctrl-C, and what they start would inherit that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
CUDA = Path(__file__).with_name("cuda")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """CUDA tests run on a GPU or in the simulator, which must be chosen before Numba is imported."""
    return True if collection_path == CUDA and not _cuda_wanted() else None


def pytest_report_header() -> list[str]:
    """Say what this run leaves out."""
    if _cuda_wanted():
        return []
    return ["CUDA tests are not in this run: make test runs them in Numba's simulator (make simulated)"]


def _cuda_wanted() -> bool:
    return SIMULATED or os.environ.get("ROOKERY_TEST_GPU") == "1"


@pytest.fixture(autouse=True)
def _no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a terminal of the tester's looks like must not matter."""
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor which language the tester speaks."""
    monkeypatch.setenv("LANGUAGE", "en")
