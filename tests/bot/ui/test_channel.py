"""The end of a game: everybody's points, and where they come from."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from msgspec import structs

from bot.host.types.post import Ping, TablePost
from bot.host.types.table import GameCard, Status, Venue, Waiting
from bot.i18n import Texts
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Buttons, Select, Text
from bot.ui.parts.reader import Reader
from bot.ui.table.channel import MAX_LAST, final, standings, table_message
from bot.ui.table.deeds import last_turn
from bot.ui.table.gallery import gallery, pictures_button, sheets_of
from engine.core.play.brief import Doing
from engine.core.play.msg import Msg
from engine.core.play.rules import Result, Rival

READ = Reader(Texts()(None), ("Ann", "Ben"))
RESULT = Result([30, 50], [{"industry": 20, "pass": 10}, {"pass": 5, "ts": 0, "industry": 45}], [1], 7)


def test_sources_stand_in_one_order_for_everybody_and_without_those_of_no_points() -> None:
    assert standings("russian_railroads", RESULT, READ) == [
        "1 · **Ben** 50",
        "-# Industry 45 and Passing 5",
        "2 · **Ann** 30",
        "-# Industry 20 and Passing 10",
    ]


def test_a_rival_without_a_seat_stands_among_the_players_with_its_name_and_sources() -> None:
    result = Result([30, 10], [{"crates": 30}, {"coins": 10}], [], 4, [Rival("bank", 40, {"coins": 40}, True)])
    assert standings("toy_freight", result, READ) == [
        "1 · The Bank 40",
        "-# Coins 40",
        "2 · **Ann** 30",
        "-# Crates 30",
        "3 · **Ben** 10",
        "-# Coins 10",
    ]


def test_who_is_ahead_is_for_the_game_to_say() -> None:
    result = Result([3, -8], [{"crates": 3}, {"coins": -8}], [1], 4, places=[2, 1])
    assert standings("toy_freight", result, READ)[0] == "1 · **Ben** −8"


def over(result: Result) -> GameCard:
    venue = Venue(1, 2)
    return GameCard(1, "toy_freight", Status.OVER, venue, 3, {}, 2, None, (), 9, result=result)


def test_a_game_that_a_rival_has_won_says_so() -> None:
    result = Result([30], [{"crates": 30}], [], 4, [Rival("bank", 40, {"coins": 40}, True)])
    assert final(over(result), READ) == "🏁 The Bank wins: **40** · Ann 30"
    beaten = Result([50], [{"crates": 50}], [0], 4, [Rival("bank", 40, {"coins": 40}, False)])
    assert final(over(beaten), READ) == "🏁 **Ann** wins: **50** · The Bank 40"


def test_what_sets_equal_points_apart_is_told_only_where_it_has_done_so() -> None:
    points: list[dict[str, int]] = [{"crates": 3}, {"coins": 3}]
    apart = Result([3, 3], points, [1], 4, places=[2, 1])
    shared = Result([3, 3], points, [0, 1], 4)
    assert final(over(apart), READ).endswith("Equal points: more coins are ahead.")
    assert "ahead" not in final(over(shared), READ)
    gave_up = final(over(structs.replace(apart, conceded=[0])), READ)
    assert gave_up == "🏁 **Ben** wins: **3** · Ann 3 (conceded)"
    assert final(over(shared), READ) == "🏁 **Ann** and **Ben** share the victory: **3**"


@pytest.mark.parametrize("pings", [(), (Ping(0, 101, "bid"),)], ids=["who sleeps", "who is pinged"])
def test_the_table_message_says_whose_time_runs_and_until_when(pings: tuple[Ping, ...]) -> None:
    until = datetime(2026, 11, 3, 18, tzinfo=UTC)
    ann, ben = Waiting(0, "bid", until, until), Waiting(1, "bid", until)
    card = GameCard(1, "toy_freight", Status.LIVE, Venue(1, 2), 3, {}, 2, None, (), 9, waiting=(ann, ben))
    layout = table_message(TablePost(post_id=1, card=card, channel_id=2, pings=pings), READ, ())
    lines = [line for item in layout.items if isinstance(item, Text) for line in item.content.splitlines()]
    (timed,) = [line for line in lines if ("<@101>" if pings else "Ann") in line]
    assert f"<t:{int(until.timestamp())}:R>" in timed


def did(who: int | None, said: str) -> Doing:
    return Doing(who, (Msg("ui-note", text=said),))


def test_the_end_tells_the_last_turn_and_what_was_told_after_it_and_names_players_once() -> None:
    deeds = (did(0, "ore"), did(1, "coal"), did(None, "Cards shown."), did(None, "Coins counted."))
    post = TablePost(post_id=1, card=over(RESULT), channel_id=2, voters=(101, 102), deeds=deeds)
    texts = [item.content for item in table_message(post, READ, ()).items if isinstance(item, Text)]
    assert [text.replace("📝 ", "").split("\n")[-1] for text in texts] == [
        "🏁 **Ben** wins: **50** · Ann 30",
        "Last turn: **Ben**: coal. Cards shown. Coins counted.",
        "<@101> <@102>",
    ]


def test_of_an_end_at_which_much_is_told_the_last_turn_and_what_came_last_are_told() -> None:
    said = last_turn([did(0, "ore"), *(did(None, f"{n} " + "x" * 60 + ".") for n in range(9))], READ, MAX_LAST)
    assert said.startswith("Last turn: **Ann**: 📝 ore. 📝 5 x") and said.endswith("x.") and len(said) <= MAX_LAST
    assert last_turn([], READ, MAX_LAST) == "" and last_turn([did(None, "Over.")], READ, 9) == "📝 Over."


def test_at_the_end_every_picture_can_be_opened_where_the_message_has_not_all() -> None:
    for key, more in (("toy_freight", False), ("russian_railroads", True)):
        card = replace(over(RESULT), game=key)
        layout = table_message(TablePost(post_id=1, card=card, channel_id=2), READ, ())
        found = [button.id for row in layout.items if isinstance(row, Buttons) for button in row.items]  # type: ignore[union-attr]
        assert (Press.PICTURES in [to.verb for to in found]) is more and len(found) == 5 + more
    card = over(structs.replace(RESULT, history={1: [3, 5], 2: [30, 50]}))
    assert sheets_of(card) == ("result", "rounds") and sheets_of(replace(card, status=Status.LIVE)) == ()
    assert pictures_button(1, 2, card.game, READ, sheets_of(card)) and not pictures_button(1, 2, card.game, READ)
    offered = gallery(Id(1, 2, Press.PICTURES), card.game, "rounds", READ, None, ends=sheets_of(card))
    (select,) = [item for item in offered.items if isinstance(item, Select)]
    assert [(one.label, one.chosen) for one in select.choices][1:] == [
        ("Score sheet", False),
        ("Points by round", True),
    ]
