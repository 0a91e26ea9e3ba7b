"""Statistics: what finished games say about who has played them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.host.post.tempo import ENOUGH, in_time
from bot.host.refusals import NotListed
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.store.tables.stats import Tempo
from engine.core.play.standings import Result, Rival
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig


async def over(rig: Rig, people: Sequence[Person], result: Result, *, guild: int = 1, game: str = GAME) -> None:
    """A game that has ended so."""
    async with rig.house._context.database.write() as sql:
        for person in people:
            await sql.run(
                "INSERT INTO users (user_id, name) VALUES (?, ?) ON CONFLICT DO NOTHING", person.user_id, person.name
            )
        ((number,),) = await sql.run(
            "INSERT INTO games (guild_id, channel_id, game, status, host_id, variants, opened_at, result, closed) "
            "VALUES (?, 5, ?, 'over', 101, '{}', 0, ?, (SELECT COUNT(*) + 1 FROM games)) RETURNING game_id",
            *(guild, game, msgspec.json.encode(result).decode()),
        )
        for seat, person in enumerate(people):
            row: tuple[Any, ...] = (number, seat, person.user_id, person.name)
            await sql.run("INSERT INTO seats (game_id, seat, user_id, name) VALUES (?, ?, ?, ?)", *row)


def result(*scores: int, winners: Sequence[int] = (0,), **more: Any) -> Result:
    parts = [{"food": score - 10, "ore": 10} for score in scores]
    return Result(list(scores), parts, list(winners), 5, **more)


async def test_wins_are_counted_beside_what_chance_would_bring(rig: Rig) -> None:
    await over(rig, (ANN, BEN), result(30, 20))
    await over(rig, (ANN, BEN, CID), result(20, 30, 10, winners=[1]))
    await over(rig, (ANN,), result(20, winners=[], rivals=[Rival("forwarder", 30, {}, True)]), game="other")
    found = await rig.house.host.stats.of(ANN, ANN, guild_id=None, game=None)
    assert (found.all.games, found.all.won) == (3, 1)
    assert found.all.expected == pytest.approx(1 / 2 + 1 / 3 + 1 / 2)
    assert [(title.game, title.all.games) for title in found.titles] == [(GAME, 2), ("other", 1)]
    assert [(size, one.games, one.won) for size, one in found.titles[0].sizes] == [(2, 1, 1), (3, 1, 0)]
    assert found.mates == (("Ben", 2), ("Cid", 1))


async def test_two_who_win_together_were_twice_as_likely_to(rig: Rig) -> None:
    await over(rig, (ANN, BEN, CID), result(30, 30, 10, winners=[0, 1]))
    assert (await rig.house.host.stats.of(CID, CID, guild_id=None, game=None)).all.expected == pytest.approx(2 / 3)


async def test_points_and_their_sources_are_those_of_games_that_were_played_to_the_end(rig: Rig) -> None:
    await over(rig, (ANN, BEN), result(30, 20))
    await over(rig, (ANN, BEN), result(50, 20))
    await over(rig, (ANN, BEN), result(5, 1, conceded=[1]))
    (title,) = (await rig.house.host.stats.of(ANN, ANN, guild_id=None, game=GAME)).titles
    assert (title.all.games, title.all.won, title.mean, title.best) == (3, 3, 40, 50)
    assert [(one.name, one.own, one.table) for one in title.sources] == [("food", 30, 20), ("ore", 10, 10)]


async def test_of_others_only_this_server_is_told_and_only_if_they_like(rig: Rig) -> None:
    await over(rig, (ANN, BEN), result(30, 20))
    await over(rig, (ANN, BEN), result(30, 20), guild=2)
    found = await rig.house.host.stats.of(ANN, BEN, guild_id=1, game=None)
    assert (found.all.games, found.mates, found.own) == (1, (), False)
    change = {"listed": False}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    with pytest.raises(NotListed):
        await rig.house.host.stats.of(ANN, BEN, guild_id=1, game=None)
    assert (await rig.house.host.stats.of(ANN, ANN, guild_id=None, game=None)).all.games == 2


async def test_games_from_files_are_left_out(rig: Rig) -> None:
    await over(rig, (ANN, BEN), result(30, 20))
    async with rig.house._context.database.write() as sql:
        await sql.run("UPDATE games SET imported_at = 1")
        await sql.run("UPDATE seats SET moves = 1, thought = 60")
    found = await rig.house.host.stats.of(ANN, ANN, guild_id=None, game=None)
    assert (found.all.games, found.titles, found.seconds, found.mates) == (0, (), None, ())


def test_few_moves_say_nothing_and_one_late_move_is_not_forgotten() -> None:
    assert in_time(Tempo(0, 90, ENOUGH - 1, 0)) is None
    assert in_time(Tempo(0, 90, ENOUGH, 0)) == 100
    assert in_time(Tempo(0, 900, 900, 1)) == 99


async def test_a_lobby_says_who_moves_in_time_unless_they_mind(rig: Rig) -> None:
    await over(rig, (ANN, BEN), result(30, 20))
    async with rig.house._context.database.write() as sql:
        await sql.run("UPDATE seats SET moves = 50, timed = 50, late = 1, thought = 60 WHERE user_id = 101")
    lobby = rig.house.host.lobby
    card = await lobby.open(replace(HERE, channel_id=77), ANN, GAME)
    card = await lobby.join(card.game_id, BEN)
    assert [seat.in_time for seat in card.seats] == [98, None]
    change = {"listed": False}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    assert (await rig.house.host.tables.card(card.game_id)).seats[0].in_time is None
