"""Players that are not people: levels, hints, analysis."""

from rookery.bots.analysis import analyse, search_many
from rookery.bots.player import Player, player, warm
from rookery.bots.thought import Prospect, Thought

__all__ = ["Player", "Prospect", "Thought", "analyse", "player", "search_many", "warm"]
