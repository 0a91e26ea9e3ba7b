"""Whoever takes a turn for the first time is asked once whether they can read the picture, and sees each answer."""

from __future__ import annotations

import pickle
from typing import Any

from bot.ui.parts.ids import Fill
from tests.e2e.stage import GAME, Stage, labels, raw, text, walk

ASKED = ["Fine", "For my phone", "Larger type"]


def asked(there: Stage, panel: Any) -> list[str]:
    return [label for label in labels(raw(there.fresh(panel))) if label in ASKED]


def picture(there: Stage, panel: Any) -> str:
    """The file of the picture that a panel shows."""
    (media,) = [item["media"] for part in walk(raw(there.fresh(panel))) for item in part.get("items", [])]
    return str(media["url"]).rpartition("/")[2]


async def chosen(there: Stage, name: str) -> str | None:
    (row,) = await there.host.play._context.database.reads.run(
        "SELECT pictures FROM users WHERE user_id = ?", there.members[name].id
    )
    return row[0]


async def test_the_first_turn_asks_below_its_picture_and_shows_each_answer(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    assert asked(there, panel) == ASKED and "Can you read this?" in text(panel)
    parts = [part["type"] for part in raw(panel)]
    assert parts.index(12) + 1 == [part.get("content") for part in raw(panel)].index("Can you read this?")
    shown = [picture(there, panel)]
    for label, layout in (("For my phone", "portrait"), ("Larger type", "large"), ("For my phone", "portrait")):
        result = await there.click("Ann", there.fresh(panel), label)
        assert result.response.id == panel.id and not result.followups
        assert (asked(there, panel), await chosen(there, "Ann")) == (ASKED, layout)
        off = [part["label"] for part in walk(raw(there.fresh(panel))) if part.get("disabled")]
        assert off == [label], "what is shown is not offered"
        shown.append(picture(there, panel))
    assert len({*shown}) == 3 and shown[1] == shown[3]
    await there.click("Ann", there.fresh(panel), "Fine")
    assert (asked(there, panel), await chosen(there, "Ann")) == ([], "portrait")
    assert picture(there, panel) == shown[3]


async def test_whoever_says_how_they_read_it_still_sees_what_has_happened(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    await there.click("Ann", there.fresh(panel), "Confirm")
    panel = await there.take("Ben")
    for label in ("For my phone", "Fine"):
        await there.click("Ben", there.fresh(panel), label)
        assert any(one.startswith("What happened") for one in labels(raw(there.fresh(panel))))


async def test_it_is_asked_once_whatever_comes_of_it(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    assert asked(there, panel) == [] and await chosen(there, "Ann") is None
    panel = await there.take("Ann")
    assert asked(there, panel) == [], "she did not say, and may in her settings"
    await there.click("Ann", there.fresh(panel), "Confirm")
    assert asked(there, await there.take("Ben")) == ASKED
    assert asked(there, await there.take("Ben")) == []


async def test_who_waits_with_a_panel_is_asked_where_their_turn_comes(there: Stage) -> None:
    await there.open_table("Ben")
    waits = await there.take("Ben")
    assert asked(there, waits) == [], "it is not his turn"
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "pass")
    await there.click("Ann", there.fresh(panel), "Confirm")
    await there.last
    assert asked(there, waits) == ASKED
    assert asked(there, await there.take("Ben")) == []


async def test_who_finds_it_fine_is_not_asked_again_and_keeps_what_they_had(there: Stage) -> None:
    await there.slash("Ben", "settings", pictures="large")
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.click("Ann", panel, "Fine")
    assert (asked(there, panel), await chosen(there, "Ann")) == ([], "wide")
    await there.answer("Ann", there.fresh(panel), "pass")
    await there.click("Ann", there.fresh(panel), "Confirm")
    assert asked(there, await there.take("Ben")) == [], "he has chosen before"


async def test_the_host_chooses_in_a_form_how_the_pictures_of_messages_are_laid_out(there: Stage) -> None:
    page = (await there.slash("Ann", "game new", game=GAME)).response
    await there.fill("Ann", page, Fill.MORE, posts=["portrait"])
    await there.click("Ben", await there.last_with("Join"), "Join")
    card = await there.host.tables.in_channel(there.channel.id)
    assert card.posts == "portrait"
    await there.start()
    assert await there.last_with("Take turn")
    request = pickle.loads((await there.host.pictures.wanted(card.game_id, None)).request)
    assert request.layout == "portrait"
    form = (await there.slash("Ann", "settings", scope="table")).response
    assert "Pictures of messages" in text(form) and "tall, for a phone" in text(form)
