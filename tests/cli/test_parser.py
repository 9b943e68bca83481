"""The parser: messages for help, one line for a mistake."""

import pytest

from rookery.cli.parser import BAD_INPUT, Parser
from rookery.kernel.messages import speaker

say = speaker("cli")


def test_help_is_worded() -> None:
    """What it says of itself and of its arguments is in its language; percent signs are no fields."""
    parser = Parser(prog="x", language="de", description=say("about-games"))
    parser.add_argument("--json", help=say("help-json"))
    parser.add_argument("--share", help="in %")
    text = " ".join(parser.format_help().split())
    assert "die Spiele und ihre Optionen auflisten" in text
    assert "in JSON antworten" in text
    assert "in %" in text


def test_a_mistake_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """It says what is wrong and where help is."""
    with pytest.raises(SystemExit) as left:
        Parser(prog="x").parse_args(["--wrong"])
    assert left.value.code == BAD_INPUT
    assert capsys.readouterr().err == "x: unrecognized arguments: --wrong (see x --help)\n"
