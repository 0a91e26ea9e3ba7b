"""Film: what plays is what was drawn, picture by picture, and fits."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image, ImageSequence

from engine.core.ahead.policy import RANDOM, moves
from engine.core.kept.record import Record
from engine.core.kept.turns import glance, turns
from engine.core.play import registry
from engine.core.play.match import Match
from renderers import WIDE, Request, film, paint
from renderers.film import shooting

GAME = "steam"
TURNS = 6


@cache
def frames(count: int = TURNS) -> tuple[film.Frame, ...]:
    """The first turns of a game."""
    rules = registry.game(GAME)
    match = Match.new(rules, 3, {}, 5, confirm=())
    whole = Record(GAME, 3, 5, match.variants)
    for answer in moves(match, [RANDOM] * 3, 5):
        whole.add(answer)
        if match.boundaries > count:
            break
    found: list[film.Frame] = []
    for turn in turns(whole):
        seen = glance(rules, turn, None)
        before = found[-1].request.view if found else None
        request = Request(GAME, seen.view, before=before, names=("Ann", "</script>Bob", "Cleo"))
        found.append(film.Frame(request, seen.result, seen.seat, seen.told))
    return tuple(found[:count])


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shooting, "WIDTHS", dict.fromkeys(shooting.WIDTHS, (300, 250, 220, 200)))


def painted(width: int = 300) -> list[bytes]:
    pictures = [paint(replace(frame.request, layout=WIDE, width=width)).image for frame in frames()]
    return [picture.convert("RGB").tobytes() for picture in pictures]


def played(data: bytes) -> tuple[list[bytes], list[int]]:
    """The pictures of an animation as they are seen, and how long (milliseconds)."""
    animation = Image.open(io.BytesIO(data))
    seen = [
        (frame.convert("RGB").tobytes(), int(frame.info["duration"])) for frame in ImageSequence.Iterator(animation)
    ]
    return [picture for picture, _ in seen], [long for _, long in seen]


@pytest.mark.usefixtures("narrow")
def test_a_gif_plays_what_was_drawn() -> None:
    pictures, times = played(film.project(frames(), film.Kinds(gif=True)).gif)
    assert pictures == painted()
    assert times == [800] * (TURNS - 1) + [4000]


@pytest.mark.usefixtures("narrow")
def test_a_webp_plays_what_was_drawn() -> None:
    pictures, times = played(film.project(frames(), film.Kinds(webp=True)).webp)
    assert pictures == list(dict.fromkeys(painted()))  # what changes nothing is the same picture for longer
    assert sum(times) == 800 * (TURNS - 1) + 4000


@pytest.mark.usefixtures("narrow")
def test_a_turn_that_changes_nothing_is_shown_as_long_as_any_other() -> None:
    first = replace(frames()[0], request=replace(frames()[0].request, before=None))
    reel = film.project([first, first, first], film.Kinds(gif=True, webp=True))
    assert played(reel.gif)[1] == [800, 800, 4000]
    assert played(reel.webp)[1] == [5600]


@pytest.mark.usefixtures("narrow")
def test_what_would_be_too_large_is_drawn_narrower() -> None:
    whole = film.project(frames(), film.Kinds(gif=True)).gif
    smaller = film.project(frames(), film.Kinds(gif=True, most=int(len(whole) * 0.9))).gif
    assert len(smaller) < len(whole) * 0.9
    assert Image.open(io.BytesIO(smaller)).width < 300
    least = film.project(frames(), film.Kinds(gif=True, most=1)).gif
    assert Image.open(io.BytesIO(least)).width == 200


def test_a_picture_that_is_lower_than_the_one_before_covers_all_of_it() -> None:
    request = replace(frames()[0].request, before=None, width=300)
    job = film.Job(0, 2, request, None, key=False, gif=True, tile=True)
    lower = film.expose(job)
    wide, high = lower.size
    taller = Image.new("P", (wide, high + 20), 5)
    taller.putpalette(list(lower.palette))
    out = io.BytesIO()
    taller.save(out, "PNG")
    cel = film.expose(replace(job, before=out.getvalue()))
    assert cel.size == (wide, high + 20)
    shown = Image.open(io.BytesIO(cel.png)).convert("RGB")
    assert shown.getpixel((1, high + 10)) == shown.getpixel((0, 0))
    assert shown.crop((0, 0, wide, high)).tobytes() == Image.open(io.BytesIO(lower.png)).convert("RGB").tobytes()


def test_a_caption_says_where_it_is_and_what_was_told() -> None:
    first, later = frames()[0], next(frame for frame in frames() if frame.seat is not None and frame.told)
    assert film.caption(first, 0, 9, "").where == "The beginning"
    words = film.caption(later, 3, 9, "a picture")
    assert words.where == f"Turn 3 of 8, round {later.result.rounds}: {later.request.names[later.seat or 0]}"
    assert words.told
    assert words.alt == "a picture"
    assert words.points == tuple(later.result.scores)
