"""The page of a report."""

import re

import pytest

from rookery.report.page import as_title, page
from rookery.words import languages
from tests.report.games import found, plan


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
