"""The host of a table has it call an address, by a form of `/game status`."""

from __future__ import annotations

from dataclasses import replace

from bot.cogs.lobby import HOOK
from bot.ui.parts.ids import Fill
from tests.e2e.stage import Stage, labels, raw, said

URL = "https://hooks.example.org/x"


async def test_the_host_is_told_the_key_once(there: Stage) -> None:
    front = there.bot.front
    front.addresses = replace(front.addresses, web="https://tables.example")
    await there.open_table("Ben")
    page = (await there.slash("Ann", "game status")).response
    assert page is not None
    assert "Webhook…" in labels(raw(page))
    other = (await there.slash("Ben", "game status")).response
    assert other is not None and "Webhook…" not in labels(raw(other))
    assert "begins with https://" in said(await there.fill("Ann", page, Fill.HOOK, **{HOOK: "https://10.0.0.1/"}))
    told = said(await there.fill("Ann", page, Fill.HOOK, **{HOOK: f" {URL} "}))
    card = await there.host.tables.in_channel(there.channel.id)
    assert await there.host.links.hook(card.game_id, there.person("Ann")) == URL and "`whsec_" in told
    page = (await there.slash("Ann", "game status")).response
    shown = await there.form("Ann", page, Fill.HOOK)
    assert URL in str(shown.modal)
    assert said(await there.send("Ann", shown, **{HOOK: ""})) == "The table calls nobody."
