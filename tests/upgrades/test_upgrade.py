"""Tables of every released version go on in this one to their end, on a file and, in `make upgrade`, on a server."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from bot import __version__
from bot.host.types.people import Person
from bot.store.engine.place import Server, Where
from bot.store.whole import migrations
from engine.core.play import registry
from tests.bot.host.rig import Rig
from tests.games import FINISHED
from tests.long import few
from tests.places import raw
from tests.upgrades import databases
from tests.upgrades.playing import PEOPLE, WHOLE, play_on, stood

LONGEST = 200_000
"""Bytes of all that is kept of a version."""


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A place where nothing is."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite3"
    make: Callable[[], Server] = request.getfixturevalue("make_server")
    return make()


def test_what_is_released_has_left_a_database_with_every_game() -> None:
    assert __version__ in databases.versions(), "python -m tests.upgrades, in the commit that releases it"
    for version in databases.versions():
        tables = databases.known(version).tables.values()
        assert sum(path.stat().st_size for path in databases.FOLDER.glob(f"{version}.*")) <= LONGEST
        assert {table.game for table in tables if table.status == "live"} <= set(FINISHED)
    running = {table.game for table in databases.known(__version__).tables.values() if table.status == "live"}
    assert running == {game for game in FINISHED if not registry.module(game).startswith(("tests.", "toy_"))}


@pytest.mark.parametrize("version", databases.versions())
def test_the_migrations_of_a_released_version_still_make_its_tables(version: str, tmp_path: Path) -> None:
    then, now = tmp_path / "then.sqlite3", tmp_path / "now.sqlite3"
    databases.restore(version, then)
    migrations.make(now, databases.known(version).schema)
    assert made(then) == made(now)


def made(path: Path) -> dict[str, str]:
    """By what statement each table, index and trigger was made."""
    with raw(path) as file:
        return dict(file.run("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


@pytest.mark.parametrize("version", databases.versions())
@pytest.mark.parametrize("most", few((12, WHOLE), 1))
async def test_tables_of_a_released_version_are_played_to_their_end(version: str, empty: Where, most: int) -> None:
    """Or for so many answers at each."""
    kept = databases.known(version)
    databases.restore(version, empty)
    assert migrations.schema(empty) == kept.schema
    migrated = migrations.migrate(empty)
    assert (migrated.before, migrated.after) == (kept.schema, max(migrations.steps()))
    people = {person.user_id: person for person in PEOPLE}
    rig = Rig(empty, pages=True)
    rig.time.at = datetime.fromtimestamp(kept.at, UTC)
    await rig.open()
    try:
        for game_id, table in kept.tables.items():
            assert await stood(rig, game_id) == table, table.game
        await rig.house.settle()
        await aside(rig, empty)
        for game_id, table in kept.tables.items():
            before = await rig.record(game_id)
            assert sha256(before.encode()).hexdigest() == table.record
            done = await play_on(rig, game_id, who(empty, game_id, people), Random(1), most)
            card = await rig.house.host.tables.card(game_id)
            assert card.status == "over" or done == most < WHOLE, table.game
            assert bool(done) == (table.status == "live"), table.game
    finally:
        await rig.house.close()


def who(where: Where, game_id: int, people: dict[int, Person]) -> dict[int, Person]:
    """Whose seats there are at a table."""
    with raw(where) as file:
        rows = file.run("SELECT seat, user_id FROM seats WHERE game_id = ? AND user_id IS NOT NULL", game_id)
    return {seat: people[user] for seat, user in rows}


async def aside(rig: Rig, where: Where) -> None:
    """What there is beside running tables goes on as well: a lobby, a note, a sandbox, a game alone."""
    host, ann = rig.house.host, PEOPLE[0]
    with raw(where) as file:
        ((lobby,),) = file.run("SELECT game_id FROM games WHERE status = 'lobby'")
        ((noted, note),) = file.run("SELECT game_id, note FROM notes")
        ((sandbox,),) = file.run("SELECT sandbox_id FROM sandboxes")
    assert await host.notes.read(noted, ann) == note
    assert (await host.sandboxes.show(sandbox, ann)).panel.ask is not None
    assert len(await host.solos.waiting(ann)) == 1
    await host.lobby.start(lobby, PEOPLE[4], filled=True)
    assert (await host.tables.card(lobby)).status == "live"
