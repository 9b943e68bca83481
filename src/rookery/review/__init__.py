"""Finished games reviewed: how they stood, what turned them, what would have been better, and who was lucky."""

from rookery.review import told
from rookery.review.better_move import BetterMove, Recommended, recommended
from rookery.review.judging import Judge, Judgement
from rookery.review.luck import Luck, Roll, luck_of
from rookery.review.reviewing import Review, review
from rookery.review.turning_points import TurningPoint, TurningPoints, turning_points

__all__ = [
    "BetterMove",
    "Judge",
    "Judgement",
    "Luck",
    "Recommended",
    "Review",
    "Roll",
    "TurningPoint",
    "TurningPoints",
    "luck_of",
    "recommended",
    "review",
    "told",
    "turning_points",
]
