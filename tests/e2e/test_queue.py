"""`/turns`, also in direct messages: lobbies, bots that play, that one is away, and the way back."""

from __future__ import annotations

from bot.host.types.settings import Scope
from tests.e2e.stage import Stage, labels, raw, said, text


async def test_turns_and_back_work_in_direct_messages(there: Stage) -> None:
    await there.open_table("Ben")
    first, there.channel = there.channel, there.guild.create_text_channel("second")
    await there.slash("Ann", "game new", game="toy_freight", name="Friday")
    await there.slash("Ann", "away", until="3d")
    ann = there.members["Ann"].user
    page = (await ann.slash("turns")).response
    assert text(page).startswith("You are away until <t:")
    assert f"**Toy Freight** · <#{first.id}> · Ben · round 1, asked <t:" in text(page)
    assert ":R>. What do you do?" in text(page)
    assert text(page).endswith("**Not started yet**\n- **Toy Freight** · Friday: 1 player")
    await ann.click(page, label="I am back")
    again = there.fresh(page)
    assert "away" not in text(again)
    assert labels(raw(again)) == ["Take turn"]
    await ann.click(again, label="Take turn")
    assert "What do you do?" in text(there.fresh(page))
    assert not there.faults()


async def test_from_the_third_table_on_a_reminder_offers_one_message_a_day(there: Stage) -> None:
    for name in ("second", "third", None):
        await there.open_table("Ben")
        there.channel = there.guild.create_text_channel(name) if name else there.channel
    await there.env.advance_time(25 * 3600)
    reminder = await there.last_with("Snooze 12 h")
    told = await there.click("Ann", reminder, "One message a day instead")
    assert "one private message a day, at 08:00 (UTC)" in said(told)
    ann = there.members["Ann"].id
    assert (await there.host.settings.read(Scope.PLAYER, ann)).digest == 480
    assert not there.faults()
