"""``rookery completion``: what makes TAB complete commands, options and games in a shell."""

import argparse
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rookery import catalog
from rookery.cli.parser import Help, Parser
from rookery.cli.shared import Command
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import speaker
from rookery.words import word

say = speaker("cli")

WORDS = {"bots": NAMES, "level": NAMES, "language": (), "device": ("cpu", "cuda"), "theme": ("light", "dark")}
"""What can follow an option whose values its parser does not list."""


@dataclass(frozen=True)
class Flag:
    """An option of a command."""

    names: tuple[str, ...]
    about: str
    takes: bool
    """Whether a value follows."""
    values: tuple[str, ...]
    """The values that are known; a file where there are none."""


@dataclass(frozen=True)
class Facts:
    """What can be typed after a command."""

    name: str
    about: str
    flags: tuple[Flag, ...]
    words: tuple[str, ...]
    """What can stand there without a name: games, or one of a few words; files where there are none."""


def facts(top: Parser) -> list[Facts]:
    """All commands of a parser, with what can follow them."""
    return [_facts(name, sub) for name, sub in subparsers(top).items()]


def subparsers(top: Parser) -> Mapping[str, Parser]:
    """The parser of every command."""
    return next(action.choices for action in top._actions if isinstance(action, argparse._SubParsersAction))


def _facts(name: str, parser: Parser) -> Facts:
    flags: list[Flag] = []
    words: list[str] = []
    for action in parser._actions:
        if action.option_strings:
            values = tuple(map(str, action.choices or WORDS.get(action.dest, ())))
            about = _worded(action.help, parser.language)
            flags.append(Flag(tuple(action.option_strings), about, action.nargs != 0, values))
        elif action.metavar == "GAME":
            words += catalog.games()
        else:
            words += map(str, action.choices or ())
    return Facts(name, _worded(parser.about, parser.language), tuple(flags), tuple(words))


def _worded(about: object, language: str) -> str:
    said = word(about.message, language) if isinstance(about, Help) else str(about or "")
    return " ".join(said.split())


# The shells


def bash(commands: Iterable[Facts]) -> str:
    """A function for bash."""
    commands = list(commands)
    cases: list[str] = []
    for command in commands:
        cases.append(f"    {command.name})")
        cases.append('      case "$before" in')
        for flag in command.flags:
            if flag.takes:
                names = "|".join(flag.names)
                cases.append(f"        {names}) known={_quoted(' '.join(flag.values))} ;;")
        everything = " ".join((*(name for flag in command.flags for name in flag.names), *command.words))
        cases += [f"        *) known={_quoted(everything)} ;;", "      esac ;;"]
    names = " ".join(command.name for command in commands)
    return "\n".join(
        [
            '# bash: eval "$(rookery completion bash)" in ~/.bashrc',
            "_rookery() {",
            '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" known=""',
            '  if [ "$COMP_CWORD" -eq 1 ]; then',
            f"    known={_quoted(names)}",
            "  else",
            '    case "${COMP_WORDS[1]}" in',
            *cases,
            "    esac",
            "  fi",
            '  COMPREPLY=($(compgen -W "$known" -- "$word"))',
            "}",
            "complete -o default -F _rookery rookery",
        ]
    )


def zsh(commands: Iterable[Facts]) -> str:
    """A function for zsh, with a word about everything."""
    commands = list(commands)
    lines = [
        "#compdef rookery",
        '# zsh: eval "$(rookery completion zsh)" in ~/.zshrc, after compinit',
        "_rookery() {",
        "  local -a known",
        "  if (( CURRENT == 2 )); then",
        "    known=(",
        *(f"      {_quoted(f'{command.name}:{command.about}')}" for command in commands),
        "    )",
        "    _describe command known",
        "    return",
        "  fi",
        "  case $words[2] in",
    ]
    for command in commands:
        lines += [f"    {command.name})", "      _arguments \\"]
        for flag in command.flags:
            about = "".join(" " if sign in "[]:" else sign for sign in flag.about)
            value = f":value:({' '.join(flag.values)})" if flag.values else ":value:_files"
            after = f"[{about}]{value}" if flag.takes else f"[{about}]"
            lines += [f"        {_quoted(name + after)} \\" for name in flag.names]
        what = f"({' '.join(command.words)})" if command.words else "_files"
        lines += [f"        {_quoted(f'*:what:{what}')} ;;"]
    return "\n".join([*lines, "  esac", "}", "compdef _rookery rookery"])


def fish(commands: Iterable[Facts]) -> str:
    """Lines for fish, with a word about everything."""
    lines = ["# fish: rookery completion fish > ~/.config/fish/completions/rookery.fish"]
    for command in commands:
        lines.append(f"complete -c rookery -f -n __fish_use_subcommand -a {command.name} -d {_quoted(command.about)}")
        there = f"complete -c rookery -n '__fish_seen_subcommand_from {command.name}'"
        for flag in command.flags:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names)
            value = f" -x -a {_quoted(' '.join(flag.values))}" if flag.values else " -r" if flag.takes else ""
            lines.append(f"{there} {names}{value} -d {_quoted(flag.about)}")
        if command.words:
            lines.append(f"{there} -f -a {_quoted(' '.join(command.words))}")
    return "\n".join(lines)


def _quoted(text: str) -> str:
    """A text as one word of any of these shells."""
    return "'" + text.replace("\\", "").replace("'", "’") + "'"


SHELLS: Mapping[str, Callable[[Iterable[Facts]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}


def completion_arguments(parser: Parser) -> None:
    """Which shell."""
    parser.add_argument("name", metavar="SHELL", choices=tuple(SHELLS), help=say("help-shell", shells=tuple(SHELLS)))


def run_completion(arguments: argparse.Namespace) -> None:
    """Print what the shell needs."""
    from rookery.cli.main import parser

    print(SHELLS[arguments.name](facts(parser(arguments.language))))


COMMAND = Command("completion", say("about-completion"), completion_arguments, run_completion)
