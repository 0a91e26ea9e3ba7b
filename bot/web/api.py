"""API: what the public pages show, as JSON, read only. `/api/v1/openapi.json` describes it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from aiohttp import web

from bot.host.drawing.studio import Rank
from bot.host.house import Host
from bot.host.types.door import Door
from bot.host.types.table import GameCard, Status
from bot.ui.pages.guide import room_of
from bot.ui.parts.reader import Reader, address
from bot.ui.table.deeds import named
from bot.web import shapes
from bot.web.errors import SAID, Refused, answered
from bot.web.frame import FRESH, Frame, given, key_of
from bot.web.halls import further, lately, named_by, number, opened
from bot.web.kept import Answer, answer, answers
from bot.web.openapi import Way, document
from bot.web.shapes import Shape
from bot.web.stands import Stands
from engine.core.play.standings import Contender, contenders

HOME = "/api/v1"
MOST = 2 * 2**20
"""Bytes of answers to keep."""
TURNS = 100
"""Turns of a log in an answer."""
JSON = "application/json"
ANYWHERE = {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"}
"""Other sites may fetch what everyone may see: no cookie identifies anyone."""


GAMES = Way("/games", "All titles.", shapes.Games, ("lang",))
SERVER = Way("/servers/{page}", "Games that run in a server, and tables that one may join.", shapes.Server, ("lang",))
RESULTS = Way("/servers/{page}/results", "Results of a server.", shapes.Results, ("before", "lang"))
TABLE = Way("/tables/{key}", "A table.", shapes.Table, ("lang",))
LOG = Way("/tables/{key}/log", "What has happened at a table.", shapes.Log, ("after", "lang"))
WORDS = Way("/tables/{key}/words", "A table in words.", shapes.Words, ("lang",))
VIEW = Way("/tables/{key}/view", "A table as its game holds it.", shapes.View)
WAYS = (GAMES, SERVER, RESULTS, TABLE, LOG, WORDS, VIEW)


class Api:
    """Answers in JSON."""

    def __init__(self, host: Host, frame: Frame, stands: Stands) -> None:
        self._host = host
        self._frame = frame
        self._stands = stands
        self._kept = answers(MOST)

    def routes(self) -> list[web.RouteDef]:
        """What answers at which address."""
        ways = {
            GAMES: self._games,
            SERVER: self._server,
            RESULTS: self._results,
            TABLE: self._table,
            LOG: self._log,
            WORDS: self._words,
            VIEW: self._view,
        }
        found = [web.get(f"{HOME}{way.path}", self._way(make)) for way, make in ways.items()]
        return [web.get(f"{HOME}/openapi.json", self._way(self._document)), *found]

    def _way(
        self, make: Callable[[web.Request], Awaitable[web.Response]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                found = await make(request)
            except Refused as error:
                body = msgspec.json.encode(shapes.Problem(status=error.status, title=SAID[error.status]))
                found = web.Response(status=error.status, body=body, content_type=JSON)
            found.headers.update(ANYWHERE)
            return found

        return handle

    async def _document(self, request: web.Request) -> web.Response:
        async def make() -> Answer:
            home = self._frame.addresses.web or ""
            text = json.dumps(document(WAYS, f"{home}{HOME}", self._host.lobby.games()), ensure_ascii=False)
            return await asyncio.to_thread(answer, text.encode(), JSON)

        return given(request, await self._kept.get("document", make), FRESH)

    # -- what is the same for all

    async def _games(self, request: web.Request) -> web.Response:
        language = self._frame.language(request)
        read = self._frame.reader(language)
        games = self._host.lobby.games().items()
        found = [shapes.Game(key=key, name=read.game(key), seats=sorted(rules.seats)) for key, rules in games]
        return given(request, _json(shapes.Games(games=found)), FRESH)

    # -- a server

    async def _server(self, request: web.Request) -> web.Response:
        hall = await opened(self._host, request)
        language = self._frame.language(request, hall.locale)

        async def make() -> Answer:
            read, found = self._frame.reader(language), await self._host.club.tables(hall)
            lobbies = [
                shapes.Lobby(
                    game=card.game,
                    name=card.name,
                    seats=_seats(card, named_by(card, read)),
                    wanted=room_of(card),
                    opened_at=offer.since,
                    url=address(hall.guild_id, offer.channel_id),
                )
                for offer, card in found.offers
            ]
            running = [_table(card, named_by(card, read)) for card in found.running]
            return _json(shapes.Server(id=hall.page, name=hall.name, running=running, open=lobbies))

        return await lately(request, self._kept, ("server", hall, language), make)

    async def _results(self, request: web.Request) -> web.Response:
        hall, before = await opened(self._host, request), number(request, "before")
        language = self._frame.language(request, hall.locale)

        async def make() -> Answer:
            read, ended = self._frame.reader(language), await self._host.club.results(hall, before)
            found = [
                shapes.Ended(place=one.place, ended_at=one.at, table=_table(one.card, named_by(one.card, read)))
                for one in ended
            ]
            return _json(shapes.Results(results=found, next=further(ended)))

        return await lately(request, self._kept, ("results", hall, language, before), make)

    # -- a table

    async def _of_table(
        self, request: web.Request, what: str, make: Callable[[Door, str], Awaitable[Shape]], *more: object
    ) -> web.Response:
        """What everyone may see of a table, made once for each state of it."""
        key = key_of(request)
        door = await answered(lambda: self._host.links.public(key))
        language = self._frame.language(request)

        async def made() -> Answer:
            return _json(await make(door, language))

        stand = await answered(lambda: self._stands.of(door))
        found = await answered(lambda: self._kept.get((what, key, language, stand, *more), made))
        return given(request, found, FRESH)

    async def _table(self, request: web.Request) -> web.Response:
        async def make(door: Door, language: str) -> Shape:
            card = await self._host.tables.card(door.game_id)
            return _table(card, named_by(card, self._frame.reader(language)))

        return await self._of_table(request, "table", make)

    async def _log(self, request: web.Request) -> web.Response:
        after = number(request, "after")

        async def make(door: Door, language: str) -> Shape:
            card, course = await self._host.tables.card(door.game_id), await self._host.past.course(door.game_id, None)
            read = named_by(card, self._frame.reader(language))
            steps = [step for step in course.steps if after is None or step.number > after]
            turns = [
                shapes.Turn(
                    number=step.number,
                    seat=step.seat,
                    round=step.round,
                    points=list(step.points),
                    told=[text.replace("`", "") for msg in step.told if (text := read(msg))],
                    open=step.open,
                )
                for step in steps[:TURNS]
            ]
            return shapes.Log(turns=turns, next=turns[-1].number if len(steps) > TURNS else None)

        return await self._of_table(request, "log", make, after)

    async def _words(self, request: web.Request) -> web.Response:
        async def make(door: Door, language: str) -> Shape:
            told = await self._host.pictures.words(door.game_id, None, language, Rank.PAGE)
            return shapes.Words(
                sections=[shapes.Section(title=one.title, lines=list(one.lines)) for one in told.sections]
            )

        return await self._of_table(request, "words", make)

    async def _view(self, request: web.Request) -> web.Response:
        async def make(door: Door, language: str) -> Shape:
            game, view = await self._host.links.view(door)
            return shapes.View(game=game, view=msgspec.Raw(view))

        return await self._of_table(request, "view", make)


def _json(shape: Shape) -> Answer:
    return answer(msgspec.json.encode(shape), JSON)


def _table(card: GameCard, read: Reader) -> shapes.Table:
    return shapes.Table(
        id=card.page if card.status is not Status.LOBBY else None,
        game=card.game,
        name=card.name,
        status=card.status.value,
        round=card.round,
        rounds=card.rounds,
        seats=_seats(card, read),
    )


def _seats(card: GameCard, read: Reader) -> list[shapes.Seat]:
    """By seat, then rivals."""
    everybody: Sequence[Contender] = () if card.result is None else contenders(card.result)
    scored = {one.seat: one for one in everybody if one.seat is not None}
    waiting = {one.seat: one for one in card.waiting}
    found = []
    for seat in card.seats:
        one, asked = scored.get(seat.seat), waiting.get(seat.seat)
        found.append(
            shapes.Seat(
                seat=seat.seat,
                name=read.name(seat.seat),
                bot=seat.policy is not None,
                points=None if one is None else one.score,
                place=None if one is None or card.status is not Status.OVER else one.place,
                won=one is not None and one.won and card.status is Status.OVER,
                waits_since=None if asked is None else asked.since,
                waits_for=None if asked is None else read(read.prompt(card.game, asked.kind)),
            )
        )
    return found + [
        shapes.Seat(
            seat=None,
            name=read(named(card.game, one)),
            bot=True,
            points=one.score,
            place=one.place if card.status is Status.OVER else None,
            won=one.won and card.status is Status.OVER,
        )
        for one in everybody
        if one.seat is None
    ]
