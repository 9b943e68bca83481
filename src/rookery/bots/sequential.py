"""A test that stops as soon as it knows whether a level wins a certain share of the points.

Wald's sequential probability ratio test multiplies likelihood ratios until they pass a bound. It needs to know how
results are distributed. Ours are not coin tosses: there are draws, the first seat may be worth something, and a
rotation plays one deal in all seats, so that its matches depend on each other. Therefore

- one observation is a whole rotation: the level's share, between 0 and 1, of the points of one seed in all seats.
  Rotations of different seeds are independent and alike, whatever happens within them;
- in place of the likelihood ratio stands the wealth of a gambler. Whoever doubts that the mean is at most ``p0`` bets
  on it: each observation x multiplies the wealth by 1 + bet · (x - p0). If the mean is at most p0 the game is fair or
  worse, so by Ville's inequality the wealth ever reaches 20 with a probability of at most 1 / 20. That holds for every
  distribution and every number of looks; no normal approximation is involved. A second gambler bets in the same way
  against "the mean is at least p1". The first who reaches 20 decides, and both errors are at most 5 %.

With coin tosses and a constant bet of (p1 - p0) / (p0 · (1 - p0)) the wealth is exactly Wald's likelihood ratio. How
much is bet may depend on what has been seen so far, and here it does: it is the bet that would have let the wealth grow
fastest. So rotations that are steadier than coin tosses decide sooner. (Waudby-Smith and Ramdas, "Estimating means of
bounded random variables by betting", 2024.)
"""

from rookery.kernel.errors import BadNumber
from rookery.kernel.messages import speaker

say = speaker("bots")

ERROR = 0.05
"""The chance of a wrong decision, either way, is at most this."""
ENOUGH = 1 / ERROR
_STAKE = 0.75
"""No more than this share of the wealth is ever at risk."""
_GUESS = 2.0
"""How many observations the first guess, that the other side is right, counts for."""


class Gambler:
    """Bets that a mean is more than it is said to be; before anything is seen it is thought to be at the guess."""

    def __init__(self, said: float, guess: float) -> None:
        self._said = said
        self._weight = _GUESS
        self._sum = _GUESS * guess
        self._squares = _GUESS * guess  # as if every match were won or lost
        self.wealth = 1.0

    def see(self, share: float) -> None:
        """Bet on an observation by what was seen before it, then learn from it."""
        mean = self._sum / self._weight
        ahead = max(0.0, mean - self._said)
        spread = self._squares / self._weight - mean**2 + ahead**2
        bet = min(ahead / spread if spread > 0 else 1.0, _STAKE / self._said)
        self.wealth *= 1 + bet * (share - self._said)
        self._weight += 1
        self._sum += share
        self._squares += share**2


class SequentialTest:
    """Decides whether a level's share of the points is more than ``p0`` or less than ``p1``."""

    def __init__(self, p0: float, p1: float) -> None:
        if not 0 < p0 < p1 < 1:
            raise BadNumber(say("bad-test", p0=f"{p0:g}", p1=f"{p1:g}"))
        self.p0, self.p1 = p0, p1
        self._more = Gambler(p0, p1)
        self._less = Gambler(1 - p1, 1 - p0)
        self.stronger: bool | None = None
        """True: the share is more than p0. False: it is less than p1. None: not known yet."""
        self.units = 0
        self._sum = 0.0

    @property
    def share(self) -> float:
        """The level's share of the points in the rotations that were seen; a half of none."""
        return self._sum / self.units if self.units else 0.5

    def see(self, share: float) -> None:
        """Take in the share of a rotation. What comes after the decision does not count."""
        if self.stronger is not None:
            return
        self.units += 1
        self._sum += share
        self._more.see(share)
        self._less.see(1 - share)
        if self._more.wealth >= ENOUGH or self._less.wealth >= ENOUGH:
            self.stronger = self._more.wealth > self._less.wealth
