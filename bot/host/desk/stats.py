"""Statistics: what somebody's finished games say about them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import groupby

import msgspec

from bot.host.context import Context
from bot.host.post.tempo import in_time
from bot.host.refusals import NotListed
from bot.host.types.pages import Counted, Source, Stats, Title
from bot.host.types.people import Person, called
from bot.store.tables import stats, users
from bot.store.tables.stats import PlayedRow

MATES = 3
"""Opponents that are named."""


class _Rival(msgspec.Struct):
    """Of a rival without a seat: whether it has won."""

    won: bool


class _Told(msgspec.Struct):
    """What of a result (engine.core.play.standings.Result) is counted: the rest is not even read."""

    scores: list[int]
    breakdown: list[dict[str, int]]
    winners: list[int]
    rivals: list[_Rival] = []
    conceded: list[int] = []


_RESULT = msgspec.json.Decoder(_Told)
Played = tuple[str, int, _Told]
"""Title, own seat, and result."""


class StatsDesk:
    """Counts what people have played."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, who: Person, asks: Person, *, guild_id: int | None, game: str | None) -> Stats:
        """What the finished games of a person say: those of a server (None: of all), of a title (None: of any).

        Of others only what they have played on this server is told, and not with whom. Raises NotListed if they don't
        want that.
        """
        sql, own = self._context.database.reads, who.user_id == asks.user_id
        user = await users.get(sql, who.user_id)
        if not own and user is not None and user.listed is False:
            raise NotListed(name=who.name)
        rows = await stats.played(sql, who.user_id, guild_id=guild_id, game=game)
        everything, titles = await asyncio.to_thread(_counted, rows)
        tempo = await stats.tempo(sql, who.user_id, guild_id=guild_id, game=game)
        mates = await stats.mates(sql, who.user_id, guild_id=guild_id, game=game, most=MATES) if own else []
        return Stats(
            name=who.name,
            own=own,
            server=guild_id is not None,
            all=everything,
            titles=titles,
            seconds=tempo.thought / tempo.moves if tempo.moves else None,
            in_time=in_time(tempo),
            mates=tuple((called(mate.name, None, mate.user_id), mate.games) for mate in mates),
        )


def _counted(rows: Sequence[PlayedRow]) -> tuple[Counted, tuple[Title, ...]]:
    """All games, and those of each title, the one that is played most first."""
    found = sorted(map(_read, rows), key=_key)
    titles = [_title(key, list(of)) for key, of in groupby(found, key=_key)]
    return _count(found), tuple(sorted(titles, key=lambda title: -title.all.games))


def _read(row: PlayedRow) -> Played:
    return row.game, row.seat, _RESULT.decode(row.result)


def _key(one: Played) -> str:
    return one[0]


def _rivals(result: _Told) -> int:
    """How many compete for victory."""
    return len(result.scores) + len(result.rivals)


def _count(found: Sequence[Played]) -> Counted:
    """Without any knowledge of the players, each is expected to win as often as any other."""
    won = sum(seat in result.winners for _, seat, result in found)
    shares = [max(len(result.winners) + sum(r.won for r in result.rivals), 1) / _rivals(result) for *_, result in found]
    return Counted(len(found), won, sum(shares))


def _title(game: str, found: list[Played]) -> Title:
    """Points and where they come from are those of games that went to their end."""
    by_size = groupby(sorted(found, key=lambda one: _rivals(one[2])), key=lambda one: _rivals(one[2]))
    whole = [(seat, result) for _, seat, result in found if not result.conceded]
    points = [result.scores[seat] for seat, result in whole]
    return Title(
        game=game,
        all=_count(found),
        sizes=tuple((size, _count(list(of))) for size, of in by_size),
        mean=sum(points) / len(points) if points else None,
        best=max(points) if points else None,
        sources=_sources(whole),
    )


def _sources(whole: Sequence[tuple[int, _Told]]) -> tuple[Source, ...]:
    """What somebody gets from each source in a game, on average, and what all at their tables get; the most first."""
    own, table = Counter[str](), defaultdict[str, float](float)
    for seat, result in whole:
        own.update(result.breakdown[seat])
        for points in result.breakdown:
            for name, brought in points.items():
                table[name] += brought / len(result.breakdown)
    found = [Source(name, own[name] / len(whole), table[name] / len(whole)) for name in table]
    return tuple(sorted(found, key=lambda source: -abs(source.own)))
