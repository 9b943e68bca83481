"""What nets say of positions, interpreted and native."""

import json
from pathlib import Path

import numpy as np
import pytest

import rookery
from rookery.kernel.engine import interpreted, native
from rookery.kernel.inference import GROUP, balance, new_signals
from tests.nets import asked, played, small_net

ANSWERS = Path(__file__).with_name("net_answers.json")
"""What PyTorch says of positions of every game with small nets; tests/learn/test_export.py writes it."""


def infer_all(engine: rookery.kernel.engine.Engine, net: rookery.kernel.nets.Net, answers: object, count: int) -> None:
    """Ask about all rows."""
    engine.infer(net.layers, answers, new_signals(net.layers), np.arange(count, dtype=np.int32), 0, count)


@pytest.mark.parametrize("key", rookery.games())
@pytest.mark.parametrize("run", [interpreted, native])
def test_answers_are_those_of_pytorch(key: str, run: object) -> None:
    """Priors and values are within 1e-3 of what PyTorch said, in every game, interpreted and native."""
    for stored in json.loads(ANSWERS.read_text(encoding="utf-8"))[key]:
        game = rookery.game(key, players=stored["players"])
        net = small_net(game)
        positions = [game.read(text) for text in stored["positions"]]
        answers = asked(game, positions)
        infer_all(run(game.room.rules), net, answers, len(positions))  # type: ignore[operator]  # one of the two above
        np.testing.assert_allclose(answers.priors[answers.legal], np.concatenate(stored["priors"]), rtol=0, atol=1e-3)
        np.testing.assert_allclose(answers.values, stored["values"], rtol=0, atol=1e-3)
        assert not answers.priors[~answers.legal].any()


def test_a_position_is_worth_the_same_alone_and_among_others() -> None:
    """To the last bit: so searches are the same however many positions they ask about at once."""
    game = rookery.game("penguin-game")
    net = small_net(game)
    positions = list(played(game, 3))[: GROUP + 5]
    together = asked(game, positions)
    infer_all(native(game.room.rules), net, together, len(positions))
    for lane, position in enumerate(positions):
        alone = asked(game, [position])
        infer_all(native(game.room.rules), net, alone, 1)
        assert alone.priors[0].tolist() == together.priors[lane].tolist()
        assert alone.values[0].tolist() == together.values[lane].tolist()


def test_only_rows_that_are_listed_are_answered() -> None:
    """The others stay as they were."""
    game = rookery.game("polar-dare")
    net = small_net(game)
    positions = list(played(game, 1))[:6]
    answers = asked(game, positions)
    rows = np.array([4, 1, 0], np.int32)
    native(game.room.rules).infer(net.layers, answers, new_signals(net.layers), rows, 0, 2)
    assert [bool(row.any()) for row in answers.priors] == [False, True, False, False, True, False]


def test_what_some_win_others_lose() -> None:
    """The values of all who play add up to nothing; alone there is nobody to win from."""
    for players in (2, 4):
        game = rookery.game("penguin-game", players=players)
        positions = list(played(game, 1))[:5]
        answers = asked(game, positions)
        infer_all(native(game.room.rules), small_net(game), answers, len(positions))
        assert answers.values.any()
        np.testing.assert_allclose(answers.values.sum(axis=1), 0, atol=1e-6)
    alone = np.array([0.7], np.float32)
    balance(alone)
    assert alone.tolist() == [np.float32(0.7)]


def test_nothing_is_likely_where_nothing_is_legal() -> None:
    """A row without a legal action gets no priors, and no number that is none."""
    game = rookery.game("polar-dare")
    net = small_net(game, blocks=0)
    answers = asked(game, list(played(game, 1))[:1])
    answers.legal[:] = False
    infer_all(native(game.room.rules), net, answers, 1)
    assert not answers.priors.any()
    assert np.isfinite(answers.values).all()
