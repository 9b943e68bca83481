"""Metrics for operators, in Prometheus's format."""

from collections.abc import Callable

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds; the steps of a histogram."""

# The creation time of each metric would be half of the answer, and nobody needs it.
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]  # it has no types


class Metrics:
    """All figures of one application."""

    def __init__(self) -> None:
        # Not the library's common one: a process may hold several applications.
        self._registry = own = CollectorRegistry()
        self.moves = Counter("rookery_moves", "Moves that were made here.", registry=own)
        self.slow_readers = Counter("rookery_slow_readers", "Sockets that were cut: nobody read.", registry=own)
        self.refusals = Counter("rookery_refusals", "What was refused, by its code.", ["code"], registry=own)
        self.requests = Counter("rookery_requests", "Requests, by the status of the answer.", ["status"], registry=own)
        self.thoughts = Counter("rookery_thoughts", "Thoughts, by how they ended.", ["end"], registry=own)
        self.appending = Histogram("rookery_append_seconds", "Until events are kept.", registry=own, buckets=BOUNDS)
        self.answering = Histogram(
            "rookery_request_seconds", "Until a request is answered.", registry=own, buckets=BOUNDS
        )

        self._answers: dict[int, Counter] = {}
        """What counts requests with each status: looked up once."""

    def answered(self, status: int, seconds: float) -> None:
        """A request was answered."""
        counter = self._answers.get(status)
        if counter is None:
            counter = self._answers[status] = self.requests.labels(status)
        counter.inc()
        self.answering.observe(seconds)

    def watch(self, name: str, about: str, now: Callable[[], int]) -> None:
        """Add a figure that is computed on request."""
        Gauge(f"rookery_{name}", about, registry=self._registry).set_function(now)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)
