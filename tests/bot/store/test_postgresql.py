"""A server that goes away, comes back, hangs, or is lost at a COMMIT; and other processes at the same rows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import psycopg
import pytest
import pytest_asyncio

from bot.store.engine import database, opening, sessions
from bot.store.engine.database import Contended, Database, Duplicate, Sql, Uncertain, Unusable, Unwritable, alone
from bot.store.engine.place import Server, Where
from bot.store.engine.postgresql import Ears
from bot.store.tables import games, users
from tests.places import empty, raw
from tests.wire import Cut, Wire


@pytest.fixture
def server(postgresql: Server) -> Server:
    empty(postgresql)
    return postgresql


@pytest_asyncio.fixture
async def wire(server: Server) -> AsyncIterator[Wire]:
    async with Wire(server) as wire:
        yield wire


@pytest_asyncio.fixture
async def far(wire: Wire) -> AsyncIterator[Database]:
    """A database at the other end of a wire."""
    far = await opening.connect(wire.place)
    yield far
    await far.close()


@pytest_asyncio.fixture
async def two(where: Where) -> AsyncIterator[tuple[Database, Database]]:
    """One database, opened by two."""
    both = (await opening.connect(where), await opening.connect(where))
    yield both
    for one in both:
        await one.close()


async def greet(opened: Database, user: int) -> None:
    async with opened.write() as sql:
        await users.greet(sql, user, f"Player {user}", None)


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not reached():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def known(where: Where) -> list[int]:
    with raw(where) as file:
        return [user for (user,) in file.run("SELECT user_id FROM users ORDER BY user_id")]


async def test_after_a_cut_the_next_who_writes_reads_or_listens_has_a_new_connection(
    wire: Wire, far: Database, server: Server
) -> None:
    heard: list[str | None] = []
    await far.listen("outbox", heard.append)
    await greet(far, 1)
    assert await users.get(far.reads, 1) is not None
    wire.cut()
    await greet(far, 2)
    assert await users.get(far.reads, 2) is not None
    await until(lambda: heard == [None, None])
    async with far.write() as sql:
        await far.notify(sql, "outbox", "7")
        await far.notify(sql, "elsewhere", "8")
    await until(lambda: len(heard) > 2)
    assert heard == [None, None, "7"]


async def test_whoever_is_in_the_middle_of_something_is_told_that_nothing_has_happened(
    wire: Wire, far: Database, server: Server
) -> None:
    with pytest.raises(Unwritable) as error:
        async with far.write() as sql:
            await users.greet(sql, 1, "Ann", None)
            wire.cut()
            await asyncio.sleep(0.05)
            await users.greet(sql, 2, "Ben", None)
    assert type(error.value) is Unwritable
    with pytest.raises(Unwritable):
        async with far.write() as sql:
            await users.greet(sql, 3, "Cid", None)
            wire.cut()
    await greet(far, 4)
    assert known(server) == [4]


async def test_while_there_is_no_server_all_give_up_at_their_own_time_and_go_on_when_it_is_back(
    wire: Wire, far: Database, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.3)
    wire.reachable = False
    wire.cut()
    work = [*(greet(far, n) for n in range(50)), *(users.get(far.reads, n) for n in range(50))]
    found = await asyncio.wait_for(asyncio.gather(*work, return_exceptions=True), 50 * 0.3 / 2)
    assert [type(error) for error in found] == [Unwritable] * 100
    with pytest.raises(Unusable):
        await opening.connect(wire.place)
    monkeypatch.setattr(database, "PATIENCE", 5.0)
    waiting = asyncio.create_task(greet(far, 7))
    await asyncio.sleep(2 * sessions.WAIT)
    assert not waiting.done()
    wire.reachable = True
    await waiting
    assert known(server) == [7]


async def test_a_server_that_answers_nothing_is_lost(
    wire: Wire, far: Database, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "HANG", 0.2)
    monkeypatch.setattr(database, "PATIENCE", 0.5)
    await greet(far, 1)
    wire.silent = True
    for work in (greet(far, 2), users.get(far.reads, 1)):
        with pytest.raises(Unwritable):
            await asyncio.wait_for(work, 10)
    wire.silent = False
    monkeypatch.setattr(database, "PATIENCE", 5.0)
    await greet(far, 3)
    assert known(server) == [1, 3]


@pytest.mark.parametrize("how", Cut)
async def test_what_becomes_of_a_commit_without_an_answer_is_asked(
    wire: Wire, far: Database, server: Server, how: Cut
) -> None:
    wire.at_commit = how
    if how is Cut.AFTER:
        await greet(far, 1)
    else:
        with pytest.raises(Unwritable) as error:
            await greet(far, 1)
        assert type(error.value) is Unwritable
    assert known(server) == ([1] if how is Cut.AFTER else [])
    await greet(far, 2)
    assert 2 in known(server)


@pytest.mark.parametrize("how", [Cut.BEFORE, Cut.AFTER])
async def test_if_nobody_can_be_asked_it_is_said_that_it_is_not_known(
    wire: Wire, far: Database, server: Server, how: Cut, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.3)
    wire.at_commit, wire.dead_after = how, True
    with pytest.raises(Uncertain):
        await greet(far, 1)
    wire.reachable = True
    assert (await users.get(far.reads, 1) is not None) == (how is Cut.AFTER)


async def test_a_transaction_that_is_cancelled_leaves_a_connection_that_works(far: Database, server: Server) -> None:
    async def slow() -> None:
        async with far.write() as sql:
            await users.greet(sql, 1, "Ann", None)
            await sql.run("SELECT pg_sleep(60)")

    task = asyncio.create_task(slow())
    await asyncio.sleep(0.1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await greet(far, 2)
    assert known(server) == [2]


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ("53100", Unwritable),
        ("25006", Unwritable),
        ("57P01", Unwritable),
        ("40001", Contended),
        ("42P01", psycopg.Error),
    ],
)
async def test_what_a_server_says_is_told_as_what_it_means(
    far: Database, server: Server, state: str, kind: type[Exception]
) -> None:
    with pytest.raises(kind) as error:
        async with far.write() as sql:
            await users.greet(sql, 1, "Ann", None)
            await sql.run(f"DO $$ BEGIN RAISE EXCEPTION SQLSTATE '{state}'; END $$")
    assert isinstance(error.value, Unwritable) == (kind is not psycopg.Error)
    assert known(server) == []


async def test_who_listens_stops_even_when_a_cancellation_is_swallowed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.engine.postgresql.WAIT", 0.01)
    swallowed: list[int] = []

    async def busy() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                swallowed.append(1)
                if len(swallowed) > 1:
                    raise

    ears = Ears(server)
    ears._task = asyncio.create_task(busy())
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await ears.close()
    assert len(swallowed) == 2


async def test_a_name_with_what_no_server_can_hold_is_stored_without_it(far: Database) -> None:
    async with far.write() as sql:
        await users.greet(sql, 1, "A\0nn", None)
    found = await users.get(far.reads, 1)
    assert found is not None
    assert found.name == "Ann"


async def test_a_transaction_of_which_a_statement_has_failed_can_t_be_stored_without_a_word(far: Database) -> None:
    with pytest.raises(AssertionError, match="has failed"):
        async with far.write() as sql:
            with suppress(psycopg.Error):
                await sql.run("SELECT * FROM nowhere")
    await greet(far, 1)


async def test_two_at_the_same_rows_in_another_order_are_told_so_and_one_goes_on(server: Server) -> None:
    both = [await opening.connect(server) for _ in range(2)]
    first = [asyncio.Event(), asyncio.Event()]
    for user in range(2):
        await greet(both[0], user)

    async def rename(n: int) -> None:
        async with both[n].write() as sql:
            await sql.run("SET LOCAL deadlock_timeout = '50ms'")
            await users.greet(sql, n, f"by {n}", None)
            first[n].set()
            await first[1 - n].wait()
            await users.greet(sql, 1 - n, f"by {n}", None)

    found = await asyncio.gather(rename(0), rename(1), return_exceptions=True)
    assert sorted(type(error).__name__ for error in found) == ["Contended", "NoneType"]
    with raw(server) as file:
        assert file.run("SELECT DISTINCT name FROM users") == [(f"by {found.index(None)}",)]
    for one in both:
        await one.close()


async def test_a_row_of_this_key_is_there_already(two: tuple[Database, Database], where: Where) -> None:
    await greet(two[0], 1)
    with pytest.raises(Duplicate):
        async with two[1].write() as sql:
            await users.greet(sql, 2, "Ben", None)
            await sql.run("INSERT INTO users (user_id, name) VALUES (1, 'Ann')")
    assert known(where) == [1]


async def test_what_one_has_claimed_another_does_not_get(two: tuple[Database, Database], where: Where) -> None:
    for user in range(4):
        await greet(two[0], user)

    async def claim(sql: Sql) -> None:
        found = await sql.run(
            f"SELECT user_id FROM users WHERE name <> '' ORDER BY user_id LIMIT 1{sql.dialect.skip_locked}"
        )
        await asyncio.sleep(0.05)
        claimed.append(found[0][0])
        await sql.run("UPDATE users SET name = '' WHERE user_id = ?", found[0][0])

    claimed: list[object] = []
    await together(two, claim)
    assert sorted(map(str, claimed)) == ["0", "1", "2", "3"]


async def test_what_is_done_alone_is_done_by_one_at_a_time(two: tuple[Database, Database]) -> None:
    async def count(sql: Sql) -> None:
        await alone(sql, "counting")
        user = await users.get(sql, 7)
        await asyncio.sleep(0.02)
        await users.greet(sql, 7, f"{'' if user is None else user.name}x", None)

    await together(two, count)
    user = await users.get(two[0].reads, 7)
    assert user is not None
    assert user.name == "xxxx"


async def test_games_that_are_closed_at_once_are_numbered_one_after_the_other(two: tuple[Database, Database]) -> None:
    open_ = []
    async with two[0].write() as sql:
        for channel in range(4):
            open_.append(
                await games.open_(
                    sql, guild_id=1, channel_id=channel, parent_id=None, game="toy", host_id=7, variants="{}",
                    wanted=None, opponents=None, at=0.0,
                )
            )  # fmt: skip

    async def close(sql: Sql) -> None:
        game_id = open_.pop()
        assert game_id is not None
        await games.finish(sql, game_id, "ended", 1.0)
        await asyncio.sleep(0.02)

    await together(two, close)
    assert sorted(await two[1].reads.run("SELECT closed FROM games")) == [(1,), (2,), (3,), (4,)]


async def together(two: tuple[Database, Database], deed: Callable[[Sql], Awaitable[None]]) -> None:
    """Each does it twice, both at once."""

    async def twice(one: Database) -> None:
        for _ in range(2):
            async with one.write() as sql:
                await deed(sql)

    await asyncio.gather(*(twice(one) for one in two))


async def test_a_server_that_is_busy_with_others_is_not_lost(
    far: Database, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "HANG", 1.5)
    await far.reads.run("SELECT 1")
    ((before,),) = await far.reads.run("SELECT pg_backend_pid()")
    await asyncio.gather(*(far.reads.run("SELECT pg_sleep(0.2)") for _ in range(10)))
    assert await far.reads.run("SELECT pg_backend_pid()") == [(before,)]
