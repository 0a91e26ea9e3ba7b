"""Make the database of the present version: python -m tests.upgrades, in the commit that releases it."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from bot import __version__
from bot.host import moving
from bot.host.match.thinking import think
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Room
from bot.store.engine.place import Server
from bot.store.whole import migrations
from tests.bot.host.rig import HERE, Rig
from tests.places import started
from tests.upgrades import databases
from tests.upgrades.playing import PEOPLE, stood

ANN, BEN, CID, DAN, EVA = PEOPLE
TABLES = (
    ("russian_railroads", (ANN, BEN), 3, 110),
    ("steam", (ANN, CID, DAN), 3, 80),
    ("railroad_revolution", (CID, BEN), 2, 150),
    ("cargo_empire", (DAN, EVA), 2, 80),
)
"""Which tables there are: game, people, how many seats, and how many answers of people."""


async def make(path: Path) -> databases.Kept:
    """Play what is to be there."""
    rig = await Rig(path, pages=True).open()
    try:
        return await told(rig)
    finally:
        await rig.house.close()


async def told(rig: Rig) -> databases.Kept:
    """What people do, and what stands there then."""
    host = rig.house.host
    cards = {}
    for place, (game, people, seats, answers) in enumerate(TABLES):
        bots = "normal" if seats > len(people) else None
        card = await rig.table(*people, game=game, opponents=bots, seats=seats, pace="calm", channel=20 + place)
        who = dict(enumerate(people))
        for _ in range(answers):
            await move(rig, card, who)
        cards[game] = card
    # a game that is over, whose log is packed by now
    over = await rig.table(EVA, BEN, game="russian_railroads", channel=30)
    await rig.play_on(over.game_id, {0: EVA, 1: BEN})
    await rig.ring(hours=25)
    first = cards["steam"].game_id
    await host.notes.write(first, ANN, "Řehoř is short of coal")
    await host.pings.mute(first, CID)
    await host.sandboxes.open(first, ANN)
    alone = (await host.solos.open(ANN, "cargo_empire")).panel
    assert alone.ask is not None
    await host.solos.give(alone.game_id, ANN, alone.rev, [alone.ask.keys()[0]])
    lobby = await host.lobby.open(replace(HERE, channel_id=31, room=Room.THREAD), EVA, "steam", opponents="easy")
    await host.lobby.join(lobby.game_id, DAN)
    await rig.house.settle()
    tables = {game_id: await stood(rig, game_id) for game_id in (*(c.game_id for c in cards.values()), over.game_id)}
    return databases.Kept(migrations.schema(rig.where), rig.time().timestamp(), tables)


async def move(rig: Rig, card: GameCard, who: dict[int, Person]) -> None:
    """Somebody answers as a normal bot would."""
    waiting = (await rig.house.host.tables.card(card.game_id)).waiting
    seat = next(one.seat for one in waiting if one.seat in who)
    async with rig.house.matches.hold(card.game_id) as live:
        ask = live.match.pending[seat]
        key = await think(live, seat, ask, "normal")
    panel = await rig.house.host.play.panel(card.game_id, who[seat])
    await rig.answer(card.game_id, who[seat], key, rev=panel.rev)


def main() -> int:
    """Make it, unless there is one."""
    if __version__ in databases.versions():
        print(f"There is a database of {__version__}, and it stays as it is.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        kept = asyncio.run(make(path))
        server = started(Path(folder) / "server")
        try:
            import psycopg

            with psycopg.connect(server.get_uri(), autocommit=True) as raw:
                raw.execute("CREATE DATABASE games TEMPLATE template0 ENCODING 'UTF8'")
            place = Server(server.get_uri("games"))
            moving.carry(path, place)
            databases.keep(__version__, kept, path, place)
        finally:
            server.cleanup()
    for path in sorted(databases.FOLDER.glob(f"{__version__}.*")):
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
