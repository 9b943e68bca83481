"""What all pages have in common: figures on file, tables, intervals, plots."""

import datetime
import math
import shlex
import statistics
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from tools.results.playing import Wish

import rookery
from rookery.bench.report import machine, versions
from rookery.draw.tokens import tokens
from rookery.kernel.errors import RookeryError
from rookery.kernel.levels import NAMES
from rookery.kernel.shares import DEVIATIONS, interval

FOLDER = Path(__file__).parents[2] / "docs" / "results"
INK = {name.removeprefix("--"): colour for name, colour in tokens("light").items()}
COLOURS = [INK["seat-1"], INK["seat-2"], INK["seat-3"], INK["seat-4"], INK["aurora"], INK["quiet"]]
MARKERS = "osD^vP"
NO_END = 2000.0
"""Elo that stands for never losing."""


class NoFigures(RookeryError):
    """A page cannot be drawn before its figures are taken."""

    code = "no-figures"


class Facts(msgspec.Struct, frozen=True):
    """When, how and on what figures were taken."""

    date: str
    command: str
    machine: dict[str, str]
    players: dict[str, str]
    """Where levels play: what the strongest of each game was then."""


def facts_now(page: str, wish: Wish, *, plays: bool) -> Facts:
    """The facts of a run that is just made. Folders and processes are of this machine, and change nothing."""
    strongest = {
        key: ", ".join(str(algorithm) for algorithm in rookery.game(key).room.levels[NAMES[-1]])
        for key in wish.games or rookery.games()
    }
    command = ["python", "-m", "tools.results", page, *(f"--game={key}" for key in wish.games)]
    command += [f"--level={wish.level}"] if wish.level else []
    command += [f"--number={wish.number}"] if wish.number else []
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    on = machine() | versions({"NumPy": "numpy", "Numba": "numba"})
    return Facts(today, shlex.join(command), on, strongest if plays else {})


@dataclass(frozen=True)
class Page:
    """A page: what it is called, how its figures are taken, and how it is written from them."""

    name: str
    figures: type[msgspec.Struct]
    measure: Callable[[Wish], Any]
    write: Callable[[Any, "Plots"], str]
    plays: bool = True
    """Whether levels play for it."""

    @property
    def data(self) -> Path:
        """Where its figures are kept."""
        return FOLDER / "data" / f"{self.name}.json"

    def take(self, wish: Wish) -> None:
        """Take the figures and keep them."""
        figures = self.measure(wish)
        facts = facts_now(self.name, wish, plays=self.plays)
        kept = {"facts": msgspec.to_builtins(facts), "figures": msgspec.to_builtins(figures)}
        self.data.parent.mkdir(parents=True, exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(kept), indent=1)
        self.data.write_bytes(text + b"\n")

    def text(self, folder: Path) -> str:
        """The page from the figures on file; its plots are drawn into a folder."""
        if not self.data.exists():
            raise NoFigures(f"there are no figures of {self.name} yet; leave --draw out to take them")
        kept = msgspec.json.decode(self.data.read_bytes())
        facts = msgspec.convert(kept["facts"], Facts)
        body = self.write(msgspec.convert(kept["figures"], self.figures), Plots(self.name, folder))
        return f"{body}\n{_footer(facts)}"

    def draw(self) -> None:
        """Write the page and its plots."""
        (FOLDER / f"{self.name}.md").write_text(self.text(FOLDER / "plots"), encoding="utf-8")


def _footer(facts: Facts) -> str:
    """How the figures of a page were taken."""
    on = ", ".join(f"{name} {value}" for name, value in facts.machine.items())
    taken = prose(f"`{facts.command}` on {facts.date} ({on}). Intervals are those of 95 % confidence.")
    players = "".join(f"- {title_of(key)}: `{level}`\n" for key, level in facts.players.items())
    said = f"\nThe emperor was then:\n\n{players}" if players else ""
    return f"## How these figures were taken\n\n{taken}{said}"


# Words and tables


def title_of(key: str) -> str:
    """A game by its name."""
    return rookery.game(key).room.title


def table(heads: Iterable[str], lines: Iterable[Iterable[str]]) -> str:
    """A Markdown table, numbers to the right."""
    heads = list(heads)
    rule = ["---", *["--:"] * (len(heads) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in [heads, rule, *map(list, lines)]) + "\n"


def prose(*parts: str) -> str:
    """A paragraph of these parts, broken into lines as documents are, but not before a percent sign."""
    text = " ".join(parts).replace(" %", "\N{NO-BREAK SPACE}%")
    lines = textwrap.fill(text, 118, break_long_words=False, break_on_hyphens=False)
    return lines.replace("\N{NO-BREAK SPACE}", " ") + "\n"


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


def share(points: float, games: float) -> str:
    """A share with its interval."""
    if not games:
        return "–"
    low, high = interval(points, games)
    return f"{percent(points / games)} ({100 * low:.1f} to {100 * high:.1f})"


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values, and how far it may be off with 95 % confidence."""
    if len(values) < 2:
        return (values[0] if values else 0.0), math.inf
    return statistics.fmean(values), DEVIATIONS * statistics.stdev(values) / math.sqrt(len(values))


def elo(points: float, games: float) -> tuple[float, float, float]:
    """The difference on the Elo scale that a share of points stands for, with its interval."""

    def scaled(share: float) -> float:
        if not 0 < share < 1:
            return math.copysign(NO_END, share - 0.5)
        return max(-NO_END, min(NO_END, 400 * math.log10(share / (1 - share))))

    low, high = interval(points, games)
    return scaled(points / games), scaled(low), scaled(high)


# Plots


class Plots:
    """Draws the plots of a page into a folder, on a light ground that is legible on any page."""

    def __init__(self, page: str, folder: Path) -> None:
        self._page = page
        self._folder = folder

    @contextmanager
    def new(self, name: str, about: str, *, panels: int = 1, height: float = 3.2) -> Iterator[tuple[Any, list[str]]]:
        """Axes to draw on, and a list that gets the Markdown of the picture once it is written."""
        import matplotlib as mpl

        mpl.use("svg")
        from matplotlib.figure import Figure

        said: list[str] = []
        # The same figures make the same file.
        style: dict[Any, Any] = {
            "svg.hashsalt": "rookery",
            "svg.fonttype": "none",
            "font.size": 9,
            "font.family": "sans-serif",
        }
        with mpl.rc_context(style):
            figure = Figure(figsize=(8, height), facecolor=INK["snow"], layout="constrained")
            axes = figure.subplots(1, panels, squeeze=False)[0]
            for axis in axes:
                axis.set_facecolor(INK["snow"])
                axis.spines[["top", "right"]].set_visible(False)
                axis.grid(color=INK["line"], linewidth=0.8)
                axis.set_axisbelow(True)
            yield (axes if panels > 1 else axes[0]), said
            self._folder.mkdir(parents=True, exist_ok=True)
            file = self._folder / f"{self._page}-{name}.svg"
            figure.savefig(file, metadata={"Date": None, "Creator": None})
            # Trailing blanks, which the writer leaves, are none of a repository's business.
            text = file.read_text(encoding="utf-8")
            file.write_text("\n".join(line.rstrip() for line in text.splitlines()) + "\n", encoding="utf-8")
        said.append(f"![{about}](plots/{file.name})\n")


def line(axis: Any, places: Sequence[Any], shares: Sequence[tuple[float, float]], label: str, number: int = 0) -> None:
    """Shares of points with their intervals as a line; each is its points and its games."""
    at = [points / games if games else math.nan for points, games in shares]
    ends = [interval(points, games) for points, games in shares]
    spread = [
        [100 * max(0.0, here - low) for here, (low, _) in zip(at, ends, strict=True)],
        [100 * max(0.0, high - here) for here, (_, high) in zip(at, ends, strict=True)],
    ]
    style = {"color": COLOURS[number % 6], "marker": MARKERS[number % 6], "markersize": 5, "capsize": 2}
    axis.errorbar(places, [100 * each for each in at], yerr=spread, label=label, linewidth=1.2, **style)
