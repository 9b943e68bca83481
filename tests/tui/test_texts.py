"""What the terminal says."""

import shlex
from pathlib import Path

import pytest

import rookery
from rookery.bots.thought import Prospect, Thought
from rookery.cli.main import parser
from rookery.cli.shared import chosen_game, read_seats
from rookery.kernel.errors import BadNotation, BadOption, IllegalMove
from rookery.kernel.game import Game, Position
from rookery.kernel.scene import Happening
from rookery.tui import texts
from rookery.tui.local_game import PERSON, LocalGame, seating
from tests import toy

SOCCER = rookery.game("penguin-soccer")
VOICE = texts.Voice()


def thought(position: Position, *best: str, exact: bool = False, line: tuple[str, ...] = ()) -> Thought:
    """A thought that found these moves best."""
    moves = tuple(Prospect(move, 0.624) for move in best)
    return Thought(str(position), 0, best, moves, (0.624, 0.376), line, "White wins in 5", exact, "solver", 1, 1.0)


def test_the_legend() -> None:
    """Letters by seat and who plays it, directions as the viewer sees them; a game without directions has none."""
    assert "sw ↑" in VOICE.legend(SOCCER.start().scene(1), ["egg", PERSON])
    turns = VOICE.legend(rookery.game("penguin-game", drifting=True).start(1).scene(), [PERSON, "egg"])
    assert "r0 –  r1 ↻  r2 ↻↻  r3 ↺" in turns
    race = VOICE.legend(Game(toy.ROOM, 2).start(0).scene(), ["adult", "egg"])
    assert race == "Player 1: O (bot: adult) · Player 2: X (bot: egg)"


def test_a_long_legend() -> None:
    """What belongs together stays on one line, and no line is too long."""
    lines = VOICE.legend(rookery.game("penguins-rock", players=4).start(1).scene(), ["juvenile"] * 4).splitlines()
    assert len(lines) == 2
    assert all(len(line) <= texts.WIDTH for line in lines)
    assert lines[1].endswith("a rock: o")


def test_refusals_are_sentences() -> None:
    """A refusal begins with a capital and ends with a full stop; places in a text are for programs."""
    assert VOICE.refusal(BadNotation("a move is a text", "x", 0)) == "A move is a text."
    assert VOICE.refusal(IllegalMove('"Kn" is not legal', ())) == '"Kn" is not legal.'


def test_an_estimated_hint() -> None:
    """The move, the chance, the move in words, and a few moves of the line."""
    start = SOCCER.start()
    assert VOICE.hint(start, thought(start, "Pne", line=("Pne", "Bsw"))) == (
        "Hint: Pne (62% chance to win): Slide Papa to b2.\nIt may go on: Pne Bsw"
    )


def test_an_exact_hint() -> None:
    """What is proven is said with its verdict, and moves that are as good are named."""
    start = SOCCER.start()
    text = VOICE.hint(start, thought(start, "Pne", "Mn", exact=True))
    assert text.splitlines()[0].startswith("Hint: Pne (White wins in 5, proven): Slide Papa")
    assert text.splitlines()[-1] == "Just as good: Mn."


def test_a_hint_for_one() -> None:
    """Alone there is nobody to beat: a hint speaks of prospects."""
    alone = rookery.game("penguin-game", players=1).start(4)
    assert "(expected score 62%)" in VOICE.hint(alone, thought(alone, "@d1"))


def test_a_long_line_is_cut() -> None:
    """A prompt is no place for thirty moves."""
    assert texts.shortened(("a", "b")) == "a b"
    assert texts.shortened(tuple("abcdefgh")) == "a b c d e f …"


def test_levels() -> None:
    """Every bot is told with its level; people have none."""
    at = LocalGame(rookery.game("polar-dare", players=3).start(1), [PERSON, "adult", "egg"])
    assert VOICE.levels(at).startswith("Blue: adult · Green: egg\n")
    assert VOICE.levels(LocalGame(SOCCER.start(), [PERSON, PERSON])) == "No bot plays here."


def over(game: Game, text: str, *seats: str) -> str:
    """What is said at the end of a game."""
    position = game.read(text)
    assert position.outcome is not None
    return VOICE.result(LocalGame(position, seats), position.outcome)


def test_a_win_offers_a_harder_game() -> None:
    """Who has beaten a bot is praised and offered the next level; who has beaten the best, the same again."""
    text = over(SOCCER, "-,-,-/-,-,- h8 w 0", PERSON, "chick")
    assert text == (
        "Well played, White!\nTo play again:\n  rookery play penguin-soccer\n"
        "Or a harder one:\n  rookery play penguin-soccer --bots juvenile"
    )
    assert "harder" not in over(SOCCER, "-,-,-/-,-,- h8 w 0", PERSON, "emperor")


def test_a_loss_is_not_rubbed_in() -> None:
    """Who has lost, and who has only watched, is offered another game."""
    again = "To play again:\n  rookery play penguin-soccer"
    assert over(SOCCER, "-,-,-/-,-,- a1 w 0", PERSON, "chick") == again
    assert over(SOCCER, "-,-,-/-,-,- h8 w 0", "chick", "chick") == f"{again} --me none"


def test_places() -> None:
    """A game that ranks tells all places, the best first."""
    position = Game(toy.ROOM, 3, slow=1).start(0)
    while position.outcome is None:
        position = position.play(position.moves[0])
    assert position.outcome.ranks == (1, 2, 3)
    text = VOICE.result(LocalGame(position, ["egg"] * 3), position.outcome)
    assert text.splitlines()[0] == "Places: 1 Player 1 · 2 Player 2 · 3 Player 3"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        (rookery.game("penguin-soccer"), [PERSON, "chick"]),
        (rookery.game("penguin-soccer", ply_cap=7, no_move="loss"), ["emperor", PERSON]),
        (rookery.game("penguin-game", players=1), [PERSON]),
        (rookery.game("penguin-game", players=3, drifting=True, start="chaotic"), ["egg", "adult", "egg"]),
        (rookery.game("polar-dare", players=4), [PERSON, "egg", PERSON, "adult"]),
    ],
    ids=str,
)
def test_a_command_begins_the_same_game(game: Game, seats: list[str]) -> None:
    """The command to play again names the game, its players and options, the seats and the levels."""
    command = texts.play_command(LocalGame(game.start(1), seats), seats)
    arguments = parser().parse_args(shlex.split(command)[1:])
    assert chosen_game(arguments) == game
    people = read_seats(arguments.me or "1", game.players)
    assert seating(people, arguments.bots or "", game.players) == seats


def test_the_way_back() -> None:
    """The command that resumes takes a file of any name."""
    file = Path("my games") / "soccer.json"
    assert shlex.split(texts.resume_command(file, [PERSON, "egg"])) == ["rookery", "play", "--resume", str(file)]
    named = texts.resume_command(file, [PERSON, "cmd:./engine -x"])
    assert shlex.split(named) == ["rookery", "play", "--resume", str(file), "--bots", "cmd:./engine -x"]


def test_another_language() -> None:
    """A voice speaks its language: who is who, hints, and what was refused."""
    german = texts.Voice("de")
    start = SOCCER.start()
    assert "(Bot: Küken)" in german.legend(start.scene(), [PERSON, "chick"])
    assert "62\xa0% Gewinnchance" in german.hint(start, thought(start, "Pne"))
    with pytest.raises(BadOption) as refused:
        rookery.game("penguin-soccer", wrong=1)
    assert german.refusal(refused.value).startswith('Es gibt keine Option "wrong"')


def test_what_happened_is_told_in_sentences() -> None:
    """Happenings are said one after the other, each with a capital and a full stop."""
    happenings = [
        Happening(how="rolled", label="the die shows 3"),
        Happening(how="carried", piece="a", label="a goes along"),
        Happening(how="rests", label="nobody moves"),
    ]
    assert VOICE.narration(happenings) == "The die shows 3. Nobody moves."
