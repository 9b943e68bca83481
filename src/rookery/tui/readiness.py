"""Getting bots ready while people still look at the board: what must be compiled is compiled in the background."""

import contextlib
import threading

from rookery import bots
from rookery.bots.programs import is_program
from rookery.kernel import jit
from rookery.kernel.levels import NAMES
from rookery.tui.local_game import LocalGame

ADVISER = NAMES[-1]
"""Hints think as this level does."""


class Readiness:
    """Gets the bots of one game ready, and the one that gives hints."""

    def __init__(self, local: LocalGame) -> None:
        self._game = local.game
        advisers = [ADVISER] if local.people else []
        # Programs get themselves ready.
        levels = [level for level in local.bots.values() if level in NAMES]
        self._done = {level: threading.Event() for level in [*levels, *advisers]}
        self._thread = threading.Thread(target=self._work, daemon=True)

    def begin(self) -> None:
        """Start, and do not wait for it."""
        self._thread.start()

    def wait(self, level: str) -> None:
        """Wait until players of a level are ready, with a line about it if that takes longer than a moment."""
        done = self._done.get(level)
        if is_program(level) or not self._thread.is_alive() or (done and done.is_set()):
            return
        with jit.progress(f"the bots of {self._game.room.title}"):
            if done:
                done.wait()
            else:
                self._thread.join()

    def _work(self) -> None:
        for level, done in self._done.items():
            # The same error comes again when such a player must think; it is reported there.
            with contextlib.suppress(Exception):
                bots.warm(self._game, (level,))
            done.set()
