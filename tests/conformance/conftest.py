"""Tests of one room stay together where workers take groups: what one of them compiles, the others need too."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Name the group of each test here after its room; those of no room have one of their own."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(_room(item)))


def _room(item: pytest.Item) -> str:
    """The key of the room that a test is about."""
    given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    about = given.get("room_key") or given.get("key") or given.get("room") or given.get("game")
    return str(getattr(about, "key", about))
