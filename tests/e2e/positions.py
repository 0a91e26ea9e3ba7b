"""Tables that stand as a test needs them: positions of real games, put into the bot's own file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.store.tables import games
from engine.core.ahead.policy import move
from engine.core.play import registry
from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from renderers import Picture
from tests.e2e.stage import NAMES, Stage
from tests.games import fewest

GAMES = 12
"""So many games are looked through for a position."""


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures that nobody looks at are not drawn at all."""
    monkeypatch.setattr("bot.host.drawing.workers.draw", lambda wanted: Picture(b"\x89PNG", "a picture"))


def positions(game: str, variants: Mapping[str, str], policy: str) -> Iterator[tuple[Match[Any, Any], Ask[Any]]]:
    """Every decision of seat 0 in turns of its own, game after game."""
    rules = registry.game(game)
    for seed in range(GAMES):
        match, rng = Match.new(rules, fewest(game, variants), dict(variants), seed, confirm=()), Rng(Seed(seed))
        while match.pending:
            ask = match.pending.get(0)
            if ask is not None and all(answer.seat == 0 for answer in match.turn_answers):
                yield match, ask
            move(match, next(iter(match.pending)), policy, rng)


async def open_at(there: Stage, game: str, variants: Mapping[str, str], snapshot: bytes) -> None:
    """Ann and as many others as it takes play at a table that stands like this at the beginning of a turn."""
    await there.slash("Ann", "game new", game=game)
    for key, choice in variants.items():
        await there.host.lobby.set_variant(1, there.person("Ann"), key, choice)
    for name in NAMES[1 : fewest(game, variants)]:
        await there.slash(name, "game join")
    await there.start()
    house = there.bot.house
    async with house._context.database.write() as sql:
        await games.touch(sql, 1)
        await sql.run("UPDATE snapshots SET state = ?", snapshot)
        await sql.run("UPDATE seats SET asked = 'any', asked_since = 0 WHERE seat = 0")
