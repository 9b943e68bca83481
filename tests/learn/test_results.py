"""How training went, on file."""

import json
from pathlib import Path

from rookery.learn.evaluation import Verdict
from rookery.learn.plan import Progress
from rookery.learn.ppo import Lesson
from rookery.learn.results import FILE, Results
from rookery.learn.training import Report

REPORT = Report(Progress(lessons=2, plies=99, seconds=1.5), 0.5, Lesson(0.1, 0.2, 0.3, 0.4, 0.5), 1000.0)


def test_every_report_is_a_line(tmp_path: Path) -> None:
    """Lessons and tests, for programs as JSON and for TensorBoard; a second sitting appends."""
    for _ in range(2):
        with Results(tmp_path) as results:
            results.note(REPORT)
            results.note_verdict(REPORT, Verdict("adult", 0.75, 40, True))
    lines = [json.loads(line) for line in (tmp_path / FILE).read_text().splitlines()]
    assert [line["kind"] for line in lines] == ["lesson", "against adult"] * 2
    assert lines[0]["plies"] == 99
    assert lines[0]["entropy"] == 0.3
    assert lines[1]["share"] == 0.75
    assert lines[1]["stronger"] is True
    assert len(list(tmp_path.glob("events.out.tfevents.*"))) == 2
