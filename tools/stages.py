"""What is prepared past the browser before a picture is taken: matches in all stages, and addresses."""

from collections.abc import Callable, Mapping

from tests.browser.people import Crowd, Person
from tests.limits import ENDLESS
from tools.played import Played, played, won

from rookery.bots import player

Stage = Callable[[Crowd, Person], str]
"""Prepares something, and says at which address it is to be seen."""

NAMES = ("Ada", "Ben", "Cleo", "Dan")
OTHERS: Mapping[int, tuple[str | None, ...]] = {2: (None, "juvenile"), 4: (None, "chick", None, "emperor")}
"""Who sits at a table of so many: bots of a level, or somebody here."""
PLIES = {"polar-dare": 50, "penguins-rock": 90, "penguin-soccer": 14, "penguin-game": 8}
"""How far a game is played before its picture is taken."""
TURNS = 2
"""How many turns people play at such a table."""
EARLIER = 4
"""Where it ends meanwhile, another one begins so many plies earlier."""
FRIENDS: dict[str, Person] = {}
"""Who else sits at a match."""


def at(path: str) -> Stage:
    """An address that is always there."""
    return lambda _, __: path


def sit(person: Person, game: str, history: Played, ply: int, players: int = 2, *options: str) -> str:
    """A match that goes on from a ply of a game, with everybody in their seats."""
    seats = OTHERS[players]
    match: str = person.open(game, *seats, options=dict.fromkeys(options, "on"), opening=history.opening(ply))["match"]
    for seat, bot in enumerate(seats):
        if bot is None:
            person.do(match, seat, "join", name=NAMES[seat])
    person.reveal(match)
    return match


def sit_with_friend(crowd: Crowd, person: Person, history: Played, ply: int, seat: int = 0) -> str:
    """A match of two that goes on from a ply of a game: this person in a seat, a friend who says hello in the other."""
    game = history.positions[0].game.key
    match: str = person.open(game, None, None, options={}, opening=history.opening(ply), public=True)["match"]
    person.do(match, seat, "join", name=NAMES[0])
    friend = crowd.person()
    friend.do(match, 1 - seat, "join", name=NAMES[1])
    for each in (person, friend):
        each.reveal(match)
    friend.go(f"/m/{match}").locator("[role=application] .piece").first.wait_for()
    friend.do(match, 1 - seat, "say", phrase="wave")
    FRIENDS[match] = friend
    return match


def company(crowd: Crowd, person: Person) -> str:
    """A match with a friend."""
    history = won("penguins-rock")
    return f"/m/{sit_with_friend(crowd, person, history, history.turn(0, PLIES['penguins-rock']))}"


def table(game: str, players: int = 2, *options: str) -> Stage:
    """A match in the middle with options that are on and the first seat to move; its last turns were played here."""

    def stage(_: Crowd, person: Person) -> str:
        usual = players == 2 and not options
        history = won(game) if usual else played(game, players, **dict.fromkeys(options, True))
        for least in range(PLIES[game], 0, -EARLIER):
            match = sit(person, game, history, history.turn(0, least), players, *options)
            # Bots play only while somebody is there, however long their thoughts take on a busy machine.
            person.go(f"/m/{match}")
            if play_on(person, match, history):
                return f"/m/{match}"
        raise AssertionError(f"{game} is over too soon")

    return stage


def play_on(person: Person, match: str, history: Played) -> bool:
    """Play some turns of a match, as a bot would; whether it goes on then."""
    game = history.positions[0].game
    bot = player("juvenile", game)
    turns = 0
    view = person.view(match)
    while turns < TURNS and not view["over"]:
        move = bot.choose(game.read(view["position"]), seed=view["plies"])
        after = person.do(match, view["turn"], "move", move=move)
        turns += after["turn"] != view["turn"]
        view = person.until(match, lambda view: view["turn"] in view["mine"] or view["over"], within=ENDLESS)
    return not view["over"]


def fresh(game: str) -> Stage:
    """A match before its first move."""

    def stage(_: Crowd, person: Person) -> str:
        return f"/m/{sit(person, game, played(game), 0)}"

    return stage


def resting(_: Crowd, person: Person) -> str:
    """A match in which the bear was rolled, so that penguins rest."""
    history = played("polar-dare")
    rolled = history.ply(lambda each: each.seat == 0 and any(move.startswith("B") for move in each.moves), 40)
    return f"/m/{sit(person, 'polar-dare', history, rolled)}"


def risky(_: Crowd, person: Person) -> str:
    """A match in which a move that can be touched comes with a caution."""
    history = played("polar-dare", level="chick", seed=2)
    ply = history.ply(lambda each: each.seat == 0 and any(one.caution and one.touches for one in each.choices()))
    return f"/m/{sit(person, 'polar-dare', history, ply)}"


def tables(crowd: Crowd, person: Person) -> str:
    """Some games of one's own, and an open table of somebody else."""
    for game, ply in (("penguin-soccer", 9), ("polar-dare", 30)):
        sit(person, game, played(game), played(game).turn(0, ply))
    match = sit(person, "penguin-game", won("penguin-game"), len(won("penguin-game").moves) - 1)
    person.do(match, 0, "move", move=won("penguin-game").moves[-1])
    if not person.ask("/api/matches")["open"]:
        host = crowd.person()
        opened = host.open("penguins-rock", None, None, "chick", options={}, public=True)
        host.do(opened["match"], 0, "join", name=NAMES[1])
        host.context.close()
    return "/"


def last_move(game: str, *, lost: bool = False) -> Stage:
    """A match one move before its end, against a friend; and who looks on from which side."""

    def stage(crowd: Crowd, person: Person) -> str:
        history = won(game)
        return f"/m/{sit_with_friend(crowd, person, history, len(history.moves) - 1, 1 if lost else 0)}"

    return stage


def record(ply: str = "", level: str = "juvenile") -> Stage:
    """A game between bots of one level that is over, shown again."""

    def stage(_: Crowd, person: Person) -> str:
        history = won("penguin-soccer", level)
        match = sit(person, "penguin-soccer", history, len(history.moves) - 1)
        person.do(match, 0, "move", move=history.moves[-1])
        return f"/m/{match}/replay{ply}"

    return stage


def invited(crowd: Crowd, _: Person) -> str:
    """A link that a friend has sent."""
    host = crowd.person()
    opened = host.open("penguins-rock", options={})
    host.do(opened["match"], 0, "join", name=NAMES[1])
    host.context.close()
    return f"/m/{opened['match']}#{opened['seats'][1]['token']}"
