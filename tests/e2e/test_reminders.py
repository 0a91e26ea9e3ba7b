"""Reminders: one that stands, says how to go on and can be put off; and no pings where nobody wants them."""

from __future__ import annotations

import simcord

from bot.host.types.settings import Scope
from bot.ui.parts.ids import Press
from tests.e2e.stage import GAME, Stage, ids, labels, mentions, raw, said, text, values


async def test_a_reminder_tells_what_waits_and_can_be_put_off(there: Stage) -> None:
    await there.open_table("Ben", "Cleo")
    await there.slash("Ann", "do", moves="pass confirm")
    await there.env.advance_time(24 * 3600)
    post = await there.last
    assert mentions(post) == [there.members["Ben"].id]
    assert "Last: **Ann**: Pass" in text(post)
    assert "**Ann** and **Cleo** wait for you." in text(post)
    assert labels(raw(post)) == ["Take turn", "Snooze 12 h", "Away…"]
    assert "doesn't wait for you" in said(await there.click("Ann", post, "Snooze 12 h"))
    assert "You are reminded again" in said(await there.click("Ben", post, "Snooze 12 h"))
    await there.env.advance_time(1)
    assert not there.has("Snooze 12 h")
    await there.env.advance_time(12 * 3600)
    assert mentions(await there.last) == [there.members["Ben"].id]
    await there.env.advance_time(24 * 3600)
    assert labels(raw(await there.last)) == ["Take turn", "Away…"]  # the table is asked next


async def test_an_absence_is_two_taps_from_a_reminder(there: Stage) -> None:
    await there.open_table("Ben")
    await there.env.advance_time(24 * 3600)
    assert "SHA-256" not in text(await there.last), "the seal of luck is not what was done last"
    form = (await there.click("Ann", await there.last, "Away…")).response
    (menu,) = ids(raw(form))
    assert values(raw(form), menu) == ["1", "3", "7", "14", "1/cared", "3/cared", "7/cared", "14/cared"]
    await there.members["Ann"].select(form, ["7/cared"], custom_id=menu)
    assert "You are away until" in text(there.fresh(form))
    await there.env.advance_time(60)
    assert await there.waiting() == ["Ben"]
    assert not there.has("Away…")


async def test_a_table_that_is_mute_pings_nobody(there: Stage) -> None:
    await there.open_table("Ben")
    assert "no longer pings you" in said(await there.slash("Ben", "game mute"))
    await there.slash("Ann", "do", moves="pass confirm")
    assert mentions(await there.last) == []
    await there.env.advance_time(24 * 3600)
    assert not there.has("Away…")
    assert "pings you again. It waits for you." in said(await there.slash("Ben", "game mute"))
    await there.env.advance_time(24 * 3600)
    assert mentions(await there.last) == [there.members["Ben"].id]


async def other_table(there: Stage, other: str) -> int:
    """One of Ann's in another channel, begun a minute later. Returns the channel's id."""
    await there.env.advance_time(60)
    channel, ann = there.guild.create_text_channel("elsewhere"), there.members["Ann"]
    await ann.slash(channel, "game new", game=GAME, players=2)
    await there.members[other].slash(channel, "game join")
    await there.members[other].slash(channel, "game ready")
    await ann.slash(channel, "game start")
    return channel.id


async def test_turns_leads_to_whatever_waits_wherever_it_is(there: Stage) -> None:
    await there.open_table("Ben")
    other = await other_table(there, "Cleo")
    result = await there.slash("Ann", "turns")
    assert labels(raw(result.response)) == ["Take turn", "Take turn"]
    assert text(result.response).index(f"<#{there.channel.id}>") < text(result.response).index(f"<#{other}>")
    to = [one for one in ids(raw(result.response)) if ".take." in one][1]
    await there.members["Ann"].click(result.response, custom_id=to)
    panel = there.fresh(result.response)
    assert "What do you do?" in text(panel)
    assert text(panel).endswith("1 other table waits for you: `/turns`")
    queue = text((await there.slash("Ben", "turns")).response)
    assert "No table waits for you." in queue
    assert f"- **Toy Freight** · <#{there.channel.id}> · Ann · round 1: Ann, asked" in queue


async def test_turns_tells_what_one_is_asked_and_who_plays_in_ones_place(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "game concede")
    link = f"https://discord.com/channels/{there.guild.id}/{there.channel.id}/{(await there.last).id}"
    assert f"- **Toy Freight** · <#{there.channel.id}> · Ann · round 1: {link}" in said(
        await there.slash("Ben", "turns")
    )
    assert link not in said(await there.slash("Ann", "turns"))  # she has voted
    await there.vote("Ben", "No")
    assert link not in said(await there.slash("Ben", "turns"))
    await there.slash("Ann", "away", until="3d", plays=True)
    queue = await there.slash("Ann", "turns")
    assert "a bot plays for you" in said(queue)
    assert labels(raw(queue.response)).count("I am back") == 1
    await there.click("Ann", queue.response, "I am back")
    await there.bot.house.settle()
    assert (await there.host.tables.card(1)).seats[0].caretaker is None
    assert "a bot plays for you" not in said(await there.slash("Ann", "turns"))


async def test_a_digest_is_a_private_message_with_the_way_to_each_table(there: Stage) -> None:
    await there.slash("Ann", "settings", digest="08:00")
    await there.open_table("Ben")
    other = await other_table(there, "Cleo")
    assert mentions(await there.last) == []
    assert "instead of pings:** 08:00 · yours" in said(await there.slash("Ann", "settings"))
    await there.env.advance_time(24 * 3600)
    (message,) = private(there, there.channel.id, other)
    assert "2 tables wait for you" in text(message)
    assert "don't understand “soon”" in said(await there.slash("Ann", "settings", digest="soon"))
    await there.slash("Ann", "do", moves="pass confirm")
    (message,) = private(there, there.channel.id, other)
    assert "1 table waits for you" in text(message)
    assert labels(raw(message)) == ["Take turn"]
    await there.env.advance_time(24 * 3600)
    older, newer = private(there, there.channel.id, other)
    assert (labels(raw(older)), labels(raw(newer))) == ([], ["Take turn"])
    assert text(older) == text(message)


async def test_a_digest_says_until_when_a_table_waits(there: Stage) -> None:
    await there.host.settings.change(
        Scope.SERVER, there.guild.id, there.person("Ann"), may_manage=True, change={"pace": "calm"}
    )
    await there.slash("Ann", "settings", digest="08:00")
    await there.open_table("Ben")
    assert mentions(await there.last) == []
    (waiting,) = (await there.host.tables.card(1)).waiting
    await there.env.advance_time(24 * 3600)
    (message,) = private(there, there.channel.id)
    assert f", time runs out <t:{int(waiting.until.timestamp())}:R>. What do you do?" in text(message)


def private(there: Stage, *channels: int) -> list[simcord.ResponseMessage]:
    """What the bot has written outside of these channels."""
    kept = [found for where, found in there.env.backend.messages.items() if where not in channels]
    return [simcord.ResponseMessage(there.env, m) for found in kept for m in found.values() if not m.is_ephemeral]


async def test_who_is_next_is_pinged_as_the_turn_before_begins_if_they_like(there: Stage) -> None:
    page = (await there.slash("Cleo", "settings")).response
    shown = await there.press("Cleo", page, Press.FORM, "settings/player/pings")
    await there.send("Cleo", shown, upcoming=["True"])
    assert "Ping when the player before you begins:** yes" in text(there.fresh(page))
    await there.open_table("Ben", "Cleo")
    await there.slash("Ann", "do", moves="pass confirm")
    assert [text(m) for m in there.messages if mentions(m) == [there.members["Cleo"].id]] == [
        f"<@{there.members['Cleo'].id}> You are next: it is **Ben**'s turn."
    ]
    await there.slash("Ben", "do", moves="pass confirm")
    assert not any("You are next" in text(m) for m in there.messages)
