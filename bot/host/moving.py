"""Moving: whole databases and single games as files, for the host of the bot.

The file of a game is what `/export` makes, with who sits where, and its record even while it runs: everything hidden
follows from it. So it is made only here, where the database lies open anyway.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from pathlib import Path

import msgspec

from bot.host.context import Context
from bot.host.desk.imports import Imports
from bot.host.house import migrate, schema, utc_now
from bot.host.match.records import record
from bot.host.post import cards
from bot.host.refusals import (
    BadDatabase,
    BadFile,
    CannotMove,
    DatabaseInUse,
    DatabaseThere,
    MoveDiffers,
    NewerDatabase,
    NotRunning,
)  # fmt: skip
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Venue
from bot.store.engine import opening
from bot.store.engine.place import Where
from bot.store.tables import seating
from bot.store.whole import dump, migrations, rows
from bot.store.whole.rows import Sums
from engine.core.kept.record import play

FORMAT = "roundhouse-export 1"


class Moved(msgspec.Struct, kw_only=True):
    """A game on its way: its record, who sits where (None: a bot opponent), and where it stood."""

    format: str = FORMAT
    status: str
    record: str
    seats: list[str]
    users: list[int | None]
    host: int
    guild: int | None
    channel: int
    parent: int | None


def save(database: Where, out: Path) -> None:
    """Write a whole database as text. Raises BadDatabase, DatabaseInUse or OSError."""
    _require(database)
    with _refusals(database), out.open("w", encoding="utf-8") as file:
        file.writelines(dump.write(database))


def restore(database: Where, lines: Iterable[str]) -> int:
    """Make a database of such a text; returns its rows.

    Raises DatabaseThere, BadFile, CannotMove, NewerDatabase, BadDatabase or DatabaseInUse.
    """
    with _refusals(database):
        return dump.read(database, lines)


def carry(source: Where, target: Where) -> Sums:
    """Copy a whole database to an empty place, and compare; returns the number and the hash of each table's rows.

    Raises what `restore` raises, DatabaseInUse, too, if a bot is running on the source, and MoveDiffers.
    """
    _require(source)
    with _refusals(target):
        return dump.move(source, target)


@contextmanager
def _refusals(database: Where) -> Iterator[None]:
    try:
        yield
    except rows.InUse as error:
        raise DatabaseInUse(file=str(error)) from None
    except dump.NotEmpty:
        raise DatabaseThere(file=str(database)) from None
    except dump.Differs as error:
        raise MoveDiffers(file=str(database), tables=str(error)) from None
    except dump.BadDump as error:
        raise CannotMove(line=error.line) from None
    except migrations.NewerSchema as error:
        raise NewerDatabase(found=error.found, known=error.known) from None
    except UnicodeDecodeError:
        raise BadFile() from None
    except migrations.Unusable as error:
        raise BadDatabase(file=str(database), reason=str(error)) from error


async def take(database: Where, game_id: int) -> bytes:
    """The file of a game. Raises NoSuchGame, NotRunning, or BadRecord if the present rules would not bring it back."""
    _require(database)
    async with _opened(database, utc_now) as context:
        sql = context.database.reads
        row, seats = await cards.find(sql, game_id), await seating.of_game(sql, game_id)
        if row.seed is None:
            raise NotRunning(game=game_id)
        whole = await record(sql, game_id)
    play(whole)
    moved = Moved(
        status=row.status,
        record=str(whole),
        seats=[seat.name for seat in seats],
        # a forgotten person has no name elsewhere, either
        users=[seat.user_id if (seat.user_id or 0) > 0 else None for seat in seats],
        host=row.host_id,
        guild=row.guild_id,
        channel=row.channel_id,
        parent=row.parent_id,
    )
    return msgspec.json.format(msgspec.json.encode(moved), indent=1) + b"\n"


async def bring(
    database: Where, data: bytes, channel: int | None = None, *, now: Callable[[], datetime] = utc_now
) -> GameCard:
    """Open the game of a file where it stood, or in another `channel`, with the same people.

    Raises BadFile and what `Imports.open` raises.
    """
    try:
        moved = msgspec.json.decode(data, type=Moved)
        people = {n: Person(user, moved.seats[n]) for n, user in enumerate(moved.users) if user is not None}
    except (msgspec.DecodeError, IndexError, RecursionError):
        raise BadFile() from None
    venue = Venue(moved.guild, channel or moved.channel, None if channel else moved.parent)
    host = next((person for person in people.values() if person.user_id == moved.host), None)
    async with _opened(database, now) as context:
        desk = Imports(context)
        card = await desk.open(
            venue, host or next(iter(people.values()), Person(moved.host, "-")), data, people, may_manage=True,
            moved=True,
        )  # fmt: skip
        async with context.database.write() as sql:
            await context.call(sql)  # the bot, if it is running
        return card


def is_database(first: str) -> bool:
    """Whether a text with this first line holds a whole database."""
    return dump.is_ours(first)


def _require(database: Where) -> None:
    """Raises BadDatabase unless there is one with the present schema: taking something along changes nothing."""
    found = schema(database)
    if found != max(migrations.steps()):
        raise BadDatabase(file=str(database), reason=f"schema {found}; python -m bot migrate")


@asynccontextmanager
async def _opened(database: Where, now: Callable[[], datetime]) -> AsyncIterator[Context]:
    migrate(database)
    opened = await opening.connect(database)
    try:
        yield Context(opened, now, 0.0)
    finally:
        await opened.close()
