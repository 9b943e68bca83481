"""Messages as they travel: JSON, by one encoder for all."""

import msgspec

_ENCODER = msgspec.json.Encoder()


def encoded(message: object) -> bytes:
    """A message as it travels."""
    return _ENCODER.encode(message)
