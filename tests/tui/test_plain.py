"""Games in the terminal, line by line, with a script in place of a player."""

import random
from collections.abc import Callable

import pytest

import rookery
from rookery import bots
from rookery.bots.thought import Prospect, Thought
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import NAMES
from rookery.tui import texts
from rookery.tui.plain import PlainGame
from rookery.words import word
from tests import toy
from tests.bots.programs import engines
from tests.conformance import cases
from tests.tui.script import OWN_GOAL, SOCCER, WHITE, Script, local_game


def mover(position: Position, game: Callable[[], Position], seed: int) -> Callable[[str], str]:
    """A player who answers every question with some legal move, or with y."""
    chance = random.Random(seed)  # noqa: S311  # a test

    def ask(prompt: str) -> str:
        return "y" if prompt.endswith("(y/n) ") else chance.choice(game().moves)

    return ask


def wide_lines(said: list[str]) -> list[str]:
    """The lines that do not fit a terminal of 80 columns; commands stand in lines of their own and may be long."""
    lines = [line for text in said for line in text.splitlines()]
    return [line for line in lines if len(line) > 80 and not line.startswith("  rookery ")]


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
    at = local_game(start, *seats)
    answer = mover(start, lambda: at.position, seed=3)

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        assert at.position.seat in seats
        return answer(prompt)

    PlainGame(at, seed=4, ask=ask, show=said.append).run()
    over = at.position
    assert over.outcome is not None
    assert said[-2].endswith(word(over.scene().status))
    assert "To play again:\n  rookery play " in said[-1]
    assert prompts
    assert all(prompt.startswith(word(over.scene().seats[min(seats)].name)) for prompt in prompts[:1])
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
    assert scripts[0].text.count("Black: Move a penguin") == 6


def test_the_first_words() -> None:
    """The game introduces itself, says who is who, and shows the board before it asks: all on one screen of 24 rows."""
    script = Script()
    script.play(SOCCER.start(), 0)
    assert " ".join(script.said[0].split()) == "Penguin Soccer: Get the ball into the far corner."
    assert "White: B M P (you) · Black: b m p (bot: egg) · the ball: *" in script.said[1]
    assert "ne ↑" in script.said[1]
    assert "White: Move a penguin" in script.said[2]
    assert sum(text.count("\n") + 1 for text in script.said[:3]) == 22
    assert script.asked == [WHITE]


@pytest.mark.parametrize("game", list(cases.games()), ids=cases.name)
def test_a_board_fits_a_terminal(game: Game) -> None:
    """Board, status, prompt and a few lines of what has happened stand on 24 rows of 80 columns."""
    script = Script()
    start = game.start(1)
    while start.seat is None:
        start = start.play(start.moves[0])
    script.play(start, start.seat)
    assert script.said[2].count("\n") <= 19
    assert wide_lines(script.said) == []


def test_help_costs_nothing() -> None:
    """Questions are answered and the move is asked for again."""
    script = Script("?", "help", "", "board", "rules", "moves")
    game = script.play(SOCCER.start(), 0)
    assert game.position == SOCCER.start()
    assert script.said.count(texts.Voice().word(texts.say("help"))) == 2
    assert "Type a move, or ? for help." in script.said
    assert script.text.count("White: Move a penguin") == 2
    assert [page.splitlines()[0] for page in script.pages] == ["Penguin Soccer"]
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
    assert "Slide Mama to a1 and turn to face the edge" in listing
    assert str(game.position) == "a1n,-,-/-,-,- + b 1"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("Kn", "not legal here"),
        ("xyz", "a move is a slide"),
        ("Mnn", "is not a direction"),
        ("Pe>e", "written without >"),
        ("ÄÖÜ", "a move is a slide"),
        ("undo", "There is nothing to undo."),
    ],
)
def test_a_mistake_loses_nothing(typed: str, answer: str) -> None:
    """What cannot be played or read is answered in words, and the move is asked for again."""
    script = Script(typed, "Mn")
    game = script.play(SOCCER.start(), 0, 1)
    assert answer.lower() in " ".join(script.text.split()).lower()
    assert str(game.position) == "a1n,-,-/-,-,- + b 1"
    assert script.asked[:2] == [WHITE] * 2


def test_undo_goes_back_to_the_own_turn() -> None:
    """Against a bot undo takes back its answer too; then the game goes on from there."""
    script = Script("Mn", "undo", "Me")
    game = script.play(SOCCER.start(), 0)
    assert script.asked == [WHITE] * 4
    assert str(game.position).startswith("a1e,-,-/")
    assert str(game.position).endswith(" w 2")


def test_undo_between_two_people() -> None:
    """On one terminal undo takes back a single move, and can be repeated to the beginning."""
    script = Script("Mn", "Ms", "undo", "undo", "undo")
    game = script.play(SOCCER.start(), 0, 1)
    assert game.position == SOCCER.start()
    assert script.said.count("There is nothing to undo.") == 1


def test_undo_never_crosses_a_roll() -> None:
    """What the die has shown stays shown."""
    script = Script("undo", "1", "undo")
    game = script.play(Game(toy.ROOM, 1, slow=999_999_999).start(0), 0)
    assert script.said.count("There is nothing to undo.") == 2
    assert str(game.position) == "1 1 1"


def test_the_die_is_rolled() -> None:
    """Nobody is asked at a chance node; what was rolled is said, and by its odds."""
    script = Script("1", "1", "1")
    script.play(Game(toy.ROOM, 1, slow=999_999_999).start(0), 0)
    assert script.said.count("Rolled: Take 1.") == 4
    assert "Under way … Take 2." not in script.said


@pytest.mark.parametrize("answer", ["y", "yes", "Y", " YES "])
def test_a_caution_that_is_accepted(answer: str) -> None:
    """A move that gives the game away is asked about once, then played."""
    script = Script("Ksw", answer)
    game = script.play(OWN_GOAL, 0, 1)
    assert script.asked == [WHITE, "This is a goal for Black. Play it anyway? (y/n) "]
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
    assert script.said[-1].endswith("so nothing is saved.")


def test_bots_are_not_asked() -> None:
    """A caution is for people: a bot plays what it chose."""
    script = Script()
    for seed in range(30):
        script.play(OWN_GOAL, 1, seed=seed)
    assert not any("(y/n)" in prompt for prompt in script.asked)
    assert any("White's Mama kicks the ball into its own goal" in said for said in script.said)


def test_moves_are_told() -> None:
    """Every move is said in notation and in words, whoever makes it."""
    script = Script("Mn")
    script.play(SOCCER.start(), 0)
    assert "Mn: White's Mama slides in to a1." in script.text
    assert any(": Black's " in said for said in script.said)


def test_a_finished_game_is_shown() -> None:
    """There is nothing to play: the board and the result are shown, and nobody is asked."""
    script = Script()
    script.play(SOCCER.read("-,-,-/-,-,- h8 w 0"), 0)
    assert script.said[-2].endswith("White wins: The ball is in the goal")
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


def test_capitals_hardly_matter() -> None:
    """A move may be typed in small letters, as long as it is clear which one is meant."""
    script = Script("pne", "bsw>s")
    game = script.play(SOCCER.start(), 0, 1)
    assert game.moves == ["Pne", "Bsw>s"]


def test_several_moves_in_a_row() -> None:
    """Moves of one turn can be typed together; if one of them is wrong, none is made."""
    start = rookery.game("penguins-rock").start(seed=3).play("5")
    script = Script("p11 r3 q1", "p11 r3")
    game = script.play(start, 0, 1)
    assert "Q1 cannot follow p11 r3: " in script.text
    assert game.moves == ["p11", "r3"]


def test_a_window_that_is_too_narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of a board in pieces there is a sentence, with the status that the board would have shown."""
    monkeypatch.setenv("COLUMNS", "30")
    script = Script()
    script.play(SOCCER.start(), 0)
    assert "too narrow for the board: it needs 39 columns. White: Move a penguin" in script.text
    monkeypatch.setenv("COLUMNS", "40")
    smaller = Script()
    smaller.play(SOCCER.start(), 0)
    drawn = smaller.text[: smaller.text.index("White: Move a penguin")]
    assert max(map(len, drawn.splitlines())) <= 80


def test_the_beginning_of_a_move_is_no_command() -> None:
    """What a move begins with is never taken for something else; many moves are listed without their words."""
    rock = rookery.game("penguins-rock").read("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:2 0")
    script = Script("q", "MOVES")
    game = script.play(rock, 0, 1)
    assert "  q1      Penguin 1 steps into Red's pile" in script.text
    assert "q1 q1+ p11" in script.said
    assert game.moves == []
    many = Script("B")
    many.play(SOCCER.start(), 0, 1)
    assert any(said.startswith("Bn>sw Bn>w ") for said in many.said)


def test_other_levels() -> None:
    """The bots' level is told and changed at the prompt, and a wrong one changes nothing."""
    script = Script("level", "level emporer", "level 2=adult", "level")
    game = script.play(SOCCER.start(), 0)
    assert "Black: egg\nTo change it, type level and one of: egg, chick, juvenile, adult, emperor" in script.text
    assert "did you mean emperor?" in script.text
    assert script.text.count("Black: adult") == 2
    assert game.seats == ["person", "adult"]
    assert wide_lines(script.said) == []


def test_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is what the analysis of this very position found best; it costs no turn."""
    asked: list[Position] = []

    def analyse(position: Position, *, seconds: float, seed: int) -> Thought:
        asked.append(position)
        assert seconds <= 1
        return Thought(
            str(position), 0, ("Pne",), (Prospect("Pne", 0.62),), (0.62, 0.38), ("Pne",), "", False, "", 1, 1
        )

    monkeypatch.setattr(bots, "analyse", analyse)
    script = Script("hint")
    game = script.play(SOCCER.start(), 0, 1)
    assert asked == [SOCCER.start()]
    assert "Hint: Pne (62% chance to win): Slide Papa to b2." in script.said
    assert game.moves == []


def test_a_hint_where_there_is_no_choice() -> None:
    """A single move needs no thought."""
    script = Script("hint")
    script.play(Game(toy.ROOM, 1, slow=999_999_999).start(0), 0)
    assert "Hint: 1 is the only move." in script.said


@pytest.mark.parametrize("level", NAMES[:2])
def test_bots_of_levels(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """Each bot is a player of its seat's level, and one and the same for the whole game."""
    made: list[str] = []
    player = bots.player

    def noted(name: str, game: Game) -> bots.Player:
        made.append(name)
        return player("egg", game)

    monkeypatch.setattr("rookery.bots.programs.roster.player", noted)
    start = rookery.game("penguin-soccer", ply_cap=6).start()
    Script().go_on(local_game(start, level=level))
    assert made == [level, level]


def test_a_program_as_a_bot() -> None:
    """A program of somebody's plays like any bot, in each of its seats; it is told of by its name."""
    good = engines.name("good")
    script = Script()
    script.go_on(local_game(rookery.game("penguin-soccer", ply_cap=6).start(), level=good))
    assert script.text.count("Mn>nw") == 2  # the first move of each side, the first of all
    assert f"bot: {good}"[:20] in script.text.replace("\n", " ")


def test_a_program_that_commits_a_fault() -> None:
    """It has lost: that is said with the reason, and the game is kept for another bot."""
    script = Script("Pne")
    game = script.go_on(local_game(SOCCER.start(), 0, level=engines.name("illegal")))
    assert game.moves == ["Pne"]
    lost, left = script.said[-2:]
    assert lost.startswith('\nBlack has lost: "cmd:')
    assert 'it played "nowhere", which is not legal' in lost
    assert "--resume" in left
    assert "--bots 'cmd:" in left


def test_another_program_at_the_prompt() -> None:
    """A program can take over; one that cannot play changes nothing."""
    script = Script("level cmd:nowhere-at-all", f"level {engines.name('refuses')}", f"level {engines.name('good')}")
    game = script.play(SOCCER.start(), 0)
    assert 'no program "nowhere-at-all"' in script.text.replace("\n", " ")
    assert "I do not know this game" in script.text.replace("\n", " ")
    assert game.seats == ["person", engines.name("good")]


def test_the_end_is_told() -> None:
    """At the end the winner is praised, and the way to another game is a command."""
    script = Script("Ksw", "y")
    script.play(OWN_GOAL, 0, 1)
    assert script.said[-1] == "\nWell played, Black!\nTo play again:\n  rookery play penguin-soccer --me 1,2"
