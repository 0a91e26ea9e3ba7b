"""Pictures as a whole: size, sameness, secrets, labels, alt text."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import get_args

import msgspec
import pytest
from PIL import Image

from engine.core.ahead.policy import play_out
from engine.core.play import registry
from engine.core.play.ask import CONFIRM
from engine.core.play.match import Match
from engine.core.play.registry import game
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import Phase
from renderers import (
    ALT_LIMIT,
    LARGE,
    LAYOUTS,
    PORTRAIT,
    WIDE,
    BadWidth,
    Request,
    UnknownPicture,
    describe,
    draw,
    paint,
    pictures,
)
from renderers.draw.layers import ACROSS
from renderers.draw.palette import UnknownTheme
from renderers.found import module_of
from renderers.reader import words_of
from tests.games import games_in_turn
from tests.long import few, in_turn
from tests.renderers.outlines import outlined
from tests.renderers.sample import STAGES, sample
from tests.renderers.tidy import SMALL, TALL, TALLEST, assert_tidy, tall_in_turn, too_small

GAME = "russian_railroads"
TABLES = [picture for picture in pictures(GAME) if picture != "key"]
"""The pictures that show a table."""
NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř")
LONG_NAMES = ["Maximiliana Featherstonehaugh-Cholmondeley", "Řehoř Šťastný", "Ő", "W" * 32]


@pytest.fixture(scope="module", params=[171, pytest.param(37, marks=pytest.mark.long)])
def moments(request: pytest.FixtureRequest) -> list[object]:
    """Views of real games, every few answers, for each number of players and for a seat or the public."""
    found: list[object] = []
    for seats in (2, 3, 4):
        match = Match.new(game(GAME), seats, {}, seats, confirm=())
        while match.pending:
            found.append(match.view(None if len(found) % 2 else 0))
            play_out(match, ["random"] * seats, len(found), limit=request.param)
        found.append(match.view(None))
    return found


@in_turn("seats", [2, 3, 4], spread=True)
@pytest.mark.parametrize("picture", pictures(GAME))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_is_a_palette_png_of_the_width_asked_for_and_not_too_tall(picture: str, seats: int) -> None:
    image = Image.open(io.BytesIO(draw(Request(GAME, sample(seats), picture=picture, width=400)).png))
    assert (image.format, image.mode, image.width) == ("PNG", "P", 400)
    assert 1.35 <= image.width / image.height <= 2.2


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("picture", pictures(GAME))
def test_a_picture_for_a_phone_is_tidy_and_no_taller_than_its_screen(
    picture: str, layout: str, moments: list[object]
) -> None:
    for view in [*moments[::4], moments[-1]]:
        request = Request(GAME, view, picture=picture, names=tuple(LONG_NAMES), layout=layout)
        drawn = assert_tidy(request)
        assert SMALL < drawn.image.height <= SMALL * TALLEST[layout] + 1
        names = [label for label in drawn.labels() if label.text.startswith(LONG_NAMES[0][:8])]
        assert {round(share, 2) for share in too_small(request, [label.text for label in names]).values()} == set()
        assert names or picture == "key" or view.acting != 0


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("picture", TABLES)
@pytest.mark.parametrize("stage", STAGES)
def test_what_is_read_at_a_glance_is_large_on_a_phone(picture: str, stage: str, layout: str) -> None:
    view = sample(4, stage)
    wanted = [f"Round {view.round} of {view.rounds}"]
    wanted += [f"{NAMES[1]} to play"] if stage == "middle" else []
    # with large type there is no room for both: the players are in the picture of the table
    alone = picture == "main" and layout == LARGE
    for player in () if alone else view.players if picture != "player" else view.players[:1]:
        wanted += [NAMES[player.seat], str(player.vp), f"{player.workers}/{player.workers_owned}", str(player.coins)]
    request = Request(GAME, view, picture=picture, seat=0, names=NAMES, layout=layout)
    assert too_small(request, wanted) == {}


def test_the_order_of_the_next_round_is_shown_if_claims_change_it() -> None:
    view = msgspec.structs.replace(sample(4), turn_order=[0, 1, 2, 3])
    for order, shown in (([2, 0, 1, 3], True), ([0, 1, 2, 3], False), ([], False)):
        for layout in (WIDE, PORTRAIT):
            drawn = outlined(Request(GAME, msgspec.structs.replace(view, next_order=order), layout=layout, width=SMALL))
            assert ("Next round" in [label.text for label in drawn.labels()]) is shown


@pytest.mark.parametrize("layout", TALL)
def test_engineers_and_tokens_are_told_in_words_on_a_phone(layout: str, tongue: str) -> None:
    view, words = sample(4, "end", reader=2), words_of(GAME, tongue)
    player = view.players[2]
    drawn = outlined(Request(GAME, view, "player", 2, names=NAMES, locale=tongue, layout=layout, width=SMALL))
    texts = " ".join(label.text for label in drawn.labels())
    wanted = [f"russian-railroads-engineer-{DATA.engineers[number].id}" for number in player.engineers]
    wanted += [f"russian-railroads-token-{id}" for id in DATA.tokens]
    assert player.engineers and [text for text in map(words, wanted) if text not in texts] == []
    assert not [label for label in drawn.labels() if label.text.endswith("…")]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_heading_of_engineers_that_are_to_come_stands_above_them_and_no_place_is_blank(layout: str) -> None:
    """Where none is left the others have their room; above one alone stands a word."""
    view = sample(4)
    left = [n for n, slot in enumerate(view.strip) if slot.role == "lookahead" and slot.engineer]
    free = [n for n, slot in enumerate(view.strip) if slot.role == "lookahead" and not slot.engineer]
    assert left and free and free[0] < left[0], "some have come"
    for count in range(3):
        shown = [*free, *left][len(free) + len(left) - count :]
        numbers = dict(zip(shown, (6, 2), strict=False))
        strip = [msgspec.structs.replace(slot, engineer=numbers.get(n, 0)) if slot.role == "lookahead" else slot
                 for n, slot in enumerate(view.strip)]  # fmt: skip
        drawn = outlined(Request(GAME, msgspec.structs.replace(view, strip=strip), "main", layout=layout, width=SMALL))
        found = {label.text: label.box() for label in drawn.labels()}
        headings = [text for text in ("Engineers to come", "Next") if text in found]
        assert len(headings) == min(count, 1)
        first = found[headings[0] if headings else "For all"]
        assert first.x < 0.04 * ACROSS[layout]
        if headings:
            assert first.right < found["For all"].x
            boxes = [label.box() for label in drawn.labels() if label.text == str(numbers[shown[-1]])]
            assert any(first.x < box.x < found["For all"].x and first.y < box.y < first.bottom + 40 for box in boxes)


def test_the_same_view_gives_the_same_bytes_also_from_several_threads() -> None:
    views = [sample(4, stage) for stage in STAGES] * 2
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda view: draw(Request(GAME, view, width=300)).png, views))
    assert drawn == [draw(Request(GAME, view, width=300)).png for view in views]
    assert len(set(drawn)) == len(STAGES)


def test_a_picture_does_not_change_the_next_one() -> None:
    before = draw(Request(GAME, sample(4, "middle"), width=500)).png
    draw(Request(GAME, sample(4, "end"), width=500, before=sample(4, "early")))
    assert draw(Request(GAME, sample(4, "middle"), width=500)).png == before


@pytest.mark.parametrize("every", few((3, 1), 1))
@pytest.mark.parametrize("picture", pictures(GAME))
def test_no_two_labels_overlap_and_none_leaves_the_sheet(picture: str, moments: list[object], every: int) -> None:
    for view in [*moments[::every], *(sample(seats, stage) for seats, stage in zip((2, 3, 4), STAGES, strict=False))]:
        assert_tidy(Request(GAME, view, picture=picture, names=LONG_NAMES))


def test_words_are_never_set_too_small_to_read(moments: list[object]) -> None:
    for picture in pictures(GAME):
        for label in outlined(Request(GAME, moments[-1], picture=picture, names=LONG_NAMES, width=SMALL)).labels():
            assert label.size >= 12, label
            assert label.size >= 14 or len(label.text) <= 3, label


@pytest.mark.parametrize("seat", [0, 1, None])
def test_only_its_owner_sees_the_face_of_an_end_bonus_card(seat: int | None) -> None:
    view = sample(4, "middle", reader=0)
    owner = view.players[0]
    assert owner.end_bonus_cards
    other = next(id for id in DATA.end_bonuses if id not in owner.end_bonus_cards)
    players = [msgspec.structs.replace(owner, end_bonus_cards=[other]), *view.players[1:]]
    swapped = msgspec.structs.replace(view, players=players)
    before, after = (
        draw(Request(GAME, shown, picture="player", seat=seat, width=400)).png for shown in (view, swapped)
    )
    assert (before == after) == (seat == 1)


@pytest.mark.parametrize("seeds", few((1, 3), 1))
def test_a_picture_of_the_public_view_says_nothing_of_secrets(seeds: int) -> None:
    """Dealing the hidden cards anew changes neither pictures nor alt texts by a byte."""
    rules = game(GAME)
    match = Match.new(rules, 4, {}, 5, confirm=())
    play_out(match, ["random"] * 4, 5, limit=150)
    from engine.core.play.rng import Rng, Seed

    for seed in range(seeds):
        other = rules.redeal(match.state, None, Rng(Seed(seed)))
        for picture in pictures(GAME):
            shown = [rules.view(state, None) for state in (match.state, other)]
            first, second = (draw(Request(GAME, view, picture=picture, width=300)).png for view in shown)
            assert first == second
            assert describe(Request(GAME, shown[0], picture=picture)) == describe(
                Request(GAME, shown[1], picture=picture)
            )


def test_what_changed_is_ringed() -> None:
    view = sample(4)
    player = msgspec.structs.replace(view.players[0], coins=view.players[0].coins + 1)
    after = msgspec.structs.replace(view, players=[player, *view.players[1:]])
    plain, ringed, same = (
        paint(Request(GAME, after, before=before, width=800)).image.convert("RGB") for before in (None, view, after)
    )
    box = _difference(plain, ringed)
    assert box is not None
    left, top, right, bottom = box
    assert right - left < 60 and bottom - top < 30, "only the coins"
    assert _difference(plain, same) is None


def _difference(one: Image.Image, two: Image.Image) -> tuple[int, int, int, int] | None:
    from PIL import ImageChops

    return ImageChops.difference(one, two).getbbox()


@pytest.mark.parametrize("picture", TABLES)
def test_alt_text_keeps_the_limit_and_names_round_turn_and_scores(picture: str, moments: list[object]) -> None:
    for view in moments:
        text = describe(Request(GAME, view, picture=picture, names=LONG_NAMES))
        assert 100 < len(text) <= ALT_LIMIT
        assert "{" not in text and "board-" not in text
    view = sample(4)
    text = describe(Request(GAME, view, picture=picture, names=("Anna", "Bea", "Cyril", "Dan"), seat=0))
    assert "round 4 of 7" in text and "Bea to play" in text
    assert picture == "main" or f"Anna (blue circle): {view.players[0].vp} points" in text


def test_names_without_drawable_letters_fall_back_to_the_seat() -> None:
    texts = [
        label.text
        for label in outlined(Request(GAME, sample(2), names=("漢字", "A\u200bn漢na 🚂"), width=SMALL)).labels()
    ]
    assert "Player 1" in texts and "Anna" in texts


def test_wrong_arguments_are_told_apart() -> None:
    with pytest.raises(UnknownPicture):
        draw(Request(GAME, sample(), picture="map"))
    with pytest.raises(UnknownPicture):
        describe(Request(GAME, sample(), picture="map"))
    with pytest.raises(UnknownTheme):
        draw(Request(GAME, sample(), theme="sepia"))
    for width in (199, 3201):
        with pytest.raises(BadWidth):
            draw(Request(GAME, sample(), width=width))


@pytest.mark.parametrize("theme", few(["light", "dark"], 1))
@pytest.mark.parametrize("every", few((4, 1), 1))
def test_a_picture_of_full_width_is_small_enough_to_post(theme: str, moments: list[object], every: int) -> None:
    for view in moments[-1 :: -5 * every]:
        for picture in pictures(GAME)[::every]:
            assert len(draw(Request(GAME, view, picture=picture, theme=theme)).png) <= 250_000


def test_alt_text_tells_the_owner_which_end_bonus_cards_they_hold() -> None:
    own, public = (describe(Request(GAME, sample(4, reader=reader), picture="player", seat=0)) for reader in (0, None))
    assert "End-bonus cards of Player 1" in own
    assert "End-bonus cards of" not in public


def test_alt_text_counts_temporary_and_black_workers() -> None:
    view = sample(4)
    some = msgspec.structs.replace(view.players[0], workers=2, workers_owned=5, temporary=1, black_worker=True, coins=3)
    none = msgspec.structs.replace(some, temporary=0, black_worker=False)
    texts = [
        describe(
            Request(GAME, msgspec.structs.replace(view, players=[player, *view.players[1:]]), picture="player", seat=0)
        )
        for player in (some, none)
    ]
    assert "workers 2 of 5, temporary workers 1, the black worker and coins 3." in texts[0]
    assert "workers 2 of 5 and coins 3." in texts[1]


def test_readers_of_one_language_share_words_and_unknown_languages_are_english() -> None:
    from renderers.reader import words_of

    assert words_of(GAME, "en-GB") is words_of(GAME, "en-US") is words_of(GAME, "xx")


@pytest.mark.parametrize("phase", get_args(Phase))
def test_the_headline_has_words_for_every_phase(phase: str) -> None:
    seats = [None, 1] if phase in ("draft", "actions", "reuse") else [None]
    for acting in seats:
        view = msgspec.structs.replace(sample(4), phase=phase, acting=acting, winners=[0, 2] if phase == "over" else [])
        texts = [label.text for label in outlined(Request(GAME, view, width=SMALL)).labels()]
        assert not [text for text in texts if "board-" in text]
    if phase == "over":
        assert "Player 1 and Player 3 share the victory" in texts


@games_in_turn(count=2)
@pytest.mark.parametrize("key", [key for key in registry.games() if module_of(key) is not None])
def test_before_a_confirmation_the_head_names_who_confirms(key: str) -> None:
    rules = game(key)
    match = Match.new(rules, rules.seats[-1], {}, 3)
    play_out(match, ["random"] * match.seats, 3, limit=2)
    while match.pending and CONFIRM not in {ask.kind for ask in match.pending.values()}:
        play_out(match, ["random"] * match.seats, 3, limit=1)
    (seat,) = match.pending
    names = tuple(f"Player {n}" for n in range(match.seats))
    request = Request(key, match.view(seat), seat=seat, names=names, width=300)
    assert f"Player {seat}: confirm" not in describe(request)
    assert f"Player {seat}: confirm" in describe(replace(request, confirming=True))
    assert any(f"{seat}: confirm" in label.text for label in outlined(replace(request, confirming=True)).labels())
