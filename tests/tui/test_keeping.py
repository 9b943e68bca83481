"""Leaving, saving and going on: whatever happens, the game is not lost."""

import errno
import os
import shlex
from pathlib import Path

import pytest

import rookery
from rookery import bots
from rookery.cli.main import parser
from rookery.cli.shared import chosen_position, read_seats
from rookery.kernel.game import Game
from rookery.tui import saved
from rookery.tui.local_game import LocalGame
from tests.tui.script import OWN_GOAL, SOCCER, Script, local_game


def fail_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fill the disk."""

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)


def resumed(said: str) -> LocalGame:
    """The game that the command at the end of what was said goes on with."""
    command = shlex.split(said.partition("rookery ")[2])
    return saved.load(Path(parser().parse_args(command).resume))


@pytest.mark.parametrize("leave", ["quit", "exit", " quit ", "QUIT"])
def test_leaving(leave: str) -> None:
    """A player may leave at any time; the game is kept with its whole line, and the way back is a command."""
    script = Script("Pne", "Bsw", leave)
    game = script.play(SOCCER.start(), 0, 1)
    assert script.said[-1].startswith("Saved. To resume later:\n  rookery play --resume ")
    back = resumed(script.said[-1])
    assert back.moves == game.moves == ["Pne", "Bsw"]
    assert back.position.history == game.position.history


def test_leaving_before_a_move() -> None:
    """A game in which nobody has moved leaves no file behind."""
    script = Script("quit")
    script.play(SOCCER.start(), 0)
    assert script.said[-1] == "Nothing has been played yet, so nothing is saved."
    assert not saved.folder().exists()


def test_the_end_of_input() -> None:
    """No more input is leaving, not a crash."""
    script = Script("Pne")
    game = script.play(SOCCER.start(), 0)
    assert resumed(script.said[-1]).moves == game.moves


def test_an_interrupt_is_leaving() -> None:
    """Ctrl-C at a prompt leaves the game like any other way out, wherever it comes."""
    for answers in (("Mn",), ("Mn", "Ms", "Ms>s")):
        script = Script(*answers)
        script.last = KeyboardInterrupt
        try:
            game = script.play(SOCCER.start(), 0, 1)
        except KeyboardInterrupt:
            # Left alone it would end the whole run of the tests.
            pytest.fail(f"the interrupt was not caught after {answers}")
        assert resumed(script.said[-1]).positions == game.positions


def test_an_interrupt_at_a_question() -> None:
    """Ctrl-C where a caution is asked about is a no, and then leaves."""
    script = Script("Pn", "Ksw")
    script.last = KeyboardInterrupt
    here = rookery.game("penguin-soccer").read("b2^,d2^,-/-,-,- b2 w 0")
    try:
        game = script.play(here, 0)
    except KeyboardInterrupt:
        pytest.fail("the interrupt was not caught")
    assert resumed(script.said[-1]).positions == game.positions


def test_an_interrupted_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while a bot thinks keeps the game, says so, and ends the program."""

    def interrupt(level: str, game: Game) -> bots.Player:
        raise KeyboardInterrupt

    monkeypatch.setattr("rookery.bots.programs.roster.player", interrupt)
    script = Script("Pne")
    with pytest.raises(KeyboardInterrupt):
        script.play(SOCCER.start(), 0)
    assert resumed(script.said[-1]).moves == ["Pne"]


def test_saving_and_going_on() -> None:
    """A saved game goes on as if it had never stopped: line, seats, levels, options, and undo."""
    script = Script("Pne", "save", "quit")
    start = rookery.game("penguin-soccer", ply_cap=30).start()
    game = script.go_on(local_game(start, 0, level="egg"))
    files = list(saved.folder().iterdir())
    assert len(files) == 1
    back = saved.load(files[0])
    assert (back.seats, back.game) == (game.seats, start.game)
    again = Script("undo", "Bne")
    again.go_on(back, file=files[0])
    assert back.moves[0] == "Bne"
    assert saved.load(files[0]).moves == back.moves
    assert list(saved.folder().iterdir()) == files


def test_a_named_file(tmp_path: Path) -> None:
    """A game may be saved to a file of any name, and is kept there up to date from then on."""
    file = tmp_path / "my game.json"
    script = Script(f"save {file}", "Pne", "Bsw")
    script.play(SOCCER.start(), 0, 1)
    assert saved.load(file).moves == ["Pne", "Bsw"]
    assert resumed(script.said[-1]).moves == ["Pne", "Bsw"]
    assert not saved.folder().exists()


def test_no_other_file_is_written_over(tmp_path: Path) -> None:
    """A file that exists is not touched unless it is this game's; saving twice to the own one is fine."""
    letter, file = tmp_path / "letter.txt", tmp_path / "game.json"
    letter.write_text("Dear all", encoding="utf-8")
    script = Script(f"save {letter}", f"save {file}", f"save {file}", "save")
    script.play(SOCCER.start(), 0)
    assert letter.read_text(encoding="utf-8") == "Dear all"
    assert "already exists; choose another name" in " ".join(script.text.split())
    assert script.text.count("Saved.") == 3


def test_a_finished_game_is_kept_if_it_has_a_file(tmp_path: Path) -> None:
    """The end of a game that has a file is in the file."""
    file = tmp_path / "game.json"
    Script(f"save {file}", "Ksw", "y").play(OWN_GOAL, 0, 1)
    assert saved.load(file).position.outcome is not None
    script = Script()
    script.go_on(saved.load(file), file=file)
    assert script.said[-2].endswith("Black wins: The ball is in the goal")
    assert not saved.folder().exists()


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game cannot be saved that is told in words, and the game goes on."""
    fail_to_write(monkeypatch)
    script = Script(f"save {tmp_path / 'game.json'}", "save", "Pne", "Bsw")
    game = script.play(SOCCER.start(), 0, 1)
    assert game.moves == ["Pne", "Bsw"]
    assert " ".join(script.text.split()).count("No space left on device") == 3


def test_a_disk_that_fills_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that can no longer be kept up to date stays as it was; every turn says so."""
    file = tmp_path / "game.json"
    at = local_game(SOCCER.start(), 0, 1)
    at.play("Pne")
    saved.save(at, file)
    fail_to_write(monkeypatch)
    script = Script("Bsw", "Pne")
    script.go_on(at, file=file)
    assert saved.load(file).moves == ["Pne"]
    assert " ".join(script.text.split()).count("No space left on device") >= 3


def test_quitting_with_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who cannot save may think again; who leaves all the same is given the position."""
    fail_to_write(monkeypatch)
    script = Script("Psw", "quit", "board", "quit", "never reached")
    game = script.play(rookery.game("penguin-soccer", ply_cap=30, no_move="loss").read("-,-,-/-,-,- + b 7"), 1)
    assert "Type save and another file name, or quit once more." in script.said
    assert len(script.asked) == 4
    arguments = parser().parse_args(shlex.split(script.said[-1].partition("rookery ")[2]))
    assert chosen_position(arguments) == game.position
    assert read_seats(arguments.me, 2) == {1}
    assert arguments.bots == "egg"


def test_another_file_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a failure another file can be named, and then quitting works."""
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("ROOKERY_GAMES", str(blocked / "games"))
    script = Script("Pne", "quit", f"save {tmp_path / 'game.json'}", "quit", "never reached")
    script.play(SOCCER.start(), 0, 1)
    assert resumed(script.said[-1]).moves == ["Pne"]
    assert len(script.asked) == 4
