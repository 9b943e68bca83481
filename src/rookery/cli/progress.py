"""One line on the terminal that says how far a long piece of work is, and when it will be done."""

import contextlib
import functools
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TextIO

from rookery.kernel.messages import Text, speaker
from rookery.words import ENGLISH, word

say = speaker("cli")

EVERY = 0.1
"""Seconds between two lines: often enough to look alive, seldom enough not to flicker or to cost anything."""
WIDEST = 79
LONGEST = 30
PATIENCE = 1.0
"""Seconds that people wait without being told anything."""
NARROWEST = 12
"""A bar of fewer letters says nothing; it is left out."""


class Bar:
    """A progress bar. It shows on a terminal only; anywhere else it is silent, so that logs stay clean.

    ``total`` is None where the amount of work is unknown. ``done`` is what an earlier run did already: it counts
    towards the share, not towards the rate.
    """

    def __init__(
        self, total: int | None, unit: Text, stream: TextIO | None = None, *, done: int = 0, language: str = ENGLISH
    ) -> None:
        self._total = total
        self._unit = unit
        self._word = functools.partial(word, language=language)
        self._stream = sys.stderr if stream is None else stream
        self._shown = self._stream.isatty()
        self._began_with = self._done = done
        self._note = ""
        self._began = time.monotonic()
        self._next = self._began
        self._length = 0
        self._widest_bar = LONGEST

    def update(self, done: int, note: str = "") -> None:
        """Show how much is done in all, with a short note."""
        self._done, self._note = done, note
        if self._shown and time.monotonic() >= self._next:
            self._draw()

    def close(self) -> None:
        """Draw the last state and leave the line; nothing happens if nothing was ever drawn."""
        if self._length:
            self._draw()
            self._write("\n")
            self._length = 0
        self._shown = False

    def _draw(self) -> None:
        now = time.monotonic()
        self._next = now + EVERY
        line = self._line(now - self._began)
        # The rest of a longer line before is overwritten in the same breath: clearing first would flicker.
        self._write("\r" + line.ljust(self._length))
        self._length = len(line)

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()

    def _line(self, seconds: float) -> str:
        """The line: share, bar, count, rate, time, note; what does not fit goes, the bar before the note."""
        rate = (self._done - self._began_with) / seconds if seconds > 0 else 0.0
        done, unit = amount(self._done), self._unit
        if self._total is None:
            words = [self._word(say("progress", done=done, unit=unit))]
        else:
            words = [self._word(say("progress-of", done=done, total=amount(self._total), unit=unit))]
        if rate > 0:
            words.append(f"{amount(rate)}/s")
        words.append(self._time(rate, seconds))
        words.append(self._note)
        text = "  ".join(word for word in words if word)
        width = min(WIDEST, shutil.get_terminal_size().columns - 1)
        if self._total is None:
            return text[:width]
        share = min(1.0, self._done / self._total) if self._total else 1.0
        percent = f"{int(100 * share):3d} %"
        # A bar that grows and shrinks with the words beside it would dance: it only ever shrinks.
        self._widest_bar = min(self._widest_bar, width - len(percent) - len(text) - 4)
        bar = f"  {self._bar(share, self._widest_bar)}" if self._widest_bar >= NARROWEST else ""
        return f"{percent}{bar}  {text}"[:width]

    def _time(self, rate: float, seconds: float) -> str:
        """How long it will take; how long it took, when it is done or the total is unknown."""
        if self._total is None or self._done >= self._total:
            return clock(seconds)
        return self._word(say("time-left", time=clock((self._total - self._done) / rate))) if rate > 0 else ""

    def _bar(self, share: float, width: int) -> str:
        full = int(share * width)
        bar = "█" * full + "░" * (width - full)
        try:
            bar.encode(self._stream.encoding or "ascii")
        except UnicodeEncodeError:
            return "#" * full + "-" * (width - full)
        return bar


@contextlib.contextmanager
def counting(unit: Text, language: str) -> Iterator[Callable[[int, int | None], None]]:
    """A bar for work that tells how much is done and how much there is; it appears only where that takes a while.

    The work may have several rounds, each with an amount of its own, or None where nobody knows how much it is; and it
    may tell from any thread.
    """
    bar: Bar | None = None
    amount_of_round: int | None = 0
    began = time.monotonic()
    one_at_a_time = threading.Lock()

    def tell(done: int, total: int | None) -> None:
        nonlocal bar, amount_of_round
        with one_at_a_time:
            if time.monotonic() - began < PATIENCE:
                return
            if bar is None or total != amount_of_round:
                if bar is not None:
                    bar.close()
                bar, amount_of_round = Bar(total, unit, done=done, language=language), total
            bar.update(done)

    try:
        yield tell
    finally:
        if bar is not None:
            bar.close()


@contextlib.contextmanager
def waiting(seconds: float, language: str) -> Iterator[None]:
    """A bar for work that takes so long and tells nothing meanwhile."""
    if seconds <= PATIENCE or not sys.stderr.isatty():
        yield
        return
    bar, over, began = Bar(round(seconds), say("unit-seconds"), language=language), threading.Event(), time.monotonic()

    def draw() -> None:
        while not over.wait(2 * EVERY):
            bar.update(min(round(seconds), int(time.monotonic() - began)))

    drawing = threading.Thread(target=draw, daemon=True)
    drawing.start()
    try:
        yield
    finally:
        over.set()
        drawing.join()
        bar.close()


def amount(number: float) -> str:
    """A number for people: ``0.42``, ``8.3``, ``950``, ``12,345``, ``1.2 M``."""
    for size, letter in ((1e12, " T"), (1e9, " G"), (1e6, " M")):
        if number >= size:
            return f"{number / size:.1f}{letter}"
    if isinstance(number, int) or number >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 1 else f"{number:.2f}"


def clock(seconds: float) -> str:
    """A duration as a clock shows it: ``0:07``, ``12:30``, ``1:02:03``."""
    whole = round(seconds)
    minutes, second = divmod(whole, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02d}:{second:02d}" if hours else f"{minute}:{second:02d}"
