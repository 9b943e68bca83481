"""Alpha-beta: the values of a plain search, true claims, repetition."""

import random
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings

import rookery
from rookery.kernel import deepening
from rookery.kernel.alphabeta import PROVEN, WIN
from rookery.kernel.deepening import Judgement, deepen
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.game import Game, Position
from rookery.kernel.protocol import GOES_ON, Config, Rules, State
from tests.kernel.duels import PEBBLES, PEBBLES_WITHOUT_KEYS, SHUTTLE, minimax
from tests.rooms.penguin_soccer.strategies import position_texts

SOCCER = rookery.game("penguin-soccer")
RULES = SOCCER.room.rules


def judged(position: Position, depth: int, **limits: object) -> Judgement:
    """Search a position of Penguin Soccer, its past included."""
    return deepen(RULES, position.game.config, position.state.copy(), position.history, depth=depth, **limits)  # type: ignore[arg-type]


def scattered(game: Game, plies: int, seed: int) -> Position:
    """A position after a number of random moves, or at the end of the game."""
    chance = random.Random(seed)  # noqa: S311  # no secret
    position = game.start(seed=0)
    for _ in range(plies):
        following = position.play(chance.choice(position.moves))
        if following.outcome:
            break
        position = following
    return position


def can_win(engine: Engine, config: Config, state: State, past: Sequence[int], plies: int) -> bool:
    """Whether the side to move can force a win within these plies: everything is tried."""
    moves = np.zeros(RULES.move_limit, np.int32)
    seat = engine.turn(config, state)
    for move in moves[: engine.legal(config, state, moves)].tolist():
        following = state.copy()
        engine.play(config, following, move)
        history = [*past, engine.identity(config, following)]
        over = engine.ending(config, following, history.count(history[-1]))
        if over != GOES_ON:
            if engine.winner(config, following, over) == seat:
                return True
        elif plies >= 3 and must_lose(engine, config, following, history, plies - 1):
            return True
    return False


def must_lose(engine: Engine, config: Config, state: State, past: Sequence[int], plies: int) -> bool:
    """Whether every move of the side to move lets the other win within these plies."""
    moves = np.zeros(RULES.move_limit, np.int32)
    seat = engine.turn(config, state)
    for move in moves[: engine.legal(config, state, moves)].tolist():
        following = state.copy()
        engine.play(config, following, move)
        history = [*past, engine.identity(config, following)]
        over = engine.ending(config, following, history.count(history[-1]))
        if over != GOES_ON:
            if engine.winner(config, following, over) != 1 - seat:
                return False
        elif not can_win(engine, config, following, history, plies - 1):
            return False
    return True


@pytest.mark.parametrize("rules", [PEBBLES, PEBBLES_WITHOUT_KEYS], ids=["keyed", "without keys"])
@pytest.mark.parametrize("again", [0, 1], ids=["alternating", "moving again"])
def test_values_of_a_small_game(rules: Rules, again: int) -> None:
    """In a game that can be searched to its end the value is that of a plain search, whoever moves when."""
    engine = interpreted(rules)
    config = np.array([2, again], np.int32)
    for heap in range(1, 11):
        state = np.array([heap, 0], np.int32)
        judgement = deepen(rules, config, state, depth=heap, reduce_late_moves=False, engine=engine)
        assert judgement.score == minimax(engine, rules, config, state, (), heap)
        assert judgement.exact


@pytest.mark.parametrize("repeats", [2, 3])
def test_values_with_repetition(repeats: int) -> None:
    """Draws by repetition are those of the rule, on every path and with every past."""
    engine = interpreted(SHUTTLE)
    config = np.array([2, 6, repeats], np.int32)
    for place in range(1, 6):
        for past in ((), (4, 7), (4, 7, 4), (6, 9, 6, 9), (2, 5, 2)):
            state = np.array([place, 0], np.int32)
            history = (*past, place * 2)
            if history.count(history[-1]) >= repeats:
                continue
            for depth in range(1, 7):
                judgement = deepen(SHUTTLE, config, state, history, depth=depth, reduce_late_moves=False, engine=engine)
                assert judgement.score == minimax(engine, SHUTTLE, config, state, history, judgement.depth)


@pytest.mark.parametrize("seed", range(4))
def test_values_of_a_large_game(seed: int) -> None:
    """Two plies ahead, and past the horizon where moves are tactical, the value is that of a plain search."""
    position = scattered(SOCCER, 24, seed)
    state = position.state.copy()
    expected = minimax(native(RULES), RULES, SOCCER.config, state, position.history, 2)
    assert judged(position, 2).score == expected


@pytest.mark.parametrize("seed", range(3))
def test_interpreted_and_native_agree(seed: int) -> None:
    """Both ways to run give the same judgement, node by node."""
    position = scattered(SOCCER, 20, seed)
    found = [judged(position, 3, engine=engine(RULES), nodes=600) for engine in (interpreted, native)]
    assert len({(each.code, each.score, each.principal_variation, each.depth, each.nodes) for each in found}) == 1


GOALS = [
    (1, "b4^,f7nw,f1sw/d6nw,c3^,h6e c3 b 27"),
    (1, "b1e,e1se,g5^/h7se,c3^,f3^ c3 b 23"),
    (-2, "a2nw,d2ne,g8se/g7e,b2^,a3nw b2 w 38"),
    (3, "f3n,b2^,d3sw/d6sw,h5e,a3^ b2 b 29"),
    (3, "e6^,a2se,a3w/f5sw,g5w,d2s e5 w 34"),
    (5, "a5w,b6nw,h1sw/h5s,e5^,c5e e5 b 29"),
    (5, "b3ne,f8e,c1^/d6sw,g2w,h3s f6 w 38"),
]


@pytest.mark.parametrize(("plies", "text"), GOALS)
def test_forced_goals_are_found(plies: int, text: str) -> None:
    """A goal that can be forced is found, with the plies that it takes, and the principal variation leads to it."""
    position = SOCCER.read(text)
    judgement = judged(position, 7)
    assert (judgement.win_in, judgement.exact) == (plies, True)
    assert len(judgement.principal_variation) == abs(plies)
    seat = position.seat
    for code in judgement.principal_variation:
        position = position.play(position.moves[position.codes.index(code)])
    assert position.outcome is not None
    assert position.outcome.winners == ((seat,) if plies > 0 else (1 - (seat or 0),))


@pytest.mark.parametrize(("plies", "text"), [(plies, text) for plies, text in GOALS if plies > 0])
def test_forced_goals_are_true_and_none_is_sooner(plies: int, text: str) -> None:
    """Whatever the other side answers, the goal comes in time; and everything tried, there is no sooner one."""
    engine, config = native(RULES), SOCCER.config
    position = SOCCER.read(text)
    assert plies == 1 or not can_win(engine, config, position.state.copy(), position.history, plies - 2)
    _assert_wins(position, plies)


def _assert_wins(position: Position, plies: int) -> None:
    """Play the winner's moves as the search chooses them against every defence."""
    judgement = judged(position, plies)
    assert judgement.win_in is not None
    assert 0 < judgement.win_in <= plies
    following = position.play(position.moves[position.codes.index(judgement.code)])
    if following.outcome:
        assert following.outcome.winners == (position.seat,)
        return
    for answer in following.moves:
        defended = following.play(answer)
        if defended.outcome is None:
            _assert_wins(defended, plies - 2)
        else:
            assert defended.outcome.winners == (position.seat,)


@settings(max_examples=80)
@given(position_texts())
def test_no_claim_is_false(text: str) -> None:
    """On any position, a claimed goal within three plies is there when everything is tried, and none is missed."""
    position = SOCCER.read(text)
    if position.outcome:
        return
    judgement = judged(position, 3)
    arguments = native(RULES), SOCCER.config, position.state.copy(), position.history
    won = next((plies for plies in (1, 3) if can_win(*arguments, plies)), None)
    assert judgement.win_in == won or judgement.win_in not in (None, 1, 3)
    if judgement.win_in == -2:
        assert must_lose(*arguments, 2)


def test_a_winner_shuns_a_draw_by_repetition() -> None:
    """A move that would bring a position for the third time wins nothing: another win is chosen, while there is one."""
    position = SOCCER.read("c2^,g7^,f7^/b6ne,b2^,f4sw g8 w 0")
    config, state, history = SOCCER.config, position.state.copy(), list(position.history)
    barred: list[list[int]] = []
    while (judgement := deepen(RULES, config, state, history, depth=3)).win_in == 3:
        following = state.copy()
        native(RULES).play(config, following, judgement.code)
        assert following.tolist() not in barred
        barred.append(following.tolist())
        history = [native(RULES).identity(config, following)] * 2 + history
    assert len(barred) == 2
    assert not can_win(native(RULES), config, state, history, 3)


def test_a_loser_seeks_a_draw_by_repetition() -> None:
    """Who would lose takes the move that brings a position for the third time."""
    position = SOCCER.read("a2nw,d2ne,g8se/g7e,b2^,a3nw b2 w 38")
    config, state = SOCCER.config, position.state.copy()
    assert judged(position, 4).win_in == -2
    for code in position.codes[::7]:
        following = state.copy()
        native(RULES).play(config, following, code)
        past = [native(RULES).identity(config, following)] * 2
        judgement = deepen(RULES, config, state, [*past, *position.history], depth=4)
        assert (judgement.code, judgement.score, judgement.win_in) == (code, 0, None)


def test_a_position_that_came_once_may_come_again() -> None:
    """The rule is the third occurrence: a win over a position that has been there once is a win."""
    position = SOCCER.read(GOALS[3][1])
    state = position.state.copy()
    best = judged(position, 3)
    following = state.copy()
    native(RULES).play(SOCCER.config, following, best.code)
    once = [native(RULES).identity(SOCCER.config, following)]
    assert deepen(RULES, SOCCER.config, state, [*once, *position.history], depth=3).win_in == 3
    strict = rookery.game("penguin-soccer", repetition=2)
    again = deepen(RULES, strict.config, state, [*once, *position.history], depth=3)
    assert again.code != best.code or again.win_in != 3


@pytest.mark.parametrize("cap", [29, 30, 31, 32, 33, 34, 35])
def test_a_win_behind_the_cap_is_none(cap: int) -> None:
    """A goal counts up to the ply of the cap, and no later."""
    game = rookery.game("penguin-soccer", ply_cap=cap)
    position = game.read("a5w,b6nw,h1sw/h5s,e5^,c5e e5 b 29")
    if position.outcome is None:
        # Every game ends at the cap: there is nothing between a win and a draw.
        judgement = judged(position, 7)
        assert (judgement.win_in, judgement.score) == ((5, WIN - 5) if cap >= 34 else (None, 0))


def test_slices_do_not_matter() -> None:
    """A search that stops after every few nodes and goes on gives the answer of one that does not."""
    position = scattered(SOCCER, 16, 5)
    whole = judged(position, 4)
    before = deepening.FIRST_SLICE, deepening.SLICE
    try:
        deepening.FIRST_SLICE, deepening.SLICE = 7, 0.0
        sliced = judged(position, 4)
    finally:
        deepening.FIRST_SLICE, deepening.SLICE = before
    assert (sliced.moves, sliced.principal_variation, sliced.nodes) == (
        whole.moves,
        whole.principal_variation,
        whole.nodes,
    )


def test_wins_are_worth_more_than_any_evaluation() -> None:
    """Scores of wins begin where no evaluation comes, and are counted in plies."""
    assert judged(SOCCER.read(GOALS[0][1]), 1).score == WIN - 1
    assert max(abs(judged(scattered(SOCCER, 30, seed), 2).score) for seed in range(3, 6)) < PROVEN
