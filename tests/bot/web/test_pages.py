"""The table in a browser: who sees what, and that it is there at once."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.host.desk.links import Links
from bot.host.match import standing
from bot.host.match.keys import LASTS
from bot.host.refusals import NoSuchPage, NotTheHost
from bot.host.types.people import Person
from bot.host.types.server import Setup
from bot.web import pages as web_pages
from engine.core.play import registry
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from renderers import PLAYER, pictures
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.bot.web.visitor import Site
from tests.games import FINISHED
from tests.places import on_both

DECIDING = "/picture.svg?picture=decision"
NASTY = Person(104, "<img src=x onerror=alert(1)></script>", "hu")
UNKNOWN = "/s/" + "x" * 43


async def test_everybody_sees_a_table_and_a_player_their_own_hand_too(rig: Rig, site: Site) -> None:
    card = await rig.table(ANN, NASTY)
    public, own = await site.public(card.game_id), await site.own(card.game_id, ANN)
    page, mine = await site.get(public), await site.get(own)
    assert page.status == mine.status == 200
    assert "<img" not in page.text.replace("<noscript><img", "") and "&lt;img src=x onerror" in page.text
    facts = re.search(r'<script id="facts"[^>]*>(.*?)</script>', page.text)
    assert facts is not None and json.loads(facts[1])["players"][1][0].startswith("<img src=x")
    sections = (await rig.house.host.pictures.words(card.game_id, None)).sections
    assert all(line.split("<")[0] in page.text for section in sections for line in section.lines)
    private = await rig.house.host.pictures.words(card.game_id, ANN)
    told = {line for section in private.sections for line in section.lines}
    secret = told - {line for section in sections for line in section.lines}
    assert secret and all(line in mine.text and line not in page.text for line in secret)
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert mine.headers["Cache-Control"] == "private, no-store" and "ETag" not in mine.headers
    assert mine.headers["Referrer-Policy"] == page.headers["Referrer-Policy"] == "no-referrer"
    svg = await site.get(f"{public}/picture.svg?theme=dark")
    assert svg.text.startswith("<svg") and "<img" not in svg.text
    assert (await site.get(f"{public}/picture.png")).body.startswith(b"\x89PNG")


@pytest.mark.parametrize(("said", "language"), [("cs", "cs"), ("hu-HU,hu;q=0.9", "hu"), ("xx, de;q=0.5", "en")])
async def test_a_page_speaks_as_its_reader(rig: Rig, site: Site, said: str, language: str) -> None:
    card = await rig.table(ANN, BEN)
    page = await site.get(await site.public(card.game_id), **{"Accept-Language": said})
    assert f'<html lang="{language}">' in page.text


async def test_where_not_everybody_may_see_the_channel_there_is_a_page_only_if_the_host_makes_one(
    rig: Rig, site: Site
) -> None:
    lobby, links = rig.house.host.lobby, rig.house.host.links
    card = await lobby.open(replace(HERE, hidden=True), ANN, GAME, seats=2, opponents="easy")
    assert card.page is None
    with pytest.raises(NotTheHost):
        await links.publish(card.game_id, BEN, may_manage=False, wanted=True)
    await lobby.start(card.game_id, ANN)
    await links.publish(card.game_id, ANN, may_manage=False, wanted=True)
    way = await site.public(card.game_id)
    assert (await site.get(way)).status == 200
    await links.publish(card.game_id, ANN, may_manage=False, wanted=False)
    assert (await site.get(way)).status == 404
    alone = await lobby.open(replace(HERE, guild_id=None, channel_id=12), BEN, GAME)
    assert alone.page is None


@on_both
async def test_a_link_opens_one_seat_of_one_table_until_it_ends(rig: Rig, site: Site) -> None:
    host = rig.house.host
    card, other = await rig.table(ANN, BEN), await rig.table(ANN, BEN, channel=12)
    ann, ben = await site.own(card.game_id, ANN), await site.own(card.game_id, BEN)
    elsewhere = await site.own(other.game_id, ANN)
    assert len({ann, ben, elsewhere}) == 3
    assert await site.own(card.game_id, ANN) == ann  # it is told again as long as it is known
    assert await host.links.count(ANN) == 2
    gone = await site.get(UNKNOWN)
    await host.links.revoke(ANN)
    for way in (ann, elsewhere):
        for path in (way, f"{way}/picture.svg", f"{way}/events"):
            assert (await site.get(path)).body == gone.body
    assert (await site.get(ann)).status == gone.status == 404
    assert (await site.get(ben)).status == 200
    assert await host.links.count(ANN) == 0
    fresh = await site.own(card.game_id, ANN)
    assert fresh != ann and (await site.get(fresh)).status == 200
    rig.time.pass_(seconds=LASTS + 1)
    assert [(await site.get(way)).status for way in (fresh, ben)] == [404, 404]
    ben = await site.own(card.game_id, BEN)
    await host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=1, to=CID)
    assert (await site.get(ben)).status == 404
    cid = await site.own(card.game_id, CID)
    await rig.play_on(card.game_id, {0: ANN, 1: CID})
    assert (await site.get(cid)).status == 404
    sql = rig.house._context.database.reads
    assert await sql.run("SELECT 1 FROM links WHERE game_id = ?", card.game_id) == []
    assert (await site.get(await site.public(card.game_id))).status == 200  # which is the replay now


async def test_what_opens_a_page_is_written_down_nowhere(
    rig: Rig, site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    card = await rig.table(ANN, BEN)
    own = await site.own(card.game_id, ANN)
    key = own.removeprefix("/s/")

    async def broken(*_: Any) -> Any:
        raise RuntimeError("something is wrong")

    await site.get(own)
    monkeypatch.setattr(web_pages.Sights, "table", broken)
    rig.time.pass_(seconds=1)
    assert (await site.get(f"{own}?lang=cs")).status == 503
    assert "something is wrong" in caplog.text
    assert key not in caplog.text and key not in repr(await rig.house.host.play.panel(card.game_id, ANN))
    with closing(sqlite3.connect(rig.path)) as file:
        assert key not in "\n".join(file.iterdump())


async def test_news_is_there_at_once_and_many_cost_one_drawing(
    rig: Rig, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    engrave = web_pages.Pages._drawn

    async def counted(self: Any, wanted: Any, language: str) -> Any:
        drawn.append(wanted.name)
        return await engrave(self, wanted, language)

    described: list[str] = []
    describe = web_pages.Pages._described

    async def noted(self: Any, look: Any, picture: str, turn: str) -> Any:
        described.append(picture)
        return await describe(self, look, picture, turn)

    monkeypatch.setattr(web_pages.Pages, "_drawn", counted)
    monkeypatch.setattr(web_pages.Pages, "_described", noted)
    card = await rig.table(ANN, BEN)
    way = await site.public(card.game_id)
    async with site.events(way) as news:
        assert news.headers["Content-Type"].startswith("text/event-stream")
        first = await asyncio.wait_for(news.content.readline(), 5)
        await news.content.readline()
        await rig.answer(card.game_id, ANN, "pass", "confirm")
        async with asyncio.timeout(5):
            while not (second := await news.content.readline()).startswith(b"data: "):
                pass
        assert first.startswith(b'data: "') and second != first
    pictures = await asyncio.gather(*(site.get(f"{way}/picture.svg") for _ in range(20)))
    assert len({got.body for got in pictures}) == 1 and len(drawn) == len(described) == 1


async def test_a_link_that_is_revoked_hears_no_more(rig: Rig, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_pages, "BEAT", 0.05)
    monkeypatch.setattr("bot.host.desk.links.LOOK", 0.05)
    card = await rig.table(ANN, BEN)
    async with site.events(await site.own(card.game_id, ANN)) as news:
        await asyncio.wait_for(news.content.readline(), 5)
        await rig.house.host.links.revoke(ANN)
        async with asyncio.timeout(5):
            assert b"event: gone" in await news.content.read()  # to its end


async def test_at_the_end_of_a_game_ones_own_page_is_told_that_it_is_gone_and_no_news(rig: Rig, site: Site) -> None:
    card = await rig.table(ANN, BEN)
    async with site.events(await site.own(card.game_id, ANN)) as news:
        await asyncio.wait_for(news.content.readline(), 5)
        await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
        async with asyncio.timeout(5):
            assert (await news.content.read()).strip().splitlines() == [b"event: gone", b"data: {}"]


async def test_what_one_has_to_decide_comes_first_on_ones_own_page_and_is_nobody_elses(rig: Rig, site: Site) -> None:
    card = await rig.table(ANN, BEN, CID, game="russian_railroads")
    public, own, other = await asyncio.gather(
        site.public(card.game_id), site.own(card.game_id, ANN), site.own(card.game_id, BEN)
    )
    ways = {ANN.user_id: own, BEN.user_id: other, CID.user_id: await site.own(card.game_id, CID)}
    async with rig.house.matches.hold(card.game_id) as live:
        (seat, ask), *_ = live.match.pending.items()
    asked = ways[(ANN, BEN, CID)[seat].user_id]
    page = (await site.get(asked)).text
    options = re.findall(r'<option value="([^"]*)"', page)
    assert options[0] == "decision" and "picture=decision&amp;" in page
    shown = await site.get(f"{asked}/picture.svg?picture=decision")
    assert shown.status == 200
    told = re.findall(r'<g data-kind="option" data-clause="(RRR-\d+)"><title>(\d+): ', shown.text)
    assert {int(number) for _, number in told} == {*range(1, len(ask.options) + 1)}
    for way in (public, *(way for way in ways.values() if way != asked)):
        page = (await site.get(way)).text
        assert 'value="decision"' not in page and "picture=decision" not in page
        got = await site.get(f"{way}/picture.svg?picture=decision")
        assert got.status == 404 and "data-kind" not in got.text
    past = await site.get(f"{asked}/picture.svg?picture=decision&turn=0")
    assert past.status == 200 and 'data-kind="option"' not in past.text


async def test_another_question_is_there_at_once_where_nothing_else_has_changed(rig: Rig, site: Site) -> None:
    people = (ANN, BEN, CID)
    card = await rig.table(*people, game="railroad_revolution")
    for _ in range(40):
        async with rig.house.matches.hold(card.game_id) as live:
            seat, ask = next(iter(live.match.pending.items()))
            if "bank" in ask.options:
                view = live.match.view(seat)
                break
        await rig.play_once(card.game_id, dict(enumerate(people)))
    own = await site.own(card.game_id, people[seat])
    before = [(await site.get(f"{own}{part}")).body for part in ("", DECIDING)]
    await rig.answer(card.game_id, people[seat], "bank")
    async with rig.house.matches.hold(card.game_id) as live:
        assert live.match.view(seat) == view and live.match.pending[seat].kind == "bank"
    after = [(await site.get(f"{own}{part}")).body for part in ("", DECIDING)]
    assert before[0] != after[0] and before[1] != after[1]


async def test_every_turn_can_be_looked_back_on_with_what_it_changed(rig: Rig, site: Site) -> None:
    card = await rig.table(ANN, BEN)
    for _ in range(12):
        await rig.play_once(card.game_id, {0: ANN, 1: BEN})
    way = await site.public(card.game_id)
    page = await site.get(way)
    last = int(re.search(r'max="(\d+)"', page.text)[1])  # type: ignore[index]
    turns = [(await site.get(f"{way}/picture.svg?turn={n}")) for n in range(last + 1)]
    assert last >= 2 and {got.status for got in turns} == {200}
    assert len({got.body for got in turns}) > 1
    assert (await site.get(f"{way}/picture.svg?turn={last + 1}")).status == 404
    assert (await site.get(f"{way}/picture.svg?turn=1&picture=result")).body == turns[1].body
    assert page.text.count("data-turn=") == last + 1


async def test_what_a_browser_has_is_not_sent_again(rig: Rig, site: Site) -> None:
    card = await rig.table(ANN, BEN)
    way = await site.public(card.game_id)
    page = await site.get(way, **{"Accept-Encoding": "gzip, br"})
    assert page.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(page.body) == (await site.get(way, **{"Accept-Encoding": "identity"})).body
    again = await site.get(way, **{"If-None-Match": page.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")
    script = re.search(r'src="(/static/table\.js\?v=\w+)"', gzip.decompress(page.body).decode())
    assert script is not None
    assert "immutable" in (await site.get(script[1])).headers["Cache-Control"]


@pytest.mark.parametrize("game", [GAME, *(pytest.param(game, marks=pytest.mark.long) for game in FINISHED)])
async def test_what_a_seat_cannot_see_changes_no_byte_of_what_it_is_given(
    rig: Rig, site: Site, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    card = await rig.table(ANN, BEN, CID, game=game)
    for _ in range(8 if game == GAME else 20):
        await rig.play_once(card.game_id, {0: ANN, 1: BEN, 2: CID})
    ways: dict[int | None, str] = {None: await site.public(card.game_id), 0: await site.own(card.game_id, ANN)}
    paths = ["", "/picture.svg", "/picture.svg?turn=1", "/picture.png", "?lang=cs"]
    if PLAYER in pictures(game):  # what the cards in others' hands are is said of nobody
        paths += ["/picture.svg?picture=player/1", "/picture.svg?picture=player/2&lang=hu"]
    asked = {seat: [way + path for path in paths] for seat, way in ways.items()}
    await rig.house.host.club.change(1, Setup(public=True), may_manage=True)
    for _ in range(20 if game != GAME else 0):  # until there is something to decide that has a picture
        if await rig.house.host.pictures.asked(card.game_id, ANN):
            asked[0].append(f"{ways[0]}/picture.svg?picture=decision")
            break
        await rig.play_once(card.game_id, {0: ANN, 1: BEN, 2: CID})
    hall, table = await rig.house.host.club.page(1), (ways[None] or "").removeprefix("/t/")
    asked[None] += [f"/api/v1/tables/{table}{part}" for part in ("", "/log", "/words", "/view")]
    asked[None] += [f"/g/{hall}", f"/g/{hall}/results.atom", f"/api/v1/servers/{hall}"]
    read, rules = standing.read, registry.game(game)
    for seat, ways_in in asked.items():
        first = [await site.get(path) for path in ways_in]
        assert [got.status for got in first] == [200] * len(ways_in)
        before = [got.body for got in first]
        async with rig.house.matches.hold(card.game_id) as live:
            whole = live.match.save()
            raw = bytes(whole.state)
            dealt = encode_state(rules.redeal(decode_state(rules, raw), seat, Rng(Seed(5))))
            assert dealt != raw or game != GAME  # in some nothing is hidden but what is to come
            live.match = Match.load(rules, msgspec.structs.replace(whole, state=msgspec.Raw(dealt)))

        async def other(sql: Any, game_id: int, seat: int | None = seat) -> Any:
            return [
                stand.__class__(
                    stand.turn,
                    stand.schema,
                    encode_state(rules.redeal(decode_state(rules, stand.state), seat, Rng(Seed(6)))),
                )
                for stand in await read(sql, game_id)
            ]

        monkeypatch.setattr(standing, "read", other)
        site.forget()
        assert [(await site.get(path)).body for path in ways_in] == before
        monkeypatch.setattr(standing, "read", read)
        async with rig.house.matches.hold(card.game_id) as live:
            live.match = Match.load(rules, whole)
        site.forget()


async def test_no_door_is_opened_by_another_address(rig: Rig) -> None:
    links: Links = rig.house.host.links
    card = await rig.table(ANN, BEN)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.key is not None and card.page is not None
    for wrong in (card.page, panel.key[:-1], panel.key.swapcase(), ""):
        with pytest.raises(NoSuchPage):
            await links.own(wrong)
    with pytest.raises(NoSuchPage):
        await links.public(panel.key)
