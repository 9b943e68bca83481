"""Games in the terminal, line by line, with a script in place of a player."""

import random
import shlex
from collections.abc import Callable

import pytest

import rookery
from rookery.cli.main import parser
from rookery.cli.shared import chosen_position, read_seats
from rookery.kernel.game import Game, Position
from rookery.tui.line import HELP, LineGame, legend
from tests import toy

SOCCER = rookery.game("penguin-soccer")
OWN_GOAL = SOCCER.read("b2^,d2^,-/-,-,- b2 w 0")
"""White's Mama holds the ball beside her own Home: a kick to the south-west is a goal for Black."""


class Script:
    """Plays what it is given, then leaves; keeps all that was asked and said."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []
        self.said: list[str] = []
        self.last: type[BaseException] = EOFError

    def ask(self, prompt: str) -> str:
        """Answer with the next line of the script; after the last there is no more input."""
        self.asked.append(prompt)
        if not self._answers:
            raise self.last
        return self._answers.pop(0)

    @property
    def text(self) -> str:
        """All that was said."""
        return "\n".join(self.said)

    def play(self, position: Position, *seats: int, colour: bool = False, seed: int = 1) -> LineGame:
        """Run a game with this script at these seats."""
        game = LineGame(position, frozenset(seats), colour=colour, seed=seed, ask=self.ask, say=self.said.append)
        game.run()
        return game


def mover(position: Position, game: Callable[[], Position], seed: int) -> Callable[[str], str]:
    """A player who answers every question with some legal move, or with y."""
    chance = random.Random(seed)  # noqa: S311  # a test

    def ask(prompt: str) -> str:
        return "y" if prompt.endswith("(y/n) ") else chance.choice(game().moves)

    return ask


def wide_lines(said: list[str]) -> list[str]:
    """The lines that do not fit a terminal of 80 columns."""
    return [line for text in said for line in text.splitlines() if len(line) > 80]


@pytest.mark.parametrize(
    ("start", "seats"),
    [
        (rookery.game("penguin-soccer", ply_cap=30).start(), {0}),
        (rookery.game("penguin-soccer", ply_cap=30).start(), {1}),
        (rookery.game("penguin-soccer", ply_cap=30).start(), {0, 1}),
        (Game(toy.ROOM, 3, creep=True).start(1), {2}),
        (Game(toy.ROOM, 1, creep=True).start(1), {0}),
    ],
    ids=str,
)
def test_a_whole_game(start: Position, seats: set[int]) -> None:
    """A game is played to its end: every own turn is asked for, every other one is not."""
    said: list[str] = []
    prompts: list[str] = []
    made: list[LineGame] = []
    answer = mover(start, lambda: made[0].position, seed=3)

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        assert made[0].position.seat in seats
        return answer(prompt)

    made.append(LineGame(start, frozenset(seats), seed=4, ask=ask, say=said.append))
    made[0].run()
    over = made[0].position
    assert over.outcome is not None
    assert said[-1].endswith(over.scene().status)
    assert prompts
    assert all(prompt.startswith(over.scene().seats[min(seats)].name) for prompt in prompts[:1])
    assert wide_lines(said) == []
    assert "\x1b" not in "\n".join(said)


def test_bots_play_alone() -> None:
    """With no seat played here the bots play on, every board is shown, and the same seed plays the same game."""
    scripts = Script(), Script(), Script()
    start = rookery.game("penguin-soccer", ply_cap=12).start()
    games = [script.play(start, seed=seed) for script, seed in zip(scripts, (5, 5, 6), strict=True)]
    assert all(not script.asked for script in scripts)
    assert games[0].position.outcome is not None
    assert scripts[0].said == scripts[1].said != scripts[2].said
    assert scripts[0].text.count("Black to move") == 6


def test_the_first_words() -> None:
    """The game introduces itself, says who is who, and shows the board before it asks."""
    script = Script()
    script.play(SOCCER.start(), 0)
    assert " ".join(script.said[0].split()) == f"Penguin Soccer: {SOCCER.room.summary}"
    assert "White: B M P (you) · Black: b m p" in script.text
    assert "ne ↑" in script.text
    assert "White to move" in script.said[2]
    assert script.asked == ["White, your move: "]


def test_the_legend() -> None:
    """Letters by seat, directions as the viewer sees them; a game without directions has no line of them."""
    assert "sw ↑" in legend(SOCCER.start().scene(1), frozenset({1}))
    race = legend(Game(toy.ROOM, 2).start(0).scene(), frozenset())
    assert race.startswith("Player 1: O · Player 2: X\n")
    assert "Directions" not in race


@pytest.mark.parametrize("leave", ["quit", "exit", "q", " quit "])
def test_leaving(leave: str) -> None:
    """A player may leave at any time and is told the position, to come back to it."""
    script = Script("Mn", leave)
    game = script.play(SOCCER.start(), 0, 1)
    assert '"a1n,-,-/-,-,- + b 1"' in script.said[-1]
    assert str(game.position) == "a1n,-,-/-,-,- + b 1"


def test_the_way_back() -> None:
    """What is said on leaving is a command that goes on with this very game, its options included."""
    script = Script("quit")
    game = script.play(rookery.game("penguin-soccer", ply_cap=30, no_move="loss").read("-,-,-/-,-,- + b 7"), 1)
    command = shlex.split(script.said[-1].partition("rookery ")[2])
    arguments = parser().parse_args(command)
    assert chosen_position(arguments) == game.position
    assert read_seats(arguments.me, 2) == {1}


def test_an_interrupt_is_leaving() -> None:
    """Ctrl-C at a prompt leaves the game like any other way out, wherever it comes."""
    for answers in ((), ("Ksw",)):
        script = Script(*answers)
        script.last = KeyboardInterrupt
        try:
            game = script.play(OWN_GOAL, 0, 1)
        except KeyboardInterrupt:
            # Left alone it would end the whole run of the tests.
            pytest.fail(f"the interrupt was not caught after {answers}")
        assert game.position == OWN_GOAL
        assert f'"{OWN_GOAL}"' in script.said[-1]


def test_the_end_of_input() -> None:
    """No more input is leaving, not a crash."""
    script = Script()
    game = script.play(SOCCER.start(), 0)
    assert f'"{game.position}"' in script.said[-1]


def test_help_costs_nothing() -> None:
    """Questions are answered and the move is asked for again."""
    script = Script("?", "help", "", "board", "rules", "moves")
    game = script.play(SOCCER.start(), 0)
    assert game.position == SOCCER.start()
    assert script.said.count(HELP) == 2
    assert "Type a move, or ? for help." in script.said
    assert script.text.count("White to move") == 2
    assert "rookery rules penguin-soccer" in script.text
    listing = next(said for said in script.said if said.startswith("Mn>nw Mn"))
    assert listing.split() == list(SOCCER.start().moves)
    assert wide_lines(script.said) == []
    assert len(script.asked) == 7


def test_the_beginning_of_a_move() -> None:
    """What some moves begin with lists those, each with its words; a whole move is played at once."""
    script = Script("Mn>", "Mn")
    game = script.play(SOCCER.start(), 0, 1)
    listing = next(said for said in script.said if said.startswith("  Mn>nw"))
    assert [line.split()[0] for line in listing.splitlines()] == ["Mn>nw", "Mn>ne"]
    assert "Mama slides north to a1 and turns to the north-west" in listing
    assert str(game.position) == "a1n,-,-/-,-,- + b 1"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("Kn", "not legal here"),
        ("xyz", "a move is a slide"),
        ("Mnn", "is not a direction"),
        ("Pe>e", "written without >"),
        ("ÄÖÜ", "a move is a slide"),
        ("undo", "There is nothing to take back."),
    ],
)
def test_a_mistake_loses_nothing(typed: str, answer: str) -> None:
    """What cannot be played or read is answered in words, and the move is asked for again."""
    script = Script(typed, "Mn")
    game = script.play(SOCCER.start(), 0, 1)
    assert answer.lower() in " ".join(script.text.split()).lower()
    assert str(game.position) == "a1n,-,-/-,-,- + b 1"
    assert script.asked[:2] == ["White, your move: "] * 2


def test_undo_goes_back_to_the_own_turn() -> None:
    """Against a bot undo takes back its answer too; then the game goes on from there."""
    script = Script("Mn", "undo", "Me")
    game = script.play(SOCCER.start(), 0)
    assert script.asked == ["White, your move: "] * 4
    assert str(game.position).startswith("a1e,-,-/")
    assert str(game.position).endswith(" w 2")


def test_undo_between_two_people() -> None:
    """On one terminal undo takes back a single move, and can be repeated to the beginning."""
    script = Script("Mn", "Ms", "undo", "undo", "undo")
    game = script.play(SOCCER.start(), 0, 1)
    assert game.position == SOCCER.start()
    assert script.said.count("There is nothing to take back.") == 1


def test_undo_never_crosses_a_roll() -> None:
    """What the die has shown stays shown."""
    script = Script("undo", "1", "undo")
    game = script.play(Game(toy.ROOM, 1, slow=999_999_999).start(0), 0)
    assert script.said.count("There is nothing to take back.") == 2
    assert str(game.position) == "1 1 1"


def test_the_die_is_rolled() -> None:
    """Nobody is asked at a chance node; what was rolled is said, and by its odds."""
    script = Script("1", "1", "1")
    script.play(Game(toy.ROOM, 1, slow=999_999_999).start(0), 0)
    assert script.said.count("Rolled 1.") == 4
    assert "Rolled 2." not in script.said


@pytest.mark.parametrize("answer", ["y", "yes", "Y", " YES "])
def test_a_caution_that_is_accepted(answer: str) -> None:
    """A move that gives the game away is asked about once, then played."""
    script = Script("Ksw", answer)
    game = script.play(OWN_GOAL, 0, 1)
    assert script.asked == ["White, your move: ", "This is a goal for Black. Play it all the same? (y/n) "]
    assert game.position.outcome is not None
    assert game.position.outcome.winners == (1,)


@pytest.mark.parametrize("answer", ["n", "", "no", "what?"])
def test_a_caution_that_is_refused(answer: str) -> None:
    """Anything but a yes is a no, and the turn goes on."""
    script = Script("Ksw", answer, "Pn")
    game = script.play(OWN_GOAL, 0, 1)
    assert len([prompt for prompt in script.asked if "(y/n)" in prompt]) == 1
    assert str(game.position) == "b2^,d4n,-/-,-,- b2 b 1"


def test_a_caution_at_the_end_of_input() -> None:
    """No answer is a no, and then the player has left."""
    script = Script("Ksw")
    game = script.play(OWN_GOAL, 0, 1)
    assert game.position == OWN_GOAL
    assert f'"{OWN_GOAL}"' in script.said[-1]


def test_bots_are_not_asked() -> None:
    """A caution is for people: a bot plays what it chose."""
    script = Script()
    for seed in range(30):
        script.play(OWN_GOAL, 1, seed=seed)
    assert not any("(y/n)" in prompt for prompt in script.asked)
    assert any("Mama kicks south-west to a1" in said for said in script.said)


def test_moves_are_told() -> None:
    """Every move is said in notation and in words, whoever makes it."""
    script = Script("Mn")
    script.play(SOCCER.start(), 0)
    assert "White plays Mn: Mama slides north to a1." in script.said
    assert any(said.startswith("Black plays ") for said in script.said)


def test_a_finished_game_is_shown() -> None:
    """There is nothing to play: the board and the result are shown, and nobody is asked."""
    script = Script()
    script.play(SOCCER.read("-,-,-/-,-,- h8 w 0"), 0)
    assert script.said[-1].endswith("Goal: White wins")
    assert not script.asked


def test_the_board_is_the_players() -> None:
    """A single player sees the own Home below."""
    below = [Script(), Script()]
    for seat, script in enumerate(below):
        script.play(SOCCER.read("a1^,-,-/h8^,-,- + b 1"), seat, seed=1)
    boards = [next(said for said in script.said if "·   *" in said) for script in below]
    assert boards[0].index("m") < boards[0].index("M")
    assert boards[1].index("M") < boards[1].index("m")


def test_colours_are_asked_for() -> None:
    """Colours are written only where they are wanted."""
    plain, coloured = Script(), Script()
    plain.play(SOCCER.start(), 0)
    coloured.play(SOCCER.start(), 0, colour=True)
    assert "\x1b" not in plain.text
    assert "\x1b[" in coloured.text
