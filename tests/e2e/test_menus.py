"""The menus of a person and of a message: statistics, an invitation, what a picture says."""

from __future__ import annotations

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
    assert "Robot" in said(await there.members["Ann"].context_menu(first, "Invite to my table", robot))


async def test_the_newest_message_of_a_table_is_told_in_words_and_an_older_one_as_it_was(there: Stage) -> None:
    await there.open_table("Ben")
    first = await there.last
    whole = await there.members["Cleo"].context_menu(there.channel, "What does this say?", first)
    assert whole.ephemeral
    assert said(whole) == said(await there.slash("Cleo", "board", words=True))
    was = alt_texts(there.fresh(first))
    await there.slash("Ann", "do", moves="pass confirm")
    assert (await there.last).id != first.id
    old = await there.members["Cleo"].context_menu(there.channel, "What does this say?", there.fresh(first))
    lines = said(old).replace("\\", "").splitlines()
    assert lines[0] == "This message showed:" and was[0].splitlines()[0] in lines[1]
    assert labels(raw(old.response)) == ["In words"]
    await there.click("Cleo", old.response, "In words")


async def test_what_others_have_written_is_not_told(there: Stage) -> None:
    posted = await there.members["Ben"].send(there.channel, "hello")
    told = await there.members["Ann"].context_menu(there.channel, "What does this say?", posted)
    assert said(told) == "I can tell only what my own messages show."
    await there.slash("Ann", "game new", game=GAME)
    assert said(await there.members["Ann"].context_menu(there.channel, "What does this say?", await there.last))
