"""How the pictures of a table's posts are laid out: as its host wants them, or as most who play there want theirs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.host.post import posts
from bot.store.engine.database import Sql
from bot.store.tables import games
from bot.store.tables.company import Company
from bot.store.tables.games import GameRow
from engine.core.play.msg import Msg
from renderers import PORTRAIT, WIDE

PATIENCE = 14 * 86400.0
"""Seconds for which most have to want tall pictures before those of posts follow."""


def most_want_tall(company: Company) -> bool:
    """Whether more than half of the people who sit at a table have chosen tall pictures for themselves."""
    people = [company.users.get(seat.seat) for seat in company.seats if seat.user_id is not None]
    tall = [user for user in people if user is not None and user.pictures not in (None, WIDE)]
    return 2 * len(tall) > len(people)


def at_first(company: Company) -> str | None:
    """How the pictures of a table that has not begun are laid out; None if neither its host nor most have chosen."""
    return company.game.posts or (PORTRAIT if most_want_tall(company) else None)


async def follow(sql: Sql, game: GameRow, at: float, tall: bool, *, first: bool) -> GameRow:
    """With a post of a table where nobody has chosen: its `first` has `tall` pictures at once if most want them. Later
    it notes since when they do, and after two weeks posts have them, which is said once. Returns the table as it is
    then."""
    if first and tall and game.posts is None:
        await games.set(sql, game.game_id, posts=PORTRAIT)
        return replace(game, posts=PORTRAIT)
    if game.posts is not None or tall == (game.tall_since is not None and at - game.tall_since < PATIENCE):
        return game
    change: Mapping[str, str | float | None] = {"tall_since": at if tall else None}
    if tall and game.tall_since is not None:
        change = {"tall_since": None, "posts": PORTRAIT}
        await posts.notice(sql, game, at, Msg("notice-tall"))
    await games.set(sql, game.game_id, **change)
    return replace(game, **change)  # type: ignore[arg-type]
