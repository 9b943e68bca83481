"""Games that were played before, followed in one call."""

import pytest

import rookery
from rookery.kernel.game import Game
from rookery.kernel.protocol import GOES_ON
from tests import toy
from tests.conformance import cases

GAMES = [*cases.games(), Game(toy.ROOM, 2)]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_ply_is_as_it_was(game: Game) -> None:
    """States, codes and the end are those of the positions, in every game."""
    played = [position for _, position in cases.random_game(game, 3, 80)]
    actions = [action for position in played[1:] if (action := position.last_action) is not None]
    followed = game.follow(played[0], actions)
    assert followed.plies == len(actions) == len(played) - 1
    assert [state.tolist() for state in followed.states] == [position.state.tolist() for position in played]
    assert tuple(followed.codes.tolist()) == played[-1].since(played[0])
    assert game.outcome_after(followed) == played[-1].outcome
    assert (followed.ending == GOES_ON) == (played[-1].outcome is None)


def test_repetition_ends_a_game() -> None:
    """What a rule remembers is remembered here too: the third time the same position is the last."""
    game = rookery.game("penguin-soccer", repetition=2)
    position = start = game.start(0)
    # Back and forth, as far as the rules allow it.
    seen = [position]
    for _ in range(400):
        if position.outcome is not None:
            break
        after = [position.apply(action) for action in position.actions]
        position = next((each for each in after if each in seen), after[-1])
        seen.append(position)
    actions = [each.last_action or 0 for each in seen[1:]]
    assert game.outcome_after(game.follow(start, actions)) == position.outcome
    assert position.outcome is not None


def test_it_stops_where_an_action_is_not_legal() -> None:
    """What cannot be played is not, and neither is anything after the end."""
    game = rookery.game("penguin-soccer")
    start = game.start(0)
    legal = start.actions[0]
    illegal = next(action for action in range(game.action_count) if action not in start.actions)
    followed = game.follow(start, [illegal, legal])
    assert (followed.plies, len(followed.states), len(followed.codes)) == (0, 1, 0)
    over = [position for _, position in cases.random_game(rookery.game("penguin-game"), 1, 500)]
    assert over[-1].outcome is not None
    actions = [position.last_action or 0 for position in over[1:]]
    assert over[0].game.follow(over[0], [*actions, 0, 0]).plies == len(actions)
    assert over[0].last_action is None
