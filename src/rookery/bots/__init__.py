"""Players that are not people: levels, hints, analysis."""

from rookery.bots.analysis import analyse, judge, search_many
from rookery.bots.player import LevelPlayer, Player, player, warm
from rookery.bots.thought import Prospect, Thought, share

__all__ = ["LevelPlayer", "Player", "Prospect", "Thought", "analyse", "judge", "player", "search_many", "share", "warm"]
