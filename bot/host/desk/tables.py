"""Tables: what hosts and onlookers do with a whole game."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from bot.host.context import Context
from bot.host.counted import counted
from bot.host.match import accord, care, places, turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.opponents import require_level
from bot.host.match.who import require_host, require_running, require_seat
from bot.host.post import cards, club, posts, queues
from bot.host.refusals import (
    AlreadyResting,
    AlreadySeated,
    CannotOpen,
    GameIsOver,
    NeedsAgreement,
    NeedsPeople,
    NoSeatToGive,
    NoSuchGame,
    NotResting,
    NotRunning,
)
from bot.host.types.people import Person
from bot.host.types.queue import Queue
from bot.host.types.server import Offer
from bot.host.types.table import GameCard, Status
from bot.store.tables import clicks, company, games, seating
from bot.store.tables.company import Company
from engine.core.play.msg import Msg


class Tables:
    """Cards, and what a host may do."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def card(self, game_id: int) -> GameCard:
        """A table with its score. Raises NoSuchGame."""
        return await self._scored(await cards.company(self._context.database.reads, game_id))

    async def _scored(self, at: Company) -> GameCard:
        """A table that was just read, with its score."""
        sql = self._context.database.reads
        card = await cards.of(sql, at)
        if card.status in (Status.LOBBY, Status.OVER) or card.result is not None:
            return card
        try:
            async with self._matches.hold(card.game_id) as live:
                row = at.game if live.row.version == at.game.version else await cards.find(sql, card.game_id)
                return cards.card(row, live.seats, live.match.result())
        except (NotRunning, CannotOpen):  # a lobby that was closed; a game whose host must still be able to end it
            return card

    async def in_channel(self, channel_id: int) -> GameCard | None:
        """The table of a channel or thread that is open or running, None if there is none."""
        at = await company.in_channel(self._context.database.reads, channel_id)
        return None if at is None else await self._scored(at)

    async def offers(self, guild_id: int) -> tuple[Offer, ...]:
        """The tables of a server that people may still join: the newest lobbies first, then games that run."""
        return await club.offers(self._context.database.reads, guild_id)

    async def cards(self, game_ids: Iterable[int]) -> dict[int, GameCard]:
        """Those of these tables that there are, without scores."""
        sql, found = self._context.database.reads, {}
        for game_id in game_ids:
            with contextlib.suppress(NoSuchGame):
                found[game_id] = await cards.read(sql, game_id)
        return found

    async def language(self, card: GameCard) -> str | None:
        """In which language the posts of a table are written."""
        return await cards.language(self._context.database.reads, card)

    async def last_in_channel(self, channel_id: int, *, scored: bool = True) -> GameCard | None:
        """The table of a channel that is open or running, or else the one that was played there last."""
        sql = self._context.database.reads
        at = await company.last_in_channel(sql, channel_id)
        return None if at is None else await (self._scored(at) if scored else cards.of(sql, at))

    async def of_user(self, user_id: int) -> list[GameCard]:
        """All open and running tables of a player, those that wait for them first; without results."""
        sql = self._context.database.reads
        found = [cards.card(row, await seating.of_game(sql, row.game_id)) for row in await games.of_user(sql, user_id)]
        return sorted(found, key=lambda card: card.seat_of(user_id) not in [w.seat for w in card.waiting])

    async def queue(self, user_id: int) -> Queue:
        """The tables that wait for a player, longest first, and those where they wait for others."""
        return await queues.read(self._context.database.reads, user_id, self._context.time())

    @afresh
    async def end(self, game_id: int, person: Person, *, may_manage: bool) -> GameCard:
        """Close a lobby, or end a game early where nobody else plays.

        Who may manage the server may end any. Raises NoSuchGame, GameIsOver, NotTheHost, or NeedsAgreement where others
        have to agree (`Votes.ask`).
        """
        if not may_manage and await self._others_decide(game_id, person):
            raise NeedsAgreement()
        async with self._matches.change(game_id) as sql:
            row = await cards.find(sql, game_id)
            if row.status not in (Status.LOBBY, Status.LIVE):
                raise GameIsOver()
            require_host(row, person, may_manage=may_manage)
            now = self._context.time()
            if row.status == Status.LOBBY:
                await places.given_up(sql, row, person.user_id)
                await turns.close(sql, row, Status.ENDED, now)
                await posts.lobby(sql, row, now)
            else:
                await turns.end_early(sql, game_id, now, Msg("notice-ended", name=person.name), by=person.user_id)
            card = await cards.read(sql, game_id)
        self._context.wake()
        return card

    async def _others_decide(self, game_id: int, person: Person) -> bool:
        """Whether this person plays with others who can be asked; nobody can at a table that can't be opened."""
        try:
            async with self._matches.hold(game_id) as live:
                people = [seat.user_id for seat in live.seats if seat.user_id is not None]
                return live.row.status == Status.LIVE and person.user_id in people and len(people) > 1
        except (NotRunning, CannotOpen):
            return False

    @afresh
    async def hand_over(
        self, game_id: int, person: Person, *, may_manage: bool, seat: int, to: Person | str
    ) -> GameCard:
        """Give a seat of a running game to another member, or to a bot opponent (`to` is its level).

        Its turn goes on. Raises NoSuchGame, NotRunning, GameIsOver, NoSuchSeat, AlreadySeated, NotTheHost,
        UnknownPolicy or NeedsPeople.
        """
        async with self._matches.hold(game_id) as live:
            require_running(live)
            require_host(live.row, person, may_manage=may_manage)
            require_seat(live, seat)
            _require_free(live, seat, to)
            await care.give(self._context, live, seat, to)
            with counted():
                return await cards.read(self._context.database.reads, game_id)

    async def seek(
        self, game_id: int, person: Person, *, may_manage: bool, click: int | None = None, wanted: bool | None = None
    ) -> bool:
        """Look for players in place of bot opponents at a running table, or (by another `click`) stop looking.

        `wanted` says which; None: the opposite of now. Returns whether it looks. Raises NoSuchGame, GameIsOver,
        NotTheHost or NoSeatToGive.
        """
        async with self._matches.change(game_id) as sql:
            row, now = await cards.find(sql, game_id), self._context.time()
            if row.status != Status.LIVE:
                raise GameIsOver()
            require_host(row, person, may_manage=may_manage)
            if (
                not row.seeking
                and wanted is not False
                and all(seat.policy is None for seat in await seating.of_game(sql, game_id))
            ):
                raise NoSeatToGive()
            seeking = bool(row.seeking)
            if wanted is not seeking and await clicks.first(sql, click, game_id, now):
                seeking = not seeking
                await games.set(sql, game_id, seeking=seeking)
                await club.changed(sql, row.guild_id, now)
        self._context.wake()
        return seeking

    @afresh
    async def pause(self, game_id: int, person: Person, *, may_manage: bool, rest: bool) -> GameCard:
        """Let a running table rest, so that no clock runs and nobody is reminded, or let it go on.

        Moves are welcome in a pause as well. Raises NoSuchGame, NotRunning, GameIsOver, NotTheHost, AlreadyResting or
        NotResting.
        """
        async with self._matches.hold(game_id) as live:
            require_running(live)
            require_host(live.row, person, may_manage=may_manage)
            if (live.row.paused_at is not None) == rest:
                raise AlreadyResting() if rest else NotResting()
            text = Msg("notice-paused" if rest else "notice-resumed", name=person.name)
            await accord.rest(self._context, live, text, resting=rest)
            with counted():
                return await cards.read(self._context.database.reads, game_id)


def _require_free(live: Live, seat: int, to: Person | str) -> None:
    """Raises what speaks against giving a seat to a member or to a bot opponent."""
    if isinstance(to, Person):
        if live.seat_of(to.user_id) is not None:
            raise AlreadySeated(name=to.name)
        return
    require_level(live.match.rules, to)
    if live.seats[seat].policy == to:
        raise AlreadySeated(name=live.names[seat])
    if not any(other.user_id is not None and other.seat != seat for other in live.seats):
        raise NeedsPeople()
