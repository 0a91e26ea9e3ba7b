"""Games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, cast

from bot.store.engine.database import Sql, Value, alone

FIELDS = (
    "game_id, guild_id, channel_id, parent_id, game, status, host_id, variants, wanted, opponents, seed, rev, result, "
    "remind_after, remind_most, lobby_message, table_message, trouble, pace, overtime, paused_at, "
    "away_days, room, learning, salt, schema, imported_at, unrated, sandbox, language, version, starts_at, "
    "seeking, for_role, invited, least_in_time, least_games, table_name, round, rounds, "
    "posts, tall_since, hidden, matched, page, hook, hook_key"
)
_OPEN = "status IN ('lobby', 'live')"
LAST = 2**62
"""After every game that has ended."""
_SHOWN = (
    "NOT EXISTS (SELECT 1 FROM seats JOIN users ON users.user_id = seats.user_id "
    "WHERE seats.game_id = games.game_id AND users.listed = 0 AND users.user_id > 0)"
)
"""Nobody sits there who does not want to be seen; forgotten people can't be seen in any case."""
IN_CHANNEL = f"(SELECT game_id FROM games WHERE channel_id = ? AND {_OPEN})"
LAST_IN_CHANNEL = (
    f"(SELECT game_id FROM games WHERE channel_id = ? AND ({_OPEN} OR started_at IS NOT NULL) "
    "ORDER BY game_id DESC LIMIT 1)"
)


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; `variants` and `result` are JSON.

    `room` is what the bot opens for it (bot.host.types.table.Room); until that exists, `channel_id` is negative.
    `learning` is 1 if the panel gives hints, `unrated` if nobody's rating changes, `sandbox` if players may try things
    out in one; its posts are written in `language` (None: that of its server). Its host calls it `table_name` (None: it
    has no name); it is in `round` of `rounds`, if its game has rounds. `schema` is the version of the State at the
    start. `version` counts the changes of the table of any kind: a row with another one is out of date. Printing a row
    hides what the game's secrets follow from (`seed`, `salt`). A lobby that is not full starts with bot opponents at
    `starts_at` (None: never). A running game is `seeking` (1) if its host looks for players to take the seats of bot
    opponents. A lobby may be for those who have a role (`for_role`), who were `invited` (1: nobody else), who have
    taken this percentage of their turns in time (`least_in_time`), or who have finished this many games
    (`least_games`). Not everyone sees the channel of a table that is `hidden` (1); one that was `matched` (1) was
    opened for people who looked for it, and starts when all of them are in. `page` is the address of its public page
    (None: it has none), `hook` the one that it calls whenever somebody has moved (None: none), with a signature made
    with `hook_key`.
    """

    game_id: int
    guild_id: int | None
    channel_id: int
    parent_id: int | None
    game: str
    status: str
    host_id: int
    variants: str
    wanted: int | None
    opponents: str | None
    seed: int | None = field(repr=False)
    rev: int
    result: str | None
    remind_after: int | None
    remind_most: int | None
    lobby_message: int | None
    table_message: int | None
    trouble: str | None
    pace: str | None
    overtime: str
    paused_at: float | None
    away_days: int | None
    room: str | None
    learning: int
    salt: str | None = field(default=None, repr=False)
    schema: int | None = None
    imported_at: float | None = None
    unrated: int = 0
    sandbox: int = 1
    language: str | None = None
    version: int = 0
    starts_at: float | None = None
    seeking: int = 0
    for_role: int | None = None
    invited: int = 0
    least_in_time: int | None = None
    least_games: int | None = None
    table_name: str | None = None
    round: int | None = None
    rounds: int | None = None
    posts: str | None = None
    tall_since: float | None = None
    hidden: int = 0
    matched: int = 0
    page: str | None = field(default=None, repr=False)
    hook: str | None = field(default=None, repr=False)
    hook_key: str | None = field(default=None, repr=False)


_SETTABLE = frozenset(column.name for column in fields(GameRow)) - {"game_id", "rev", "round", "rounds", "version"}
"""The columns of a game that have no function of their own."""


class Overtaken(Exception):
    """Somebody else has changed the table since it was read."""

    def __init__(self, game_id: int) -> None:
        super().__init__(game_id)
        self.game_id = game_id


def _game(values: Any) -> GameRow:
    return GameRow(*values)


async def open_(
    sql: Sql,
    *,
    guild_id: int | None,
    channel_id: int,
    parent_id: int | None,
    game: str,
    host_id: int,
    variants: str,
    wanted: int | None,
    opponents: str | None,
    at: float,
    room: str | None = None,
    hidden: bool = False,
    page: str | None = None,
) -> int | None:
    """Open a lobby and return its id; None if the channel has an open or running game.

    A game for which a room will be opened (in `parent_id`) has no channel yet.
    """
    rows = await sql.run(
        "INSERT INTO games (guild_id, channel_id, parent_id, game, status, host_id, variants, wanted, opponents, "
        "opened_at, room, hidden, page) VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?) "
        f"ON CONFLICT (channel_id) WHERE {_OPEN} DO NOTHING RETURNING game_id",
        guild_id,
        channel_id if room is None else 0,
        parent_id,
        game,
        host_id,
        variants,
        wanted,
        opponents,
        at,
        room,
        int(hidden),
        page,
    )
    if not rows:
        return None
    game_id = cast(int, rows[0][0])
    if room is not None:
        await set(sql, game_id, channel_id=-game_id)
    return game_id


async def get(sql: Sql, game_id: int) -> GameRow | None:
    """A game, None if there is none with this id."""
    rows = await sql.run(f"SELECT {FIELDS} FROM games WHERE game_id = ?", game_id)
    return _game(rows[0]) if rows else None


async def of_page(sql: Sql, page: str) -> int | None:
    """The game whose public page has this address."""
    rows = await sql.run("SELECT game_id FROM games WHERE page = ?", page)
    return cast(int, rows[0][0]) if rows else None


async def in_channel(sql: Sql, channel_id: int) -> GameRow | None:
    """The open or running game of a channel."""
    rows = await sql.run(f"SELECT {FIELDS} FROM games WHERE game_id = {IN_CHANNEL}", channel_id)
    return _game(rows[0]) if rows else None


async def last_in_channel(sql: Sql, channel_id: int) -> GameRow | None:
    """The open or running game of a channel, which is its newest, or else the one that was started there last."""
    rows = await sql.run(f"SELECT {FIELDS} FROM games WHERE game_id = {LAST_IN_CHANNEL}", channel_id)
    return _game(rows[0]) if rows else None


async def of_user(sql: Sql, user_id: int) -> list[GameRow]:
    """The open and running games of a user, oldest first."""
    rows = await sql.run(
        f"SELECT {FIELDS} FROM games WHERE {_OPEN} AND game_id IN (SELECT game_id FROM seats WHERE user_id = ?) "
        "ORDER BY game_id",
        user_id,
    )
    return [_game(row) for row in rows]


async def started_of_user(sql: Sql, user_id: int) -> list[int]:
    """The ids of games in which a user has a seat and that have started, newest first."""
    rows = await sql.run(
        "SELECT games.game_id FROM games JOIN seats USING (game_id) WHERE user_id = ? AND seed IS NOT NULL "
        "ORDER BY game_id DESC",
        user_id,
    )
    return [cast(int, row[0]) for row in rows]


async def sitting(sql: Sql, user_id: int) -> int:
    """The number of tables where a user sits: lobbies, and running games with others."""
    others = "SELECT 1 FROM seats WHERE seats.game_id = games.game_id AND user_id <> ?"
    rows = await sql.run(
        # with CROSS JOIN, SQLite begins with the seats
        "SELECT CAST(COUNT(*) AS BIGINT) FROM seats AS own CROSS JOIN games WHERE own.user_id = ? "
        f"AND games.game_id = own.game_id AND (status = 'lobby' OR (status = 'live' AND EXISTS ({others})))",
        *(user_id, user_id),
    )
    return cast(int, rows[0][0])


async def running(sql: Sql) -> list[GameRow]:
    """All running games, oldest first."""
    return [_game(row) for row in await sql.run(f"SELECT {FIELDS} FROM games WHERE status = 'live' ORDER BY game_id")]


async def open_of_guild(sql: Sql, guild_id: int) -> list[GameRow]:
    """The open and running games of a server, oldest first."""
    found = f"SELECT {FIELDS} FROM games WHERE {_OPEN} AND guild_id = ? ORDER BY game_id"
    return [_game(row) for row in await sql.run(found, guild_id)]


async def joinable(
    sql: Sql, guild_id: int, most: int = 500, *, shown: bool = False
) -> list[tuple[GameRow, float, int]]:
    """The newest lobbies of a server, then its newest games that look for players to replace bot opponents.

    Each with when it was opened and how many sit there. `shown`: only those that everyone may see.
    """
    also = f"AND hidden = 0 AND invited = 0 AND {_SHOWN} " if shown else ""
    rows = await sql.run(
        f"SELECT {FIELDS}, opened_at, (SELECT COUNT(*) FROM seats WHERE seats.game_id = games.game_id) "
        f"FROM games WHERE {_OPEN} AND guild_id = ? AND (status = 'lobby' OR "
        "(seeking = 1 AND EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.game_id AND policy IS NOT NULL))) "
        f"{also}ORDER BY CASE status WHEN 'lobby' THEN 0 ELSE 1 END, game_id DESC LIMIT ?",
        *(guild_id, most),
    )
    return [(_game(row[:-2]), cast(float, row[-2]), cast(int, row[-1])) for row in rows]


async def shown_running(sql: Sql, guild_id: int, most: int) -> list[GameRow]:
    """The newest running games of a server that have a public page, where everyone may see their channel, and all
    players want to be seen.
    """
    rows = await sql.run(
        f"SELECT {FIELDS} FROM games WHERE guild_id = ? AND status = 'live' AND page IS NOT NULL AND hidden = 0 "
        f"AND {_SHOWN} ORDER BY game_id DESC LIMIT ?",
        *(guild_id, most),
    )
    return [_game(row) for row in rows]


async def shown_over(sql: Sql, guild_id: int, before: int | None, most: int) -> list[tuple[GameRow, int, float]]:
    """The newest finished games of a server, where everyone could see them, and all players want to be seen.

    Each with its place in the order in which games ended, and when that was; only those `before` such a place.
    """
    rows = await sql.run(
        f"SELECT {FIELDS}, closed, finished_at FROM games WHERE guild_id = ? AND status = 'over' AND closed < ? "
        f"AND result IS NOT NULL AND imported_at IS NULL AND hidden = 0 AND {_SHOWN} ORDER BY closed DESC LIMIT ?",
        *(guild_id, LAST if before is None else before, most),
    )
    return [(_game(row[:-2]), cast(int, row[-2]), cast(float, row[-1])) for row in rows]


async def hosted(sql: Sql, user_id: int) -> list[GameRow]:
    """The open and running games of which a user is the host, oldest first."""
    found = f"SELECT {FIELDS} FROM games WHERE {_OPEN} AND host_id = ? ORDER BY game_id"
    return [_game(row) for row in await sql.run(found, user_id)]


async def troubled(sql: Sql, guild_id: int) -> list[GameRow]:
    """The games of a server whose posts can't be delivered, oldest first."""
    found = f"SELECT {FIELDS} FROM games WHERE guild_id = ? AND trouble IS NOT NULL ORDER BY game_id"
    return [_game(row) for row in await sql.run(found, guild_id)]


async def set(sql: Sql, game_id: int, **columns: Value) -> None:
    """Write some columns of a game, by name. Raises TypeError if a game has no column of that name."""
    if unknown := sorted(columns.keys() - _SETTABLE):
        raise TypeError(f"not to be set: {', '.join(unknown)}")
    values = (int(value) if isinstance(value, bool) else value for value in columns.values())
    await sql.run(
        f"UPDATE games SET {', '.join(f'{name} = ?' for name in columns)} WHERE game_id = ?", *values, game_id
    )


async def start(
    sql: Sql, game_id: int, *, variants: str, seed: int, at: float, salt: str | None = None, schema: int | None = None
) -> None:
    """Turn a lobby into a running game."""
    await sql.run(
        "UPDATE games SET status = 'live', variants = ?, seed = ?, salt = ?, schema = ?, started_at = ? "
        "WHERE game_id = ?",
        variants,
        seed,
        salt,
        schema,
        at,
        game_id,
    )


async def version(sql: Sql, game_id: int) -> int | None:
    """How often a table has changed, None if there is none with this id."""
    rows = await sql.run("SELECT version FROM games WHERE game_id = ?", game_id)
    return cast(int, rows[0][0]) if rows else None


async def hold(sql: Sql, game_id: int) -> GameRow | None:
    """Keep others from writing about a table until this transaction ends, which leaves the table as it is.

    Returns it as it stands then, None if there is none with this id.
    """
    rows = await sql.run(f"UPDATE games SET version = version WHERE game_id = ? RETURNING {FIELDS}", game_id)
    return _game(rows[0]) if rows else None


async def touch(sql: Sql, game_id: int) -> None:
    """Begin to change a table, whatever its version: nobody else can until this transaction ends."""
    await sql.run("UPDATE games SET version = version + 1 WHERE game_id = ?", game_id)


async def touch_all(sql: Sql, rows: Sequence[GameRow]) -> list[GameRow]:
    """Begin to change some tables, in the order that everyone uses; returns them as they stand then."""
    for row in sorted(rows, key=lambda row: row.game_id):
        await touch(sql, row.game_id)
    return [found for row in rows if (found := await get(sql, row.game_id)) is not None]


async def touch_running(sql: Sql, guild_id: int | None = None) -> None:
    """Begin to change all tables (of a server) that are open or running."""
    where, of = ("", ()) if guild_id is None else (" AND guild_id = ?", (guild_id,))
    await sql.run(f"UPDATE games SET version = version + 1 WHERE {_OPEN}{where}", *of)


async def touch_all_of(sql: Sql, user_id: int) -> None:
    """Begin to change all tables where a user has a seat, however long they have been over."""
    await sql.run(
        "UPDATE games SET version = version + 1 WHERE game_id IN (SELECT game_id FROM seats WHERE user_id = ?)", user_id
    )


async def advance(
    sql: Sql, game_id: int, version: int, rev: int, *, round: int | None = None, rounds: int | None = None
) -> int:
    """Begin to change a table that was read, and set its revision and its round (of how many).

    Returns its new version. Raises Overtaken.
    """
    rows = await sql.run(
        "UPDATE games SET version = version + 1, rev = ?, round = ?, rounds = ? WHERE game_id = ? AND version = ? "
        "RETURNING version",
        *(rev, round, rounds, game_id, version),
    )
    if not rows:
        raise Overtaken(game_id)
    return cast(int, rows[0][0])


async def finish(sql: Sql, game_id: int, status: str, at: float, result: str | None = None) -> None:
    """Close a lobby, end a game, or write the result of one that is over.

    Until the transaction ends no other one closes a game: they are numbered, and rated, in that order.
    """
    await alone(sql, "games.closed")
    await sql.run(
        "UPDATE games SET status = ?, finished_at = ?, result = ?, "
        "closed = (SELECT COALESCE(MAX(closed), 0) + 1 FROM games) WHERE game_id = ?",
        status,
        at,
        result,
        game_id,
    )
