"""Storage: the database, its schema, its games and posts, and its backups."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.config import Config, prog
from bot.doctor.finding import Finding
from bot.doctor.machine import writable
from bot.host import checkup
from bot.host.readings import LATE
from bot.store.engine.place import PG_DUMP, Server, Where
from bot.store.whole import backups, migrations

STALE = 2 * 86400.0
"""Seconds after which the newest backup is too old: one is made a day."""


async def look(config: Config) -> AsyncIterator[Finding]:
    """The database and, if it can be used, everything in it."""
    where, fine = config.database, True
    for found in _server(where) if isinstance(where, Server) else _file(where):
        fine = fine and found.fine
        yield found
    opens = fine and (isinstance(where, Server) or where.exists())
    if opens:
        for found in await _games(where):
            yield found
    if isinstance(where, Server):
        idle = "; BACKUPS does nothing here" if config.backups is not None else ""
        yield Finding(not idle, f"backups: {PG_DUMP}{idle}")
    else:
        yield _backups(where, config.backups, ran=opens and await checkup.last_alive(where) is not None)


def _backups(database: Path, folder: Path | None, *, ran: bool) -> Finding:
    if folder is None:
        return Finding(True, f"backups: none are made; BACKUPS in .env has one made a day, `{prog()} backup` one now")
    if folder.exists() and not writable(folder):
        return Finding(False, f"backups: {folder} can't be written to")
    newest = max((path.stat().st_mtime for path in backups.made(database, folder)), default=None)
    if newest is None:
        return Finding(not ran, f"backups: none yet in {folder}; the bot makes one a day while it runs")
    age = datetime.now(UTC).timestamp() - newest
    text = f"backups: the newest is {age / 3600:.0f} hours old"
    return Finding(age < STALE, text if age < STALE else f"{text}; does the bot run? Its log says why there is none")


def _server(server: Server) -> Iterator[Finding]:
    try:
        found, release = migrations.schema(server), migrations.release(server)
    except migrations.Unusable as error:
        yield Finding(False, f"database: {server} can't be used: {error}")
        return
    yield Finding(True, f"database: {server}, PostgreSQL {release}")
    yield from _schema(found, fresh=f"no tables yet; `{prog()} migrate` makes them")


def _file(path: Path) -> Iterator[Finding]:
    folder = path.absolute().parent
    if not writable(folder):
        yield Finding(False, f"database: the folder {folder} can't be written to")
        return
    if not path.exists():
        yield Finding(True, f"database: {path} will be made at the first start")
        return
    yield Finding(os.access(path, os.W_OK), f"database: {path}" + ("" if os.access(path, os.W_OK) else " is read-only"))
    try:
        found = migrations.schema(path)
    except migrations.Unusable as error:
        yield Finding(False, f"database: {path} can't be opened: {error}")
        return
    yield from _schema(found)


def _schema(found: int, fresh: str | None = None) -> Iterator[Finding]:
    known = max(migrations.steps())
    if not found and fresh is not None:
        yield Finding(False, f"database: {fresh}")
    elif found > known:
        yield Finding(False, f"database: schema {found} is newer than this version, which knows {known}")
    elif found < known:
        yield Finding(False, f"database: schema {found} is older than {known}; run `{prog()} migrate`")


async def _games(where: Where) -> list[Finding]:
    opened = await checkup.open_all(where)
    broken = [game for game in opened if game.error is not None]
    findings = [Finding(not broken, f"games: {len(opened)} running, {len(broken)} can't be opened")]
    for post in await checkup.stuck(where):
        state = post.reason or "still being tried"
        text = f"post {post.post_id} ({post.kind} of {_whose(post.game_id)}), {post.tries} attempts: {state}"
        findings.append(Finding(False, text))
    age = await checkup.unsent(where, datetime.now(UTC).timestamp())
    if age > LATE:
        text = f"posts: the oldest has not left for {age / 60:.0f} min although the bot runs; its log may say why"
        findings.append(Finding(False, text))
    return findings


def _whose(game_id: int) -> str:
    return f"game {game_id}" if game_id > 0 else f"server {-game_id}"
