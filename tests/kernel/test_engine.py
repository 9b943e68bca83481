"""Engines: a room's rules and the loops over them, bound once for each way to run."""

from dataclasses import fields
from typing import Any

import numpy as np
import pytest

from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.protocol import Rules
from rookery.rooms import penguin_soccer
from tests import toy

SOCCER = penguin_soccer.ROOM.rules
every_rules = pytest.mark.parametrize("rules", [SOCCER, toy.ROOM.rules], ids=["soccer", "toy"])


@every_rules
def test_an_engine_is_made_once(rules: Rules) -> None:
    """Asking again gives the same engine, so that nothing is linked or compiled twice."""
    assert interpreted(rules) is interpreted(rules)
    assert native(rules) is native(rules)
    assert interpreted(rules) is not native(rules)


@every_rules
def test_an_engine_leaves_no_name_open(rules: Rules) -> None:
    """Every function and every loop is there, and none is the unbound original."""
    functions: dict[str, Any] = rules.functions()
    for field in fields(Engine):
        bound = getattr(interpreted(rules), field.name)
        assert callable(bound)
        assert bound is not functions.get(field.name)
        assert bound.__name__.startswith(functions.get(field.name, bound).__name__)


def test_rooms_do_not_share_loops() -> None:
    """The loops of two rooms are bound to different rules, so they are different functions with different names."""
    for loop in ("playouts", "perfts", "step_lanes"):
        one, other = (getattr(interpreted(rules), loop) for rules in (SOCCER, toy.ROOM.rules))
        assert one is not other
        assert one.__name__ != other.__name__


@every_rules
def test_interpreted_runs_python(rules: Rules) -> None:
    """The interpreted engine needs no compiler: its functions are plain Python functions."""
    assert all(type(getattr(interpreted(rules), field.name)) is type(toy.play) for field in fields(Engine))


@every_rules
def test_native_answers_with_plain_numbers(rules: Rules) -> None:
    """Native functions return Python's own numbers, the interpreter's."""
    room = penguin_soccer.ROOM if rules is SOCCER else toy.ROOM
    config = room.configure(2, {option.name: option.default for option in room.options})
    moves = np.zeros(rules.move_limit, np.int32)
    states = np.zeros((2, rules.state_size), np.int32)
    engines = interpreted(rules), native(rules)
    for engine, state in zip(engines, states, strict=True):
        engine.start(config, state, 7)
    assert states[0].tolist() == states[1].tolist()
    answers = [
        (
            engine.turn(config, state),
            engine.legal(config, state, moves),
            engine.weight(config, state, int(moves[0])),
            engine.ending(config, state, 1),
            engine.winner(config, state, 1),
            engine.identity(config, state),
            engine.score(config, state, 1, 0),
        )
        for engine, state in zip(engines, states, strict=True)
    ]
    assert answers[0] == answers[1]
    for kinds in zip(*answers, strict=True):
        assert type(kinds[0]) is type(kinds[1])
