"""What takes long comes as a private message of its own, whatever happens to the bot, and later than Discord waits."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.host.desk import parcels as desk
from bot.host.desk import replays
from bot.host.types.parcel import What
from tests.e2e.stage import Stage, labels, raw, said, text


async def played(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="store ore+coal confirm")
    await there.end("Ben")


async def left(there: Stage) -> int:
    return (await there.bot.house._context.database.reads.run("SELECT COUNT(*) FROM parcels"))[0][0]


def files(message: Any) -> list[str]:
    return [file.filename for file in message.attachments]


def token(there: Stage) -> str:
    """Of the interaction that was answered last."""
    return [r.path.split("/")[3] for r in there.env.http_requests if r.path.startswith("/webhooks/")][-1]


def sent(there: Stage, who: str) -> list[simcord.ResponseMessage]:
    """The direct messages to somebody."""
    dm = there.members[who].user.dm_channel
    return [simcord.ResponseMessage(there.env, one) for one in there.env.backend.messages[dm.id].values()]


async def test_what_is_shown_in_time_leaves_nothing(there: Stage) -> None:
    await played(there)
    for command, options in (("replay", {}), ("export", {}), ("export", {"all": True})):
        result = await there.slash("Ann", command, **options)
        assert result.ephemeral and files(there.fresh(result.response))
        assert await left(there) == 0
    assert "don't play at this table" in said(await there.slash("Dan", "export")) and await left(there) == 0
    assert not there.faults()


async def test_a_bot_that_dies_over_it_shows_it_where_it_was_asked_for_after_its_restart(there: Stage) -> None:
    await played(there)
    asked = (await there.slash("Ann", "turns")).response  # any private message may be filled in
    await there.host.parcels.begin(1, there.person("Ann"), What.REPLAY, None, token(there))
    await there.restart()
    await there.env.advance_time(120)
    await there.bot.house.settle()
    shown = there.fresh(asked)
    assert text(shown).startswith("**Toy Freight** from beginning to end: 1 turn.")
    assert files(shown) == ["toy_freight-1.gif", "toy_freight-1.html"]
    assert await left(there) == 0 and sent(there, "Ann") == []


@pytest.mark.parametrize(("what", "name"), [(What.REPLAY, "toy_freight-1.gif"), (What.ARCHIVE, "roundhouse.zip")])
async def test_what_takes_longer_than_discord_waits_comes_as_a_direct_message(
    there: Stage, monkeypatch: pytest.MonkeyPatch, what: What, name: str
) -> None:
    await played(there)
    monkeypatch.setattr(desk, "TOKEN", -1.0)
    if what is What.REPLAY:
        monkeypatch.setattr(replays, "LONGEST", 0.0)
        assert "It comes as a private message when it is done." in said(await there.slash("Ann", "replay"))
    else:
        number = await there.host.parcels.begin(1, there.person("Ann"), what, None, "dead")
        await there.host.parcels.done(number, reached=False)
    await there.bot.house.settle()
    (message,) = sent(there, "Ann")
    assert files(message)[0] == name
    assert labels(raw(message)) == [] and await left(there) == 0
    assert not there.faults()


async def test_who_takes_no_messages_finds_it_in_the_next_panel(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(there)
    first, there.channel = there.channel, there.guild.create_text_channel("second")
    await there.open_table("Ben")
    monkeypatch.setattr(desk, "TOKEN", -1.0)
    there.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
    number = await there.host.parcels.begin(1, there.person("Ann"), What.REPLAY, None, "dead")
    await there.host.parcels.done(number, reached=False)
    await there.bot.house.settle()
    panel = await there.take("Ann")
    assert "Your replay is ready: Toy Freight." in text(panel)
    shown = (await there.click("Ann", panel, "Replay")).response
    assert files(there.fresh(shown)) == ["toy_freight-1.gif", "toy_freight-1.html"]
    assert "Your replay" not in text(await there.take("Ann")) and first.id != there.channel.id
    assert not there.faults()
