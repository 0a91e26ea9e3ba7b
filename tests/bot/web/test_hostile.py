"""Whoever means no good: nothing happens, nothing grows, nobody is told anything."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import pytest

from bot.host.types.server import Setup
from bot.web import pages, server
from bot.web.limits import MOST_ASKERS, Limits, asker
from tests.bot.host.rig import ANN, BEN, Rig
from tests.bot.web.visitor import Site

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "x" * 40, "")
PARTS = (
    "t", "s", "static", "sheets", "events", "picture.svg", "picture.png", "..", "%2e%2e", "%00", "%ff", "", ".", "~",
    "table.js", "robots.txt", "a" * 3000, "ěščř", "%c4%9b", "{key}", "'--", "0" * 24 + ".webp", "\\", ";", "<script>",
    "api/v1", "api/v1/tables/{key}", "api/v1/servers/{key}", "openapi.json", "log", "view", "words", "g", "results",
    "results.atom", "learn", "steam", "privacy", "terms", "rules", "i", "{key}.ics",
)  # fmt: skip
QUERIES = ("", "?v=%", "?", "?turn=-1", "?turn=99999999999", "?turn=١", "?theme=%00", "?layout=round",
           "?picture=player/99",           "?picture=" + "x" * 500, "?lang=" + "e" * 500,
           "?lang=../../etc", "?turn=1e3", "?&&&===", "?before=" + "9" * 30,
           "?after=-1", "?before=%00", "?q=" + "(" * 300)  # fmt: skip
HEADERS = ("Range: bytes=0-99999999", "Accept-Language: " + ",".join("x" * 9 for _ in range(100)), "If-None-Match: *",
           "X-Forwarded-For: 1.2.3.4", "X-Forwarded-For: nobody, ::1, x", "Content-Length: 99999", "Cookie: a=b",
           "Transfer-Encoding: chunked", "Content-Length: -1", "Accept-Encoding: gzip;q=0", "Host: evil", "A" * 4000,
           "Upgrade: websocket", "Expect: 100-continue")  # fmt: skip


def made_up(dice: Random, known: list[str]) -> bytes:
    """A request as nobody's browser sends it."""
    path = "/" + "/".join(dice.choice([*PARTS, *known]) for _ in range(dice.randrange(5)))
    path = path.replace("{key}", dice.choice(known)) if dice.random() < 0.8 else path
    lines = [f"{dice.choice(METHODS)} {path}{dice.choice(QUERIES)} HTTP/{dice.choice(['1.1', '1.0', '9.9', 'x'])}"]
    lines += [dice.choice(HEADERS) for _ in range(dice.randrange(4))] + ["Host: here"] * dice.randrange(3)
    body = dice.randbytes(dice.choice([0, 0, 10, 5000]))
    text = "\r\n".join(lines).encode("utf-8", "replace") + b"\r\n\r\n" + body
    if dice.random() < 0.15:
        text = dice.randbytes(dice.randrange(1, 200))
    return text[: dice.randrange(1, len(text) + 1)] if dice.random() < 0.2 else text


@pytest.mark.parametrize("count", [120, pytest.param(5000, marks=pytest.mark.long)])
async def test_made_up_requests_do_nothing(
    rig: Rig, site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(pages, "BEAT", 0.01)
    card = await rig.table(ANN, BEN)
    own, public = await site.own(card.game_id, ANN), await site.public(card.game_id)
    await rig.house.host.club.change(1, Setup(public=True), may_manage=True, name="Hall")
    known = [own.removeprefix("/s/"), public.removeprefix("/t/"), await rig.house.host.club.page(1) or ""]
    known.append(await rig.house.host.links.calendar(ANN))
    before = (await site.get(public)).body
    version = await rig.house.host.links.version(card.game_id)
    dice = Random(count)
    caplog.clear()

    async def send() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.server.address.port)
        try:
            writer.write(made_up(dice, known))
            await writer.drain()
            async with asyncio.timeout(0.3):
                return await reader.read(65536)
        except (TimeoutError, ConnectionError):
            return b""
        finally:
            writer.close()

    answers = 0
    for _ in range(count // 20):
        for said in await asyncio.gather(*(send() for _ in range(20))):
            assert b"Traceback" not in said and b"aiohttp" not in said
            assert not said or (b"\r\nServer: Roundhouse\r\n" in said and b"\r\nContent-Security-Policy: " in said)
            answers += bool(said)
    assert answers > count / 2
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []
    assert (await site.get(public)).body == before
    assert await rig.house.host.links.version(card.game_id) == version
    assert len(site.kept) >= 5 and all(kept.size <= kept.most for kept in site.kept)
    assert site.limits.size < 100


@pytest.mark.parametrize(
    "sent",
    [
        b"\xfb=\xe7 nonsense\r\n\r\n",
        b"GET /key HTTP/9.9\r\n\r\n",
        b"GET /key HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"GET /key HTTP/1.1\r\nConnection: close\r\n\r\nmore",
        b"GET /" + b"key" * 1000 + b" HTTP/1.1\r\n\r\n",
    ],
)
async def test_a_request_that_cannot_be_understood_is_not_repeated(site: Site, sent: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.server.address.port)
    writer.write(sent)
    said = await reader.read()
    writer.close()
    head, _, body = said.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.0 400 Bad Request") and body == b"Bad Request"
    assert b"Server: Roundhouse" in head and b"Cache-Control: no-store" in head and b"Python" not in head


async def test_whoever_asks_too_often_waits_and_others_do_not(rig: Rig, site: Site) -> None:
    site.limits.at_once = 5
    mine = {"X-Forwarded-For": "93.184.216.7"}
    said = [(await site.get("/robots.txt", **mine)) for _ in range(8)]
    assert [got.status for got in said].count(429) >= 2 and said[-1].headers["Retry-After"] == "1"
    assert (await site.get("/robots.txt", **{"X-Forwarded-For": "93.184.216.8"})).status == 200


def test_what_is_remembered_of_askers_has_an_end() -> None:
    now = [0.0]
    limits = Limits(now=lambda: now[0], at_once=2)
    for number in range(MOST_ASKERS + 50):
        limits.wait(str(number))
    assert limits.size == MOST_ASKERS
    assert [limits.wait("a") for _ in range(3)] == [0, 0, 1]
    now[0] += 1
    assert limits.wait("a") == 0


async def test_only_a_proxy_is_believed_whom_it_asks_for(site: Site) -> None:
    class Asked:
        def __init__(self, remote: str, said: str = "") -> None:
            self.remote, self.headers = remote, {"X-Forwarded-For": said} if said else {}

    assert asker(Asked("93.184.216.9", "1.2.3.4")) == "93.184.216.9"  # type: ignore[arg-type]
    assert asker(Asked("127.0.0.1", "9.9.9.9, 1.2.3.4")) == "1.2.3.4"  # type: ignore[arg-type]
    assert asker(Asked("127.0.0.1", "nobody")) == "127.0.0.1"  # type: ignore[arg-type]
    assert asker(Asked("127.0.0.1", "2001:db8:1:2:3::4")) == "2001:db8:1:2::"  # type: ignore[arg-type]


async def test_whoever_reads_nothing_is_let_go(rig: Rig, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "READ", 0.2)
    way = "/static/regular.woff2"
    _, writer = await asyncio.open_connection("127.0.0.1", site.server.address.port, limit=1)
    try:
        asks = f"GET {way} HTTP/1.1\r\nHost: here\r\n\r\n".encode() * 3000
        with pytest.raises(ConnectionError):
            async with asyncio.timeout(20):
                writer.write(asks)
                while True:
                    await asyncio.sleep(0.05)
                    writer.write(b"\r\n")
                    await writer.drain()
    finally:
        writer.close()
    assert (await site.get(way)).status == 200
