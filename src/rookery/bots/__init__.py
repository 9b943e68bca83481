"""Players that are not people: levels, hints, analysis."""

from rookery.bots.analysis import analyse, judge, search_many
from rookery.bots.player import Player, player, warm
from rookery.bots.thought import Prospect, Thought, share

__all__ = ["Player", "Prospect", "Thought", "analyse", "judge", "player", "search_many", "share", "warm"]
