"""Links to a match, as people send them: ``http://host/m/ID#seat=TOKEN``, ``…#watch=TOKEN``, or without a token.

A person takes a seat along to another device by ``…#device=TOKEN``.
"""

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from rookery.client.errors import BadLink
from rookery.kernel.errors import quote
from rookery.kernel.messages import speaker

say = speaker("client")

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True)
class Link:
    """Where a match is and what opens it."""

    base: str
    """The address of the server, without a slash at the end."""
    match: str
    seat: str | None = None
    """The token of an invitation to a seat."""
    watch: str | None = None
    """The token of watchers."""
    device: str | None = None
    """The token that takes a seat along to another device."""

    @property
    def token(self) -> str | None:
        """The token that opens the match, if any."""
        return self.seat or self.watch or self.device

    def __str__(self) -> str:
        tokens = {"seat": self.seat, "watch": self.watch, "device": self.device}
        secret = next((f"#{kind}={token}" for kind, token in tokens.items() if token), "")
        return f"{self.base}/m/{self.match}{secret}"

    def __repr__(self) -> str:
        # Tokens are keys: they do not belong into logs and tracebacks.
        return f"<link to match {self.match} at {self.base}>"


def read_link(text: str) -> Link:
    """A link, taken apart; BadLink says what is wrong with it."""
    try:
        parts = urlsplit(text.strip())
        base = checked_base(f"{parts.scheme}://{parts.netloc}")
    except (ValueError, BadLink):
        raise BadLink(say("not-a-link", text=_hidden(text))) from None
    folder, _, match = parts.path.rstrip("/").rpartition("/m/")
    checked_match(match)
    tokens = parse_qs(parts.fragment)
    seat, watch, device = (tokens.get(kind, [None])[0] for kind in ("seat", "watch", "device"))
    if parts.fragment and not (seat or watch or device):
        raise BadLink(say("not-a-token"))
    return Link(base + folder, match, seat, watch, device)


def checked_base(text: str) -> str:
    """The address of a server without a slash at the end; BadLink if it is invalid."""
    try:
        parts = urlsplit(text.strip())
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound or parts.query or parts.fragment:
        raise BadLink(say("not-a-server", text=_hidden(text)))
    return text.strip().rstrip("/")


def checked_match(text: str) -> str:
    """The id of a match; BadLink if it cannot be one."""
    if not _ID.fullmatch(text):
        raise BadLink(say("not-a-match", text=_hidden(text)))
    return text


def _hidden(text: str) -> str:
    return quote(text.partition("#")[0])
