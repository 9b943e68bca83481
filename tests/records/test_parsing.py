"""Texts in the manner of PGN, read: many in a file, comments, and mistakes with their lines."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.records import parsing, text
from rookery.records.record import BadRecord
from tests.records.played import played

SOCCER = played("penguin-soccer", most=4)
WRITTEN = text.write(SOCCER)
TAGS, _, MOVES = WRITTEN.partition("\n\n")


def test_several_games_in_one_file() -> None:
    """Games follow each other, with or without empty lines between, and have the lines where they begin."""
    other = played("polar-dare")
    lines = (WRITTEN + text.write(other)).splitlines()
    assert [entry.record for entry in parsing.read_all(lines)] == [SOCCER, other]
    packed = [line for line in lines if line]
    entries = list(parsing.read_all(packed))
    assert [entry.record for entry in entries] == [SOCCER, other]
    assert [entry.line for entry in entries] == [1, packed.index('[Game "polar-dare"]') + 1]
    assert list(parsing.read_all([])) == []


def test_comments_and_layout() -> None:
    """Comments of every kind and any layout change nothing."""
    numbers = [
        f"{ply}.{move} {{a note;\nof two lines}} ; and another }} one" for ply, move in enumerate(SOCCER.moves, 1)
    ]
    around = "; first\n% escaped {\n{before\n[Game]\nthe tags}\n" + TAGS.replace("[Rules ", "[ Rules   ") + "\n{}\n"
    assert parsing.read(around + "\n".join(numbers) + "\n*\n; the end") == SOCCER


def test_marks_of_rolls_are_for_readers() -> None:
    """A text without them is the same game."""
    record = played("polar-dare")
    assert parsing.read(text.write(record).replace("~", "")) == record


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("[Game ", "[Gmae ", 1, 'there is no tag "Gmae" (did you mean Game?); the tags are Game, '),
        ('[Game "penguin-soccer"]', "[Game penguin-soccer]", 1, 'is not a tag; expected [Name "value"]'),
        ('[Game "penguin-soccer"]', "", 2, 'the tag [Game "…"] is missing'),
        ('"rookery-record/1"', '"rookery-record/9"', 2, 'expected [Format "rookery-record/1"]'),
        ('[Rules "1"]', '[Rules "one"]', 3, '"one" cannot be read; expected [Rules "1"]'),
        ('[Rules "1"]', "", 1, 'the tag [Rules "1"] is missing'),
        ('[Rules "1"]', '[Rules "1"]\n[Rules "1"]', 4, "the tag Rules is already there, in line 3"),
        ('[Rules "1"]', '[Rules "\\x"]', 3, "is not a text in quotation marks"),
        ("repetition=3", "repetition", 4, "is not name=value"),
        ("[Player2 ", "[Player3 ", 9, "there are 2 players, counted from 1"),
        ('[Kind1 "person"]', '[Kind1 "penguin"]', 8, 'expected [Kind1 "person"] or [Kind1 "bot"]'),
        ("\n1. ", "\n2. ", 18, "the number 2. should be 1."),
        (" 3. ", " ", 18, "expected the number 3., or the result"),
        (" *", "", 1, "the game that begins here has no result"),
        (" *", " 1-0", 18, "the result 1-0 is not what the tags say, *; a game that is over has the tags"),
        (" *", ' "', 18, "does not belong here"),
        (" *", " {", 18, "the comment that begins here never ends"),
        ('[Result "*"]', '[Result "0-1"]', 12, "the result 0-1 is not what the tags say"),
        ('[Result "*"]', '[Reason "time"]', 1, 'the tag [Scores "1.0,-1.0"] is missing'),
        ('[Result "*"]', '[Reason "time"]\n[Scores "1.0,nan"]', 13, 'expected [Scores "1.0,-1.0"]'),
        ('[Result "*"]', '[Date "yesterday"]', 1, 'the date "yesterday" is not a date such as 2026-01-31'),
    ],
)
def test_mistakes(old: str, new: str, line: int, problem: str) -> None:
    """Each is told with its line and with what would be right, and the next game is read all the same."""
    assert old in WRITTEN
    wrong = WRITTEN.replace(old, new, 1)
    first, *others = parsing.read_all((wrong + WRITTEN).splitlines())
    assert first.record is None
    assert problem in str(first.problem)
    assert "\n" not in str(first.problem)
    if "{" in new:
        # Everything that follows is inside of it.
        assert first.line == line
        return
    assert first.line == line, first
    assert [other.record for other in others] == [SOCCER]
    with pytest.raises(BadRecord, match=f"line {line}: "):
        parsing.read(wrong)


def test_one_game_is_expected() -> None:
    """Where one game is read, none and two are refused."""
    for wrong in ("", WRITTEN * 2):
        with pytest.raises(BadRecord, match="only one is expected"):
            parsing.read(wrong)


def test_a_game_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is read without an end."""
    monkeypatch.setattr(parsing, "LARGEST_FILE", 100)
    (entry,) = parsing.read_all(WRITTEN.splitlines())
    assert "too large for a record" in str(entry.problem)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(WRITTEN)), st.integers(0, 12), st.text(alphabet=' \n[]{};%"\\~*1.-/aG\t\0é', max_size=12))
def test_any_damage_is_told(place: int, length: int, new: str) -> None:
    """Whatever is changed in a file, there are games and sentences, and never anything else."""
    for entry in parsing.read_all((WRITTEN[:place] + new + WRITTEN[place + length :] + WRITTEN).split("\n")):
        assert (entry.record is None) == bool(str(entry.problem))
        assert entry.line > 0
