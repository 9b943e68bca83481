"""Networks as nets. Without PyTorch its stored answers are tested against (tests/kernel/test_inference.py)."""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel.engine import native
from rookery.kernel.inference import Answers, new_signals
from rookery.kernel.nets import Net, read_net, write_net
from tests.kernel.test_inference import ANSWERS
from tests.nets import asked, played, small_net

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra train)")

from rookery.learn.export import net_from, network_from  # noqa: E402  # only where there is PyTorch
from rookery.learn.network import balanced, new_network  # noqa: E402


def by_pytorch(net: Net, game: rookery.Game, answers: Answers) -> tuple[Any, Any]:
    """What PyTorch says with the weights of a net: priors of what is legal, and values of who plays."""
    with torch.no_grad():
        logits, values = network_from(net, game)(torch.from_numpy(answers.observations))
    priors = torch.softmax(logits.masked_fill(~torch.from_numpy(answers.legal), -1e9), dim=1)
    return priors.numpy(), balanced(values[:, : game.players]).numpy()


def games() -> list[rookery.Game]:
    """Every game, for as many players as it may have."""
    found = []
    for key in rookery.games():
        least, most = rookery.game(key).room.players
        found += [rookery.game(key, players=players) for players in range(least, most + 1)]
    return found


@pytest.mark.parametrize("game", games(), ids=repr)
def test_native_answers_are_those_of_pytorch(game: rookery.Game, tmp_path: Path) -> None:
    """A network that was written as a net says the same as PyTorch with its weights, position by position."""
    torch.manual_seed(5)
    network = new_network(game, width=96, blocks=2)
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.1)
    file = tmp_path / "some.net"
    write_net(net_from(network, game, {"plies": 10}), file)
    net = read_net(file)
    positions = [position for seed in range(3) for position in list(played(game, seed))[:40]]
    answers = asked(game, positions)
    rows = np.arange(len(positions), dtype=np.int32)
    native(game.room.rules).infer(net.layers, answers, new_signals(net.layers), rows, 0, len(rows))
    priors, values = by_pytorch(net, game, answers)
    np.testing.assert_allclose(answers.priors, priors, rtol=0, atol=1e-3)
    np.testing.assert_allclose(answers.values, values, rtol=0, atol=1e-3)


def test_a_network_comes_back() -> None:
    """A net is a network again, to be trained further: the same weights but for 16 bits."""
    game = rookery.game("penguins-rock")
    network = new_network(game, width=16, blocks=1)
    back = network_from(net_from(network, game, {}), game)
    assert back.shape == network.shape
    for name, weights in network.state_dict().items():
        np.testing.assert_allclose(back.state_dict()[name].numpy(), weights.numpy(), rtol=1e-5, atol=1e-6)


def test_the_stored_answers_are_pytorchs() -> None:
    """What is on file for those without PyTorch is what it says; ROOKERY_UPDATE_SNAPSHOTS=1 writes it anew."""
    found: dict[str, list[dict[str, Any]]] = {key: [] for key in rookery.games()}
    for game in games():
        positions = list(played(game, 2))[:40:8]
        answers = asked(game, positions)
        priors, values = by_pytorch(small_net(game), game, answers)
        found[game.key].append(
            {
                "players": game.players,
                "positions": [str(position) for position in positions],
                "priors": [row[legal].round(6).tolist() for row, legal in zip(priors, answers.legal, strict=True)],
                "values": values.round(6).tolist(),
            }
        )
    if os.environ.get("ROOKERY_UPDATE_SNAPSHOTS") == "1":
        ANSWERS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    stored = json.loads(ANSWERS.read_text(encoding="utf-8"))
    assert stored.keys() == found.keys()
    for key, cases in found.items():
        for ours, theirs in zip(cases, stored[key], strict=True):
            assert ours["positions"] == theirs["positions"]
            np.testing.assert_allclose(
                np.concatenate(ours["priors"]), np.concatenate(theirs["priors"]), rtol=0, atol=1e-5
            )
            np.testing.assert_allclose(ours["values"], theirs["values"], rtol=0, atol=1e-5)
