"""Service: everything that a person at a table can do. The screens and commands call nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import renderers
from bot.host.context import Context
from bot.host.desk import history, lobby
from bot.host.desk.drawing import Pictures
from bot.host.desk.orders import Orders
from bot.host.desk.play import Play
from bot.host.desk.preferences import Preferences
from bot.host.desk.tables import Tables
from bot.host.match.matches import Matches
from bot.host.types import (
    Completion,
    GameCard,
    LogPage,
    OrderBook,
    Panel,
    Person,
    Picture,
    Place,
    Scope,
    Seating,
    Settings,
)


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
        self._orders = Orders(context, self.matches)
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
        """Choose a variant in a lobby, as its host. Raises NotInLobby, NotTheChooser or UnknownVariant."""
        return await self._lobbies.choose(game_id, person, lambda chosen, n, who: ({**chosen, key: choice}, n, who))

    async def set_seats(self, game_id: int, person: Person, seats: int | None) -> GameCard:
        """Choose the number of seats in a lobby (None: as many as join), as its host.

        Raises NotInLobby, NotTheChooser, WrongSeats or TooFewSeats.
        """
        return await self._lobbies.choose(game_id, person, lambda chosen, n, who: (chosen, seats, who))

    async def set_opponents(self, game_id: int, person: Person, opponents: str | None) -> GameCard:
        """Choose who fills empty seats (None: nobody), as host. Raises NotInLobby, NotTheChooser or UnknownPolicy."""
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

        A key may answer several decisions whose keys are its first facets: `c5/22/1` answers `c5` and then `c5/22/1`.
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

    async def completions(self, game_id: int, person: Person, typed: str = "", limit: int = 25) -> list[Completion]:
        """Lines of moves that begin as somebody has typed; [] if nothing is asked.

        `typed` may hold several keys separated by spaces: those before the last are taken as answered. Results match
        the last key anywhere, those that begin with it first; a key whose first facets are asked before the others is
        completed behind a `/`. Nothing is completed behind an answer that can't be taken back, since it might reveal
        something.
        """
        return await self._play.completions(game_id, person, typed, limit)

    async def orders(self, game_id: int, person: Person) -> OrderBook:
        """What a player answers in advance. Raises NoSuchGame, NotRunning, NotYourSeat or GameIsOver."""
        return await self._orders.read(game_id, person)

    async def give_order(self, game_id: int, person: Person, kind: str, key: str | None) -> OrderBook:
        """Answer a kind of decision in advance from now on (None: be asked); a decision that waits is answered at once.

        Raises as `orders`, NoSuchOrder, or NotSaved; then nothing has happened.
        """
        return await self._orders.give(game_id, person, kind, key)

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

    async def situation(self, game_id: int, person: Person) -> Picture:
        """The picture that helps a person most with what they are asked: their own board, or one of that decision.

        Spectators get the table as a whole. Raises NoSuchGame or NotRunning.
        """
        return await self._tables.situation(game_id, person)

    async def log(self, game_id: int, person: Person | None, page: int = 0) -> LogPage:
        """A page of what happened, as a person may read it. Raises NoSuchGame."""
        return await history.page(self._context.database.reader, game_id, person, page)

    async def record(self, game_id: int) -> str:
        """The record of a game that is over (engine/core/record.py). Raises NoSuchGame, NotRunning or NotOver."""
        return str(await history.finished(self._context.database.reader, game_id))

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
