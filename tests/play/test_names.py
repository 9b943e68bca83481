"""Names and seeds, as they come from anywhere."""

import pytest

from rookery.play.names import checked_name, checked_seed
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


@pytest.mark.parametrize("seed", ["", "abc-DEF_123", "x" * 64])
def test_seeds(seed: str) -> None:
    """A seed is taken as it is."""
    assert checked_seed(seed) == seed


@pytest.mark.parametrize("seed", ["a b", "a,b", "é", "x" * 65, "a\n"])
def test_bad_seeds(seed: str) -> None:
    """What could be confused with another message to the dice is refused."""
    with pytest.raises(Refusal, match="up to 64 letters"):
        checked_seed(seed)
