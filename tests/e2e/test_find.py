"""Whoever comes alone says what they look for and is seated with who wants the same: three presses to their game."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite

from bot.cogs.wishes import wanted_of
from bot.host.refusals import BadSetting
from bot.host.types.server import Setup
from bot.host.types.table import Status, Venue
from bot.ui.pages.wishes import COUNTS, FILL, GAMES, LANGUAGE, NEVER, PACE
from bot.ui.parts.ids import Fill, OldButton, Press
from bot.wire.forms import Given
from engine.core.play import registry
from tests.e2e.stage import GAME, SOON, Stage, labels, mentions, raw, said, text
from tests.e2e.test_tables import hide, lobby, page

DAY = 86_400.0


async def find(there: Stage, who: str, channel: simcord.ChannelHandle | None = None, **values: Any) -> str:
    """Somebody types /find and sends the form; what they are told."""
    shown = await there.members[who].slash(channel or there.channel, "find")
    assert shown.modal is not None
    return said(await send(there, who, shown, **values))


async def send(there: Stage, who: str, shown: simcord.InteractionResult, **values: Any) -> simcord.InteractionResult:
    """Send a form, with what stands in its fields but for these."""
    filled = {name: value if isinstance(value, list) else [value] for name, value in values.items()}
    return await there.send(who, shown, **filled)


def posts(there: Stage, channel_id: int) -> list[simcord.ResponseMessage]:
    found = there.env.backend.messages[channel_id].values()
    return [simcord.ResponseMessage(there.env, message) for message in found if not message.is_ephemeral]


async def question(there: Stage) -> simcord.ResponseMessage:
    """The newest message, in whichever thread, that asks whether people are in."""
    await there.bot.house.settle()
    threads = [thread.id for thread in there.channel.threads]
    found = [post for thread in [*threads, there.channel.id] for post in posts(there, thread)]
    return next(post for post in reversed(found) if "In" in labels(raw(post)))


async def test_two_strangers_sit_down_and_play(there: Stage) -> None:
    told = await find(there, "Ann", **{GAMES: [GAME], COUNTS: ["2"], PACE: "daily"})
    assert told.splitlines()[0] == "### You are looking for a table"
    assert "Toy Freight · players: 2 · 24 h a move" in told
    await find(there, "Ben", **{GAMES: [GAME]})
    asked = await question(there)
    assert mentions(asked) == [there.members[name].id for name in ("Ann", "Ben")]
    for name in ("Ann", "Ben"):
        kept = said(await there.slash(name, "find"))
        assert kept.startswith("### A seat is kept for you: [Toy Freight](")
        assert kept.endswith("Are you in?") and "looking" not in kept
        helped = (await there.slash(name, "help")).response
        assert "A seat is kept for you: [Toy Freight](" in text(helped)
    own = (await there.slash("Ben", "find")).response
    for _ in range(2):  # whoever is in may say so again
        assert "You are in" in said(await there.press("Ben", own, Press.IN))
    assert "kept for you" not in text((await there.slash("Ben", "help")).response)
    assert "You are in" in said(await there.press("Ann", asked, Press.IN))
    await there.bot.house.settle()
    (card,) = await there.host.tables.of_user(there.members["Ann"].id)
    assert (card.status, card.pace) == (Status.LIVE, "daily")
    assert [seat.name for seat in card.seats] == ["Ann", "Ben"]
    (thread,) = there.channel.threads
    shown = posts(there, thread.id)
    assert "Take turn" in labels(raw(shown[-1]))
    assert all("In" not in labels(raw(post)) for post in shown)
    assert "You are not looking for a table" in text(
        (await there.press("Ann", await other_page(there), Press.UNWISH)).response
    )


async def other_page(there: Stage) -> Any:
    """Ann looks for one more table, and sees what she has said."""
    await find(there, "Ann")
    return (await there.slash("Ann", "find")).response


async def test_not_now_gives_the_seat_to_the_next(there: Stage) -> None:
    for name in ("Ann", "Ben", "Cleo"):
        await find(there, name, **{GAMES: [GAME], COUNTS: ["2"]})
    asked = await question(there)
    assert "no seat is kept" in said(await there.press("Dan", asked, Press.IN)).lower()
    assert "goes to the next" in said(await there.press("Ben", asked, Press.NOT_NOW))
    again = await question(there)
    assert mentions(again) == [there.members["Cleo"].id]
    told = said(await there.slash("Ben", "find"))
    assert told.startswith("### You are looking for a table")


async def test_what_was_said_is_shown_changed_and_taken_back(there: Stage) -> None:
    await find(there, "Ann", **{GAMES: ["steam"], PACE: "calm", LANGUAGE: "cs", FILL: "3"})
    shown = (await there.slash("Ann", "find")).response
    assert "Steam · 2 days a move" in text(shown)
    assert "Čeština · Bots may take empty seats after 3 days" in text(shown)
    form = await there.press("Ann", shown, Press.FORM, Fill.WISH)
    await send(there, "Ann", form, **{FILL: NEVER, COUNTS: ["3", "4"]})
    after = there.fresh(shown)
    assert "players: 3, 4" in text(after)
    assert "Bots" not in text(after)
    await there.press("Ann", after, Press.UNWISH)
    assert "You are not looking for a table here." in text(there.fresh(shown))


async def test_whoever_only_wants_to_hear_of_tables_is_told(there: Stage) -> None:
    await find(there, "Cleo", **{GAMES: ["steam"]})
    shown = (await there.slash("Cleo", "find")).response
    form = await there.press("Cleo", shown, Press.FORM, Fill.WATCH)
    await there.send("Cleo", form, **{GAMES: [GAME]})
    assert "### I'll tell you about new tables" in text(there.fresh(shown))
    card = await lobby(there)
    await there.bot.house.settle()
    private = [post for channel in there.env.backend.messages for post in posts(there, channel)]
    told = [text(post) for post in private if text(post).startswith("A table is open")]
    assert len(told) == 1
    assert f"<#{card.venue.channel_id}>" in told[0]


async def test_the_way_leads_from_the_open_tables_and_from_the_list(there: Stage) -> None:
    there.env.settle_timeout = SOON
    shown = await page(there)
    assert "Find me a table" in labels(raw(shown))
    form = await there.press("Ben", shown, Press.FORM, Fill.WISH)
    await there.send("Ben", form)
    assert text(there.fresh(shown)).startswith("### You are looking for a table")
    hall = there.guild.create_text_channel("hall")
    await there.host.club.change(there.guild.id, Setup(list_in=hall.id), may_manage=True)
    await there.env.advance_time(11)
    await there.bot.house.settle()
    (listed,) = posts(there, hall.id)
    form = await there.press("Cleo", listed, Press.FORM, Fill.WISH)
    assert said(await there.send("Cleo", form)).startswith("### You are looking for a table")
    await there.env.advance_time(11)
    asked = await question(there)  # both like whatever comes
    assert mentions(asked) == [there.members[name].id for name in ("Ben", "Cleo")]
    await there.env.advance_time(11)
    await there.bot.house.settle()
    assert "None here just now" in text(posts(there, hall.id)[0]), "a table at which nobody else can sit down"
    await there.press("Cleo", asked, Press.NOT_NOW)
    await there.env.advance_time(11)
    await there.bot.house.settle()
    assert "1/2" in text(posts(there, hall.id)[0])


async def test_a_game_that_is_no_longer_offered_is_refused(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await there.slash("Ann", "find")
    others = {key: rules for key, rules in registry.games().items() if key != "steam"}
    monkeypatch.setattr(registry, "games", lambda: others)
    result = await there.send("Ann", shown, **{GAMES: ["steam"]})
    assert "steam" in said(result)
    assert await there.host.wishes.mine(there.guild.id, there.person("Ann")) == ()


async def test_a_channel_that_is_gone_loses_nobodys_wish(there: Stage) -> None:
    hall = there.guild.create_text_channel("hall")
    for name in ("Ann", "Ben"):
        await find(there, name, hall, **{GAMES: [GAME], COUNTS: ["3"]})
    there.env.backend.delete_channel(hall.id)
    await find(there, "Cleo", **{GAMES: [GAME], COUNTS: ["3"]})
    await there.bot.house.settle()
    for name in ("Ann", "Ben", "Cleo"):
        assert len(await there.host.wishes.mine(there.guild.id, there.person(name))) == 1
    asked = await question(there)
    assert len(mentions(asked)) == 3


async def test_where_only_a_role_opens_tables_others_wait_for_it_and_a_role_that_is_deleted_is_said_so(
    there: Stage,
) -> None:
    role = there.guild.create_role("hosts")
    await there.host.club.change(there.guild.id, Setup(opener_role=role.id), may_manage=True)
    told = await find(there, "Ann", **{GAMES: [GAME], COUNTS: ["2"]})
    assert f"<@&{role.id}>" in told
    assert "at others' tables" in told
    await find(there, "Ben", **{GAMES: [GAME], COUNTS: ["2"]})
    assert len(there.channel.threads) == 0
    there.env.backend.add_member_role(there.guild.id, there.members["Cleo"].id, role.id)
    await find(there, "Cleo", **{GAMES: [GAME], COUNTS: ["2"]})
    assert mentions(await question(there)) == [there.members[name].id for name in ("Ann", "Cleo")]
    there.env.backend.delete_role(there.guild.id, role.id)
    await there.env.settle()
    told = await find(there, "Dan", **{GAMES: [GAME], COUNTS: ["2"]})
    assert "at others' tables" in told


async def test_who_sees_a_hidden_channel_is_seated_there_with_their_like(there: Stage) -> None:
    secret = there.guild.create_text_channel("secret")
    hide(there, secret.id)
    assert there.bot.user is not None
    all_ = discord.Permissions.all().value
    there.env.backend.set_overwrite(secret.id, Overwrite(there.bot.user.id, cast(Any, 1), allow=all_, deny=0))
    role = there.guild.create_role("members", permissions=discord.Permissions(administrator=True))
    for name in ("Ann", "Ben"):
        there.env.backend.add_member_role(there.guild.id, there.members[name].id, role.id)
    await there.env.settle()
    await find(there, "Ann", secret, **{GAMES: [GAME], COUNTS: ["2"]})
    await find(there, "Cleo", **{GAMES: [GAME], COUNTS: ["2"]})
    await there.bot.house.settle()
    assert [len(channel.threads) for channel in (secret, there.channel)] == [0, 0]
    await find(there, "Ben", secret, **{GAMES: [GAME], COUNTS: ["2"]})
    await there.bot.house.settle()
    assert [len(channel.threads) for channel in (secret, there.channel)] == [1, 0]


async def test_a_wish_survives_a_restart_and_ends_with_a_private_sentence(there: Stage) -> None:
    await find(there, "Ann", **{GAMES: ["steam"]})
    await there.restart()
    assert said(await there.slash("Ann", "find")).startswith("### You are looking for a table")
    await there.env.advance_time(14 * DAY + 60)
    await there.bot.house.settle()
    everywhere = [text(post) for channel in there.env.backend.messages for post in posts(there, channel)]
    assert len([told for told in everywhere if told.startswith("You looked for a table for two weeks")]) == 1


async def test_nonsense_in_a_form_is_refused(there: Stage) -> None:
    nonsense = ({COUNTS: ["99"]}, {COUNTS: ["many"]}, {PACE: ["hasty"]}, {FILL: ["77"]}, {LANGUAGE: ["xx"]})
    for values in nonsense:
        with pytest.raises((BadSetting, OldButton)):
            wanted = wanted_of(Given(values), there.bot.front)
            await there.host.wishes.make(there.guild.id, there.person("Ann"), wanted, Venue(there.guild.id, 1))
    assert await there.host.wishes.mine(there.guild.id, there.person("Ann")) == ()


async def test_who_has_said_that_they_are_in_is_not_asked_again(there: Stage) -> None:
    for name in ("Ann", "Ben", "Cleo"):
        await find(there, name, **{GAMES: [GAME], COUNTS: ["3"]})
    await there.press("Ann", await question(there), Press.IN)
    told = said(await there.slash("Ann", "find"))
    assert told.startswith("### You have a seat: [Toy Freight](") and "Are you in?" not in told
    assert "In" not in labels(raw((await there.slash("Ann", "find")).response))
