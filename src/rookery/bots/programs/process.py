"""A program at work: lines to it and lines from it, each within a deadline. It never outlives whoever started it."""

import contextlib
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Literal, TypeVar

from rookery.bots.programs import guard, lines
from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import Text, speaker

say = speaker("bots")

Kind = Literal["crash", "time", "nonsense", "gave-up", "illegal-move"]
"""What a program can do wrong; each loses the game."""
Wanted = TypeVar("Wanted", lines.HelloOk, lines.ReadyOk, lines.BestMove)
CHUNK = 65_536
LAST_WORDS = 2_000
"""Bytes of a program's error output that are kept: the last ones tell why it ended."""
FAREWELL = 1.0
"""Seconds for the last words of a program that has ended."""
LONGEST_WORDS = 400
"""Characters of what a program says of its troubles that are shown."""


class BotFault(RookeryError):
    """A program did what loses a game: it crashed, answered too late or nonsense, or played an illegal move."""

    code = "bot-fault"

    def __init__(self, kind: Kind, problem: Text, name: str | None = None) -> None:
        super().__init__(problem if name is None else say("fault-of", name=quote(name), problem=problem))
        self.kind = kind
        self.problem = problem


class Process:
    """A running program. After a fault it is closed, and good for nothing more."""

    def __init__(self, command: Sequence[str], clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._incoming = bytearray()
        self._outgoing = bytearray()
        self._complaints = bytearray()
        if os.name != "posix":  # pragma: no cover  # pipes cannot be waited for there, nor groups be killed
            raise BotFault("crash", say("not-on-this-system"))
        theirs, self._life = os.pipe()
        try:
            self._guard = subprocess.Popen(  # noqa: S603  # what our user named is what is to be run
                [sys.executable, "-I", "-S", str(Path(guard.__file__)), str(theirs), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(theirs,),
                # Ctrl-C is for whoever started us; the guard ends when they do.
                start_new_session=True,
            )
        finally:
            os.close(theirs)
        self._selector = selectors.DefaultSelector()
        for stream, take in ((self._stdout, self._take_line), (self._stderr, self._take_complaint)):
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ, take)
        os.set_blocking(self._stdin.fileno(), False)

    # Talking

    def tell(self, *said: lines.Command) -> None:
        """Say something. What does not get through at once is sent while we listen."""
        self._outgoing += "".join(f"{lines.write(each)}\n" for each in said).encode()
        self._send()

    def hear(self, wanted: type[Wanted], seconds: float) -> Wanted:
        """The reply that must come next, within so many seconds; what is for people is passed over."""
        deadline = self._clock() + seconds
        while True:
            line = self._line(deadline, seconds)
            try:
                reply = lines.read_reply(line)
            except lines.BadLine:
                raise self._fault("nonsense", _unexpected(line, wanted)) from None
            if isinstance(reply, wanted):
                return reply
            if isinstance(reply, lines.Trouble):
                raise self._fault("gave-up", say("it-says", text=printable(reply.text)))
            if not isinstance(reply, lines.Info | lines.Id):
                raise self._fault("nonsense", _unexpected(line, wanted))

    def _line(self, deadline: float, seconds: float) -> str:
        while b"\n" not in self._incoming:
            if len(self._incoming) > lines.LONGEST:
                raise self._fault("nonsense", say("endless-line", most=lines.LONGEST))
            left = deadline - self._clock()
            if left <= 0:
                raise self._fault("time", say("no-answer-in-time", seconds=f"{seconds:g}"))
            self._attend(left)
        line, _, rest = self._incoming.partition(b"\n")
        self._incoming = bytearray(rest)
        return line.decode("utf-8", "replace").strip()

    def _attend(self, seconds: float) -> None:
        """Wait until something can be said or heard, and do so."""
        for key, _ in self._selector.select(seconds):
            key.data()

    def _send(self) -> None:
        try:
            sent = os.write(self._stdin.fileno(), self._outgoing[:CHUNK])
        except BlockingIOError:
            sent = 0
        except BrokenPipeError:
            # It does not listen any more. What it says, or that it says nothing, will tell why.
            sent = len(self._outgoing)
        del self._outgoing[:sent]
        waiting = self._stdin in self._selector.get_map()
        if self._outgoing and not waiting:
            self._selector.register(self._stdin, selectors.EVENT_WRITE, self._send)
        elif waiting and not self._outgoing:
            self._selector.unregister(self._stdin)

    def _take_line(self) -> None:
        heard = _read(self._stdout)
        if heard == b"":
            raise self._fault("crash", self._ended())
        self._incoming += heard or b""

    def _take_complaint(self) -> None:
        heard = _read(self._stderr)
        if heard == b"":
            self._selector.unregister(self._stderr)
        self._complaints += heard or b""
        del self._complaints[:-LAST_WORDS]

    def _ended(self) -> Text:
        """That it ended, with the last thing that it said about it."""
        self._selector.unregister(self._stdout)
        # Some close their output first and complain afterwards.
        deadline = self._clock() + FAREWELL
        while self._stderr in self._selector.get_map() and (left := deadline - self._clock()) > 0:
            self._attend(left)
        words = [line for line in self._complaints.decode("utf-8", "replace").splitlines() if line.strip()]
        return say("it-ended-saying", words=quote(words[-1].strip())) if words else say("it-ended")

    def _fault(self, kind: Kind, problem: Text) -> BotFault:
        self.close()
        return BotFault(kind, problem)

    # The end

    def close(self) -> None:
        """End the program, whatever it is doing, and all that it has started; when this returns they are gone."""
        if self._life < 0:
            return
        os.close(self._life)
        self._life = -1
        self._selector.close()
        for stream in (self._stdin, self._stdout, self._stderr):
            # What was not sent is of no interest any more.
            with contextlib.suppress(OSError):
                stream.close()
        self._guard.wait()

    @property
    def is_closed(self) -> bool:
        """Whether it has ended."""
        return self._life < 0

    @property
    def _stdin(self) -> IO[bytes]:
        return _present(self._guard.stdin)

    @property
    def _stdout(self) -> IO[bytes]:
        return _present(self._guard.stdout)

    @property
    def _stderr(self) -> IO[bytes]:
        return _present(self._guard.stderr)


def _present(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise ValueError("a guard is started with all three pipes")
    return stream


def _read(stream: IO[bytes]) -> bytes | None:
    """What is there; empty at the end, None if nothing is there yet."""
    try:
        return os.read(stream.fileno(), CHUNK)
    except BlockingIOError:
        return None


def printable(text: str) -> str:
    """What a program says of itself, harmless for a terminal and not too long."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:LONGEST_WORDS])


def _unexpected(line: str, wanted: type[lines.Reply]) -> Text:
    return say("not-an-answer", line=quote(line), wanted=quote(lines.WORDS[wanted]))
