"""Records as texts in the manner of PGN: there and back, whatever they hold."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import rookery
from rookery.records import parsing, text
from rookery.records.record import Player, Record, agreed, given_up
from tests.records.played import SHORT, played

NAMES = st.text(max_size=12)
BOTS = st.sampled_from([Player("egg", "bot", "egg"), Player("./mine.py", "bot"), Player("Frosty", "bot", "Frosty")])
PEOPLE = st.builds(Player, NAMES, st.just("person"), st.sampled_from([None, "adult"]))
PLAYED = {key: [played(key), played(key, seed=1, most=7), played(key, protocol="rookery-dice/1")] for key in SHORT}


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records of every game that differ in all that a record can say."""
    record = draw(st.sampled_from([each for of_game in PLAYED.values() for each in of_game]))
    changes: dict[str, Any] = {
        "players": draw(st.tuples(BOTS | PEOPLE, BOTS | PEOPLE)),
        "colours": draw(st.sampled_from([(), (1, 0)])),
        "given": draw(st.integers(0, len(record.moves))),
        "start_given": draw(st.booleans()),
        "times": draw(st.none() | st.just(tuple(range(len(record.moves))))),
        "seed": draw(st.none() | st.integers(0, 2**63 - 1)),
        "date": draw(st.none() | st.dates().map(str)),
    }
    if record.result is None:
        changes["result"] = draw(st.sampled_from([None, agreed(2), given_up(1, 2, "forfeit")]))
    if draw(st.booleans()):
        changes |= {"commitment": None, "secret": None, "seeds": (), "commitments": (), "dice": "rookery-dice/1"}
    return replace(record, **changes)


@settings(max_examples=60, deadline=None)
@given(records())
def test_there_and_back(record: Record) -> None:
    """A record becomes a text, the text the same record, and that the same text."""
    written = text.write(record)
    assert parsing.read(written) == record
    assert text.write(parsing.read(written)) == written


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.text(min_size=1, max_size=6), max_size=12),
    st.dictionaries(st.from_regex(r"\w+", fullmatch=True), NAMES),
)
def test_any_move_and_any_option_can_be_written(moves: list[str], options: dict[str, str]) -> None:
    """What the notation of a game of somebody else may look like does not matter."""
    start = rookery.game("penguin-soccer").start(0)
    record = Record(game="x", rules=1, options=options, players=(Player("a", "person"),), start="s", moves=tuple(moves))
    written = text.write(record, [start] * (len(moves) + 1))
    assert parsing.read(written) == record


def test_what_a_text_looks_like() -> None:
    """The form is written down."""
    record = replace(played("polar-dare", most=3), seeds=(), commitments=(), commitment=None, dice="rookery-dice/1")
    record = replace(
        record, options={"turn_cap": "30"}, players=(Player('An "A" na', "person"), Player("egg", "bot", "egg"))
    )
    assert text.write(record).splitlines() == [
        '[Game "polar-dare"]',
        '[Format "rookery-record/1"]',
        '[Rules "1"]',
        '[Option "turn_cap=30"]',
        '[Player1 "An \\"A\\" na"]',
        '[Kind1 "person"]',
        '[Player2 "egg"]',
        '[Kind2 "bot"]',
        '[Level2 "egg"]',
        f'[Start "{record.start}"]',
        '[Result "*"]',
        "",
        f"1. ~{record.moves[0]} 2. {record.moves[1]} 3. {record.moves[2]} *",
        "",
    ]


@pytest.mark.parametrize(
    ("players", "winners", "token"),
    [(2, (0,), "1-0"), (2, (), "1/2-1/2"), (3, (1,), "0-1-0"), (1, (0,), "1"), (1, (), "0"), (4, (0, 2), "1-0-1-0")],
)
def test_who_won(players: int, winners: tuple[int, ...], token: str) -> None:
    """The moves end with who won."""
    result = replace(agreed(players), winners=winners)
    people = (Player("", "person"),) * players
    record = Record(game="x", rules=1, players=people, start="", moves=(), result=result)
    assert text.result_token(record) == token
    assert text.result_token(replace(record, result=None)) == "*"


def test_lines_are_not_too_long() -> None:
    """Moves are wrapped, and a move stays beside its number."""
    lines = text.write(PLAYED["penguin-soccer"][0]).partition("\n\n")[2].splitlines()
    assert len(lines) > 2
    assert all(len(line) <= text.WIDTH for line in lines)
    assert not any(line.endswith(".") for line in lines)
