"""The settings of a server: their form, and the document that explains them."""

import re
from pathlib import Path

import msgspec
import pytest

from rookery.server.settings import PROFILES, Profile, Settings
from rookery.server.settings_sources import KEYS, PASSWORD_FILE, in_force, load, variable

DOCUMENT = Path(__file__).parents[2] / "docs/reference/settings.md"
ROW = re.compile(r"^\| `([a-z_]+)` \| (.+?) \| (.+?) \| (.+?) \|$")
OWN_WORDS = {"folder", "database", PASSWORD_FILE, "bot_processes", "network.port"}
"""Settings whose defaults depend on the machine: the document says how, in words."""


def rows() -> dict[str, tuple[str, str]]:
    """What the document says: the defaults of a family's server and of a public one, by the names of settings."""
    found, section = {}, ""
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"## `\[(\w+)\]`.*", line):
            section = f"{heading[1]}."
        if row := ROW.match(line):
            found[section + row[1]] = (row[2], row[3])
    return found


def test_a_folder_is_all_that_must_be_said(tmp_path: Path) -> None:
    """Everything else has a value that suits one machine."""
    settings = Settings(tmp_path)
    assert settings.database is None
    assert settings.bot_processes >= 2
    assert settings.ping < settings.absence


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_keeps_the_types(profile: Profile) -> None:
    """What a profile changes is a setting, and a value that this setting may have."""
    for key, value in PROFILES[profile].items():
        msgspec.convert(value, KEYS[key])


def test_the_document_has_every_setting_with_its_defaults() -> None:
    """Nothing is missing, nothing is left over, and both columns of defaults are true."""
    documented = rows()
    assert list(documented) == list(KEYS)
    for column, profile in enumerate(PROFILES):
        options = {"profile": ("--profile", profile)}
        true = {key: value for key, value, _ in in_force(load(None, {}, options))}
        for key, texts in documented.items():
            if key not in OWN_WORDS:
                assert texts[column] == (f"`{true[key]}`" if true[key] else "none"), key


def test_the_document_says_how_variables_are_called() -> None:
    """Its example is one."""
    assert f"`{variable('limits.commands')}`" in DOCUMENT.read_text(encoding="utf-8")
