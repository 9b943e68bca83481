"""BotPool processes that do as the tests need: they answer at once, die, fail or never answer."""

import contextlib
import os
import time
from multiprocessing.connection import Connection

from rookery.server.bots.worker import Advise, Answer, Choose, Failure, Judge, Judged, Task
from rookery.wire.match import Hint
from tests.limits import ENDLESS


def serve(pipe: Connection) -> None:
    """Answer like a fool: the first move by any name; after an odd number of moves die."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(pipe.recv()))


def _answer(task: Task) -> Answer:
    if isinstance(task, Advise):
        if len(task.history.moves) % 2:
            os._exit(3)
        return Hint("stand-in", 0.5, "even", exact=False, principal_variation=())
    if isinstance(task, Judge):
        return Judged(((0.5, 0.5),))
    if isinstance(task, Choose) and task.level == "dead":
        os._exit(3)
    if isinstance(task, Choose) and task.level == "late":
        time.sleep(ENDLESS)
    if isinstance(task, Choose) and task.level == "wrong":
        return Failure("wrong")
    return "done"
