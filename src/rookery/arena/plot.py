"""The ratings as a picture: a dot for each level, a line for how sure it is."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rookery.arena.contest import Report
from rookery.arena.ratings import Rating
from rookery.arena.table import elo, interval, ranking
from rookery.draw.tokens import tokens
from rookery.kernel.errors import BadOption, RookeryError, quote
from rookery.kernel.messages import speaker
from rookery.words import ENGLISH, word

if TYPE_CHECKING:
    from matplotlib.axes import Axes

say = speaker("arena")

KINDS = (".png", ".svg")
WIDTH = 8.0
"""Inches, as Matplotlib counts; with 160 dots each."""
ROW = 0.62
HEAD = 1.25
FOOT = 0.95
LEFT = 1.25
RIGHT = 1.45
MARGIN = 0.35
_EDGE = (MARGIN - LEFT) / (WIDTH - LEFT - RIGHT)
"""Where the texts begin, seen from the axes."""


class CannotDraw(RookeryError):
    """A picture that cannot be drawn or written."""

    code = "cannot-draw"


def check_plot(name: str) -> None:
    """Find out before anything is played whether a picture can be drawn under this name."""
    if Path(name).suffix.lower() not in KINDS:
        raise BadOption(say("not-a-plot", name=quote(name)))
    if not Path(name).resolve().parent.is_dir():
        raise BadOption(say("no-folder", name=quote(name)))
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise CannotDraw(say("no-matplotlib")) from None


def plot(report: Report, name: str, language: str = ENGLISH) -> None:
    """Draw the ratings into a file, PNG or SVG by its name."""
    check_plot(name)
    import matplotlib as mpl
    from matplotlib.figure import Figure

    ratings, _ = ranking(report)
    ink = {token.removeprefix("--"): colour for token, colour in tokens("light").items()}
    height = HEAD + FOOT + ROW * len(ratings)
    # The same results make the same file, letter for letter.
    with mpl.rc_context({"font.family": "sans-serif", "font.size": 11, "svg.hashsalt": "rookery"}):
        figure = Figure(figsize=(WIDTH, height), facecolor=ink["snow"])
        axes = figure.add_axes(
            (LEFT / WIDTH, FOOT / height, (WIDTH - LEFT - RIGHT) / WIDTH, ROW * len(ratings) / height)
        )
        _ground(axes, ratings, ink)
        for row, rating in enumerate(reversed(ratings)):
            _level(axes, row, rating, ink, language)
        _captions(figure, report, height, ink, language)
        try:
            figure.savefig(name, dpi=160, metadata={"Date": None} if name.lower().endswith(".svg") else None)
        except OSError as problem:
            raise CannotDraw(say("plot-not-written", name=quote(name), reason=str(problem.strerror))) from None


def _ground(axes: "Axes", ratings: list[Rating], ink: dict[str, str]) -> None:
    """A sheet of ice with hairlines at round numbers, and a firmer line at 0."""
    least = min(rating.low for rating in ratings)
    most = max(rating.high for rating in ratings)
    air = max(20.0, 0.06 * (most - least))
    axes.set_xlim(least - air, most + air)
    axes.set_ylim(-0.5, len(ratings) - 0.5)
    axes.set_facecolor(ink["snow"])
    for row in range(0, len(ratings), 2):
        axes.axhspan(row - 0.5, row + 0.5, color=ink["ice"], alpha=0.55, linewidth=0, zorder=0)
    axes.grid(axis="x", color=ink["line"], linewidth=1, zorder=1)
    axes.axvline(0, color=ink["ice-shade"], linewidth=1.5, zorder=2)
    axes.spines[:].set_visible(False)
    axes.set_yticks([])
    axes.tick_params(axis="x", length=0, pad=8, labelcolor=ink["quiet"], labelsize=10)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:+.0f}" if value else "0")


def _level(axes: "Axes", row: int, rating: Rating, ink: dict[str, str], language: str) -> None:
    """A level's name, dot, interval, and numbers."""
    axes.plot(
        [rating.low, rating.high],
        [row, row],
        color=ink["aurora"],
        alpha=0.35,
        linewidth=8,
        solid_capstyle="butt",
        zorder=3,
    )
    axes.plot(
        rating.elo,
        row,
        marker="o",
        markersize=11,
        markerfacecolor=ink["aurora"],
        markeredgecolor=ink["snow"],
        markeredgewidth=2,
        zorder=4,
    )
    beside: dict[str, Any] = {"transform": axes.get_yaxis_transform(), "clip_on": False}
    axes.text(_EDGE, row, rating.level, ha="left", va="center", color=ink["ink"], fontsize=13, **beside)
    axes.text(1.03, row + 0.15, elo(rating), ha="left", va="center", color=ink["ink"], fontsize=13, **beside)
    below = interval(rating) or word(say("by-definition"), language)
    axes.text(1.03, row - 0.2, below, ha="left", va="center", color=ink["quiet"], fontsize=9, **beside)


def _captions(figure: Any, report: Report, height: float, ink: dict[str, str], language: str) -> None:
    """The title above, and below what the numbers are."""
    game = report.plan.game
    left = MARGIN / WIDTH
    figure.text(left, 1 - 0.5 / height, game.room.title, fontsize=19, weight="bold", color=ink["ink"], va="center")
    games, levels = len(report.results), len(report.plan.levels)
    about = word(say("plot-about", games=games, levels=levels, players=game.players), language)
    figure.text(left, 1 - 0.88 / height, about, fontsize=10.5, color=ink["quiet"], va="center")
    below = word(say("plot-scale", level=report.plan.levels[0]), language)
    figure.text(left, 0.28 / height, below, fontsize=9, color=ink["quiet"], va="center")
