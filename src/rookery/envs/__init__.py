"""Our games for programs that learn: many at once, and as the environments that learners know.

``vector`` needs nothing else; the modules ``pettingzoo``, ``gymnasium`` and ``openspiel`` need their library.
"""

from rookery.envs.vectors import vector

__all__ = ["vector"]
