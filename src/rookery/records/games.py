"""A game by its key and its options as texts: as a request, a record or the log of a match names it."""

from collections.abc import Mapping

from rookery import catalog
from rookery.kernel.game import Game
from rookery.kernel.options import far_options, read_options


def game_from_request(key: str, players: int | None, options: Mapping[str, str], *, local: bool = False) -> Game:
    """The game that is asked for. Only a ``local`` request may name files of this machine; others are refused."""
    room = catalog.room(key)
    read = read_options if local else far_options
    return Game(room, players, **read(room.options, options))


def option_texts(game: Game) -> dict[str, str]:
    """All options of a game, as texts."""
    return {option.name: option.write(game.options[option.name]) for option in game.room.options}


def are_colours(game: Game, colours: tuple[int, ...]) -> bool:
    """Whether each seat wears a colour of its own, of those that the game has; none at all is well, too."""
    most = game.room.players[1]
    return not colours or (len(colours) == len({*colours}) == game.players and {*colours} <= {*range(most)})
