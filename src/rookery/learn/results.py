"""How training went, on file: a line of JSON for every report, and the same figures for TensorBoard."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from rookery.learn.evaluation import Verdict
from rookery.learn.training import Report

FILE = "progress.ndjson"


class Results:
    """The files of a training's folder; a training that goes on appends to them."""

    def __init__(self, folder: Path) -> None:
        from torch.utils.tensorboard import SummaryWriter

        folder.mkdir(parents=True, exist_ok=True)
        self._lines = (folder / FILE).open("a", encoding="utf-8")
        self._board: Any = SummaryWriter(str(folder))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lines.close()
        self._board.close()

    def note(self, report: Report) -> None:
        """Keep how a lesson went."""
        figures = {**report.lesson._asdict(), "plies_per_second": report.plies_per_second}
        self._keep("lesson", report, figures)

    def note_verdict(self, report: Report, verdict: Verdict) -> None:
        """Keep how a test went."""
        figures = {"share": verdict.share, "games": verdict.games}
        self._keep(f"against {verdict.opponent}", report, figures, stronger=verdict.stronger)

    def _keep(self, kind: str, report: Report, figures: Mapping[str, float], **more: object) -> None:
        progress = report.progress
        told = {
            "kind": kind,
            "lessons": progress.lessons,
            "plies": progress.plies,
            "seconds": round(progress.seconds, 3),
        }
        self._lines.write(json.dumps({**told, **figures, **more}) + "\n")
        self._lines.flush()
        for name, figure in figures.items():
            self._board.add_scalar(f"{kind}/{name}", figure, progress.plies)
