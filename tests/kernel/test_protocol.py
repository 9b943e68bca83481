"""The functions of a game."""

import dataclasses

import numpy as np
import pytest

from rookery.kernel import batch, history, jit, perft, playout, protocol, rng
from rookery.kernel.protocol import NOBODY, Config, Rules, State
from rookery.rooms import penguin_soccer
from rookery.rooms.penguin_soccer import rules as soccer_rules
from tests import toy

SOCCER = penguin_soccer.ROOM.rules
LOOPS = [
    playout.choose,
    playout.begin,
    playout.playout,
    playout.playouts,
    perft.perft,
    perft.perfts,
    batch.step_lanes,
    batch.step_masked_lanes,
    batch.reset_lanes,
    batch.observe_lanes,
    protocol.winner_takes_all,
]


def test_functions_are_those_of_the_protocol() -> None:
    """Rules answer exactly the names that the protocol declares and leaves open."""
    open_names = {name for name in protocol.__annotations__ if name not in vars(protocol)}
    assert set(SOCCER.functions()) == open_names
    assert set(toy.ROOM.rules.functions()) == open_names


@pytest.mark.parametrize("loop", LOOPS, ids=lambda loop: loop.__name__)
def test_loops_leave_only_functions_open(loop: object) -> None:
    """A loop has no open name that rules do not answer."""
    linked = jit.Linker(SOCCER.functions(), jit.interpret).link(loop)
    assert linked.__globals__.keys() - {"__builtins__"} >= set(jit._global_names(linked))


def test_functions_are_the_rooms() -> None:
    """A name stands for the room's own function or size; lanes on a processor wait for nobody."""
    functions = toy.ROOM.rules.functions()
    assert functions["play"] is toy.play
    assert functions["score"] is toy.solo_or_shared
    assert (functions["STATE_SIZE"], functions["MOVE_LIMIT"], functions["REMEMBERS"]) == (toy.SIZE, 2, False)
    assert (SOCCER.functions()["KEYED"], functions["KEYED"]) == (True, False)
    assert functions["sync_lanes"] is protocol.no_sync
    protocol.no_sync()


def test_what_rules_need_not_say() -> None:
    """Without functions of their own rules have even chances, no look back, and the winner takes all."""
    assert SOCCER.weight is protocol.even_weight
    assert SOCCER.score is protocol.winner_takes_all
    assert toy.ROOM.rules.identity is protocol.no_identity
    nothing = np.zeros(1, np.int32)
    assert protocol.even_weight(nothing, nothing, 5) == 1
    assert protocol.no_identity(nothing, nothing) == 0


def test_remembers() -> None:
    """Rules look back if they can tell positions apart."""
    assert SOCCER.remembers
    assert not toy.ROOM.rules.remembers


def test_copy() -> None:
    """A copy is equal and leaves the source alone."""
    source = np.arange(5, dtype=np.int32)
    target = np.zeros(5, np.int32)
    protocol.copy(source, target)
    assert target.tolist() == source.tolist() == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [NOBODY, 0, 1])
def test_winner_takes_all(players: int, first: int) -> None:
    """1 for the winner, the loss shared among the others, so that the sum is 0; a draw is 0 for all."""

    def winner(config: Config, state: State, ending: int) -> int:
        return int(state[0])

    score = jit.Linker({"winner": winner}, jit.interpret).link(protocol.winner_takes_all)
    config, state = np.array([players], np.int32), np.array([first], np.int32)
    scores = [score(config, state, 1, seat) for seat in range(players)]
    assert sum(scores) == pytest.approx(0)
    if first == NOBODY:
        assert scores == [0.0] * players
    else:
        assert scores[first] == 1
        assert {score for seat, score in enumerate(scores) if seat != first} == {-1 / (players - 1)}


def test_actions_by_a_table() -> None:
    """A room with a numbering has its numbers, and as many as the table has codes; without one, codes are numbers."""
    (numbers, codes), functions = (np.array([-1, 0, -1, 1], np.int32), np.array([1, 3], np.int32)), SOCCER.functions()
    rules = dataclasses.replace(SOCCER, numbering=(numbers, codes), move_codes=4)
    link = jit.Linker(rules.functions(), jit.interpret).link
    config, state = np.zeros(4, np.int32), np.zeros(SOCCER.state_size, np.int32)
    assert [link(functions["action"])(config, state, code) for code in range(4)] == [-1, 0, -1, 1]
    assert [link(functions["code"])(config, state, number) for number in range(2)] == [1, 3]
    assert rules.action_count(config) == 2
    assert dataclasses.replace(rules, numbering=None).action_count(config) == 4


def test_rules_are_compared_by_identity() -> None:
    """Two rooms are never taken for one, even with equal rules: engines are kept for each."""
    one, other = (Rules(**{name: getattr(SOCCER, name) for name in Rules.__dataclass_fields__}) for _ in range(2))
    assert one != other
    assert len({one, other}) == 2


def test_kernel_functions_link_by_themselves() -> None:
    """What needs no function of a game, random numbers and histories, links without any."""
    link = jit.Linker({}, jit.interpret).link
    assert link(rng.word)(1, 2, 3) == rng.word(1, 2, 3)
    assert link(history.push) is not history.push


def test_what_a_room_need_not_know() -> None:
    """Without heuristics all moves are alike, all positions even, nothing is tactical, and the identity is the key."""
    heuristics = toy.ROOM.rules.heuristics
    nothing = np.zeros(1, np.int32)
    weights = np.zeros(3, np.int32)
    for priors in (heuristics.priors, heuristics.naive_priors):
        weights[:] = 0
        priors(nothing, nothing, nothing, 3, weights)
        assert weights.tolist() == [1, 1, 1]
    assert heuristics.evaluate(nothing, nothing, 0) == 0.0
    assert not heuristics.is_tactical(nothing, nothing, 5)
    linked = jit.Linker(SOCCER.functions(), jit.interpret).link(protocol.identity_is_key)
    state = np.zeros(SOCCER.state_size, np.int32)
    assert linked(nothing, state) == SOCCER.identity(nothing, state)


def test_rules_of_a_module() -> None:
    """A module that calls everything by its name makes rules, and what else is said is kept."""
    made = Rules.of(soccer_rules, state_size=8, identity=soccer_rules.identity)
    assert (made.state_size, made.move_codes, made.move_limit) == (8, soccer_rules.MOVE_CODES, soccer_rules.MOVE_LIMIT)
    functions = ("start", "turn", "legal", "play", "ending", "winner", "identity")
    assert all(getattr(made, name) is getattr(soccer_rules, name) for name in functions)
    assert made.weight is protocol.even_weight
