"""Fluent at work: what is loaded when, and what cannot be worded. Its grammar is tested with the wording."""

import subprocess
import sys

from rookery.kernel.messages import Message
from rookery.words.bundles import worded


def test_nothing_is_loaded_before_something_is_said() -> None:
    """Who only plays and counts does not wait for Fluent and Babel."""
    program = "import sys, rookery; rookery.game(rookery.games()[0]).start(1).moves; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"fluent", "babel"} & {name.partition(".")[0] for name in done.stdout.split()}


def test_what_nobody_has_words_for() -> None:
    """An entry that is missing, and a game that is not here, are named by their ids."""
    for name in ("kernel/no-such-entry", "no-such-game/summary"):
        assert worded(Message(id=name), "de") == name
