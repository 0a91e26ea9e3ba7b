"""From the bot being added to the first moves of two people who did not know each other: how often they press."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.host.desk.servers import LATELY
from bot.ui.parts.ids import BUTTON, Id, Press, parse
from engine.core.play import registry
from tests.e2e.stage import Stage, ids, raw
from tests.games import FINISHED
from tests.long import few

AIM = {"Ann": 6, "Ben": 3}
"""Presses to the first move of who adds the bot, and of who happens to be there. *Confirm* comes on top of it."""
FOR_TWO = [game for game in FINISHED if 2 in registry.game(game).seats]
MOVES = (Press.PLAN, Press.MOVES, Press.ANSWER)
"""Buttons of the panel that move, whole plans first."""


class Walk:
    """Two members of a new server who press what they see, and how often they do."""

    def __init__(self, there: Stage) -> None:
        self.there = there
        self.presses = Counter[str]()

    async def press(self, who: str, message: Any, *verbs: Press, game: str | None = None) -> Any:
        """Press the first button of a verb (and a game); returns the message that the person sees then."""
        self.presses[who] += 1
        way = next(way for way in ways(message, *verbs) if game in (None, way.payload))
        pressed = await self.there.members[who].click(message, custom_id=str(way))
        return pressed.response or self.there.fresh(message)

    async def posted(self, verb: Press) -> Any:
        """The newest message of the channel that has a button of a verb."""
        await self.there.bot.house.settle()
        return next(message for message in reversed(self.there.messages) if ways(message, verb))

    async def move(self, who: str) -> None:
        """Take the turn and make a move; the presses that end the turn are not counted any more."""
        panel = await self.press(who, await self.posted(Press.TAKE), Press.TAKE)
        assert not ways(panel, Press.UNDO)
        panel = await self.press(who, panel, *MOVES)
        assert ways(panel, Press.UNDO) or who not in await self.there.waiting()
        counted = self.presses[who]
        while who in await self.there.waiting() and ways(panel, *MOVES):
            panel = await self.press(who, panel, *MOVES)
        self.presses[who] = counted


def ways(message: Any, *verbs: Any) -> list[Id]:
    """The buttons of some verbs, in the order of these."""
    found = [parse(match) for one in ids(raw(message)) if (match := BUTTON.fullmatch(one))]
    return sorted((each for each in found if each.verb in verbs), key=lambda each: verbs.index(each.verb))


@pytest.fixture
async def added(there: Stage) -> Walk:
    """The bot is added to a server while it runs, and says there who it is."""
    there.host.servers.lately = LATELY
    there.guild = there.env.create_guild("New here")
    there.channel = there.guild.create_text_channel("talk")
    there.members = {name: there.guild.add_member(there.env.create_user(name)) for name in AIM}
    await there.env.settle()
    return Walk(there)


@pytest.mark.parametrize("game", few(FOR_TWO, 1))
async def test_two_who_did_not_know_each_other_have_moved(added: Walk, game: str) -> None:
    there = added.there
    games = await added.press("Ann", await added.posted(Press.NEW), Press.NEW)
    await added.press("Ann", games, Press.NEW, game=game)
    await added.press("Ben", await added.posted(Press.JOIN), Press.JOIN)
    asked = await added.press("Ann", await added.posted(Press.START), Press.START)
    if ways(asked, Press.START):
        await added.press("Ann", asked, Press.START)
    first = (await there.waiting())[0]
    for who in (first, *({*AIM} - {first})):
        assert who in await there.waiting()
        await added.move(who)
    assert added.presses == AIM
    assert there.faults() == []
