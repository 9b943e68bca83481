"""Descriptors: each connection needs one, and the system gives every process only so many."""

import contextlib

from rookery.server.logs import note

RESERVED = 256
"""For files, the database, the pool, and whatever libraries open."""


def raise_descriptors(connections: int) -> int:
    """Ask the system for as many as so many connections need; for how many there are enough."""
    try:
        import resource
    except ImportError:
        # Elsewhere there is no such limit.
        return connections
    needed = connections + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        wanted = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return connections
    enough = max(soft // 2, soft - RESERVED)
    note("few-descriptors", descriptors=soft, needed=needed, connections=enough)
    return enough
