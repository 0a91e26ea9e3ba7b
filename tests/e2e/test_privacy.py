"""`/privacy`: what is kept, seats given away with buttons, and nothing left; a server that removes the bot."""

from __future__ import annotations

from simcord.backend import serializers

from bot.cogs.servers import look
from tests.e2e.stage import Stage, labels, raw, said, text


async def test_whoever_wants_to_be_forgotten_gives_their_seat_away_and_confirms(there: Stage) -> None:
    await there.open_table("Ben")
    page = await there.slash("Ben", "privacy")
    assert "What I keep about you" in said(page)
    assert "Whom you have blocked" in said(page)
    asked = await there.click("Ben", page.response or page.followups[0], "Delete my data")
    seats = there.fresh(asked.response or page.response or page.followups[0])
    assert "still play at a table" in text(seats)
    assert labels(raw(seats)) == ["To a bot", "To a member…"]
    await there.click("Ben", seats, "To a member…")
    await there.click("Ben", there.fresh(seats), "Back")
    await there.click("Ben", there.fresh(seats), "To a bot")
    assert "Delete all that I know about you?" in text(there.fresh(seats))
    await there.click("Ben", there.fresh(seats), "Delete all of it")
    assert "you start afresh" in text(there.fresh(seats))
    card = await there.host.tables.in_channel(there.channel.id)
    assert [seat.user_id for seat in card.seats] == [there.members["Ann"].id, None]


async def test_a_seat_goes_to_the_member_who_is_chosen(there: Stage) -> None:
    await there.open_table("Ben")
    page = await there.slash("Ann", "privacy")
    message = page.response or page.followups[0]
    for label in ("Delete my data", "To a member…"):
        await there.click("Ann", there.fresh(message), label)
    select = next(one for one in there.ids_of(there.fresh(message)) if ".pz." in one)
    await there.members["Ann"].select(there.fresh(message), [there.members["Cleo"]], custom_id=select)
    card = await there.host.tables.in_channel(there.channel.id)
    assert [seat.name for seat in card.seats] == ["Cleo", "Ben"]
    assert "Delete all that I know about you?" in text(there.fresh(message))


async def sent_in(there: Stage, days: int) -> int:
    """How much the bot asks of Discord in so many days."""
    before = len(there.env.http_requests)
    await there.env.advance_time(days * 86400)
    return len(there.env.http_requests) - before


async def test_nothing_is_posted_in_a_server_that_has_removed_the_bot(there: Stage) -> None:
    await there.open_table("Ben")
    backend, guild = there.env.backend, {"id": str(there.guild.id)}
    backend.emit("GUILD_DELETE", {**guild, "unavailable": True})  # an outage of Discord
    assert await sent_in(there, 1) > 0
    backend.emit("GUILD_DELETE", guild)
    assert await sent_in(there, 3) == 0
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(there.guild.id)))
    assert await sent_in(there, 1) > 0


async def test_what_was_missed_is_found_when_the_bot_connects(there: Stage) -> None:
    await there.open_table("Ben")
    await look(there.bot.front, there.bot)
    assert await sent_in(there, 1) > 0
    there.bot._connection._guilds.clear()
    await look(there.bot.front, there.bot)
    assert await sent_in(there, 1) == 0
