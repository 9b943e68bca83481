"""Puzzles, as people solve them: wrong tries, hints, the result, deals, today's puzzles of all games."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import rookery
from tests.browser.people import Crowd, Facts, Person, said
from tests.browser.test_study import solve, stays

SOCCER = "penguin-soccer"


def asked(person: Person, game: str, number: int, moves: list[str]) -> Facts:
    """A puzzle after some moves, with the next right one."""
    tried = "".join(f"&move={quote(move)}" for move in moves)
    return person.ask(f"/api/games/{game}/puzzles/{number}?hint=true{tried}")


def choice(answer: Facts, move: str) -> Facts:
    """One of the choices that there are."""
    return next(each for each in answer["choices"] if each["move"] == move)


def solved(person: Person, game: str, number: int) -> None:
    """Make all the right moves, each once it can be made."""
    moves: list[str] = []
    while (answer := asked(person, game, number, moves))["verdict"] == "open":
        solve(person, choice(answer, answer["hint"]["move"]))
        moves.append(answer["hint"]["move"])
        if len(moves) < answer["moves"]:
            expect(person.page.get_by_text(f"{len(moves)} of {answer['moves']} moves found")).to_be_visible()
    expect(person.page.locator(".said.right")).to_contain_text("Solved.")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_puzzle_is_solved_after_a_wrong_try(crowd: Crowd, size: str) -> None:
    """A wrong move is answered on the board and in words; a hint helps; the result is remembered and told."""
    person = crowd.person(size, still=True)
    number = person.ask(f"/api/games/{SOCCER}/puzzles")["daily"]
    answer = asked(person, SOCCER, number, [])
    page = person.go(f"/puzzles/{SOCCER}")
    expect(page.get_by_role("heading", name=said(answer["asks"]))).to_be_visible()
    expect(page.get_by_role("application")).to_be_in_viewport(ratio=0.9)
    wrong = next(each for each in answer["choices"] if each["move"] != answer["hint"]["move"])
    solve(person, wrong)
    expect(page.locator(".said")).to_contain_text("Not this one.")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".board .hint")).to_have_count(1)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".said")).to_have_text(f"Like this: {said(answer['hint']['label'])}.")
    solved(person, SOCCER, number)
    expect(page.locator(".puzzle-mark.wrong")).to_have_count(1)
    expect(page.get_by_text("Solved today")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    person.go("/puzzles")
    expect(page.get_by_role("link", name="Solve today’s puzzle of Penguin Soccer")).to_have_text("Look again")


@pytest.mark.parametrize("game", rookery.games())
def test_puzzles_of_every_game(crowd: Crowd, game: str) -> None:
    """The first and the last can be solved by touch; from the first a link leads to the next."""
    person = crowd.person(still=True)
    numbers = [each["number"] for each in person.ask(f"/api/games/{game}/puzzles")["puzzles"] if not each["deal"]]
    for number in (numbers[0], numbers[-1]):
        page = person.go(f"/puzzles/{game}/{number}")
        # After a roll it tells how many moves are left.
        status = asked(person, game, number, [])["scene"]["status"]
        expect(page.locator(".puzzle-status")).to_contain_text(said(status))
        solved(person, game, number)
    person.go(f"/puzzles/{game}/{numbers[0]}")
    solved(person, game, numbers[0])
    person.page.get_by_role("link", name="Next puzzle").click()
    person.page.wait_for_url(f"**/puzzles/{game}/{numbers[1]}")


def test_a_deal_is_played_and_taken_back(crowd: Crowd) -> None:
    """Nothing is wrong before the end, and every move can be taken back."""
    person = crowd.person(still=True)
    number = person.ask("/api/games/penguin-game/puzzles")["daily_deal"]
    page = person.go("/puzzles/penguin-game/deal")
    answer = asked(person, "penguin-game", number, [])
    solve(person, answer["choices"][-1])
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    solve(person, choice(answer, answer["hint"]["move"]))
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


def test_puzzles_stay_where_they_are(crowd: Crowd) -> None:
    """Nothing jumps while a puzzle comes, nor while today's come."""
    person = crowd.person(still=True)
    assert stays(person, f"/puzzles/{SOCCER}/1")
    assert stays(person, "/puzzles")


def test_a_puzzle_that_there_is_not(crowd: Crowd) -> None:
    """It is said in words."""
    person = crowd.person(still=True)
    person.forgive("404")
    page = person.go(f"/puzzles/{SOCCER}/9999")
    expect(page.get_by_role("main").get_by_text("numbered from 1")).to_be_visible()
