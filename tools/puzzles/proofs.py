"""What makes a position a puzzle: one best move, and why it is the one.

A proof is a function of the position alone, so whoever doubts a puzzle proves it again: the tests do.
"""

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from rookery import bots
from rookery.kernel.alphabeta import PROVEN, WIN
from rookery.kernel.deepening import Deepening, Judgement, Limits, Prospect
from rookery.kernel.engine import native
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import NetSearch, TreeSearch
from rookery.puzzles.puzzle import Kind, Proof, write_chances, write_replies
from rookery.solver import Solution, Solver

NODES = 100_000_000
"""No search needs so many."""
SLOTS = 1 << 16
"""Of the table of a search."""


@dataclass(frozen=True)
class Proven:
    """A puzzle, before it has a number."""

    line: tuple[str, ...]
    wrong: tuple[str, ...]
    chances: str
    effort: float
    """How hard it is: the larger, the harder, among those of its kind."""


# A win within so many plies, by search


def prove_search(position: Position, kind: Kind) -> Proven | None:
    """Exactly one move forces a win within these plies, and so it is at every further move of the winner's."""
    if len(position.moves) < kind.choice or (_by_alpha_beta(position.game) and only_win(position, kind.plies) is None):
        return None
    line = next(_lines(position, position.seat, kind.plies), None)
    if line is None or len(line) < kind.fewest:
        return None
    wrong, here = [], position
    for ply, move in enumerate(line):
        if here.seat == position.seat:
            wrong.append(write_replies(_answers(here, kind.plies - ply, move)))
        here = here.play(move)
    decisions = len(wrong)
    while wrong and wrong[-1] == "-":
        wrong.pop()
    return Proven(line, tuple(wrong), "", 1000 * decisions + len(position.moves))


def _lines(position: Position, seat: int | None, plies: int) -> Iterator[tuple[str, ...]]:
    """Lines to a win in which each of the winner's moves is the only one; the others hold out as long as they can."""
    if position.seat != seat:
        longest = [move for move in position.moves if not wins(position.play(move), seat, plies - 2)]
        for move in longest:
            yield from ((move, *line) for line in _lines(position.play(move), seat, plies - 1))
        return
    if (only := only_win(position, plies)) is None:
        return
    after = position.play(only)
    if after.outcome is not None:
        yield (only,)
    else:
        yield from ((only, *line) for line in _lines(after, seat, plies - 1))


def only_win(position: Position, plies: int) -> str | None:
    """The one move that forces a win within these plies; None if there is none, or another."""
    if _by_alpha_beta(position.game):
        best, *others = _search(position, plies, best=2).moves
        only = _forces(best, plies) and not (others and _forces(others[0], plies))
        return position.moves[position.codes.index(best.code)] if only else None
    found: str | None = None
    for move in position.moves:
        if wins(position.play(move), position.seat, plies - 1):
            if found is not None:
                return None
            found = move
    return found


def wins(position: Position, seat: int | None, plies: int) -> bool:
    """Whether a seat can force a win within these plies, whatever others play and whatever is rolled."""
    if position.outcome is not None:
        return seat in position.outcome.winners
    if plies <= 0:
        return False
    if not _by_alpha_beta(position.game):
        return _wins_plainly(position, seat, plies)
    score = _search(position, plies).score
    return (score if position.seat == seat else -score) >= max(PROVEN, WIN - plies)


def _by_alpha_beta(game: Game) -> bool:
    return game.players == 2 and not game.room.chance


def _search(position: Position, plies: int, best: int = 1) -> Judgement:
    """A search that misses no win of the best moves within these plies; the position counts as a game's first."""
    rules, limits = position.game.room.rules, Limits(NODES, None)
    search = Deepening(rules, position.game.config, position.state.copy(), (), 0, native(rules), SLOTS, False)
    for depth in range(1, plies + 1):
        if not search.deepen(depth, best, limits):
            raise RuntimeError(f"{position} is too large to be searched {plies} plies deep")
    return search.judgement(plies, exact=True, seconds=0.0)


def _forces(move: Prospect, plies: int) -> bool:
    """Whether a move that was searched wins within these plies."""
    return move.exact and move.score >= max(PROVEN, WIN - plies)


def _wins_plainly(position: Position, seat: int | None, plies: int) -> bool:
    """The same, move by move: for the few moves of one turn."""
    seen: dict[tuple[str, int], bool] = {}

    def wins_from(here: Position, left: int) -> bool:
        if here.outcome is not None:
            return seat in here.outcome.winners
        # Who is not to move any more in this turn wins it later, if at all.
        if left == 0 or here.seat != seat:
            return False
        known = (str(here), left)
        if known not in seen:
            seen[known] = any(wins_from(here.play(move), left - 1) for move in here.moves)
        return seen[known]

    return wins_from(position, plies)


def _answers(position: Position, plies: int, right: str) -> dict[str, str | None]:
    """What answers each of the other moves, so that there is no win within the plies: few replies, as far as may be."""
    found: dict[str, str | None] = {}
    known: list[str] = []
    for move in position.moves:
        if move == right:
            continue
        after = position.play(move)
        if plies <= 1 or after.outcome is not None or after.seat in (None, position.seat):
            found[move] = None
            continue
        holding = (
            reply for reply in known if reply in after.moves and _holds(after.play(reply), position.seat, plies - 2)
        )
        reply = next(holding, None)
        if reply is None:
            reply = after.moves[after.codes.index(_search(after, plies - 1).code)]
            known.append(reply)
        found[move] = reply
    return found


def _holds(position: Position, seat: int | None, plies: int) -> bool:
    return not wins(position, seat, plies)


# The only winning move, and whole deals, by the solver


@functools.cache
def _solver() -> Solver:
    return Solver()


def _solved(position: Position) -> Solution:
    return _solver().solve(position)


def prove_solver(position: Position, kind: Kind) -> Proven | None:
    """Exactly one move wins, and so it is at every further move of the line; the loser holds out as long as it goes."""
    line: list[str] = []
    wrong: list[str] = []
    here = position
    while here.outcome is None and (move := _only_winning(here, kind)) is not None:
        line.append(move)
        wrong.append(write_replies({other: _reply(here.play(other)) for other in here.moves if other != move}))
        here = here.play(move)
        if here.outcome is None:
            line.append(_reply(here) or "")
            here = here.play(line[-1])
    if not line:
        return None
    plies = _solved(position).plies or 0
    if len(line) % 2 == 0:
        # The last reply leads to where several moves win: there is nothing more to find.
        line.pop()
    return Proven(tuple(line), tuple(wrong), "", plies + len(position.moves) / 100)


def _only_winning(position: Position, kind: Kind) -> str | None:
    if len(position.moves) < kind.choice:
        return None
    winning = [move for move in position.moves if _winner(position.play(move)) == position.seat]
    return winning[0] if len(winning) == 1 else None


def _winner(position: Position) -> int | None:
    return position.outcome.winners[0] if position.outcome else _solver().winner(position)


def _reply(position: Position) -> str | None:
    return None if position.outcome else _solved(position).best[0]


RANDOM_GAMES = 5_000
"""The more of them succeed, the easier is a deal."""


def prove_alone(position: Position, kind: Kind) -> Proven | None:
    """A deal that can end in a complete success, and a line that leads there; the rarer it succeeds, the harder."""
    solution = _solved(position)
    if solution.score != 1:
        return None
    game = position.game
    games = game.playouts(position, RANDOM_GAMES, seed=1)
    ends = zip(games.states, games.endings.tolist(), strict=True)
    succeeded = sum(game.engine.score(game.config, state, ending, 0) == 1 for state, ending in ends)
    return Proven(solution.principal_variation, (), "", RANDOM_GAMES / (1 + succeeded))


# The move that promises most, by an estimate

LONGEST_TURN = 12
"""Plies of a turn, at most."""
QUICK = 100
"""Simulations of each move at first: enough to see that there is no margin."""
SIMULATIONS = 1500
"""Of each search of a move that is judged in earnest."""
SEEDS = (1, 2, 3)
"""Each move is judged once with each seed."""
MARGIN = 0.07
"""By so much the worst judgement of the best move is above the best judgement of any other."""
AGREED = 0.02
"""By so much it is also above them by games played to their ends, which knows nothing of the net."""
RIVALS = 4
"""So many of the best moves are judged by games played to their ends."""
PATIENCE = 600.0
"""Seconds of a search: never what decides."""


def prove_estimate(position: Position, kind: Kind) -> Proven | None:
    """One move promises more than every other, by a margin, with every seed, and to a second judge of another kind."""
    if len(position.moves) < kind.choice or any(position.play(move).outcome for move in position.moves):
        return None
    for judge, seeds, margin in (
        (_net_judge(position.game, QUICK), SEEDS[:1], 0.8 * MARGIN),
        (_net_judge(position.game, SIMULATIONS), SEEDS[:1], MARGIN),
        (_net_judge(position.game, SIMULATIONS), SEEDS, MARGIN),
    ):
        judged = _judged(judge, position, position.moves, seeds)
        if _margin(judged) < margin:
            return None
    best = _best(judged)
    rivals = sorted(judged, key=lambda move: -max(judged[move]))[:RIVALS]
    played = _judged(_playing_judge(position.game), position, rivals, SEEDS[:1])
    # What can be won this turn is asked as that.
    if _best(played) != best or _margin(played) < AGREED or wins(position, position.seat, LONGEST_TURN):
        return None
    means = {move: round(100 * sum(values) / len(values)) for move, values in judged.items()}
    ordered = sorted(means, key=lambda move: (move != best, -means[move], move))
    gap = means[ordered[0]] - means[ordered[1]]
    return Proven((best,), (), write_chances((move, means[move]) for move in ordered), 100 * len(ordered) / gap)


Judged = Mapping[str, list[float]]
"""For each move what was found with each seed."""


def _judged(judge: bots.LevelPlayer, position: Position, moves: Iterable[str], seeds: tuple[int, ...]) -> Judged:
    return {move: [_value(judge, position, move, seed) for seed in seeds] for move in moves}


def _best(judged: Judged) -> str:
    return max(judged, key=lambda move: min(judged[move]))


def _margin(judged: Judged) -> float:
    """How far the worst that was found of the best move is above the best that was found of any other."""
    best = _best(judged)
    return min(judged[best]) - max(max(values) for move, values in judged.items() if move != best)


@functools.cache
def _net_judge(game: Game, simulations: int) -> bots.LevelPlayer:
    """Tree search by the room's net."""
    return bots.LevelPlayer(game, [NetSearch(simulations=simulations, seconds=PATIENCE)])


@functools.cache
def _playing_judge(game: Game) -> bots.LevelPlayer:
    """Tree search that plays games to their ends."""
    return bots.LevelPlayer(game, [TreeSearch(simulations=SIMULATIONS, seconds=PATIENCE)])


def _value(judge: bots.LevelPlayer, position: Position, move: str, seed: int) -> float:
    """The share of the points that the mover may expect after a move."""
    seat, after = position.seat or 0, position.play(move)
    if after.outcome is not None:
        return bots.share(after.outcome.scores[seat], position.game.players)
    # Read anew, so that no tree follows from another move's.
    return judge.think(position.game.read(str(after)), seed=seed).chances[seat]


PROOFS: Mapping[Proof, Callable[[Position, Kind], Proven | None]] = {
    "search": prove_search,
    "solver": prove_solver,
    "alone": prove_alone,
    "estimate": prove_estimate,
}


def prove(position: Position, kind: Kind) -> Proven | None:
    """The puzzle that a position is; None if it is none."""
    return PROOFS[kind.proof](position, kind)
