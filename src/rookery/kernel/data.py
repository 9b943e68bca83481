"""The root of all plain data that travels between rooms and faces."""

import msgspec


class Data(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Immutable, without cycles, and with a JSON form that leaves defaults out."""
