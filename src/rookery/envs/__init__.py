"""Environments for programs that learn."""

from rookery.envs.vectors import vector

__all__ = ["vector"]
