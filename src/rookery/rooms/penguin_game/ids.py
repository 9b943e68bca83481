"""The ids of all that a scene of The Penguin Game shows. A cell's id is its name."""

from rookery.rooms.penguin_game.board import SUIT_IDS, TURNED, Place

SEAT_IDS = ("red", "blue", "green", "yellow")
SEAT_LETTERS = "RBGY"
CORNER_IDS = ("ll", "lr", "ul", "ur")
CHALLENGE_ID = "challenge"
"""The flag that says what the challenge asks for."""


def tile_id(tile: int) -> str:
    """The id of a tile's handle."""
    return f"tile-{tile + 1}"


def berth_id(place: Place) -> str:
    """The id of a place that a tile can drift to."""
    return f"at-{place[0]},{place[1]}"


def bench_id(seat: int) -> str:
    """The id of the bench of a player's penguin."""
    return f"bench-{SEAT_IDS[seat]}"


def tray_id(suit: int) -> str:
    """The id of the tray for the coins of a suit that are left."""
    return f"tray-{SUIT_IDS[suit]}"


def penguin_id(seat: int) -> str:
    """The id of a player's penguin."""
    return f"penguin-{SEAT_IDS[seat]}"


def supply_id(suit: int) -> str:
    """The id of the coins of a suit that are left."""
    return f"supply-{SUIT_IDS[suit]}"


def turn_id(turns: int) -> str:
    """The id of a number of quarter turns."""
    return f"turn-{turns}"


def coin_id(slot: int, turns: int, level: int) -> str:
    """The id of a coin: by the corner where it lay when its tile, turned so far since, had not yet turned."""
    tile, corner = divmod(slot, 4)
    return f"coin-{tile + 1}{CORNER_IDS[int(TURNED[-turns % 4 * 4 + corner])]}-{level}"
