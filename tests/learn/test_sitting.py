"""A sitting: lessons and tests in turn, on file."""

from pathlib import Path

from rookery.learn.evaluation import Verdict
from rookery.learn.results import FILE, Results
from rookery.learn.sitting import TESTS, sit
from rookery.learn.training import Budget, Report, Trainer
from tests.learn.small import small_plan


def test_strength_is_tested_on_the_way(tmp_path: Path) -> None:
    """After each quarter of the budget: against the network of the last test, then a level."""
    trainer = Trainer(small_plan(), tmp_path, "cpu")
    with Results(tmp_path) as results:
        news = list(sit(trainer, Budget(plies=8 * 16 * 8), results))
    assert sum(isinstance(each, Report) for each in news) == 8
    verdicts = [each.opponent for each in news if isinstance(each, Verdict)]
    assert verdicts.count("earlier") == TESTS
    assert verdicts.count("chick") == TESTS
    assert isinstance(news[-1], Verdict)
    assert len((tmp_path / FILE).read_text().splitlines()) == len(news)
