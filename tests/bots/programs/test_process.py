"""Programs at work: whatever they do, they are answered for in time, and none is left over."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rookery.bots.programs import lines
from rookery.bots.programs.process import BotFault, Process, printable
from tests.bots.programs import engines
from tests.limits import ENDLESS, HANGING

GO = (lines.Legal(("a", "b")), lines.Go(0, 1, 100))


def begun(manner: str) -> Process:
    """An engine that has said that it is ready."""
    process = Process(engines.command(manner))
    process.tell(lines.Hello(), lines.IsReady())
    process.hear(lines.HelloOk, HANGING)
    process.hear(lines.ReadyOk, HANGING)
    return process


def test_a_conversation() -> None:
    """What is for people is passed over; what was asked for is heard."""
    process = begun("good")
    process.tell(*GO)
    assert process.hear(lines.BestMove, HANGING) == lines.BestMove("a")
    assert not process.is_closed
    process.close()
    process.close()
    assert process.is_closed


@pytest.mark.parametrize(
    ("manner", "kind", "problem"),
    [
        ("crash", "crash", 'it ended without an answer; its last words were "the ice broke"'),
        ("nonsense", "nonsense", 'it said "I think I shall go north" instead of "bestmove"'),
        ("too-much", "nonsense", 'it said "bestmove one two" instead of "bestmove"'),
        ("ready-again", "nonsense", 'it said "readyok" instead of "bestmove"'),
        ("flood", "nonsense", "a line of more than 1,000,000 characters"),
        ("gives-up", "gave-up", "it gave up: I am tired?[2J"),
    ],
)
def test_faults(manner: str, kind: str, problem: str) -> None:
    """Each fault has its kind and one clear line; afterwards the program is closed."""
    process = begun(manner)
    process.tell(*GO)
    with pytest.raises(BotFault) as raised:
        process.hear(lines.BestMove, HANGING)
    assert (raised.value.kind, process.is_closed) == (kind, True)
    assert problem in str(raised.value)


def test_one_that_hangs_is_ended_with_all_that_it_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too late is a fault, and neither the program nor its children are there afterwards."""
    mark = tmp_path / "mark"
    monkeypatch.setenv(engines.MARK, str(mark))
    process = begun("hang")
    process.tell(*GO)
    _wait_for(mark)
    started = [int(number) for number in mark.read_text(encoding="utf-8").split()]
    assert [engines.is_running(number) for number in started] == [True, True]
    with pytest.raises(BotFault, match=r"no answer within 0.1 s") as raised:
        process.hear(lines.BestMove, 0.1)
    assert raised.value.kind == "time"
    for number in started:
        _wait_for_end(number)


def test_time_is_what_the_clock_says() -> None:
    """The deadline is that of the clock that it is given."""
    now = iter(range(1000))
    process = Process(engines.command("silent"), clock=lambda: float(next(now)))
    process.tell(lines.Hello())
    with pytest.raises(BotFault, match="no answer within 1 s"):
        process.hear(lines.HelloOk, 1)


def test_one_that_does_not_listen() -> None:
    """A program that reads nothing cannot keep us waiting either, however much we have to say."""
    process = Process((sys.executable, "-I", "-S", "-c", "import time; time.sleep(3600)"))
    process.tell(lines.SetPosition("x", ("move",) * 100_000))
    with pytest.raises(BotFault, match="no answer"):
        process.hear(lines.ReadyOk, 0.2)


def test_one_that_closes_its_ears() -> None:
    """A program that closes its input is heard to its end."""
    code = "import os, sys; os.close(0); print('readyok', flush=True); sys.stdout.close(); os.close(1)"
    process = Process((sys.executable, "-I", "-S", "-c", code))
    process.tell(lines.SetPosition("x", ("move",) * 100_000))
    assert process.hear(lines.ReadyOk, HANGING) == lines.ReadyOk()
    with pytest.raises(BotFault, match="it ended without an answer"):
        process.hear(lines.ReadyOk, HANGING)


def test_one_that_cannot_be_started(tmp_path: Path) -> None:
    """A file that the system cannot execute is told of in one line."""
    file = tmp_path / "engine"
    file.write_bytes(b"\x7fno program")
    file.chmod(0o755)
    with pytest.raises(BotFault, match=r"its last words were .*Exec format error"):
        Process((str(file),)).hear(lines.HelloOk, HANGING)


def test_it_ends_with_whoever_started_it(tmp_path: Path) -> None:
    """Even if its host is killed at once, a program that hangs is not left over, nor what it has started."""
    mark = tmp_path / "mark"
    code = (
        "from rookery.bots.programs import lines\n"
        "from rookery.bots.programs.process import Process\n"
        "from tests.bots.programs import engines\n"
        "process = Process(engines.command('silent'))\n"
        "process.tell(lines.Hello())\n"
        f"process.hear(lines.HelloOk, {ENDLESS})\n"
    )
    environment = {**os.environ, engines.MARK: str(mark)}
    host = subprocess.Popen([sys.executable, "-c", code], env=environment, cwd=Path(__file__).parents[3])
    try:
        _wait_for(mark)
    finally:
        host.kill()
        host.wait()
    for number in mark.read_text(encoding="utf-8").split():
        _wait_for_end(int(number))


def test_what_a_program_says_is_harmless() -> None:
    """No escape sequence of somebody else's reaches a terminal, and no endless text."""
    assert printable("a\x1b[31mb\n") == "a?[31mb?"
    assert len(printable("x" * 10_000)) == 400


def _wait_for(file: Path) -> None:
    deadline = time.monotonic() + HANGING
    while not file.exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def _wait_for_end(process: int) -> None:
    """It is gone, or about to be: who collects it may need a moment."""
    deadline = time.monotonic() + HANGING
    while engines.is_running(process):
        assert time.monotonic() < deadline, "it was left over"
        time.sleep(0.01)
