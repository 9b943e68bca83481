"""Draw the pictures of the documents: ``python docs/pictures/draw.py`` (``make pictures``)."""

from dataclasses import dataclass, field
from pathlib import Path

import rookery
from rookery.draw.svg import picture

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Shown:
    """A position of a game and the theme that it is drawn in."""

    game: str
    position: str
    theme: str = "light"
    players: int = 2
    options: dict[str, object] = field(default_factory=dict)


SOCCER = "e5^,c3ne,f3^/e6s,b6w,- e5 b 23"
FLOES = "-+--/++-+/--+-/-+-+ S.b2.N/S.S.c2/S.a2.c2/a2.a2.b4 c3 2 P3:2 34"
ROCKS = (
    "n14,p12o/r2o,n23/p43,c3/q4,n43o n11:1,n12:1,n13:1,n21:1,n24:1,n26:1,n31:1,n33:1,n41:1,n46:1 "
    "3.2.4.2 AAaA 2 move1:3 21"
)
COINS = "0,0:sm,c,-,ms|2,0:-,as,mm,c|0,2:a,ss,cm,-|2,2:mc,s,-,ac b2,d4,a1 2 move s"
ADRIFT = "0,2:c,-,a,-|0,0:-,aa,m,c|4,0:c,c,sm,s|2,0:as,c,-,a b2,e2,f1,x 2 drift a"

PICTURES = {
    "penguin-soccer": Shown("penguin-soccer", SOCCER),
    "penguin-soccer-start": Shown("penguin-soccer", "-,-,-/-,-,- + w 0"),
    "penguin-soccer-dark": Shown("penguin-soccer", SOCCER, theme="dark"),
    "polar-dare": Shown("polar-dare", FLOES, players=4),
    "polar-dare-dark": Shown("polar-dare", FLOES, theme="dark", players=4),
    "penguins-rock": Shown("penguins-rock", ROCKS, players=4),
    "penguins-rock-dark": Shown("penguins-rock", ROCKS, theme="dark", players=4),
    "penguin-game": Shown("penguin-game", COINS, players=3),
    "penguin-game-drifting": Shown("penguin-game", ADRIFT, players=4, options={"tiles": "T", "drifting": True}),
}
"""File names and what each picture shows."""


def draw(name: str) -> str:
    """One picture as it is drawn now."""
    shown = PICTURES[name]
    game = rookery.game(shown.game, shown.players, **shown.options)
    return picture(game.read(shown.position).scene(), theme=shown.theme)


def main() -> None:
    """Draw them all."""
    for name in PICTURES:
        (FOLDER / f"{name}.svg").write_text(draw(name), encoding="utf-8")


if __name__ == "__main__":
    main()
