"""House: the application put together, to run."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.host import readings
from bot.host.clock.absence import Absence as Leaving
from bot.host.clock.calling import Calling
from bot.host.clock.clock import Clock, Ring
from bot.host.clock.digests import Digests
from bot.host.clock.forgetting import Forgetting
from bot.host.clock.lobbies import Lobbies
from bot.host.clock.matchmaking import Matchmaking
from bot.host.clock.nightly import Nightly
from bot.host.clock.overtime import Overtime
from bot.host.clock.packing import Packing
from bot.host.clock.parcels import Carrying
from bot.host.clock.practice import Practice
from bot.host.clock.reminders import Reminders
from bot.host.context import LEASE, Context
from bot.host.desk.absence import Absence
from bot.host.desk.blocks import Blocks
from bot.host.desk.club import Club
from bot.host.desk.exports import Exports
from bot.host.desk.guests import Guests
from bot.host.desk.history import History
from bot.host.desk.imports import Imports
from bot.host.desk.leaders import Leaders
from bot.host.desk.lessons import Lessons
from bot.host.desk.links import Links
from bot.host.desk.lobby import Lobby
from bot.host.desk.notes import Notes
from bot.host.desk.orders import Orders
from bot.host.desk.parcels import Parcels
from bot.host.desk.past import Past
from bot.host.desk.pictures import Pictures
from bot.host.desk.pings import Pings
from bot.host.desk.play import Play
from bot.host.desk.privacy import Privacy
from bot.host.desk.rematch import Rematch
from bot.host.desk.replays import Replays
from bot.host.desk.reviews import Reviews
from bot.host.desk.sandboxes import Sandboxes
from bot.host.desk.servers import Servers
from bot.host.desk.settings import SettingsDesk
from bot.host.desk.silence import Silence
from bot.host.desk.solos import Solos
from bot.host.desk.stats import StatsDesk
from bot.host.desk.tables import Tables
from bot.host.desk.votes import Votes
from bot.host.desk.wishes import Wishes
from bot.host.drawing.studio import Studio
from bot.host.drawing.workers import READY_TOO, workers
from bot.host.match.matches import Matches
from bot.host.match.ratings import catch_up
from bot.host.post.delivery import Courier, Delivery
from bot.host.refusals import BadDatabase, NewerDatabase
from bot.host.search.searches import Searches
from bot.host.types.call import Call, nobody
from bot.store.engine import opening
from bot.store.engine.place import Where
from bot.store.tables import ratings, users
from bot.store.tables.timers import (
    AWAY,
    CLOCK,
    CONFIRM,
    DIGEST,
    FORGET,
    HOOK,
    LOBBY,
    MATCH,
    PACK,
    PARCEL,
    PLACE,
    PRACTICE,
    REMIND,
    START,
    VOTE,
    WISH,
)
from bot.store.whole import backups, migrations
from bot.store.whole.migrations import Migrated
from bot.watch.readings import Reading, Readings
from engine.core.play import registry

LOG = logging.getLogger(__name__)


def utc_now() -> datetime:
    """The time of the system, with its zone."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Host:
    """The desks: everything that a person at a table can do. Screens and commands call nothing else.

    All methods are safe to call at once for one table: a lock per game queues them. They raise RoundhouseError
    subclasses whose `msg` is one sentence for the person who erred (bot/host/refusals.py). `may_manage` says that the
    person may manage the server (Discord's Manage Server); the host of a table may do the same there.
    """

    lobby: Lobby
    play: Play
    tables: Tables
    pictures: Pictures
    orders: Orders
    settings: SettingsDesk
    history: History
    votes: Votes
    absence: Absence
    rematch: Rematch
    silence: Silence
    notes: Notes
    pings: Pings
    lessons: Lessons
    sandboxes: Sandboxes
    solos: Solos
    past: Past
    replays: Replays
    reviews: Reviews
    exports: Exports
    imports: Imports
    leaders: Leaders
    stats: StatsDesk
    privacy: Privacy
    servers: Servers
    club: Club
    wishes: Wishes
    parcels: Parcels
    blocks: Blocks
    guests: Guests
    links: Links


class House:
    """A database, its games and the host on them. `host` may be used as soon as the house is open.

    house = await House.open(path, pause=3.0)
    await house.start(courier)      # from now on posts are delivered, bot opponents play, reminders come
    ...
    await house.close()
    """

    def __init__(self, context: Context, studio: Studio, searches: Searches) -> None:
        self._context = context
        self._studio = studio
        self._searches = searches
        self._clock: Clock | None = None
        self.matches = Matches(context)
        past, lobby = Past(context, self.matches), Lobby(context, self.matches)
        self.host = Host(
            lobby=lobby,
            play=Play(context, self.matches),
            tables=Tables(context, self.matches),
            pictures=Pictures(context, self.matches, studio),
            orders=Orders(context, self.matches),
            settings=SettingsDesk(context),
            history=History(context),
            votes=Votes(context, self.matches),
            absence=Absence(context),
            rematch=Rematch(context, self.matches),
            silence=Silence(context, self.matches),
            notes=Notes(context),
            pings=Pings(context, self.matches),
            lessons=Lessons(context),
            sandboxes=Sandboxes(context, self.matches, searches),
            solos=Solos(context),
            past=past,
            replays=Replays(context, past, studio),
            reviews=Reviews(context, searches),
            exports=Exports(context, self.matches),
            imports=Imports(context),
            leaders=Leaders(context),
            stats=StatsDesk(context),
            privacy=Privacy(context, self.matches, lobby),
            servers=Servers(context),
            club=Club(context),
            wishes=Wishes(context, self.matches),
            parcels=Parcels(context),
            blocks=Blocks(context),
            guests=Guests(context, self.matches),
            links=Links(context, self.matches),
        )

    @classmethod
    async def open(
        cls,
        database: Where,
        *,
        now: Callable[[], datetime] = utc_now,
        pause: float = 3.0,
        drawers: int | None = 0,
        searches: Searches | None = None,
        unfinished: bool = False,
        click_lease: float = LEASE,
        pages: bool = False,
    ) -> House:
        """Open (and, after a backup, migrate) a database. Raises NewerDatabase or BadDatabase.

        `now` gives the time with its zone; `pause` is how many seconds bot opponents take to answer;
        `drawers` how many processes draw (None: one less than there are cores; 0: none, a thread does); `searches` is
        where hard ones look ahead (None: in a thread); `unfinished`: whether people are offered games that are still
        being made; `click_lease`: see Context; `pages`: whether tables have pages in a browser.
        """
        await asyncio.to_thread(migrate, database)
        try:
            opened = await opening.connect(database)
        except migrations.Unusable as error:
            raise BadDatabase(file=str(database), reason=str(error)) from error
        if await ratings.missing(opened.reads):
            LOG.info("%s games have ratings now", await asyncio.to_thread(asyncio.run, catch_up(database)))
        wanted = [layout for layout in READY_TOO if await users.any_wants(opened.reads, layout)]
        for name, why in registry.broken().items():
            LOG.error("the game %s can't be played: %s", name, why)
        context = Context(opened, now, pause, unfinished=unfinished, click_lease=click_lease, pages=pages)
        return cls(context, Studio(workers(drawers, layouts=wanted)), searches or Searches())

    async def start(self, courier: Courier, *, nightly: tuple[Path, Path] | None = None, call: Call = nobody) -> None:
        """Deliver what is due and go on with the timers, in tasks of the running event loop.

        `nightly`: the database file, and the folder into which it is copied once a day; `call` tells what tables have
        to tell to the addresses that their hosts have chosen.
        """
        LOG.info("this is process %s", self._context.process)
        chores = [self.matches.tidy, *([] if nightly is None else [Nightly(self._context, *nightly).beat])]
        rings = {**self.rings(), PARCEL: Carrying(self._context, courier.bring).ring}
        rings[HOOK] = Calling(self._context, call).ring
        self._clock = Clock(self._context, Delivery(self._context, courier), rings, {PRACTICE, PARCEL, HOOK}, chores)
        self._context.wake = self._clock.wake
        self._clock.wake()
        await self._context.hear()

    def rings(self) -> dict[str, Ring]:
        """What happens when a timer of a kind is due."""
        context = self._context
        overtime, lobbies = Overtime(context, self.matches), Lobbies(context, self.matches)
        matchmaking = Matchmaking(context, self.matches)
        return {
            PRACTICE: Practice(context, self.matches, self._searches).ring,
            REMIND: Reminders(context, self.matches).ring,
            CLOCK: overtime.ring,
            CONFIRM: overtime.confirm,
            VOTE: overtime.count,
            DIGEST: Digests(context, self.matches).ring,
            AWAY: Leaving(context, self.matches).ring,
            PACK: Packing(context, self.matches).ring,
            LOBBY: lobbies.age,
            START: lobbies.start,
            MATCH: matchmaking.look,
            PLACE: matchmaking.place,
            WISH: matchmaking.end,
            FORGET: Forgetting(context, self.matches).ring,
        }

    def wake(self) -> None:
        """Look for what is due, after the time was moved by hand."""
        self._context.wake()

    async def settle(self) -> None:
        """Wait until nothing is due any more: posts delivered, bot opponents have answered."""
        if self._clock is not None:
            await self._clock.settle()

    async def trouble(self) -> str | None:
        """Why what is done would not be stored, or what is due not done; None: all is well."""
        if (found := await readings.unwritable(self._context)) is not None:
            return found
        return "nothing that is due is done yet" if self._clock is None else self._clock.trouble()

    async def lacking(self) -> str | None:
        """What doesn't work, although all that is done is stored and told; None: nothing."""
        found = (self._studio.trouble(), self._searches.trouble(), await readings.waiting(self._context))
        return "; ".join(filter(None, found)) or None

    async def readings(self) -> Readings:
        """How everything stands, for monitoring."""
        broken = {"drawing": self._studio.trouble(), "search": self._searches.trouble()}
        values = {kind: float(trouble is not None) for kind, trouble in broken.items()}
        degraded = Reading("degraded", "1 where processes that draw or look ahead don't work", values, "kind")
        own = (self._studio.waiting(), self._searches.waiting(), self.matches.kept(), degraded)
        return (*await readings.stored(self._context), *own)

    async def close(self) -> None:
        """Stop the tasks and close the database. Nothing is lost by not calling it."""
        if self._clock is not None:
            await self._clock.close()
        self._searches.close()
        self._studio.close()
        await self._context.database.close()


def migrate(database: Where) -> Migrated:
    """Bring a database up to the schema of this version. Raises NewerDatabase or BadDatabase."""
    try:
        return migrations.migrate(database)
    except migrations.NewerSchema as error:
        raise NewerDatabase(found=error.found, known=error.known) from None
    except migrations.Unusable as error:
        raise BadDatabase(file=str(database), reason=str(error)) from error


def back_up(database: Where, target: Path) -> None:
    """Copy a database while it is in use. Raises BadDatabase, or FileExistsError."""
    try:
        backups.back_up(database, target)
    except migrations.Unusable as error:
        raise BadDatabase(file=str(database), reason=str(error)) from error


def schema(database: Where) -> int:
    """The schema of a database, 0 if there is none yet. Raises BadDatabase."""
    try:
        return migrations.schema(database)
    except migrations.Unusable as error:
        raise BadDatabase(file=str(database), reason=str(error)) from error
