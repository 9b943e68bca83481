"""A sitting: lessons, now and then a test of strength, and all of it on file."""

import copy
from collections.abc import Iterator

from rookery.kernel.game import Game
from rookery.learn.evaluation import Verdict, against_earlier, against_level
from rookery.learn.network import Network
from rookery.learn.results import Results
from rookery.learn.training import Budget, Report, Trainer

TESTS = 4
"""How often in a training its strength is tested."""
DUELS = {"cpu": 200, "cuda": 4096}
"""Games against an earlier network."""
LEVELS = ("chick", "juvenile", "adult")
"""Those that a network without search is tested against, one after the other until one is not beaten."""


def sit(trainer: Trainer, budget: Budget, results: Results) -> Iterator[Report | Verdict]:
    """Train until the budget is spent; tell how lessons and tests go, and keep it."""
    earlier = copy.deepcopy(trainer.network)
    tested = budget.spent(trainer.progress)
    for report in trainer.run(budget):
        results.note(report)
        yield report
        if report.spent >= min(1.0, tested + 1 / TESTS):
            tested = report.spent
            for verdict in test(trainer, earlier):
                results.note_verdict(report, verdict)
                yield verdict
            earlier = copy.deepcopy(trainer.network)


def test(trainer: Trainer, earlier: Network) -> Iterator[Verdict]:
    """Against the network of the last test, then against ever stronger levels."""
    game: Game = trainer.kinds[0].game
    seed = trainer.plan.seed + trainer.progress.lessons
    yield against_earlier(trainer.network, earlier, game, DUELS[trainer.device], trainer.device, seed)
    for level in LEVELS:
        verdict = against_level(trainer.network, level, game, seed)
        yield verdict
        if not verdict.stronger:
            break
