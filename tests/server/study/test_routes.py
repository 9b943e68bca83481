"""The routes beside the matches, over a real server."""

import asyncio
import functools
import json
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rookery
from rookery.records.record import BadRecord, Record
from rookery.server.bots import pool
from rookery.server.http.limits import Limits, Rate
from rookery.server.matches import live_matches
from rookery.server.matches.service import Service
from rookery.server.study import qr, replaying
from rookery.server.study import routes as study
from rookery.wire.study import LONGEST
from tests.limits import HANGING
from tests.server import stand_ins, steady
from tests.server.visitors import Facts, House, Visitor, refused

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[House]:
    """One server for all that leaves no trace."""
    async with AsyncExitStack() as stack:
        limits = Limits(studies=Rate(1e6, 1e6))
        yield await House(tmp_path_factory.mktemp("study"), stack, limits=limits).open()


async def played(visitor: Visitor, game: str, plies: int = 4) -> str:
    """A match of two under way, both seats held by one visitor."""
    opened = await visitor.open(game, None, None)
    match = str(opened["match"])
    view = await visitor.done(match, 0, opened["seq"], "join", name="Ann")
    await visitor.done(match, 1, view["seq"], "join", name="Bob")
    view = await visitor.reveal(match)
    for _ in range(plies):
        view = await visitor.done(match, view["turn"], view["seq"], "move", move=view["choices"][0]["move"])
    return match


async def test_puzzles_are_asked(place: House) -> None:
    """The list, a puzzle, a try with help; what there is not is refused."""
    ann = await place.visitor()
    listed = (await ann.get("/api/games/penguin-soccer/puzzles")).json()
    number = listed["daily"]
    asked = (await ann.get(f"/api/games/penguin-soccer/puzzles/{number}?hint=true")).json()
    right = asked["hint"]["move"]
    tried = (await ann.get(f"/api/games/penguin-soccer/puzzles/{number}?move={right}")).json()
    assert (tried["verdict"], tried["found"]) == ("open", 1)
    refused(await ann.get("/api/games/penguin-soccer/puzzles/9999"), 404, "no-puzzle")
    refused(await ann.get(f"/api/games/penguin-soccer/puzzles/{number}?move=Zz"), 400, "bad-notation")
    refused(await ann.get("/api/games/chess/puzzles"), 400, "unknown-game")


@pytest.mark.parametrize("game", rookery.games())
async def test_a_game_can_be_looked_at(place: House, game: str) -> None:
    """Its first position, one in the middle of play, rules, guide, lessons, and a picture of it in both themes."""
    ann = await place.visitor()
    scene = (await ann.post("/api/preview", {"game": game})).json()["scene"]
    assert scene["game"] == game
    assert len(scene["seats"]) == rookery.game(game).players
    under_way = (await ann.post("/api/preview", {"game": game, "under_way": True})).json()["scene"]
    assert under_way["pieces"] != scene["pieces"]
    book = (await ann.get(f"/api/games/{game}/rules")).json()
    assert book["html"].startswith("<h1")
    guide = (await ann.get(f"/api/games/{game}/guide")).json()
    assert (guide["game"], guide["title"]) == (game, book["title"])
    assert guide["sections"][0]["scene"]["game"] == game
    intro = (await ann.get(f"/api/games/{game}/guide?intro=true")).json()
    stills = [{**section, "changes": {}, "happenings": []} for section in guide["sections"] if section["intro"]]
    assert intro["sections"] == stills
    assert len(intro["sections"]) < len(guide["sections"])
    lessons = (await ann.get(f"/api/games/{game}/lessons")).json()
    assert (lessons["game"], lessons["title"]) == (game, book["title"])
    drawn = [await ann.get(f"/api/games/{game}/picture.svg?theme={theme}&size=300") for theme in ("light", "dark")]
    assert all(each.headers["content-type"] == "image/svg+xml" for each in drawn)
    roots = [ElementTree.fromstring(each.content) for each in drawn]  # noqa: S314  # our own
    assert [root.get("width") for root in roots] == ["300", "300"]
    assert drawn[0].content != drawn[1].content


async def test_options_and_positions_are_asked_for(place: House) -> None:
    """A preview is that of the options, a picture that of the position; impossible ones are refused."""
    ann = await place.visitor()
    request = {"game": "penguin-game", "players": 4, "options": {"tiny_and_tall": "on"}}
    shown = (await ann.post("/api/preview", request)).json()
    assert len(shown["scene"]["seats"]) == 4
    assert shown["options"]["tiles"] == "0:0;2:0;0:2"
    refused(await ann.post("/api/preview", request | {"players": 9}), 400, "bad-option")
    refused(await ann.post("/api/preview", request | {"options": {"tiles": "Q"}}), 400, "bad-option")
    refused(await ann.post("/api/preview", {"game": "chess"}), 400, "unknown-game")
    path = "/api/games/penguin-soccer/picture.svg"
    start = await ann.client.get(path, params={"position": "-,-,-/-,-,- + w 0"})
    later = await ann.client.get(path, params={"position": "-,-,c3ne/-,g7w,- + w 2"})
    assert start.is_success
    assert later.is_success
    assert start.text != later.text
    path = "/api/games/penguin-game/picture.svg"
    line = await ann.get(f"{path}?option=tiles%3Dline&option=drifting%3Don")
    assert line.is_success
    assert line.text != (await ann.get(f"{path}?option=tiles%3DL")).text
    refused(await ann.get(f"{path}?option=tiles"), 400, "bad-option")
    refused(await ann.get(f"{path}?option=tiles%3DL&option=tiles%3DT"), 400, "bad-option")
    refused(await ann.get(f"{path}?option=wings%3Don"), 400, "bad-option")
    refused(await ann.get(f"{path}?{'&'.join(f'option=o{each}%3D1' for each in range(40))}"), 400, "bad-body")
    path = "/api/games/penguin-soccer/picture.svg"
    refused(await ann.get(f"{path}?position=x"), 400, "bad-notation")
    refused(await ann.get(f"{path}?players=3"), 400, "bad-option")
    refused(await ann.get(f"{path}?theme=pink"), 400, "bad-body")
    refused(await ann.get(f"{path}?size=99999"), 400, "bad-body")
    refused(await ann.get("/api/games/chess/rules"), 400, "unknown-game")
    refused(await ann.get("/api/games/chess/guide"), 400, "unknown-game")
    refused(await ann.get("/api/games/chess/lessons"), 400, "unknown-game")
    refused(await ann.get("/api/games/chess/picture.svg"), 400, "unknown-game")


@pytest.mark.parametrize("game", rookery.games())
async def test_a_match_is_shown_again(place: House, game: str) -> None:
    """Whoever may watch it gets it; its record gives the same, and is true."""
    ann = await place.visitor()
    match = await played(ann, game)
    shown = (await ann.get(f"/api/matches/{match}/replay")).json()
    assert shown["names"] == ["Ann", "Bob"]
    assert len(shown["steps"]) >= 4
    record = (await ann.get(f"/api/matches/{match}/record")).json()
    assert (await ann.post("/api/replay", record)).json() == shown
    found = (await ann.post("/api/verify", record)).json()
    assert found["ok"]
    assert found["proven"]
    assert not found["problems"]
    wrong = (await ann.post("/api/verify", record | {"moves": [*record["moves"], "%%"]})).json()
    assert (wrong["ok"], len(wrong["problems"])) == (False, 1)
    refused(await (await place.visitor()).get(f"/api/matches/{match}/replay"), 404, "unknown-match")


async def test_what_cannot_be_shown_again(place: House) -> None:
    """A match that has not started, rubbish, and a record that breaks, with its ply."""
    ann = await place.visitor()
    opened = await ann.open("penguin-soccer", None, None)
    refused(await ann.get(f"/api/matches/{opened['match']}/replay"), 409, "not-started")
    refused(await ann.post("/api/replay", {}), 400, "bad-record")
    refused(await ann.post("/api/verify", []), 400, "bad-record")
    match = await played(ann, "penguin-soccer")
    record: Facts = (await ann.get(f"/api/matches/{match}/record")).json()
    broken = record | {"moves": [*record["moves"], "Mn>zz"]}
    assert refused(await ann.post("/api/replay", broken), 400, "bad-record") == {"ply": 5}


async def test_large_answers_are_packed_for_those_who_can_unpack(place: House) -> None:
    """Others get them as they are, and small ones are never packed."""
    ann = await place.visitor()
    for packing, packed in (("br", "br"), ("gzip", "gzip"), ("identity", None)):
        ann.client.headers["Accept-Encoding"] = packing
        rules = await ann.get("/api/games/penguin-soccer/rules")
        assert rules.headers.get("content-encoding") == packed
        assert rules.json()["game"] == "penguin-soccer"
        code = await ann.post("/api/qr", {"text": "x"})
        assert "content-encoding" not in code.headers


async def test_whole_games_may_be_sent_and_nothing_larger(place: House) -> None:
    """Records may be much larger than other bodies, up to a limit, said or not said before."""
    ann = await place.visitor()
    headers = ann.headers | {"Content-Type": "application/json"}

    async def pieces(count: int) -> AsyncIterator[bytes]:
        for _ in range(count):
            yield b" " * 100_000

    for path in ("/api/replay", "/api/verify"):
        refused(await ann.client.post(path, content=b" " * 1_000_000, headers=headers), 400, "bad-record")
        refused(await ann.client.post(path, content=pieces(10), headers=headers), 400, "bad-record")
        refused(await ann.client.post(path, content=b" " * 3_000_000, headers=headers), 413, "too-large")
        refused(await ann.client.post(path, content=pieces(30), headers=headers), 413, "too-large")
    refused(await ann.client.post("/api/qr", content=b" " * 100_000, headers=headers), 413, "too-large")
    long = {"game": "penguin-soccer", "players": 2, "start": "s" * 900, "moves": ["m" * 200] * LONGEST}
    refused(await ann.post("/api/chances", long | {"from": 0, "count": 1}), 400, "bad-notation")


async def test_codes_are_pictures(place: House) -> None:
    """A link as a picture; a text that is too long is refused."""
    ann = await place.visitor()
    answer = await ann.post("/api/qr", {"text": f"{place.url}/m/Abc#token"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(answer.content).tag.endswith("svg")  # noqa: S314  # our own
    refused(await ann.post("/api/qr", {"text": "🐧" * 1000}), 413, "too-large")
    refused(await ann.post("/api/qr", {"text": ""}), 400, "bad-body")


async def test_chances_come_from_the_pool(tmp_path: Path) -> None:
    """Positions of a line are judged by a real process; beyond its end there is nothing."""
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack).open()
        ann = await house.visitor()
        position = rookery.game("polar-dare").start(seed=1)
        start, moves = str(position), []
        for _ in range(6):
            moves.append(position.moves[0])
            position = position.play(moves[-1])
        asked = {"game": "polar-dare", "players": 2, "start": start, "moves": moves, "from": 5, "count": 3}
        answer = await ann.post("/api/chances", asked)
        chances = answer.json()["chances"]
        assert [each and sum(each) for each in chances] == [pytest.approx(1), pytest.approx(1), None]
        refused(await ann.post("/api/chances", asked | {"moves": ["%%"] * 6}), 400, "bad-notation")
        refused(await ann.post("/api/chances", asked | {"moves": ["P9"] * 6}), 400, "bad-notation")
        refused(await ann.post("/api/chances", asked | {"count": 9}), 400, "bad-body")


async def test_a_game_is_reviewed(place: House) -> None:
    """What turned it and who was lucky, from how it stood; what does not fit together is refused."""
    ann = await place.visitor()
    asked = {"seats": [None, 0, 1], "chances": [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], None]}
    found = (await ann.post("/api/review", asked)).json()
    assert found["all"] == 1
    assert found["turns"] == [{"ply": 2, "seat": 0, "kind": "mistake", "before": 0.6, "after": 0.2}]
    assert found["luck"] == pytest.approx([0.1, 0])
    for wrong in (
        {"seats": [0]},
        {"seats": [None, 0, 2]},
        {"chances": [[0.5, 0.5], [0.6], [0.2, 0.8], None]},
    ):
        refused(await ann.post("/api/review", asked | wrong), 400, "bad-record")
    for field, unreadable in (("chances", [[0.5, 7], [0.6, 0.4], [0.2, 0.8], None]), ("most", 0)):
        refused(await ann.post("/api/review", {**asked, field: unreadable}), 400, "bad-body")


async def test_a_pool_without_an_answer_leaves_gaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that says nothing costs its judgement, and the page gets None."""
    monkeypatch.setattr(live_matches, "BotPool", functools.partial(pool.BotPool, target=steady.serve))
    async with AsyncExitStack() as stack:
        ann = await (await House(tmp_path, stack).open()).visitor()
        start = str(rookery.game("penguin-soccer").start())
        asked = {"game": "penguin-soccer", "players": 2, "start": start, "moves": [], "from": 0, "count": 2}
        assert (await ann.post("/api/chances", asked)).json() == {"chances": [None, None]}


async def test_studies_have_a_rate_and_a_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks too often waits, whatever they ask; a forged token does not help; a full queue says so."""
    monkeypatch.setattr(live_matches, "BotPool", functools.partial(pool.BotPool, target=stand_ins.serve))
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, limits=Limits(studies=Rate(0.01, 3), waiting=0)).open()
        ann, bob, program = await house.visitor(), await house.visitor(), await house.program("forged")
        assert (await ann.post("/api/preview", {"game": "polar-dare"})).is_success
        assert (await ann.post("/api/qr", {"text": "x"})).is_success
        assert (await ann.get("/api/games/polar-dare/rules")).is_success
        answer = await ann.get("/api/games/polar-dare/picture.svg")
        refused(answer, 429, "too-many-requests")
        assert int(answer.headers["retry-after"]) > 1
        refused(await program.post("/api/qr", {"text": "x"}), 401, "no-guest")
        began, go_on = threading.Event(), threading.Event()

        def slow(_: str) -> bytes:
            began.set()
            assert go_on.wait(HANGING)
            return b"<svg/>"

        monkeypatch.setattr(qr, "code", slow)
        first = asyncio.create_task(bob.post("/api/qr", {"text": "x"}))
        await asyncio.to_thread(began.wait, HANGING)
        busy = await bob.post("/api/qr", {"text": "x"})
        go_on.set()
        refused(busy, 503, "thinking-busy")
        assert int(busy.headers["retry-after"]) >= 1
        assert (await first).is_success


async def test_heavy_work_keeps_nobody_from_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a game is shown again, rules, pictures and codes go on; and visitors take turns at what is heavy."""
    went_on: list[bytes] = []
    began, go_on = threading.Event(), threading.Event()

    def slow(body: bytes) -> Record:
        went_on.append(body)
        began.set()
        assert go_on.wait(HANGING)
        raise BadRecord("x")

    studies: list[study.Study] = []

    class Known(study.Study):
        def __init__(self, service: Service) -> None:
            super().__init__(service)
            studies.append(self)

    monkeypatch.setattr(study, "Study", Known)
    monkeypatch.setattr(replaying, "read", slow)
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack).open()
        ann, bob = await house.visitor(), await house.visitor()
        greedy = [asyncio.create_task(ann.post("/api/replay", {"number": number})) for number in range(6)]
        await asyncio.to_thread(began.wait, HANGING)
        for path in ("/api/games/polar-dare/rules", "/api/games/polar-dare/picture.svg"):
            assert (await bob.get(path)).is_success
        assert (await bob.post("/api/qr", {"text": "x"})).is_success
        heavy = studies[0].heavy
        while heavy.waiting < 5:
            await asyncio.sleep(0)
        modest = asyncio.create_task(bob.post("/api/verify", {"number": "bob"}))
        while heavy.waiting < 6:
            await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*greedy, modest)
    assert b"bob" in went_on[2]
    assert len(went_on) == 7


async def test_what_never_changes_needs_no_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read or drawn before is there at once, even if all that is new has to wait."""
    began, go_on = threading.Event(), threading.Event()

    def slow(_: str) -> bytes:
        began.set()
        assert go_on.wait(HANGING)
        return b"<svg/>"

    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack).open()
        ann, bob = await house.visitor(), await house.visitor()
        known = "/api/games/polar-dare/rules", "/api/games/polar-dare/lessons", "/api/games/polar-dare/picture.svg"
        for path in known:
            assert (await ann.get(path)).is_success
        monkeypatch.setattr(qr, "code", slow)
        waits = asyncio.create_task(ann.post("/api/qr", {"text": "x"}))
        await asyncio.to_thread(began.wait, HANGING)
        for path in known:
            assert (await bob.get(path)).is_success
        go_on.set()
        assert (await waits).is_success


async def test_answers_say_what_the_types_say(place: House) -> None:
    """Nothing that should be text or number comes as something else: the document's examples are real answers."""
    ann = await place.visitor()
    shown = await ann.get(f"/api/matches/{await played(ann, 'polar-dare')}/replay")
    assert json.loads(shown.content)["dice"] is True
    assert json.loads(shown.content)["secret"] is False


async def test_a_match_goes_on_from_a_game(place: House) -> None:
    """From any position of a replay a match can be opened; its record tells how much of it was given."""
    ann = await place.visitor()
    match = await played(ann, "polar-dare")
    replay = (await ann.get(f"/api/matches/{match}/replay")).json()
    opening = {"position": replay["position"], "moves": [step["move"] for step in replay["steps"][:3]]}
    request = {"game": "polar-dare", "players": 2, "opening": opening}
    opened = (await ann.post("/api/matches", request)).json()
    view = await ann.done(opened["match"], 0, opened["seq"], "join", name="Ann")
    await ann.done(opened["match"], 1, view["seq"], "join", name="Bob")
    await ann.reveal(opened["match"])
    record = (await ann.get(f"/api/matches/{opened['match']}/record")).json()
    assert (record["given"], record["moves"][:3]) == (3, opening["moves"])
    broken = request | {"opening": opening | {"moves": ["nonsense"]}}
    refused(await ann.post("/api/matches", broken), 400, "bad-opening")


async def test_what_would_have_been_best(place: House) -> None:
    """A better move for a position of a game, with what a board touches for it; none where nobody is to move."""
    ann = await place.visitor()
    start = str(rookery.game("penguin-soccer").start())
    asked = {"game": "penguin-soccer", "players": 2, "start": start, "moves": []}
    advice = (await ann.post("/api/advice", asked)).json()
    choices = {choice.move: choice for choice in rookery.game("penguin-soccer").start().choices()}
    assert tuple(advice["touches"]) == choices[advice["move"]].touches
    assert 0 <= advice["chance"] <= 1
    dice = {"game": "polar-dare", "players": 2, "start": str(rookery.game("polar-dare").start()), "moves": []}
    refused(await ann.post("/api/advice", dice), 409, "not-your-turn")
