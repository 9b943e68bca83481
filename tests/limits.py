"""How long the tests wait for what has to come.

No test depends on how fast a machine is: whoever needs a moment holds the clock in its own hands, and whoever waits
waits long enough for any machine. How fast things are is measured by the programs in ``benchmarks/``.
"""

HANGING = 120
"""Seconds after which something that has to come never will."""
ENDLESS = 3600
"""Seconds that no test waits for."""
