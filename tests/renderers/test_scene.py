"""What everything on a board shares: the view before, whose board is shown, letters, and rings on top of all."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS, Drawing, Ground, compose
from renderers.draw.palette import CHANGED, LIGHT, rgb
from renderers.reader import reader_of
from renderers.request import Request
from renderers.scene import Letters, Scene, shown

READER = reader_of("steam", "en", ())


@dataclass(frozen=True)
class View:
    """A game with two players."""

    seat: int | None = None
    acting: int | None = None
    phase: str = "turn"
    players: tuple[str, ...] = ("Ann", "Ben")


def scene(view: View, before: View | None = None) -> Scene[View, str]:
    return Scene(
        Canvas(Image.new("RGB", (10, 10)), 1, LIGHT), Request("toy", view, before=before), READER, "board-steam-"
    )


def test_the_view_before_tells_how_a_player_was() -> None:
    assert scene(View(), View(players=("Anna", "Ben"))).past(0) == "Anna"
    assert scene(View()).past(0) is None


def test_a_view_of_another_table_is_not_compared() -> None:
    other = scene(View(), View(players=("Ann", "Ben", "Cleo")))
    assert (other.before, other.past(0)) == (None, None)


def test_a_players_picture_shows_the_seat_asked_for_else_the_readers_else_who_acts() -> None:
    assert shown(Request("toy", View(seat=1, acting=2), seat=0)) == 0
    assert shown(Request("toy", View(seat=1, acting=2))) == 1
    assert shown(Request("toy", View(acting=2))) == 2
    assert shown(Request("toy", View())) == 0


def test_colours_carry_letters_of_the_readers_language() -> None:
    letters = scene(View()).letters
    assert letters["red"] == READER.say("board-steam-letter-red") != "board-steam-letter-red"
    assert letters[""] == ""
    assert letters == Letters(READER.words, "board-steam-")


def test_rings_lie_on_top_of_what_is_drawn_after_them() -> None:
    around = Box(400, 200, 400, 200)

    def pieces(c: Canvas) -> None:
        c.ring(around)
        c.rect(Box(0, 0, UNITS, 600), "#000000")

    painting = compose(Drawing(Ground("plan", 600, lambda c, plan, words: None), pieces), LIGHT, READER.words, UNITS)
    colours = painting.image.convert("RGB")
    line = {colours.getpixel((x, 198)) for x in range(500, 700)}
    assert line >= {rgb(tone) for tone in CHANGED}
    assert colours.getpixel((600, 300)) == (0, 0, 0)
