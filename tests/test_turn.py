"""The moving picture of the README is one, small enough for a phone, and shows one stage after the other."""

from __future__ import annotations

import io

from PIL import Image

from tests.test_deploy import ROOT
from tests.turn import SHOWN, WIDTH, film


def test_the_picture_of_a_turn_moves_and_is_small() -> None:
    path = ROOT / "docs" / "pictures" / "turn.webp"
    assert path.stat().st_size < 400_000
    with Image.open(path) as picture:
        assert (picture.format, picture.width, getattr(picture, "n_frames", 1)) == ("WEBP", WIDTH, len(SHOWN))


def test_shorter_pictures_are_filled_up_below() -> None:
    made = []
    for height, colour in ((16, "red"), (32, "blue"), (16, "lime")):
        out = io.BytesIO()
        picture = Image.new("RGB", (WIDTH, height), colour)
        picture.paste("white", (0, 0, WIDTH, 8))
        picture.save(out, "PNG")
        made.append(out.getvalue())
    with Image.open(io.BytesIO(film(made))) as picture:
        assert min(picture.convert("RGB").getpixel((5, 2))) > 200  # type: ignore[arg-type]
        assert picture.size == (WIDTH, 32)
        picture.seek(1)
        red, _, blue = picture.convert("RGB").getpixel((5, 28))  # type: ignore[misc]
        assert blue > 200 > 50 > red
        picture.seek(2)
        red, green, _ = picture.convert("RGB").getpixel((5, 28))  # type: ignore[misc]
        assert green > 200 > 80 > red
