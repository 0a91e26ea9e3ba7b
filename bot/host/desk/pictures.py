"""Pictures: the table as each person may see it, and what helps them to decide."""

from __future__ import annotations

from dataclasses import replace

from bot.host.context import Context
from bot.host.desk.drawing import DrawingRoom
from bot.host.desk.tables import require_seat
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.post import posts
from bot.host.types import Person, Picture, Status
from bot.store import snapshots
from bot.store.database import Sql
from engine.core.codec import decode_state
from renderers import OVERVIEW, Request, UnknownPicture, picture_for, pictures
from renderers.i18n import FALLBACK

OWN = "player"
"""The picture of one player's board, where a game has one."""


class Pictures:
    """Chooses what is drawn for whom; the drawing room draws it."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches
        self._drawing = DrawingRoom()

    def close(self) -> None:
        """Stop drawing."""
        self._drawing.close()

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

        `locale` is the language of the labels (default: the person's). Raises NoSuchGame, NotRunning, NoSuchSeat or
        UnknownPicture.
        """
        async with self._matches.hold(game_id) as live:
            if seat is not None:
                require_seat(live, seat)
            _require_picture(live, picture)
            wish = await self._wish(live, person, picture, seat)
            drawing = self._drawing.draw(replace(wish, locale=locale or wish.locale, width=width))
        return await drawing

    async def situation(self, game_id: int, person: Person) -> Picture:
        """The picture that helps a person most with what they are asked: their own board, or one of that decision.

        Spectators get the table as a whole. Raises NoSuchGame or NotRunning.
        """
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            ask = live.match.pending.get(seat) if seat is not None and live.row.status == Status.LIVE else None
            helping = None if ask is None else picture_for(live.row.game, ask.kind)
            own = OWN if seat is not None and OWN in pictures(live.row.game) else OVERVIEW
            wish = await self._wish(live, person, helping or own, None)
            drawing = self._drawing.draw(wish if helping is None else replace(wish, ask=ask))
        return await drawing

    async def _wish(self, live: Live, person: Person | None, picture: str, seat: int | None) -> Request[object]:
        """A picture of the table as it stands, of a person's own board if no other seat is given."""
        viewer = None if person is None else live.seat_of(person.user_id)
        own_turn = viewer is not None and live.actor == viewer
        return Request(
            live.row.game,
            live.match.view(viewer),
            picture,
            seat=viewer if seat is None else seat,
            before=await self._shown(self._context.database.reads, live, viewer, newest=own_turn),
            names=live.names,
            locale=(person.locale if person is not None else None) or FALLBACK,
        )

    async def _shown(self, sql: Sql, live: Live, viewer: int | None, *, newest: bool) -> object | None:
        """The View before what a picture is to ring: the own running turn, or all since the message before the last."""
        shown = await posts.shown(sql, live.game_id)
        if len(shown) < 2 - newest:
            return None
        snapshot = await snapshots.at(sql, live.game_id, posts.turn_of(shown[0 if newest else 1]))
        if snapshot is None:
            return None
        rules = live.match.rules
        view: object = rules.view(decode_state(rules, snapshot.state, snapshot.schema), viewer)
        return view


def _require_picture(live: Live, picture: str) -> None:
    """What helps with a decision is no picture of the table: only who decides sees it."""
    known = pictures(live.row.game)
    if picture not in known:
        raise UnknownPicture(picture=picture, known=", ".join(known))
