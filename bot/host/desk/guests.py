"""Guests: whom the host of a lobby wants at the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.context import Context
from bot.host.match import gathering
from bot.host.match.gathering import LobbyChange, require_chooser
from bot.host.match.matches import Matches
from bot.host.post import cards, habits, posts
from bot.host.refusals import BadSetting, NotYourself
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status
from bot.store.engine.database import Sql
from bot.store.tables import blocks, games, guests
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow
from engine.core.play.msg import Msg

MOST_GUESTS = 25
"""The most people to invite at once: a menu of Discord lists no more."""
LONGEST_RECORD = 100
"""Finished games that a host may ask for, and percent."""


class Guests:
    """Who may sit down, who is invited, and who is not wanted."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def set_access(
        self,
        game_id: int,
        person: Person,
        *,
        invited: bool = False,
        for_role: int | None = None,
        least_in_time: int | None = None,
        least_games: int | None = None,
    ) -> GameCard:
        """Choose as host who may sit down from now on: replaces all such choices. Seated players stay.

        Only those `invited`; or those who have a role of the server; who have taken `least_in_time` percent of their
        turns in time; who have finished `least_games`. Raises NotInLobby, NotTheChooser or BadSetting.
        """
        for name, value in (("least_in_time", least_in_time), ("least_games", least_games)):
            if value is not None and not 0 < value <= LONGEST_RECORD:
                raise BadSetting(setting=name, value=str(value))

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            require_chooser(row.host_id, person.user_id)
            await games.set(
                sql,
                game_id,
                invited=invited,
                for_role=for_role,
                least_in_time=least_in_time,
                least_games=least_games,
            )

        return await self._change(game_id, change)

    async def invite(
        self, game_id: int, person: Person, people: Sequence[Person], click: int | None = None
    ) -> GameCard:
        """Invite some people to a lobby, as its host; the channel is told, and those who are awake are pinged.

        They may sit down whatever the host asks of others, as long as there is a seat. Raises NotInLobby,
        NotTheChooser, NotYourself or BadSetting.
        """
        if not 0 < len(people) <= MOST_GUESTS:
            raise BadSetting(setting="invite", value=str(len(people)))

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            require_chooser(row.host_id, person.user_id)
            if any(guest.user_id == person.user_id for guest in people):
                raise NotYourself()
            new = [guest for guest in people if gathering.seat_of(seats, guest.user_id) is None]
            known = await guests.invited(sql, game_id)
            for guest in new:
                await guests.put(sql, game_id, guest.user_id, welcome=True)
            if told := [guest for guest in new if guest.user_id not in known]:
                await self._tell_guests(sql, row, person, told)

        return await self._change(game_id, change, click)

    async def _tell_guests(self, sql: Sql, row: GameRow, host: Person, people: Sequence[Person]) -> None:
        """Name them in the channel of the table; people who are asleep, or have blocked the host, are not pinged."""
        now, at, pings = self._context.time(), await cards.company(sql, row.game_id), list[int]()
        for guest in people:
            wants = (guest.user_id, host.user_id) not in await blocks.among(sql, [guest.user_id, host.user_id])
            if wants and not (await habits.of_user(sql, at, guest.user_id)).asleep(now):
                pings.append(guest.user_id)
        if len(pings) == len(people):
            text = Msg("notice-invited-you", name=host.name, count=len(pings))
        else:
            text = Msg("notice-invited", name=host.name, to=[Msg("guest", name=guest.name) for guest in people])
        await posts.notice(sql, row, now, text, pings=pings)

    async def send_away(self, game_id: int, person: Person, other: Person, click: int | None = None) -> GameCard:
        """Remove somebody from a lobby, as its host, for good unless they are invited.

        A player who had a seat is told privately. Raises NotInLobby, NotTheChooser or NotYourself.
        """

        async def change(sql: Sql, row: GameRow, seats: list[SeatRow]) -> None:
            require_chooser(row.host_id, person.user_id)
            if other.user_id == person.user_id:
                raise NotYourself()
            await guests.put(sql, game_id, other.user_id, welcome=False)
            if gathering.seat_of(seats, other.user_id) is None:
                return
            await gathering.leave(sql, row, seats, other.user_id, self._context.time())
            place = row.channel_id if cards.placed(row) else row.parent_id
            text = Msg("notice-sent-away", name=person.name, where=Msg("ui-channel", channel=f"<#{place}>"))
            await posts.notice(sql, row, self._context.time(), text, user_id=other.user_id)

        return await self._change(game_id, change, click)

    async def hosted(self, person: Person, guild_id: int | None) -> list[GameCard]:
        """The lobbies of a server where a person is the host, newest first."""
        sql = self._context.database.reads
        rows = [row for row in await games.hosted(sql, person.user_id) if row.guild_id == guild_id]
        return [await cards.read(sql, row.game_id) for row in reversed(rows) if row.status == Status.LOBBY]

    async def _change(self, game_id: int, change: LobbyChange, click: int | None = None) -> GameCard:
        return await gathering.change(self._context, self._matches, game_id, change, click)
