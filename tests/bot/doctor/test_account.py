"""The doctor asks Discord: is the token known, what may the bot in each server, and what time is it?"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import discord
import pytest
from discord.http import Route

from bot.config import Config
from bot.doctor import account
from bot.doctor.finding import Finding
from tests.bot.doctor.answering import Answering, answering

ALL = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True,
    create_public_threads=True, send_messages_in_threads=True,
).value  # fmt: skip


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[Answering]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    with answering("s3cret") as server:
        yield server


async def gathered(found: AsyncIterator[Finding]) -> tuple[list[str], list[str]]:
    """What is fine, and what is not."""
    all_found = [finding async for finding in found]
    return [f.text for f in all_found if f.fine], [f.text for f in all_found if not f.fine]


async def test_each_server_is_named_in_which_the_bot_lacks_something(
    known: Answering, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account, "PAGE", 2)
    known.add("Good", ALL)
    known.add("Its owner trusts it", discord.Permissions(administrator=True).value)
    known.add("Mean", ALL & ~discord.Permissions(attach_files=True, embed_links=True).value)
    good, bad = await gathered(account.look(Config(token="s3cret", api_base=known.base)))
    assert good == ["clock: as Discord's", "token: Discord knows it as roundhouse"]
    assert bad == [
        "server Mean: the bot may not Embed Links, Attach Files; give them to its role",
        "servers: 3, 1 of them without all permissions",
    ]


async def test_a_bot_that_is_nowhere_is_to_be_invited(known: Answering) -> None:
    good, bad = await gathered(account.look(Config(token="s3cret", api_base=known.base)))
    assert good[-1].startswith("servers: none yet; invite the bot: https://discord.com/oauth2/authorize?client_id=1&")
    assert not bad


@pytest.mark.parametrize(("ahead", "said"), [(90.0, "s slow"), (-90.0, "s fast")])
async def test_a_clock_that_is_wrong_is_told_by_how_much(known: Answering, ahead: float, said: str) -> None:
    known.ahead = ahead
    _, bad = await gathered(account.look(Config(token="s3cret", api_base=known.base)))
    assert bad[0].startswith(("clock: 89", "clock: 90", "clock: 91")) and said in bad[0]


async def test_a_token_that_discord_refuses_is_not_shown(known: Answering) -> None:
    _, bad = await gathered(account.look(Config(token="another", api_base=known.base)))
    assert len(bad) == 1 and "does not accept it" in bad[0] and "another" not in bad[0]


async def test_a_discord_that_is_not_there_is_told_by_its_address(known: Answering) -> None:
    _, bad = await gathered(account.look(Config(token="s3cret", api_base="http://127.0.0.1:9/api")))
    assert len(bad) == 1 and "can't be asked at http://127.0.0.1:9/api" in bad[0]
