"""Pictures: the table as each person may see it, and what helps them to decide."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.host.context import Context
from bot.host.desk.tables import require_seat
from bot.host.drawing.studio import Rank, Studio, want
from bot.host.match import standing
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.match.since import last_answer
from bot.host.post import cards, posts
from bot.host.refusals import NoPicture
from bot.host.types.panel import Wanted
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import games, outbox, users
from bot.store.tables.snapshots import SnapshotRow
from engine.core.kept import finished
from engine.core.kept.turns import Stand
from engine.core.play.ask import CONFIRM, Ask, Shortcut
from engine.core.play.codec import decode_state
from renderers import OVERVIEW, RESULT, WIDE, Picture, Request, UnknownPicture, picture_for, pictures
from renderers.i18n import FALLBACK

OWN = "player"
"""The picture of one player's board, where a game has one."""
NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř", "Cleo", "Dan")
"""Who has played the game that is shown to newcomers."""
PANEL_WIDTH = 1100
"""Pixels: twice what Discord shows in a message on a screen, three times on a phone."""


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
        width: int = 1600,
    ) -> Picture:
        """A picture of the table as a person (None: the public) may see it; `seat` is whose board (`player`).

        `locale` is the language of the labels (default: the person's). Raises NoSuchGame, NotRunning, NoSuchSeat,
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
        width: int = 1600,
    ) -> Wanted:
        """The picture that `board` draws, as it is to be now. Raises as that, but NoPicture."""
        async with self._matches.hold(game_id) as live:
            if seat is not None:
                require_seat(live, seat)
            _require_picture(live, picture)
            wanted = await _wanted(self._context, live, person, picture, seat)
            # what is written down says who has conceded
            result = (await cards.read(self._context.database.reads, game_id)).result if picture == RESULT else None
            return want(replace(wanted, locale=locale or wanted.locale, width=width, result=result))

    async def sample(self, game: str, picture: str, person: Person | None, locale: str | None = None) -> Wanted:
        """A picture of a game that is over, which belongs to no table: what it looks like, or its icons.

        It is laid out as the person (None: the public) wants theirs, in their language or that of `locale`. Raises
        UnknownGame, or NoPicture if the game has no such picture to show.
        """
        view = finished.view_of(game)
        if view is None or picture not in pictures(game):
            raise NoPicture
        layout = await layout_for(self._context.database.reads, person)
        spoken = locale or _spoken(person)
        return want(Request(game, view, picture, names=NAMES, locale=spoken, layout=layout, width=PANEL_WIDTH))

    async def draw(self, wanted: Wanted, rank: Rank = Rank.PANEL) -> Picture:
        """A picture that belongs to no table, or a panel's, or what `wanted` has said. Raises NoPicture."""
        return await self._studio.draw(wanted, rank)

    async def arrived(self, game_id: int) -> None:
        """Pictures are drawn that messages of a table went without: they are added now."""
        async with self._context.database.write() as sql:
            await games.hold(sql, game_id)
            await outbox.hasten(sql, game_id, self._context.time())
        self._context.wake()


async def situation(
    context: Context,
    live: Live,
    person: Person,
    ask: Ask[Any] | None,
    plans: tuple[Shortcut, ...] = (),
    *,
    table: bool = False,
) -> tuple[Wanted, bool | None]:
    """The picture that helps a person most with what they are asked, as it is read: one of that decision, or their own
    board.

    `plans` are the shortcuts that are offered with the decision. `table`: that of the whole table instead. The second
    part of the answer is whether it is that one; None: there is no other.

    Spectators get the table as a whole.
    """
    seat = live.seat_of(person.user_id)
    helping = None if ask is None else picture_for(live.row.game, ask.kind)
    own = OWN if seat is not None and OWN in pictures(live.row.game) else OVERVIEW
    name = OVERVIEW if table else helping or own
    wanted = await _wanted(context, live, person, name, None)
    if helping is not None and not table:
        wanted = replace(wanted, ask=ask, plans=plans)
    only = (helping or own) == OVERVIEW and helping is None
    return want(replace(wanted, width=PANEL_WIDTH)), None if only else table


async def _wanted(context: Context, live: Live, person: Person | None, picture: str, seat: int | None) -> Request[Any]:
    """A picture of the table as it stands, of a person's own board if no other seat is given."""
    viewer = None if person is None else live.seat_of(person.user_id)
    return Request(
        live.row.game,
        live.match.view(viewer),
        picture,
        seat=viewer if seat is None else seat,
        confirming=_confirms(live, viewer),
        before=await _before(context.database.reads, live, viewer),
        names=live.names,
        locale=_spoken(person),
        layout=await layout_for(context.database.reads, person),
    )


def _spoken(person: Person | None) -> str:
    return (person.locale if person is not None else None) or FALLBACK


async def layout_for(sql: Sql, person: Person | None) -> str:
    """How a person (None: the public) wants their pictures laid out."""
    user = None if person is None else await users.get(sql, person.user_id)
    return (user.pictures if user is not None else None) or WIDE


def _confirms(live: Live, viewer: int | None) -> bool:
    """Whether a seat has done what it wanted and has yet to confirm it."""
    ask = None if viewer is None else live.match.pending.get(viewer)
    return ask is not None and ask.kind == CONFIRM


async def _before(sql: Sql, live: Live, viewer: int | None) -> object | None:
    """The View before what a picture is to ring."""
    snapshot = await _earlier(sql, live, viewer)
    if snapshot is None:
        return None
    rules = live.match.rules
    view: object = rules.view(decode_state(rules, snapshot.state, snapshot.schema), viewer)
    return view


async def _earlier(sql: Sql, live: Live, viewer: int | None) -> SnapshotRow | Stand | None:
    """How things stood when a player's running turn began, or else after their last one.

    For who does not play: with the table message before the last.
    """
    if viewer is not None and live.actor != viewer:
        last = await last_answer(sql, live.game_id, live.turn, live.seats[viewer])
        return await standing.first_from(sql, live.game_id, 0 if last is None else last.turn + 1)
    shown = await posts.shown(sql, live.game_id)
    back = 0 if viewer is not None else 1
    return await standing.at(sql, live.game_id, posts.turn_of(shown[back])) if len(shown) > back else None


def _require_picture(live: Live, picture: str) -> None:
    """What helps with a decision is no picture of the table: only who decides sees it; a result comes at the end."""
    known = (*pictures(live.row.game), *([RESULT] if live.row.status == Status.OVER else []))
    if picture not in known:
        raise UnknownPicture(picture=picture, known=", ".join(known))
