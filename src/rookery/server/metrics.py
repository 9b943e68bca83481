"""Figures for those who watch over a server, in the text form of Prometheus."""

import bisect
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds; the steps of a histogram."""


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it."""
        lines, so_far = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*(f"{bound:g}" for bound in BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.moves = 0
        self.slow_readers = 0
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.thoughts: Counter[str] = Counter()
        """By how they ended: done, failed, late."""
        self.appending = Histogram()
        self.answering = Histogram()
        self.gauges: dict[str, Callable[[], int]] = {}
        """What is looked up when somebody asks."""

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines = []
        for name, now in self.gauges.items():
            lines += [f"# TYPE rookery_{name} gauge", f"rookery_{name} {now()}"]
        for name, count in (("moves", self.moves), ("slow_readers", self.slow_readers)):
            lines += [f"# TYPE rookery_{name}_total counter", f"rookery_{name}_total {count}"]
        lines += _counted("refusals", "code", self.refusals)
        lines += _counted("requests", "status", self.requests)
        lines += _counted("thoughts", "end", self.thoughts)
        lines += self.appending.lines("rookery_append_seconds")
        lines += self.answering.lines("rookery_request_seconds")
        return "\n".join(lines) + "\n"


def _counted(name: str, label: str, counts: Counter[str] | Counter[int]) -> list[str]:
    rows = [f'rookery_{name}_total{{{label}="{value}"}} {count}' for value, count in sorted(counts.items())]
    return [f"# TYPE rookery_{name}_total counter", *rows]
