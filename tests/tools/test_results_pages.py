"""Every page of docs/results is made in small: played, kept, drawn, and drawn again from what is kept."""

import json
import sys
from pathlib import Path

import pytest
from tools.results import __main__ as program
from tools.results import caps, draws, events, exact, luck, openings, pages, seats, strength, training
from tools.results.pages import Page
from tools.results.playing import Wish

import rookery

GAME = "penguin-game"
QUICK = Wish(level="egg", number=2, workers=1)


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pages are not made where those of the project are."""
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    monkeypatch.setattr(training, "FOLDER", tmp_path)


def made(page: Page, wish: Wish) -> str:
    """A page made from new figures, and drawn once more from those on file."""
    page.take(wish)
    page.draw()
    text = (pages.FOLDER / f"{page.name}.md").read_text(encoding="utf-8")
    assert page.text(pages.FOLDER / "again") == text
    for plot in (pages.FOLDER / "plots").glob("*.svg"):
        assert plot.read_bytes() == (pages.FOLDER / "again" / plot.name).read_bytes()
        assert f"(plots/{plot.name})" in text
    assert "## How these figures were taken" in text
    return text


def test_seats() -> None:
    """Every number of players has a row with all its seats."""
    text = made(seats.PAGE, Wish(games=(GAME,), level="egg", number=2, workers=1))
    assert text.count("| The Penguin Game |") == 3
    assert "--game=penguin-game --level=egg --number=2" in text


def test_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games longer than the usual cap count as draws, and it says how many were won later."""
    monkeypatch.setattr(draws, "POSITIONS", (1,))
    monkeypatch.setattr(draws, "LEVELS", ("egg",))
    assert "| egg@1 | 1 |" in made(draws.PAGE, Wish(level="egg", number=1, workers=1))
    row = draws.Row("a", 4, 2.0, [100, 500], {"goal": 2, "cap": 2})
    assert row.drawn_at_usual_cap == 3


def test_caps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that end at the cap are told from those that are won, for every number of players."""
    text = made(caps.PAGE, Wish(games=("penguins-rock",), level="chick", number=2, workers=1))
    assert text.count("| Penguins Rock! | chick |") == 3
    assert "| chick | 2 | 2 | 0.0 % " in text
    monkeypatch.setattr(caps, "LEVELS", ("egg",))
    monkeypatch.setattr(caps, "numbers_of_players", lambda _: range(2, 3))
    monkeypatch.setattr(caps, "GAMES", ("polar-dare",))
    assert "| Polar Dare! | egg | 2 | 1 | " in made(caps.PAGE, Wish(number=1, workers=1))


def test_luck() -> None:
    """Pairs with the same gap are counted together."""
    text = made(luck.PAGE, Wish(games=(GAME,), level="chick", number=2, workers=1))
    assert "| chick – egg |" in text
    assert luck.Pair(GAME, "egg", "juvenile", 1, 2).gap == 2


def test_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step of the ladder is a row."""
    monkeypatch.setattr(strength, "USUAL", (1, 2))
    text = made(strength.PAGE, Wish(games=(GAME,), level="adult", number=1, workers=1))
    assert "| The Penguin Game | 3 | 2 – 1 |" in text


@pytest.mark.parametrize(
    ("event", "text", "does", "does_not"),
    [
        (0, "c1,p12o/p11,n26 n11:1,n12:1,n15:1,n16:1,n21:1,n25:1,n26:1 1.3.0.0 AA 2 move1:2 11", "n11+", "n11"),
        (1, "+--+/+--+/++--/+--- d1.N.N/d2.d2.d3 c3 1 B3:1 53", "Bc3-d3", "a1-"),
        (1, "+--+/+--+/++--/+--- d1.N.N/d2.d2.d3 c3 2 B3:1 53", "", "Bc3-d3"),
        (2, "-,-,-/-,-,- + w 0", "Bn>ne", "Bn"),
    ],
)
def test_events_are_known(event: int, text: str, does: str, does_not: str) -> None:
    """A move that does it is told from one that does not."""
    happens = events.EVENTS[event].happens
    position = rookery.game(events.EVENTS[event].game).read(text)
    assert {does, does_not} - {""} <= set(position.moves)
    assert not does or happens(position, does)
    assert not happens(position, does_not)


def test_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions of games are judged move by move."""
    monkeypatch.setattr(events, "JUDGE", 1)
    monkeypatch.setattr(events, "SAMPLES", 1)
    text = made(events.PAGE, Wish(games=("penguin-soccer",), level="egg", number=1, workers=1))
    assert "| a spin (Penguin Soccer) | egg | 1, " in text


def test_openings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Placements are counted by class, and lines of Penguin Soccer with their mirror images."""
    monkeypatch.setattr(openings, "JUDGE", 1)
    monkeypatch.setattr(openings, "solve_deal", lambda _: openings.Deal({"@a1": True, "@b1": False}, {"@a1,@b2": True}))
    text = made(openings.PAGE, QUICK)
    assert "| corner | 100.0 %" in text
    assert "| edge | 0.0 %" in text
    assert [openings.class_of(cell) for cell in ("d4", "a3", "c2")] == ["corner", "edge", "centre"]
    assert openings.mirrored("Bn>ne") == "Be>ne"
    assert openings.mirrored("Kse") == "Knw"
    assert openings.mirrored("M^") == "M^"


def test_first_moves_have_mirror_images() -> None:
    """The mirror image of every first move is a first move."""
    moves = rookery.game("penguin-soccer").start(0).moves
    assert {openings.mirrored(move) for move in moves} == set(moves)


def test_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Databases that are there are counted; those that are not are left out."""
    monkeypatch.setattr(exact, "from_random_cells", lambda seed: (seed % 2, 20))
    monkeypatch.setattr(exact, "try_alone", lambda seed: exact.Alone(seed, 3, 1, 5.5, 10**11, 10**12))
    part = exact.Part(2, 72, [("Red wins", 48), ("Blue wins", 24)], {"10": 72}, {"1": 72}, (1, 2, 3))
    (tmp_path / "small.sqlite").touch()
    (tmp_path / "deals.sqlite").touch()
    monkeypatch.setattr(exact, "part", lambda *_: part)
    text = made(exact.PAGE, Wish(number=2, workers=1, databases=tmp_path))
    assert "| Red wins | 66.67 % | 48 |" in text
    assert "| with the placement, both perfectly | 66.7 % (55.2 to 76.5) | 10.0 | 72 |" in text
    assert "Alone the first coin matters" not in text


def test_random_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Successes are among the tries, challenges among the successes, and all solutions can be counted."""
    monkeypatch.setattr(exact, "TRIES", 50)
    tried = exact.try_alone(1)
    assert 0 <= tried.challenges <= tried.successes <= 50
    assert 1 <= tried.coins <= 24
    assert tried.solutions is None


def test_training() -> None:
    """Results files of trainings are drawn, test by test."""
    folder = pages.FOLDER / "data"
    folder.mkdir()
    lesson = {"kind": "lesson", "lessons": 1, "plies": 1000, "seconds": 60.0, "entropy": 1.5, "explained": 0.2}
    test = {"kind": "against adult", "lessons": 1, "plies": 1000, "seconds": 60.0, "share": 0.75, "games": 20}
    (folder / "training-polar.ndjson").write_text(f"{json.dumps(lesson)}\n{json.dumps(test)}\n", encoding="utf-8")
    text = made(training.PAGE, QUICK)
    assert "## polar" in text
    assert "1,000 plies in 1.0 minutes." in text
    assert "| adult | 75.0 % (53.1 to 88.8) | 20 | 1,000 |" in text


# The program


def test_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is taken and drawn; with --draw it is only drawn."""
    arguments = ["results", "seats", "--game", GAME, "--level", "egg", "--number", "1", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", arguments)
    program.main()
    page = pages.FOLDER / "seats.md"
    text = page.read_text(encoding="utf-8")
    page.unlink()
    monkeypatch.setattr(sys, "argv", ["results", "seats", "--draw"])
    monkeypatch.setattr(Page, "take", None)
    program.main()
    assert page.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["weather"], "invalid choice"),
        (["seats", "--level", "admiral"], "there is no level"),
        (["seats", "--game", "chess"], 'there is no game "chess"'),
        (["seats", "--number", "0"], "--number must be at least 1"),
        (["seats", "--workers", "0"], "--workers must be at least 1"),
        (["seats", "--draw"], "there are no figures of seats yet"),
    ],
)
def test_refusals(
    arguments: list[str], problem: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bad input is one line."""
    monkeypatch.setattr(sys, "argv", ["results", *arguments])
    with pytest.raises(SystemExit) as left:
        program.main()
    assert left.value.code == 2
    assert problem in capsys.readouterr().err
