"""The page of a report: one HTML file with everything in it."""

import statistics
from collections.abc import Iterator
from html import escape
from pathlib import Path
from string import Template

from rookery.draw.film import colours
from rookery.kernel.messages import Text, speaker
from rookery.kernel.version import __version__
from rookery.report.figures import Figures, Share, Use, mean
from rookery.report.plan import Plan, title
from rookery.report.plots import course, histogram, whisker
from rookery.report.studying import Finding, Study
from rookery.words import ENGLISH, as_sentence, word

say = speaker("report")
HERE = Path(__file__).parent


def page(plan: Plan, study: Study, command: str, language: str = ENGLISH) -> str:
    """The whole page; ``command`` is what makes it."""
    return _Page(plan, study, language).written(command)


class _Page:
    """One page while it is written."""

    def __init__(self, plan: Plan, study: Study, language: str) -> None:
        self._plan = plan
        self._study = study
        self._language = language

    def _word(self, text: Text) -> str:
        return escape(word(text, self._language))

    def _of(self, part: str) -> list[Finding]:
        return [finding for finding in self._study.findings if finding.part == part]

    @property
    def _usual(self) -> Finding:
        """The game as it is, for the usual number of players."""
        return next(each for each in self._of("players") if len(each.figures.seats) == self._plan.usual)

    def written(self, command: str) -> str:
        """The page as a file."""
        sections = (self._length(), self._seats(), self._uses(), self._endings(), self._options(), self._skill())
        games = sum(finding.figures.games for finding in self._study.findings)
        return Template(_own("page.html")).substitute(
            language=self._language,
            version=__version__,
            title=self._word(title(self._plan)),
            colours=colours(self._plan.room.key),
            style=_own("page.css"),
            about=self._word(say("about", games=games, level=self._plan.level)),
            sections="".join(f"<section>{each}</section>" for each in sections if each),
            how_heading=self._word(say("how-heading")),
            how=self._word(say("how", level=self._plan.level, failures=len(self._study.failures))),
            command=escape(command),
        )

    def _heading(self, heading: Text, about: Text) -> str:
        return f'<h2>{self._word(heading)}</h2><p class="quiet">{self._word(about)}</p>'

    # Sections

    def _length(self) -> str:
        """How long games are, and how much there is to choose."""
        shown = []
        for finding in self._of("players"):
            turns = finding.figures.turns
            about = say("turns-of", middle=round(statistics.median(turns)), least=min(turns), most=max(turns))
            plot = histogram(turns, word(say("turns"), self._language), word(about, self._language))
            shown.append(self._figure(finding.label, about, plot))
        found = self._usual.figures
        about = say("branching-of", mean=round(found.branching, 1), most=found.most_moves)
        words = word(about, self._language)
        label = word(say("choices"), self._language)
        shown.append(self._figure(say("branching"), about, course(found.branching_by_tenth, label, words)))
        return self._heading(say("length"), say("length-about")) + f'<div class="plots">{"".join(shown)}</div>'

    def _figure(self, label: Text, about: Text, plot: str) -> str:
        return f"<figure><h3>{self._word(label)}</h3><figcaption>{self._word(about)}</figcaption>{plot}</figure>"

    def _seats(self) -> str:
        """Whether it matters who begins."""
        shown = []
        for finding in self._of("players"):
            seats = finding.figures.seats
            if len(seats) == 1:
                continue
            even = 1 / len(seats)
            rows = "".join(
                self._row(say("seat", seat=seat + 1), share, even, f" class=seat-{seat}")
                for seat, share in enumerate(seats)
            )
            shown.append(f'<h3>{self._word(finding.label)}</h3><ul class="rows">{rows}</ul>')
        return self._heading(say("seats"), say("seats-about")) + "".join(shown)

    def _row(self, label: Text, share: Share, even: float, kind: str = "") -> str:
        drawn = whisker(share.share, *share.interval, even)
        words = self._word(self._share(share))
        return f'<li{kind}><span>{self._word(label)}</span>{drawn}<span class="figure">{words}</span></li>'

    def _share(self, share: Share) -> Text:
        low, high = share.interval
        return say("share", share=share.share, low=low, high=high) if share.games else "–"

    def _uses(self) -> str:
        """Which kinds of moves are played, and how often where there is a choice."""
        heads = (say("kind"), say("of-all-moves"), say("where-possible"))
        rows = [self._use(use) for use in self._usual.figures.uses]
        return self._heading(say("uses"), say("uses-about")) + self._table(heads, rows)

    def _use(self, use: Use) -> list[Text]:
        return [as_title(word(use.kind, self._language)), self._share(use.played), self._share(use.chosen)]

    def _endings(self) -> str:
        """How games end, and whether a cap ends them."""
        heads = (say("ending"), *(finding.label for finding in self._of("players")))
        reasons: dict[str, Text] = {}
        for finding in self._of("players"):
            reasons |= {word(each.reason, self._language): each.reason for each in finding.figures.endings}
        rows = []
        for reason in reasons:
            row: list[Text] = [as_sentence(reason)]
            for finding in self._of("players"):
                found = {word(each.reason, self._language): each.games for each in finding.figures.endings}
                row.append(self._share(found.get(reason, Share(0, finding.figures.games))))
            rows.append(row)
        return self._heading(say("endings"), say("endings-about")) + self._table(heads, rows)

    def _options(self) -> str:
        """What each option changes."""
        findings = self._of("options")
        if not findings:
            return ""
        heads = (say("rules"), say("games"), say("first-seat"), say("draws"), say("turns"), say("choices"))
        rows = [self._option(say("as-usual"), self._usual.figures)]
        rows += [self._option(finding.label, finding.figures) for finding in findings]
        return self._heading(say("options"), say("options-about")) + self._table(heads, rows)

    def _option(self, label: Text, found: Figures) -> list[Text]:
        turns, spread = mean(found.turns)
        return [
            label,
            str(found.games),
            self._share(found.seats[0]),
            self._share(found.draws),
            say("give-or-take", mean=round(turns, 1), spread=round(spread, 1)),
            say("number", number=round(found.branching, 1)),
        ]

    def _skill(self) -> str:
        """How often the stronger wins, and what the dice do."""
        rows = "".join(self._row(each.label, each.stronger, 0.5) for each in self._of("skill") if each.stronger)
        luck = self._study.luck
        said = say("no-luck")
        if luck is not None:
            won = self._share(luck.luckier_won)
            said = say("luck", games=luck.games, swing=round(100 * luck.swing), won=won)
        return (
            self._heading(say("skill"), say("skill-about"))
            + f'<ul class="rows">{rows}</ul><p style="margin-top:12px">{self._word(said)}</p>'
        )

    def _table(self, heads: tuple[Text, ...], rows: list[list[Text]]) -> str:
        top = "".join(f'<th scope="col">{as_title(self._word(each))}</th>' for each in heads)
        body = "".join(f"<tr>{''.join(self._cells(row))}</tr>" for row in rows)
        return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'

    def _cells(self, row: list[Text]) -> Iterator[str]:
        first, *rest = row
        yield f'<th scope="row">{self._word(first)}</th>'
        yield from (f"<td>{self._word(each)}</td>" for each in rest)


def as_title(words: str) -> str:
    """Words with a capital."""
    return words[:1].upper() + words[1:]


def _own(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")
