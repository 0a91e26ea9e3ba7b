from __future__ import annotations

import asyncio
import pickle
from dataclasses import replace
from typing import Any

import pytest

from bot.host.drawing.studio import MOST_WAITING, Rank, Studio
from bot.host.drawing.workers import Broken, InProcess
from bot.host.match.wanted import want
from bot.host.refusals import NoPicture
from bot.host.types.panel import Wanted
from engine.core.play.ask import Shortcut
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.registry import game
from renderers import Picture, Request
from renderers.film import Cel, Job, expose


class Easel:
    """Draws when it is told to, and remembers in which order it was asked."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self.begun: list[str] = []
        self.finish = asyncio.Event()
        self.trouble: Exception | None = None
        self.closed = False

    async def draw(self, wanted: bytes) -> Picture:
        self.begun.append(wanted.decode())
        await self.finish.wait()
        if self.trouble is not None:
            raise self.trouble
        return Picture(wanted * 10, "words")

    async def expose(self, job: bytes) -> Cel:
        self.begun.append("replay")
        await self.finish.wait()
        return expose(pickle.loads(job))

    def close(self) -> None:
        self.closed = True


def wanted(name: str) -> Wanted:
    return Wanted(name, name.encode(), "toy_freight")


async def asked(studio: Studio, name: str, rank: Rank = Rank.PANEL) -> asyncio.Task[Picture]:
    """Somebody waits for a picture."""
    task = asyncio.create_task(studio.draw(wanted(name), rank))
    await asyncio.sleep(0)
    return task


def test_a_picture_with_other_plans_is_another_one() -> None:
    request = Request("toy_freight", Match.new(game("toy_freight"), 2).view(0))
    plans = [(), (Shortcut(("pass",), Msg("a")),), (Shortcut(("draw",), Msg("a")),)]
    names = [want(replace(request, plans=found)).name for found in plans]
    assert len(set(names)) == 3


async def test_posts_go_before_panels_and_panels_before_pages() -> None:
    easel = Easel()
    studio = Studio(easel)
    tasks = [await asked(studio, "first")]
    tasks += [await asked(studio, name, rank) for name, rank in
              [("page", Rank.PAGE), ("panel", Rank.PANEL), ("post", Rank.POST)]]  # fmt: skip
    easel.finish.set()
    await asyncio.gather(*tasks)
    assert easel.begun == ["first", "post", "panel", "page"]


async def test_a_panel_that_is_also_posted_goes_as_a_post() -> None:
    easel = Easel()
    studio = Studio(easel)
    tasks = [await asked(studio, name) for name in ("first", "other", "board")]
    tasks.append(await asked(studio, "board", Rank.POST))
    easel.finish.set()
    await asyncio.gather(*tasks)
    assert easel.begun == ["first", "board", "other"]


async def test_who_stops_waiting_takes_the_wish_back_unless_somebody_else_waits() -> None:
    easel = Easel()
    studio = Studio(easel)
    first = await asked(studio, "first")
    alone, one, two = [await asked(studio, name) for name in ("alone", "shared", "shared")]
    alone.cancel()
    one.cancel()
    easel.finish.set()
    assert (await two).png == b"shared" * 10
    await first
    assert easel.begun == ["first", "shared"]


async def test_the_panels_that_have_waited_longest_get_no_picture_when_too_many_wait() -> None:
    easel = Easel()
    studio = Studio(easel)
    first, post = await asked(studio, "first"), await asked(studio, "post", Rank.POST)
    panels = [await asked(studio, f"panel {n}") for n in range(MOST_WAITING[Rank.PANEL] + 2)]
    easel.finish.set()
    outcomes = await asyncio.gather(first, post, *panels, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes[2:4]] == [NoPicture, NoPicture]
    assert all(isinstance(outcome, Picture) for outcome in (*outcomes[:2], *outcomes[4:]))


async def test_a_picture_is_drawn_once_and_the_oldest_are_let_go_when_they_weigh_too_much() -> None:
    easel = Easel()
    easel.finish.set()
    studio = Studio(easel, most_kept=60)
    for name in ("one", "two", "one", "six", "one", "two"):
        assert (await studio.draw(wanted(name))).png == name.encode() * 10
    assert easel.begun == ["one", "two", "six", "two"]


async def test_a_broken_worker_costs_its_picture_only_and_the_next_try_draws_again() -> None:
    easel = Easel()
    easel.finish.set()
    studio = Studio(easel)
    easel.trouble = Broken("killed")
    with pytest.raises(NoPicture):
        await studio.draw(wanted("board"))
    easel.trouble = None
    assert (await studio.draw(wanted("board"))).alt == "words"


async def test_who_still_waits_when_the_studio_closes_gets_no_picture() -> None:
    easel = Easel()
    studio = Studio(easel)
    begun, waiting = await asked(studio, "begun"), await asked(studio, "waiting")
    studio.close()
    outcomes = await asyncio.gather(begun, waiting, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NoPicture, NoPicture]
    assert easel.closed


def test_equal_wishes_have_one_name_and_everything_that_a_picture_shows_is_part_of_it() -> None:
    rules = game("russian_railroads")
    match, again = Match.new(rules, 2, seed=1), Match.new(rules, 2, seed=1)
    (seat,) = match.pending
    request = Request("russian_railroads", match.view(0), seat=0, ask=match.pending[seat], names=("Ann", "Ben"))
    twin = Request("russian_railroads", again.view(0), seat=0, ask=again.pending[seat], names=("Ann", "Ben"))
    assert want(request).name == want(twin).name
    others = [
        Request("russian_railroads", match.view(1), seat=0, ask=match.pending[seat], names=("Ann", "Ben")),
        Request("russian_railroads", match.view(0), seat=1, ask=match.pending[seat], names=("Ann", "Ben")),
        Request("russian_railroads", match.view(0), seat=0, names=("Ann", "Ben")),
        Request("russian_railroads", match.view(0), seat=0, ask=match.pending[seat], names=("Ann", "Bea")),
        Request("russian_railroads", match.view(0), seat=0, ask=match.pending[seat], names=("Ann", "Ben"), width=400),
    ]
    assert len({want(other).name for other in (request, *others)}) == 1 + len(others)


async def test_a_wish_is_drawn_as_things_stood_when_it_was_made() -> None:
    match = Match.new(game("toy_freight"), 2, seed=1)
    wish = want(Request("toy_freight", match.view(0), width=300))
    match.answer(0, "store")
    later = want(Request("toy_freight", match.view(0), width=300))
    studio = Studio(InProcess())
    first, second = [await studio.draw(one) for one in (wish, later)]
    studio.close()
    assert first.png.startswith(b"\x89PNG")
    assert wish.name == later.name or first.png != second.png


async def test_a_replay_waits_for_everybody_and_everybody_for_one_of_its_pictures_at_most() -> None:
    easel = Easel()
    studio = Studio(easel)
    view = Match.new(game("toy_freight"), 2).view(None)
    job = Job(0, 1, Request("toy_freight", view), None, key=False, gif=True, tile=False)
    tasks: list[asyncio.Task[Any]] = [await asked(studio, "first")]
    tasks += [asyncio.create_task(studio.expose(job)) for _ in range(2)]
    await asyncio.sleep(0)
    tasks += [await asked(studio, name, rank) for name, rank in [("page", Rank.PAGE), ("panel", Rank.PANEL)]]
    easel.finish.set()
    await asyncio.gather(*tasks)
    assert easel.begun == ["first", "panel", "page", "replay", "replay"]


async def test_a_crowd_of_pages_waits_for_its_pictures() -> None:
    easel = Easel()
    studio = Studio(easel)
    pages = [await asked(studio, f"page {n}", Rank.PAGE) for n in range(10 * MOST_WAITING[Rank.PANEL])]
    panel = await asked(studio, "panel")
    easel.finish.set()
    assert all(isinstance(one, Picture) for one in await asyncio.gather(*pages, panel))
    assert easel.begun[:2] == ["page 0", "panel"]
