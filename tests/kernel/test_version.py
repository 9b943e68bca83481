"""Which Rookery this is."""

import re

import rookery
from rookery.kernel.version import __version__


def test_the_version_is_that_of_the_library() -> None:
    """Every layer sees the version that callers see, in three numbers."""
    assert rookery.__version__ == __version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
