"""Ratings: what a finished game tells about the skill of its players.

The model is that of Plackett and Luce (openskill): a game is one order of all its players, ties included, and not a
number of duels. A game moves the ratings most of which least is known.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.host.post import cards
from bot.store.engine import opening
from bot.store.engine.database import Sql, alone
from bot.store.engine.place import Where
from bot.store.tables import ratings, seating
from bot.store.tables.games import GameRow
from bot.store.tables.ratings import RatingRow
from bot.store.tables.seating import SeatRow
from engine.core.play.standings import Result, places

PROVISIONAL = 8
"""Rated games after which a rating is no longer provisional."""
START, STEP = 1000, 20
"""Points of an unrated player, and for each step of skill."""
_MODEL = PlackettLuce()
Skill = tuple[float, float]
"""Mean and standard deviation, in openskill's steps (25 and 25/3 at the start)."""
Who = tuple[int | None, str | None]
"""A user, or the level of a bot opponent."""


def points(mu: float, sigma: float) -> int:
    """A rating as people read it: the skill that somebody almost certainly has (three deviations below the mean)."""
    return round(START + STEP * (mu - 3 * sigma))


def after(before: Sequence[Skill], order: Sequence[int]) -> list[Skill]:
    """Everyone's skill after a game, by seat; `order` are the places, from 1 on."""
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    rated: list[list[PlackettLuceRating]] = _MODEL.rate(teams, ranks=[float(place) for place in order])
    return [(one.mu, one.sigma) for (one,) in rated]


async def rate(sql: Sql, game_id: int) -> None:
    """Write the changes of a finished game, in the transaction that ends it; nothing if it is not rated."""
    if game_id in await ratings.rated_games(sql, game_id):
        row = await cards.find(sql, game_id)
        await ratings.add(sql, await _rated(sql, row, await seating.of_game(sql, game_id)))


async def rebuild(sql: Sql) -> int:
    """Write all ratings again from the games, as they were when each ended. Returns how many games are rated."""
    await ratings.forget(sql)
    found = await ratings.rated_games(sql)
    for game_id in found:
        await rate(sql, game_id)
    return len(found)


async def catch_up(where: Where) -> int:
    """Rate the games that ended before ratings were kept, and so all after them again; returns how many that are.

    0: none is missing. The schema is that of this version. Raises Unusable or Unwritable. 10,000 games take four
    seconds of processor time, so a process that serves others does it in a thread.
    """
    database = await opening.connect(where)
    try:
        async with database.write() as sql:
            await alone(sql, "ratings")  # of several that start at once, the first does it
            return await rebuild(sql) if await ratings.missing(sql) else 0
    finally:
        await database.close()


async def _rated(sql: Sql, row: GameRow, seats: Sequence[SeatRow]) -> list[RatingRow]:
    guild, closed = row.guild_id or 0, await ratings.closing(sql, row.game_id)
    whose: list[Who] = [(seat.user_id, seat.policy) for seat in seats]
    known = {who: await ratings.last(sql, guild, row.game, user_id=who[0], level=who[1]) for who in whose}
    start = _MODEL.rating()
    skills = {who: (start.mu, start.sigma) if old is None else (old.mu, old.sigma) for who, old in known.items()}
    order = places(msgspec.json.decode(row.result or "", type=Result))[: len(seats)]
    new = after([skills[who] for who in whose], order)
    rows = []
    for seat, who in enumerate(whose):
        # a level that had several seats has learned from all of them
        same = [skill for other, skill in zip(whose, new, strict=True) if other == who]
        mu, sigma = (sum(values) / len(same) for values in zip(*same, strict=True))
        old = known[who]
        count = 1 if old is None else old.games + 1
        rows.append(RatingRow(row.game_id, seat, guild, row.game, *who, closed, count, mu, sigma))
    return rows
