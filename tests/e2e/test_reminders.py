"""Reminders: one that stands, says how to go on and can be put off; and no pings where nobody wants them."""

from __future__ import annotations

from tests.e2e.stage import Stage, ids, labels, mentions, raw, said, text, values


async def test_a_reminder_tells_what_waits_and_can_be_put_off(there: Stage) -> None:
    await there.open_table("Ben", "Cleo")
    await there.slash("Ann", "do", moves="pass confirm")
    await there.env.advance_time(24 * 3600)
    post = there.last
    assert mentions(post) == [there.members["Ben"].id]
    assert "Last: **Ann**: Pass" in text(post)
    assert "**Ann** and **Cleo** wait for you." in text(post)
    assert labels(raw(post)) == ["Take turn", "Snooze 12 h", "Away…"]
    assert "doesn't wait for you" in said(await there.click("Ann", post, "Snooze 12 h"))
    assert "You are reminded again" in said(await there.click("Ben", post, "Snooze 12 h"))
    await there.env.advance_time(1)
    assert not there.has("Snooze 12 h")
    await there.env.advance_time(12 * 3600)
    assert mentions(there.last) == [there.members["Ben"].id]
    await there.env.advance_time(24 * 3600)
    assert labels(raw(there.last)) == ["Take turn", "Away…"]  # the table is asked next


async def test_an_absence_is_two_taps_from_a_reminder(there: Stage) -> None:
    await there.open_table("Ben")
    await there.env.advance_time(24 * 3600)
    form = (await there.click("Ann", there.last, "Away…")).response
    (menu,) = ids(raw(form))
    assert values(raw(form), menu) == ["1", "3", "7", "14", "1/cared", "3/cared", "7/cared", "14/cared"]
    await there.members["Ann"].select(form, ["7/cared"], custom_id=menu)
    assert "You are away until" in text(there.fresh(form))
    await there.env.advance_time(60)
    assert await there.waiting() == ["Ben"]
    assert not there.has("Away…")


async def test_a_table_that_is_mute_pings_nobody(there: Stage) -> None:
    await there.open_table("Ben")
    assert "pings you no more" in said(await there.slash("Ben", "game mute"))
    await there.slash("Ann", "do", moves="pass confirm")
    assert mentions(there.last) == []
    await there.env.advance_time(24 * 3600)
    assert not there.has("Away…")
    assert "pings you again" in said(await there.slash("Ben", "game mute"))
    await there.env.advance_time(24 * 3600)
    assert mentions(there.last) == [there.members["Ben"].id]
