"""Players that are not people: levels, hints, analysis."""

from rookery.bots.analysis import analyse, judge, search_many
from rookery.bots.guided import Search, search, search_lanes
from rookery.bots.net import net_evaluation
from rookery.bots.player import LevelPlayer, Player, player, warm
from rookery.bots.thought import Prospect, Thought, share

__all__ = [
    "LevelPlayer",
    "Player",
    "Prospect",
    "Search",
    "Thought",
    "analyse",
    "judge",
    "net_evaluation",
    "player",
    "search",
    "search_lanes",
    "search_many",
    "share",
    "warm",
]
