"""Draw the pictures of the documents: ``python -m tools.pictures`` (``make pictures``)."""

from dataclasses import dataclass, field
from pathlib import Path

import rookery
from rookery import catalog
from rookery.draw.svg import picture

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"


@dataclass(frozen=True)
class Shown:
    """A position of a game, that which the room shows itself with if none is said, and the theme of the picture."""

    game: str
    position: str = ""
    theme: str = "light"
    players: int = 2
    options: dict[str, object] = field(default_factory=dict)


ADRIFT = "0,2:c,-,a,-|0,0:-,aa,m,c|4,0:c,c,sm,s|2,0:as,c,-,a b2,e2,f1,x 2 drift a"

PICTURES = {
    "penguin-soccer": Shown("penguin-soccer"),
    "penguin-soccer-start": Shown("penguin-soccer", "-,-,-/-,-,- + w 0"),
    "penguin-soccer-dark": Shown("penguin-soccer", theme="dark"),
    "polar-dare": Shown("polar-dare"),
    "polar-dare-dark": Shown("polar-dare", theme="dark"),
    "penguins-rock": Shown("penguins-rock"),
    "penguins-rock-dark": Shown("penguins-rock", theme="dark"),
    "penguin-game": Shown("penguin-game"),
    "penguin-game-drifting": Shown("penguin-game", ADRIFT, players=4, options={"tiles": "T", "drifting": True}),
}
"""File names and what each picture shows."""


def draw(name: str) -> str:
    """One picture as it is drawn now."""
    shown = PICTURES[name]
    sample = catalog.room(shown.game).sample or (2, "")
    players, position = (shown.players, shown.position) if shown.position else sample
    game = rookery.game(shown.game, players, **shown.options)
    return picture(game.read(position).scene(), theme=shown.theme)


def main() -> None:
    """Draw them all."""
    for name in PICTURES:
        (FOLDER / f"{name}.svg").write_text(draw(name), encoding="utf-8")


if __name__ == "__main__":
    main()
