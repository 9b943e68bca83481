"""Make docs/benchmarks.md and its plots from the results on file: ``python -m tools.benchmarks_page``.

The figures are those of benchmarks/environments.py, kept in benchmarks/results/environments-*.json.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec
from benchmarks.environments import FORMS, Figure, Results, best

import rookery
from rookery.bench.rows import human

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "benchmarks.md"
PICTURES = ROOT / "docs" / "pictures"
OURS = "rookery"
UNIT = "plies/s"

INTRODUCTION = """\
# Benchmarks

How fast games are stepped side by side by [the vector environment](reference/observations.md), beside the environments
of others, each peer in the same run on the same device. Made by `python -m tools.benchmarks_page` from the figures on
file; `benchmarks/environments.py` takes them ([how](../benchmarks/README.md)). Other figures: [on a
core](../benchmarks/results/cpu.md), [tree search](../benchmarks/results/search.md), [the
server](../benchmarks/results/server.md), [pages](../benchmarks/results/pages.md).

A *ply* is one action in one lane; dice that are rolled on the way, and games that begin anew, are not counted. *Bare*:
steps alone. *Masks*: with which actions are legal. *Observed*: with masks and what the seat to move sees, in bytes, or
in 32-bit floats. All sides play at random. Games differ: a ratio says how much a learner gets for its time, not whose
code is better.
"""
TITLES = {"cpu": "On one core", "h200": "On one H200"}


def read(name: str) -> Results | None:
    """Results on file, if there are such."""
    path = RESULTS / f"environments-{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=Results) if path.exists() else None


def table(heads: Iterable[str], lines: Iterable[Iterable[str]]) -> str:
    """A Markdown table, numbers to the right."""
    heads = list(heads)
    rule = ["---", *["--:"] * (len(heads) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in [heads, rule, *map(list, lines)]) + "\n"


def title_of(key: str) -> str:
    """A game by its name."""
    return rookery.game(key).room.title


def beside_peers(results: Results) -> str:
    """Our games in all forms beside the peers' best."""
    figures = results.figures
    peers = sorted({(f.who, f.game) for f in figures if f.who != OURS})
    others = [best(figures, who, game, "observed") for who, game in peers]
    known = [peer for peer in others if peer is not None]
    heads = ["game", *FORMS, *(f"observed, times {peer.who} {peer.game}" for peer in known)]
    lines = []
    for game in rookery.games():
        found = [best(figures, OURS, game, form) for form in FORMS]
        observed = best(figures, OURS, game, "observed")
        ratios = [f"{observed.rate / peer.rate:.0f} ×" if observed else "–" for peer in known]
        lines.append([title_of(game), *(human(f.rate, UNIT) if f else "–" for f in found), *ratios])
    text = table(heads, lines)
    if known:
        named = (f"{peer.who} {peer.game} {human(peer.rate, UNIT)} ({peer.lanes} lanes)" for peer in known)
        text += f"\nPeers at their best, with masks and observations: {'; '.join(named)}.\n"
    return text


def costs(results: Results) -> str:
    """What seats and options cost: our games under others than the defaults."""
    lines = []
    for f in results.figures:
        if f.who != OURS or f.form != "bare":
            continue
        same = [g for g in results.figures if (g.game, g.players, g.options) == (f.game, f.players, f.options)]
        observed = next((g for g in same if g.form == "observed" and g.lanes == f.lanes), None)
        chosen = ", ".join(f"{name}={value}" for name, value in f.options.items()) or "defaults"
        figures = [human(each.rate, UNIT) if each else "–" for each in (f, observed)]
        memory = [f"{each.bytes_a_lane:,}" if each and each.bytes_a_lane else "–" for each in (f, observed)]
        lines.append([f"{title_of(f.game)}, {f.players}, {chosen}", f"{f.lanes:,}", *figures, *memory])
    heads = ("game, players, options", "lanes", "bare", "observed", "bytes a lane, bare", "bytes a lane, observed")
    return table(heads, lines)


def plot(results: Results, path: Path) -> None:
    """Plies a second against lanes, a line for each game, ours and others."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    with mpl.rc_context({"svg.hashsalt": "rookery", "font.size": 9}):
        figure, axes = pyplot.subplots(1, 2, figsize=(9, 3.6), sharey=True, layout="constrained")
        for axis, form in zip(axes, ("bare", "observed"), strict=True):
            series: dict[str, list[Figure]] = {}
            for f in results.figures:
                if f.options or f.players not in (None, 2) or (f.form != form and f.who == OURS):
                    continue
                name = title_of(f.game) if f.who == OURS else f"{f.who} {f.game}"
                series.setdefault(name, []).append(f)
            for name, points in series.items():
                points.sort(key=lambda point: point.lanes)
                ours = points[0].who == OURS
                lanes, rates = [p.lanes for p in points], [p.rate for p in points]
                axis.plot(lanes, rates, "o-" if ours else "s--", label=name, markersize=4)
            axis.set(xscale="log", yscale="log", title=form, xlabel="lanes")
            axis.grid(alpha=0.3)
        axes[0].set_ylabel("plies a second")
        axes[1].legend(fontsize=7)
        figure.savefig(path, metadata={"Date": None})
        pyplot.close(figure)


def facts(results: Results) -> str:
    """What the figures were taken on."""
    return "\n".join(f"- {name}: {value}" for name, value in results.facts.items() if value != "not installed") + "\n"


def page() -> str:
    """The page; plots are written on the way."""
    parts = [INTRODUCTION]
    for name, title in TITLES.items():
        results = read(name)
        if results is None:
            continue
        picture = PICTURES / f"benchmarks-{name}.svg"
        plot(results, picture)
        parts += [f"## {title}\n", beside_peers(results), f"![Plies a second against lanes](pictures/{picture.name})\n"]
        more = read(f"{name}-options") or results
        parts += ["### What seats, options and lanes cost\n", costs(more), "### Taken on\n", facts(results)]
    return "\n".join(parts)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
