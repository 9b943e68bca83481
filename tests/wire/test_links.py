"""Links and credentials as they travel."""

import msgspec
import pytest

from rookery.wire.links import Credential, DeviceLink, DeviceLinkRequest, Links
from rookery.wire.match import SeatToken


@pytest.mark.parametrize(
    "told",
    [Credential("guest", "secret"), Links((SeatToken(1, "a"),), "b"), DeviceLinkRequest(1), DeviceLink(1, "t", 600)],
)
def test_they_come_back_as_they_were(told: msgspec.Struct) -> None:
    """What is sent is what is read."""
    assert msgspec.json.decode(msgspec.json.encode(told), type=type(told)) == told


def test_what_is_not_asked_for_is_not_read() -> None:
    """A request with more in it than a seat is a mistake."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"seat": 1, "guest": "eve"}', type=DeviceLinkRequest)
