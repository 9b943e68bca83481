"""Classes over a real server: a code, tables, pupils who are sent where somebody waits, rounds, lessons."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from rookery.server.http.limits import Limits, Rate
from tests.server.visitors import Facts, House, Visitor, refused

pytestmark = pytest.mark.anyio

GAME = "penguin-soccer"
LESSON = """
game = "penguin-soccer"
title = "Our lesson"

[[step]]
title = "Slide in"
position = "-,-,-/-,-,- + w 0"
ask = "Bring Baby in"
right = ["Bne"]
wrong = [{moves = ["Mn"], say = "That is Mama"}]
"""
PUZZLE = """
game = "penguin-soccer"

[[puzzle]]
ask = "Score in two moves"
position = "e5sw,b2nw,e8^/-,a2s,a3^ a3 b 143"
line = "Ks M^ Ks"
hint = "Kick it"
"""


async def opened(teacher: Visitor, **plan: Any) -> Facts:
    """A class of a teacher."""
    answer = await teacher.post("/api/classes", {"game": GAME} | (plan or {"tables": 2}))
    assert answer.status_code == 201, answer.text
    facts: Facts = answer.json()
    return facts


async def joined(pupil: Visitor, code: str) -> Facts:
    """The place to which a pupil is sent."""
    answer = await pupil.post("/api/classes/join", {"code": code})
    assert answer.status_code == 200, answer.text
    facts: Facts = answer.json()
    return facts


async def sits(pupil: Visitor, place: Facts, name: str) -> None:
    """A pupil sits down by the invitation to the place."""
    by_link = {"Authorization": f"Bearer {place['token']}"}
    view = (await pupil.client.get(f"/api/matches/{place['match']}", headers=by_link)).json()
    pupil.link = place["token"]
    await pupil.done(place["match"], place["seat"], view["view"]["seq"], "join", name=name)


async def test_pupils_are_paired(house: House) -> None:
    """The second pupil comes to where the first one waits, the third to another table; who asks again stays there."""
    teacher = await house.visitor()
    made = await opened(teacher)
    assert len(made["tables"]) == 2
    assert made["open"]
    first, second, third = [await house.visitor() for _ in range(3)]
    one = await joined(first, made["code"])
    # However it is typed.
    two = await joined(second, f" {made['code'][:3].lower()}-{made['code'][3:]} ")
    three = await joined(third, made["code"])
    assert one["match"] == two["match"] != three["match"]
    assert {one["seat"], two["seat"]} == {0, 1}
    assert await joined(first, made["code"]) == one
    await sits(first, one, "Ann")
    again = await joined(first, made["code"])
    assert again == one | {"token": None}
    await sits(second, two, "Ben")
    seen = (await teacher.get(f"/api/classes/{made['id']}")).json()
    table = next(each["summary"] for each in seen["tables"] if each["summary"]["match"] == one["match"])
    assert {sitter["name"] for sitter in table["sitters"]} == {"Ann", "Ben"}
    assert table["stage"] == "playing"
    assert table["position"]


async def test_all_at_once(house: House) -> None:
    """Many who come at the same moment have a seat each, and more tables are opened where they are needed."""
    made = await opened(await house.visitor(), tables=1)
    pupils = [await house.visitor() for _ in range(7)]
    places = await asyncio.gather(*(joined(pupil, made["code"]) for pupil in pupils))
    seats = {(place["match"], place["seat"]) for place in places}
    assert len(seats) == 7
    assert len({match for match, _ in seats}) == 4


async def test_a_code_is_no_seat_and_no_teacher(house: House) -> None:
    """A wrong code, or one of a closed class, leads nowhere; pupils see and change nothing of a class."""
    teacher, pupil = await house.visitor(), await house.visitor()
    made = await opened(teacher)
    path = f"/api/classes/{made['id']}"
    await joined(pupil, made["code"])
    refused(await pupil.post("/api/classes/join", {"code": "ZZZZZZ"}), 404, "unknown-code")
    refused(await pupil.get(path), 404, "unknown-class")
    for each, body in (("close", {}), ("rounds", {}), ("tables/1", {"do": "end"}), ("lessons", {"text": LESSON})):
        refused(await pupil.post(f"{path}/{each}", body), 404, "unknown-class")
    refused(await pupil.get(f"/api/matches/{made['tables'][1]['summary']['match']}"), 404, "unknown-match")
    assert (await teacher.post(f"{path}/close", {})).json()["open"] is False
    refused(await (await house.visitor()).post("/api/classes/join", {"code": made["code"]}), 404, "unknown-code")


async def test_the_teachers_link_opens_it_elsewhere(house: House) -> None:
    """The teacher's token is a credential of its own: by it another device sees and does the same."""
    made = await opened(await house.visitor())
    tablet = await house.visitor()
    by_link = {"Authorization": f"Bearer {made['teacher']}"}
    path = f"/api/classes/{made['id']}"
    assert (await tablet.client.get(path, headers=by_link)).json() == made
    refused(await tablet.client.get(path, headers={"Authorization": "Bearer nonsense"}), 404, "unknown-class")
    tablet.headers |= by_link
    assert (await tablet.post(f"{path}/close", {})).json()["open"] is False


async def test_odd_ones_out(house: House) -> None:
    """With an odd number of pupils a bot sits at the last table; the teacher may let bots sit down elsewhere."""
    teacher = await house.visitor()
    made = await opened(teacher, pupils=3, bot="chick")
    assert [[sitter["bot"] for sitter in each["summary"]["sitters"]] for each in made["tables"]] == [
        [None, None],
        [None, "chick"],
    ]
    pupil = await house.visitor()
    place = await joined(pupil, made["code"])
    assert place["table"] == 2  # a bot waits there
    await sits(pupil, place, "Ann")
    done = await teacher.post(f"/api/classes/{made['id']}/tables/1", {"do": "bots"})
    assert all(sitter["bot"] for sitter in done.json()["tables"][0]["summary"]["sitters"])


async def test_tables_end_and_rounds_follow(house: House) -> None:
    """A teacher ends a table at which others play; the next round has new tables, and pupils come by the same code."""
    teacher, ann, ben = [await house.visitor() for _ in range(3)]
    made = await opened(teacher, tables=1)
    path = f"/api/classes/{made['id']}"
    for pupil, name in ((ann, "Ann"), (ben, "Ben")):
        await sits(pupil, await joined(pupil, made["code"]), name)
    ended = (await teacher.post(f"{path}/tables/1", {"do": "end"})).json()
    summary = ended["tables"][0]["summary"]
    # Nobody has won, and it is no draw either.
    assert (summary["stage"], summary["winners"]) == ("over", None)
    after = (await teacher.post(f"{path}/rounds", {})).json()
    assert after["round"] == 2
    assert [each["summary"]["stage"] for each in after["tables"]] == ["open"]
    assert after["tables"][0]["summary"]["match"] != ended["tables"][0]["summary"]["match"]
    place = await joined(ann, made["code"])
    assert (place["round"], place["match"]) == (2, after["tables"][0]["summary"]["match"])
    refused(await teacher.post(f"{path}/tables/9", {"do": "end"}), 404, "unknown-match")


async def test_a_class_survives_a_restart(tmp_path: Path, anyio_backend: str) -> None:
    """Code, tables, seats and lessons are as they were."""
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack).open()
        teacher, pupil = await house.visitor(), await house.visitor()
        made = await opened(teacher)
        place = await joined(pupil, made["code"])
        await teacher.post(f"/api/classes/{made['id']}/lessons", {"text": LESSON})
        await house.close()
        await house.open()
        teacher.client.base_url = pupil.client.base_url = house.url
        seen = (await teacher.get(f"/api/classes/{made['id']}")).json()
        assert seen == made | {"lessons": "Our lesson", "steps": 1}
        assert await joined(pupil, made["code"]) == place | {"lessons": True}


async def test_lessons_are_for_the_class(house: House) -> None:
    """Those who belong to it see the lessons; a file with mistakes is told line by line, and changes nothing."""
    teacher, pupil, stranger = [await house.visitor() for _ in range(3)]
    made = await opened(teacher)
    path = f"/api/classes/{made['id']}/lessons"
    await joined(pupil, made["code"])
    refused(await pupil.get(path), 404, "unknown-page")
    assert (await teacher.post(path, {"text": LESSON})).json()["lessons"] == "Our lesson"
    wrong = LESSON.replace('["Bne"]', '["Bnope"]')
    answer = await teacher.post(path, {"text": wrong})
    refused(answer, 400, "bad-lessons")
    [mistake] = answer.json()["message"]["values"]["mistakes"]
    assert mistake["values"]["line"] == 9
    found = (await pupil.get(path)).json()
    assert (found["title"], found["steps"][0]["right"]) == ("Our lesson", ["Bne"])
    refused(await stranger.get(path), 404, "unknown-class")
    assert (await teacher.post(path, {"text": ""})).json()["lessons"] is None


async def test_puzzles_are_for_the_class(house: House) -> None:
    """Those who belong to it are offered them and solve them; what there is not is refused."""
    teacher, pupil, stranger = [await house.visitor() for _ in range(3)]
    made = await opened(teacher)
    path = f"/api/classes/{made['id']}/puzzles"
    assert (await joined(pupil, made["code"]))["puzzles"] is False
    refused(await pupil.get(path), 404, "unknown-page")
    given = (await teacher.post(f"/api/classes/{made['id']}/lessons", {"text": PUZZLE})).json()
    assert (given["lessons"], given["steps"], given["puzzles"]) == ("Penguin Soccer", 0, 1)
    place = await joined(pupil, made["code"])
    assert (place["lessons"], place["puzzles"]) == (False, True)
    listed = (await pupil.get(path)).json()
    assert [each["asks"] for each in listed["puzzles"]] == ["Score in two moves"]
    assert "M^" not in str(listed)
    asked = (await pupil.get(f"{path}/1?hint=true")).json()
    assert (asked["hint"]["move"], asked["hint"]["clue"]) == ("Ks", "Kick it")
    assert (await pupil.get(f"{path}/1?move=Ks&move=Ks")).json()["verdict"] == "solved"
    refused(await pupil.get(f"{path}/2"), 404, "no-puzzle")
    refused(await pupil.get(f"{path}/1?move=Zz"), 400, "bad-notation")
    for each in (path, f"{path}/1"):
        refused(await stranger.get(each), 404, "unknown-class")


async def test_what_makes_no_class(house: House) -> None:
    """Neither or both of tables and pupils, too many, an unknown game or bot."""
    teacher = await house.visitor()
    for plan, status, code in (
        ({}, 400, "bad-class"),
        ({"tables": 1, "pupils": 2}, 400, "bad-class"),
        ({"pupils": 160}, 400, "bad-class"),
        ({"tables": 0}, 400, "bad-body"),
        ({"tables": 1, "game": "chess"}, 400, "unknown-game"),
        ({"tables": 1, "bot": "hal"}, 400, "unknown-level"),
        ({"tables": 1, "options": {"no_such": "1"}}, 400, "bad-option"),
    ):
        refused(await teacher.post("/api/classes", {"game": GAME} | plan), status, code)
    nobody = await house.visitor(greeted=False)
    assert (await nobody.post("/api/classes/join", {"code": "ABCDEF"})).status_code in {401, 403}


async def test_guessing_is_limited(tmp_path: Path, anyio_backend: str) -> None:
    """Whoever tries one code after the other is stopped, as a guest and from their address."""
    async with AsyncExitStack() as stack:
        limits = Limits(joining=Rate(0.001, 3), joining_address=Rate(0.001, 5))
        house = await House(tmp_path, stack, limits=limits).open()
        first, second = await house.visitor(), await house.visitor()
        for _ in range(3):
            refused(await first.post("/api/classes/join", {"code": "ZZZZZZ"}), 404, "unknown-code")
        refused(await first.post("/api/classes/join", {"code": "ZZZZZZ"}), 429, "too-many-requests")
        for _ in range(2):
            refused(await second.post("/api/classes/join", {"code": "ZZZZZZ"}), 404, "unknown-code")
        refused(await second.post("/api/classes/join", {"code": "ZZZZZZ"}), 429, "too-many-requests")
