"""The parser: messages for help, one line for a mistake."""

import pytest

from rookery.cli.main import main
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
    assert capsys.readouterr().err == 'x: there is no "--wrong" here (see x --help)\n'


def test_what_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped command, option or value gets the right one, and the help of its command."""
    for typed, said in {
        ("pley",): 'rookery: COMMAND: there is no "pley" (did you mean play?); choose games, ',
        (
            "play",
            "--plyers",
            "3",
        ): 'rookery play: there is no "--plyers" here (did you mean --players?) (see',
        ("play", "penguin-soccer", "--pace", "fst"): 'rookery play: --pace: there is no "fst" (did you mean fast?); ',
    }.items():
        with pytest.raises(SystemExit) as left:
            main(typed)
        assert left.value.code == BAD_INPUT
        err = capsys.readouterr().err
        assert err.startswith(said)
        assert err.count("\n") == 1
