"""Engine and reference side by side: the same moves, the same positions after them, the same endings."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rookery
from tests.rooms.penguins_rock import reference
from tests.rooms.penguins_rock.nests import KEY, small_board
from tests.rooms.penguins_rock.reference_board import Options
from tests.rooms.penguins_rock.strategies import OPTIONS, crowded_text, random_text, seeded

LONGEST = 120
"""Where nothing else ends a game, it is left after so many plies."""

every_option = pytest.mark.parametrize("options", OPTIONS, ids=str)
every_board = pytest.mark.parametrize("small", [False, True], ids=["rookery", "small"])


def settled(options: dict[str, Any], small: bool, folder: Path) -> Options:
    """Return the reference's options, with the board of the test."""
    return Options(**options, board=small_board(folder) if small else "rookery")


def game_of(options: Options, *, warm: bool = False) -> rookery.Game:
    """Return the engine's game with the same options."""
    game = rookery.game(KEY, **vars(options))
    return game.warm() if warm else game


def agree(position: rookery.Position, options: Options) -> dict[str, str]:
    """Assert that engine and reference say the same of a position; return its moves."""
    text = str(position)
    expected = reference.moves([text], options)
    assert len(position.moves) == len(set(position.moves)) == len(expected)
    assert {move: str(position.play(move)) for move in position.moves} == expected
    outcome = position.outcome
    found = outcome and (sum(seat + 1 for seat in outcome.winners), outcome.reason.name.lower())
    assert found == reference.outcome([text], options)
    return expected


def play_out(game: rookery.Game, first: str, options: Options, dice: random.Random) -> Counter[str]:
    """Play a random game with engine and reference side by side, with a liking for rocks, hops and the centre."""
    position = game.read(first)
    events: Counter[str] = Counter()
    for _ in range(LONGEST):
        after = agree(position, options)
        if not after:
            break
        winning = [move for move in position.moves if " over " in after[move]]
        liked = winning or [move for move in position.moves if move[-1] in "*+p" or "@" in after[move]]
        move = dice.choice(liked if liked and dice.random() < 0.6 else position.moves)
        position = game.read(after[move])
        events.update(name for name in ("@", "s ", ":0!@", "n ") if name in after[move])
        events.update(["+"] * move.endswith("+") + ["*"] * move.endswith("*"))
    ended = reference.outcome([str(position)], options)
    events[ended[1] if ended else "none"] += 1
    return events


@every_option
@every_board
def test_random_games(options: dict[str, Any], small: bool, tmp_path: Path) -> None:
    """Random games agree ply by ply, interpreted and native, on the default board and on another."""
    known = settled(options, small, tmp_path)
    for warm in (False, True):
        game = game_of(known, warm=warm)
        assert str(game.start()) == reference.start(known)
        play_out(game, reference.start(known), known, seeded((options, warm)))
        # Other positions for native rules than for interpreted ones, which are compared with each other elsewhere.
        for seed in range(warm, 4, 2):
            play_out(game, random_text(known, seeded((options, seed))), known, seeded((seed, warm)))


@every_board
def test_random_games_see_everything(small: bool, tmp_path: Path) -> None:
    """The games that are compared have hops, free steps, takes, drops, wins and draws."""
    known = settled({"players": 2, "turn_cap": 9}, small, tmp_path)
    game = game_of(known, warm=True)
    events: Counter[str] = Counter()
    for seed in range(60):
        events += play_out(game, random_text(known, seeded(("see", seed))), known, seeded(seed))
    assert {"@", "s ", ":0!@", "+", "*", "nest", "turn_cap"} <= set(events)


@every_option
@every_board
def test_random_positions(options: dict[str, Any], small: bool, tmp_path: Path) -> None:
    """Any position at all has the moves, the next positions and the ending that the reference finds."""
    known = settled(options, small, tmp_path)
    game = game_of(known)
    dice = seeded(options)
    for _ in range(150):
        text = random_text(known, dice)
        position = game.read(text)
        assert str(position) == text
        agree(position, known)


@every_option
@every_board
def test_crowds(options: dict[str, Any], small: bool, tmp_path: Path) -> None:
    """Hops into a crowd agree to their ends, some of them over several others without cost."""
    known = settled(options, small, tmp_path)
    game = game_of(known)
    dice = seeded(options)
    free_steps = []
    for _ in range(40):
        position = game.read(crowded_text(known, dice))
        made = 0
        while position.seat == 0 and (after := agree(position, known)):
            hops = [move for move in position.moves if "@" in after[move]]
            position = position.play(dice.choice(hops or position.moves))
            made += 1
        free_steps.append(made - 1)
    assert max(free_steps) > (2 if known.players > 2 else 0)


@every_board
def test_perft(small: bool, tmp_path: Path) -> None:
    """Engine and reference count the same paths from random positions, natively."""
    for players in (2, 4):
        known = settled({"players": players}, small, tmp_path)
        game = game_of(known)
        for seed in range(4):
            text = random_text(known, seeded(("perft", seed)))
            assert game.perft(game.read(text), 3) == reference.perft([text], 3, known)
