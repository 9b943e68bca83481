"""A connection that can be cut."""

import re

from playwright.sync_api import Page, WebSocketRoute

OFFLINE = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|WebSocket connection|Failed to fetch"
"""What a browser says by itself of a line that is cut."""


class Cable:
    """The way from a page to the server, which can be cut: no request and no line comes through."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._whole = True
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket"), self._connect)
        page.route(re.compile("/api/"), lambda route: route.continue_() if self._whole else route.abort())

    def cut(self) -> None:
        """Cut it; the system notices."""
        self._whole = False
        self._page.context.set_offline(offline=True)
        for line in self._lines:
            line.close()

    def mend(self) -> None:
        """Make it whole again."""
        self._whole = True
        self._page.context.set_offline(offline=False)

    def _connect(self, line: WebSocketRoute) -> None:
        if self._whole:
            line.connect_to_server()
            self._lines.append(line)
        else:
            line.close()
