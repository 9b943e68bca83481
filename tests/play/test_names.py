"""Names and commitments, as they come from anywhere."""

import pytest

from rookery.play.names import checked_commitment, checked_name
from rookery.play.refusals import Refusal


@pytest.mark.parametrize("name", ["Anna", "x" * 24, "Ångström 3", "🐧", "李", "a b"])
def test_names(name: str) -> None:
    """A name may be in any script; spaces around it are cut off."""
    assert checked_name(name) == name
    assert checked_name(f"  {name}\t") == name


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "a\u202eb", "a\u200bb", "\ud800", "a\u2028b"])
def test_bad_names(name: str) -> None:
    """Empty and long names are refused, and those with characters that nobody sees."""
    with pytest.raises(Refusal, match="1 to 24 visible characters"):
        checked_name(name)


def test_commitments() -> None:
    """A commitment is taken as it is."""
    assert checked_commitment("0123456789abcdef" * 4) == "0123456789abcdef" * 4


@pytest.mark.parametrize("commitment", ["", "a" * 63, "a" * 65, "A" * 64, "g" * 64, "a" * 63 + "\n"])
def test_bad_commitments(commitment: str) -> None:
    """Whatever is no SHA-256 in lower-case hexadecimal is refused."""
    with pytest.raises(Refusal, match="64 digits"):
        checked_commitment(commitment)
