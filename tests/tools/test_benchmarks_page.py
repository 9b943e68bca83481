"""The page of benchmarks is made of the figures on file."""

from pathlib import Path

import pytest
from benchmarks.environments import Figure, Results
from tools import benchmarks_page

import rookery

KEY = rookery.games()[0]
RESULTS = Results(
    device="cpu",
    facts={"Processor": "a slow one", "pgx": "not installed"},
    figures=[
        Figure(who="rookery", game=KEY, form="bare", lanes=8, rate=4e6, bytes_a_lane=100, players=2),
        Figure(who="rookery", game=KEY, form="observed", lanes=8, rate=2e6, bytes_a_lane=900, players=2),
        Figure(who="rookery", game=KEY, form="observed", lanes=64, rate=3e6, bytes_a_lane=900, players=2),
        Figure(who="pgx", game="chess", form="observed", lanes=16, rate=1e5),
    ],
)


def test_ours_stand_beside_peers_at_their_best() -> None:
    """The ratio is that of the best numbers of lanes."""
    text = benchmarks_page.beside_peers(RESULTS)
    assert f"| {rookery.game(KEY).room.title} | 4.0 M plies/s | – | 3.0 M plies/s | – | 30 × |" in text
    assert "pgx chess 100 k plies/s (16 lanes)" in text


def test_costs_have_memory() -> None:
    """Each game, number of players and set of options has a line, with the memory of a lane."""
    assert "2, defaults | 8 | 4.0 M plies/s | 2.0 M plies/s | 100 | 900 |" in benchmarks_page.costs(RESULTS)


def test_what_is_not_installed_is_not_listed() -> None:
    """Facts are of what took part."""
    assert benchmarks_page.facts(RESULTS) == "- Processor: a slow one\n"


def test_the_page_on_file_is_made_of_the_results_on_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nobody has forgotten to make the page anew."""
    monkeypatch.setattr(benchmarks_page, "PICTURES", tmp_path)
    assert benchmarks_page.page() == benchmarks_page.PAGE.read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()]
