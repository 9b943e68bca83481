"""Who asks, and whether they may: keys, cookies, tokens, origins, and the headers that keep pages safe."""

import base64
import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal

say = speaker("server")

KEY_FILE = "keys"
KEYS_VARIABLE = "ROOKERY_KEYS"
"""Servers that share a database share their keys by this: some long random texts with commas, the newest last."""
KEY_AGE = 90 * 24 * 3600
"""Seconds; then a new key signs, and the old ones still count."""
KEPT_KEYS = 4
KNOWN_COOKIES = 10_000
SHORTEST_KEY = 32
LONGEST_PROOF = 256
"""Characters of a cookie or a credential."""

FILE_HEADERS = {"X-Content-Type-Options": "nosniff"}
"""Sent with every answer: it is what it says it is."""
DATA_HEADERS = FILE_HEADERS | {"Cross-Origin-Resource-Policy": "same-origin"}
"""Sent with what somebody asked for: it is for our own pages only."""
PICTURE_HEADERS = DATA_HEADERS | {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
"""Sent with drawings, which a browser could show as a page: whatever is in one, nothing of it runs or loads."""
PAGE_HEADERS = DATA_HEADERS | {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; media-src 'none'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Sent with what a browser shows: scripts, styles and connections of our own only, nothing inline, no frame around."""
SECURE_HEADERS = PAGE_HEADERS | {"Cross-Origin-Opener-Policy": "same-origin"}
"""Sent with pages over https: elsewhere browsers do not heed it, and complain."""


class BadKeys(RookeryError):
    """The keys of the server cannot be read or made."""

    code = "bad-keys"


class Security:
    """Signs and checks, with several keys: the newest signs, all of them count."""

    def __init__(self, keys: Sequence[str]) -> None:
        """Take keys, the newest last."""
        self._keys = list(keys)
        self._guests = Signer(self._keys, salt="rookery.guest", digest_method=hashlib.sha256)
        self._programs = Signer(self._keys, salt="rookery.program", digest_method=hashlib.sha256)
        # The same few people and programs ask again and again.
        self._known_guest_of = lru_cache(KNOWN_COOKIES)(lambda cookie: _unsigned(self._guests, cookie))
        self._known_program_of = lru_cache(KNOWN_COOKIES)(lambda credential: _unsigned(self._programs, credential))

    # Guests

    def new_guest(self) -> str:
        """The public id of somebody who has just come; only the cookie around it proves who they are."""
        return secrets.token_urlsafe(12)

    def cookie(self, guest: str) -> str:
        """What a guest is known by."""
        return self._guests.sign(guest.encode()).decode()

    def guest_of(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is forged or malformed. What is too long to be one is not remembered."""
        return self._known_guest_of(cookie) if cookie and len(cookie) <= LONGEST_PROOF else None

    def credential(self, guest: str) -> str:
        """What a program is known by. It is no cookie: no browser sends it by itself."""
        return self._programs.sign(guest.encode()).decode()

    def program_of(self, credential: str) -> str | None:
        """The guest of a credential; None if it is none."""
        return self._known_program_of(credential) if len(credential) <= LONGEST_PROOF else None

    def csrf(self, guest: str) -> str:
        """What a guest's own pages send with every POST, and no other site can know."""
        return _keyed(self._keys[-1], "csrf", guest)

    def check_csrf(self, guest: str, given: str | None) -> None:
        """Refuse a POST that does not come from our pages."""
        known = [_keyed(key, "csrf", guest) for key in self._keys]
        if not any(same(given or "", right) for right in known):
            raise Refusal("wrong-csrf", say("wrong-csrf"))

    # Tokens

    def derived(self, *what: str) -> str:
        """A text that nobody can guess, the same whenever the same is asked for."""
        return _keyed(self._keys[-1], *what)

    def all_derived(self, *what: str) -> list[str]:
        """The same by each key: all of them count."""
        return [_keyed(key, *what) for key in self._keys]


def _unsigned(signer: Signer, text: str) -> str | None:
    """The guest that was signed; None if it is forged or malformed."""
    try:
        return signer.unsign(text.encode()).decode()
    except (BadSignature, UnicodeError):
        return None


def _keyed(key: str, *texts: str) -> str:
    # Lengths keep ("a", "bc") apart from ("ab", "c").
    message = "".join(f"{len(text)}:{text}" for text in texts)
    digest = hmac.digest(key.encode(), message.encode("utf-8", "surrogatepass"), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def same(given: str, right: str) -> bool:
    """Whether two texts are the same; how long the answer takes does not tell how alike they are."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), right.encode())


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def token_guest(token: str) -> str:
    """The public id of a program that has a token and nothing else; it does not give the token away."""
    return f"seat-{hashlib.sha256(b'guest ' + hashed(token)).hexdigest()[:16]}"


def bearer(headers: Mapping[str, str]) -> str | None:
    """The token of a request's headers."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip()[:128] if kind.lower() == "bearer" and token.strip() else None


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse what a page of another site sends; programs say nothing of where they come from."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    try:
        host = urlsplit(origin).netloc if origin is not None else None
    except ValueError:
        host = ""
    foreign = origin is not None and (not host or host != headers.get("host"))
    if foreign or site not in {None, "same-origin", "none"}:
        raise Refusal("wrong-origin", say("wrong-origin"))


# Keys


def load_keys(folder: Path) -> list[str]:
    """The keys of the environment, or else those in the folder: made, and renewed, as they need."""
    given = os.environ.get(KEYS_VARIABLE)
    if given is not None:
        keys = [key.strip() for key in given.split(",")]
        if any(len(key) < SHORTEST_KEY for key in keys):
            raise BadKeys(say("keys-too-short", variable=KEYS_VARIABLE, least=SHORTEST_KEY))
        return keys
    file = folder / KEY_FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lines = _lines(file)
        if not lines or time.time() - lines[-1][0] > KEY_AGE:
            lines = [*lines, (int(time.time()), secrets.token_urlsafe(48))][-KEPT_KEYS:]
            _keep(file, lines)
        return [key for _, key in lines]
    except OSError as problem:
        raise BadKeys(say("keys-unusable", file=quote(str(file)), problem=str(problem.strerror))) from None
    except (ValueError, OverflowError):
        raise BadKeys(say("keys-damaged", file=quote(str(file)))) from None


def _lines(file: Path) -> list[tuple[int, str]]:
    if not file.exists():
        return []
    file.chmod(0o600)
    lines = [line.split() for line in file.read_text(encoding="ascii").splitlines()]
    found = [(int(since), key) for since, key in lines]
    if any(len(key) < SHORTEST_KEY for _, key in found):
        raise ValueError("too short")
    return found


def _keep(file: Path, lines: Sequence[tuple[int, str]]) -> None:
    """Write all or nothing, for our eyes only."""
    fresh = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as stream:
        stream.writelines(f"{since} {key}\n" for since, key in lines)
        stream.flush()
        os.fsync(stream.fileno())
    fresh.replace(file)
