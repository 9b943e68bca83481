"""A shuffled start as data: what is shuffled, and where it lies then. Anybody can check a deal by it, without rules."""

from collections.abc import Sequence

from rookery.kernel.data import Data


class Deal(Data, frozen=True):
    """How a shuffled start comes about."""

    lots: tuple[str, ...]
    """What is shuffled, in the order before that."""
    text: str
    """The position that is dealt, with ``{0}`` where the first lot of the shuffled order comes, then ``{1}`` …"""

    def start(self, order: Sequence[str]) -> str:
        """The text of the position that an order of the lots deals."""
        return self.text.format(*order)


def no_deal(_config: object) -> Deal | None:
    """Nothing is shuffled: every game begins alike."""
    return None
