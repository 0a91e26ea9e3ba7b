"""Doctor: what is wrong with this installation."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.config import Config, prog
from bot.host import checkup
from bot.store import migrations
from bot.store.place import PG_DUMP, Server, Where

OLDEST_PYTHON = (3, 11)
MODULES = ("aiosqlite", "discord", "dotenv", "fluent.runtime", "font_source_sans_pro", "msgspec", "PIL")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at, and what was found."""

    fine: bool
    text: str


async def examine(config: Config) -> list[Finding]:
    """Look at everything and change nothing but the database's side files."""
    where = config.database
    kept = [*(_server(where, config.backups) if isinstance(where, Server) else _file(where))]
    if all(finding.fine for finding in kept) and (isinstance(where, Server) or where.exists()):
        kept += await _games(where)
    return [*_python(), *_settings(config), *kept]


def _python() -> Iterator[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding(sys.version_info >= OLDEST_PYTHON, f"Python {version} (3.11 or later is needed)")
    missing = [name for name in MODULES if not _installed(name)]
    yield Finding(not missing, f"packages: missing {', '.join(missing)}" if missing else "packages: all are installed")
    try:
        ZoneInfo("Europe/Prague")
    except ZoneInfoNotFoundError:
        yield Finding(False, "time zones: none are known; install the package tzdata")


def _installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _settings(config: Config) -> Iterator[Finding]:
    yield Finding(
        config.token is not None,
        "DISCORD_TOKEN is set" if config.token else "DISCORD_TOKEN is not set: put it into .env (see .env.example)",
    )


def _server(server: Server, backups: Path | None) -> Iterator[Finding]:
    try:
        found = migrations.schema(server)
    except migrations.Unusable as error:
        yield Finding(False, f"database: {server} can't be used: {error}")
        return
    yield Finding(True, f"database: {server}")
    yield from _schema(found, fresh=f"no tables yet; `{prog()} migrate` makes them")
    yield Finding(backups is None, f"backups: {PG_DUMP}" + ("" if backups is None else "; BACKUPS does nothing here"))


def _file(path: Path) -> Iterator[Finding]:
    folder = path.absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
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
        text = f"post {post.post_id} ({post.kind} of game {post.game_id}), {post.tries} attempts: {state}"
        findings.append(Finding(False, text))
    return findings
