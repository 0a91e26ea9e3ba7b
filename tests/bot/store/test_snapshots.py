"""Which beginnings of turns are kept."""

from __future__ import annotations

from bot.store.engine.database import Database
from bot.store.tables import log, seating, snapshots, users, votes
from bot.store.tables.log import ANSWER, UNDO, LogRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.snapshots import SnapshotRow
from tests.bot.store.test_database import open_game

ANN, BEN = 101, 102


def answer(number: int, turn: int, seat: int, user_id: int | None, standing: str | None = None) -> LogRow:
    return LogRow(number, turn, 0, 0.0, ANSWER, seat, user_id, kind="any", answer="any", standing=standing)


async def table(database: Database, *rows: LogRow, newest: int) -> int:
    """Ann, Ben and a practice opponent have acted; all turns up to the newest are kept as yet."""
    game_id = await open_game(database, 11)
    assert game_id is not None
    async with database.write() as sql:
        for user_id in (ANN, BEN):
            await users.greet(sql, user_id, str(user_id), None)
        seats = [SeatRow(0, ANN, None, "Ann"), SeatRow(1, BEN, None, "Ben"), SeatRow(2, None, "normal", "Perner")]
        await seating.write(sql, game_id, seats)
        await log.append(sql, game_id, rows)
        for turn in range(newest + 1):
            await snapshots.put(sql, game_id, SnapshotRow(turn, 0, 1, b"{}"))
    return game_id


async def kept(database: Database, game_id: int, newest: int) -> list[int]:
    async with database.write() as sql:
        await snapshots.forget(sql, game_id, {newest}, newest)
        return [turn for turn in range(newest + 1) if await snapshots.at(sql, game_id, turn) is not None]


async def test_each_players_last_turn_is_kept_and_the_first_after_it(database: Database) -> None:
    rows = [
        answer(0, 0, 0, ANN),
        answer(1, 1, 1, BEN),
        answer(2, 2, 2, None),
        answer(3, 3, 0, ANN),
        answer(4, 4, 2, None),
    ]
    game_id = await table(database, *rows, newest=6)
    assert await kept(database, game_id, 6) == [1, 2, 3, 4, 6]


async def test_what_an_order_has_answered_is_no_turn_to_go_back_to_but_what_a_caretaker_has(database: Database) -> None:
    rows = [answer(0, 0, 0, ANN), answer(1, 1, 1, BEN), answer(2, 4, 1, None, "always"), answer(3, 5, 0, None)]
    game_id = await table(database, *rows, newest=8)
    assert await kept(database, game_id, 8) == [1, 2, 5, 8]


async def test_turns_that_were_taken_back_are_none_and_the_one_before_them_is(database: Database) -> None:
    rows = [answer(0, 0, 0, ANN), answer(1, 1, 1, BEN), answer(2, 3, 0, ANN), answer(3, 4, 1, BEN)]
    back = LogRow(4, 6, 0, 0.0, UNDO, 0, kept=0, back=3)
    game_id = await table(database, *rows, back, newest=6)
    sql = database.reads
    assert [await snapshots.of_last_turn(sql, game_id, seat, 6) for seat in (0, 1)] == [0, 1]
    assert [await snapshots.of_last_turn(sql, game_id, seat, 1) for seat in (0, 1, 2)] == [0, None, None]
    assert await kept(database, game_id, 6) == [0, 1, 4, 5, 6]


async def test_a_turn_is_kept_as_long_as_the_table_is_asked_about_it(database: Database) -> None:
    game_id = await table(database, newest=5)
    async with database.write() as sql:
        vote_id = await votes.open_(sql, game_id, "back", 0, at=0.0, due_at=None, turn=3)
        assert vote_id is not None
    assert await kept(database, game_id, 5) == [0, 3, 5]
    async with database.write() as sql:
        await votes.close(sql, vote_id, "none")
    assert await kept(database, game_id, 5) == [0, 5]
