"""A report from beginning to end."""

from rookery import catalog
from rookery.report.plan import Plan
from rookery.report.studying import study
from tests.report.games import Here, found, plan


def test_every_setting_has_its_figures() -> None:
    """In the plan's order; unequal players with the points of the stronger, and the dice judged."""
    whole = found()
    assert [finding.label for finding in whole.findings] == [setting.label for setting in plan().settings]
    assert whole.failures == ()
    skill = [finding for finding in whole.findings if finding.part == "skill"]
    assert [finding.stronger.games for finding in skill if finding.stronger] == [2]
    assert all(finding.stronger is None for finding in whole.findings if finding.part != "skill")
    assert whole.luck is not None
    assert whole.luck.games == 2
    assert whole.luck.swing > 0


def test_games_that_could_not_be_played_are_left_out() -> None:
    """They are told, and the others count; without dice there is no luck."""
    few = Plan(catalog.room("penguin-game"), games=2, level="egg", weakest="egg", strongest="egg")
    heard: list[int] = []
    whole = study(few, Here(frozenset({1})), heard.append)
    assert heard[-1] == len(few.items())
    assert {failure.seed for failure in whole.failures} == {1}
    assert all(finding.figures.games == 1 for finding in whole.findings)
    assert whole.luck is None
