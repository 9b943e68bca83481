"""What Penguins Rock! knows of good play: distances, errands, priors, the evaluation of a position."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel import jit
from rookery.rooms.penguins_rock.board import CENTRES, HOLLOWS, STONES, unpack
from rookery.rooms.penguins_rock.evaluation import errands, steps_between
from tests.rooms.penguins_rock.nests import KEY, START, at, small_board
from tests.rooms.penguins_rock.reference_board import Options
from tests.rooms.penguins_rock.strategies import OPTIONS, random_text, seeded

RULES = rookery.game(KEY).room.rules
INTERPRETED = jit.Linker(RULES.functions(), jit.interpret)
NATIVE = jit.Linker(RULES.functions(), jit.compile_native)
priors = INTERPRETED.link(RULES.heuristics.priors)
naive_priors = INTERPRETED.link(RULES.heuristics.naive_priors)
evaluate = INTERPRETED.link(RULES.heuristics.evaluate)


def weights_of(position: rookery.Position, rule: Any = priors) -> dict[str, int]:
    """Return the weight of each legal move."""
    codes = np.array(position.codes, np.int32)
    weights = np.zeros(len(codes), np.int32)
    rule(position.game.config, position.state.copy(), codes, len(codes), weights)
    return dict(zip(position.moves, weights.tolist(), strict=True))


def favourites(text: str, rule: Any = priors, **options: Any) -> set[str]:
    """Return the moves with the highest weight."""
    weights = weights_of(at(text, **options), rule)
    return {move for move, weight in weights.items() if weight == max(weights.values())}


def evaluations(position: rookery.Position) -> list[float]:
    """Return what the position promises to each seat."""
    return [evaluate(position.game.config, position.state.copy(), seat) for seat in range(position.game.players)]


def random_positions(options: dict[str, Any], number: int, **more: Any) -> list[rookery.Position]:
    """Return random positions in which the game goes on."""
    dice = seeded(sorted(options.items()))
    game = rookery.game(KEY, **options, **more)
    found = (game.read(random_text(Options(**options, **more), dice)) for _ in range(number))
    return [position for position in found if position.outcome is None]


# Distances and errands


def test_distances_are_the_rulebooks() -> None:
    """A nest is 3 steps from its own pile and 7 from a neighbour's nest."""
    game = rookery.game(KEY)
    number = unpack(game.config).numbers
    assert steps_between(game.config, number["n11"], number["q1"]) == 3
    assert steps_between(game.config, number["n11"], number["n21"]) == 7


@pytest.mark.parametrize("small", [False, True])
def test_a_distance_is_one_more_than_the_best_neighbours(small: bool, tmp_path: Path) -> None:
    """On every board the distances fit together; no way to another space leads through a centre."""
    game = rookery.game(KEY, board=small_board(tmp_path)) if small else rookery.game(KEY)
    board = unpack(game.config)
    for goal in range(STONES):
        for space, beside in enumerate(board.neighbours):
            ways = [near for near in beside if near == goal or not CENTRES <= near < HOLLOWS]
            best = min(steps_between(game.config, near, goal) for near in ways)
            assert steps_between(game.config, space, goal) == (0 if space == goal else best + 1)


@pytest.mark.parametrize(
    ("text", "goals"),
    [
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0", "q1"),
        ("q1o,c1/p22,c2 - 5.6.0.0 -- 1 move1:3 0", "n11 n16"),
        ("p11o,c1/p22,c2 n11:1,n15:1,n16:1 2.6.0.0 a- 1 move1:3 0", "n12"),
        ("r6,c1/p22,c2 n21:1 6.5.0.0 -a 1 move1:3 0", "n21"),
        ("n11,r1/p22,c2 n11:1,n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 A- 1 move1:3 9", "c1"),
        ("n11,r1o/p22,c2 n11:1,n12:1,n13:1,n14:1,n15:1 0.6.0.0 A- 1 move1:3 9", "c1"),
    ],
)
def test_errands(text: str, goals: str) -> None:
    """Fetch a rock, bring it to the nearest gap, rob what is near, go home when the nest is full or about to be."""
    position = at(text)
    found = errands(position.game.config, position.state, 0, False)
    names = unpack(position.game.config).names
    assert " ".join(name for space, name in enumerate(names) if found >> space & 1) == goals


@pytest.mark.parametrize(("players", "rocks", "goal"), [(2, 1, "n21"), (3, 1, "q1"), (3, 2, "n21"), (4, 1, "q1")])
def test_only_leaders_are_robbed(players: int, rocks: int, goal: str) -> None:
    """Before a nest with a rock more than the own among two, or two more among others, a penguin robs it."""
    penguins = "/".join(["p21,c1", "p22,c2", "p32,c3", "p42,c4"][:players])
    nest = ",".join(f"n2{space}:1" for space in (1, 6)[:rocks])
    piles = ".".join(["6", str(6 - rocks), "6" if players > 2 else "0", "6" if players > 3 else "0"])
    position = at(f"{penguins} {nest} {piles} {'-a--'[:players]} 1 move1:6 8")
    found = errands(position.game.config, position.state, 0, False)
    assert found >> unpack(position.game.config).numbers[goal] & 1


# Leanings


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_legal_move_has_a_weight(options: dict[str, Any]) -> None:
    """Weights are up to 1,000,000, under all options and for all numbers of players, and never all 0."""
    for position in random_positions(options, 60):
        if position.seat is not None:
            weights = weights_of(position)
            assert all(0 <= weight <= 1_000_000 for weight in weights.values())
            assert {move for move, weight in weights.items() if not weight} <= {m for m in weights if m.endswith("+")}
            assert any(weights.values())


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0", {"q1+"}),
        ("p11o,c1/p22,c2 - 5.6.0.0 -- 1 move1:1 0", {"n11*", "n16*"}),
        ("n11,r1/p22,c2 n11:1,n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 A- 1 move1:3 9", {"c1"}),
        ("p11o,c1/p22,c2 n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 a- 1 move1:3 9", {"n11*"}),
        ("r6,c1/p22,c2 n21:1 6.5.0.0 -a 1 move1:3 0", {"p21"}),
        ("p21,c1/p22,c2 n21:1 6.5.0.0 -a 1 move1:3 0", {"n21+"}),
        ("p11o,c1/p22,c2 n11:1 5.5.0.0 a- 1 choose2 4", {"go"}),
        ("p11o,c1/p22,c2 n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 a- 1 choose2 9", {"stay"}),
    ],
)
def test_clear_decisions(text: str, moves: set[str]) -> None:
    """Take, drop, guard, win, rob; and a second penguin stays where it will guard a nest."""
    assert favourites(text) == moves


def test_own_nests_are_not_robbed() -> None:
    """The priors are against taking a rock out of the own nest, and dropping one where it is of no use."""
    assert weights_of(at("p11,r1/p22,c2 n11:1 5.6.0.0 A- 1 move1:3 9"))["n11+"] == 0
    dropped = weights_of(at("p11o,r1/p22,c2 - 5.6.0.0 A- 1 move1:3 9", drop="anywhere"))
    assert dropped["r3*"] == 1


ALL_BUT_TWO = ",".join(f"n{space}:1" for space in (*range(11, 15), *range(21, 27)))
"""The rocks of two nests: the first lacks two, the second none."""


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("r6,c1/p22,c2 n21:1 6.5.0.0 -a 1 move1:3 0", {"r5"}),
        ("p21,c1/p22,c2 n21:1 6.5.0.0 -a 1 move1:3 0", {"n21+"}),
        (f"r5,r1/p22o,r9o {ALL_BUT_TWO} 0.0.0.0 AA 1 move1:3 20", {"r6"}),
        ("p11o,c1/p22,c2 n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 a- 1 move1:3 9", {"n11*"}),
    ],
)
def test_the_naive_mind_their_own_nest(text: str, moves: set[str]) -> None:
    """They pass by a nest that leads, take what lies there, rob it where no pile has a rock, and know how to win."""
    assert favourites(text, naive_priors) == moves


# Outlook


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_outlooks_share_out_nothing(options: dict[str, Any]) -> None:
    """Each is between -1 and 1, and together they are nothing."""
    for position in random_positions(options, 60):
        found = evaluations(position)
        assert all(-1 <= each <= 1 for each in found)
        assert sum(found) == pytest.approx(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_is_even_but_for_the_turn(players: int) -> None:
    """Before the first roll the first player is a little ahead, and the others are level."""
    first, *others = evaluations(rookery.game(KEY, players=players).start(seed=1))
    assert 0 < first < 0.3
    assert others == pytest.approx([others[0]] * (players - 1), abs=0.02)


def test_players_who_change_places_change_outlooks() -> None:
    """The board is the same from seat to seat: a position turned by one seat has its evaluations turned too."""
    for position in random_positions({"players": 4}, 40):
        turned = position.game.read(turned_by_one(str(position)))
        assert evaluations(turned) == pytest.approx(np.roll(evaluations(position), 1))


def test_nobody_is_favoured_for_their_seat() -> None:
    """In a position turned by one seat the same moves, turned too, have the same weights."""
    for position in random_positions({"players": 4}, 80):
        for rule in (priors, naive_priors) if position.seat is not None else ():
            turned = weights_of(position.game.read(turned_by_one(str(position))), rule)
            assert turned == {turned_move(move): weight for move, weight in weights_of(position, rule).items()}


def test_equal_victims_are_equally_tempting() -> None:
    """Halfway between two nests with as many rocks a penguin may go to either."""
    nests = ",".join(f"n{seat}{space}:1" for seat in (2, 4) for space in range(1, 6))
    assert favourites(f"r3,c1/p22,c2/p32,c3/p42,c4 {nests} 6.1.6.1 -a-a 1 move1:3 8") == {"r2", "r4"}


def turned_space(name: str) -> str:
    """Return a space as the next seat has it, with what is behind its name."""
    kind, number, end = name[0], name[1:].rstrip("o+*"), name[len(name.rstrip("o+*")) :]
    if kind == "r":
        return f"r{(int(number) + 2) % 12 + 1}{end}"
    return f"{kind}{int(number[0]) % 4 + 1}{number[1:]}{end}"


def turned_move(move: str) -> str:
    """Return a move as the next seat has it."""
    return move if move in ("+", "*", "stop", "go", "stay") else turned_space(move)


def turned_by_one(text: str) -> str:
    """Return a position of four with everything handed on to the next seat."""
    penguins, rocks, piles, active, to_move, phase, turn = text.split(" ")
    space = turned_space
    seats = [",".join(space(each) for each in seat.split(",")) for seat in penguins.split("/")]
    order = [*(f"r{i}" for i in range(1, 13)), *(f"p{k}{i}" for k in range(1, 5) for i in (1, 2))]
    order += [f"n{k}{i}" for k in range(1, 5) for i in range(1, 7)]
    lying = [] if rocks == "-" else [rock.split(":") for rock in rocks.split(",")]
    moved = sorted((order.index(space(name)), number) for name, number in lying)
    heaps = piles.split(".")
    head, at_sign, tail = phase.partition("@")
    if at_sign:
        behind, _, passed = tail.partition(":")
        turned = sorted(f"{int(penguin[0]) % 4 + 1}{penguin[1]}" for penguin in passed.split("."))
        tail = f"{space(behind)}:{'.'.join(turned)}"
    return " ".join(
        [
            "/".join([seats[-1], *seats[:-1]]),
            ",".join(f"{order[place]}:{number}" for place, number in moved) or "-",
            ".".join([heaps[-1], *heaps[:-1]]),
            active[-1] + active[:-1],
            str(int(to_move) % 4 + 1),
            head + at_sign + tail,
            turn,
        ]
    )


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (START, "q1o,c1/p22,c2 - 5.6.0.0 -- 1 roll1 0"),
        ("q1o,c1/p22,c2 - 5.6.0.0 -- 1 roll1 2", "p11o,c1/p22,c2 - 5.6.0.0 -- 1 roll1 2"),
        ("n11o,c1/p22,c2 - 5.6.0.0 -- 1 roll1 2", "n11,c1/p22,c2 n11:1 5.6.0.0 a- 1 roll1 2"),
        ("p12,c1/p22,c2 n21:1 6.5.0.0 -a 1 roll1 2", "p12,c1/p22,c2 - 6.6.0.0 -- 1 roll1 2"),
        ("r11,c1/p22,c2 n21:1 6.5.0.0 -a 1 roll1 2", "p21,c1/p22,c2 n21:1 6.5.0.0 -a 1 roll1 2"),
        (START.replace(" 1 roll1", " 2 roll1"), START),
        (
            "p11,r9/p22,c2 n11:1,n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 A- 1 roll1 9",
            "n11,r9/p22,c2 n11:1,n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 A- 1 roll1 9",
        ),
        (
            "c1,n12/p11,c2 n11:1,n12:1 4.6.0.0 A- 2 roll1 9",
            "c1,n12/r9,c2 n11:1,n12:1 4.6.0.0 A- 2 roll1 9",
        ),
        (
            "p11o,r9/p22,c2 n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 A- 1 roll1 9",
            "p11o,c1/p22,c2 n12:1,n13:1,n14:1,n15:1,n16:1 0.6.0.0 A- 1 roll1 9",
        ),
    ],
)
def test_the_evaluation_knows_what_is_better(worse: str, better: str) -> None:
    """A rock in hand, nearer home, in the nest; none in the others'; near to robbing; to roll; a guard: all better."""
    assert evaluations(at(worse))[0] < evaluations(at(better))[0]


# Everywhere


def test_native_is_the_same(tmp_path: Path) -> None:
    """Interpreted and native code give the same weights and evaluations, on another board too."""
    native_priors = NATIVE.link(RULES.heuristics.priors)
    native_naive_priors = NATIVE.link(RULES.heuristics.naive_priors)
    native_evaluate = NATIVE.link(RULES.heuristics.evaluate)
    cases = [random_positions(options, 40) for options in OPTIONS]
    cases.append(random_positions({"players": 3}, 40, board=small_board(tmp_path)))
    for position in (position for case in cases for position in case):
        if position.seat is not None:
            assert weights_of(position, native_priors) == weights_of(position)
            assert weights_of(position, native_naive_priors) == weights_of(position, naive_priors)
        for seat, expected in enumerate(evaluations(position)):
            assert native_evaluate(position.game.config, position.state.copy(), seat) == pytest.approx(expected)
