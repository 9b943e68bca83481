"""How strength grows with training: curves of the trainings whose results files are kept beside the pages.

A training writes ``progress.ndjson`` into its folder; a copy under docs/results/data/training-NAME.ndjson is drawn.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
from tools.results.pages import COLOURS, FOLDER, MARKERS, Page, Plots, prose, share, table
from tools.results.playing import Wish

AGAINST = "against "
LESSON = "lesson"


class Test(msgspec.Struct, frozen=True):
    """A test of strength on the way."""

    opponent: str
    plies: int
    seconds: float
    share: float
    games: int


class Training(msgspec.Struct, frozen=True):
    """A training, as far as it is drawn."""

    name: str
    plies: int
    seconds: float
    lessons: list[tuple[int, float, float]]
    """Plies, entropy, and the share of the returns' variance that the values knew."""
    tests: list[Test]


class Figures(msgspec.Struct, frozen=True):
    """All trainings on file."""

    trainings: list[Training]


POINTS = 200
"""Lessons that are drawn of a training: more would not be seen."""


def measure(wish: Wish) -> Figures:
    """Read the results files on file."""
    return Figures([read(path) for path in sorted((FOLDER / "data").glob("training-*.ndjson"))])


def read(path: Path) -> Training:
    """A training by its results file."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lessons = [line for line in lines if line["kind"] == LESSON]
    step = max(1, len(lessons) // POINTS)
    tests = [
        Test(line["kind"].removeprefix(AGAINST), line["plies"], line["seconds"], line["share"], int(line["games"]))
        for line in lines
        if line["kind"].startswith(AGAINST)
    ]
    return Training(
        name=path.stem.removeprefix("training-"),
        plies=max((line["plies"] for line in lines), default=0),
        seconds=max((line["seconds"] for line in lines), default=0.0),
        lessons=[(line["plies"], line["entropy"], line["explained"]) for line in lessons[::step]],
        tests=tests,
    )


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    parts = [
        "# Strength and training\n",
        prose(
            "How networks grew stronger while they taught themselves by `rookery train`",
            "([self-play](../explanation/self-play.md)): their share of the points against a level, or against their",
            "earlier selves, test by test.",
        ),
    ]
    if not figures.trainings:
        parts.append("No training is on file yet.\n")
    for training in figures.trainings:
        parts += [f"## {training.name}\n", f"{training.plies:,} plies in {training.seconds / 60:.1f} minutes.\n"]
        opponents = list(dict.fromkeys(test.opponent for test in training.tests))
        with plots.new(training.name, f"The training of {training.name}", panels=2) as (axes, said):
            for number, opponent in enumerate(opponents):
                tests = [test for test in training.tests if test.opponent == opponent]
                style = {"color": COLOURS[number % 6], "marker": MARKERS[number % 6], "markersize": 4}
                places, shares = [test.plies / 1e6 for test in tests], [100 * test.share for test in tests]
                axes[0].plot(places, shares, label=opponent, **style)
            axes[0].set(xlabel="million plies", ylabel="% of the points", title="tests", ylim=(-2, 102))
            places = [plies / 1e6 for plies, _, _ in training.lessons]
            axes[1].plot(places, [entropy for _, entropy, _ in training.lessons], color=COLOURS[1], label="entropy")
            axes[1].plot(places, [known for _, _, known in training.lessons], color=COLOURS[2], label="explained")
            axes[1].set(xlabel="million plies", title="lessons")
            for axis in axes:
                if axis.get_legend_handles_labels()[0]:
                    axis.legend(fontsize=7)
        last = {test.opponent: test for test in training.tests}
        lines = [
            [test.opponent, share(test.share * test.games, test.games), str(test.games), f"{test.plies:,}"]
            for test in last.values()
        ]
        parts += [said[0], table(("last test against", "share of the points", "games", "after plies"), lines)]
    return "\n".join(parts)


PAGE = Page("training", Figures, measure, write, plays=False)
