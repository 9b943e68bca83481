"""What every room must hold, as checks that any package can run over its own.

Each check takes a room and fails with AssertionError where the room does not hold it. In a test suite::

    @pytest.mark.parametrize("check", conformance.CHECKS)
    def test_conforms(check: conformance.Check) -> None:
        check(ROOM)
"""

from rookery.conformance import engines, files, playing, scenes
from rookery.conformance.cases import Check

__all__ = ["CHECKS", "Check"]

CHECKS: tuple[Check, ...] = (*files.CHECKS, *playing.CHECKS, *scenes.CHECKS, *engines.CHECKS)
