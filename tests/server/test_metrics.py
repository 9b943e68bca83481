"""Figures in the form of Prometheus."""

from rookery.server.metrics import Histogram, Metrics


def test_figures_are_written_as_prometheus_reads_them() -> None:
    """Gauges are looked up, counters counted, with their labels."""
    metrics = Metrics()
    metrics.gauges["matches"] = lambda: 3
    metrics.moves = 2
    metrics.refusals["stale"] += 1
    metrics.requests[200] += 4
    lines = metrics.text().splitlines()
    assert "rookery_matches 3" in lines
    assert "rookery_moves_total 2" in lines
    assert 'rookery_refusals_total{code="stale"} 1' in lines
    assert 'rookery_requests_total{status="200"} 4' in lines
    assert "# TYPE rookery_append_seconds histogram" in lines
    assert metrics.text().endswith("\n")


def test_a_histogram_adds_up() -> None:
    """Each step counts all that took as long or less."""
    histogram = Histogram()
    for seconds in (0.0005, 0.003, 0.005, 99):
        histogram.add(seconds)
    lines = histogram.lines("x")
    assert 'x_bucket{le="0.001"} 1' in lines
    assert 'x_bucket{le="0.005"} 3' in lines
    assert 'x_bucket{le="5"} 3' in lines
    assert 'x_bucket{le="+Inf"} 4' in lines
    assert "x_count 4" in lines
