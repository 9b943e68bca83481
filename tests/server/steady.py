"""A bot worker that always has an answer at once, and never the right one."""

import contextlib
from multiprocessing.connection import Connection

from rookery.server.bots.worker import Advise
from rookery.wire.match import Hint


def serve(pipe: Connection) -> None:
    """Answer; bots whose moves are no moves play at random."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            pipe.send(
                Hint("steady", 0.5, "even", exact=False, principal_variation=())
                if isinstance(task, Advise)
                else "steady"
            )
