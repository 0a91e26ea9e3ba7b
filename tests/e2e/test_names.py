"""Which table is it? A name that its host gives it, and the line that says game, table, the others and the round."""

from __future__ import annotations

import json
from typing import Any

import pytest
import simcord

from bot.host.refusals import NotTheChooser
from bot.ui.pages.options import NAME
from bot.ui.parts.ids import Fill
from tests.e2e.stage import GAME, Stage, labels, raw, said, text
from tests.e2e.test_import import written

RUDE = "  Friday @everyone <@1234> <#99> https://evil.example\u202e table, which is much longer than a line of a phone"
CLEAN = "Friday everyone evil.example table, whic"
"""What is left of it: 40 characters that mention nobody and lead nowhere."""


async def fill(there: Stage, who: str, options: Any, name: str) -> simcord.InteractionResult:
    """Type a name into the form."""
    return await there.fill(who, options, Fill.NAME, **{NAME: name})


async def test_a_host_names_the_table_in_its_options_and_everything_calls_it_so(there: Stage) -> None:
    options = (await there.slash("Ann", "game new", game=GAME, players=2)).response
    await fill(there, "Ann", options, "Friday *table*")
    assert text(there.fresh(options)).startswith("### Options for Toy Freight · Friday \\*table\\*")
    assert text(await there.last).startswith("### Toy Freight · Friday \\*table\\*: join the table")
    await there.click("Ben", await there.last, "Join")
    await there.start()
    head = "**Toy Freight** · Friday \\*table\\*"
    assert text(await there.last).startswith(f"{head} · round 1\n")
    panel = await there.take("Ann")
    assert text(panel).startswith(f"-# {head} · Ben · round 1\n")
    assert f"{head} · Ben · round 1, asked" in said(await there.slash("Ann", "turns"))
    assert text((await there.slash("Ann", "game status")).response).startswith(head)
    first, there.channel = there.channel, there.guild.create_text_channel("second")
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    await there.answer("Ann", there.fresh(panel), "confirm")
    assert f"Next: {head} · Ben · round 1, asked <t:" in text(there.fresh(panel))
    assert f"<#{first.id}>" not in text(there.fresh(panel))
    assert "Next: Toy Freight · Friday *table*" in labels(raw(there.fresh(panel)))
    assert not there.faults()


async def test_a_name_is_cut_cleaned_and_taken_away_and_only_its_host_gives_it(there: Stage) -> None:
    created = await there.slash("Ann", "game new", game=GAME, players=2, name=RUDE[:40])
    assert "### Options for Toy Freight · Friday everyone" in said(created)
    await there.click("Ben", await there.last, "Join")
    await there.click("Ben", await there.last, "Ready")
    card = await there.host.lobby.set_name(1, there.person("Ann"), RUDE)  # no form lets so much through
    assert card.name == CLEAN
    assert card.seats[1].ready, "a name is nothing that one would have to agree to"
    with pytest.raises(NotTheChooser):
        await there.host.lobby.set_name(1, there.person("Ben"), "Mine")
    again = await fill(there, "Ann", there.fresh(created.response), " \u200b ")
    assert (await there.host.tables.card(1)).name is None, said(again)
    shown = await there.form("Ann", there.fresh(created.response), Fill.NAME)
    await there.start()
    late = await there.members["Ann"].submit_modal(shown, {NAME: "too late"})
    assert (await there.host.tables.card(1)).name is None, said(late)
    assert "already started" in said(late) and not there.faults()


async def test_a_name_goes_along_in_a_file_and_goes_with_its_host(there: Stage) -> None:
    await there.slash("Ann", "game new", game=GAME, players=2, name="Friday")
    await there.click("Ben", await there.last, "Join")
    await there.start()
    await there.end("Ben")
    exported = (await there.slash("Ann", "export")).response
    assert json.loads(await exported.attachments[0].read())["table"] == "Friday"
    file = json.dumps({"record": written(9999).decode(), "table": "Friday <@1>"}).encode()
    there.channel = there.guild.create_text_channel("second")
    brought = await there.slash("Ben", "game import", file=("game.json", file))
    assert "is here now" in said(brought)
    assert [(await there.host.tables.card(number)).name for number in (1, 2)] == ["Friday", "Friday"]
    await there.host.privacy.forget(there.person("Ann"))
    assert [(await there.host.tables.card(number)).name for number in (1, 2)] == [None, "Friday"]
