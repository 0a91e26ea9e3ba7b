"""Print how long people wait for acknowledgement, text, picture and board, at so many tables and clicks a second.

Before that, what a click costs the engine and the store, what starting costs, in processor time, and how long a game
takes that is begun right after the start. People click from the first second on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.bench import percentile
from tests.e2e.loopback import served
from tests.games import FINISHED
from tests.load.crowd import crowd, publish
from tests.load.opening import begin, burning
from tests.load.people import Figures, click_around
from tests.load.server import Server
from tests.load.work import mean, run

WATCHED, WATCHED_RATE = 50, 20.0
"""Tables whose pages people look at, and clicks a second there."""
WORKED = 300
"""Tables at which the work of a click is measured."""
TICK = os.sysconf("SC_CLK_TCK")
WARM = 45
"""Seconds after which the workers have everything ready, on any machine that is fit for the bot."""
FIRST_RATE = 5.0
"""Clicks a second until then."""


@asynccontextmanager
async def serving() -> AsyncIterator[Server]:
    """The server, on a port of its own."""
    server = Server()
    async with served(server.app()) as server.address:
        yield server


@asynccontextmanager
async def running(server: Server, database: Path, web: str | None = None) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot run` against the server, with pages of its tables at an address or nowhere."""
    base = server.address.replace("ws://", "http://").replace("/gateway/", "/api")
    settings = {
        "DISCORD_TOKEN": "secret", "DATABASE": str(database), "DISCORD_API_BASE": base, "LOG_LEVEL": "WARNING",
        "DISCORD_GATEWAY_URL": server.address, "OPPONENT_PAUSE": "0", "EMBLEMS": "0",
    }  # fmt: skip
    settings |= {} if web is None else {"WEB": web, "WEB_ADDRESS": f"http://{web}"}
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "run", env={**os.environ, **settings})
    try:
        yield bot
    finally:
        bot.terminate()
        await asyncio.wait_for(bot.wait(), 30)


async def measure(tables: int, rates: Sequence[float], seconds: float, warm: float) -> None:
    """One database of so many tables, at each rate in turn."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.sqlite3"
        began = time.perf_counter()
        await asyncio.to_thread(crowd, database, tables)
        print(f"{tables} tables made in {time.perf_counter() - began:.1f} s, {size(database)}")
        await asyncio.to_thread(work, database, tables)
        async with serving() as server:
            began = time.perf_counter()
            async with running(server, database) as bot:
                await asyncio.wait_for(server.identified.wait(), 60)
                print(
                    f"connected after {time.perf_counter() - began:.1f} s, {processor(bot.pid):.1f} s of the processor"
                )
                print("right after the start:")
                report(tables, FIRST_RATE, await click_around(server, tables, FIRST_RATE, warm, seed=1))
                print(f"memory when all is ready: {memory(bot.pid)}")
                for rate in rates:
                    spent = processor(bot.pid)
                    figures = await click_around(server, tables, rate, seconds, seed=int(rate))
                    report(tables, rate, figures)
                    spent = (processor(bot.pid) - spent) / max(1, len(figures.clicks))
                    print(f"  processor time of the bot a click: {1000 * spent:.1f} ms")
                    print(f"memory after: {memory(bot.pid)}", flush=True)
        print(f"database after: {size(database)}")


async def watched(spectators: int, tables: int, rate: float, seconds: float, warm: float) -> None:
    """What people at pages in a browser cost those who play: the same clicks without them, with them, without them."""
    web = f"127.0.0.1:{_free()}"
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "watched.sqlite3"
        await asyncio.to_thread(crowd, database, tables)
        ways = await asyncio.to_thread(publish, database)
        async with serving() as server, running(server, database, web) as bot:
            await asyncio.wait_for(server.identified.wait(), 60)
            await click_around(server, tables, FIRST_RATE, warm, seed=1)
            # once as in the rounds that count: the first of them takes memory that is used again in the next
            await click_around(server, tables, rate, seconds, seed=1)
            p99, held = [], []
            for round_, there in enumerate((0, spectators, 0)):
                async with looking(f"http://{web}", there, ways):
                    figures = await click_around(server, tables, rate, seconds, seed=2 + round_)
                    held.append(resident(bot.pid))
                print(f"{there} spectators of {tables} tables:")
                report(tables, rate, figures)
                p99.append(percentile([click.text for click in figures.clicks if click.text is not None], 0.99))
            without = (p99[0] + p99[2]) / 2
            print(f"text of panels, p99 with spectators to without: {p99[1] / without:.2f} (aim 1.20)")
            print(f"memory of the bot with spectators: +{held[1] - held[0]:.0f} MB (aim 30)", flush=True)


@asynccontextmanager
async def looking(home: str, count: int, ways: Sequence[str]) -> AsyncIterator[None]:
    """So many people look at these pages meanwhile, in a process of their own."""
    if not count:
        yield
        return
    pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
    command = (sys.executable, "-m", "tests.load.spectators", home, str(count), *ways)
    people = await asyncio.create_subprocess_exec(*command, **pipes)  # type: ignore[arg-type]
    assert people.stdout is not None
    print(f"spectators: {(await asyncio.wait_for(people.stdout.readline(), 120)).decode().strip()}", flush=True)
    try:
        yield
    finally:
        told, _ = await asyncio.wait_for(people.communicate(b""), 60)
        print(f"spectators at the end: {told.decode().strip()}", flush=True)


def _free() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def resident(pid: int) -> float:
    """What a process holds, without its children, in MB (Linux)."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Rss:")) / 1024


async def openings(starts: int, burners: int) -> None:
    """A game is begun right after each of so many starts, while so many cores have something else to do."""
    busy = f"{burners} cores busy with other things" if burners else "nothing else to do"
    for number in range(starts):
        game = FINISHED[number % len(FINISHED)]
        with tempfile.TemporaryDirectory() as folder:
            async with burning(burners), serving() as server, running(server, Path(folder) / "first.sqlite3"):
                await asyncio.wait_for(server.identified.wait(), 60)
                print(f"{game} begun right after the start, {busy}: {await begin(server, game)}", flush=True)


def work(database: Path, tables: int) -> None:
    """What starting and clicks cost, on a copy."""
    copy = database.with_name("work.sqlite3")
    shutil.copy(database, copy)
    found = run(copy, tables, WORKED)
    print(
        f"{tables} tables, processor time of engine and store: start {found.start:.0f} ms, "
        f"first click at a table {mean(found.first):.1f} ms, the next {mean(found.next):.1f} ms",
        flush=True,
    )


def size(database: Path) -> str:
    """The bytes of a database, with what is not written back to it yet."""
    files = (database, database.with_name(f"{database.name}-wal"))
    return f"{sum(file.stat().st_size for file in files if file.exists()) / 2**20:.1f} MB"


def processor(pid: int) -> float:
    """Seconds of the processor that the bot has had, without its drawing processes (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def report(tables: int, rate: float, figures: Figures) -> None:
    """A line a figure."""
    clicks = figures.clicks
    shown = [click.picture for click in clicks if click.picture is not None]
    print(
        f"{tables} tables, {rate:g} clicks/s: {len(clicks)} answered, {figures.failed} not, "
        f"{len(shown)} with a new picture"
    )
    for name, times in (
        ("acknowledged", [click.acknowledged for click in clicks if click.acknowledged is not None]),
        ("text", [click.text for click in clicks if click.text is not None]),
        ("picture", shown),
        ("board", figures.boards),
    ):
        if times:
            p50, p95, p99 = (1000 * percentile(times, share) for share in (0.5, 0.95, 0.99))
            print(f"  click to {name:<13} p50 {p50:7.0f}  p95 {p95:7.0f}  p99 {p99:7.0f} ms", flush=True)


def memory(pid: int) -> str:
    """What the bot and each of its processes hold, in MB; shared pages count once for all of them (Linux)."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    found = []
    for process in (str(pid), *children, *(c for p in children for c in _children(p))):
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
        values = {line.split(":")[0]: int(line.split()[1]) for line in lines[1:]}
        found.append(f"{values['Rss'] / 1024:.0f} ({values['Pss'] / 1024:.0f} without what others share)")
    return ", ".join(found)


def _children(pid: str) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


def main() -> int:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 1000, 10_000])
    parser.add_argument("--rates", type=float, nargs="+", default=[5, 20, 50])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=WARM, help="seconds that count as right after the start")
    parser.add_argument("--starts", type=int, default=len(FINISHED), help="of which a game is begun right after each")
    parser.add_argument("--only-starts", action="store_true")
    parser.add_argument("--spectators", type=int, default=500, help="people at pages of 50 tables, in a browser")
    parser.add_argument("--only-spectators", action="store_true")
    args = parser.parse_args()
    if args.only_spectators:
        asyncio.run(watched(args.spectators, WATCHED, WATCHED_RATE, args.seconds, args.warm))
        return 0
    for burners in (0, os.cpu_count() or 1):
        asyncio.run(openings(args.starts, burners))
    if args.only_starts:
        return 0
    for tables in args.tables:
        asyncio.run(measure(tables, args.rates, args.seconds, args.warm))
    asyncio.run(watched(args.spectators, WATCHED, WATCHED_RATE, args.seconds, args.warm))
    return 0


if __name__ == "__main__":
    sys.exit(main())
