"""Leaders: who plays a title best on a server."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.context import Context
from bot.host.match.ratings import PROVISIONAL, points
from bot.host.types import Leaderboard, Person, Ranked
from bot.store import ratings, users
from bot.store.ratings import Standing


class Leaders:
    """Ratings as people read them."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def title(self, guild_id: int) -> str | None:
        """The title of which a rated game has ended last on a server, None: none has."""
        return await ratings.newest_title(self._context.database.reads, guild_id)

    async def board(self, guild_id: int, game: str, person: Person) -> Leaderboard:
        """Who plays a title best on a server: by rating, those whose rating is provisional behind all others."""
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
        opponents = [_ranked(one, person) for one in _ordered(one for one in found if one.user_id is None)]
        return Leaderboard(game, tuple(ranked), tuple(opponents), user is not None and user.listed is False)


def _ordered(standings: Iterable[Standing]) -> list[Standing]:
    """The best first; equals who have played more."""
    return sorted(standings, key=lambda one: (-points(one.mu, one.sigma), -one.games, one.name))


def _ranked(one: Standing, person: Person, place: int | None = None) -> Ranked:
    return Ranked(one.level or one.name, points(one.mu, one.sigma), one.games, place, one.user_id == person.user_id)
