"""The courier: what Discord's refusals mean, and how an earlier attempt is found again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.host.desk.pictures import Pictures
from bot.host.post.delivery import Needless, Retry, Undeliverable
from bot.host.post.polls import PAUSE
from bot.host.types.post import (
    ErasePost,
    LobbyPost,
    NoticePost,
    Ping,
    Post,
    ReminderPost,
    TablePost,
    UpcomingPost,
    VotePost,
)
from bot.host.types.table import VoteCard
from bot.store.engine.database import Unwritable
from bot.wire.courier import DiscordCourier
from engine.core.play.brief import Doing
from engine.core.play.msg import Msg
from tests.e2e.stage import Stage, text

SHOWN: Mapping[Any, Mapping[str, Any]] = {
    NoticePost: {"text": Msg("idle-over")},
    UpcomingPost: {"text": Msg("idle-over")},
    ReminderPost: {"count": 1, "last": False},
}
"""What posts show of these kinds."""


async def post(there: Stage, made: type[Post] = NoticePost, **shown: Any) -> Any:
    card = await there.host.tables.card(1)
    shown = {**SHOWN.get(made, {}), **shown}
    return made(post_id=7, card=card, channel_id=there.channel.id, locale="en-US", **shown)


def courier(there: Stage) -> DiscordCourier:
    return DiscordCourier(there.bot, there.host, there.bot.texts)


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [
        (404, 10003, "trouble-channel-gone"),
        (403, 50001, "trouble-missing-view-channel"),
        (403, 50007, "trouble-direct-messages-closed"),
        (403, 50013, "trouble-missing-send-messages"),
        (400, 50035, "trouble-refused"),
    ],
)
async def test_a_refusal_for_good_has_a_reason_that_people_understand(
    there: Stage, status: int, code: int, reason: str
) -> None:
    await there.open_table("Ben")
    there.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    with pytest.raises(Undeliverable) as caught:
        await courier(there).deliver(await post(there), "n")
    assert caught.value.reason == reason
    assert there.bot.texts("en").has(reason)


@pytest.mark.parametrize("status", [401, 403, 408, 429, 500, 502, 503])
async def test_a_refusal_for_now_is_tried_again(there: Stage, status: int) -> None:
    await there.open_table("Ben")
    there.env.inject_error("POST", "/channels/*/messages", status=status, code=0)
    with pytest.raises(Retry):
        await courier(there).deliver(await post(there), "n")


async def test_a_message_whose_fate_is_unknown_is_looked_for_before_it_is_sent_again(there: Stage) -> None:
    await there.open_table("Ben")
    unsure = replace(await post(there), maybe_sent=there.env.now())
    first = await courier(there).deliver(unsure, "n")
    assert await courier(there).deliver(unsure, "n") == first
    assert await courier(there).deliver(replace(unsure, text=Msg("idle-ended")), "m") != first


async def test_a_vote_is_found_also_when_its_time_was_moved_and_nobody_is_awake_any_more(there: Stage) -> None:
    await there.open_table("Ben")
    vote = VoteCard(1, PAUSE, 1, {}, 2, {}, there.env.now(), None)
    unsure = replace(
        await post(there, VotePost, vote=vote), voters=(there.members["Ben"].id,), maybe_sent=there.env.now()
    )
    first = await courier(there).deliver(unsure, "n")
    later = replace(vote, until=there.env.now() + timedelta(days=9))
    moved = replace(unsure, vote=later, voters=(), card=replace(unsure.card, rev=unsure.rev + 1))
    assert await courier(there).deliver(moved, "m") == first
    voted = replace(moved, vote=replace(later, ballots={"yes": ("Ann",)}))
    assert await courier(there).deliver(voted, "v") == first
    other = replace(moved, vote=replace(later, vote_id=9))
    assert await courier(there).deliver(other, "o") != first


async def test_a_lobby_is_found_also_when_somebody_has_joined_meanwhile(there: Stage) -> None:
    await there.slash("Ann", "game new", game="toy_freight")
    lobby = (await there.last).id
    await there.host.lobby.join(1, there.person("Ben"))
    card = replace(await there.host.tables.card(1), lobby_message=None)
    unsure = replace(await post(there, LobbyPost), card=card, maybe_sent=there.env.now())
    assert await courier(there).deliver(unsure, "n") == lobby


async def test_a_reminder_and_a_table_are_found_also_when_something_was_done_meanwhile(there: Stage) -> None:
    await there.open_table("Ben")
    newer: tuple[tuple[type[Post], dict[str, Any]], ...] = (
        (ReminderPost, {"lines": (Msg("idle-over"),)}),
        (TablePost, {"deeds": (Doing(None, (Msg("idle-over"),)),)}),
    )
    for number, (kind, told) in enumerate(newer):
        unsure = replace(await post(there, kind), post_id=71 + number, maybe_sent=there.env.now())
        (asked,) = unsure.card.waiting
        unsure = replace(unsure, pings=(Ping(asked.seat, there.members["Ann"].id, asked.kind),))
        first = await courier(there).deliver(unsure, f"{kind.kind}")
        seats = (replace(unsure.card.seats[0], name="Anna"), *unsure.card.seats[1:])
        since = replace(unsure, card=replace(unsure.card, seats=seats), **told)
        assert await courier(there).deliver(since, f"{kind.kind} again") == first
        other = replace(since, post_id=7 + number)
        assert await courier(there).deliver(other, f"{kind.kind} another") != first


async def test_what_nobody_needs_any_more_is_looked_for_and_not_sent(there: Stage) -> None:
    await there.open_table("Ben")
    for number, kind in enumerate((ReminderPost, UpcomingPost)):
        unsure = replace(await post(there, kind), post_id=71 + number, maybe_sent=there.env.now())
        (asked,) = unsure.card.waiting
        late = replace(unsure, needed=False)
        before = (await there.last).id
        with pytest.raises(Needless):
            await courier(there).deliver(late, "late")
        assert (await there.last).id == before
        told = replace(unsure, pings=(Ping(asked.seat, there.members["Ann"].id, asked.kind),))
        sent = await courier(there).deliver(told, f"{kind.kind}")
        assert await courier(there).deliver(late, "late") == sent


async def test_a_table_that_can_t_be_read_now_is_posted_later_with_its_picture(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await there.open_table("Ben")

    async def away(*_: object, **__: object) -> None:
        raise Unwritable("no server")

    monkeypatch.setattr(Pictures, "wanted", away)
    with pytest.raises(Retry):
        await courier(there).deliver(await post(there, TablePost), "n")


async def test_what_is_sent_at_night_is_announced_to_nobody(there: Stage) -> None:
    await there.open_table("Ben")
    for silent in (False, True):
        number = await courier(there).deliver(replace(await post(there), silent=silent), f"n{silent}")
        message = await there.bot.get_channel(there.channel.id).fetch_message(number)
        assert message.flags.suppress_notifications is silent


async def test_a_lobby_message_that_was_deleted_is_sent_anew(there: Stage) -> None:
    await there.slash("Ann", "game new", game="toy_freight")
    lobby = (await there.last).id
    there.env.backend.delete_message(there.channel.id, lobby)
    await there.slash("Ben", "game join")
    assert (await there.last).id != lobby
    assert "Ben" in text(await there.last)
    await there.click("Cleo", await there.last, "Join")
    assert len(there.messages) == 1


async def test_a_table_stands_in_a_thread_as_in_a_channel(there: Stage) -> None:
    channel = there.bot.get_channel(there.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="a table", type=discord.ChannelType.public_thread)
    there.env.http_requests.clear()
    (thread,) = there.channel.threads
    assert thread.id == made.id
    await there.members["Ann"].slash(thread, "game new", game="toy_freight", opponents="normal")
    card = await there.host.tables.in_channel(thread.id)
    assert card.venue.parent_id == there.channel.id
    assert await there.host.tables.in_channel(there.channel.id) is None


async def test_a_message_that_somebody_has_taken_away_already_is_gone_and_no_other_failure_is_taken_for_that(
    there: Stage,
) -> None:
    await there.open_table("Ben")
    gone = await post(there, ErasePost, message_id=(await there.last).id)
    there.env.backend.delete_message(there.channel.id, gone.message_id)
    assert await courier(there).deliver(gone, "n") == gone.message_id
    there.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013)
    with pytest.raises(Undeliverable):
        await courier(there).deliver(gone, "n")
