"""A post tells a line a player and turn, oldest first, and never more than a phone shows."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.host.types.post import Ping, TablePost
from bot.host.types.table import GameCard, Status, Venue, Waiting
from bot.i18n import Texts
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import Reader
from bot.ui.table.channel import MOST, table_message
from bot.ui.table.deeds import LONGEST, post_lines
from engine.core.play.brief import Doing, Who
from engine.core.play.msg import Msg
from engine.core.play.rules import Result, Rival

NOW = datetime(2026, 11, 3, 18, tzinfo=UTC)
NAMES = ("Ann", "Ben", "Cid")
READ = Reader(Texts()("en"), NAMES)
CARD = GameCard(1, "toy_freight", Status.LIVE, Venue(1, 2), 3, {}, 2, None, (), 9)


def did(who: Who, *said: str) -> Doing:
    return Doing(who, tuple(Msg("ui-note", text=text) for text in said))


def scored(*scores: int, rivals: tuple[Rival, ...] = ()) -> GameCard:
    return replace(CARD, result=Result([*scores], [{} for _ in scores], [], 4, [*rivals]))


def lines(told: list[Doing], card: GameCard = CARD, room: int = MOST) -> list[str]:
    return [line.replace("📝 ", "") for line in post_lines(told, card, READ, room).splitlines()]


def test_a_turn_is_a_line_with_who_what_and_the_points_they_have() -> None:
    told = [did(0, "ore"), did(1, "coal", "ship 3")]
    assert lines(told, scored(3, 12, 0)) == ["**Ann**: ore · **3**", "**Ben**: coal, ship 3 · **12**"]


def test_everybodys_points_stand_once_behind_their_newest_line_or_below() -> None:
    told = [did(0, "ore"), did(1, "coal"), did(0, "iron")]
    assert lines(told, scored(3, 12, 7)) == [
        "**Ann**: ore",
        "**Ben**: coal · **12**",
        "**Ann**: iron · **3**",
        "-# Cid 7",
    ]
    assert lines(told, scored(5, 5, 5)) == ["**Ann**: ore", "**Ben**: coal", "**Ann**: iron"], "they set nobody apart"
    assert lines([], scored(3, 12, 0)) == ["-# Ben 12 · Ann 3"]


def test_a_rival_has_its_points_like_a_player() -> None:
    bank = Rival("bank", 4, {}, False)
    assert lines([did(Msg("toy-freight-rival-bank"), "ore")], scored(0, rivals=(bank,))) == [
        "**The Bank**: ore · **4**"
    ]


def test_what_does_not_fit_is_left_out_at_the_top_and_counted_and_its_points_stand_below() -> None:
    told = [did(0, "a" * 90), did(1, "b" * 90), did(2, "c" * 90)]
    shown = lines(told, scored(1, 2, 3), 270)
    assert shown[0] == "-# 1 earlier turn: Log"
    assert [line[2:5] for line in shown[1:3]] == ["Ben", "Cid"] and shown[3:] == ["-# Ann 1"]
    assert sum(map(len, shown)) <= 270


def test_a_long_turn_keeps_what_was_done_and_what_came_of_it() -> None:
    (line,) = lines([did(0, *(f"phrase number {number}" for number in range(30)))])
    assert line.startswith("**Ann**: phrase number 0, ") and line.endswith(", …, phrase number 29")
    assert len(line) <= LONGEST + len("**Ann**: ")


def test_what_somebody_does_in_a_row_is_a_line_as_far_as_it_fits() -> None:
    told = [did(1, "coal"), did(1, "ship 3", "ore"), did(0, "iron"), did(1, "coal")]
    assert lines(told) == ["**Ben**: coal; ship 3, ore", "**Ann**: iron", "**Ben**: coal"]
    told = [did(1, "a" * 90), did(1, "b" * 90), did(1, "c")]
    assert lines(told) == [f"**Ben**: {'a' * 90}", f"**Ben**: {'b' * 90}; c"]


def test_what_happens_several_times_in_a_turn_is_told_once_and_counted() -> None:
    assert lines([did(0, "ore", "ship 3", "ore"), did(1, "ore")]) == ["**Ann**: ore ×2, ship 3", "**Ben**: ore"]


def test_phrases_that_say_nothing_leave_no_comma_behind() -> None:
    empty = Msg("railroad-revolution-brief-worker", box="station")
    assert post_lines([Doing(0, (empty, Msg("ui-note", text="x")))], CARD, READ, MOST).count(",") == 0
    assert post_lines([Doing(0, (empty,))], CARD, READ, MOST) == ""


def texts(layout: Layout) -> str:
    return "".join(item.content for item in layout.items if isinstance(item, Text))


@pytest.mark.parametrize("status", [Status.LIVE, Status.OVER])
def test_no_post_is_longer_than_a_phone_shows_whatever_happens(status: Status, tongue: str) -> None:
    read = Reader(Texts()(tongue), ["W" * 32] * 6)
    six = range(6)
    waiting = tuple(Waiting(seat, "bid", NOW, NOW) for seat in six)
    pings = tuple(Ping(seat, 10**18 + seat, "bid") for seat in six) if status is Status.LIVE else ()
    result = Result([1000 + seat for seat in six], [{} for _ in six], [5], 4)
    card = replace(CARD, status=status, result=result, waiting=waiting if pings else ())
    deeds = tuple(did(turn % 6, *["a phrase of some length"] * 20) for turn in range(40))
    users = () if pings else tuple(10**18 + seat for seat in six)
    post = TablePost(post_id=1, card=card, channel_id=2, pings=pings, voters=users, deeds=deeds)
    layout = table_message(post, read, ())
    assert len(texts(layout)) <= MOST
    assert layout.ping == (users or tuple(ping.user_id for ping in pings))
    assert all(f"<@{user}>" in texts(layout) for user in layout.ping)
