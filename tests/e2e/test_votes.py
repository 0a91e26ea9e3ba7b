"""Votes by their buttons: one message, edited; a member is picked from Discord's own list."""

from __future__ import annotations

from tests.e2e.stage import Stage, labels, raw, said, text

HOUR = 3600


async def test_a_table_whose_player_has_vanished_gives_the_seat_away(there: Stage) -> None:
    await there.open_table("Ben")
    await there.env.advance_time(97 * HOUR)
    vote = await there.last_with("Wait two more days")
    assert "**Ann** has not moved" in text(vote)
    assert "What now? More than half of you decide; after" in text(vote)  # Ann is the host
    picker = await there.click("Ben", vote, "Give the seat to…")
    assert picker.response is not None
    (menu,) = (row["components"][0] for row in raw(picker.response) if row["type"] == 1)
    await there.members["Ben"].select(picker.response, [there.members["Cleo"]], custom_id=menu["custom_id"])
    assert "Cleo takes the seat" in "\n".join(map(text, there.messages))
    assert labels(raw(there.fresh(vote))) == []
    assert (await there.host.tables.card(1)).seats[0].user_id == there.members["Cleo"].id


async def test_a_practice_opponent_plays_until_the_player_presses_one_button(there: Stage) -> None:
    await there.open_table("Ben")
    await there.env.advance_time(97 * HOUR)
    await there.vote("Ben", "A bot plays")
    await there.env.advance_time(10)
    assert await there.waiting() == ["Ben"]
    cared = await there.click("Ann", await there.last_with("Take turn"), "Take turn")
    assert "A bot plays for you" in said(cared)
    assert cared.response is not None
    await there.click("Ann", cared.response, "I am back")
    assert "I am back" not in labels(raw(there.fresh(cared.response)))
    assert "is back" in said(await there.slash("Ben", "log"))


async def test_a_member_takes_the_seat_of_a_practice_opponent(there: Stage) -> None:
    await there.open_table("Ben")
    assert "either a member or a bot" in said(await there.slash("Ann", "game seat", seat="Ben"))
    await there.slash("Ann", "game seat", seat="Ben", opponent="normal")
    assert "Walton · normal takes the seat of Ben" in text(await there.last)
    assert "Take the seat of Walton 🤖" in labels(raw((await there.slash("Cleo", "game status")).response))
    looks = await there.click("Cleo", await there.last_with("Take turn"), "Take turn")
    asked = await there.click("Cleo", looks.response, "Take the seat of Walton 🤖")
    assert said(asked) == "I have asked the host."
    assert "**Cleo** asks for the seat of **Walton 🤖**." in text(await there.last_with("Agree"))
    assert "The host of this table decides" in said(await there.vote("Ben", "Agree"))
    await there.vote("Ann", "Agree")
    assert any(text(message) == "**Cleo** has the seat now." for message in there.messages)
    assert (await there.host.tables.card(1)).seats[1].user_id == there.members["Cleo"].id


async def test_a_table_whose_player_has_left_the_server_is_asked_at_once(there: Stage) -> None:
    await there.open_table("Ben")
    there.guild.remove_member(there.members["Ann"])
    await there.env.advance_time(25 * HOUR)
    assert "**Ann** has left this server" in text(await there.last_with("Wait two more days"))
    assert not any("waits for you, asked" in text(message) for message in there.messages)


async def test_a_pause_is_for_the_host_or_for_all(there: Stage) -> None:
    await there.open_table("Ben")
    assert "I have asked the table" in said(await there.slash("Ben", "game pause"))
    await there.vote("Ann", "Agree")
    status = said(await there.slash("Ann", "game status"))
    assert "Paused" in status
    assert "points" not in status  # nobody has any
    assert "clocks run again" in said(await there.slash("Ann", "game resume"))
    assert "is not paused" in said(await there.slash("Ann", "game resume"))
