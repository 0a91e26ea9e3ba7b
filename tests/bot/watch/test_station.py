"""What whoever watches the bot is told: whether it is well, and how it goes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.config import Config
from bot.doctor import processes
from bot.doctor.finding import Finding
from bot.host import readings
from bot.host.clock import clock
from bot.host.house import House
from bot.store.tables import agenda, counts
from bot.store.tables.agenda import Agenda
from bot.watch import meter
from bot.watch.address import Address, ask
from bot.watch.meter import Fault, Stage
from bot.watch.readings import Readings, reading
from bot.watch.station import BadAddress, Station

ANY = Address("127.0.0.1", 0)


async def well() -> str | None:
    return None


async def ill() -> str | None:
    return "the gateway is not connected: shard 3\nand more than a line"


async def nothing() -> Readings:
    return (reading("things", "Things", 7),)


class Nowhere:
    """A courier whom nobody gives anything."""

    async def deliver(self, post: Any, nonce: str) -> int:
        raise AssertionError

    async def bring(self, parcel: Any) -> bool:
        raise AssertionError


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = await House.open(tmp_path / "games.sqlite3")
    yield made
    await made.close()


async def test_a_bot_that_is_well_says_ok_and_one_that_is_not_says_why() -> None:
    for trouble, said in ((well, (True, "ok")), (ill, (False, "the gateway is not connected: shard 3"))):
        station = await Station(trouble, well, nothing).open(ANY)
        at = station.address
        assert await asyncio.to_thread(ask, at) == said
        await station.close()
    fine, why = await asyncio.to_thread(ask, at)
    assert (fine, why.startswith("no answer at http://127.0.0.1:")) == (False, True)


async def test_a_bot_that_does_without_something_is_well_and_says_without_what(monkeypatch: pytest.MonkeyPatch) -> None:
    station = await Station(well, ill, nothing).open(ANY)
    assert await asyncio.to_thread(ask, station.address) == (True, "ok, but the gateway is not connected: shard 3")
    config = Config(drawers=0, searchers=0, metrics=station.address)
    said = [finding async for finding in processes.look(config) if finding.text.startswith("the bot: ")]
    assert said == [Finding(False, "the bot: ok, but the gateway is not connected: shard 3")]
    await station.close()


async def test_a_house_without_processes_or_whose_posts_do_not_leave_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await house.lacking() is None
    monkeypatch.setattr(house._studio, "trouble", lambda: "drawing: degraded since noon")
    monkeypatch.setattr(house._searches, "trouble", lambda: "looking ahead: degraded since noon")

    async def long_ago(*_: object) -> float:
        return 720.0

    monkeypatch.setattr(counts, "oldest", long_ago)
    said = "drawing: degraded since noon; looking ahead: degraded since noon; a post has not left for 12 min"
    assert await house.lacking() == said
    found = {reading.name: reading.values for reading in await house.readings()}
    assert found["degraded"] == {"drawing": 1.0, "search": 1.0}
    assert found["outbox_oldest_seconds"] == {"": 720.0}


async def test_a_bot_that_does_not_come_to_an_answer_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never() -> str | None:
        await asyncio.Event().wait()
        return None

    monkeypatch.setattr("bot.watch.station.PATIENCE", 0.01)
    station = await Station(never, well, nothing).open(ANY)
    fine, why = await asyncio.to_thread(ask, station.address)
    assert (fine, "no answer within" in why) == (False, True)
    await station.close()


async def test_two_bots_cannot_have_one_address() -> None:
    first = await Station(well, well, nothing).open(ANY)
    with pytest.raises(BadAddress) as bad:
        await Station(well, well, nothing).open(first.address)
    assert bad.value.msg.args["address"] == f"127.0.0.1:{first.address.port}"
    await first.close()


async def test_nothing_is_counted_unless_somebody_listens() -> None:
    def what_happens() -> None:
        meter.failed(Fault.LOST)
        with meter.timed(Stage.ENGINE):
            pass
        with meter.click():
            meter.since(Stage.TEXT)
        meter.since(Stage.PICTURE)  # of no click

    what_happens()
    station = await Station(well, well, nothing).open(ANY)
    what_happens()
    page = station._meter.page(await nothing(), "")[0].decode()
    await station.close()
    what_happens()
    assert station._meter.page(await nothing(), "")[0].decode().count(" 1.0\n") == page.count(" 1.0\n")
    assert 'roundhouse_errors_total{kind="lost"} 1.0' in page
    assert 'roundhouse_stage_seconds_count{stage="engine"} 1.0' in page
    assert 'roundhouse_stage_seconds_count{stage="text"} 1.0' in page
    assert 'roundhouse_stage_seconds_count{stage="picture"} 0.0' in page
    assert "roundhouse_things 7.0" in page


async def test_a_house_that_cannot_store_or_does_not_look_is_not_well(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await house.trouble() == "nothing that is due is done yet"
    await house.start(Nowhere())
    await house.settle()
    assert await house.trouble() is None

    with (
        closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other,
        monkeypatch.context() as m,
    ):
        m.setattr(readings, "PATIENCE", 0.05)
        other.execute("BEGIN IMMEDIATE")
        assert "nothing was stored" in (await house.trouble() or "")
        other.execute("ROLLBACK")
    assert await house.trouble() is None

    with monkeypatch.context() as m:
        go_on = asyncio.Event()

        async def hanging(*_: object) -> Agenda:
            await go_on.wait()
            return Agenda((), None, {}, cut_short=False)

        m.setattr(agenda, "read", hanging)
        m.setattr(clock, "LONGEST_LOOK", -1.0)
        house.wake()
        assert "has been looked for" in (await house.trouble() or "")
        go_on.set()
        await house.settle()
        m.setattr(clock, "LONGEST_LOOK", 60.0)
        assert await house.trouble() is None


async def test_a_house_that_looks_no_more_is_not_well(house: House) -> None:
    await house.start(Nowhere())
    await house.settle()
    assert house._clock is not None
    await house._clock.close()
    assert await house.trouble() == "what is due is not done any more"


def test_health_asks_the_running_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("METRICS", raising=False)
    assert main(["health"]) == 2
    assert "METRICS is not set" in capsys.readouterr().err
    monkeypatch.setenv("METRICS", "127.0.0.1:9")
    assert main(["health"]) == 1
    assert "no answer at http://127.0.0.1:9" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("address", "asked"),
    [
        (Address("0.0.0.0", 9100), "http://127.0.0.1:9100"),
        (Address("::", 9100), "http://[::1]:9100"),
        (Address("bot", 80), "http://bot:80"),
    ],
)
def test_who_listens_everywhere_is_asked_on_this_machine(address: Address, asked: str) -> None:
    assert address.to_ask == asked
