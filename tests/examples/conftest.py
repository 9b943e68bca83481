"""One environment for all tests of an example."""

import pytest

from tests.examples.environment import Environment


@pytest.fixture(scope="package")
def thin_ice(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with Thin Ice in it."""
    return Environment(tmp_path_factory.mktemp("thin-ice") / "environment", "thin-ice")
