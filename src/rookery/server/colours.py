"""The colours that people have chosen. Rules and rooms know seats only; here their scenes are dressed for a match."""

import functools

import msgspec

from rookery.kernel.game import Game
from rookery.kernel.messages import Message
from rookery.kernel.room import Room
from rookery.kernel.scene import Piece, Scene, Seat


@functools.lru_cache(64)
def wardrobe(room: Room) -> tuple[Seat, ...]:
    """All colours of a game: those of its seats when as many play as can."""
    return Game(room, room.players[1]).start(seed=0).scene().seats


def dressed(scene: Scene, room: Room, colours: tuple[int, ...]) -> Scene:
    """A scene whose seats wear these colours, where they have chosen any."""
    if not colours:
        return scene
    seats = tuple(wardrobe(room)[colour] for colour in colours)
    letters = {before.letter: after.letter for before, after in zip(scene.seats, seats, strict=True)}
    pieces = tuple(_relettered(piece, letters) for piece in scene.pieces)
    return msgspec.structs.replace(scene, seats=seats, pieces=pieces)


def _relettered(piece: Piece, letters: dict[str, str]) -> Piece:
    """A piece of a seat with the letter of the colour it wears; a number after the letter stays."""
    first, rest = piece.letter[:1], piece.letter[1:]
    if piece.seat is None or letters.get(first, first) == first:
        return piece
    return msgspec.structs.replace(piece, letter=letters[first] + rest)


def aliases(room: Room, colours: tuple[int, ...]) -> dict[str, str]:
    """For the names of seats in messages, by their ids, the names to say instead."""
    known = wardrobe(room)
    pairs = ((known[seat].name, known[colour].name) for seat, colour in enumerate(colours))
    return {
        before.id: after.id
        for before, after in pairs
        if isinstance(before, Message) and isinstance(after, Message) and before != after
    }
