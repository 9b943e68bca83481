"""Every page and every state that there is to see, by name."""

from dataclasses import dataclass

from tests.browser.people import Crowd, Person
from tools.acts import (
    Act,
    advice,
    after,
    better,
    choose,
    code,
    edit,
    finish,
    invite,
    judged,
    more,
    nothing,
    press,
    risk,
    see_the_card,
    see_the_end,
    show,
    solve,
    talk,
    unfold,
    unplug,
    vary,
    watch_a_roll,
    wrong,
)
from tools.stages import (
    PLIES,
    Stage,
    at,
    company,
    fresh,
    invited,
    last_move,
    record,
    resting,
    risky,
    table,
    tables,
)


@dataclass(frozen=True)
class Sight:
    """A page in one of its states."""

    stage: Stage
    act: Act = nothing
    board: bool = False
    """Whether a board fills it, so that every scenery is worth a look."""
    moves: bool = False
    """Whether things move, and turns take their time."""
    first_time: bool = False
    """Whether nobody has introduced the game yet."""
    worker: bool = False
    """Whether the browser keeps the shell of the pages."""

    def seen_by(self, people: Crowd, size: str) -> Person:
        """Somebody new with a screen of this size, who sees it."""
        person = people.person(
            size,
            still=not self.moves,
            pace="normal" if self.moves else "instant",
            first_time=self.first_time,
            worker=self.worker,
        )
        person.go(self.stage(people, person))
        person.page.locator("main").get_by_role("heading").first.wait_for()
        self.act(person)
        return person


GAMES = tuple(PLIES)
DICE = ("polar-dare", "penguins-rock")

SIGHTS: dict[str, Sight] = {
    "lobby": Sight(at("/")),
    "your-turn": Sight(tables),
    "lobby-games": Sight(tables, show(".lists")),
    "opponents": Sight(at("/"), press("Play Penguin Soccer")),
    "settings": Sight(at("/"), press("Settings"), moves=True),
    **{f"setup-{game}": Sight(at(f"/#{game}")) for game in GAMES},
    "variants": Sight(at("/#penguin-game"), after(vary("Drifting"), show(".variants"))),
    "tile-editor": Sight(at("/#penguin-game"), edit),
    "waiting": Sight(at("/#polar-dare"), invite),
    "code": Sight(at("/#polar-dare"), code),
    "invited": Sight(invited),
    "introduction": Sight(fresh("polar-dare"), first_time=True),
    **{f"match-{game}": Sight(table(game), board=True) for game in GAMES},
    **{f"four-{game}": Sight(table(game, 4), board=True) for game in GAMES if game != "penguin-soccer"},
    "drifting": Sight(table("penguin-game", 2, "drifting"), board=True),
    **{f"touched-{game}": Sight(table(game), choose, board=True) for game in GAMES},
    **{f"roll-{game}": Sight(table(game), watch_a_roll, board=True, moves=True) for game in DICE},
    "reason": Sight(resting, wrong),
    "caution": Sight(risky, risk),
    "hint": Sight(table("penguin-soccer"), advice),
    "talk": Sight(company, talk),
    "moves": Sight(table("penguins-rock"), more),
    **{f"end-{game}": Sight(last_move(game), see_the_end, board=True, moves=True) for game in GAMES},
    "lost": Sight(last_move("penguin-soccer", lost=True), see_the_end, moves=True),
    "result": Sight(last_move("penguin-soccer"), see_the_card, moves=True),
    "replay": Sight(record("#ply=9"), judged, board=True),
    # Chicks make mistakes that nobody overlooks, however short the analysis of each move is.
    "better-move": Sight(record(level="chick"), better),
    "play-on": Sight(record("#ply=9"), after(judged, unfold("Play from here"))),
    "open-a-record": Sight(at("/replay")),
    **{f"learn-{game}": Sight(at(f"/learn/{game}")) for game in GAMES},
    "lesson": Sight(at("/learn/penguin-soccer"), solve),
    "lessons-end": Sight(at("/learn/penguin-soccer"), finish),
    "puzzles": Sight(at("/puzzles")),
    "puzzle": Sight(at("/puzzles/penguin-soccer/1")),
    "teach": Sight(at("/class")),
    "join": Sight(at("/join")),
    **{f"guide-{game}": Sight(at(f"/rules/{game}")) for game in GAMES},
    "reference": Sight(at("/rules/polar-dare/reference")),
    "api": Sight(at("/docs/api")),
    "privacy": Sight(at("/privacy")),
    "dead-link": Sight(at("/m/0123456789")),
    "offline": Sight(at("/"), unplug, worker=True),
}
"""What there is to see, by its name."""
