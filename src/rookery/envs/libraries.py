"""The libraries that environments are made for: none of them is needed by anything else, so each is an extra."""

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker

say = speaker("envs")


class MissingLibrary(RookeryError, ImportError):
    """A library that is not installed. It is an ImportError too, since it is raised where modules are imported."""

    code = "missing-library"


def missing(library: str, extra: str) -> MissingLibrary:
    """The refusal to go on without a library, with the extra that brings it."""
    return MissingLibrary(say("missing-library", library=library, extra=extra))
