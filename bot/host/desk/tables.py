"""Tables: what hosts and onlookers do with a whole game."""

from __future__ import annotations

from dataclasses import replace

from bot.host.context import Context
from bot.host.desk.drawing import Pictures
from bot.host.desk.preferences import require_host
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.post import cards, posts
from bot.host.refusals import AlreadySeated, CannotOpen, GameIsOver, NoSuchSeat, NotRunning
from bot.host.types import GameCard, Person, Picture, Status
from bot.store import games, orders, snapshots, timers, users
from bot.store.database import Sql
from engine.core.codec import decode_state
from engine.core.msg import Msg
from renderers import OVERVIEW, Request, UnknownPicture, picture_for, pictures
from renderers.i18n import FALLBACK

OWN = "player"
"""The picture of one player's board, where a game has one."""


class Tables:
    """Cards, pictures, and what a host may do. Service says what each method raises."""

    def __init__(self, context: Context, matches: Matches, drawing: Pictures) -> None:
        self._context = context
        self._matches = matches
        self._drawing = drawing

    async def card(self, game_id: int) -> GameCard:
        """A table with its score."""
        card = await cards.read(self._context.database.reader, game_id)
        if card.status in (Status.LOBBY, Status.OVER) or card.result is not None:
            return card
        try:
            async with self._matches.hold(game_id) as live:
                row = await cards.find(self._context.database.reader, game_id)
                return cards.card(row, live.seats, live.match.result())
        except (NotRunning, CannotOpen):  # a lobby that was closed; a game whose host must still be able to end it
            return card

    async def live_game(self, channel_id: int) -> GameCard | None:
        """The open or running table of a channel."""
        row = await games.in_channel(self._context.database.reader, channel_id)
        return None if row is None else await self.card(row.game_id)

    async def last_game(self, channel_id: int) -> GameCard | None:
        """The open or running table of a channel, or the one before it."""
        row = await games.last_in_channel(self._context.database.reader, channel_id)
        return None if row is None else await self.card(row.game_id)

    async def of_user(self, user_id: int) -> list[GameCard]:
        """The open and running tables of a player, those that wait for them first."""
        sql = self._context.database.reader
        found = [cards.card(row, await games.seats(sql, row.game_id)) for row in await games.of_user(sql, user_id)]
        return sorted(found, key=lambda card: card.seat_of(user_id) not in [w.seat for w in card.waiting])

    async def end(self, game_id: int, person: Person, *, may_manage: bool) -> GameCard:
        """Close a lobby or end a game early."""
        async with self._matches.lock(game_id):
            # whatever comes of it: a request that is cut short may have ended the game all the same
            self._matches.drop(game_id)
            async with self._context.database.write() as sql:
                row = await cards.find(sql, game_id)
                if row.status not in (Status.LOBBY, Status.LIVE):
                    raise GameIsOver()
                require_host(row, person, may_manage=may_manage)
                now = self._context.time()
                await games.finish(sql, game_id, Status.ENDED, now)
                await timers.clear(sql, game_id)
                if row.status == Status.LOBBY:
                    await posts.lobby(sql, row, now)
                else:
                    await posts.notice(sql, row, now, Msg("notice-ended", name=person.name))
                card = await cards.read(sql, game_id)
        self._context.wake()
        return card

    async def hand_over(self, game_id: int, person: Person, *, may_manage: bool, seat: int, to: Person) -> GameCard:
        """Give a seat to another member; a turn that is running goes on where it is."""
        async with self._matches.hold(game_id) as live:
            if live.row.status != Status.LIVE or live.match.over:
                raise GameIsOver()
            require_host(live.row, person, may_manage=may_manage)
            _require_seat(live, seat)
            if live.seat_of(to.user_id) is not None:
                raise AlreadySeated(name=to.name)
            before = live.seats[seat].name
            async with self._context.database.write() as sql:
                await users.greet(sql, to.user_id, to.name, to.locale)
                await games.give_seat(sql, game_id, seat, to.user_id, to.name)
                # they were the wishes of whoever sat there before
                forgotten = await orders.clear(sql, game_id, seat)
                text = Msg("notice-seat-orders" if forgotten else "notice-seat", name=before, to=to.name)
                await posts.notice(sql, live.row, self._context.time(), text)
                await turns.ask_again(sql, self._context, live, seat)
                card = await cards.read(sql, game_id)
            self._matches.drop(game_id)
        self._context.wake()
        return card

    async def board(
        self, game_id: int, person: Person | None, picture: str, seat: int | None, *, locale: str | None, width: int
    ) -> Picture:
        """A picture as a person (None: the public) may see the table."""
        async with self._matches.hold(game_id) as live:
            if seat is not None:
                _require_seat(live, seat)
            _require_picture(live, picture)
            wish = await self._wish(live, person, picture, seat)
            drawing = self._drawing.draw(replace(wish, locale=locale or wish.locale, width=width))
        return await drawing

    async def situation(self, game_id: int, person: Person) -> Picture:
        """The picture that helps a person most with what they are asked, or else their own board."""
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
        reader = None if person is None else live.seat_of(person.user_id)
        own_turn = reader is not None and live.actor == reader
        return Request(
            live.row.game,
            live.match.view(reader),
            picture,
            seat=reader if seat is None else seat,
            before=await self._shown(self._context.database.reader, live, reader, newest=own_turn),
            names=live.names,
            locale=(person.locale if person is not None else None) or FALLBACK,
        )

    async def _shown(self, sql: Sql, live: Live, reader: int | None, *, newest: bool) -> object | None:
        """The View before what a picture is to ring: the own running turn, or all since the message before the last."""
        shown = await posts.shown(sql, live.game_id)
        if len(shown) < 2 - newest:
            return None
        snapshot = await snapshots.at(sql, live.game_id, posts.turn_of(shown[0 if newest else 1]))
        if snapshot is None:
            return None
        rules = live.match.rules
        view: object = rules.view(decode_state(rules, snapshot.state, snapshot.schema), reader)
        return view


def _require_picture(live: Live, picture: str) -> None:
    """What helps with a decision is no picture of the table: only who decides sees it."""
    known = pictures(live.row.game)
    if picture not in known:
        raise UnknownPicture(picture=picture, known=", ".join(known))


def _require_seat(live: Live, seat: int) -> None:
    if not 0 <= seat < live.match.seats:
        raise NoSuchSeat(seat=seat)
