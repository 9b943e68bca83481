"""The page of a report."""

import re
from pathlib import Path

import pytest

import rookery
from rookery.report.page import as_title, page
from rookery.words import languages
from tests.report.games import found, plan

REPORTS = Path(__file__).parents[2] / "docs" / "reports"


@pytest.mark.parametrize("language", languages())
def test_it_is_whole_in_itself(language: str) -> None:
    """It names no address and runs no script; every section is there in the reader's language."""
    written = page(plan(), found(), "rookery report <so>", language)
    assert not re.findall(r"https?://|<script|(?:src|href)=", written)
    assert f'<html lang="{language}">' in written
    assert written.count("<section>") == 6
    assert "rookery report &lt;so&gt;" in written
    assert "$" not in written
    assert re.search(r"report/|<td>None", written) is None


def test_it_says_how_lucky_players_were() -> None:
    """In words, with an interval."""
    written = page(plan(), found(), "")
    assert "In 2 games of equal players, the dice alone moved their chances" in written
    assert "A rock is brought home" in written
    assert as_title("a hop") == "A hop"


@pytest.mark.parametrize("key", rookery.games())
def test_every_game_has_a_report_in_the_documents(key: str) -> None:
    """It names the command that makes it, which the index names too, and asks nobody for anything."""
    shipped = (REPORTS / f"{key}.html").read_text(encoding="utf-8")
    command = re.search(r"<pre>(.*?)</pre>", shipped)
    assert command is not None
    assert command[1].startswith(f"rookery report {key} ")
    assert f"`{command[1]}`" in (REPORTS / "README.md").read_text(encoding="utf-8")
    assert not re.findall(r"https?://|<script", shipped)
