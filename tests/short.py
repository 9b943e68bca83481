"""Short games, for tests that play every game of the catalog to its end."""

from rookery import catalog


def short_options(key: str, cap: int) -> dict[str, int]:
    """Options of a game that end it after so many turns or plies: those that cap it, where it has such."""
    return {option.name: cap for option in catalog.room(key).options if option.name.endswith("_cap")}
