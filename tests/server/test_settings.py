"""The settings of a server."""

from pathlib import Path

from rookery.server.settings import Settings


def test_a_folder_is_all_that_must_be_said(tmp_path: Path) -> None:
    """Everything else has a value that suits one machine."""
    settings = Settings(tmp_path)
    assert settings.database is None
    assert settings.bot_processes >= 2
    assert settings.ping < settings.absence
