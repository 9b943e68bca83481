"""Where metrics and the description of the API are answered: for everybody, at an address of its own, or nowhere."""

from typing import Any

from rookery.server.settings import Operators, Shown

METRICS = ("metrics",)
DOCS = ("docs", "openapi.json")
ALWAYS_APART = ("health", "static")
"""What is answered at the other address besides: a sign of life, and files that the description of the API needs."""


class OperatorRoutes:
    """Decides by the port at which a request came in: nobody can forge that."""

    def __init__(self, settings: Operators) -> None:
        self._shown: dict[str, Shown] = dict.fromkeys(METRICS, settings.metrics) | dict.fromkeys(DOCS, settings.docs)
        self._port: int | None = None

    @property
    def apart(self) -> bool:
        """Whether something is answered at an address of its own."""
        return "apart" in self._shown.values()

    def listen_at(self, port: int) -> None:
        """What is apart is answered at this port."""
        self._port = port

    def answers(self, path: str, server: tuple[Any, ...] | None) -> bool:
        """Whether a path is answered for whoever came in at this address of ours."""
        # Routers do not mind how many slashes there are.
        first = path.lstrip("/").partition("/")[0]
        if server is not None and server[1] == self._port is not None:
            return first in ALWAYS_APART or self._shown.get(first) == "apart"
        return self._shown.get(first, "open") == "open"
