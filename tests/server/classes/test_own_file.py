"""A teacher's own lessons and puzzles: read strictly, every mistake with its line."""

import re
from pathlib import Path

import pytest

from rookery.kernel.messages import Message
from rookery.play.refusals import Refusal
from rookery.server.classes import own_file
from rookery.wire.classes import LONGEST_LESSONS
from rookery.words import languages, word

GOOD = """\
game = "penguin-soccer"
title = "Our lesson"

[[step]]
title = "Slide in"
position = "-,-,-/-,-,- + w 0"
say = "Baby is the fastest."
ask = "Bring Baby in"
right = ["Bne"]
wrong = [{moves = ["Mn", "Pn"], say = "That is not Baby."}]

[[step]]
title = "Any way"
position = "-,-,-/-,-,- + w 0"
ask = "Bring Mama in"
right = ["Mn", "Mne>n"]

[[puzzle]]
ask = "Score in two moves"
position = "e5sw,b2nw,e8^/-,a2s,a3^ a3 b 143"
line = "Ks M^ Ks"
hint = "Look at the ball"
missed = "Kick it"

[[puzzle]]
ask = "Catch the fish"
position = "-,-,-/-,-,- + w 0"
line = "Bne"
options = {ply_cap = "60"}
"""


def mistakes(text: str) -> list[tuple[int, str]]:
    """What is wrong, line by line; it is said in every language."""
    with pytest.raises(Refusal) as refused:
        own_file.read(text)
    assert refused.value.code == "bad-lessons"
    assert all(len(word(refused.value.message, language)) > 10 for language in languages())
    message = refused.value.message
    assert isinstance(message, Message)
    told = message.values["mistakes"]
    assert isinstance(told, tuple)
    found = []
    for each in told:
        assert isinstance(each, Message)
        found.append((int(str(each.values["line"])), word(each, "en")))
    return found


def test_lessons_are_read() -> None:
    """Words, positions and moves are those of the file; what it leaves out is said in general words."""
    found = own_file.read(GOOD)
    assert (found.game, found.title, len(found.steps)) == ("penguin-soccer", "Our lesson", 2)
    first, second = found.steps
    assert (first.title, first.ask, first.right) == ("Slide in", "Bring Baby in", ("Bne",))
    assert first.wrong == {"Mn": "That is not Baby.", "Pn": "That is not Baby."}
    assert set(second.after) == set(second.right)
    assert word(second.praise, "en") == "Well done."
    assert own_file.contents(GOOD).title == "Our lesson"
    assert own_file.contents(GOOD.replace('title = "Our lesson"\n', "", 1)).title == "Penguin Soccer"


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('right = ["Bne"]', "right = [", 10, "TOML"),
        ("penguin-soccer", "penguin-socer", 1, "penguin-soccer"),
        ('title = "Slide in"', 'titel = "Slide in"', 5, "did you mean title?"),
        ('ask = "Bring Baby in"\n', "", 4, "ask is missing"),
        ('right = ["Bne"]', 'right = "Bne"', 9, "right"),
        ('right = ["Bne"]', 'right = ["Bxx"]', 9, "Bxx"),
        ('right = ["Bne"]', "right = []", 9, "right"),
        ('moves = ["Mn", "Pn"]', 'moves = ["Mn", "Bne"]', 10, "twice"),
        ('"-,-,-/-,-,- + w 0"\nsay', '"-,-,-"\nsay', 6, "four fields"),
        ("[[step]]", "[[steps]]", 4, "step"),
        ('ask = "Score in two moves"\n', "", 18, "ask is missing"),
        ('"Score in two moves"', '" "', 19, "what is to be found"),
        ("hint =", "hind =", 22, "did you mean hint?"),
        ("a3 b 143", "a3 b", 20, "four fields"),
        ("Ks M^ Ks", "Ks M^ Kn Ks", 21, 'move 4, "Ks", cannot be played'),
        ("Ks M^ Ks", "Ks Mxx Ks", 21, 'move 2, "Mxx", cannot be played'),
        ("Ks M^ Ks", "Ks M^", 21, '"M^" is a reply'),
        ("Ks M^ Ks", "", 21, "1 to 40 moves"),
        ("Ks M^ Ks", "Ks " * 41, 21, "1 to 40 moves"),
        ('"60"', '"sixty"', 27, "ply_cap"),
    ],
)
def test_each_mistake_has_its_line(old: str, new: str, line: int, said: str) -> None:
    """It is told where it is and what would be right."""
    assert old in GOOD
    count = -1 if old == "[[step]]" else 1
    found = mistakes(GOOD.replace(old, new, count))
    assert len(found) == 1
    assert found[0][0] == line, found
    assert said in found[0][1], found


def test_puzzles_are_read() -> None:
    """They ask and answer in the words of the file, or in general ones."""
    first, second = own_file.read(GOOD).puzzles
    assert (first.number, first.asks, first.clue, first.missed) == (
        1,
        "Score in two moves",
        "Look at the ball",
        "Kick it",
    )
    assert (first.rights, first.level, first.is_deal) == (("Ks", "Ks"), 0, False)
    assert (second.clue, word(second.missed, "en")) == ("", "Another move is wanted here.")
    listed = own_file.read(GOOD).listed
    assert (listed.game, listed.title, listed.daily, listed.daily_deal) == ("penguin-soccer", "Our lesson", None, None)
    assert [each.options for each in listed.puzzles] == [{}, {"ply_cap": "60"}]
    assert own_file.contents(GOOD) == ("Our lesson", 2, 2)


def test_either_is_enough() -> None:
    """A file may have lessons alone or puzzles alone."""
    cut = GOOD.index("[[puzzle]]")
    assert own_file.contents(GOOD[:cut])[1:] == (2, 0)
    alone = GOOD[: GOOD.index("[[step]]")] + GOOD[cut:]
    assert [len(own_file.read(alone).steps), len(own_file.read(alone).puzzles)] == [0, 2]
    assert "1 to 60" in mistakes('game = "penguin-soccer"')[0][1]


def test_all_mistakes_at_once() -> None:
    """Nobody has to send a file as often as it has mistakes; they come in the order of the file."""
    steps, cut = GOOD[GOOD.index("[[step]]") :], GOOD.index("[[step]]")
    before = '[[puzzle]]\nask = "?"\nposition = "-,-,-/-,-,- + w 0"\nline = "Bxx"\n\n'
    found = mistakes(GOOD[:cut] + before + steps.replace('"Bne"]', '"Bxx"]', 1).replace('"Mne>n"', '"Mxx"'))
    assert [line for line, _ in found] == [7, 14, 21]


def test_a_file_is_bounded() -> None:
    """One that is too large is refused before anybody reads it."""
    with pytest.raises(Refusal) as refused:
        own_file.read(GOOD + "#" * LONGEST_LESSONS)
    assert refused.value.code == "too-large"
    many = GOOD + GOOD[GOOD.index("[[step]]") :] * 40
    assert "60" in mistakes(many)[0][1]


def test_the_example_of_the_documents_can_be_taught() -> None:
    """What the how-to shows for classes is a lesson."""
    text = (Path(__file__).parents[3] / "docs/how-to/write-a-lesson.md").read_text(encoding="utf-8")
    [_, lesson, puzzle] = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    found = own_file.read(lesson + puzzle)
    assert (found.title, found.steps[0].right) == ("Our first lesson", ("Be",))
    assert found.puzzles[0].rights == ("Ks", "Ks")
