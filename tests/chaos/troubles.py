"""Troubles: who is killed when, what Discord, the gateway, the disk and the clocks do; and how all is made well."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tests.chaos.bases import File, Service
from tests.chaos.bot import MOVE, TURN
from tests.chaos.disk import Disk
from tests.chaos.hurts import Hurts
from tests.chaos.laws import ANSWER
from tests.chaos.process import END, Process

if TYPE_CHECKING:
    from tests.chaos.world import World

AIMS = (
    ("callback", "before"), ("callback", "after"), ("post", "before"), ("post", "after"), ("post", "after"),
    ("original", "before"), ("original", "after"), ("edit", "before"), ("edit", "after"), ("delete", "after"),
    ("look", "after"),
)  # fmt: skip
"""Moments at which a process is killed: before Discord has done what it asks for, or behind it, unheard."""
HOURS = (0.2, 1.0, 13.0, 49.0)
"""For how long nobody is there."""
SOME_HOURS = (0.2, 0.2, 1.0, 1.0, 13.0)
"""The same where a thousand tables are reminded each day, which keeps all processes busy for minutes."""
AIMED = 15.0
"""Seconds in which such a moment comes, or not."""


class Troubles:
    """One after the other, by chance; those of a process are its `own`."""

    def __init__(self, world: World, own: Process) -> None:
        self.world, self.own, self.chance = world, own, world.chance
        self.counts = world.counts
        self.beside = Hurts(own, world.chance, world.counts)

    async def one(self) -> None:
        """Something goes wrong."""
        kinds = {
            self.kill: 6,
            self.aim: 6,
            self.kill_storing: 4,
            self.kill_at_start: 2,
            self.kill_at_end: 2,
            self.end: 2,
            self.storm: 3,
            self.gateway: 2,
            self.hold: 1,
            self.delete: 1,
            self.deny: 1.5,
            self.archive: 1.5,
            self.remove: 0.2,
            self.skew: 1,
        }
        kinds |= {self.fill: 1, self.protect: 0.5} if isinstance(self.world.base, File) else {
            self.cut: 1.5, self.restart: 0.5
        }  # fmt: skip
        kinds |= {self.hurt: 8, self.hurt_at_start: 3} if self.world.wanted.beside else {}
        only = self.world.wanted.troubles
        kinds = {deed: often for deed, often in kinds.items() if not only or deed.__name__ in only}
        (deed,) = self.chance.choices(list(kinds), list(kinds.values()))
        self.counts[deed.__name__.replace("_", " ")] += 1
        await deed()

    def _bury(self, process: Process) -> None:
        """What it had been given and was not done with gets no answer from it, unless that was overdue."""
        now, done = time.monotonic(), process.done()
        for click in self.world.people.made:
            if process.number in click.processes and click.number not in done and now - click.at <= ANSWER:
                click.died_with.add(process.number)

    async def _again(self, process: Process, long: float = 0.15) -> None:
        """It is started again; sometimes only after a while, or (`long`: how often) after much time has gone by."""
        await process.buried()
        self._bury(process)
        down = self.chance.random()
        if down < long:  # votes and timers come due meanwhile, and Discord remembers no nonce
            hours = self.chance.choice(SOME_HOURS if self.world.crowded else HOURS)
            self.counts[f"down for {hours:g} h"] += 1
            self.world.backend.forget_nonces()
            self.world.set_clocks(self.world.backend.passed + 3600 * hours)
        elif down < long + 0.25 and len(self.world.open_doors()) > 0:  # others have to go on with its tables
            await asyncio.sleep(self.chance.uniform(5, 20))
        await process.start(wait=len(self.world.processes) == 1)

    async def kill(self) -> None:
        """At any moment."""
        process = self.own
        process.strike()
        await self._again(process)

    async def aim(self) -> None:
        """At a moment that hurts."""
        process = self.own
        kind, when = self.chance.choice(self.world.wanted.aims)
        self.counts[f"aimed {when} {kind}"] += 1
        self.world.weather.aims[process.number] = (kind, when, process.strike)
        assert process.running is not None
        try:
            await asyncio.wait_for(process.running.wait(), AIMED)
        except TimeoutError:
            if self.world.weather.aims.pop(process.number, None) is not None:
                self.counts["aims that nothing came to"] += 1
                return
        # where the bot is in doubt about a message, minutes without it are the worst
        await self._again(process, 0.6 if (kind, when) == ("post", "after") else 0.15)

    async def kill_storing(self) -> None:
        """As it stores a move, or as soon as it has: what was to be told of it is told all the same."""
        what, when = self.chance.choice([MOVE, TURN, TURN]), self.chance.choice(["before", "after", "after"])
        if not await self.own.dies_storing(what, when, AIMED):
            self.counts["aims that nothing came to"] += 1
            return
        self.counts[f"aimed {when} the COMMIT of a {what}"] += 1
        await self.own.buried()
        await self.world.told()
        await self._again(self.own)

    async def kill_at_start(self) -> None:
        """While it opens its database, migrates, and tells Discord that it is there."""
        process = self.own
        await process.kill()
        self._bury(process)
        await process.start(wait=False)
        await asyncio.sleep(self.chance.uniform(0.3, 4.0))
        process.strike()
        await self._again(process)

    async def hurt(self) -> None:
        """What draws, makes ready for it or looks ahead is killed or stopped; the bot is not."""
        await self.beside.one()

    async def hurt_at_start(self) -> None:
        """The same while it makes ready."""
        await self.own.kill()
        self._bury(self.own)
        self.beside.bury()
        await self.own.start(wait=False)
        await asyncio.sleep(self.chance.uniform(0.3, 4.0))
        await self.beside.one()
        await self.own.serving()

    async def kill_at_end(self) -> None:
        """While it ends."""
        process = self.own
        process.tell_to_end()
        await asyncio.sleep(self.chance.uniform(0.0, 0.6))
        process.strike()
        await self._again(process)

    async def end(self) -> None:
        """It is told to end in the middle of clicks, sometimes while the gateway is silent."""
        process = self.own
        process.door.silent = self.chance.random() < 0.3
        process.tell_to_end()
        quick = await process.ended()
        self._late(process)
        if not quick or process.slowest > END:
            why = f"{process.slowest:.1f} s" if quick else "never"
            self.world.laws.broken("the bot does not end when it is told to", process.number, process.starts, why=why)
        await process.start()

    def _late(self, process: Process) -> None:
        """What was clicked as it ended was not heard, which its person sees; what it had heard, it had to answer."""
        for click in self.world.people.made:
            unheard = process.number in click.processes and click.acked is None
            if unheard and process.ending is not None and click.at > process.ending - 0.5:
                click.died_with.add(process.number)

    # -- Discord

    async def storm(self) -> None:
        """For some seconds requests go wrong in all ways."""
        self.world.weather.share = self.chance.choice([3, 3, 10]) * self.world.wanted.share
        await asyncio.sleep(self.chance.uniform(2, 8))
        if self.chance.random() < 0.5:
            await self.kill()
        self.world.weather.share = self.world.wanted.share

    async def gateway(self) -> None:
        """The gateway goes, and comes again."""
        how = self.chance.choice(["close", "reconnect", "invalid"])
        self.counts[f"gateway: {how}"] += 1
        await self.own.door.disturb(how)
        await asyncio.sleep(self.chance.uniform(0, 2))

    async def delete(self) -> None:
        """Somebody deletes a message of the bot."""
        message = self.chance.choice(list(self.world.backend.messages.values()) or [None])
        if message is not None:
            message.gone = True
            self.world.laws.deleted.add(message.number)

    async def deny(self) -> None:
        """The bot may not see a channel, or not write there, for a while; the gateway tells of it."""
        world = self.world
        channel, code = self.chance.choice(world.doors[0].channels), self.chance.choice([50001, 50013])
        if channel in world.backend.dead_channels:
            return
        self.counts[f"denied: {code}"] += 1
        world.backend.denied[channel] = code
        world.laws.harmed |= {channel, *(t for t, parent in world.backend.threads.items() if parent == channel)}
        await self._tell("CHANNEL_UPDATE", channel)
        await asyncio.sleep(self.chance.uniform(3, 8))
        if self.chance.random() < 0.3:
            await self.kill()
        world.backend.denied.pop(channel, None)
        await self._tell("CHANNEL_UPDATE", channel)

    async def archive(self) -> None:
        """Discord hides a thread, or somebody closes it for good for a while."""
        backend = self.world.backend
        if not backend.threads:
            return
        thread = self.chance.choice(list(backend.threads))
        backend.archived.add(thread)
        if self.chance.random() < 0.5:
            self.counts["threads locked"] += 1
            backend.locked.add(thread)
            self.world.laws.harmed.add(thread)
        await self._tell("THREAD_UPDATE", thread)
        await asyncio.sleep(self.chance.uniform(2, 6))
        if thread in backend.locked:
            backend.locked.discard(thread)
            backend.archived.discard(thread)
            await self._tell("THREAD_UPDATE", thread)

    async def remove(self) -> None:
        """A channel is deleted; one has to stay."""
        world = self.world
        left = [channel for channel in world.doors[0].channels if channel not in world.backend.dead_channels]
        if len(left) > len(world.doors[0].channels) / 2:
            channel = self.chance.choice(left)
            await self._tell("CHANNEL_DELETE", channel)
            world.backend.dead_channels |= {channel, *(t for t, of in world.backend.threads.items() if of == channel)}

    async def _tell(self, event: str, channel: int) -> None:
        for door in self.world.doors:
            await door.dispatch(event, self.world.backend.channel(channel))

    async def skew(self) -> None:
        """The clock of the machine is wrong for a while."""
        by = self.chance.choice([-100.0, -20.0, 30.0, 120.0])
        self.world.set_clocks(self.world.backend.passed, by)
        await asyncio.sleep(self.chance.uniform(2, 6))
        if self.chance.random() < 0.5:
            await self.kill()
        self.world.set_clocks(self.world.backend.passed)

    # -- the database

    async def hold(self) -> None:
        """Somebody else holds the database for some seconds."""
        self.world.laws.disk = True
        await self.world.base.hold(self.chance.choice([1.0, 3.0, 7.0]))

    async def fill(self) -> None:
        """The disk is full for some seconds."""
        disk = self._disk()
        if disk is None:
            return
        disk.full(True)
        await asyncio.sleep(self.chance.uniform(2, 6))
        if self.chance.random() < 0.3:
            process = self.own
            process.strike()
            await process.buried()
            self._bury(process)
            disk.full(False)
            await process.start()
        disk.full(False)

    async def protect(self) -> None:
        """The database can only be read when the bot starts, which it then does not. Raises RuntimeError if it does."""
        disk = self._disk()
        if disk is None or len(self.world.processes) > 1:
            return
        process = self.own
        await process.kill()
        self._bury(process)
        disk.protect(True)
        await process.start(wait=False)
        await process.refused()
        disk.protect(False)
        await process.start()

    def _disk(self) -> Disk | None:
        """The disk, if something can be done to it."""
        base = self.world.base
        self.world.laws.disk = True
        if isinstance(base, File) and base.disk.own:
            return base.disk
        self.counts["disks that nothing can be done to"] += 1
        return None

    async def cut(self) -> None:
        """The connections to the server are gone."""
        if isinstance(self.world.base, Service):
            self.world.laws.disk = True
            await asyncio.to_thread(self.world.base.cut)

    async def restart(self) -> None:
        """The server ends at once, and is back after some seconds."""
        if isinstance(self.world.base, Service):
            self.world.laws.disk = True
            await self.world.base.restart(self.chance.choice([0.0, 2.0, 7.0]))
