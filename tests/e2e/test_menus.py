"""The menus of a person and of a message: statistics, an invitation, what a picture says."""

from __future__ import annotations

import pytest

from tests.e2e.stage import GAME, Stage, alt_texts, labels, mentions, raw, said, text


async def test_statistics_of_a_member(there: Stage) -> None:
    await there.open_table("Ben")
    shown = await there.members["Cleo"].context_menu(there.channel, "Statistics", there.members["Ann"])
    assert shown.ephemeral and "Ann" in said(shown)
    assert said(shown) == said(await there.slash("Cleo", "stats", player=there.members["Ann"]))


async def test_a_member_is_invited_to_the_table_of_this_channel(there: Stage) -> None:
    ben = there.members["Ben"]
    assert "You have no open table here" in said(
        await there.members["Ann"].context_menu(there.channel, "Invite to my table", ben)
    )
    await there.slash("Ann", "game new", game=GAME)
    first, there.channel = there.channel, there.guild.create_text_channel("second")
    await there.slash("Ann", "game new", game=GAME)
    told = said(await there.members["Ann"].context_menu(first, "Invite to my table", ben))
    assert told == f"**Ben** is invited to Toy Freight in <#{first.id}>."
    elsewhere = there.guild.create_text_channel("third")
    told = said(await there.members["Ann"].context_menu(elsewhere, "Invite to my table", there.members["Cleo"]))
    assert told == f"**Cleo** is invited to Toy Freight in <#{there.channel.id}>."  # the newest
    await there.bot.house.settle()
    assert [mentions(message) for message in there.messages if "invites" in text(message)] == [
        [there.members["Cleo"].id]
    ]
    robot = there.guild.add_member(there.env.create_user("Robot", bot=True))
    assert "Robot is an app" in said(await there.members["Ann"].context_menu(first, "Invite to my table", robot))


async def test_the_newest_message_of_a_table_is_told_in_words_and_an_older_one_as_it_was(there: Stage) -> None:
    await there.open_table("Ben")
    first = await there.last
    whole = await there.members["Cleo"].context_menu(there.channel, "What does this say?", first)
    assert whole.ephemeral
    assert said(whole) == said(await there.slash("Cleo", "board", words=True))
    await there.slash("Ann", "do", moves="spend 2 confirm")
    assert (await there.last).id != first.id
    there.bot.house.matches._live.clear()  # nobody remembers
    old = await there.members["Cleo"].context_menu(there.channel, "What does this say?", there.fresh(first))
    assert said(old) == f"This message showed:\n{said(whole)}"
    assert said(old) != said(await there.slash("Cleo", "board", words=True)), "the table has gone on"
    assert said(await there.click("Cleo", old.response, "Now")) == said(await there.slash("Cleo", "board", words=True))


async def test_who_plays_reads_of_an_older_message_what_they_knew_then(there: Stage) -> None:
    await there.open_table("Ben")
    first = await there.last
    await there.slash("Ann", "do", moves="draw")
    whole = said(
        await there.members["Ann"].context_menu(there.channel, "What does this say?", second := await there.last)
    )
    await there.slash("Ben", "do", moves="pass confirm")
    await there.last
    for who in ("Ann", "Ben"):
        told = said(await there.members[who].context_menu(there.channel, "What does this say?", there.fresh(second)))
        assert (told == f"This message showed:\n{whole}") == (who == "Ann"), who
    assert first.id != second.id


async def test_pages_of_an_older_message_stay_with_it(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.table.words.MAX_PAGE", 120)
    await there.open_table("Ben")
    first = await there.last
    second = (await there.members["Cleo"].context_menu(there.channel, "What does this say?", first)).response
    page = said(await there.click("Cleo", second, "Next →"))
    await there.slash("Ann", "do", moves="spend 2 confirm")
    await there.last
    shown = await there.members["Cleo"].context_menu(there.channel, "What does this say?", there.fresh(first))
    assert said(await there.click("Cleo", shown.response, "Next →")) == f"This message showed:\n{page}"


async def test_of_a_message_whose_table_is_not_kept_the_picture_is_told(there: Stage) -> None:
    await there.open_table("Ben")
    first = await there.last
    was = alt_texts(there.fresh(first))
    await there.slash("Ann", "do", moves="pass confirm")
    await there.last
    async with there.bot.house._context.database.write() as sql:
        await sql.run("DELETE FROM outbox WHERE message_id = ?", first.id)
    old = await there.members["Cleo"].context_menu(there.channel, "What does this say?", there.fresh(first))
    lines = said(old).replace("\\", "").splitlines()
    assert lines[0] == "All I still know of this message's picture:"
    assert was[0].splitlines()[0] in lines[1]
    assert labels(raw(old.response)) == ["In words"]
    await there.click("Cleo", old.response, "In words")


async def test_what_others_have_written_is_not_told(there: Stage) -> None:
    posted = await there.members["Ben"].send(there.channel, "hello")
    told = await there.members["Ann"].context_menu(there.channel, "What does this say?", posted)
    assert said(told) == "I can tell only what my own messages show."
    await there.slash("Ann", "game new", game=GAME)
    assert said(await there.members["Ann"].context_menu(there.channel, "What does this say?", await there.last))
