"""Nobody has to play with anybody, and who is not wanted never hears why."""

from __future__ import annotations

from bot.ui.parts.ids import Press
from tests.e2e.stage import GAME, Stage, said, text


async def test_who_is_blocked_hears_a_neutral_sentence_and_no_more(there: Stage) -> None:
    told = said(await there.slash("Ann", "block", person=there.members["Ben"]))
    assert told.splitlines()[0] == "You won't be seated with **Ben** any more."
    assert "- **Ben**, since <t:" in told
    await there.slash("Ann", "game new", game=GAME)
    refused = await there.click("Ben", await there.last_with("Join"), "Join")
    assert said(refused) == "You can't take a seat at this table. `/tables` shows others."
    await there.click("Cleo", await there.last_with("Join"), "Join")
    assert [seat.name for seat in (await there.host.tables.card(1)).seats] == ["Ann", "Cleo"]
    everything = [text(message) for message in there.messages]
    assert not any("block" in one.lower() for one in everything)


async def test_the_list_is_reached_from_settings_and_privacy_and_somebody_is_let_be_again(there: Stage) -> None:
    await there.slash("Ann", "block", person=there.members["Ben"])
    for command in ("settings", "privacy"):
        page = (await there.slash("Ann", command)).response
        shown = (await there.press("Ann", page, Press.BLOCKS)).response
        assert shown is not None and shown.ephemeral and "**Ben**" in text(shown)
    menus = [one for one in there.ids_of(shown) if ".pu." in one]
    await there.members["Ann"].select(shown, [str(there.members["Ben"].id)], custom_id=menus[0])
    assert "Nobody so far." in text(there.fresh(shown))
    people = next(one for one in there.ids_of(shown) if ".pk." in one)
    await there.members["Ann"].select(there.fresh(shown), [there.members["Cleo"]], custom_id=people)
    assert "**Cleo**" in text(there.fresh(shown))


async def test_where_two_sit_together_by_now_is_said(there: Stage) -> None:
    await there.open_table("Ben")
    told = said(await there.slash("Ann", "block", person=there.members["Ben"]))
    assert f"- Toy Freight in <#{there.channel.id}>" in told
    assert "nobody" not in told.splitlines()[0].lower()
    assert said(await there.slash("Ann", "block", person=there.members["Ann"])) == "That is you."


async def test_who_has_played_nothing_takes_along_what_they_have_set(there: Stage) -> None:
    await there.slash("Ann", "block", person=there.members["Ben"])
    made = await there.slash("Ann", "export", all=True)
    assert said(made) == "What you have set, and whom you have blocked."
    assert [file.filename for file in made.response.attachments] == ["roundhouse.zip"]
