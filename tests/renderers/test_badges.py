"""Badges lie on what is drawn: numbers, letters and tags, each where it covers no text and no other badge."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.reading import read
from renderers import LAYOUTS, Request, picture_for
from renderers.draw import shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.labels import inside, overlap
from renderers.draw.layers import Drawing, Ground, compose
from renderers.draw.palette import LIGHT
from renderers.draw.placing import Badge, Disc, Field, Frame, about, collide, covers, settled, uncut
from renderers.reader import words_of
from tests.games import FINISHED
from tests.long import few
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, covered, cuts
from tests.told import nothing

SHEET = Box(0, 0, 800, 800)
NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř", "Wolfgang", "Eve")
CARDS = ("cargo_empire",)
"""The games on whose phone pictures numbers have their place on a card."""
SEED, EVERY = 5, 23
"""Of a game that is played out, and after how many answers each its pictures are looked at."""


def badge(*spots: Box, disc: bool = True) -> Badge:
    return Badge(spots, signs.tag, ("1",), disc)


def test_a_badge_is_in_its_first_spot_that_hides_nothing() -> None:
    spots = [Box(100 + 50 * n, 100, 40, 40) for n in range(4)]
    assert settled([badge(*spots)], [], [], SHEET) == spots[:1]
    text = Box(110, 110, 60, 12)
    assert settled([badge(*spots)], [text], [], SHEET) == spots[2:3]
    assert settled([badge(*spots), badge(*spots)], [text], [], SHEET) == spots[2:4], "who comes first chooses first"
    assert settled([badge(spots[0])], [Box(101, 101, 4, 4)], [], SHEET) == spots[:1], "nothing is in a disc's corner"
    assert settled([badge(spots[0], disc=False)], [Box(101, 101, 6, 6)], [], SHEET) != spots[:1]
    assert settled([badge(*spots)], [], [Box(100, 100, 40, 40)], SHEET) == spots[1:2], "nor a piece, if it can be"
    assert settled([badge(*spots)], [], [Box(0, 0, 200, 200)], SHEET) == spots[:1], "it lies on a card"


@given(
    st.lists(st.tuples(st.integers(0, 700), st.integers(0, 700), st.integers(20, 90)), max_size=12),
    st.lists(st.tuples(st.integers(20, 760), st.integers(20, 760)), min_size=1, max_size=6),
    st.booleans(),
)
def test_a_badge_without_a_free_spot_is_beside_it_on_the_sheet_and_hides_nothing(
    lines: list[tuple[int, int, int]], places: list[tuple[int, int]], disc: bool
) -> None:
    texts = [Box(x, y, wide, 14) for x, y, wide in lines]
    badges = [badge(Box(x, y, 0, 0).middle(30, 30), disc=disc) for x, y in places]
    found = settled(badges, texts, [], SHEET)
    shapes = [one.shape(box) for one, box in zip(badges, found, strict=True)]
    assert all(inside(box, SHEET) for box in found)
    assert all(abs(box.cx - x) + abs(box.cy - y) < 100 for box, (x, y) in zip(found, places, strict=True))
    if len(badges) < 3 and len(texts) < 3:
        assert not [text for text in texts for shape in shapes if covers(shape, text)]
        assert not [pair for pair in combinations(shapes, 2) if collide(*pair)]


def test_discs_collide_where_they_overlap_and_not_with_their_corners() -> None:
    assert collide(Disc(0, 0, 10), Disc(19, 0, 10)) and not collide(Disc(0, 0, 10), Disc(15, 15, 10))
    assert collide(Box(0, 0, 10, 10), Disc(14, 5, 5)) and not collide(Box(0, 0, 10, 10), Disc(14, 14, 5))
    assert collide(Disc(14, 5, 5), Box(0, 0, 10, 10)) and collide(Box(0, 0, 10, 10), Box(9, 9, 4, 4))


def test_spots_lie_around_a_place_the_wanted_corner_first() -> None:
    place = Box(100, 100, 80, 60)
    for corner, (x, y) in {(0.0, 0.0): (100, 100), (1.0, 0.0): (180, 100), (1.0, 1.0): (180, 160)}.items():
        first, *others = about(place, 20, 20, corner)
        assert abs(first.cx - x) < 6 and abs(first.cy - y) < 6
        assert all(overlap(box.inset(-3), place) for box in others) and len(set(others)) == len(others)


def test_a_line_leads_to_a_badge_that_lies_beside_its_thing() -> None:
    bed = [(100.0 + 10 * n, 300.0) for n in range(20)]
    one = Badge((Box(140, 280, 60, 30), Box(140, 400, 60, 30)), signs.tag, ("1",), of=tuple(bed))
    assert one.leader(one.spots[0]) == [] and one.leader(one.spots[1]) == [(170, 300), (170, 415)]
    assert one.scaled(0.5).leader(one.spots[1].scaled(0.5)) == [(85, 150), (85, 207.5)]

    def dark(*texts: float) -> int:
        def draw(c: Canvas) -> None:
            for x in texts:
                c.text(x, 295, "Kiev", 24)
            c.badge(signs.tag, one.spots, "1", of=bed)

        ground: Ground[str] = Ground("", 800, lambda c, plan, words: None, units=800)
        image = compose(Drawing(ground, draw), LIGHT, words_of("steam", "en"), 800).image.convert("L")
        return sum(image.getpixel((170, y)) < 99 for y in range(320, 395))

    assert dark(150) > 60 and not dark()


def test_a_badge_on_a_sheet_in_other_units_is_where_it_was_set_and_found_by_what_is_beside() -> None:
    def draw(c: Canvas) -> None:
        with c.shrunk(Box(0, 0, 800, 800), 0.5) as (inner, _):
            inner.badge(signs.tag, [Box(400, 400, 80, 80), Box(800, 400, 80, 80)], "7")
        c.text(222, 222, "Kiev", 20, anchor="mm")

    ground: Ground[str] = Ground("", 800, lambda c, plan, words: None, units=800)
    painting = compose(Drawing(ground, draw), LIGHT, words_of("steam", "en"), SMALL)
    (mark,) = painting.marks
    assert mark.shape == Disc(420, 220, 20), "beside the name, which is written later"
    assert [label.text for label in mark.labels] == ["7"] and covered(painting) == []
    assert {label.text for label in painting.labels()} == {"7", "Kiev"}


def test_what_a_badge_hides_is_told() -> None:
    def draw(c: Canvas) -> None:
        for x in range(0, 800, 20):
            for y in range(0, 800, 10):
                c.text(x, y, "Kiev", 16)
        c.badge(signs.tag, [Box(400, 400, 40, 40)], "7")
        c.badge(signs.letter, [Box(430, 400, 40, 40)], "A", disc=False)

    ground: Ground[str] = Ground("", 800, lambda c, plan, words: None, units=800)
    found = covered(compose(Drawing(ground, draw), LIGHT, words_of("steam", "en"), SMALL))
    assert any("7" in fault for fault in found) and any("A" in fault for fault in found)


LINE = Frame(Box(100, 100, 200, 100), 8, 5)


@pytest.mark.parametrize(
    ("text", "moved"),
    [
        (Box(90, 140, 30, 14), Box(84, 100, 216, 100)),  # half in: the left side goes round it
        (Box(295, 140, 30, 14), Box(100, 100, 194, 100)),  # hardly in: the right side stays before it
        (Box(150, 180, 40, 18), Box(100, 100, 200, 104)),
        (Box(150, 120, 40, 14), LINE.box),
        (Box(98, 140, 300, 14), Box(92, 100, 208, 100)),  # as long as that: as far as can be
    ],
    ids=str,
)
def test_a_frame_cuts_no_text_that_it_can_go_round(text: Box, moved: Box) -> None:
    frame = uncut(LINE, Field([text]), SHEET)
    assert frame == LINE._replace(box=moved)
    assert cuts(frame, text) == (text.w == 300)
    at_the_edge = uncut(LINE, Field([text]), LINE.box).box
    assert inside(at_the_edge, LINE.box) and (at_the_edge == moved or moved.w > 200 or moved.h > 100)


def test_what_can_be_chosen_and_what_has_changed_are_framed_above_the_pieces_and_beside_the_texts() -> None:
    def draw(c: Canvas) -> None:
        with c.shrunk(Box(0, 0, 800, 800), 0.5) as (inner, _):
            inner.choice(Box(200, 200, 400, 200), 16, 10)
        c.ring(Box(404, 104, 192, 92), 8)
        c.text(100, 150, "Kiev", 20, anchor="mm")
        c.text(400, 150, "Riga", 20, anchor="mm")

    ground: Ground[str] = Ground("", 800, lambda c, plan, words: None, units=800)
    painting = compose(Drawing(ground, draw), LIGHT, words_of("steam", "en"), SMALL)
    choice, ring = painting.frames
    assert (
        (choice.broad, choice.radius, ring.broad) == (5, 8, shapes.RING) and choice.box.x != 100 and ring.box.x != 400
    )
    assert choice.box.right == 300 and ring.box.right == 600 and covered(painting) == []
    stuck = replace(painting, frames=(choice._replace(box=choice.box._replace(x=100)),))
    assert len(covered(stuck)) == 1


@pytest.mark.parametrize(
    ("game", "seats", "layout"),
    few([(key, n, lay) for key in FINISHED for n in registry.game(key).seats for lay in LAYOUTS], 2),
)
def test_no_badge_of_a_decision_hides_a_text_or_another_badge_and_no_frame_cuts_a_text(
    game: str, seats: int, layout: str
) -> None:
    rules, advice, before = registry.game(game), registry.advice(game), None
    match, marks, wrong = Match.new(rules, seats, {}, SEED, confirm=()), 0, dict[str, Request[object]]()
    for number, _ in enumerate(policy.moves(match, ["random"] * seats, SEED)):
        if number % EVERY:
            continue
        for seat, ask in match.pending.items():
            helping = picture_for(game, ask.kind)
            if helping is None:
                continue
            view = match.view(seat)
            plans = tuple(advice.shortcuts(view, ask))
            request = Request(game, view, helping, seat, ask=read(match, seat), plans=plans, names=NAMES[:seats])
            drawn = outlined(replace(request, before=before, layout=layout, width=SMALL))
            before = view
            marks += len(drawn.marks)
            wrong |= {f"{number} {ask.kind}: {fault}": request for fault in covered(drawn)}
    nothing(wrong)
    assert marks or game in CARDS
