"""Pictures: the table as each person may see it, and what helps them to decide."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.host.context import Context
from bot.host.drawing.studio import Rank, Studio
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.match.offers import about, offered, shortcuts
from bot.host.match.wanted import PANEL_WIDTH, before, last_of, layout_for, spoken, want
from bot.host.match.who import require_seat
from bot.host.post import cards
from bot.host.refusals import NoPicture, NoSuchSeat
from bot.host.types.panel import Told, Wanted
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.tables import games, outbox
from engine.core.kept import finished
from engine.core.play.ask import CONFIRM, Ask
from renderers import (
    KEY,
    LAYOUTS,
    OVERVIEW,
    RESULT,
    ROUNDS,
    WIDE,
    Picture,
    Plate,
    Request,
    UnknownLayout,
    UnknownPicture,
    account,
    picture_for,
    pictures,
    sheets,
)
from renderers.draw.palette import theme_of

SCREEN_WIDTH = 1600
"""Pixels across a wide picture that stands alone."""
ENDS = (RESULT, ROUNDS)
"""The picture that shows the result of a finished table."""
NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř", "Cleo", "Dan")
"""The names of the players in the game that is shown to newcomers."""


class Pictures:
    """Chooses what is drawn for whom; the studio draws it."""

    def __init__(self, context: Context, matches: Matches, studio: Studio) -> None:
        self._context = context
        self._matches = matches
        self._studio = studio

    def names(self, game: str) -> tuple[str, ...]:
        """The names of a game's pictures: `overview` and possibly `main`, `player`."""
        return pictures(game)

    async def board(
        self,
        game_id: int,
        person: Person | None,
        picture: str = OVERVIEW,
        seat: int | None = None,
        *,
        locale: str | None = None,
        width: int | None = None,
    ) -> Picture:
        """A picture of the table as a person (None: the public) may see it; `seat` is whose board (`player`).

        `locale` is the language of the labels (default: the person's), `width` in pixels (None: what its layout needs).
        Raises NoSuchGame, NotRunning, NoSuchSeat,
        UnknownPicture or NoPicture.
        """
        wanted = await self.wanted(game_id, person, picture, seat, locale=locale, width=width)
        return await self._studio.draw(wanted, Rank.POST if person is None else Rank.PANEL)

    async def wanted(
        self,
        game_id: int,
        person: Person | None,
        picture: str = OVERVIEW,
        seat: int | None = None,
        *,
        locale: str | None = None,
        width: int | None = None,
    ) -> Wanted:
        """The picture that `board` draws, as it should be now. Raises as `board`, except NoPicture."""
        async with self._matches.hold(game_id) as live:
            if seat is not None:
                require_seat(live, seat)
            ends = picture in ENDS and live.row.status == Status.OVER
            # the stored result says who has conceded
            result = (await cards.read(self._context.database.reads, game_id)).result if ends else None
            _require_picture(live, picture, sheets(result))
            wanted = await _wanted(self._context, live, person, picture, seat)
            across = width or (SCREEN_WIDTH if wanted.layout == WIDE else PANEL_WIDTH)
            return want(replace(wanted, locale=locale or wanted.locale, width=across, result=result))

    async def asked(self, game_id: int, person: Person) -> bool:
        """Whether a person has to decide something now that a picture helps with. Raises NoSuchGame or NotRunning."""
        async with self._matches.hold(game_id) as live:
            return _decision(live, person) is not None

    async def decision(self, game_id: int, person: Person, *, locale: str | None = None) -> Wanted:
        """The picture that helps a person with what they have to decide now, everything that can be chosen marked.

        Raises NoSuchGame, NotRunning, or UnknownPicture if there is nothing to decide, or no picture that helps.
        """
        async with self._matches.hold(game_id) as live:
            ask = _decision(live, person)
            if ask is None:
                raise UnknownPicture(picture="", known=", ".join(pictures(live.row.game)))
            request = await _wanted(self._context, live, person, picture_for(live.row.game, ask.kind) or OVERVIEW, None)
            plans = tuple(shortcuts(live.match, ask.seat).values())
            clause = next(iter(about(live.match, ask.kind)), "")
            return want(replace(request, ask=ask, plans=plans, clause=clause, locale=locale or request.locale))

    async def words(
        self, game_id: int, person: Person | None, locale: str | None = None, rank: Rank = Rank.PANEL
    ) -> Told:
        """The whole table in words, as a person (None: the public) may see it, in their language or `locale`.

        Raises NoSuchGame or NotRunning.
        """
        async with self._matches.hold(game_id) as live:
            request = await _wanted(self._context, live, person, OVERVIEW, None)
            wanted = want(replace(request, locale=locale or request.locale))
            rev = live.match.rev
        return await self.told(wanted, game_id, rev, rank)

    async def told(self, wanted: Wanted, number: int, rev: int, rank: Rank = Rank.PANEL) -> Told:
        """The table of a picture in words; `number` is that of the table, lesson or sandbox."""
        if wanted.picture not in (KEY, OVERVIEW):
            wanted = want(replace(pickle.loads(wanted.request), picture=OVERVIEW))
        try:
            # a thread of this process that computes would hold up each statement of a click by some milliseconds
            sections = await self._studio.tell(wanted, rank)
        except NoPicture:  # there are always words
            sections = await asyncio.to_thread(account, pickle.loads(wanted.request))
        return Told(number, wanted.game, rev, sections)

    def other(self, wanted: Wanted, picture: str, seat: int | None) -> Wanted:
        """Another picture of the same table, as the same person may see it, such as the board of a `seat`.

        Raises UnknownPicture or NoSuchSeat.
        """
        request: Request[Any] = pickle.loads(wanted.request)
        known = pictures(request.game)
        if picture not in known:
            raise UnknownPicture(picture=picture, known=", ".join(known))
        if seat is not None and seat >= len(request.names):
            raise NoSuchSeat(seat=seat)
        shown = request.seat if seat is None else seat
        return want(replace(request, picture=picture, seat=shown, ask=None, plans=()))

    async def sample(
        self, game: str, picture: str, person: Person | None, locale: str | None = None, layout: str | None = None
    ) -> Wanted:
        """A picture of a finished game that belongs to no table: what the game looks like, or its icons.

        Its layout is the person's (None: the public), or `layout`; its language theirs, or `locale`. Raises
        UnknownGame, or NoPicture if the game has no such picture to show.
        """
        view = finished.view_of(game)
        if view is None or picture not in pictures(game):
            raise NoPicture
        layout = layout or await layout_for(self._context.database.reads, person)
        language = locale or spoken(person)
        return want(Request(game, view, picture, names=NAMES, locale=language, layout=layout, width=PANEL_WIDTH))

    def looking(self, wanted: Wanted, theme: str, layout: str) -> Wanted:
        """A picture for a browser, with its colours and layout. Raises UnknownLayout."""
        if layout not in LAYOUTS:
            raise UnknownLayout(layout=layout, known=", ".join(LAYOUTS))
        request: Request[Any] = pickle.loads(wanted.request)
        return want(replace(request, theme=theme_of(theme).key, layout=layout, width=PANEL_WIDTH))

    async def plate(self, wanted: Wanted, rank: Rank = Rank.PAGE) -> Plate:
        """A picture as SVG. Raises NoPicture, or what the renderer raises."""
        return await self._studio.engrave(wanted, rank)

    async def draw(self, wanted: Wanted, rank: Rank = Rank.PANEL) -> Picture:
        """A picture that belongs to no table, or a panel's, or what `wanted` has described. Raises NoPicture."""
        return await self._studio.draw(wanted, rank)

    async def arrived(self, game_id: int) -> None:
        """Draw the pictures that messages of a table were sent without, to add them now."""
        async with self._context.database.write() as sql:
            await games.hold(sql, game_id)
            await outbox.hasten(sql, game_id, self._context.time())
        self._context.wake()


async def _wanted(context: Context, live: Live, person: Person | None, picture: str, seat: int | None) -> Request[Any]:
    """A picture of the table as it stands, of the person's own board if no other seat is given."""
    sql, viewer = context.database.reads, None if person is None else live.seat_of(person.user_id)
    earlier = await before(sql, live, viewer, None if live.actor == viewer else await last_of(sql, live, viewer))
    return Request(
        live.row.game,
        live.match.view(viewer),
        picture,
        seat=viewer if seat is None else seat,
        confirming=_confirms(live, viewer),
        before=None if earlier is None else live.match.rules.view(earlier, viewer),
        names=live.names,
        title=live.row.table_name or "",
        locale=spoken(person),
        layout=await layout_for(sql, person) if person is not None else live.row.posts or WIDE,
    )


def _decision(live: Live, person: Person) -> Ask[Any] | None:
    """What a person has to decide in their own seat, if there is a picture that helps with it."""
    seat = live.seat_of(person.user_id)
    if seat is None or live.row.status != Status.LIVE or live.seats[seat].caretaker is not None:
        return None
    ask = offered(live.match, seat)
    return None if ask is None or picture_for(live.row.game, ask.kind) is None else ask


def _confirms(live: Live, viewer: int | None) -> bool:
    """Whether a seat is done with its turn and has yet to confirm it."""
    ask = None if viewer is None else live.match.pending.get(viewer)
    return ask is not None and ask.kind == CONFIRM


def _require_picture(live: Live, picture: str, ends: Sequence[str]) -> None:
    """Help with a decision is no picture of the table: only the deciding player sees it; a result comes at the end."""
    known = (*pictures(live.row.game), *ends)
    if picture not in known:
        raise UnknownPicture(picture=picture, known=", ".join(known))
