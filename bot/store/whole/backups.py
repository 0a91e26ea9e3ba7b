"""Backups: copies of a database file, made while it is in use, checked, and cleared away when they are old."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.engine.place import PG_DUMP, Server, Unusable, Where

KEPT = 7
"""The number of nightly backups to keep."""


def back_up(database: Where, target: Path) -> None:
    """Copy a database as it is at one moment. The copy has been opened and found intact, or it does not exist.

    Raises Unusable, or FileExistsError: nothing is overwritten.
    """
    if isinstance(database, Server):
        raise Unusable(PG_DUMP)
    if target.exists():
        raise FileExistsError(errno.EEXIST, "there is a file already", str(target))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)  # from an interrupted copy
    try:
        # a reader leaves the files of a WAL behind, of the database and of a copy that has one
        source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)
        with closing(source), closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise Unusable(str(found))
        part.rename(target)
    except sqlite3.Error as error:
        raise Unusable(str(error)) from error
    finally:
        part.unlink(missing_ok=True)


def nightly(database: Path, folder: Path, day: str) -> Path | None:
    """Make the backup of a day (`2026-11-22`), if there is none yet; all but the newest KEPT are cleared away.

    Raises Unusable or OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{database.stem}-{day}{database.suffix}"
    if target.exists():
        return None
    back_up(database, target)
    for old in made(database, folder)[:-KEPT]:
        old.unlink()
    return target


def made(database: Path, folder: Path) -> list[Path]:
    """The nightly backups of a database, the oldest first."""
    return sorted(folder.glob(f"{database.stem}-????-??-??{database.suffix}"))
