"""Positions as values: copied, pickled, keyed, stepped by number, rolled, shown."""

import copy
import multiprocessing
import os
import pickle
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel.errors import BadNotation, BadNumber, BadOption, IllegalMove
from rookery.kernel.game import Game, Position
from tests import toy

SOCCER = rookery.game("penguin-soccer", ply_cap=0, repetition=0)
DARE = rookery.game("polar-dare")


def played(game: Game, plies: int, seed: int = 3) -> Position:
    """A position after so many random plies, or where the game ended before."""
    choose = random.Random(seed).choice  # noqa: S311  # a test needs the same games, not secret ones
    position = game.start(seed)
    while position.actions and plies > 0:
        position = position.apply(choose(position.actions))
        plies -= 1
    return position


def sent(value: Any) -> Any:
    """What arrives where a value was sent to."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301  # what was pickled a moment ago


# Copies


@pytest.mark.parametrize("key", rookery.games())
@pytest.mark.parametrize("plies", [0, 40])
def test_a_pickled_position_is_the_same(key: str, plies: int) -> None:
    """Equal, with the same past, and its game goes on in the same way."""
    position = played(rookery.game(key), plies)
    again = sent(position)
    assert again == position
    assert hash(again) == hash(position)
    assert again.history == position.history
    assert again.moves == position.moves
    assert (again.before, again.happened) == (position.before, position.happened)


def test_a_long_past_is_sent_along() -> None:
    """2,000 plies are no deep recursion."""
    position = SOCCER.start()
    for ply in range(2000):
        first = ply * 7 % len(position.actions)
        following = (position.apply(action) for action in position.actions[first:] + position.actions[:first])
        position = next(each for each in following if each.outcome is None)
    again = sent(position)
    assert again == position
    assert again.history == position.history
    assert len(again.history) == 2001


def test_repetition_survives() -> None:
    """What has occurred twice is drawn at the third time in a copy too."""
    game = rookery.game("penguin-soccer", repetition=2)
    round_trip = ["Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^"]
    position = game.start()
    for move in round_trip:
        position = position.play(move)
    again = sent(position).play("M^")
    assert again.outcome is not None
    assert again.outcome.reason.name == "REPETITION"


def test_copies_are_the_position_itself() -> None:
    """What never changes needs no copy."""
    position = played(DARE, 9)
    assert copy.copy(position) is position
    assert copy.deepcopy(position) is position
    assert copy.deepcopy([DARE]) == [DARE]
    assert copy.copy(DARE) is DARE


def test_games_are_sent_once() -> None:
    """A game arrives as the same one every time, so its native code is loaded once in a process."""
    game = rookery.game("penguin-game", players=3, tiles=((0, 0), (2, 0), (4, 0), (2, 2)), flamethrowers=True)
    assert sent(game) == game
    assert sent(game) is sent(game)
    assert sent(game).options == game.options


def test_a_room_outside_the_catalog_stays_at_home() -> None:
    """Who unpickles it could not find it, so it is refused before it is sent."""
    with pytest.raises(pickle.PicklingError, match="Pebble Race is not in the catalog"):
        pickle.dumps(Game(toy.ROOM).start(0))


def test_refusals_are_sent() -> None:
    """An error of a worker arrives with all that it says."""
    with pytest.raises(IllegalMove) as refused:
        SOCCER.start().play("Kn")
    again = sent(refused.value)
    assert (str(again), again.legal, again.clause) == (str(refused.value), refused.value.legal, "K1")
    with pytest.raises(BadNotation) as unread:
        SOCCER.read("nonsense")
    assert (str(sent(unread.value)), sent(unread.value).place) == (str(unread.value), unread.value.place)


def _after_first(position: Position) -> Position:
    return position.apply(position.actions[0])


def test_process_pools() -> None:
    """Positions go to other processes and come back."""
    positions = [played(DARE, plies) for plies in (0, 5, 30)]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert list(pool.map(_after_first, positions)) == [_after_first(position) for position in positions]


# Keys


def test_keys_are_known() -> None:
    """A key is the same wherever and whenever it is asked for: these are written down."""
    assert SOCCER.start().key == 0x93EEB155B9947DA8
    assert rookery.game("polar-dare", players=3, turn_cap=9).start().key == 0x919003D051523A84


def test_keys_tell_apart() -> None:
    """Players, options and texts make keys, and nothing else does."""
    default, other = rookery.game("polar-dare"), rookery.game("polar-dare", players=3)
    assert default.start().key == rookery.game("polar-dare", players=2, turn_cap=500).start().key
    assert len({default.start().key, other.start().key, rookery.game("polar-dare", turn_cap=9).start().key}) == 3
    position = played(default, 12)
    assert default.read(str(position)).key == position.key
    assert 0 <= position.key < 2**64


def test_keys_are_those_of_other_processes() -> None:
    """No hash of this process is in a key."""
    code = "import rookery; print(rookery.game('polar-dare').start().key)"
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=environment, text=True)
    assert int(found.stdout) == rookery.game("polar-dare").start().key


# Actions


def test_actions_are_moves_by_number() -> None:
    """In the order of the moves, and a number leads where its move leads."""
    start = SOCCER.start()
    assert len(start.actions) == len(start.moves)
    assert [start.apply(number) for number in start.actions] == [start.play(move) for move in start.moves]
    assert start.apply(np.int64(start.actions[1])) == start.play(start.moves[1])  # type: ignore[arg-type]


@pytest.mark.parametrize("warm", [False, True])
def test_refused_actions(warm: bool) -> None:
    """An action that is not legal is refused by the name of its move; what is no number below the count, as such."""
    game = rookery.game("penguin-soccer")
    start = (game.warm() if warm else game).start()
    with pytest.raises(IllegalMove, match=r'"Kn" is not legal here \(rule K1\)') as refused:
        start.apply(123)
    assert (refused.value.clause, refused.value.legal) == ("K1", start.moves)
    for wrong in (-1, game.action_count, 2**70, True, "1", 1.0, None):
        with pytest.raises(BadNumber, match=r"an action must be .* from 0 to 131"):
            start.apply(wrong)  # type: ignore[arg-type]
    over = game.read("-,-,-/-,-,- h8 w 0")
    with pytest.raises(IllegalMove, match="comes too late"):
        over.apply(0)


def test_an_action_that_means_nothing_here() -> None:
    """Where nobody has a penguin yet, no number of a move has a text."""
    deal = rookery.game("penguin-game").start(1)
    with pytest.raises(IllegalMove, match=r"action 3 is not legal here; legal are @a1, .*"):
        deal.apply(3)


# Rolls


def test_rolls_follow_the_odds() -> None:
    """Each face comes as often as its weight says, with every kind of generator."""
    start = Game(toy.ROOM, 2, slow=3).start(0)
    for rng in (random.Random(1), np.random.default_rng(1)):  # noqa: S311  # as callers do
        twos = sum(str(start.roll(rng)).endswith("2") for _ in range(2000))
        assert 420 < twos < 580
    twos = sum(str(start.roll(seed)).endswith("2") for seed in range(2000))
    assert 420 < twos < 580


def test_weights_are_in_the_order_of_actions() -> None:
    """At a chance node each roll has its weight, as in the odds; elsewhere there are none."""
    start = DARE.start()
    assert start.odds == tuple(zip(start.moves, start.weights, strict=True))
    assert len(start.weights) == len(start.actions) > 1
    assert start.roll(7).weights == SOCCER.start().weights == ()


def test_a_seed_rolls_a_whole_game() -> None:
    """One seed gives all rolls of a game, not the same one every time, and the same game again."""

    def rolls(seed: int) -> list[str]:
        position, faces = DARE.start(), []
        for _ in range(40):
            if position.seat is None:
                position = position.roll(seed)
                faces.append(str(position).split()[4])
            else:
                position = position.apply(position.actions[0])
        return faces

    assert rolls(2**62) == rolls(2**62) != rolls(2**61)
    assert len({*rolls(2**62)}) > 1


def test_what_cannot_roll() -> None:
    """Only chance nodes roll, and only by a generator or a seed."""
    with pytest.raises(IllegalMove, match="there is nothing to roll here"):
        SOCCER.start().roll(1)
    for wrong in (-1, 2**63, "1", None, 0.5):
        with pytest.raises(BadNumber, match="no NumPy Generator"):
            DARE.start().roll(wrong)  # type: ignore[arg-type]


# Notebooks


def test_notebooks_show_a_picture() -> None:
    """A position draws itself where a notebook asks it to."""
    shown = DARE.start()._repr_svg_()
    assert shown is not None
    assert shown.startswith("<svg")


def test_positions_are_observed_with_their_past() -> None:
    """A position is seen as a lane of the same game is, its repetitions included."""
    game = rookery.game("penguin-soccer", repetition=3)
    batch = game.batch(1, restarts=False)
    position = game.start()
    for move in ("Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^", "M^"):
        batch.step([position.actions[position.moves.index(move)]])
        position = position.play(move)
        for seat in (0, 1):
            assert position.observe(seat).tolist() == batch.observe(seat=seat)[0].tolist()
    with pytest.raises(BadNumber, match="there is no seat"):
        position.observe(2)
    with pytest.raises(BadOption, match="describes no observations"):
        Game(toy.ROOM).start(1).observe(0)
