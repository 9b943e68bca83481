"""What every game of Rookery must hold."""

import pytest

from rookery import conformance
from thin_ice import ROOM


@pytest.mark.parametrize("check", conformance.CHECKS)
def test_conforms(check: conformance.Check) -> None:
    """Each check holds."""
    check(ROOM)
