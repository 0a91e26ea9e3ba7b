"""Replays: a whole game drawn turn by turn, when nobody waits for another picture."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass, field, replace

from bot.host.context import Context
from bot.host.desk.past import Past
from bot.host.drawing.studio import Studio
from bot.host.match.errands import Errand, Errands
from bot.host.refusals import AlreadyDrawn, NoPicture, NoSuchSeat, ReplayStopped, TakesLonger
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status
from bot.store.tables import clicks
from engine.core.play.msg import Msg
from renderers import film

MOST_KEPT = 32 * 2**20
"""Bytes of replays to keep, so that people who have seen theirs can post it."""
AT_ONCE = 3
"""Replays that are drawn at once, each of which may hold twice film.MOST bytes; others wait for their turn."""
LONGEST = 13 * 60
"""Seconds after which the result could no longer be shown: Discord takes answers for 15 minutes."""
TRIES = 2
"""How often a picture is tried again when its worker breaks."""

Progress = Callable[[int, int], Awaitable[None]]
"""Hears how many of how many turns are drawn."""
Tell = Callable[[Msg | str], str]


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as an animated picture, and when it is over as a page of its own; `whole`: no turn is missing.

    `alt` says in words how it ends.
    """

    gif: bytes = field(repr=False)
    page: bytes = field(repr=False)
    turns: int
    whole: bool
    alt: str

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.gif) + len(self.page)


class Replays:
    """Draws replays, one a table at a time."""

    def __init__(self, context: Context, past: Past, studio: Studio) -> None:
        self._context = context
        self._past = past
        self._studio = studio
        self._errands = Errands()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[tuple[int, int | None, str | None], Replay] = OrderedDict()

    async def draw(
        self,
        card: GameCard,
        person: Person,
        seat: int | None,
        tell: Tell,
        progress: Progress,
        *,
        hurried: bool = True,
    ) -> Replay:
        """The replay of a table: of a running one what the person could see up to now, and no page.

        Of a finished one what everyone could see, or the player of a `seat`. `tell` says a line in their language.
        Raises NoSuchGame, NotRunning, CannotOpen, NoSuchSeat, AlreadyDrawn, ReplayStopped, NoPicture, or TakesLonger
        if it is `hurried`.
        """
        if seat is not None and not 0 <= seat < len(card.seats):
            raise NoSuchSeat(seat=seat)
        over = card.status in (Status.OVER, Status.ENDED)
        key = (card.game_id, seat, person.locale)
        if over and key in self._kept:
            return self._kept[key]
        if (other := self._errands.at(card.game_id)) is not None:
            raise AlreadyDrawn(done=other.done, total=other.total)
        try:
            with self._errands.begin(card.game_id, person) as errand:
                seen, whole = await self._past.frames(card.game_id, person, seat)
                frames = [replace(frame, told=tuple(tell(msg) for msg in frame.told)) for frame in seen]
                errand.total = len(frames)
                async with asyncio.timeout(LONGEST if hurried else None), self._slots:
                    reel, alt = await self._shoot(errand, frames, film.Kinds(gif=True, page=over), progress)
        except TimeoutError:
            raise TakesLonger() from None
        made = Replay(reel.gif, reel.page, len(frames), whole, alt)
        if over:
            self._keep(key, made)
        return made

    def stop(self, game_id: int, person: Person) -> bool:
        """Stop drawing what the person has asked for; False if it is not being drawn, as after a restart."""
        return self._errands.stop(game_id, person)

    async def post_once(self, game_id: int, message_id: int) -> bool:
        """Whether to post what a message shows; not if another click has done it, or is doing it."""
        async with self._context.database.write() as sql:
            return await clicks.first(sql, message_id, game_id, self._context.time())

    async def _shoot(
        self, errand: Errand, frames: list[film.Frame], kinds: film.Kinds, progress: Progress
    ) -> tuple[film.Reel, str]:
        """All pictures, put together, and the last one in words."""
        work, cel, alt = film.shoot(frames, kinds), None, ""
        while True:
            asked = await asyncio.to_thread(_next, work, cel)
            if isinstance(asked, film.Reel):
                return asked, alt
            if errand.stopped:
                raise ReplayStopped()
            errand.done = asked.number
            await progress(asked.number, errand.total)
            cel = await self._expose(asked)
            alt = cel.alt

    async def _expose(self, job: film.Job) -> film.Cel:
        for _ in range(TRIES - 1):
            try:
                return await self._studio.expose(job)
            except NoPicture:
                continue
        return await self._studio.expose(job)

    def _keep(self, key: tuple[int, int | None, str | None], made: Replay) -> None:
        self._kept[key] = made
        while sum(one.size for one in self._kept.values()) > MOST_KEPT:
            self._kept.popitem(last=False)


def _next(work: Generator[film.Job, film.Cel, film.Reel], cel: film.Cel | None) -> film.Job | film.Reel:
    """What to draw next, or everything put together."""
    try:
        return next(work) if cel is None else work.send(cel)
    except StopIteration as done:
        reel: film.Reel = done.value
        return reel
