"""The end of a game: who has won, to everybody who plays, once; nobody is asked any more, wherever it stands."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from engine.core.ahead.policy import random_policy
from engine.core.play.rng import Rng, Seed
from tests.e2e.stage import Stage, text

CLICKS = count(10**15)
PLAYERS = ("Ann", "Ben")


async def play_on(there: Stage) -> None:
    """Both players play by chance to the end, each seen by nobody but themselves."""
    rng = Rng(Seed(7))
    for _ in range(2000):
        waiting = await there.waiting()
        if not waiting:
            return
        person = there.person(waiting[0])
        shown = await there.host.play.panel(1, person)
        view = (await view_of(there, shown.seat)) if shown.ask.kind != "confirm" else None
        key = "confirm" if view is None else random_policy(view, shown.ask, rng)
        await there.host.play.answer(1, person, None, [key], next(CLICKS))
        await there.bot.house.settle()
    raise AssertionError


async def view_of(there: Stage, seat: int) -> Any:
    async with there.bot.house.matches.hold(1) as live:
        return live.match.view(seat)


def mentions(there: Stage, message: Any) -> list[str]:
    return [name for name in PLAYERS for _ in range(text(message).count(f"<@{there.members[name].id}>"))]


def asked(there: Stage) -> list[str]:
    return [text(message) for message in there.messages if "➤" in text(message) or "turn began" in text(message)]


@pytest.mark.parametrize("bots", [0, 1])
async def test_the_end_names_all_who_play_once_and_the_post_before_it_asks_nobody_any_more(
    there: Stage, bots: int
) -> None:
    await there.open_table("Ben", opponents="normal" if bots else None, players=2 + bots)
    await play_on(there)
    *before, end = there.messages
    assert text(end).splitlines()[1].startswith("🏁 ")
    assert mentions(there, end) == [*PLAYERS]
    assert "➤" not in text(before[-1]) and "turn began" not in text(before[-1])
    assert len(text(before[-1]).splitlines()) >= 2, "all else stays"


async def test_a_game_that_is_conceded_is_over_for_everybody(there: Stage) -> None:
    await there.open_table("Ben")
    panels = {name: await there.take(name) for name in PLAYERS}
    await there.slash("Ann", "game concede")
    await there.vote("Ben", "Agree")
    await there.bot.house.settle()
    await there.env.settle()
    assert mentions(there, await there.last) == [*PLAYERS]
    assert "Ann 0 (conceded)" in text(await there.last)
    assert asked(there) == []
    for panel in panels.values():
        assert "The game is over." in text(there.fresh(panel))
        assert "What do you do?" not in text(there.fresh(panel))


async def test_a_game_that_is_ended_by_agreement_names_all_who_play_once(there: Stage) -> None:
    await there.open_table("Ben")
    await there.end("Ben")
    assert mentions(there, await there.last) == [*PLAYERS]
    assert asked(there) == []


async def test_who_ends_a_game_alone_knows_it(there: Stage) -> None:
    await there.open_table(opponents="normal")
    await there.end()
    assert mentions(there, await there.last) == [] and asked(there) == []
