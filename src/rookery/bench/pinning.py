"""One core for everything that is compared, so that neither side gets more of the machine than the other."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def pinned() -> Iterator[int | None]:
    """Keep this thread on one core and give it all its cores back in the end; None where the system cannot do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    # The last core: systems like to serve their interrupts on the first.
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)
