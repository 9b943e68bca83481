"""The last moments of a game: how to come there, and what is seen then."""

from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hands
from tests.browser.people import Crowd, Person

NAMES = ("Ada", "Benjamin", "Maximiliane Hohenfels", "Jo")


class End(NamedTuple):
    """A position before the last move, and that move, which is the first player's."""

    game: str
    position: str
    move: str
    players: int = 2


GOAL = End("penguin-soccer", "f6^,d4n,b2^/g5w,e5^,c7s f6 w 40", "Kne")
LAST_STEP = End("polar-dare", "---+/-+--/----/---+ d4.N.N/S.c2.N b2 1 P4:2 9", "d4-N")
LAST_ROCK = End(
    "penguins-rock", "p11o,c1/r10,c2 n11:1,n12:1,n13:1,n14:1,n15:1,n21:1,n22:1 0.4.0.0 aa 1 move1:1 4", "n16*"
)
LAST_TWO = End("penguin-game", "0,0:s,s,c,-|2,0:a,mc,-,s|0,2:-,a,-,cc|2,2:-,-,-,m a1,d4 1 move s", "a1-b1")


def at_the_table(person: Person, game: str, players: int = 2, **wishes: object) -> str:
    """A match of one person in all seats, who is at its page."""
    match: str = person.open(game, *[None] * players, **wishes)["match"]
    for seat in range(players):
        person.do(match, seat, "join", name=NAMES[seat])
    person.reveal(match)
    person.go(f"/m/{match}")
    Hands(person).wait()
    return match


def alone(crowd: Crowd, game: str, players: int = 2, size: str = "desktop", **wishes: object) -> tuple[str, Person]:
    """The same with a new person, for whom nothing moves."""
    person = crowd.person(size, still=True)
    return at_the_table(person, game, players, **wishes), person


def last_move(person: Person, end: End) -> Page:
    """Make the last move of a game past the page, whose clock stands still."""
    match = at_the_table(person, end.game, end.players, options={}, opening={"position": end.position})
    person.freeze()
    person.do(match, 0, "move", move=end.move)
    return person.page


def play_on(person: Person, match: str) -> None:
    """Play a match to its end, past the page."""
    view = person.view(match)
    while not view["over"]:
        moves = view["choices"]
        move = moves[view["plies"] * 7 % len(moves)]["move"]
        view = person.do(match, view["turn"], "move", seen=view, move=move)


def see_the_moment(page: Page) -> Locator:
    """The moment that belongs to the winner, on a page whose clock stands still."""
    moment = page.locator(".celebration")
    for _ in range(500):
        if moment.is_visible():
            break
        page.clock.run_for(100)
    expect(moment).to_be_visible()
    return moment


def see_the_card(page: Page) -> Locator:
    """The card after that moment."""
    page.clock.run_for(3000)
    card = page.locator(".result")
    expect(card).to_be_visible()
    return card
