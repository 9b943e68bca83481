"""A teacher's own lessons: read strictly, every mistake with its line."""

import re
from pathlib import Path

import pytest

from rookery.kernel.messages import Message
from rookery.play.refusals import Refusal
from rookery.server.classes import lessons
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
"""


def mistakes(text: str) -> list[tuple[int, str]]:
    """What is wrong, line by line; it is said in every language."""
    with pytest.raises(Refusal) as refused:
        lessons.read(text)
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
    found = lessons.read(GOOD)
    assert (found.game, found.title, len(found.steps)) == ("penguin-soccer", "Our lesson", 2)
    first, second = found.steps
    assert (first.title, first.ask, first.right) == ("Slide in", "Bring Baby in", ("Bne",))
    assert first.wrong == {"Mn": "That is not Baby.", "Pn": "That is not Baby."}
    assert set(second.after) == set(second.right)
    assert word(second.praise, "en") == "Well done."
    assert lessons.title(GOOD) == "Our lesson"
    assert lessons.title(GOOD.replace('title = "Our lesson"\n', "", 1)) == "Penguin Soccer"


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
        ("[[step]]", "[[steps]]", 1, "step"),
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


def test_all_mistakes_at_once() -> None:
    """Nobody has to send a file as often as it has mistakes."""
    found = mistakes(GOOD.replace('"Bne"', '"Bxx"').replace('"Mne>n"', '"Mxx"'))
    assert [line for line, _ in found] == [9, 16]


def test_a_file_is_bounded() -> None:
    """One that is too large is refused before anybody reads it."""
    with pytest.raises(Refusal) as refused:
        lessons.read(GOOD + "#" * LONGEST_LESSONS)
    assert refused.value.code == "too-large"
    many = GOOD + GOOD[GOOD.index("[[step]]") :] * 40
    assert "60" in mistakes(many)[0][1]


def test_the_example_of_the_documents_can_be_taught() -> None:
    """What the how-to shows for classes is a lesson."""
    text = (Path(__file__).parents[3] / "docs/how-to/write-a-lesson.md").read_text(encoding="utf-8")
    [_, example] = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    found = lessons.read(example)
    assert (found.title, found.steps[0].right) == ("Our first lesson", ("Be",))
