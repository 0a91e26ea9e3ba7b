"""What the tests of the host share: a time one can move, a courier like Discord, and a house on a file."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.host.house import House
from bot.host.match.records import record
from bot.host.post.delivery import HasLeft, Needless, Undeliverable
from bot.host.post.pace import TELL
from bot.host.search.searches import Effort, Searches
from bot.host.search.workers import Workers
from bot.host.types.call import Told as Call
from bot.host.types.panel import Panel
from bot.host.types.parcel import Parcel
from bot.host.types.people import Person
from bot.host.types.post import PanelsPost, Post, PostKind, ServerPost, UnlistedPost
from bot.host.types.table import GameCard, Venue
from bot.store.engine.place import Where
from renderers import Request
from tests.places import fresh

GAME = "toy_freight"
ANN, BEN, CID = Person(101, "Ann", "en-GB"), Person(102, "Ben", "cs"), Person(103, "Cid")
HERE = Venue(guild_id=1, channel_id=11, locale="en-US")
INTERACTIONS = count(900_000)
QUICK = Effort(tries=6)
"""Hard opponents think little, and always the same."""


class Time:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.at = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def pass_(self, **amount: float) -> None:
        self.at += timedelta(**amount)


@dataclass
class Sent:
    message_id: int
    post: Post


@dataclass
class Told:
    """What stands in a server and belongs to no table, as it was sent or edited last."""

    message_id: int
    post: ServerPost


@dataclass
class Channel:
    """A courier that answers a repeated nonce with the earlier message, as Discord does with enforce_nonce."""

    messages: list[Sent] = field(default_factory=list)
    edits: list[Post] = field(default_factory=list)
    erased: list[int] = field(default_factory=list)
    nonces: dict[str, int] = field(default_factory=dict)
    failures: list[Exception] = field(default_factory=list)
    closed: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    """Users who have left the server."""
    done: list[tuple[PostKind, int | None, tuple[int, ...]]] = field(default_factory=list)
    """What is no message: threads opened and closed, and who was let in."""
    order: list[PostKind] = field(default_factory=list)
    """What was delivered, in order."""
    panels: list[PanelsPost] = field(default_factory=list)
    """Panels that were brought up to date."""
    club: list[Told] = field(default_factory=list)
    """What belongs to no table."""
    unlisted: list[tuple[int, int]] = field(default_factory=list)
    """Lists that were taken away: channel and message."""

    called: list[Call] = field(default_factory=list)
    """What tables have told to addresses, as often as it was taken."""
    deaf: list[Exception] = field(default_factory=list)
    """Why the next of it is not taken."""
    brought: list[Parcel] = field(default_factory=list)
    """What takes long and was made for somebody."""

    async def call(self, told: Call) -> None:
        if self.deaf:
            raise self.deaf.pop(0)
        self.called.append(told)

    async def bring(self, parcel: Parcel) -> bool:
        if self.failures:
            raise self.failures.pop(0)
        self.brought.append(parcel)
        return parcel.fresh or parcel.user_id not in self.closed

    async def deliver(self, post: Post | ServerPost, nonce: str) -> int:
        if self.failures:
            raise self.failures.pop(0)
        if post.channel_id in self.closed:
            raise Undeliverable("trouble-channel-gone")
        self.order.append(post.kind)
        if isinstance(post, ServerPost):
            return self._to_server(post, nonce)
        for ping in post.pings if post.kind == PostKind.REMINDER else ():
            if ping.user_id in self.gone:
                raise HasLeft(ping.seat)
        if post.kind == PostKind.ERASE:
            assert post.message_id is not None
            self.erased.append(post.message_id)
            return post.message_id
        if post.kind in (PostKind.THREAD, PostKind.SEATED, PostKind.ARCHIVE):
            self.done.append((post.kind, post.channel_id, post.voters))
            return post.message_id or 0
        if isinstance(post, PanelsPost):
            self.panels.append(post)
            return 0
        if post.user_id in self.closed:
            raise Undeliverable("trouble-direct-messages-closed")
        if post.message_id is not None:
            self.edits.append(post)
            return post.message_id
        if not post.needed and nonce not in self.nonces:
            raise Needless
        if nonce not in self.nonces:
            self.nonces[nonce] = 5000 + len(self.nonces)
            self.messages.append(Sent(self.nonces[nonce], post))
        return self.nonces[nonce]

    def _to_server(self, post: ServerPost, nonce: str) -> int:
        if isinstance(post, UnlistedPost):
            self.unlisted.append((post.channel_id, post.message_id))
            return post.message_id
        for told in self.club:
            if told.message_id == post.message_id:
                told.post = post
                return told.message_id
        if nonce not in self.nonces:
            self.nonces[nonce] = 5000 + len(self.nonces)
            self.club.append(Told(self.nonces[nonce], post))
        return self.nonces[nonce]

    def posts(self, kind: str) -> list[Post]:
        return [sent.post for sent in self.messages if sent.post.kind == kind]

    def standing(self, kind: str) -> list[Post]:
        """Those that have not been taken away."""
        return [s.post for s in self.messages if s.post.kind == kind and s.message_id not in self.erased]


class Rig:
    """A house on a database, its channel and its time."""

    def __init__(
        self,
        where: Where,
        pause: float = 0,
        *,
        workers: Workers | None = None,
        effort: Effort = QUICK,
        pages: bool = False,
    ) -> None:
        self.where = where
        self.pause = pause
        self.workers = workers
        self.effort = effort
        self.pages = pages
        self.time = Time()
        self.channel = Channel()
        self.house: House

    @property
    def path(self) -> Path:
        """The file, if it is on one."""
        if not isinstance(self.where, Path):
            pytest.skip("it looks into the file")
        return self.where

    async def open(self, *, backups: Path | None = None) -> Rig:
        searches = Searches(self.workers, self.effort)
        if isinstance(self.where, Path) and not self.where.exists():
            fresh(self.where)
        self.house = await House.open(self.where, now=self.time, pause=self.pause, searches=searches, pages=self.pages)
        nightly = None if backups is None else (self.path, backups)
        await self.house.start(self.channel, nightly=nightly, call=self.channel.call)
        return self

    async def restart(self) -> None:
        await self.house.close()
        await self.open()
        await self.house.settle()

    async def ring(self, **amount: float) -> None:
        """Let time pass and do what became due."""
        self.time.pass_(**amount)
        self.house.wake()
        await self.house.settle()

    async def table(
        self,
        *people: Person,
        opponents: str | None = None,
        seats: int | None = None,
        game: str = GAME,
        variants: Mapping[str, str] | None = None,
        pace: str | None = None,
        overtime: str = TELL,
        channel: int = HERE.channel_id,
    ) -> GameCard:
        """A running game."""
        host, here = self.house.host, replace(HERE, channel_id=channel)
        card = await host.lobby.open(here, people[0], game, variants=variants, seats=seats, opponents=opponents)
        for person in people[1:]:
            await host.lobby.join(card.game_id, person)
        await host.lobby.set_time(card.game_id, people[0], pace=pace, overtime=overtime)
        card = await host.lobby.start(card.game_id, people[0])
        await self.house.settle()
        return card

    async def answer(self, game_id: int, person: Person, *keys: str, rev: int | None = None) -> Panel:
        panel = await self.house.host.play.answer(game_id, person, rev, keys, next(INTERACTIONS))
        await self.house.settle()
        return panel

    async def record(self, game_id: int) -> str:
        """The record so far, which players get at the end only."""
        return str(await record(self.house._context.database.reads, game_id))

    async def play_on(self, game_id: int, people: dict[int, Person], limit: int = 500) -> int:
        """Everybody answers with the last legal key until the game is over; returns the number of answers."""
        for done in range(limit):
            if not await self.play_once(game_id, people):
                return done
        raise AssertionError("the game does not end")

    async def play_once(self, game_id: int, people: dict[int, Person]) -> bool:
        """Somebody answers; False if nobody has to."""
        card = await self.house.host.tables.card(game_id)
        seat = next((w.seat for w in card.waiting if w.seat in people), None)
        if seat is None:
            return False
        panel = await self.house.host.play.panel(game_id, people[seat])
        assert panel.ask is not None
        await self.answer(game_id, people[seat], panel.ask.keys()[-1], rev=panel.rev)
        return True


def request_of(panel: Panel) -> Request[Any]:
    """The picture that a panel wants."""
    request: Request[Any] = pickle.loads(panel.picture.request)
    return request


def view_of(panel: Panel) -> Any:
    """What a panel's picture shows."""
    return request_of(panel).view
