"""The package: what it offers, and what importing it costs."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_type_hints

import rookery

PUBLIC = {
    "BadCatalogue",
    "BadNet",
    "BadNotation",
    "BadNumber",
    "BadOption",
    "Choice",
    "Game",
    "GameOver",
    "IllegalMove",
    "NoDevice",
    "Outcome",
    "Position",
    "RookeryError",
    "Scene",
    "UnknownClause",
    "UnknownGame",
    "UnknownLevel",
    "game",
    "games",
}
SETTINGS = Path(__file__).parent.parent / "pyproject.toml"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own."""
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


def test_public_names() -> None:
    """These names are public, no more and no fewer, and each is there."""
    assert set(rookery.__all__) == PUBLIC
    assert rookery.__all__ == sorted(rookery.__all__)
    for name in PUBLIC:
        assert getattr(rookery, name).__doc__


def test_every_error_is_public() -> None:
    """Whatever Rookery raises on purpose can be caught by its name."""
    for kind in rookery.RookeryError.__subclasses__():
        if kind.__module__.startswith("rookery.kernel"):
            assert getattr(rookery, kind.__name__) is kind


def test_the_api_in_one_breath() -> None:
    """The names of the design work together."""
    game = rookery.game("penguin-soccer", ply_cap=200)
    position = game.start(seed=7)
    position = position.play(position.moves[0])
    assert game.read(str(position)) == position
    assert position.seat == 1
    assert position.outcome is None
    assert position.chance == ()
    assert len(position.choices()) == len(position.moves)
    assert position.scene().pieces
    assert game.perft(position, 1) == len(position.moves)
    assert game.key in rookery.games()


def test_importing_loads_no_compiler() -> None:
    """Whoever only plays interpreted never pays for Numba, nor for the terminal, nor for pictures."""
    program = "import sys, rookery; g = rookery.game('penguin-soccer'); p = g.start(); p.play(p.moves[0]).choices(); "
    program += (
        "print(*sorted(m for m in sys.modules if m.split('.')[0] in ('numba', 'llvmlite', 'numba_cuda', 'argparse')))"
    )
    done = run("-c", program)
    assert done.stdout == "\n", done.stderr


def test_python_m_rookery() -> None:
    """The package can be run: it is the command."""
    done = run("-m", "rookery", "--version")
    assert (done.returncode, done.stdout) == (0, f"rookery {rookery.__version__}\n")
    done = run("-m", "rookery", "moves", "chess")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_the_package_is_typed() -> None:
    """Callers' type checkers may rely on it: the marker is there and the hints can be resolved."""
    assert (Path(rookery.__file__).parent / "py.typed").exists()
    assert get_type_hints(rookery.game)["return"] is rookery.Game


def test_the_name_of_the_distribution() -> None:
    """It is rookery-games; no error, document or setting tells anybody to install an extra of another name."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    assert settings["project"]["name"] == "rookery-games"
    assert settings["project"]["scripts"].keys() == {"rookery"}
    extras = "|".join(settings["project"]["optional-dependencies"])
    other_name = re.compile(rf"(?<![\w-])rookery\\?\[(?:{extras})\b")
    root = SETTINGS.parent
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True)  # noqa: S607
    for name in listed.stdout.split():
        if (root / name).suffix in {".ftl", ".md", ".py", ".toml", ".yaml", ".service"}:
            assert not other_name.search((root / name).read_text(encoding="utf-8")), name


def test_the_page_on_the_index() -> None:
    """It has neither pictures nor links into a checkout, which lead nowhere there, and names every extra for users."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    page = (SETTINGS.parent / settings["project"]["readme"]).read_text(encoding="utf-8")
    assert re.findall(r"\]\((?!https:)", page) == []
    assert "<img" not in page
    for extra in settings["project"]["optional-dependencies"].keys() - {"dev"}:
        assert f"[{extra}]`" in page


def test_the_version_has_one_source() -> None:
    """The package's version is the distribution's."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    assert "version" in settings["project"]["dynamic"]
    assert settings["tool"]["hatch"]["version"]["path"] == "src/rookery/kernel/version.py"
