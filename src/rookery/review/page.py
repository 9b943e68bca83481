"""The page of a review: one HTML file with everything in it, which asks nobody for anything."""

import json
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

import msgspec

from rookery.draw.film import colours, film
from rookery.kernel.game import Position
from rookery.kernel.messages import Text, speaker
from rookery.kernel.scene import Scene
from rookery.kernel.version import __version__
from rookery.records.record import Record
from rookery.review import told
from rookery.review.better_move import ends
from rookery.review.curve import curve
from rookery.review.luck import Luck, Roll
from rookery.review.reviewing import Review, move_to
from rookery.words import ENGLISH, as_sentence, word

say = speaker("review")
HERE = Path(__file__).parent
SIGNS = {"mistake": "?", "strong": "!", "luck": "+", "bad-luck": "−"}


def page(record: Record, positions: Sequence[Position], review: Review, effort: Text, language: str = ENGLISH) -> str:
    """The whole page."""
    return _Page(record, positions, review, language).written(effort)


class _Page:
    """One page while it is written."""

    def __init__(self, record: Record, positions: Sequence[Position], review: Review, language: str) -> None:
        self._record = record
        self._positions = positions
        self._review = review
        self._language = language
        self._names = told.names(record, positions)
        self._scenes = [position.scene() for position in positions]

    def _word(self, text: Text) -> str:
        return escape(word(text, self._language))

    def written(self, effort: Text) -> str:
        """The page as a file."""
        room = self._positions[0].game.room
        shown = film(self._scenes, self._language)
        texts: dict[str, Text] = {
            "title": say("title", game=room.title),
            "game": room.title,
            "theme": say("theme"),
            "no_script": say("no-script"),
            "start": say("start"),
            "chances": say("chances"),
            "position": say("position"),
            "keys": say("keys"),
            "players": say("players"),
            "turns": say("turns"),
            "moves": say("moves"),
            "effort": effort,
        }
        parts = {
            "language": self._language,
            "result": escape(self._result()),
            "version": __version__,
            "colours": colours(room.key),
            "style": _own("page.css"),
            "fonts": escape(shown.fonts),
            "defs": shown.defs,
            "curve": curve([judgement.chances for judgement in self._review.course]),
            "points": "".join(self._points()),
            "last_ply": str(len(self._positions) - 1),
            "buttons": self._buttons(),
            "player_rows": "".join(self._player_rows()),
            "turn_rows": self._turn_rows(),
            "luck": self._luck(),
            "move_rows": "".join(self._move_rows()),
            # In a script only the end of that script means anything.
            "data": json.dumps(self._data() | msgspec.to_builtins(shown), ensure_ascii=False).replace("</", "<\\/"),
            "script": _own("page.js"),
        }
        return Template(_own("page.html")).substitute({name: self._word(text) for name, text in texts.items()} | parts)

    def _result(self) -> str:
        return " ".join(as_sentence(word(each, self._language)) for each in told.result(self._record, self._positions))

    # What the script reads

    def _data(self) -> dict[str, Any]:
        words = {"certain": say("certain"), "play": say("play"), "pause": say("pause")}
        return {
            "plies": [self._ply(ply) for ply in range(len(self._positions))],
            "turns": list(self._turns()),
            "words": {name: word(text, self._language) for name, text in words.items()},
        }

    def _ply(self, ply: int) -> dict[str, Any]:
        judgement = self._review.course[ply]
        facts: dict[str, Any] = {
            "chances": [round(each, 4) for each in judgement.chances],
            "exact": judgement.exact,
            "caption": word(self._caption(ply), self._language),
        }
        if ply:
            facts["seat"] = self._positions[ply - 1].seat
            facts["arrow"] = _arrow(self._scenes[ply - 1], ends(self._positions[ply]))
        return facts

    def _caption(self, ply: int) -> Text:
        if not ply:
            return say("start")
        happened = [word(each.label, self._language) for each in self._positions[ply].happened]
        what = happened or [word(told.played(self._positions, ply), self._language)]
        return say("ply", ply=ply, what=" ".join(map(as_sentence, what)))

    def _turns(self) -> Iterator[dict[str, Any]]:
        for point in self._review.turning_points.turns:
            found = self._review.better.get(point.ply)
            words = told.better(point, found) or ""
            arrow = found and _arrow(self._scenes[point.ply - 1], found.ends)
            yield {"ply": point.ply, "better": arrow, "words": word(words, self._language)}

    # What is written once

    def _points(self) -> Iterator[str]:
        last = max(1, len(self._positions) - 1)
        for point in self._review.turning_points.turns:
            name = self._word(told.turn(point, self._names))
            yield (
                f'<button class="point seat-{point.seat}" type="button" style="left:{100 * point.ply / last:.2f}%" '
                f'data-ply="{point.ply}" aria-label="{name}" title="{name}">{SIGNS[point.kind]}</button>'
            )

    def _buttons(self) -> str:
        buttons = (
            ("Home", "«", say("first"), ""),
            ("ArrowLeft", "‹", say("previous"), ""),
            (" ", "▶", say("play"), ' class="main"'),
            ("ArrowRight", "›", say("next"), ""),
            ("End", "»", say("last"), ""),
        )
        return "".join(
            f'<button type="button" data-key="{key}"{kind} aria-label="{self._word(text)}" '
            f'title="{self._word(text)}">{sign}</button>'
            for key, sign, text, kind in buttons
        )

    def _player_rows(self) -> Iterator[str]:
        for seat, name in enumerate(self._names):
            yield (
                f'<li class="seat-{seat}"><span class="badge"></span><span>{self._word(name)}</span>'
                '<span class="chance"></span><span class="track"><span></span></span></li>'
            )

    def _turn_rows(self) -> str:
        found = self._review.turning_points
        rows = [self._turn_row(at) for at in range(len(found.turns))]
        if not rows:
            return f"<p>{self._word(say('turns-none'))}</p>"
        more = found.all - len(rows)
        note = f'<p class="quiet small">{self._word(say("turns-more", count=more))}</p>' if more else ""
        return f'<ol class="turns">{"".join(rows)}</ol>{note}'

    def _turn_row(self, at: int) -> str:
        point = self._review.turning_points.turns[at]
        found = self._review.better.get(point.ply)
        change = say("change", before=point.before, after=point.after)
        lines = [
            f'<button class="go" type="button" data-ply="{point.ply}"><span class="badge"></span>'
            f"<span>{self._word(told.turn(point, self._names))}</span><span>{self._word(change)}</span></button>",
            f'<p class="quiet">{self._word(self._caption(point.ply))}</p>',
        ]
        advice = told.better(point, found)
        if advice is not None:
            lines.append(f"<p>{self._word(advice)}</p>")
        if found is not None:
            if len(found.line) > 1:
                steps = "".join(f"<li>{escape(as_sentence(word(each, self._language)))}</li>" for each in found.line)
                lines.append(f'<p class="quiet small">{self._word(say("follows"))}</p><ol class="small">{steps}</ol>')
            label = self._word(say("show-better"))
            lines.append(f'<button class="show" type="button" data-better="{at}">{label}</button>')
        return f'<li class="seat-{point.seat}">{"".join(lines)}</li>'

    def _luck(self) -> str:
        found = self._review.luck
        if found is None:
            return ""
        titles = (say("seat"), say("rolls"), say("luck"), say("best-roll"), say("worst-roll"))
        heads = "".join(f'<th scope="col">{self._word(each)}</th>' for each in titles)
        rows = "".join(self._luck_row(found, seat) for seat in range(len(self._names)))
        return (
            f"<section><h2>{self._word(say('luck'))}</h2><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
            f'</table><p class="quiet small">{self._word(say("luck-about"))}</p></section>'
        )

    def _luck_row(self, found: Luck, seat: int) -> str:
        cells = [
            self._word(self._names[seat]),
            str(sum(roll.seat == seat for roll in found.rolls)),
            told.points(found.seats[seat]),
            self._roll(found.luckiest(seat)),
            self._roll(found.unluckiest(seat)),
        ]
        first, rolls, points, *rest = cells
        more = "".join(f"<td>{each}</td>" for each in rest)
        return f'<tr><th scope="row">{first}</th><td>{rolls}</td><td class="sum">{points}</td>{more}</tr>'

    def _roll(self, roll: Roll | None) -> str:
        if roll is None:
            return "–"
        return f"{escape(move_to(self._positions[roll.ply]))} ({told.points(roll.change)})"

    def _move_rows(self) -> Iterator[str]:
        for ply in range(1, len(self._positions)):
            seat = self._positions[ply - 1].seat
            kind = "rolled" if seat is None else f"seat-{seat}"
            words = self._word(say("ply", ply=ply, what=told.played(self._positions, ply)))
            yield f'<li><button class="{kind}" type="button" data-ply="{ply}">{words}</button></li>'


def _arrow(scene: Scene, places: Sequence[str]) -> list[float] | None:
    """Where an arrow begins and ends; None if the places are not on the board."""
    known = {space.id: space for space in scene.spaces}
    spaces = [known[place] for place in places if place in known]
    if not spaces:
        return None
    return [round(each, 3) for each in (spaces[0].x, spaces[0].y, spaces[-1].x, spaces[-1].y)]


def _own(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")
