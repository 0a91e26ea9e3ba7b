"""Images are kept in no more memory than was granted, and come back as they were."""

from __future__ import annotations

from PIL import Image

from renderers.draw.keep import Keep, Made, pack
from renderers.draw.palette import LIGHT, swatch


def square(side: int, shade: int = 0) -> Made:
    return Made(Image.new("RGBA", (side, side), (shade, 20, 30, 255)))


def asked(keep: Keep, *sides: int) -> list[int]:
    """The sides of those squares that had to be made."""
    made: list[int] = []
    for side in sides:
        keep.get(side, lambda side=side: (made.append(side), square(side))[1])  # type: ignore[misc]
    return made


def test_an_image_is_made_once_as_long_as_there_is_room() -> None:
    assert asked(Keep(open=1000, filed=1000), 4, 5, 4, 5) == [4, 5]


def test_what_was_needed_longest_ago_gives_way_first_unpacked_and_then_altogether() -> None:
    one = len(pack(square(10).image).data)
    keep = Keep(open=450, filed=3 * one)
    assert asked(keep, 10, 9, 8, 10, 7, 10, 9) == [10, 9, 8, 7, 9]
    assert keep.size <= 450 + 3 * one


def test_an_image_that_is_too_large_to_keep_is_made_all_the_same() -> None:
    keep = Keep(open=10, filed=10)
    assert asked(keep, 10, 10) == [10, 10]
    assert keep.size == 0


def test_a_packed_image_comes_back_with_every_pixel_and_its_palette() -> None:
    shape = Image.effect_noise((40, 30), 80).convert("RGBA")
    flat = shape.convert("RGB").quantize(palette=swatch(LIGHT, ("#123456",)), dither=Image.Dither.NONE)
    for image in (shape, flat):
        again = pack(image).image()
        assert (again.mode, again.size, again.tobytes()) == (image.mode, image.size, image.tobytes())
        assert again.convert("RGB").tobytes() == image.convert("RGB").tobytes()
    one, two = (shape.convert("RGB").quantize(palette=p, dither=Image.Dither.NONE) for p in (flat, pack(flat).image()))
    assert one.tobytes() == two.tobytes()
