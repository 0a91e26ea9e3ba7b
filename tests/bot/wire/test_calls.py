"""Calls over the wire: signed, and never to a machine that is near, whatever a name or an answer leads to."""

from __future__ import annotations

import base64
import hmac
import json
import socket
from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.abc import AbstractResolver
from aiohttp.test_utils import TestServer

from bot.host.abroad import LONGEST, host_of, is_abroad
from bot.host.types.call import Told, Unheard
from bot.wire.calls import Caller

KEY = "whsec_" + base64.b64encode(b"k" * 32).decode()
NEAR = (
    "127.0.0.1", "127.8.9.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "0.0.0.0",
    "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.88.99.1", "::", "::1",
    "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2001:0:1::1", "2001:db8::1", "", "x", "1",
)  # fmt: skip
FAR = ("93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:2800:220:1::1", "::ffff:93.184.216.34")
BAD = (
    "http://a.example.org/", "ftp://a.example.org/", "https://", "https:///x", "a.example.org", "https://localhost/",
    "https://box/", "https://a.local/", "https://x.localhost./", "https://db.internal", "https://u@a.example.org/",
    "https://u:p@a.example.org", "https://127.0.0.1/", "https://[::1]/", "https://2130706433/", "https://0x7f.1/",
    "https://0x7f000001", "https://127.1/", "https://017700000001/", "https://1.2.3.4.5/", "https://10.0.0.1:443/",
    "https://[::ffff:10.0.0.1]/", "https://[fe80::1%25eth0]/", "https://a.example.org:99999/", "https://a.example.org:0",
    "https://a b.example.org/", "https://a.example.org\\@127.0.0.1/", "https://a.example.org/\n", "https://①.example.org/",
    "https://a.example.org/" + "x" * LONGEST, "https://[::1", "",
)  # fmt: skip
GOOD = (
    "https://a.example.org/x?y=1",
    "https://A.Example.org.:8443/",
    "https://93.184.216.34/",
    "https://[2606:2800::1]/",
)


@pytest.mark.parametrize("address", NEAR)
def test_what_is_near(address: str) -> None:
    assert not is_abroad(address)


@pytest.mark.parametrize("address", FAR)
def test_what_is_not(address: str) -> None:
    assert is_abroad(address)


@pytest.mark.parametrize("url", BAD)
def test_addresses_that_nobody_is_called_at(url: str) -> None:
    assert host_of(url) is None


@pytest.mark.parametrize("url", GOOD)
def test_addresses_that_may_be_called(url: str) -> None:
    assert host_of(url) is not None


class Names(AbstractResolver):
    """Where a name leads: each time to the next of these."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def resolve(self, host: str, port: int = 0, family: Any = socket.AF_INET) -> Any:
        found = self.answers[min(self.asked, len(self.answers) - 1)]
        self.asked += 1
        return [
            {"hostname": host, "host": one, "port": port, "proto": 0, "flags": socket.AI_NUMERICHOST,
             "family": socket.AF_INET6 if ":" in one else socket.AF_INET}
            for one in found
        ]  # fmt: skip

    async def close(self) -> None:
        pass


class Listener:
    """Somebody who is called."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.says = web.Response()
        self.server: TestServer

    async def take(self, request: web.Request) -> web.Response:
        self.heard.append((request.path, dict(request.headers), await request.read()))
        return web.Response(status=self.says.status, headers=self.says.headers)

    def call(self, path: str = "/x") -> Told:
        body = json.dumps({"id": "msg_1", "event": "turn"})
        return Told(f"http://hooks.example.org:{self.server.port}{path}", KEY, "msg_1", body)


@pytest_asyncio.fixture
async def listener() -> AsyncIterator[Listener]:
    found, app = Listener(), web.Application()
    app.router.add_route("*", "/{rest:.*}", found.take)
    found.server = TestServer(app)
    await found.server.start_server()
    yield found
    await found.server.close()


def caller(names: Names, **more: Any) -> Caller:
    """It may call this machine, which is where the listener is, and without a certificate."""
    return Caller(lambda: names, may=lambda url: url, **{"allowed": lambda one: one == "127.0.0.1", **more})


async def test_a_call_is_signed_as_others_expect_it(listener: Listener) -> None:
    await caller(Names(["127.0.0.1"]), now=lambda: 1_700_000_000.7)(listener.call())
    ((path, headers, body),) = listener.heard
    assert path == "/x" and json.loads(body) == {"id": "msg_1", "event": "turn"}
    assert (headers["webhook-id"], headers["webhook-timestamp"]) == ("msg_1", "1700000000")
    assert headers["Content-Type"] == "application/json" and headers["Host"].startswith("hooks.example.org:")
    signed = hmac.digest(b"k" * 32, b"msg_1.1700000000." + body, sha256)
    assert headers["webhook-signature"] == f"v1,{base64.b64encode(signed).decode()}"


@pytest.mark.parametrize("near", ["127.0.0.1", "::1", "10.0.0.1", "169.254.169.254", "::ffff:127.0.0.1"])
async def test_a_name_that_leads_near_is_not_called(listener: Listener, near: str) -> None:
    for names in (Names([near]), Names(["93.184.216.34", near])):
        with pytest.raises((OSError, aiohttp.ClientError)):
            await caller(names, allowed=is_abroad)(listener.call())
    assert listener.heard == []


async def test_a_name_that_leads_elsewhere_a_moment_later_is_no_way_in(listener: Listener) -> None:
    names = Names(["127.0.0.1"], ["10.0.0.1"])
    await caller(names)(listener.call())  # what was looked at is what is called: nobody asks again
    assert names.asked == 1 and len(listener.heard) == 1
    with pytest.raises((OSError, aiohttp.ClientError)):
        await caller(names)(listener.call())
    assert len(listener.heard) == 1


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_nobody_is_led_on(listener: Listener, status: int) -> None:
    listener.says = web.Response(status=status, headers={"Location": f"http://127.0.0.1:{listener.server.port}/secret"})
    with pytest.raises(Unheard):
        await caller(Names(["127.0.0.1"]))(listener.call())
    assert [path for path, _, _ in listener.heard] == ["/x"]


@pytest.mark.parametrize("status", [400, 404, 410, 429, 500, 503])
async def test_what_is_not_taken_is_told(listener: Listener, status: int) -> None:
    listener.says = web.Response(status=status)
    with pytest.raises(Unheard):
        await caller(Names(["127.0.0.1"]))(listener.call())


async def test_addresses_are_looked_at_once_more_before_a_call(listener: Listener) -> None:
    for url in (f"http://127.0.0.1:{listener.server.port}/", f"https://127.0.0.1:{listener.server.port}/"):
        with pytest.raises(Unheard):
            await Caller()(Told(url, KEY, "msg_1", "{}"))
    assert listener.heard == []


async def test_no_proxy_is_asked(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{listener.server.port}")
    with pytest.raises((OSError, aiohttp.ClientError)):
        await caller(Names(["10.0.0.1"]))(listener.call())
    assert listener.heard == []
