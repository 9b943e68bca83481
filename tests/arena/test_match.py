"""One match: fair, whole, and the same wherever it is played."""

from collections import Counter

import msgspec
import pytest

import rookery
from rookery.arena.match import UNFINISHED, Failure, Item, OtherRules, Result, attempt, close_programs, match, play
from rookery.bots.at_random import RandomPlayer
from rookery.kernel import game as kernel_game
from rookery.kernel.game import Game, Position
from rookery.records.record import Player, decode, replay, write
from tests import toy
from tests.arena.stand_ins import plan, refuses_seed_1, result
from tests.bots.programs import engines
from tests.limits import ENDLESS

RACE = Game(toy.ROOM, 2)


def item(seed: int = 0, **changes: object) -> Item:
    """An item of the plan, changed."""
    return msgspec.structs.replace(plan(seed=seed).items()[0], **changes)


class Recorder:
    """Plays the first move and writes down what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    def choose(self, position: Position, *, seed: int) -> str:
        """The first move."""
        self.asked.append((str(position), seed))
        return position.moves[0]


def test_items_and_results_are_data() -> None:
    """Both have a JSON form, and come back from it as they were."""
    for thing in (item(), result(("egg", "chick")), Failure(("egg", "chick"), 1, "no")):
        assert msgspec.json.decode(msgspec.json.encode(thing), type=type(thing)) == thing
    assert hash(item()) == hash(item())


def test_the_same_item_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match is a function of its item; only the time that it takes is not."""
    monkeypatch.setattr(Game, "warm", lambda self: self)  # interpreted is quick enough for eggs
    eggs = item(levels=("egg", "egg"))
    first, again = (msgspec.structs.replace(play(eggs), seconds=0.0) for _ in range(2))
    assert first == again
    assert first.levels == ("egg", "egg")
    assert sorted(first.scores) == [-1.0, 1.0]
    assert first.reason == "last-one"
    others = {play(msgspec.structs.replace(eggs, seed=seed)).plies for seed in range(1, 6)}
    assert others != {first.plies}


def test_a_match_is_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match comes with its game, which replays, and which says all that makes it this one."""
    monkeypatch.setattr(Game, "warm", lambda self: self)
    done = play(item(5, levels=("egg", "egg")))
    assert done.record is not None
    positions = replay(done.record)
    assert done.plies == len(done.record.moves)
    assert done.record.result is not None
    assert (done.record.result.scores, done.record.result.reason) == (done.scores, done.reason)
    assert (done.record.seed, [player.level for player in done.record.players]) == (5, ["egg", "egg"])
    assert positions[0] == positions[0].game.start(seed=5)


def test_players_are_new_in_every_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a player thought in one match does not matter in the next."""
    made: list[str] = []

    def player(level: str, game: Game) -> RandomPlayer:
        made.append(level)
        return RandomPlayer()

    monkeypatch.setattr(Game, "warm", lambda self: self)
    monkeypatch.setattr("rookery.bots.programs.roster.player", player)
    for _ in range(2):
        play(item())
    assert made == ["egg", "chick"] * 2


@pytest.mark.parametrize(
    ("manner", "reason", "fault"),
    [
        ("crash", "crash", 'it ended without an answer; its last words were "the ice broke"'),
        ("hang", "time", "no answer within 1.1 s"),
        ("illegal", "illegal-move", 'it played "nowhere", which is not legal in'),
        ("nonsense", "nonsense", 'it said "I think I shall go north" instead of "bestmove"'),
        ("gives-up", "gave-up", "it gave up: I am tired"),
    ],
)
def test_a_program_that_commits_a_fault_has_lost(
    monkeypatch: pytest.MonkeyPatch, manner: str, reason: str, fault: str
) -> None:
    """The match ends there, the others share the win, and the result says who did what; the next match is played."""
    monkeypatch.setattr(Game, "warm", lambda self: self)
    levels = ("egg", engines.name(manner), "egg")
    seconds = 0.1 if manner == "hang" else ENDLESS
    three = msgspec.structs.replace(item(levels=levels), players=3, seconds=seconds, versions=("", "v1", ""))
    try:
        done = play(three)
        assert (done.reason, done.forfeit, done.scores) == (reason, 1, (0.5, -1.0, 0.5))
        assert done.fault.startswith(fault)
        assert done.versions == ("", "v1", "")
        record = decode(write(done.record or pytest.fail("no record")))
        replay(record)
        assert record.players[1] == Player(engines.name(manner), "bot")
        assert record.result is not None
        assert record.result.reason == {"time": "time", "gave-up": "resignation"}.get(reason, "forfeit")
        well = msgspec.structs.replace(item(levels=("egg", engines.name("good"))), seconds=ENDLESS)
        assert play(well).reason == "last-one"
    finally:
        close_programs()


def test_the_dice_are_shared() -> None:
    """All matches of a seed have the same rolls, whoever plays; another seed has others."""
    rolls = []
    for seed, steps in ((3, "creep"), (3, ""), (4, "")):
        players = [Recorder(), Recorder()]
        game = Game(toy.ROOM, 2, goal=20, creep=bool(steps))
        match(item(seed), game, list(players))
        asked = [text.split()[-1] for player in players for text, _ in player.asked]
        rolls.append(Counter(asked))
    assert rolls[0] == rolls[1] != rolls[2]


def test_the_dice_are_fair() -> None:
    """Over many seeds each face comes as often as its odds say."""
    faces: Counter[str] = Counter()
    for seed in range(400):
        one = Recorder()
        match(item(seed), RACE, [one, one])
        faces.update(text.split()[-1] for text, _ in one.asked)
    assert faces["1"] / faces.total() == pytest.approx(2 / 3, abs=0.03)


def test_whims_differ() -> None:
    """A player gets a new seed for every move, and each seat has its own."""
    one = Recorder()
    match(item(), Game(toy.ROOM, 2, goal=20), [one, one])
    seeds = [seed for _, seed in one.asked]
    assert len(set(seeds)) == len(seeds) > 20


def test_a_match_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing ends a game for sure, the arena does, and nobody has won."""
    monkeypatch.setattr("rookery.arena.match.MAX_PLIES", 10)
    done = match(item(), Game(toy.ROOM, 2, goal=1000), [RandomPlayer(), RandomPlayer()])
    assert (done.plies, done.reason, done.scores) == (10, UNFINISHED, (0.0, 0.0))
    assert kernel_game.MAX_PLIES > 1000


def test_other_rules_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker of another version says so instead of playing something else."""
    monkeypatch.setattr(Game, "warm", lambda self: self)
    with pytest.raises(OtherRules, match=r"knows version 1 of the rules of .*, not version 2"):
        play(item(rules=2))
    with pytest.raises(rookery.UnknownGame):
        play(item(game="penguin-chess"))


def test_mistakes_are_told() -> None:
    """What goes wrong in a match becomes a Failure that says what it was."""
    assert isinstance(attempt(refuses_seed_1, item(0)), Result)
    assert attempt(refuses_seed_1, item(1)) == Failure(("egg", "chick"), 1, "ValueError: one is no number")
