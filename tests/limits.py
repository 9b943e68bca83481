"""How long the tests wait for what has to come.

No test depends on how fast a machine is: whoever needs a moment holds the clock in its own hands, and whoever waits
waits long enough for any machine. How fast things are is measured by the programs in ``benchmarks/``.
"""

import subprocess
import threading

HANGING = 120
"""Seconds after which something that has to come never will."""
ENDLESS = 3600
"""Seconds that no test waits for."""


def wait_for_line(process: "subprocess.Popen[str]", part: str) -> None:
    """Read what a program prints until a line has this part; a program that never prints it is stopped."""
    assert process.stdout is not None
    guard = threading.Timer(HANGING, process.kill)
    guard.start()
    try:
        assert any(part in line for line in process.stdout), f"it never said {part!r}"
    finally:
        guard.cancel()
