"""Several processes as one server: one port, those that die are replaced, and all stop together."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from rookery.cli.main import main
from rookery.server.process.supervisor import settings_of
from rookery.server.settings import Operators, Settings
from tests.limits import HANGING
from tests.server.store.conftest import postgresql_server, postgresql_url

__all__ = ["postgresql_server", "postgresql_url"]


class Running:
    """A supervisor in a process of its own, and what it says."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.log: list[str] = []
        self._said = threading.Condition()
        self._reading = threading.Thread(target=self._read)
        self._reading.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            with self._said:
                self.log.append(line)
                self._said.notify_all()

    def pids(self, event: str, count: int) -> list[int]:
        """The processes of so many lines of the log about an event, once they are there."""

        def found() -> list[dict[str, int]]:
            lines = [json.loads(line) for line in self.log if line.startswith("{")]
            return [facts for facts in lines if facts["event"] == event]

        with self._said:
            assert self._said.wait_for(lambda: len(found()) >= count, HANGING), self.log
        return [facts.get("pid", facts["process"]) for facts in found()]

    def end(self) -> None:
        """Stop, whatever happened."""
        self.process.kill()
        self.process.wait()
        self._reading.join()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


@contextmanager
def running(folder: Path, url: str) -> Iterator[tuple[Running, str]]:
    """Two processes that serve, and their address."""
    command = [sys.executable, "-m", "rookery", "serve", "--port", "0", "--data", str(folder), "--no-browser"]
    more = ["--processes", "2", "--set", "warm=false", "--set", "bot_processes=1", "--set", "operators.port=0"]
    environment = os.environ | {"ROOKERY_DATABASE": url}
    process = subprocess.Popen(
        [*command, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    here = Running(process)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found, here.log
        yield here, found[0]
    finally:
        here.end()


def health(address: str) -> str:
    """The process that answers."""
    with urllib.request.urlopen(f"{address}health", timeout=HANGING) as answer:  # noqa: S310
        return str(json.loads(answer.read())["instance"])


@pytest.mark.anyio
async def test_processes_are_replaced_and_stop_together(tmp_path: Path, postgresql_url: str) -> None:
    """Both answer at one port; one that is killed is replaced; a signal ends all with exit code 0 and one line."""
    with running(tmp_path, postgresql_url) as (here, address):
        first = here.pids("process-started", 2)
        seen = {health(address) for _ in range(200)}
        assert 1 <= len(seen) <= 2
        os.kill(first[0], signal.SIGKILL)
        here.pids("process-died", 1)
        *_, third = here.pids("process-started", 3)
        assert third not in first
        assert health(address)
        here.process.send_signal(signal.SIGTERM)
        assert here.process.wait(HANGING) == 0
        assert not any(alive(pid) for pid in (first[1], third))
        assert not any("Traceback" in line for line in here.log)
        assert sum("all matches are saved" in line for line in here.log) == 1


@pytest.mark.anyio
async def test_nobody_serves_without_a_supervisor(tmp_path: Path, postgresql_url: str) -> None:
    """Processes whose supervisor is killed stop by themselves."""
    with running(tmp_path, postgresql_url) as (here, _):
        pids = here.pids("process-started", 2)
        here.process.kill()
        here._reading.join(HANGING)
        # The log ends when the last one who could write to it has gone.
        assert not here._reading.is_alive()
        assert not any(alive(pid) for pid in pids)


def alive(pid: int) -> bool:
    """Whether a process runs."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return False


def test_a_file_cannot_be_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a database several processes are refused in one line."""
    assert main(["serve", "--processes", "2", "--data", str(tmp_path), "--no-browser"]) == 2
    err = capsys.readouterr().err
    assert "several processes need a PostgreSQL database" in err
    assert err.count("\n") == 1


def test_what_there_can_be_only_once_each_has_its_own(tmp_path: Path) -> None:
    """A port for operators, a name, a part of the bots' processes."""
    settings = Settings(tmp_path, "postgresql://host/name", processes=2, bot_processes=5)
    one, two = (settings_of(settings, number) for number in range(2))
    assert (one.operators.port, two.operators.port) == (9180, 9181)
    assert one.operators.metrics == "apart"
    assert one.instance != two.instance
    assert one.bot_processes == 2
    off = replace(settings, operators=Operators(metrics="off", port=0))
    assert settings_of(off, 1).operators == Operators(metrics="off", port=0)
