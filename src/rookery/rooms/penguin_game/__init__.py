"""The Penguin Game: an iceberg of coins that melts under the penguins' feet."""

from pathlib import Path

from rookery.kernel.options import choice, flag
from rookery.kernel.protocol import PLAYERS, Config, Rules, State
from rookery.kernel.room import Room
from rookery.rooms.penguin_game import actions, notation, observations, reading, rules, touch, view
from rookery.rooms.penguin_game.arrangement import TILES_OPTION, configure
from rookery.rooms.penguin_game.board import COINS
from rookery.rooms.penguin_game.dealing import deal
from rookery.rooms.penguin_game.forbidden import forbidden_by
from rookery.rooms.penguin_game.happenings import happenings
from rookery.rooms.penguin_game.layout import (
    CONTENT,
    DRIFTING,
    FLAMETHROWERS,
    GONE_AT,
    OUT,
    PENGUIN_AT,
    START,
    STATE_SIZE,
    Start,
)
from rookery.rooms.penguin_game.levels import LEVELS
from rookery.rooms.penguin_game.packed import PACKED
from rookery.rooms.penguin_game.variants import VARIANTS


def longest(config: Config) -> int:
    """The setup, and turns until one coin is left: each turn melts one."""
    coins = 0 if int(config[START]) == Start.REGULAR else COINS
    turn = 1 + int(config[FLAMETHROWERS]) + int(config[DRIFTING])
    return coins + int(config[PLAYERS]) + (COINS - 1) * turn


def ranks(config: Config, state: State) -> tuple[int, ...]:
    """The reverse order of going out; who went out before the game was read shares the last rank (E3)."""
    players = int(config[PLAYERS])
    gone = [int(state[GONE_AT + seat]) for seat in range(players)]
    out = [int(state[PENGUIN_AT + seat]) == OUT for seat in range(players)]
    return tuple((max(gone) + 2 - gone[seat] if gone[seat] else players) if out[seat] else 1 for seat in range(players))


ROOM = Room(
    key="penguin-game",
    title="The Penguin Game",
    players=(1, 4),
    chance=False,
    options=(
        choice(
            "start",
            *(start.name.lower() for start in Start),
        ),
        TILES_OPTION,
        flag("tiny_and_tall"),
        flag(
            "flamethrowers",
        ),
        flag(
            "drifting",
        ),
    ),
    rules=Rules.of(
        rules,
        state_size=STATE_SIZE,
        content=CONTENT,
        score=rules.score,
        action=actions.action,
        actions=actions.actions,
        code=actions.code,
        observe=observations.observe,
        planes=observations.planes,
    ),
    endings=rules.Ending,
    folder=Path(__file__).parent,
    configure=configure,
    longest=longest,
    read=reading.read,
    write=notation.write,
    read_move=notation.read_move,
    write_move=notation.write_move,
    scene=view.scene,
    choices=touch.choices,
    happenings=happenings,
    forbidden_by=forbidden_by,
    deal=deal,
    one_view=True,
    ranks=ranks,
    packed=PACKED,
    sample=(3, "0,0:sm,c,-,ms|2,0:-,as,mm,c|0,2:a,ss,cm,-|2,2:mc,s,-,ac b2,d4,a1 2 move s"),
    variants=VARIANTS,
    levels=LEVELS,
)
