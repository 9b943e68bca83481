"""The home page of the site. It is written here, because it leads to pages that a checkout does not have."""

from tools.site.sources import HOME, rooms

PAGE = """\
---
hide: [navigation, toc]
---

# Rookery

Four penguin board games, to play with friends or bots, and to study: exact rules, fast play, bots of five levels,
records, dice that anyone can check.

<div class="boards" markdown>

{boards}

</div>

<div class="cards" markdown>

<div markdown>

## Learn

- [A first game](tutorial/a-first-game.md), in the browser and in the terminal
- [A first bot](tutorial/a-first-bot.md) in twenty lines
- [A first study](tutorial/a-first-study.md): is it good to go first?
- [A first net](tutorial/a-first-net.md), which teaches itself

</div>

<div markdown>

## Do

- [Play in the terminal](how-to/play-in-the-terminal.md)
- [Run a server](how-to/run-a-server.md) for friends or for everybody
- [Run an arena](how-to/run-an-arena.md), [work with records](how-to/work-with-records.md)
- [Train an agent](how-to/train-an-agent.md), [add a game](how-to/add-a-game.md)

</div>

<div markdown>

## Look up

- [Options and notation](reference/options-and-notation.md) of each game, [our decisions](games/decisions.md)
- [Every command](reference/command-line.md), [every name in Python](reference/python/games.md)
- A server's [settings](reference/settings.md), [API](reference/api.md), [socket](reference/socket-protocol.md)
- [Records](reference/record.md), [files of an arena](reference/arena-files.md), [engines](reference/engine-protocol.md)
- [The glossary](glossary.md)

</div>

<div markdown>

## Understand

- [Why the dice are fair](explanation/fair-dice.md)
- [How the levels think](explanation/levels.md): [tree search](explanation/tree-search.md),
  [alpha-beta](explanation/alpha-beta.md), [exact play](explanation/exact-play.md),
  [self-play](explanation/self-play.md)
- [How games are judged](explanation/luck.md): luck and mistakes
- [What we learnt](results/README.md) about the games, and a [report](reports/README.md) on each
- [Why things are as they are](decisions/README.md)

</div>

</div>
"""


def files() -> dict[str, str]:
    """The page by its place in the site: first pictures of the games, then a card for each need."""
    boards = [f"[![](pictures/{room.key}.svg) {room.title}](games/{room.key}.md)" for room in rooms()]
    return {HOME: PAGE.format(boards="\n\n".join(boards))}
