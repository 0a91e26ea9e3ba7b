"""Leaders: who plays a title best on a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.host.context import Context
from bot.host.match.ratings import PROVISIONAL, points
from bot.host.match.wanted import PANEL_WIDTH, layout_for, want
from bot.host.types.pages import Leaderboard, Ranked
from bot.host.types.panel import Wanted
from bot.host.types.people import Person
from bot.store.tables import ratings, users
from bot.store.tables.ratings import Standing
from renderers import RATINGS, Request
from renderers.i18n import FALLBACK
from renderers.ratings import MOST, Curve, Ratings

POINTS = 60
"""Ratings that a line shows of each."""


class Leaders:
    """Ratings as people read them."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def title(self, guild_id: int) -> str | None:
        """The title of the last rated game that ended on a server, None: there is none."""
        return await ratings.newest_title(self._context.database.reads, guild_id)

    async def board(self, guild_id: int, game: str, person: Person) -> Leaderboard:
        """Who plays a title best on a server: by rating, players with provisional ratings after all others."""
        sql = self._context.database.reads
        found = await ratings.standings(sql, guild_id, game)
        user = await users.get(sql, person.user_id)
        people = [one for one in found if one.user_id is not None]
        known = _ordered(one for one in people if one.games >= PROVISIONAL)
        fresh = _ordered(one for one in people if one.games < PROVISIONAL)
        scores = [points(one.mu, one.sigma) for one in known]
        ranked = [
            _ranked(one, person, 1 + sum(s > own for s in scores)) for one, own in zip(known, scores, strict=True)
        ]
        ranked += [_ranked(one, person) for one in fresh]
        unlisted = user is not None and user.listed is False
        picture = await self._picture(guild_id, game, person, [*known, *fresh])
        opponents = [_ranked(one, person) for one in _ordered(one for one in found if one.user_id is None)]
        return Leaderboard(game, tuple(ranked), tuple(opponents), unlisted, picture)

    async def _picture(self, guild_id: int, game: str, person: Person, people: Sequence[Standing]) -> Wanted | None:
        """The ratings of the best, and of the asking person, over time."""
        sql = self._context.database.reads
        chosen = [one for n, one in enumerate(people) if n < MOST - 1 or one.user_id == person.user_id][:MOST]
        told = await ratings.histories(sql, guild_id, game, [one.user_id or 0 for one in chosen])
        if all(len(points) < 2 for points in told.values()):
            return None
        curves = tuple(Curve(one.name, _thinned(told[one.user_id or 0])) for one in chosen)
        everybody = {one.user_id: points(one.mu, one.sigma) for one in people}
        view = Ratings(curves, tuple(everybody.values()), everybody.get(person.user_id))
        layout = await layout_for(sql, person)
        return want(Request(game, view, RATINGS, locale=person.locale or FALLBACK, layout=layout, width=PANEL_WIDTH))


def _thinned(told: Sequence[tuple[int, float, float]]) -> tuple[tuple[int, int], ...]:
    """The newest of these ratings, and as many evenly spread others as a line shows."""
    every = -(-len(told) // POINTS)
    return tuple((number, points(mu, sigma)) for number, mu, sigma in told[::-1][::every][::-1])


def _ordered(standings: Iterable[Standing]) -> list[Standing]:
    """The best first; of equals the one who has played more."""
    return sorted(standings, key=lambda one: (-points(one.mu, one.sigma), -one.games, one.name))


def _ranked(one: Standing, person: Person, place: int | None = None) -> Ranked:
    return Ranked(one.level or one.name, points(one.mu, one.sigma), one.games, place, one.user_id == person.user_id)
