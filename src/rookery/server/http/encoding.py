"""Messages as they travel: JSON, by one encoder for all."""

from collections.abc import Collection

import msgspec

KEPT = 8192
"""How many parts of scenes are kept encoded; those that came first go first."""

_ENCODER = msgspec.json.Encoder()
_PARTS: dict[int, tuple[msgspec.Struct, bytes]] = {}
"""By their places in memory, where they stay as long as they are here."""


def encoded(message: object) -> bytes:
    """A message as it travels."""
    return _ENCODER.encode(message)


def encoded_parts(parts: Collection[msgspec.Struct], before: Collection[msgspec.Struct]) -> msgspec.Raw:
    """The parts of a scene, which followed these: the very same parts come again and again, and are encoded once."""
    stayed = {id(part) for part in before}
    found = (_part(part) if id(part) in stayed else _ENCODER.encode(part) for part in parts)
    return msgspec.Raw(b"[" + b",".join(found) + b"]")


def _part(part: msgspec.Struct) -> bytes:
    known = _PARTS.get(id(part))
    if known is None:
        known = _PARTS[id(part)] = part, _ENCODER.encode(part)
        if len(_PARTS) > KEPT:
            del _PARTS[next(iter(_PARTS))]
    return known[1]
