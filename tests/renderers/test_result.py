"""The end as a picture: a score sheet for any game, and the points after each round where there are rounds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.rules import Result, Rival
from renderers import (
    LARGE,
    LAYOUTS,
    PORTRAIT,
    RESULT,
    ROUNDS,
    WIDE,
    Request,
    UnknownPicture,
    describe,
    draw,
    pictures,
    sheets,
)
from renderers.draw.layers import ACROSS
from renderers.result.chart import apart, scale
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, TALLEST, assert_tidy, too_small

NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř", "Wolfgang", "Maximiliana Featherstonehaugh")
BY_ROUND = {1: [4, 4, 8], 2: [9, 20, 8], 3: [30, 29, 15]}
POINTS = [{"crates": 30, "coins": -2}, {"crates": 28}, {"bids": 15}]
CLOSE = Result([28, 28, 15], POINTS, [1], 3, places=[2, 1, 3], history=BY_ROUND)


def request(result: Result, game: str = "toy_freight", **options: Any) -> Request[Any]:
    view = Match.new(registry.game(game), 3).view(None) if game == "toy_freight" else None
    return Request(game, view, RESULT, names=NAMES, result=result, width=SMALL, **options)


def texts(wanted: Request[Any]) -> list[str]:
    return [label.text for label in outlined(wanted).labels()]


def longest(game: str, seats: int) -> Result:
    """A result with points from each source that the game has words for, and every round."""
    words = (registry.folder(game) / "locale" / "en.ftl").read_text(encoding="utf-8")
    prefix = f"{game.replace('_', '-')}-source-"
    known = [line.removeprefix(prefix).split(" ")[0] for line in words.splitlines() if line.startswith(prefix)]
    points = [dict.fromkeys(known, 100 + seat) for seat in range(seats)]
    scores = [sum(each.values()) for each in points]
    history = {round_: [round_ * 9 + seat for seat in range(seats)] for round_ in range(1, 25)}
    return Result(scores, points, [seats - 1], 24, history=history)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("game", list(registry.games()))
def test_the_fullest_sheet_of_every_game_is_tidy_and_no_taller_than_a_phone(game: str, layout: str) -> None:
    seats = registry.game(game).seats[-1]
    wanted = request(longest(game, seats), game, layout=layout)
    assert_tidy(wanted)
    image = outlined(wanted).image
    assert image.height <= image.width * TALLEST.get(layout, 0.75) + 1


def test_the_winner_stands_first_and_what_breaks_the_tie_is_told() -> None:
    drawn = outlined(request(CLOSE)).labels()
    heads = {label.text: label.x for label in drawn if label.text in ("Winner", "Place 2", "Place 3")}
    names = {label.text: label.x for label in drawn if label.text in NAMES[:3] and label.x < 900}
    assert sorted(heads, key=heads.__getitem__) == ["Winner", "Place 2", "Place 3"]
    assert sorted(names, key=names.__getitem__) == ["Benedikt", "Anna", "Zsófia"]
    assert "Benedikt wins" in {label.text for label in drawn}
    assert "Equal points: more coins are ahead." in {label.text for label in drawn}
    shared = replace_result(CLOSE, places=[], winners=[0, 1])
    assert not any("Equal points" in text for text in texts(request(shared)))
    assert texts(request(shared)).count("Winner") == 2
    gave_up = replace_result(CLOSE, conceded=[0])
    assert "Anna conceded." in texts(request(gave_up)) and "Anna conceded." in describe(request(gave_up))
    assert not any("Equal points" in text for text in texts(request(gave_up)))


def replace_result(result: Result, **changes: Any) -> Result:
    facts = {name: getattr(result, name) for name in result.__struct_fields__}
    return Result(**{**facts, **changes})


def test_points_are_numbers_and_no_zero_is_written() -> None:
    found = texts(request(replace_result(CLOSE, history={})))
    assert "\u22122" in found and "30" in found
    assert "0" not in found


def test_the_lines_end_where_the_game_has_ended() -> None:
    assert "End" in texts(request(CLOSE)), "two coins were lost after the last round"
    plain = replace_result(CLOSE, history={1: [4, 4, 8], 2: [28, 28, 15]})
    assert "End" not in texts(request(plain))


def test_a_game_without_rounds_has_no_chart() -> None:
    assert "Points after each round" in texts(request(CLOSE))
    for history in ({}, {1: [28, 28, 15]}):
        assert "Points after each round" not in texts(request(replace_result(CLOSE, history=history)))


def test_a_rival_without_a_seat_has_a_column_and_a_line_of_its_own() -> None:
    bank = Rival("bank", 40, {"coins": 40}, True)
    result = Result([30, 10], [{"crates": 30}, {"coins": 10}], [], 2, [bank], history={1: [1, 2, 3], 2: [30, 10, 40]})
    found = texts(request(result))
    assert found.count("The Bank") == 2 and "The Bank wins" in found
    assert_tidy(request(result))


@pytest.mark.parametrize(("game", "seats"), [("steam", 6), ("russian_railroads", 4)])
def test_names_and_points_can_be_read_on_a_phone(game: str, seats: int) -> None:
    """At least 11 pixels where 350 are shown across, and no name is cut that has the room of a line."""
    wanted = replace(request(longest(game, seats), game, layout=PORTRAIT), names=(*NAMES[:5], "Maximilian"))
    shown = {label.text: label.size * 350 / ACROSS[PORTRAIT] for label in outlined(wanted).labels()}
    assert {text: size for text, size in shown.items() if size < 10.9} == {}
    assert set(wanted.names[:seats]) <= set(shown)


def test_what_a_phone_has_no_room_for_is_a_picture_of_its_own() -> None:
    full = longest("russian_railroads", 4)
    for layout, charted in ((WIDE, True), (PORTRAIT, True), (LARGE, False)):
        found = texts(request(full, "russian_railroads", layout=layout))
        assert ("Points after each round" in found) is charted
        alone = replace(request(full, "russian_railroads", layout=layout), picture=ROUNDS)
        drawn = assert_tidy(alone)
        assert "Points after each round" in texts(alone) and {"1", "End"} <= {label.text for label in drawn.labels()}
        assert drawn.image.height <= drawn.image.width * TALLEST.get(layout, 0.75) + 1
        assert describe(alone).startswith("Points after each round, Řehoř: 12, 21, 30")
    assert sheets(full) == (RESULT, ROUNDS) and sheets(replace_result(full, history={})) == (RESULT,)
    assert sheets(None) == ()
    with pytest.raises(UnknownPicture):
        draw(replace(request(replace_result(CLOSE, history={})), picture=ROUNDS))


def test_with_large_type_all_are_listed_with_their_points_first() -> None:
    result = longest("steam", 6)
    wanted = replace(request(result, "steam", layout=LARGE), names=(*NAMES[:5], "Eve"))
    assert too_small(wanted, [*wanted.names, *(str(score) for score in result.scores)]) == {}


def test_alt_text_tells_who_has_won_and_where_points_come_from() -> None:
    assert describe(request(CLOSE)) == (
        "Benedikt wins. Benedikt: 28 points, place 1. Anna: 28 points, place 2. Zsófia: 15 points, place 3. "
        "Equal points: more coins are ahead. "
        "Benedikt: Crates 28. Anna: Crates 30 and Coins −2. Zsófia: Bids 15. "
        "Points after each round, Benedikt: 4, 20, 29. Points after each round, Anna: 4, 9, 30. "
        "Points after each round, Zsófia: 8, 8, 15."
    )


def test_a_running_game_says_who_leads() -> None:
    match = Match.new(registry.game("steam"), 3, {}, 1, confirm=())
    play_out(match, ["random"] * 3, 1, limit=20)
    (headline, *_) = describe(Request("steam", match.view(None), RESULT, result=match.result())).split(".")
    assert "lead" in headline


def test_without_a_result_there_is_no_such_picture() -> None:
    assert RESULT not in pictures("steam")
    with pytest.raises(UnknownPicture):
        draw(replace(request(CLOSE), result=None))


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [(0, 0, [0, 1]), (0, 7, [*range(8)]), (3, 317, [*range(0, 351, 50)]), (-18, 1, [-20, -15, -10, -5, 0, 5])],
)
def test_a_scale_has_round_numbers_around_everything(least: int, most: int, ticks: list[int]) -> None:
    assert scale(least, most) == ticks


def test_names_at_the_ends_of_lines_keep_apart_and_within_the_chart() -> None:
    assert apart([10, 12, 300], 0, 310) == [10, 50, 300]
    assert apart([290, 300, 305], 0, 310) == [230, 270, 310]
