"""An engine of ours, line by line, without a process."""

import pytest

import rookery
from rookery import bots
from rookery.bots import Player
from rookery.bots.at_random import RandomPlayer
from rookery.bots.programs import lines
from rookery.bots.programs.session import Session
from rookery.kernel.game import Game
from rookery.records.games import option_texts
from tests.bots.programs.sessions import FirstMove

SOCCER = rookery.game("penguin-soccer", ply_cap=200)
START = str(SOCCER.start())
GAME = "game penguin-soccer rules 1 players 2 movetime 500 options ply_cap=200"


class Spoken:
    """A session, and the players that it has made."""

    def __init__(self) -> None:
        self.made: list[FirstMove] = []
        self.session = Session("First move", self._make)

    def _make(self, game: Game, seconds: float | None) -> Player:
        self.made.append(FirstMove(game, seconds))
        return self.made[-1]

    def answers(self, *said: str) -> list[str]:
        """All that it answers."""
        return [answer for line in said for answer in self.session.answer(line)]


def test_a_whole_conversation() -> None:
    """From the greeting to the goodbye every line has the answer that the specification gives."""
    spoken = Spoken()
    assert spoken.answers("rei 1") == ["id name First move", "reiok"]
    assert spoken.answers(GAME, "isready") == ["readyok"]
    assert spoken.answers(f"position {START} moves Bne Psw>w\n", "now x", "legal a b") == []
    assert spoken.answers("go seat 0 seed 7 movetime 500") == ["bestmove Mn>nw"]
    (made,) = spoken.made
    assert made.game == SOCCER
    assert made.seconds == 0.5
    assert [(str(position), seed) for position, seed in made.asked] == [("-,-,c3ne/-,g7w,- + w 2", 7)]
    assert spoken.answers("", "quit") == []
    assert spoken.session.is_over


def test_the_game_goes_on_where_it_was() -> None:
    """A position that continues the last one continues it, so that a player can follow; any other starts anew."""
    spoken = Spoken()
    spoken.answers(GAME, f"position {START} moves Bne", "go", f"position {START} moves Bne Psw>w", "go")
    spoken.answers(f"position {START} moves Mn", "go", f"position {START} moves", "go")
    (made,) = spoken.made
    first, second, other, start = [position for position, _ in made.asked]
    assert second.before is first
    assert other.before is not None
    assert other.before is not first.before
    assert start.before is None


def test_every_game_has_a_new_player() -> None:
    """A game is announced: what a player thought in the last one is gone. Less time is a new player, too."""
    spoken = Spoken()
    spoken.answers(
        GAME, "isready", f"position {START} moves", "go movetime 500", "go", "go movetime 100", GAME, "isready"
    )
    assert [made.seconds for made in spoken.made] == [0.5, 0.1, 0.5]


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (["rei 2"], "error this engine speaks version 1 of the protocol, not 2"),
        (["isready"], "error which game?"),
        (["go"], "error which position?"),
        (["position x moves"], "error which game?"),
        ([GAME, "position x moves"], "error a position has four fields"),
        ([GAME, f"position {START} moves fly"], "error a move is a slide"),
        ([GAME, f"position {START} moves Bn", "position x moves", "go"], "error which position?"),
        (["game chess rules 1 players 2 options"], 'error there is no game "chess"'),
        (["game penguin-soccer rules 99 players 2 options"], "error this engine knows version 1 of the rules"),
        (["game penguin-soccer rules 1 players 9 options"], "error penguin-soccer"),
        ([GAME, "go seat"], "error "),
        (["fly"], 'info unknown: "fly"'),
    ],
)
def test_bad_input(said: list[str], answer: str) -> None:
    """Whatever is wrong is answered by one line that says so, and the engine goes on."""
    spoken = Spoken()
    assert spoken.answers(*said)[-1].startswith(answer)
    assert spoken.answers("rei 1")[-1] == "reiok"


def test_a_move_is_a_text() -> None:
    """A player that returns something else has no move."""

    class Wrong:
        def choose(self, position: object, *, seed: int) -> str:  # noqa: ARG002
            return 7  # type: ignore[return-value]  # that is the point

    session = Session("Wrong", lambda _game, _seconds: Wrong(), SOCCER)
    list(session.answer(f"position {START} moves"))
    assert list(session.answer("go")) == ['error "7" is not the text of a move']


GAMES = (
    rookery.game("penguin-game", players=3),
    rookery.game("polar-dare", players=4),
    rookery.game("penguins-rock", players=2),
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_level_through_the_protocol_plays_as_it_does_without(game: Game) -> None:
    """Dice, several seats and options included: the same seeds give the same moves, whoever carries them."""
    session = Session("egg", lambda game, seconds: bots.player("egg", game, seconds=seconds))
    options = tuple(option_texts(game).items())
    said = lines.NewGame(game.key, game.room.version, game.players, None, options)
    assert list(session.answer(lines.write(said))) == []
    start = position = game.start(seed=5)
    moves: list[str] = []
    direct = bots.player("egg", game)
    for ply in range(40):
        if position.outcome is not None:
            break
        if position.seat is None:
            moves.append(RandomPlayer().choose(position, seed=ply))
        else:
            list(session.answer(lines.write(lines.SetPosition(str(start), tuple(moves)))))
            (answer,) = session.answer(lines.write(lines.Go(position.seat, ply, 1000)))
            assert answer == f"bestmove {direct.choose(position, seed=ply)}"
            moves.append(answer.removeprefix("bestmove "))
        position = position.play(moves[-1])
