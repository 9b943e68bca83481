"""What a server says of what it keeps."""

import msgspec

from rookery.wire.privacy import Privacy


def test_what_is_kept_for_ever_has_no_days() -> None:
    """None stays None on its way."""
    told = Privacy(contact=None, finished=None, abandoned=30, addresses=False)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Privacy) == told
