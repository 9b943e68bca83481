"""The lines of the engine protocol: reading and writing are each other's inverse, and nothing else is let through."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery import catalog
from rookery.bots.programs import lines
from rookery.bots.programs.lines import (
    BadLine,
    BestMove,
    Command,
    Go,
    Hello,
    HelloOk,
    Id,
    Info,
    IsReady,
    Legal,
    NewGame,
    Now,
    Quit,
    ReadyOk,
    Reply,
    SetPosition,
    Trouble,
    UnknownLine,
    read_command,
    read_reply,
    write,
)

WORD = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=12).filter(
    lambda w: w != "moves"
)
SENTENCE = st.lists(WORD, min_size=1, max_size=5).map(" ".join)
NUMBER = st.integers(0, 2**63 - 1)
MAYBE = st.none() | NUMBER
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Hello, NUMBER),
    st.builds(
        NewGame,
        WORD,
        NUMBER,
        NUMBER,
        MAYBE,
        st.lists(st.tuples(st.text(min_size=1).filter(lambda name: "=" not in name), st.text())).map(tuple),
    ),
    st.just(IsReady()),
    st.builds(SetPosition, SENTENCE, st.lists(WORD).map(tuple)),
    st.builds(Now, SENTENCE),
    st.builds(Legal, st.lists(WORD).map(tuple)),
    st.builds(Go, MAYBE, MAYBE, MAYBE),
    st.just(Quit()),
)
REPLIES: st.SearchStrategy[Reply] = st.one_of(
    st.builds(Id, WORD, SENTENCE),
    st.just(HelloOk()),
    st.just(ReadyOk()),
    st.builds(BestMove, WORD),
    st.builds(Info, SENTENCE | st.just("")),
    st.builds(Trouble, SENTENCE),
)


@given(COMMANDS)
def test_what_a_host_writes_is_read_as_it_was(said: Command) -> None:
    """Options of any text, positions with spaces, games without moves: all come through, on one line."""
    line = write(said)
    assert len(line.splitlines()) == 1
    assert read_command(line) == said


@given(REPLIES)
def test_what_an_engine_writes_is_read_as_it_was(said: Reply) -> None:
    """The same the other way."""
    line = write(said)
    assert len(line.splitlines()) == 1
    assert read_reply(line) == said


@given(st.text())
def test_any_line_is_understood_or_refused(line: str) -> None:
    """Whatever somebody says, it is a line of the protocol or a BadLine, never anything else."""
    for read in (read_command, read_reply):
        try:
            assert isinstance(read(line), msgspec.Struct)
        except BadLine:
            continue


@given(st.text())
def test_trouble_is_one_line(text: str) -> None:
    """Whatever goes wrong is told in one line: the next one would be read as something else."""
    assert len(write(Trouble(text)).splitlines()) == 1


def test_every_word_is_known() -> None:
    """Every kind of line has its word, and only unknown words are unknown."""
    assert len(set(lines.WORDS.values())) == len(lines.WORDS) == 14
    with pytest.raises(UnknownLine, match=r'unknown: "fly south"; known commands are rei, game'):
        read_command("fly south")
    with pytest.raises(UnknownLine):
        read_reply("go seat 1")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("rei one", "rei must be a whole number"),
        ("rei", "rei must be a whole number"),
        ("game", "write game KEY"),
        ("game polar-dare rules 1", "write game KEY"),
        ("game polar-dare rules 1 players two options", "players must be a whole number"),
        ("game polar-dare rules 1 players 2 options slow", "write game KEY"),
        ("position moves a1", "write position TEXT"),
        ("go seat", "write go seat N"),
        ("go wtime 3", "write go seat N"),
        (f"go seed {'9' * 30}", "seed must be a whole number"),
        ("go seed -1", "seed must be a whole number"),
    ],
)
def test_bad_commands(line: str, problem: str) -> None:
    """A line that is not well written is refused with what would be right."""
    with pytest.raises(BadLine, match=problem):
        read_command(line)


def test_the_example_of_the_documents() -> None:
    """What the specification shows is what is said."""
    said = NewGame("penguins-rock", 1, 3, 5000, (("board", "my board\n1=2"),))
    assert write(said) == "game penguins-rock rules 1 players 3 movetime 5000 options board=my%20board%0A1%3D2"
    assert write(Go(1, 7, 5000)) == "go seat 1 seed 7 movetime 5000"
    assert write(SetPosition("-,-,-/-,-,- + w 0")) == "position -,-,-/-,-,- + w 0 moves"


@pytest.mark.parametrize("key", catalog.games())
def test_positions_and_moves_of_every_game_fit(key: str) -> None:
    """Positions are told apart from moves, and moves from each other, in every game: no text is in the way."""
    position = catalog.game(key).start(seed=3)
    for _ in range(30):
        if position.outcome is None:
            assert not any(len(move.split()) != 1 for move in position.moves)
            said = SetPosition(str(position), position.moves)
            assert read_command(write(said)) == said
            position = position.play(position.moves[-1])
