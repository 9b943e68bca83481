"""Workers on a Ray cluster: the same items as everywhere, played by any free worker."""

import logging
import os
import socket
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rookery.arena.match import Failure, Item, Result, Work, attempt, play
from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import Text, speaker
from rookery.kernel.run import cores

say = speaker("arena")

LOCAL = "local"
"""In place of an address: start Ray on this machine, for as long as the arena lasts."""
_AHEAD = 2
"""Items handed to the cluster for each of its cores: one to play and one to begin with as soon as that is done."""
_PATIENCE = 5.0
"""Seconds within which a cluster must answer."""


class NoCluster(RookeryError):
    """There is no Ray, or no cluster at the address."""

    code = "no-cluster"


def _ray() -> Any:
    """Ray, loaded only when it is asked for."""
    # Both are read when Ray is loaded: what it will do about GPUs in future, and whether it reports home.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise NoCluster(say("no-ray")) from None
    return ray


def _unreachable(address: str, reason: Text) -> NoCluster:
    return NoCluster(say("no-cluster", address=quote(address), reason=reason))


def _check_reachable(address: str) -> None:
    """Find out in seconds whether something answers there; Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise _unreachable(address, say("not-an-address"))
    try:
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as problem:
        raise _unreachable(address, getattr(problem, "strerror", None) or str(problem)) from None


@contextmanager
def _stderr_captured() -> Iterator[Callable[[], str]]:
    """Capture what native code writes to the terminal, which no setting of Ray's does."""
    with tempfile.TemporaryFile() as kept:
        terminal = os.dup(2)
        sys.stderr.flush()
        os.dup2(kept.fileno(), 2)

        def said() -> str:
            kept.seek(0)
            return kept.read().decode(errors="replace")

        try:
            yield said
        finally:
            os.dup2(terminal, 2)
            os.close(terminal)


class RayPool:
    """The workers of a Ray cluster. ``workers`` is the number of cores of a local one; another knows its own."""

    def __init__(self, address: str, workers: int | None = None, work: Work = play) -> None:
        self._ray = _ray()
        self._ours = not self._ray.is_initialized()
        if self._ours:
            self._connect(address, workers)
        self.capacity = _AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        # Retries are counted where items are handed out, in the same way for all pools.
        self._play = self._ray.remote(num_cpus=1, max_retries=0)(attempt)
        self._work = self._ray.put(work)
        self._under_way: dict[Any, Item] = {}

    def _connect(self, address: str, workers: int | None) -> None:
        quiet: dict[str, Any] = {"logging_level": logging.CRITICAL, "log_to_driver": False}
        if address not in (LOCAL, "auto"):
            _check_reachable(address)
        if address == LOCAL:
            # Ray gives its workers a low priority, for the sake of its own services. On a busy machine they would get
            # far less of it than processes that were started without Ray.
            os.environ.setdefault("RAY_worker_niceness", "0")
            quiet |= {"num_cpus": workers or cores(), "include_dashboard": False}
        with _stderr_captured() as said, warnings.catch_warnings():
            # Ray's deprecation warnings are of no use to somebody who runs an arena.
            warnings.simplefilter("ignore")
            try:
                self._ray.init(address, **quiet)
            except (OSError, ValueError, RuntimeError, ImportError, self._ray.exceptions.RayError) as problem:
                token = "InvalidAuthToken" in said()
                reason = say("needs-a-token") if token else str(problem).partition("\n")[0]
                raise _unreachable(address, reason) from None

    def submit(self, item: Item) -> None:
        """Hand an item to the cluster."""
        with self._answering():
            self._under_way[self._play.remote(self._work, item)] = item

    def wait(self) -> list[tuple[Item, Result | Failure | None]]:
        """Wait for answers, at least one; None stands for an item whose worker died."""
        with self._answering():
            ready, _ = self._ray.wait(list(self._under_way), num_returns=1)
        return [(self._under_way.pop(task), self._answer(task)) for task in ready]

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Raise NoCluster if the cluster as a whole is gone."""
        try:
            yield
        except (OSError, RuntimeError, self._ray.exceptions.RayError):
            raise NoCluster(say("cluster-gone")) from None

    def _answer(self, task: Any) -> Result | Failure | None:
        try:
            answer: Result | Failure = self._ray.get(task)
        except self._ray.exceptions.RayError:
            # What goes wrong in a match comes back as a Failure; this is a worker, or its machine, that is gone.
            return None
        return answer

    def close(self) -> None:
        """Stop what is under way, and the cluster too if it is ours."""
        for task in self._under_way:
            self._ray.cancel(task, force=True)
        self._under_way.clear()
        if self._ours:
            self._ray.shutdown()
