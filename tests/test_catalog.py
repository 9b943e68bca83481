"""The one list of games, and games that other packages bring."""

import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rookery import catalog
from rookery.kernel.errors import BadOption, UnknownGame
from rookery.kernel.game import Game
from tests import packages

OURS = tuple(catalog._ROOMS)

POND = """
from dataclasses import replace
from rookery.rooms.penguin_soccer import ROOM as SOCCER
ROOM = replace(SOCCER, key="pond")
OTHER = replace(SOCCER, key="lake")
NO_PLAYERS = replace(SOCCER, key="pond", players=(0, 9))
NOTHING = 7
"""

Bring = Callable[..., None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs packages for one test."""

    def bring(package: str, *entries: str, code: str = POND) -> None:
        packages.bring(tmp_path / package, package, code, *entries)
        packages.install(monkeypatch, tmp_path / package)
        monkeypatch.delitem(sys.modules, package, raising=False)

    yield bring
    monkeypatch.undo()
    packages.forget()


def lines() -> list[str]:
    """What is wrong with the games of others."""
    return [str(problem) for problem in catalog.problems()]


def test_every_room_is_found_by_its_key() -> None:
    """Keys are unique, and each leads to its room and its game."""
    assert catalog.games() == tuple(room.key for room in catalog.rooms())
    assert catalog.games()[: len(OURS)] == OURS
    for key in catalog.games():
        assert catalog.room(key).key == key
        assert catalog.game(key) == Game(catalog.room(key))


def test_players_and_options_are_passed_on() -> None:
    """A game is made with its players and options by name."""
    game = catalog.game("penguin-soccer", players=2, ply_cap=7)
    assert (game.players, game.options["ply_cap"]) == (2, 7)
    with pytest.raises(BadOption, match="it takes 2"):
        catalog.game("penguin-soccer", players=3)


@pytest.mark.parametrize(
    ("key", "hint"),
    [
        ("penguin-socer", r" \(did you mean penguin-soccer\?\)"),
        ("Penguin Soccer", r"( \(did you mean penguin-soccer\?\))?"),
        ("chess", ""),
        ("", ""),
        (None, ""),
        (["penguin-soccer"], r".*"),
    ],
)
def test_unknown_games(key: str, hint: str) -> None:
    """An unknown key is refused with all that there are, and with a hint where one is near."""
    names = ", ".join(catalog.games())
    with pytest.raises(UnknownGame, match=rf"there is no game \".*\"{hint}; the games are {names}"):
        catalog.room(key)
    with pytest.raises(UnknownGame):
        catalog.game(key)


def test_a_game_of_another_package(bring: Bring) -> None:
    """It stands behind ours, and is a game like any other."""
    bring("water", "pond = water:ROOM")
    assert catalog.games() == (*OURS, "pond")
    assert catalog.room("pond").key == "pond"
    assert catalog.game("pond").start().moves
    assert lines() == []


def test_packages_are_loaded_when_they_are_needed(bring: Bring) -> None:
    """Whoever plays one of our games loads no other package."""
    bring("water", "pond = water:ROOM")
    catalog.game("penguin-soccer")
    assert "water" not in sys.modules
    catalog.game("pond")
    assert "water" in sys.modules


@pytest.mark.parametrize(
    ("entry", "code", "reason"),
    [
        ("pond = water:ROOM", "import nothing_of_this_name", "cannot be loaded .ModuleNotFoundError: No module named"),
        ("pond = water:ROOM", "raise ValueError('two\\nlines')", "cannot be loaded .ValueError: two lines"),
        ("pond = water:ROOM", "def (", "cannot be loaded .SyntaxError"),
        ("pond = water:WHAT", POND, "cannot be loaded .AttributeError"),
        ("pond = water:NOTHING", POND, "water:NOTHING is not a Room"),
        ("pond = water:OTHER", POND, "its room has another key, lake"),
        ("pond = water:NO_PLAYERS", POND, "it is for 0 to 9 players; 1 to 4 are possible"),
    ],
)
def test_a_game_that_cannot_be_had(
    bring: Bring, caplog: pytest.LogCaptureFixture, entry: str, code: str, reason: str
) -> None:
    """One line says which, of which package, and why; all others are there, and whoever asks for it is told too."""
    bring("water", entry, code=code)
    with caplog.at_level(logging.WARNING):
        assert catalog.games() == OURS
        assert catalog.games() == OURS
    [line] = lines()
    assert [record.getMessage() for record in caplog.records] == [line]
    assert line.startswith('the game "pond" of water 1.2 cannot be played: ')
    assert "\n" not in line
    with pytest.raises(UnknownGame, match=reason) as refusal:
        catalog.game("pond")
    assert str(refusal.value) == line


def test_our_games_stay_ours(bring: Bring, caplog: pytest.LogCaptureFixture) -> None:
    """A package that brings a key of ours is not asked."""
    bring("water", "penguin-soccer = water:ROOM")
    assert catalog.games() == OURS
    assert catalog.room("penguin-soccer").folder.name == "penguin_soccer"
    assert lines() == [
        'the game "penguin-soccer" of water 1.2 cannot be played: Rookery already has a game of this name'
    ]
    assert len(caplog.records) == 1
    assert "water" not in sys.modules


def test_two_packages_with_one_game(bring: Bring) -> None:
    """Neither is preferred, for which was first would be chance; both are named."""
    bring("water", "pond = water:ROOM")
    bring("swamp", "pond = swamp:ROOM")
    assert catalog.games() == OURS
    [line] = lines()
    assert "several packages bring it (swamp 1.2, water 1.2); keep one of them" in line
    with pytest.raises(UnknownGame, match="several packages"):
        catalog.game("pond")


def test_one_bad_game_does_not_spoil_the_others(bring: Bring) -> None:
    """Of a package's games those are there that can be."""
    bring("water", "pond = water:ROOM", "puddle = water:NOTHING")
    assert catalog.games() == (*OURS, "pond")
    assert len(lines()) == 1


def test_bad_words_are_told_with_file_and_line(bring: Bring, tmp_path: Path) -> None:
    """A mistake in a catalogue of words is found before anybody reads them."""
    folder = tmp_path / "room"
    (folder / "words").mkdir(parents=True)
    (folder / "README.md").write_text("# Penguin Soccer\n", encoding="utf-8")
    (folder / "words" / "en.ftl").write_text("summary = Here\n\n= nothing\n", encoding="utf-8")
    code = f"{POND}\nfrom pathlib import Path\nROOM = replace(ROOM, folder=Path({str(folder)!r}))\n"
    bring("water", "pond = water:ROOM", code=code)
    [line] = lines()
    assert f"{folder}/words/en.ftl, line 3: Expected" in line


@pytest.mark.parametrize(
    ("program", "said"),
    [
        (["-m", "rookery", "games"], r"{}\n"),
        (
            ["-c", "from rookery.server import logs; logs.set_up(); import rookery; rookery.games()"],
            r'{{"at":"[^"]+","level":"warning","event":"note","text":"{}"}}\n',
        ),
    ],
)
def test_the_terminal_and_the_log_say_it_in_one_line(tmp_path: Path, program: list[str], said: str) -> None:
    """Nothing else is said, and all goes on."""
    packages.bring(tmp_path, "water", POND, "pond = water:NOTHING")
    paths = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    run = subprocess.run(
        [sys.executable, *program], capture_output=True, text=True, check=True, env=os.environ | {"PYTHONPATH": paths}
    )
    line = r'the game \\?"pond\\?" of water 1.2 cannot be played: water:NOTHING is not a Room'
    assert re.fullmatch(said.format(line), run.stderr)
