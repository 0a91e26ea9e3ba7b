"""Service: everything that a person at a table can do. The screens and commands call nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import renderers
from bot.host import history, lobby
from bot.host.context import Context
from bot.host.matches import Matches
from bot.host.pictures import Pictures
from bot.host.play import Play
from bot.host.preferences import Preferences
from bot.host.tables import Tables
from bot.host.types import GameCard, LogPage, Panel, Person, Picture, Place, Scope, Seating, Settings


class Service:
    """The application. All methods are safe to call at once for one table: a lock per game queues them.

    They raise RoundhouseError subclasses whose `msg` is one sentence for the person who erred. `may_manage` says
    that the person may manage the server (Discord's Manage Server); the host of a table may do the same there.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.matches = Matches(context)
        self._drawing = Pictures()
        self._lobbies = lobby.Lobbies(context, self.matches)
        self._play = Play(context, self.matches)
        self._tables = Tables(context, self.matches, self._drawing)
        self._preferences = Preferences(context)

    def close(self) -> None:
        """Stop drawing."""
        self._drawing.close()

    async def open_game(
        self,
        place: Place,
        host: Person,
        game: str,
        *,
        variants: Mapping[str, str] | None = None,
        seats: int | None = None,
        opponents: str | None = None,
    ) -> GameCard:
        """Open a lobby; the host takes the first seat. The lobby message is posted by the outbox.

        Raises TableHere, UnknownGame, WrongSeats, UnknownVariant or UnknownPolicy.
        """
        return await self._lobbies.open(place, host, game, variants=variants or {}, wanted=seats, opponents=opponents)

    async def join(self, game_id: int, person: Person) -> GameCard:
        """Take a seat in a lobby. Raises NoSuchGame, NotInLobby, AlreadySeated or TableFull."""
        return await self._lobbies.join(game_id, person)

    async def leave(self, game_id: int, person: Person) -> GameCard:
        """Leave a lobby; if the host leaves, the next player becomes host, and an empty lobby is closed.

        Raises NoSuchGame, NotInLobby or NotSeated.
        """
        return await self._lobbies.leave(game_id, person)

    async def set_variant(self, game_id: int, person: Person, key: str, choice: str) -> GameCard:
        """Choose a variant in a lobby. Raises NotInLobby, NotSeated or UnknownVariant."""
        return await self._lobbies.choose(game_id, person, lambda chosen, n, who: ({**chosen, key: choice}, n, who))

    async def set_seats(self, game_id: int, person: Person, seats: int | None) -> GameCard:
        """Choose the number of seats in a lobby (None: as many as join).

        Raises NotInLobby, NotSeated, WrongSeats or TooFewSeats.
        """
        return await self._lobbies.choose(game_id, person, lambda chosen, n, who: (chosen, seats, who))

    async def set_opponents(self, game_id: int, person: Person, opponents: str | None) -> GameCard:
        """Choose who fills empty seats (None: nobody). Raises NotInLobby, NotSeated or UnknownPolicy."""
        return await self._lobbies.choose(game_id, person, lambda chosen, n, who: (chosen, n, opponents))

    def seating(self, game: str, variants: Mapping[str, str]) -> Seating:
        """What a lobby of this game with these variants may choose. Raises UnknownGame."""
        return lobby.seating(game, variants)

    async def start(self, game_id: int, person: Person) -> GameCard:
        """Start the game: empty seats go to practice opponents. Raises NotInLobby, NotSeated or WrongCount."""
        return await self._lobbies.start(game_id, person)

    async def end(self, game_id: int, person: Person, *, may_manage: bool) -> GameCard:
        """Close a lobby or end a game early. Raises NoSuchGame, GameIsOver or NotTheHost."""
        return await self._tables.end(game_id, person, may_manage=may_manage)

    async def hand_over(self, game_id: int, person: Person, *, may_manage: bool, seat: int, to: Person) -> GameCard:
        """Give a seat of a running game to another member (also one of a practice opponent).

        Raises NoSuchGame, NotRunning, NoSuchSeat, AlreadySeated or NotTheHost.
        """
        return await self._tables.hand_over(game_id, person, may_manage=may_manage, seat=seat, to=to)

    async def live_game(self, channel_id: int) -> GameCard | None:
        """The table of a channel or thread that is open or running, None if there is none."""
        return await self._tables.live_game(channel_id)

    async def last_game(self, channel_id: int) -> GameCard | None:
        """The table of a channel that is open or running, or else the one that was played there last."""
        return await self._tables.last_game(channel_id)

    async def game(self, game_id: int) -> GameCard:
        """A table. Raises NoSuchGame."""
        return await self._tables.card(game_id)

    async def my_games(self, user_id: int) -> list[GameCard]:
        """All open and running tables of a player, those that wait for them first; without results."""
        return await self._tables.of_user(user_id)

    async def panel(self, game_id: int, person: Person) -> Panel:
        """What a person can do now; for a spectator a panel without seat. Raises NoSuchGame or NotRunning."""
        return await self._play.panel(game_id, person)

    async def answer(
        self, game_id: int, person: Person, rev: int | None, keys: Sequence[str], interaction_id: int
    ) -> Panel:
        """Answer one decision after another: all keys or none. Returns what the person can do next.

        `rev` is the revision the person was shown; if the game has moved on, nothing is applied and the panel says why
        (`stale`); None applies to whatever is asked now. The same interaction is applied once. If a Panel comes back
        without `stale`, the answers are on disk. Raises NoSuchGame, NotRunning, NotYourSeat, NotYourDecision,
        IllegalAnswer, TooFarAhead (a key behind an answer that can't be taken back), or NotSaved; then nothing has
        happened.
        """
        return await self._play.answer(game_id, person, rev, keys, interaction_id)

    async def undo(
        self, game_id: int, person: Person, rev: int | None, interaction_id: int, *, turn: bool = False
    ) -> Panel:
        """Take back the last answer, or (`turn`) all of the running turn. As `answer`; raises NothingToUndo."""
        return await self._play.undo(game_id, person, rev, interaction_id, turn=turn)

    async def legal_keys(self, game_id: int, person: Person, typed: str = "", limit: int = 25) -> list[str]:
        """Keys that a person may answer now, for completion; [] if nothing is asked.

        `typed` may hold several keys separated by spaces: those before the last are taken as answered, and each result
        is the whole line; results match the last word anywhere, those that begin with it first. Nothing is completed
        behind an answer that can't be taken back, since it might reveal something.
        """
        return await self._play.legal_keys(game_id, person, typed, limit)

    def pictures(self, game: str) -> tuple[str, ...]:
        """The names of a game's pictures: `overview` and possibly `main`, `player`."""
        return renderers.pictures(game)

    async def board(
        self,
        game_id: int,
        person: Person | None,
        picture: str = "overview",
        seat: int | None = None,
        *,
        locale: str | None = None,
        width: int = 1600,
    ) -> Picture:
        """A picture of the table as a person (None: the public) may see it; `seat` is whose board (`player`).

        `locale` is the language of the labels (default: the person's). Raises NoSuchGame, NotRunning, NoSuchSeat or
        UnknownPicture.
        """
        return await self._tables.board(game_id, person, picture, seat, locale=locale, width=width)

    async def log(self, game_id: int, person: Person | None, page: int = 0) -> LogPage:
        """A page of what happened, as a person may read it. Raises NoSuchGame."""
        return await history.page(self._context.database.reader, game_id, person, page)

    async def record(self, game_id: int) -> str:
        """The record of the whole game so far (engine/core/record.py). Raises NoSuchGame or NotRunning."""
        return str(await history.record(self._context.database.reader, game_id))

    async def settings(self, scope: Scope, of: int) -> Settings:
        """What was set in a scope; `of` is the guild, game or user id."""
        return await self._preferences.read(scope, of)

    async def change_settings(
        self,
        scope: Scope,
        of: int,
        person: Person,
        *,
        may_manage: bool,
        change: Mapping[str, int | str | bool | None],
    ) -> Settings:
        """Set some fields of Settings (by name, None: back to the default); running reminders follow at once.

        Raises NotTheHost (table), NotAManager (server), NotYourSettings (player) or BadSetting.
        """
        return await self._preferences.change(scope, of, person, may_manage=may_manage, change=change)
