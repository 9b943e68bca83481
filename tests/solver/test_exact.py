"""Exact play: right against a naive search in every variant, consistent with itself, clear about its limits."""

from collections import Counter
from typing import Any

import pytest

import rookery
from rookery import solver
from rookery.kernel.messages import Text
from rookery.solver import Solver, exact
from rookery.words import word
from tests.solver import naive

KEY = naive.KEY
VARIANTS = [pytest.param(options, id=str(options)) for options in naive.VARIANTS]


def _check(position: rookery.Position, **how: Any) -> None:
    """The solver agrees with the naive search."""
    found = Solver(**how).solve(position)
    winner, plies, best = naive.of_two(position)
    assert (found.winner, found.plies, found.best, found.exact) == (winner, plies, best, True), str(position)


@pytest.mark.parametrize("options", VARIANTS)
def test_endgames_of_two(options: dict[str, Any]) -> None:
    """Winner, distance and best moves of endgames are those of a naive search."""
    chance = naive.dice(str(options))
    most = 6 if options.get("flamethrowers") else 10
    for coins in range(3, most + 1):
        for _ in range(6):
            _check(naive.endgame(chance, coins, **options))


@pytest.mark.parametrize("options", VARIANTS)
def test_placements_of_two(options: dict[str, Any]) -> None:
    """So are those of placements, of one penguin or of both, where there are few coins."""
    chance = naive.dice(str(options))
    for coins in range(3, 5 if options.get("flamethrowers") else 7):
        for waiting in (1, 2, 1, 2):
            position = naive.before_placement(naive.endgame(chance, coins, **options), waiting)
            if position.moves:
                _check(position)


def test_interpreted_solvers_agree() -> None:
    """The same loops without compilation give the same answers."""
    chance = naive.dice(1)
    for options in naive.VARIANTS:
        _check(naive.endgame(chance, 4, **options), native=False)


@pytest.mark.parametrize("options", [{}, {"flamethrowers": True}, {"tiny_and_tall": True, "start": "chaotic"}])
def test_best_moves_lead_to_the_end(options: dict[str, Any]) -> None:
    """Best moves in turn lead to the foretold end after exactly the foretold plies, with one solver all the way."""
    chance, judge = naive.dice(7), Solver()
    position = naive.endgame(chance, 12, **options)
    found = judge.solve(position)
    winner, plies = found.winner, found.plies
    assert plies is not None
    while position.outcome is None:
        found = judge.solve(position)
        assert (found.winner, found.plies) == (winner, plies)
        position, plies = position.play(chance.choice(found.best)), plies - 1
    assert (position.outcome.winners, plies) == ((winner,), 0)


def test_a_placement_is_worth_what_the_best_of_all_is() -> None:
    """With one penguin placed a full board is worth what the best placement of the other is worth."""
    start = rookery.game(KEY).start(3).play("@b1")
    judge = Solver()
    whole = judge.solve(start)
    assert whole.plies is not None
    after = {move: judge.solve(start.play(move)) for move in start.moves}
    won = {move: found.plies for move, found in after.items() if found.winner == 1 and found.plies is not None}
    lost = {move: found.plies for move, found in after.items() if found.winner == 0 and found.plies is not None}
    assert whole.winner == (1 if won else 0)
    assert whole.plies == 1 + (min(won.values()) if won else max(lost.values()))
    assert set(whole.best) == {move for move, plies in (won or lost).items() if plies == whole.plies - 1}
    assert judge.winner(start) == whole.winner


ALONE = [options for options in naive.VARIANTS if not options.get("flamethrowers")]


@pytest.mark.parametrize("options", [*ALONE, {"flamethrowers": True}], ids=str)
def test_alone(options: dict[str, Any]) -> None:
    """Alone: best score, best moves, principal variation and counts are those of all sequences of moves."""
    chance = naive.dice(str(options))
    for coins in range(2, 5 if options.get("flamethrowers") else 8):
        position = naive.endgame(chance, coins, players=1, **options)
        found = solver.solve(position, count=True)
        ends = dict(naive.lines(position))
        outcomes = {line: end.outcome for line, end in ends.items() if end.outcome}
        best = max(outcome.scores[0] for outcome in outcomes.values())
        met = {line for line, outcome in outcomes.items() if outcome.reason.name == "CHALLENGE"}
        assert (found.winner, found.score) == (None, best)
        good = met or {line for line, outcome in outcomes.items() if outcome.scores[0] == best}
        assert found.principal_variation in good
        assert found.plies == len(found.principal_variation)
        assert found.best == tuple(move for move in position.moves if move in {line[0] for line in good})
        assert found.solutions == sum(bool(outcome.winners) for outcome in outcomes.values())
        counted = Counter((outcome.reason.name, outcome.scores[0]) for outcome in outcomes.values())
        assert [end.ways for end in found.ends] == [counted[kind] for kind in sorted(counted, key=_rank)]
        assert [end.score for end in found.ends] == [score for _, score in sorted(counted, key=_rank)]


def _rank(kind: tuple[str, float]) -> tuple[float, bool]:
    """The best end first; of those that win, the challenge."""
    name, score = kind
    return -score, name != "CHALLENGE"


def test_a_whole_solitaire_deal() -> None:
    """A deal for one is solved by moves that leave one coin of the target's suit."""
    start = position = rookery.game(KEY, players=1).start(11)
    found = solver.solve(start)
    assert (found.score, found.exact, found.ends, found.solutions) == (1.0, True, (), None)
    assert str(found.verdict) == "One coin can be left, and the challenge can be met"
    for move in found.principal_variation:
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.reason.name == "CHALLENGE"


def test_verdicts() -> None:
    """What it comes to is said in any language; a limit is not kept quiet."""
    position, judge = _placed(2), Solver()
    found = judge.solve(position)
    who = ("Red", "Blue")[found.winner or 0]
    assert str(found.verdict) == f"{who} wins in {found.plies} plies"
    assert word(found.verdict, "de").endswith(f"gewinnt in {found.plies} Halbzügen")
    fresh = Solver()
    fresh.winner(position)
    limited = fresh.solve(position, nodes=1)
    assert str(limited.verdict) == f"{who} wins; the limit came before it was clear how soon"


def _placed(seed: int) -> rookery.Position:
    """A deal with both penguins placed: a full board, solved in a moment."""
    position = rookery.game(KEY).start(seed)
    return position.play(position.moves[0]).play(position.moves[-1])


def test_limits_leave_what_is_certain() -> None:
    """A limit that comes after win or loss leaves winner and sound moves; asked again, the solver goes on."""
    position, judge = _placed(2), Solver()
    truth = Solver().solve(position)
    results = []
    for _ in range(1000):
        try:
            results.append(judge.solve(position, nodes=2000))
        except solver.LimitReached:
            continue
        if results[-1].exact:
            break
        assert results[-1].nodes == 2000
        assert results[-1].winner == truth.winner
        assert results[-1].best
    assert (results[-1].plies, results[-1].best) == (truth.plies, truth.best)
    assert len(results) > 1
    assert judge.solve(position, nodes=1).exact


def test_a_limited_winner_knows_a_winning_move() -> None:
    """If only win or loss is certain, the winner's moves named are moves that win, and the loser's are all."""
    position = next(position for position in map(_placed, range(50)) if Solver().winner(position) == position.seat)
    judge = Solver()
    judge.winner(position)
    found = judge.solve(position, nodes=1)
    assert (found.exact, found.plies, found.winner) == (False, None, position.seat)
    assert found.best
    for move in found.best:
        assert judge.winner(position.play(move)) == position.seat
    lost = position.play(found.best[0])
    fresh = Solver()
    fresh.winner(lost)
    assert fresh.solve(lost, nodes=1).best == lost.moves


@pytest.mark.parametrize("limit", [{"seconds": 0}, {"seconds": -1}, {"seconds": "1"}, {"nodes": 0}, {"nodes": 1.5}])
def test_limits_of_nothing(limit: dict[str, Any]) -> None:
    """A limit of zero, or of no number, is refused."""
    with pytest.raises(rookery.BadNumber):
        solver.solve(rookery.game(KEY).start(1), **limit)


@pytest.mark.parametrize(
    ("key", "options", "problem"),
    [
        ("penguin-soccer", {}, "Penguin Soccer cannot be solved; The Penguin Game can"),
        (KEY, {"players": 4}, "with 4 players; it can be with 1 or 2"),
        (KEY, {"drifting": True}, "without the option drifting"),
        (KEY, {"start": "strategic"}, "from the first penguin's placement on"),
    ],
)
def test_what_cannot_be_solved(key: str, options: dict[str, Any], problem: str) -> None:
    """Games and phases that exact play does not cover are refused, and what was learned before stays."""
    judge, start = Solver(), _placed(2)
    known = judge.solve(start)
    strange = rookery.game(key, **options).start(0)
    assert not solver.can_solve(strange)
    with pytest.raises(solver.CannotSolve, match=problem) as refusal:
        judge.solve(strange)
    assert refusal.value.code == "cannot-solve"
    again = judge.solve(start, nodes=1)
    assert (again.exact, again.plies, again.best) == (True, known.plies, known.best)


def test_a_position_that_is_over() -> None:
    """Nothing is left to solve when the game is over."""
    position = rookery.game(KEY).read("0,0:s,m,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- a1,x 1 over s")
    assert not solver.can_solve(position)
    assert not solver.is_prompt(position)
    with pytest.raises(rookery.GameOver):
        solver.solve(position)


def test_nobody_wins_alone() -> None:
    """Alone there is no winner to ask for."""
    with pytest.raises(solver.CannotSolve, match="alone"):
        Solver().winner(rookery.game(KEY, players=1).start(0))


def test_progress_is_told() -> None:
    """Whoever listens hears shares that never leave 0 to 1, rising numbers of positions, and what goes on."""
    heard: list[tuple[float, int, Text]] = []
    found = solver.solve(_placed(3), progress=lambda *news: heard.append(news))
    assert all(0 <= share <= 1 for share, _, _ in heard)
    assert [nodes for _, nodes, _ in heard] == sorted(nodes for _, nodes, _ in heard)
    assert heard[-1][1] <= found.nodes
    assert "win or loss" in {str(what) for _, _, what in heard}


def test_an_interrupt_leaves_the_solver_usable() -> None:
    """Ctrl-C goes through at once, and the next question finds all that was learned."""

    def interrupt(share: float, nodes: int, what: Text) -> None:
        raise KeyboardInterrupt

    judge, start = Solver(), _placed(2)
    with pytest.raises(KeyboardInterrupt):
        judge.solve(start, progress=interrupt)
    found = judge.solve(start)
    assert found.exact
    assert found.plies == Solver().solve(start).plies


def test_the_door_of_the_package() -> None:
    """What people import is there."""
    assert solver.solve is exact.solve
    names = {"Solver", "Solution", "End", "solve", "can_solve", "is_prompt", "CannotSolve", "LimitReached"}
    assert names <= set(solver.__all__)
