"""An arena from beginning to end: the plan's matches played, kept, and tested as they come."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rookery.arena.games import GamesFile
from rookery.arena.match import Failure, Item, Result
from rookery.arena.plan import Plan
from rookery.arena.results import ResultsFile
from rookery.arena.schedule import Pool, carry_out
from rookery.arena.standings import points
from rookery.bots.sequential import SequentialTest
from rookery.kernel.messages import Text, speaker

say = speaker("arena")

Progress = Callable[[int, Text], None]
"""Called after every match with the number of results, and how the test stands."""


@dataclass(frozen=True)
class Report:
    """The results of an arena."""

    plan: Plan
    results: list[Result]
    """In the plan's order; with a test, those that it was decided by."""
    failures: list[Failure]
    test: SequentialTest | None = None


def contest(
    plan: Plan,
    pool: Pool,
    file: ResultsFile,
    *,
    games: GamesFile | None = None,
    test: SequentialTest | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play what the file does not hold yet, keep the games if there is a file for them, and report on the whole plan.

    With a test (of the second level against the first) the arena ends when it is decided. Rotations are considered in
    the plan's order, however they come in, so the decision does not depend on how many workers there are.
    """
    looking = _Watch(plan, file, test)
    failures: list[Failure] = []
    if not looking.decided():
        items = plan.items()
        done = len(file.of(items))
        for answer in carry_out([item for item in items if item not in file], pool):
            if isinstance(answer, Failure):
                failures.append(answer)
                looking.failed.add((answer.levels, answer.seed))
            else:
                # The game first: what has no result yet is played again, and comes out the same.
                if games is not None and answer.record is not None:
                    games.add(answer.record)
                file.add(answer)
            done += 1
            if progress:
                progress(done, looking.note())
            if looking.decided():
                break
    return Report(plan, file.of(looking.considered()), failures, test)


class _Watch:
    """A test that looks at the rotations in order, as soon as each is complete."""

    def __init__(self, plan: Plan, file: ResultsFile, test: SequentialTest | None) -> None:
        self._plan = plan
        self._file = file
        self._test = test
        self._units = plan.units()
        self._next = next(self._units, None)
        self._seen: list[Item] = []
        self.failed: set[tuple[tuple[str, ...], int]] = set()

    def decided(self) -> bool:
        """Whether the test knows, after all rotations that are complete by now."""
        if self._test is None:
            return False
        level = self._plan.levels[1]
        while self._next is not None and self._test.stronger is None and self._complete(self._next):
            results = self._file.of(self._next)
            if len(results) == len(self._next):
                self._test.see(float(sum(points(result, level) for result in results) / len(results)))
                self._seen += self._next
            self._next = next(self._units, None)
        return self._test.stronger is not None

    def note(self) -> Text:
        """How the test stands, in a word."""
        if self._test is None or not self._test.units:
            return ""
        return say("note", level=self._plan.levels[1], percent=100 * self._test.share)

    def _complete(self, unit: tuple[Item, ...]) -> bool:
        """Whether nothing more of this rotation will come; one that misses a match is not looked at."""
        return all(item in self._file or (item.levels, item.seed) in self.failed for item in unit)

    def considered(self) -> Iterator[Item]:
        """The items whose results count."""
        return iter(self._plan.items() if self._test is None else self._seen)
