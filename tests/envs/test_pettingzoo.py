"""Games as environments of PettingZoo."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, seed_test

from rookery import catalog
from rookery.envs.pettingzoo import env, raw_env
from rookery.kernel.errors import BadNumber, BadOption, GameOver, IllegalMove, UnknownGame
from tests.short import short_options

GAMES = [(key, players) for key in catalog.games() for players in catalog.room(key).players]

LATE = "-,-,-/-,c3^,- c3 b 31"
"""Black scores with the next move."""
GOAL = "Ksw"


def play(environment: Any, seed: int) -> list[tuple[str, float]]:
    """A random game: each agent that steps, with the reward that it has then."""
    environment.reset(seed=seed)
    taken = []
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        assert seen is not None
        taken.append((agent, reward))
        legal = np.flatnonzero(seen["action_mask"])
        environment.step(None if over else int(legal[seed % len(legal)]))
    return taken


# PettingZoo has a list of its own classic games, whose observations may be dictionaries; and it tries an option.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings('ignore:there is no reset option "options"')
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_pettingzoos_own_tests(key: str, players: int) -> None:
    """Every game passes PettingZoo's tests of the interface and of seeds, with the fewest and the most players."""
    options: dict[str, Any] = {**short_options(key, 12)}
    api_test(env(key, players, **options), num_cycles=40)
    seed_test(lambda: env(key, players, **options), num_cycles=40)


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_scores_come_at_the_end(key: str, players: int) -> None:
    """Nobody is rewarded before the end; then everybody has the score of the outcome and leaves."""
    options: dict[str, Any] = {**short_options(key, 12)}
    environment = env(key, players, **options)
    taken = play(environment, 1)
    outcome: Any = environment.unwrapped.position.outcome
    agents = environment.possible_agents
    assert taken[-players:] == list(zip(agents, outcome.scores, strict=True))
    assert not any(reward for _, reward in taken[:-players])
    assert environment.agents == []


def test_what_an_agent_sees() -> None:
    """Observation and mask, within their spaces; who is not to move has no legal action."""
    environment = env("polar-dare", players=4)
    environment.reset(seed=7)
    assert environment.agents == ["player_0", "player_1", "player_2", "player_3"]
    for agent in environment.agents:
        seen = environment.observe(agent)
        assert seen is not None
        assert environment.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == environment.agent_selection)
        space = environment.action_space(agent)
        assert isinstance(space, spaces.Discrete)
        assert space.n == catalog.game("polar-dare").action_count


def test_dice_are_the_environments_own() -> None:
    """Agents only ever choose moves, and a seed decides all rolls; without one they go on from where they were."""
    environment = env("polar-dare", turn_cap=5)
    games = [play(environment, seed) for seed in (1, 2, 1)]
    assert games[0] == games[2] != games[1]
    raw = raw_env("polar-dare")
    starts = set()
    for _ in range(20):
        raw.reset()
        assert raw.position.seat == 0
        starts.add(raw.position)
    assert len(starts) > 1


def test_an_illegal_action_loses() -> None:
    """As in PettingZoo's classic games: -1 for who chose it, 0 for the others, and the game is over."""
    environment = env("penguin-soccer")
    environment.reset(options={"position": LATE})
    assert environment.agent_selection == "player_1"
    environment.step(0)
    assert environment.rewards == {"player_0": 0, "player_1": -1.0}
    assert all(environment.terminations.values())


def test_bad_steps_of_the_wrapped_environment() -> None:
    """Before the reset an error, outside the space an AssertionError, after the end a warning: PettingZoo's own."""
    environment = env("penguin-soccer")
    with pytest.raises(AssertionError, match="reset"):
        environment.step(0)
    environment.reset(options={"position": LATE})
    for action in (132, -1, None):
        with pytest.raises(AssertionError, match="not in action space"):
            environment.step(action)
    environment.step(environment.unwrapped.position.play(GOAL)._number)
    assert environment.rewards == {"player_0": -1.0, "player_1": 1.0}
    environment.step(None)
    environment.step(None)
    environment.step(None)
    assert environment.agents == []


def test_bad_steps_of_the_raw_environment() -> None:
    """Without wrappers the refusals are ours, and the game goes on."""
    raw = raw_env("penguin-soccer")
    with pytest.raises(GameOver, match="reset the environment"):
        raw.step(0)
    raw.reset()
    with pytest.raises(IllegalMove):
        raw.step(131)
    for action in (132, None):
        with pytest.raises(BadNumber, match="an action must be"):
            raw.step(action)
    assert raw.position.seat == 0


def test_bad_arguments() -> None:
    """Unknown games, options and values are refused with the right ones; so are seeds that are none."""
    with pytest.raises(UnknownGame):
        env("penguin-chess")
    with pytest.raises(BadOption, match="it takes 2 to 4"):
        env("polar-dare", players=5)
    with pytest.raises(BadOption, match="the options are die"):
        env("polar-dare", dye="P2")
    with pytest.raises(BadOption, match="render_mode"):
        env("polar-dare", render_mode="human")
    with pytest.raises(BadNumber, match="a seed must be"):
        env("polar-dare").reset(seed=-1)


def test_an_unknown_reset_option_is_a_warning() -> None:
    """PettingZoo's own test passes one to every environment, so it is no error; but it is said."""
    with pytest.warns(UserWarning, match=r"did you mean position\?"):
        env("polar-dare").reset(options={"positon": "x"})


def test_rendering() -> None:
    """The position as letters or as a picture."""
    environment = env("penguin-soccer", render_mode="ansi")
    environment.reset(seed=1)
    assert "White" in str(environment.render())
    environment.close()
    raw = raw_env("penguin-soccer", render_mode="svg")
    raw.reset(seed=1)
    assert raw.render().startswith("<svg")


def test_copies() -> None:
    """An environment can be copied and pickled in the middle of a game, and goes on alike."""
    raw = raw_env("polar-dare")
    raw.reset(seed=7)
    copies = [raw, copy.deepcopy(raw), pickle.loads(pickle.dumps(raw))]  # noqa: S301  # our own
    for each in copies:
        for _ in range(10):
            each.step(each.position.actions[0])
    assert len({each.position for each in copies}) == 1


def test_what_it_is_called() -> None:
    """By the key and the version of the rules."""
    assert str(env("penguins-rock")) == "penguins_rock_v2"
