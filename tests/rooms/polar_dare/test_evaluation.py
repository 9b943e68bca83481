"""What Polar Dare! knows of good play: distances, priors, the evaluation of a position."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.kernel import jit
from rookery.rooms.polar_dare.board import FAMILY, POLE, START, SURFACES
from rookery.rooms.polar_dare.evaluation import distance
from rookery.rooms.polar_dare.rules import BEAR, EACH_AT, PENGUINS_AT, SEAT_AT
from tests.rooms.polar_dare.ice import KEY, at, mirror, mirror_move
from tests.rooms.polar_dare.reference import Options
from tests.rooms.polar_dare.strategies import games, positions

RULES = rookery.game(KEY).room.rules
INTERPRETED = jit.Linker(RULES.functions(), jit.interpret)
NATIVE = jit.Linker(RULES.functions(), jit.compile_native)
priors = INTERPRETED.link(RULES.heuristics.priors)
evaluate = INTERPRETED.link(RULES.heuristics.evaluate)


def weights_of(position: rookery.Position, rule: Any = priors) -> dict[str, int]:
    """Return the weight of each legal move."""
    codes = np.array(position.codes, np.int32)
    weights = np.zeros(len(codes), np.int32)
    rule(position.game.config, position.state.copy(), codes, len(codes), weights)
    return dict(zip(position.moves, weights.tolist(), strict=True))


def favourite(text: str, **options: Any) -> str:
    """Return the move with the highest weight, which has it alone."""
    weights = weights_of(at(text, **options))
    best = max(weights.values())
    (move,) = (move for move, weight in weights.items() if weight == best)
    return move


def evaluations(position: rookery.Position) -> list[float]:
    """Return what the position promises to each seat."""
    return [evaluate(position.game.config, position.state.copy(), seat) for seat in range(position.game.players)]


def going_on(drawn: tuple[Options, str]) -> rookery.Position | None:
    """Return the drawn position if the game goes on there."""
    options, text = drawn
    position = rookery.game(KEY, **vars(options)).read(text)
    return position if position.outcome is None else None


DRAWN = games().flatmap(lambda options: st.tuples(st.just(options), positions(options)))
SOME = settings(max_examples=60)


# Distances


@pytest.mark.parametrize(("stops", "moves"), [("----/----/----/----", 9), ("++++/----/----/----", 10)])
def test_the_known_distance(stops: str, moves: int) -> None:
    """One penguin needs nine moves from START with all floes back, and one more where the first must come back."""
    floes = sum(1 << index + 1 for index, sign in enumerate(stops.replace("/", "")) if sign == "+")
    assert distance(floes, START) == moves


@given(st.integers(0, 2**16 - 1), st.integers(START, POLE - 1))
@SOME
def test_a_distance_is_one_more_than_the_best_neighbours(stops: int, here: int) -> None:
    """Some move of a lone penguin or of a floe leads one nearer; where a way back helps, two at the most."""
    game = rookery.game(KEY)
    state = game.start(seed=1).play("P3").state.copy()
    for first in (PENGUINS_AT, EACH_AT):
        state[first : first + FAMILY] = here, POLE, POLE
    state[0] = stops << 1
    moves = np.empty(RULES.move_limit, np.int32)
    following = []
    for move in moves[: RULES.legal(game.config, state, moves)].tolist():
        if move >= BEAR or move // SURFACES == here:
            after = state.copy()
            RULES.play(game.config, after, move)
            following.append(distance(int(after[0]), int(after[PENGUINS_AT])))
    assert distance(stops << 1, here) - min(following) in (1, 2)


# Leanings


@given(DRAWN)
@SOME
def test_every_legal_move_has_a_weight(drawn: tuple[Options, str]) -> None:
    """Weights are from 1 to 1,000,000, under all options and for all numbers of players."""
    position = going_on(drawn)
    if position is not None and position.seat is not None:
        assert all(1 <= weight <= 1_000_000 for weight in weights_of(position).values())


@given(DRAWN)
@SOME
def test_left_and_right_are_alike(drawn: tuple[Options, str]) -> None:
    """The mirror image of a position has the mirrored priors and the same evaluation."""
    position = going_on(drawn)
    if position is not None:
        other = position.game.read(mirror(str(position)))
        assert evaluations(other) == pytest.approx(evaluations(position))
        if position.seat is not None:
            expected = {mirror_move(move): weight for move, weight in weights_of(position).items()}
            assert weights_of(other) == expected


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("----/----/----/---+ d4.N.N/S.S.S a4 1 P2:1 9", "d4-N"),
        ("+---/----/----/---+ a1.d4.N/S.S.S a4 1 P2:1 9", "d4-N"),
        ("----/----/----/---- a1.a1.a1/S.S.S N 1 P2:1 9", "a1+"),
        ("----/----/--+-/---- S.S.a1/a2.c3.c3 c4 1 B3:1 9", "Bc4-c3"),
        ("----/----/----/---- S.S.a3/S.b3.b3 c3 1 B3:1 9", "Bc3-b3"),
        ("----/----/---+/---- S.S.S/d3.d3.d3 d4 1 B3:1 9", "Bd4-d3"),
        ("----/----/---+/---+ S.S.S/d3.d3.d3 d4 1 B3:2 9", "d4-"),
    ],
)
def test_clear_decisions(text: str, move: str) -> None:
    """Win, reach the Pole, slide where three ride along, send others back, bring the bear next to them."""
    assert favourite(text) == move
    assert favourite(mirror(text)) == mirror_move(move)


@pytest.mark.parametrize("move", ["Bc3-b3", "a1-b1"])
def test_own_penguins_are_spared(move: str) -> None:
    """The priors are against sending an own penguin back, by the bear or by a step onto its floe."""
    dare = weights_of(at("----/----/----/---- S.b3.b3/S.S.S c3 1 B3:2 9"))
    step = weights_of(at("----/----/----/---- S.S.a1/S.S.S b1 1 P2:2 9"))
    assert (dare | step)[move] == 1


# Outlook


@given(DRAWN)
@SOME
def test_outlooks_share_out_nothing(drawn: tuple[Options, str]) -> None:
    """Each is between -1 and 1, and together they are nothing."""
    position = going_on(drawn)
    if position is not None:
        found = evaluations(position)
        assert all(-1 <= each <= 1 for each in found)
        assert sum(found) == pytest.approx(0)


@given(DRAWN)
@SOME
def test_players_who_change_places_change_outlooks(drawn: tuple[Options, str]) -> None:
    """With everybody's penguins and the turn handed on by one seat, the evaluations are handed on too."""
    position = going_on(drawn)
    if position is None:
        return
    players = position.game.players
    state = position.state.copy()
    for first in (PENGUINS_AT, EACH_AT):
        state[first : first + players * FAMILY] = np.roll(state[first : first + players * FAMILY], FAMILY)
    state[SEAT_AT] = (state[SEAT_AT] + 1) % players
    handed_on = [evaluate(position.game.config, state, seat) for seat in range(players)]
    assert handed_on == pytest.approx(list(np.roll(evaluations(position), 1)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_is_even_but_for_the_turn(players: int) -> None:
    """Before the first roll the first player is a little ahead, and the others are level."""
    first, *others = evaluations(rookery.game(KEY, players=players).start(seed=1))
    assert 0 < first < 0.3
    assert others == pytest.approx([others[0]] * (players - 1))


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("----/----/----/---- S.S.S/S.S.S N 1 ? 9", "----/----/----/---- S.S.a1/S.S.S N 1 ? 9"),
        ("----/----/----/---- S.S.a1/S.S.S N 1 ? 9", "+---/----/----/---- S.S.a1/S.S.S N 1 ? 9"),
        ("----/----/----/---+ S.S.d4/S.S.S N 1 ? 9", "----/----/----/---+ S.S.N/S.S.S N 1 ? 9"),
        ("----/----/----/---- S.S.a3/S.S.S b3 1 ? 9", "----/----/----/---- S.S.a3/S.S.S d3 1 ? 9"),
        ("----/----/----/---- S.S.S/S.S.a1 N 1 ? 9", "----/----/----/---- S.S.S/S.S.S N 1 ? 9"),
        ("----/----/----/---- S.S.S/S.S.S N 2 ? 9", "----/----/----/---- S.S.S/S.S.S N 1 ? 9"),
    ],
)
def test_the_evaluation_knows_what_is_better(worse: str, better: str) -> None:
    """Nearer to the Pole, on it, away from the bear, ahead of others, to roll: each of these is better."""
    assert evaluations(at(worse))[0] < evaluations(at(better))[0]


# Everywhere


def test_native_is_the_same() -> None:
    """Interpreted and native code give the same weights and evaluations, along random games."""
    native_priors = NATIVE.link(RULES.heuristics.priors)
    native_evaluate = NATIVE.link(RULES.heuristics.evaluate)
    for players in (2, 3, 4):
        position = rookery.game(KEY, players=players).start(seed=players)
        dice = np.random.default_rng(players)
        for _ in range(150):
            if position.seat is not None:
                assert weights_of(position, native_priors) == weights_of(position)
            for seat, expected in enumerate(evaluations(position)):
                assert native_evaluate(position.game.config, position.state.copy(), seat) == pytest.approx(expected)
            position = position.play(str(dice.choice(position.moves)))
