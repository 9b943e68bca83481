"""Figures in the form of Prometheus."""

from rookery.server.metrics import Metrics

NAMES = {
    *("rookery_moves_total", "rookery_slow_readers_total", "rookery_refusals_total", "rookery_requests_total"),
    *("rookery_thoughts_total", "rookery_append_seconds", "rookery_request_seconds"),
}
"""By these a server is watched: another name is a broken promise."""


def metric_lines(metrics: Metrics) -> list[str]:
    """The figures line by line."""
    return metrics.text().decode().splitlines()


def test_the_names_of_the_figures() -> None:
    """All figures, each with a word about it, and no others."""
    assert {line.split()[2] for line in metric_lines(Metrics()) if line.startswith("# TYPE ")} == NAMES
    assert {line.split()[2] for line in metric_lines(Metrics()) if line.startswith("# HELP ")} == NAMES


def test_figures_are_written_as_prometheus_reads_them() -> None:
    """Gauges are looked up, counters counted, with their labels."""
    metrics = Metrics()
    matches = 3
    metrics.watch("matches", "Matches in memory.", lambda: matches)
    metrics.moves.inc(2)
    metrics.refusals.labels("stale").inc()
    for _ in range(4):
        metrics.answered(200, 0.003)
    metrics.appending.observe(0.003)
    matches += 1
    lines = metric_lines(metrics)
    assert "rookery_matches 4.0" in lines
    assert "rookery_moves_total 2.0" in lines
    assert 'rookery_refusals_total{code="stale"} 1.0' in lines
    assert 'rookery_requests_total{status="200"} 4.0' in lines
    assert "rookery_request_seconds_count 4.0" in lines
    assert 'rookery_append_seconds_bucket{le="0.0025"} 0.0' in lines
    assert 'rookery_append_seconds_bucket{le="0.005"} 1.0' in lines
    assert "rookery_append_seconds_count 1.0" in lines


def test_applications_count_for_themselves() -> None:
    """Several in one process do not get into each other's way."""
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert "rookery_moves_total 1.0" in metric_lines(one)
    assert "rookery_moves_total 0.0" in metric_lines(other)
