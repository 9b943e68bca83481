"""Games as environments of Gymnasium."""

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from rookery import bots, catalog
from rookery.envs import gymnasium as ours
from rookery.envs.gymnasium import AgainstBots, environment_id
from rookery.kernel.errors import BadNotation, BadOption, UnknownLevel
from rookery.kernel.game import Game, Position
from tests import packages
from tests.short import short_options

GAMES = [(key, players) for key in catalog.games() for players in catalog.room(key).players]
LATE = "f6^,-,-/-,-,- f6 w 30"
"""White scores with the next move."""


def made(key: str, **options: Any) -> AgainstBots:
    """An environment by its id, without Gymnasium's wrappers."""
    found = gymnasium.make(environment_id(catalog.room(key)), **options).unwrapped
    assert isinstance(found, AgainstBots)
    return found


def play(environment: AgainstBots, seed: int | None) -> tuple[list[int], float]:
    """A game by the first legal actions: these, and the reward."""
    _, info = environment.reset(seed=seed)
    taken = []
    while True:
        taken.append(int(info["action_mask"].argmax()))
        _, reward, over, cut, info = environment.step(taken[-1])
        assert not cut
        if over:
            return taken, reward
        assert reward == 0


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_gymnasiums_own_checks(key: str, players: int) -> None:
    """Every game passes Gymnasium's check, with the fewest and the most players, in the last seat too."""
    check_env(made(key, players=players, opponent="egg", seat=players - 1, **short_options(key, 12)))


def test_ids() -> None:
    """A game is called by its key and the version of its rules."""
    assert {environment_id(room) for room in catalog.rooms()} <= set(gymnasium.registry)
    assert environment_id(catalog.room("penguin-soccer")) == "rookery/PenguinSoccer-v1"
    assert environment_id(catalog.room("penguins-rock")) == "rookery/PenguinsRock-v2"


def test_games_of_other_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that another package brings is registered like ours."""
    code = "from dataclasses import replace\nfrom rookery.rooms.penguin_soccer import ROOM as SOCCER\n"
    packages.bring(
        tmp_path / "pond", "pond_game", f'{code}ROOM = replace(SOCCER, key="ice-pond")\n', "ice-pond = pond_game:ROOM"
    )
    packages.install(monkeypatch, tmp_path / "pond")
    ours.register()
    try:
        environment = gymnasium.make("rookery/IcePond-v1", opponent="egg")
        assert environment.reset(seed=1)[1]["action_mask"].any()
    finally:
        del gymnasium.registry["rookery/IcePond-v1"]
        monkeypatch.undo()
        packages.forget()


def test_a_level_plays_the_other_seats() -> None:
    """The agent moves in its own seat only; the reward is its score."""
    environment = made("polar-dare", players=4, opponent=["egg", "chick", "egg"], seat=2, turn_cap=8)
    _, info = environment.reset(seed=3)
    over = False
    while not over:
        assert environment.position.seat == info["seat"] == 2
        _, reward, over, _, info = environment.step(environment.position.actions[0])
    assert environment.position.outcome is not None
    assert reward == environment.position.outcome.scores[2]
    assert not info["action_mask"].any()


def test_a_player_of_ones_own() -> None:
    """Instead of a level, what makes a player; a new one for each game."""
    made_for: list[Game] = []

    class First:
        """Plays the first move, and only where it is to move."""

        def choose(self, position: Position, *, seed: int) -> str:  # noqa: ARG002  # what every player has
            """The first move."""
            assert position.seat == 1
            return position.moves[0]

    def first(game: Game) -> bots.Player:
        made_for.append(game)
        return First()

    environment = made("penguin-soccer", opponent=first, ply_cap=6)
    assert len(play(environment, 1)[0]) == 3
    play(environment, None)
    assert made_for == [environment.game] * 2


def test_seats() -> None:
    """The agent has the seat that it wants, another in every game, or what a reset says."""
    environment = made("penguin-soccer", opponent="egg", seat="alternate")
    assert [environment.reset(seed=5)[1]["seat"], *(environment.reset()[1]["seat"] for _ in range(3))] == [0, 1, 0, 1]
    assert environment.reset(options={"seat": 1})[1]["seat"] == 1
    assert environment.reset(seed=5)[1]["seat"] == 0
    assert made("penguin-soccer", opponent="egg", seat=1).reset(seed=5)[1]["seat"] == 1


def test_seeds() -> None:
    """A seed decides the start, the dice and the bots, for all games that follow."""
    environment = made("polar-dare", opponent="egg", turn_cap=10)
    games = [[play(environment, seed), play(environment, None)] for seed in (1, 2, 1)]
    assert games[0] == games[2] != games[1]


def test_a_game_from_a_position() -> None:
    """A reset may name the position to begin with, and the move that ends it is rewarded."""
    environment = made("penguin-soccer", opponent="egg")
    environment.reset(options={"position": LATE})
    goal = environment.position.play("Kne")
    assert goal.outcome is not None
    assert environment.step(np.int64(goal._number))[1:4] == (1.0, True, False)
    environment = made("penguin-soccer", opponent="egg", seat=1)
    environment.reset(options={"position": "-,-,-/-,f6^,- f6 b 31"})
    assert environment.position.seat == 1


def test_an_illegal_action_loses() -> None:
    """Every action of the space may be stepped; one that is not legal ends the game with -1, and says why."""
    environment = made("penguin-soccer", opponent="egg")
    _, info = environment.reset(seed=1)
    before = environment.position
    _, reward, over, _, info = environment.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("the game is lost: ")
    assert environment.position is before
    with pytest.raises(ResetNeeded):
        environment.step(0)


def test_bad_steps() -> None:
    """What is no action is an InvalidAction; a step before the reset or after the end a ResetNeeded."""
    environment = made("penguin-soccer", opponent="egg", ply_cap=2)
    with pytest.raises(ResetNeeded, match="reset the environment before the next step"):
        environment.step(0)
    environment.reset(seed=1)
    for action in (132, -1, 0.5, None):
        with pytest.raises(InvalidAction, match="actions are whole numbers from 0 to 131"):
            environment.step(action)  # type: ignore[arg-type]
    assert environment.step(environment.position.actions[0])[2]
    with pytest.raises(ResetNeeded, match="the game is over"):
        environment.step(0)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": 3}, "penguin-soccer cannot have"),
        ({"ply_cap": -1}, "option ply_cap cannot be"),
        ({"ply_cup": 1}, r"did you mean ply_cap\?"),
        ({"seat": 2}, "use a seat from 0 to 1, or alternate"),
        ({"seat": True}, "use a seat from 0 to 1, or alternate"),
        ({"opponent": ["egg", "egg"]}, "use a level, or a list of 1 level"),
    ],
)
def test_bad_options(options: dict[str, Any], problem: str) -> None:
    """Options that there are not, or that do not fit, are refused in words."""
    with pytest.raises(BadOption, match=problem):
        made("penguin-soccer", **options)


def test_bad_levels_and_render_modes() -> None:
    """So are levels and ways to draw."""
    with pytest.raises(UnknownLevel, match="the levels are egg"):
        made("penguin-soccer", opponent="eg")
    with pytest.raises(BadOption, match="ansi or svg"):
        AgainstBots("penguin-soccer", render_mode="human")


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"positon": LATE}, BadOption),
        ({"seat": 7}, BadOption),
        ({"position": "nonsense"}, BadNotation),
    ],
)
def test_bad_resets(options: dict[str, Any], problem: type[Exception]) -> None:
    """Options of a reset that there are not, or that do not fit, too."""
    with pytest.raises(problem):
        made("penguin-soccer", opponent="egg").reset(options=options)


def test_rendering() -> None:
    """The position as letters or as a picture, as the agent sees it."""
    for mode, part in (("ansi", "White"), ("svg", "<svg")):
        environment = made("penguin-soccer", opponent="egg", render_mode=mode)
        environment.reset(seed=1)
        assert part in environment.render()


def test_copies() -> None:
    """An environment can be copied in the middle of a game, and goes on alike; one that is made anew can be pickled."""
    environment = made("polar-dare", opponent="egg")
    environment.reset(seed=7)
    twin = copy.deepcopy(environment)
    for each in (environment, twin):
        for _ in range(5):
            each.step(each.position.actions[0])
    assert environment.position == twin.position
    spec = pickle.loads(pickle.dumps(environment.spec))  # noqa: S301  # our own
    assert spec.make().unwrapped.game == environment.game
