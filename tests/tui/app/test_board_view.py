"""The board on the screen: what is under the mouse, what is pointed out, what fits."""

from textual.pilot import Pilot

from rookery.tui.app.board_view import CURSOR, LAST, TARGET, BoardView, Marks
from rookery.tui.app.table import Table
from tests.tui.app.stage import SOCCER, perform, settle, table


def view_of(pilot: Pilot[None]) -> BoardView:
    """The board of the table."""
    return pilot.app.screen.query_one(BoardView)


def test_what_is_under_the_mouse() -> None:
    """The piece, then its space; near a thing that thing; far from everything nothing."""

    async def play(pilot: Pilot[None]) -> None:
        view = view_of(pilot)
        assert view._canvas is not None
        extent = view._canvas.extents["white-mama"]
        x, y = extent.column - view._left, extent.row - view._top
        assert view._under(x, y)[0] == "white-mama"
        assert view._under(x + 1, y)[0] == "white-mama"
        assert view._under(200, 200) == ()

    perform(table(SOCCER.start(), 0), play)


def test_hovering_moves_the_cursor() -> None:
    """The mouse shows what a click would do; what cannot be touched is passed over."""

    async def play(pilot: Pilot[None]) -> None:
        view, at = view_of(pilot), pilot.app.screen
        assert isinstance(at, Table)
        assert at.hand is not None
        assert view._canvas is not None
        for thing, cursor in {"white-baby": "white-baby", "h8": "white-baby", "white-papa": "white-papa"}.items():
            extent = view._canvas.extents[thing]
            await pilot.hover(BoardView, offset=(extent.column - view._left, extent.row - view._top))
            await settle(pilot)
            assert at.hand.cursor == cursor

    perform(table(SOCCER.start(), 0), play)


def test_marks_without_colour() -> None:
    """Each kind differs by more than its colour: reversed, underlined, bold, or by signs around it."""

    async def play(pilot: Pilot[None]) -> None:
        view = view_of(pilot)
        scene = SOCCER.start().scene()
        marks = Marks(targets=frozenset({"a3", "c1"}), last=frozenset({"d4"}), hint=frozenset({"e5"}), cursor="a3")
        view.show(scene, marks)
        assert view._canvas is not None

        def around(thing: str) -> str:
            assert view._canvas is not None
            extent = view._canvas.extents[thing]
            return "".join(view._shown[extent.column + at, extent.row][0] for at in (-1, 0, 1))

        assert around("a3") == "[·]"
        assert around("c1") == "(·)"
        assert around("e5").startswith("<")
        here = view._canvas.extents["d4"]
        assert view._shown[here.column, here.row][1].underline
        assert (CURSOR.reverse, LAST.underline, TARGET.bold) == (True, True, True)

    perform(table(SOCCER.start(), 0), play)


def test_the_board_stays_where_it_is() -> None:
    """Pieces come and go; everything else keeps its place on the screen."""
    position = SOCCER.start()
    places = []

    async def play(pilot: Pilot[None]) -> None:
        view = view_of(pilot)
        later = position.play("Bn").play("Psw")
        for each in (position, later):
            view.show(each.scene(), Marks())
            assert view._canvas is not None
            extents = view._canvas.extents
            places.append((view._left, view._top, extents["a1"].middle, extents["facing-n"].middle))

    perform(table(position, 0), play)
    assert places[0] == places[1]
