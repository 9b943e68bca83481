"""Whether code and catalogues fit."""

from pathlib import Path

import pytest

from rookery import catalog
from rookery.words import audit

CODE = """
say = speaker("house")
tell = speaker("garden")
say("hello", name=name)
say("hello", title=title)
tell("grow")
other("nothing")
"""


def written(folder: Path, **files: str) -> Path:
    """A folder with the files of some languages."""
    for language, text in files.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_messages_are_found_in_code(tmp_path: Path) -> None:
    """A message is found by its speaker, with the names of all its values."""
    file = tmp_path / "house.py"
    file.write_text(CODE, encoding="utf-8")
    assert audit.made_in([file], "house") == {"hello": {"name", "title"}}
    assert audit.made_in([file], "garden") == {"grow": set()}


def test_names_are_written_out(tmp_path: Path) -> None:
    """A name that is put together cannot be found, and is refused."""
    file = tmp_path / "house.py"
    file.write_text('say = speaker("house")\nsay(f"hello-{who}")\n', encoding="utf-8")
    with pytest.raises(ValueError, match="line 2: the name of a message is always written out"):
        audit.made_in([file], "house")


def test_what_fits(tmp_path: Path) -> None:
    """No problem where every message has words, every word a message, and forms stand where they are asked for."""
    text = 'hello = Hello { FORM($name, "loud") }, { world }\nworld = world\nname = Ann\n    .loud = ANN\n'
    folder = written(tmp_path, en=text)
    assert audit.problems(folder, {"hello": {"name"}, "name": set()}, ("en",)) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "en.ftl has no words for hello"),
        ("hello =\n    .loud = HELLO\n", "en.ftl has no words for hello"),
        ("hello = Hello\nbye = Bye\n", "en.ftl has words that no message uses: bye"),
        ("hello = Hello { $title }\n", "en.ftl: hello uses a value that the message does not have: title"),
        (
            "hello = Hello { DATETIME($name) }\n",
            "en.ftl: hello pages know the functions NUMBER, FORM, AND, OR, of a value",
        ),
    ],
)
def test_what_does_not_fit(tmp_path: Path, text: str, problem: str) -> None:
    """A message without words, words without a message, values and functions that there are not."""
    assert audit.problems(written(tmp_path, en=text), {"hello": {"name"}}, ("en",)) == [problem]


def test_attributes_that_are_asked_for(tmp_path: Path) -> None:
    """An attribute that is asked for by its name must be there; beside such ones no other may be."""
    made: audit.Made = {"option-die": set(), "option-die.about": set()}
    folder = written(
        tmp_path,
        en="option-die = The die\n    .about = its sides\n",
        de="option-die = Der Würfel\n    .aboot = seine Seiten\n",
    )
    assert audit.problems(folder, made, ("en", "de")) == [
        "de.ftl has no words for option-die.about",
        "de.ftl has words that no message uses: option-die.aboot",
    ]


def test_a_language_that_is_missing(tmp_path: Path) -> None:
    """Every language has a file."""
    assert audit.problems(written(tmp_path, en="hello = Hello\n"), {"hello": set()}, ("en", "de")) == [
        "de.ftl is missing"
    ]


def test_what_a_room_is_asked_for() -> None:
    """A room's words have its summary, its options with their values, its guide, and all parts of its lessons."""
    made = audit.made_by_room(catalog.room("penguins-rock"))
    assert {
        "summary",
        "option-drop",
        "option-drop.about",
        "option-drop.anywhere",
        "option-board.rookery",
        "option-turn_cap.zero",
        "guide-goal",
        "guide-goal.title",
        "lesson-fetch-a-rock",
        "lesson-fetch-a-rock.say",
        "lesson-fetch-a-rock.wrong-2",
    } <= made.keys()
    assert "lesson-fetch-a-rock.wrong-3" not in made
    assert made["ended-turn-cap"] == {"turns"}
