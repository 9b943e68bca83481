"""The language of the terminal: asked for, or as the environment says."""

import pytest

from rookery.cli import language
from rookery.cli.main import main
from rookery.cli.parser import Parser
from rookery.kernel.errors import BadOption


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "de_CH.UTF-8", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "de:en", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_it(environment: dict[str, str], spoken: str) -> None:
    """The first variable that says anything counts, as for other programs; what nobody speaks here is English."""
    assert language.chosen_language(["games"], environment) == spoken


@pytest.mark.parametrize("given", [["--language", "de", "games"], ["games", "--language=de"]])
def test_the_option_comes_first(given: list[str]) -> None:
    """The option stands before or after the command, and counts more than the environment."""
    assert language.chosen_language(given, {"LANG": "en_GB.UTF-8"}) == "de"


@pytest.mark.parametrize("given", [["--language", "xx"], ["--language"], ["games", "--language="]])
def test_a_language_that_nobody_speaks(given: list[str]) -> None:
    """Who asks for another language hears which there are."""
    with pytest.raises(BadOption, match="the languages are en, de"):
        language.chosen_language(given, {})


def test_the_command_line_speaks_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Answers, help and refusals are in the language."""
    assert main(["games", "--language", "de"]) == 0
    assert "2 bis 4 Personen" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--language", "de", "moves", "--help"])
    assert "eine Stellung und ihre erlaubten Züge zeigen" in " ".join(capsys.readouterr().out.split())
    assert main(["--language=de", "moves", "penguin-soccer", "--option", "x"]) == 2
    assert capsys.readouterr().err == 'rookery moves: eine Option schreibt man NAME=WERT, nicht "x"\n'
    assert main(["--language=xx", "games"]) == 2
    assert capsys.readouterr().err.startswith('rookery: there is no language "xx"')


def test_the_argument_explains_itself() -> None:
    """Its help names the languages."""
    parser = Parser(prog="x")
    language.language_argument(parser)
    assert "en or de" in " ".join(parser.format_help().split())
