"""How fast the games run, measured beside a peer.

``measure`` takes the figures, ``table`` and ``to_json`` show them. The peer is OpenSpiel, where it is installed: the
same work on one of its own games, in alternating rounds on the same core. Without it the figures stand alone.
"""

from rookery.bench.rows import Row, table, to_json
from rookery.bench.suite import measure

__all__ = ["Row", "measure", "table", "to_json"]
