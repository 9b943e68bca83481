"""Tests of classes."""
