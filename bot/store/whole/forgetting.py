"""Forgetting: removes a person, or a table, from the database. Where others need a game, an anonymous seat stays.

A forgotten person becomes a user with a random negative id: the same in everything of theirs that stays, so that
ratings are the same when they are calculated again, and nothing leads from it to who they were.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from typing import Any, cast

from bot.store.engine.database import Sql, Value
from bot.store.tables import games, packed
from bot.store.tables.log import LogRow

Naming = Callable[[int, int, Collection[str]], str]
"""Game, seat and the names of all others there -> what to call the player there."""
_ID_BITS = 62
_BROUGHT = "imported_at IS NOT NULL AND host_id = ?"
_AT_ONCE = 100
"""The number of packed logs to read before letting others read."""
_BY_USER = (
    "watched_panels", "parcels", "notes", "known", "progress", "sandboxes", "solos", "digests", "guests", "blocks",
    "wishes", "links",
)  # fmt: skip
_BY_SEAT = ("reviews", "hints", "standing_orders")
_SEATS = "(SELECT 1 FROM seats WHERE seats.game_id = {0}.game_id AND seats.seat = {0}.seat AND seats.user_id = ?)"
_NOTE = "import"
"""What replaces a standing order's key where a line of the log says who has imported a game."""
_USERS, _TEXT, _NAMED = "users", "text", ("name", "to")
"""Where posts and notes mention people: users by their ids, a message in a text, and its arguments."""
_OF_GAME = (
    "watched_panels", "links", "parcels", "votes", "notes", "sandboxes", "hints", "standing_orders", "timers", "outbox",
    "calls", "snapshots", "stands", "replays", "reviews", "ratings", "guests", "wishes", "seats", "packed_logs", "log",
    "games",
)  # fmt: skip
"""What is deleted with a game, in this order: the log goes when no seat is left."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """Who replaces a forgotten person: `was` becomes `now`, all their `names` become `alias`."""

    was: int
    now: int
    names: frozenset[str]
    alias: str

    def text(self, text: str) -> str:
        """JSON without the person, even where it is a text within JSON."""
        return dumped(self._less(json.loads(text)))

    def _less(self, tree: Any) -> Any:
        if isinstance(tree, dict):
            return {key: self._value(key, value) for key, value in tree.items()}
        return [self._less(value) for value in tree] if isinstance(tree, list) else tree

    def _value(self, key: str, value: Any) -> Any:
        if key == _USERS:
            return [self.now if user == self.was else user for user in value]
        if key == _TEXT:
            return self.text(value)
        if key in _NAMED and isinstance(value, str):
            return self.alias if value in self.names else value
        if key in _NAMED and isinstance(value, list):
            return [self._value(key, one) for one in value]
        return self._less(value)

    def row(self, row: LogRow) -> LogRow:
        """A row of the log without the person; the name in a note is theirs."""
        line = self.text(row.line) if row.line is not None and row.standing == _NOTE else row.line
        return replace(row, user_id=self.now if row.user_id == self.was else row.user_id, line=line)


def dumped(tree: Any) -> str:
    """Plain data as JSON, as short as its writer makes it."""
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The games whose packed logs were read, and the logs that name a person, rewritten without them."""

    read: frozenset[int]
    logs: Sequence[tuple[int, int, bytes]]
    """Game, CRC-32 and the packed log."""


async def ghost(sql: Sql, user_id: int, alias: str) -> Ghost:
    """Who will replace a user."""
    found = await sql.run(
        "SELECT name FROM users WHERE user_id = ? UNION SELECT name FROM seats WHERE user_id = ?", user_id, user_id
    )
    # not `randbits`: fixing the deals of games does not fix this
    now = -1 - secrets.randbelow(1 << _ID_BITS)
    return Ghost(user_id, now, frozenset(cast(str, row[0]) for row in found), alias)


async def rewrite(sql: Sql, one: Ghost, known: Collection[int] = ()) -> Rewritten:
    """Read all packed logs except the `known` ones, and rewrite those that name a person, beside the event loop."""
    brought = {row[0] for row in await sql.run(f"SELECT game_id FROM games WHERE {_BROUGHT}", one.was)}
    found = await sql.run("SELECT game_id FROM packed_logs ORDER BY game_id")
    games = [game_id for row in found if (game_id := cast(int, row[0])) not in known]
    logs: list[tuple[int, int, bytes]] = []
    for start in range(0, len(games), _AT_ONCE):
        some = games[start : start + _AT_ONCE]
        rows = await sql.run(
            f"SELECT game_id, packed FROM packed_logs WHERE game_id IN ({', '.join('?' * len(some))})", *some
        )
        logs += await asyncio.to_thread(_rewritten, rows, one, brought)
    return Rewritten(frozenset(games), logs)


def _rewritten(rows: Any, one: Ghost, brought: Collection[Value]) -> list[tuple[int, int, bytes]]:
    found = []
    for game_id, blob in rows:
        if game_id in brought or packed.mentions(blob, one.was):
            new = [one.row(row) for row in packed.rows(blob)]
            found.append((game_id, packed.crc(new), packed.pack(new)))
    return found


async def person(sql: Sql, one: Ghost, done: Rewritten, name_of: Naming) -> None:
    """Forget a user who has no seat at an open table, all in this transaction; `done` is what `rewrite` has found."""
    was, now = one.was, one.now
    await packed.begin(sql)
    await games.touch_all_of(sql, was)
    await sql.run("INSERT INTO users (user_id, name, listed) VALUES (?, ?, 0)", now, one.alias)
    for table in _BY_USER:
        await sql.run(f"DELETE FROM {table} WHERE user_id = ?", was)
    await sql.run("DELETE FROM blocks WHERE blocked = ?", was)
    for table in _BY_SEAT:
        await sql.run(f"DELETE FROM {table} WHERE EXISTS {_SEATS.format(table)}", was)
    await _votes(sql, one)
    await sql.run(f"UPDATE ratings SET user_id = ? WHERE EXISTS {_SEATS.format('ratings')}", now, was)
    late = await rewrite(sql, one, done.read)
    for game_id, crc, blob in [*done.logs, *late.logs]:
        await sql.run("UPDATE packed_logs SET crc = ?, packed = ? WHERE game_id = ?", crc, blob, game_id)
    await sql.run("UPDATE log SET user_id = ? WHERE user_id = ?", now, was)
    await _notes(sql, one)
    await sql.run(
        "UPDATE games SET host_id = ?, table_name = NULL, hook = NULL, hook_key = NULL WHERE host_id = ?", now, was
    )
    await sql.run("DELETE FROM outbox WHERE user_id = ?", was)
    await _posts(sql, one)
    await _seats(sql, one, name_of)
    await sql.run("DELETE FROM users WHERE user_id = ?", was)


async def _votes(sql: Sql, one: Ghost) -> None:
    """Nothing of a user stays in open votes; of decided ones, the counts stay."""
    give, still_open = f"give/{one.was}", "vote_id IN (SELECT vote_id FROM votes WHERE outcome IS NULL)"
    await sql.run(f"DELETE FROM ballots WHERE {still_open} AND (user_id = ? OR choice = ?)", one.was, give)
    await sql.run("UPDATE ballots SET user_id = ? WHERE user_id = ?", one.now, one.was)
    await sql.run("UPDATE ballots SET choice = ? WHERE choice = ?", f"give/{one.now}", give)
    await sql.run("UPDATE votes SET user_id = ? WHERE user_id = ?", one.now, one.was)
    await sql.run("UPDATE votes SET outcome = ? WHERE outcome = ?", f"give/{one.now}", give)


async def _notes(sql: Sql, one: Ghost) -> None:
    """A note in the log names the person who imported a game."""
    found = await sql.run(
        f"SELECT game_id, number, line FROM log WHERE standing = '{_NOTE}' AND game_id IN "
        f"(SELECT game_id FROM games WHERE {_BROUGHT})",
        one.was,
    )
    for game_id, number, line in found:
        new = one.text(cast(str, line))
        await sql.run("UPDATE log SET line = ? WHERE game_id = ? AND number = ?", new, game_id, number)


async def _posts(sql: Sql, one: Ghost) -> None:
    """Replace id and names in posts, sent ones too."""
    marks = [str(one.was), *(json.dumps(name, ensure_ascii=False)[1:-1] for name in one.names)]
    # in a message, which is a text within JSON, escapes are escaped once more
    marks += [json.dumps(mark, ensure_ascii=False)[1:-1] for mark in marks]
    likes = " OR ".join(["payload LIKE ? ESCAPE '!'"] * len(marks))
    for post_id, payload in await sql.run(f"SELECT post_id, payload FROM outbox WHERE {likes}", *map(_like, marks)):
        new = one.text(cast(str, payload))
        if new != payload:
            await sql.run("UPDATE outbox SET payload = ? WHERE post_id = ?", new, post_id)


def _like(text: str) -> str:
    """A pattern for any text that contains this one."""
    return "%" + "".join(f"!{c}" if c in "!%_" else c for c in text) + "%"


async def _seats(sql: Sql, one: Ghost, name_of: Naming) -> None:
    """Each seat gets a name unlike all others at its table, which does not tell who sat there."""
    found = await sql.run(
        "SELECT s.game_id, s.seat, s.user_id, s.name FROM seats own JOIN seats s ON s.game_id = own.game_id "
        "WHERE own.user_id = ? ORDER BY s.game_id, s.seat",
        one.was,
    )
    for game_id, rows in groupby(cast(Any, found), key=itemgetter(0)):
        seats = list(rows)
        own = next(seat for _, seat, user, _ in seats if user == one.was)
        name = name_of(game_id, own, [name for _, seat, _, name in seats if seat != own])
        await sql.run(
            "UPDATE seats SET user_id = ?, name = ?, thought = 0, moves = 0, timed = 0, late = 0, thinking = NULL, "
            "muted = 0, ready = 0, away_from = NULL, away_until = NULL, away_used = 0 WHERE game_id = ? AND seat = ?",
            *(one.now, name, game_id, own),
        )


async def table(sql: Sql, game_id: int) -> None:
    """Delete a game that is not over, and all that belongs to it."""
    await sql.run("DELETE FROM ballots WHERE vote_id IN (SELECT vote_id FROM votes WHERE game_id = ?)", game_id)
    for name in _OF_GAME:
        await sql.run(f"DELETE FROM {name} WHERE game_id = ?", game_id)
