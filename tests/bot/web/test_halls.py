"""The page of a server, where who manages it wants one: who sees what of its tables, and the feed of its results."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from bot.host.refusals import NotAManager
from bot.host.types.people import Person
from bot.host.types.server import Setup
from bot.host.types.settings import Scope
from bot.web import halls
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.bot.web.visitor import Site
from tests.places import on_both

NASTY = "</title><img src=x onerror=alert(1)>\x01 & Co"
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is said again that was true a moment ago."""
    monkeypatch.setattr(halls, "LASTS", 1e-9)


async def hall(rig: Rig, name: str = "Chess & trains") -> str:
    await rig.house.host.club.change(1, Setup(public=True), may_manage=True, name=name)
    return f"/g/{await rig.house.host.club.page(1)}"


@on_both
async def test_a_server_has_a_page_as_long_as_who_manages_it_wants_one(rig: Rig, site: Site) -> None:
    club = rig.house.host.club
    assert await club.page(1) is None
    with pytest.raises(NotAManager):
        await club.change(1, Setup(public=True), may_manage=False)
    way = await hall(rig)
    assert (await site.get(way)).status == (await site.get(f"{way}/results.atom")).status == 200
    assert await club.read(1) == Setup(public=True)
    assert await hall(rig) == way  # whoever chooses something else keeps the address
    await club.rename(1, "Trains <b>")
    assert "Trains &lt;b&gt;" in (await site.get(way)).text
    await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.host.servers.left(1)
    assert (await site.get(way)).status == 404
    await club.change(1, Setup(), may_manage=True)
    gone = await site.get(way)
    assert gone.status == 404 and gone.body == (await site.get("/g/" + "x" * 16)).body
    assert (await site.get(f"{way}/results.atom")).body == gone.body
    assert await hall(rig) != way


@on_both
async def test_what_anybody_sees_of_a_server(rig: Rig, site: Site) -> None:
    lobby, way = rig.house.host.lobby, await hall(rig)
    empty = (await site.get(way)).text
    assert all(text in empty for text in ("No table is open", "No game is running", "No game has ended"))
    over = await rig.table(ANN, BEN)
    await rig.play_on(over.game_id, {0: ANN, 1: BEN})
    runs = await rig.table(BEN, CID, channel=12)
    await lobby.open(replace(HERE, channel_id=13), CID, GAME, seats=2)
    await lobby.open(replace(HERE, channel_id=14, hidden=True), Person(201, "Hidden Hugo"), GAME)
    await lobby.open(replace(HERE, guild_id=2, channel_id=15), Person(202, "Elsewhere Eva"), GAME)
    secret = await lobby.open(replace(HERE, channel_id=16, hidden=True), Person(203, "Secret Sam"), GAME, seats=2)
    await lobby.join(secret.game_id, BEN)
    await lobby.start(secret.game_id, Person(203, "Secret Sam"))
    await rig.house.host.links.publish(secret.game_id, Person(203, "Secret Sam"), may_manage=False, wanted=True)
    page = (await site.get(way)).text
    assert "Sam" not in page and "Sam" in (await site.get(await site.public(secret.game_id))).text
    assert "1 of 2 seats taken" in page and f"https://discord.com/channels/1/{13}" in page
    for card in (over, runs):
        assert await site.public(card.game_id) in page
    card = await rig.house.host.tables.card(over.game_id)
    assert card.result is not None and all(str(score) in page for score in card.result.scores)
    assert "Hugo" not in page and "Eva" not in page


@on_both
async def test_the_tables_of_who_does_not_want_to_be_seen_are_not_shown(rig: Rig, site: Site) -> None:
    way = await hall(rig)
    for channel, (first, second) in ((11, (ANN, BEN)), (12, (BEN, CID))):
        card = await rig.table(first, second, channel=channel)
        await rig.play_on(card.game_id, {0: first, 1: second})
        await rig.table(first, second, channel=channel)
    await rig.house.host.lobby.open(replace(HERE, channel_id=13), ANN, GAME)
    feed = f"{way}/results.atom"
    for path in (way, feed):
        assert "Ann" in (await site.get(path)).text
    settings = rig.house.host.settings
    await settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"listed": False})
    for path in (way, feed):
        page = (await site.get(path)).text
        assert "Ann" not in page and "Cid" in page


@on_both
async def test_older_results_are_a_page_behind(rig: Rig, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    way = await hall(rig)
    ways = []
    for _ in range(3):
        card = await rig.table(ANN, BEN)
        await rig.play_on(card.game_id, {0: ANN, 1: BEN})
        ways.append(await site.public(card.game_id))
    newest = await rig.house.host.club.results(await rig.house.host.club.hall(way[3:]), most=2)
    assert [f"/t/{one.card.page}" for one in newest] == ways[:0:-1]
    assert "Older results" not in (await site.get(way)).text  # these are all
    monkeypatch.setattr(halls, "RESULTS", 3)
    assert "Older results" in (await site.get(way)).text
    older = (await site.get(f"{way}?before={newest[-1].place}")).text
    assert ways[0] in older and ways[2] not in older and "Open tables" not in older
    for wrong in ("x", "-1", "1e3", "9" * 40, "١"):
        assert (await site.get(f"{way}?before={wrong}")).status == 404


async def test_the_feed_is_well_formed_whatever_people_are_called(rig: Rig, site: Site) -> None:
    way = await hall(rig, NASTY)
    evil = Person(104, NASTY)
    for second in (BEN, evil):
        card = await rig.table(ANN, second)
        await rig.play_on(card.game_id, {0: ANN, 1: second})
    got = await site.get(f"{way}/results.atom?lang=cs")
    assert got.headers["Content-Type"].startswith("application/atom+xml")
    feed = ElementTree.fromstring(got.body if got.headers.get("Content-Encoding") != "gzip" else got.text)
    assert feed.findtext(f"{ATOM}title") == NASTY.replace("\x01", "") + ": výsledky"
    entries = feed.findall(f"{ATOM}entry")
    assert len({one.findtext(f"{ATOM}id") for one in entries}) == len(entries) == 2
    assert all(one.findtext(f"{ATOM}updated") and one.find(f"{ATOM}author/{ATOM}name") is not None for one in entries)
    assert entries[0].find(f"{ATOM}link").get("href") == f"https://tables.example{await site.public(card.game_id)}"  # type: ignore[union-attr]
    assert "onerror" in (entries[0].findtext(f"{ATOM}content") or "")
    page = (await site.get(way)).text
    assert "<img" not in page and "&lt;img src=x onerror" in page
    assert (await site.get(f"{way}/results.atom?lang=cs", **{"If-None-Match": got.headers["ETag"]})).status == 304
