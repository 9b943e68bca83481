"""Games in OpenSpiel."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import best_response, exploitability, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from rookery import catalog, solver
from rookery.envs import openspiel
from rookery.envs.observations import observation
from rookery.kernel.errors import BadNotation, BadOption, GameOver, IllegalMove
from tests import toy
from tests.short import short_options

GAMES = [(room, players) for room in catalog.rooms() for players in room.players]
LATE = "0,0:-,-,-,-|2,0:-,a,c,m|0,2:-,-,s,a|2,2:-,s,m,- d1,b4 2 move s"
"""Few coins are left, and the second player has a sure win."""


def loaded(key: str, **params: Any) -> Any:
    """A game of ours as OpenSpiel has it."""
    return pyspiel.load_game(openspiel.short_name(catalog.room(key)), params)


def random_game(game: Any, seed: int) -> Any:
    """The last state of a random game."""
    choose = random.Random(seed)  # noqa: S311  # the same games every time
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            rolls, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choose.choices(rolls, odds)[0])
        else:
            state.apply_action(choose.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("room", "players"), GAMES, ids=lambda each: getattr(each, "key", each))
def test_openspiels_own_test(room: Any, players: int) -> None:
    """Every game passes OpenSpiel's random simulations, with the fewest and the most players."""
    game = loaded(room.key, players=players, **short_options(room.key, 8))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_by_name() -> None:
    """Options are parameters, and what OpenSpiel writes of a game loads it again."""
    game = pyspiel.load_game("rookery_penguin_game(players=3,start=strategic,drifting=True)")
    assert game.num_players() == 3
    assert game.rules == catalog.game("penguin-game", 3, start="strategic", drifting=True)
    for text in ({"die": "P2,P2,P2,P2,P2,B3"}, {"die": "P2%2CP2%2CP2%2CP2%2CP2%2CB3"}):
        game = loaded("polar-dare", **text)
        assert game.rules.options["die"].count("P2") == 5
        assert pyspiel.load_game(str(game)).rules == game.rules


def test_defaults_that_depend_on_others() -> None:
    """OpenSpiel fills in all defaults; those that depend on other options do so here too."""
    assert loaded("penguin-game", tiny_and_tall=True).rules == catalog.game("penguin-game", tiny_and_tall=True)


def test_what_kind_of_game_it_is() -> None:
    """Chance where something is rolled or shuffled, zero sum where several play."""
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    soccer, dare, coins = (loaded(key).get_type() for key in ("penguin-soccer", "polar-dare", "penguin-game"))
    assert soccer.chance_mode == modes.DETERMINISTIC
    assert dare.chance_mode == coins.chance_mode == modes.EXPLICIT_STOCHASTIC
    assert loaded("penguin-game", position=LATE).get_type().chance_mode == modes.DETERMINISTIC
    assert soccer.utility == utilities.ZERO_SUM
    assert loaded("penguin-game", players=1).get_type().utility == utilities.GENERAL_SUM


def test_the_same_game_as_ours() -> None:
    """The same actions lead through the same positions to the same scores."""
    state = random_game(loaded("polar-dare", turn_cap=20), 3)
    position = catalog.game("polar-dare", turn_cap=20).start()
    for action in state.history():
        position = position.apply(action)
    assert str(state) == str(position)
    assert position.outcome is not None
    assert state.returns() == list(position.outcome.scores)


def test_rolls_are_explicit() -> None:
    """At a chance node OpenSpiel knows every roll, with its odds and its text."""
    state = loaded("polar-dare").new_initial_state()
    assert state.is_chance_node()
    assert [state.action_to_string(roll) for roll, _ in state.chance_outcomes()] == ["P2", "P3", "P4", "B3"]
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([1 / 6, 1 / 3, 1 / 6, 1 / 3])


def test_deals_are_explicit() -> None:
    """A shuffled start is drawn lot by lot: alike ones are one outcome, as likely as there are many of them."""
    game = loaded("penguin-game")
    state = game.new_initial_state()
    deal = game.rules.deal
    drawn: list[str] = []
    while state.is_chance_node():
        left = [lot for lot in sorted(set(deal.lots)) if drawn.count(lot) < deal.lots.count(lot)]
        odds = [(deal.lots.count(lot) - drawn.count(lot)) / (len(deal.lots) - len(drawn)) for lot in left]
        assert [state.action_to_string(number) for number, _ in state.chance_outcomes()] == left
        assert [chance for _, chance in state.chance_outcomes()] == pytest.approx(odds)
        assert not any(state.observation_tensor(0))
        drawn.append(left[0])
        state.apply_action(state.chance_outcomes()[0][0])
    assert str(state) == deal.start(drawn)
    with pytest.raises(IllegalMove, match="99 is not a chance outcome here"):
        game.new_initial_state().apply_action(99)


def test_states_are_independent() -> None:
    """A copy goes its own way; so does what was pickled, or written by OpenSpiel."""
    game = loaded("polar-dare")
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    here = str(state)
    others = [state.clone(), pickle.loads(pickle.dumps(state))]  # noqa: S301  # our own
    others.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1])
    state.apply_action(state.legal_actions()[0])
    assert [str(other) for other in others] == [here] * 3
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301  # our own


def test_what_players_see() -> None:
    """The observation is ours; the information state is the history, since nothing is hidden."""
    game = loaded("penguin-soccer")
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    assert state.observation_tensor(0) == pytest.approx(observation(state.position, 0).tolist())
    assert state.observation_string(1) == str(state.position)
    assert state.information_state_string(0) == state.history_str()
    seen = make_observation(game)
    seen.set_from(state, 1)
    np.testing.assert_array_equal(seen.tensor, observation(state.position, 1))
    recall = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recall.string_from(state, 0) == state.history_str()
    with pytest.raises(ValueError, match="not supported"):
        make_observation(game, None, {"planes": 3})
    environment = rl_environment.Environment(game)
    assert len(environment.reset().observations["info_state"][0]) == game.observation_tensor_size()


def test_its_tree_search_plays_ours() -> None:
    """OpenSpiel's MCTS finds the move that wins at once, among those of a game of ours."""
    game = loaded("penguin-soccer", position="f6^,-,-/-,-,- f6 w 30", ply_cap=60)
    chance = np.random.RandomState(7)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(game, 1.4, 120, evaluator, solve=True, random_state=chance)
    state = game.new_initial_state()
    state.apply_action(bot.step(state))
    assert state.returns() == [1.0, -1.0]


def test_its_tree_search_plays_with_dice() -> None:
    """It plays a game with chance nodes to its end."""
    game = loaded("polar-dare", turn_cap=6)
    chance = np.random.RandomState(7)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        action = state.chance_outcomes()[0][0] if state.is_chance_node() else bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert len(state.returns()) == 2


def test_its_best_response_is_exact() -> None:
    """Late in a game OpenSpiel's best response wins what our solver says is won, and random play is exploitable."""
    game = loaded("penguin-game", position=LATE)
    state = game.new_initial_state()
    at_random = policy.UniformRandomPolicy(game)
    assert exploitability.exploitability(game, at_random) == pytest.approx(0.25)
    answers = [best_response.BestResponsePolicy(game, player, at_random) for player in (0, 1)]
    solution = solver.solve(state.position)
    assert solution.winner == 1
    assert answers[1].value(state) == 1.0
    assert answers[0].value(state) < 1.0


def test_bad_parameters() -> None:
    """Values that do not fit are refused by us, unknown names by OpenSpiel."""
    with pytest.raises(BadOption, match="use six of P2"):
        loaded("polar-dare", die="P2")
    with pytest.raises(BadOption, match="it takes 1 to 4"):
        loaded("penguin-game", players=5)
    with pytest.raises(BadNotation):
        loaded("penguin-game", position="nonsense")
    with pytest.raises(GameOver, match="give one in which somebody can move"):
        loaded("penguin-soccer", position="-,-,-/-,-,- h8 b 31")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'dye'"):
        loaded("polar-dare", dye="P2")


def test_illegal_actions() -> None:
    """An action that is not legal changes nothing."""
    state = loaded("penguin-soccer").new_initial_state()
    before = str(state)
    with pytest.raises(IllegalMove):
        state.apply_action(131)
    assert str(state) == before


def test_games_of_other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that another package brings is registered like ours."""
    monkeypatch.setattr(catalog, "rooms", lambda: (toy.ROOM,))
    openspiel.register()
    openspiel.register()
    state = random_game(pyspiel.load_game("rookery_pebble_race(goal=3,creep=True)"), 1)
    assert sum(state.returns()) == pytest.approx(0)


def test_python_ends_well() -> None:
    """A process that has registered our games ends without a crash: OpenSpiel outlives the interpreter."""
    program = "import pyspiel, rookery.envs.openspiel; print(pyspiel.load_game('rookery_penguin_soccer'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
