"""Machine: Python, its packages, type and time zones, room on disks."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.config import Config
from bot.doctor.finding import Finding
from bot.store.engine.place import Server
from engine.core.play import registry
from renderers.draw import fonts

OLDEST_PYTHON = (3, 11)
MODULES = (
    "aiohttp", "aiosqlite", "discord", "dotenv", "fluent.runtime", "font_source_sans_pro", "msgspec", "openskill",
    "PIL", "pebble", "prometheus_client", "pythonjsonlogger",
)  # fmt: skip
LETTERS = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽöőüűÖŐÜŰ"
MEGABYTE = 2**20
ROOM = 200 * MEGABYTE
"""Bytes that have to be free on a disk, besides a copy of the database: for its log, and for growth."""


def look(config: Config) -> Iterator[Finding]:
    """Everything that needs no network and no database."""
    version = ".".join(map(str, sys.version_info[:3]))
    late = sys.version_info >= OLDEST_PYTHON
    yield Finding(late, f"Python {version}" + ("" if late else ": 3.11 or later is needed"))
    missing = [name for name in MODULES if not _installed(name)]
    yield Finding(
        not missing, f"packages: {', '.join(missing)} missing; install Roundhouse again" if missing else "packages: all"
    )
    yield _games()
    yield _type()
    try:
        ZoneInfo("Europe/Prague")
    except ZoneInfoNotFoundError:
        yield Finding(False, "time zones: none are known; install the package tzdata")
    yield from _disks(config)


def _installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _games() -> Finding:
    """The games of the tree, and those of packages."""
    if broken := registry.broken():
        told = "; ".join(f"{name} can't be played ({why})" for name, why in broken.items())
        return Finding(False, f"games: {told}; install a version of its package that fits, or none")
    return Finding(True, f"games: {', '.join(registry.games())}")


def _type() -> Finding:
    try:
        for weight in (fonts.REGULAR, fonts.SEMIBOLD, fonts.BOLD, fonts.ITALIC):
            if lacking := fonts.covers(LETTERS, weight):
                return Finding(
                    False, f"type: Source Sans Pro {weight} lacks {''.join(lacking)}; install the package anew"
                )
    except (ImportError, OSError) as error:
        return Finding(False, f"type: {error}; install the package font-source-sans-pro")
    return Finding(True, "type: Source Sans Pro, four weights")


def _disks(config: Config) -> Iterator[Finding]:
    """Room for the database to grow and to be copied, on each disk that is written to."""
    size = 0 if isinstance(config.database, Server) or not config.database.exists() else config.database.stat().st_size
    folders = [] if isinstance(config.database, Server) else [config.database.absolute().parent]
    folders += [config.backups.absolute()] if config.backups is not None else []
    seen: set[int] = set()
    for folder in folders:
        there = next(path for path in (folder, *folder.parents) if path.is_dir())
        if (disk := there.stat().st_dev) in seen:
            continue
        seen.add(disk)
        yield _room(folder, shutil.disk_usage(there).free, size)


def _room(folder: Path, free: int, size: int) -> Finding:
    enough = free >= size + ROOM
    text = f"disk of {folder}: {free // MEGABYTE} MB free"
    return Finding(enough, text if enough else f"{text}, {(size + ROOM) // MEGABYTE} MB are needed; make room")


def writable(folder: Path) -> bool:
    """Whether files can be made there."""
    return folder.is_dir() and os.access(folder, os.W_OK)
