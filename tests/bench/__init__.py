"""Tests of the benchmarks: what they report, not how fast anything is."""
