"""The progress bar: one line, true, and only where somebody looks."""

import io
import sys
import threading
import time

import pytest

from rookery.cli.progress import Bar, amount, clock, counting, waiting
from tests.limits import HANGING


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        """It says so."""
        return True


class Typewriter(Terminal):
    """A terminal that knows few letters."""

    encoding = "ascii"


@pytest.fixture(name="seconds")
def _seconds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, as a list of one number that a test may change."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setenv("COLUMNS", "80")
    return now


def test_a_bar_says_all(seconds: list[float]) -> None:
    """Share, count, rate, time left and a note stand in one line."""
    stream = Terminal()
    bar = Bar(200, "games", stream)
    seconds[0] += 10
    bar.update(50, "egg–chick")
    assert stream.getvalue() == f"\r 25 %  {'█' * 6}{'░' * 20}  50 of 200 games  5.0/s  0:30 left  egg–chick"
    seconds[0] += 30
    bar.update(200)
    bar.close()
    assert stream.getvalue().split("\r")[-1].rstrip() == f"100 %  {'█' * 26}  200 of 200 games  5.0/s  0:40"
    assert stream.getvalue().endswith("\n")


def test_a_line_covers_the_one_before(seconds: list[float]) -> None:
    """A shorter line leaves nothing of a longer one, and no line reaches the terminal's edge."""
    stream = Terminal()
    bar = Bar(3, "games", stream)
    bar.update(1, "a very long word about what happens at this moment, longer than any terminal is wide")
    seconds[0] += 1
    bar.update(2)
    long, short = stream.getvalue().split("\r")[1:]
    assert len(long) == len(short) == 79


def test_a_narrow_terminal(seconds: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no room for a bar the words stay."""
    monkeypatch.setenv("COLUMNS", "42")
    stream = Terminal()
    bar = Bar(200, "games", stream)
    seconds[0] += 10
    bar.update(50)
    assert stream.getvalue() == "\r 25 %  50 of 200 games  5.0/s  0:30 left"


def test_a_bar_does_not_dance(seconds: list[float]) -> None:
    """A bar that had to give way to a long note stays as short when the note is gone."""
    stream = Terminal()
    bar = Bar(100, "games", stream)
    for note in ("a note of some forty letters, all in all", "", "short"):
        bar.update(50, note)
        seconds[0] += 1
    assert len({line.count("█") + line.count("░") for line in stream.getvalue().split("\r")[1:]}) == 1


def test_not_too_often(seconds: list[float]) -> None:
    """A thousand updates in a moment are one line; the last state is drawn in the end."""
    stream = Terminal()
    bar = Bar(1000, "games", stream)
    for done in range(1000):
        bar.update(done)
    assert stream.getvalue().count("\r") == 1
    bar.close()
    assert "999 of 1,000" in stream.getvalue().split("\r")[-1]


def test_what_was_done_before_is_no_merit(seconds: list[float]) -> None:
    """Work of an earlier run counts towards the share and not towards the rate."""
    stream = Terminal()
    bar = Bar(100, "games", stream, done=50)
    seconds[0] += 10
    bar.update(60)
    assert " 60 %" in stream.getvalue()
    assert "1.0/s  0:40 left" in stream.getvalue()


def test_nobody_knows_the_total(seconds: list[float]) -> None:
    """Without a total there is no share, but the count, the rate and the time so far."""
    stream = Terminal()
    bar = Bar(None, "positions", stream)
    seconds[0] += 2
    bar.update(5_000_000)
    assert stream.getvalue() == "\r5.0 M positions  2.5 M/s  0:02"


def test_few_letters(seconds: list[float]) -> None:
    """A terminal without block letters gets plain ones."""
    stream = Typewriter()
    Bar(2, "games", stream).update(1)
    assert stream.getvalue() == f"\r 50 %  {'#' * 15}{'-' * 15}  1 of 2 games"


def test_nobody_looks(seconds: list[float]) -> None:
    """A file or a pipe gets nothing, and a bar that was never drawn leaves no empty line."""
    stream = io.StringIO()
    bar = Bar(2, "games", stream)
    bar.update(1)
    bar.close()
    assert stream.getvalue() == ""
    unused = Terminal()
    Bar(2, "games", unused).close()
    assert unused.getvalue() == ""


def test_nothing_after_the_end(seconds: list[float]) -> None:
    """A closed bar stays closed, however often."""
    stream = Terminal()
    bar = Bar(2, "games", stream)
    bar.update(2)
    bar.close()
    closed = stream.getvalue()
    seconds[0] += 1
    bar.update(2)
    bar.close()
    assert stream.getvalue() == closed


def test_nothing_to_do(seconds: list[float]) -> None:
    """Nothing to do is done at once."""
    stream = Terminal()
    Bar(0, "games", stream).update(0)
    assert stream.getvalue().startswith("\r100 %")


@pytest.mark.parametrize(
    ("number", "text"),
    [(0.424, "0.42"), (8.34, "8.3"), (950, "950"), (7, "7"), (12345.6, "12,346"), (3_210_000_000, "3.2 G")],
)
def test_amounts(number: float, text: str) -> None:
    """Numbers are short enough to be read while they change."""
    assert amount(number) == text


@pytest.mark.parametrize(("seconds", "text"), [(6.6, "0:07"), (750, "12:30"), (3723, "1:02:03")])
def test_clocks(seconds: float, text: str) -> None:
    """Durations look like a clock."""
    assert clock(seconds) == text


def test_counting_is_silent_at_first(seconds: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """A bar appears only where work takes longer than a moment, and each round has a bar of its own."""
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    with counting("parts", "en") as tell:
        tell(1, 10)
        assert stream.getvalue() == ""
        seconds[0] += 5
        tell(5, 10)
        seconds[0] += 5
        tell(6, 10)
        tell(1, 70)
        seconds[0] += 5
        tell(2, 70)
    assert " 60 %" in stream.getvalue()
    assert stream.getvalue().count("\n") == 2


def test_waiting_needs_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that says nothing has a bar for its time, where somebody looks and it takes longer than a moment."""
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    with waiting(0.5, "en"):
        pass
    assert stream.getvalue() == ""
    drawn = threading.Event()
    monkeypatch.setattr(stream, "flush", drawn.set)
    with waiting(10, "en"):
        assert drawn.wait(HANGING)
    assert "of 10 seconds" in stream.getvalue()
