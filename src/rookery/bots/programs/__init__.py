"""Programs of others as players: a Python class in a file or a module, or an engine in any language.

    names.py    what somebody types -> a level or a program
    lines.py    the engine protocol: each line as data, read and written; docs/reference/engine-protocol.md
    process.py  a program at work: what it is told and what it says, with deadlines; guard.py ends it in any case
    player.py   such a program as a player
    roster.py   the players of a match by their names, kept from match to match
    session.py  the other side: an engine of ours that speaks the protocol
    loading.py  a Python class found by its name; python_engine.py runs it as an engine

Every program runs in a process of its own, a Python class too: one that crashes, hangs or answers nonsense loses its
game and harms nobody.
"""

from rookery.bots.programs.names import BadBot, Program, checked_bot, is_program, program
from rookery.bots.programs.player import Limits, ProgramPlayer
from rookery.bots.programs.process import BotFault
from rookery.bots.programs.roster import Roster

__all__ = ["BadBot", "BotFault", "Limits", "Program", "ProgramPlayer", "Roster", "checked_bot", "is_program", "program"]
