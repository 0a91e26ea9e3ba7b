"""Whatever is done at a table in one process while another changes it: nothing is lost, nothing happens twice.

Each deed is done twice: after somebody else's, which was done elsewhere; and in the same moment, so that the table was
read before and is written after. Both come to the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial

import pytest

from bot.host.post.delivery import Undeliverable
from bot.host.post.pace import TELL, TURN
from bot.host.post.polls import PAUSE, YES
from bot.host.types.server import Arrival
from bot.host.types.settings import Scope
from bot.store.engine.place import Where
from bot.store.tables import outbox
from bot.store.tables.timers import AWAY, CLOCK, CONFIRM, DIGEST, PACK, PRACTICE, REMIND, VOTE, TimerRow
from tests.bot.host.processes.pair import Deed, content, one, overtake, two, watch
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.long import few

CLICK = 779


# -- how a table stands


async def gathering(rig: Rig) -> int:
    card = await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.host.lobby.join(card.game_id, BEN)
    return card.game_id


async def played(rig: Rig) -> int:
    """Ben is to play; Ann has a clock, too, and reminders."""
    card = await rig.table(ANN, BEN, pace="daily", overtime=TURN)
    await rig.house.host.orders.give(card.game_id, ANN, "help", "always-help")
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    return card.game_id


async def told(rig: Rig) -> int:
    card = await rig.table(ANN, BEN, pace="daily", overtime=TELL)
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    return card.game_id


async def halfway(rig: Rig) -> int:
    game_id = await played(rig)
    await rig.answer(game_id, BEN, "store", "ore")
    return game_id


async def asked_back(rig: Rig) -> int:
    game_id = await played(rig)
    await rig.house.host.votes.go_back(game_id, ANN)
    return game_id


async def learning(rig: Rig) -> int:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME)
    await lobby.join(card.game_id, BEN)
    await lobby.set_learning(card.game_id, ANN, True)
    await rig.house.settle()
    await lobby.start(card.game_id, ANN)
    return card.game_id


async def cared(rig: Rig) -> int:
    """A practice opponent plays in Ben's place, who has let his time pass."""
    rig.house._context.pause = 3600
    game_id = await played(rig)
    await rig.ring(hours=24)
    return game_id


async def practising(rig: Rig) -> int:
    rig.house._context.pause = 60
    card = await rig.table(ANN, opponents="normal", seats=2)
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    return card.game_id


async def free(rig: Rig) -> int:
    card = await rig.table(ANN, BEN, opponents="normal", seats=3)
    return card.game_id


async def silenced(rig: Rig) -> int:
    game_id = await played(rig)
    rig.channel.failures = [Undeliverable("trouble-missing-send-messages")]
    await rig.answer(game_id, BEN, "store", "ore", "confirm")
    return game_id


async def away(rig: Rig) -> int:
    game_id = await played(rig)
    await rig.house.host.absence.leave(BEN, rig.time() + timedelta(days=3), plays=False)
    await rig.house.settle()
    return game_id


async def digested(rig: Rig) -> int:
    change = {"digest": 18 * 60}
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=change)
    return await played(rig)


async def over(rig: Rig) -> int:
    game_id = await played(rig)
    await rig.house.host.tables.end(game_id, ANN, may_manage=True)
    await rig.house.settle()
    return game_id


# -- what somebody else does in the meantime


async def joins(rig: Rig, game_id: int) -> None:
    await rig.house.host.lobby.join(game_id, CID)


async def mutes(rig: Rig, game_id: int) -> None:
    await rig.house.host.pings.mute(game_id, BEN)


async def ann_mutes(rig: Rig, game_id: int) -> None:
    await rig.house.host.pings.mute(game_id, ANN)


async def bids(rig: Rig, game_id: int) -> None:
    await rig.house.host.play.answer(game_id, ANN, None, ["bid-1"], CLICK)


async def pauses(rig: Rig, game_id: int) -> None:
    await rig.house.host.tables.pause(game_id, ANN, may_manage=False, rest=True)


async def plays(rig: Rig, game_id: int) -> None:
    await rig.house.host.play.answer(game_id, BEN, None, ["spend"], CLICK)


async def is_away(rig: Rig, game_id: int) -> None:
    await rig.house.host.absence.leave(BEN, rig.time() + timedelta(days=9), plays=False)


async def hears_later(rig: Rig, game_id: int) -> None:
    await rig.house.host.settings.change(
        Scope.TABLE, game_id, ANN, may_manage=True, change={"remind_after": 300, "away_days": 1}
    )


async def writes_quiet_hours(rig: Rig, game_id: int) -> None:
    change = {"quiet_from": 60, "quiet_to": 120}
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=change)


async def posts_again(rig: Rig, game_id: int) -> None:
    async with rig.house._context.database.write() as sql:
        await outbox.put(sql, game_id, "notice", nonce="n", payload="{}", at=rig.time().timestamp() + 9)


# -- what is done


async def starts(rig: Rig, game_id: int) -> None:
    await rig.house.host.lobby.start(game_id, ANN)


async def is_ready(rig: Rig, game_id: int) -> None:
    await rig.house.host.lobby.ready(game_id, BEN)


async def leaves(rig: Rig, game_id: int) -> None:
    await rig.house.host.lobby.leave(game_id, ANN)


async def answers(rig: Rig, game_id: int) -> None:
    await rig.house.host.play.answer(game_id, BEN, None, ["store", "ore", "confirm"], CLICK + 1)


async def undoes(rig: Rig, game_id: int) -> None:
    await rig.house.host.play.undo(game_id, BEN, None, CLICK + 1)


async def orders(rig: Rig, game_id: int) -> None:
    await rig.house.host.orders.give(game_id, BEN, "help", "never-help")


async def snoozes(rig: Rig, game_id: int) -> None:
    await rig.house.host.pings.snooze(game_id, BEN)


async def asks(rig: Rig, game_id: int) -> None:
    await rig.house.host.votes.ask(game_id, ANN, PAUSE)


async def asks_back(rig: Rig, game_id: int) -> None:
    await rig.house.host.votes.go_back(game_id, ANN)


async def agrees(rig: Rig, game_id: int) -> None:
    await rig.house.host.votes.cast(game_id, BEN, 1, YES)


async def sits_down(rig: Rig, game_id: int) -> None:
    await rig.house.host.votes.take(game_id, CID, 2)


async def hands_over(rig: Rig, game_id: int) -> None:
    await rig.house.host.tables.hand_over(game_id, ANN, may_manage=True, seat=1, to=CID)


async def gives_away(rig: Rig, game_id: int) -> None:
    await rig.house.host.privacy.hand_over(game_id, BEN)


async def is_removed(rig: Rig, game_id: int) -> None:
    await rig.house.host.servers.left(1)


async def comes_back(rig: Rig, game_id: int) -> None:
    await rig.house.host.servers.back(Arrival(1))


async def left_by_the_bot(rig: Rig) -> int:
    game_id = await played(rig)
    await is_removed(rig, game_id)
    return game_id


async def ends(rig: Rig, game_id: int) -> None:
    await rig.house.host.tables.end(game_id, ANN, may_manage=True)


async def learns(rig: Rig, game_id: int) -> None:
    await rig.house.host.play.hint(game_id, ANN, 0)


async def is_back(rig: Rig, game_id: int) -> None:
    await rig.house.host.play.back(game_id, BEN)


async def speaks(rig: Rig, game_id: int) -> None:
    await rig.house.host.silence.end(game_id)


async def notes(rig: Rig, game_id: int) -> None:
    await rig.house.host.notes.write(game_id, ANN, "coal")


async def plays_again(rig: Rig, game_id: int) -> None:
    await rig.house.host.rematch.open(game_id, BEN)


def rings(kind: str, seat: int) -> Deed:
    """A timer rings."""

    async def ring(rig: Rig, game_id: int) -> None:
        await rig.house.rings()[kind](TimerRow(game_id, kind, seat, 0.0, None))

    return ring


READS, WRITES = None, 0
"""When somebody else is quicker: after the table was read, or before anything is written."""


@dataclass(frozen=True)
class Race:
    """What is done at a table, so long after it has come to stand so, and what is done there by others."""

    begin: Callable[[Rig], Awaitable[int]]
    deed: Deed
    other: Deed
    writing: int | None = READS
    later: Mapping[str, float] = field(default_factory=dict)


RACES = {
    "start": Race(gathering, starts, joins, WRITES),
    "ready": Race(gathering, is_ready, joins, WRITES),
    "leave": Race(gathering, leaves, joins, WRITES),
    "answer": Race(played, answers, mutes),
    "answer while the table rests": Race(played, answers, pauses),
    "undo": Race(halfway, undoes, mutes),
    "order": Race(played, orders, mutes),
    "snooze": Race(played, snoozes, mutes),
    "snooze while an answer comes": Race(played, snoozes, answers),
    "mute": Race(played, mutes, pauses),
    "pause": Race(played, pauses, mutes),
    "ask": Race(played, asks, mutes),
    "ask to go back": Race(played, asks_back, ann_mutes),
    "agree": Race(asked_back, agrees, mutes),
    "agree, written late": Race(asked_back, agrees, mutes, 1),
    "sit down": Race(free, sits_down, mutes),
    "hand over": Race(played, hands_over, plays),
    "give away": Race(played, gives_away, mutes),
    "the bot is removed": Race(played, is_removed, pauses, WRITES),
    "the bot is back": Race(left_by_the_bot, comes_back, mutes, WRITES, {"hours": 2}),
    "end": Race(played, ends, plays, WRITES),
    "hint": Race(learning, learns, ann_mutes),
    "back": Race(cared, is_back, mutes),
    "speak": Race(silenced, speaks, bids),
    "note": Race(played, notes, mutes, WRITES),
    "play again": Race(over, plays_again, notes, WRITES),
    "settings of the table": Race(played, hears_later, mutes, WRITES),
    "settings of a player": Race(played, writes_quiet_hours, hears_later, WRITES),
    "be away": Race(played, is_away, mutes, WRITES),
    "time is over": Race(played, rings(CLOCK, 1), pauses, later={"hours": 24}),
    "time is over and told": Race(told, rings(CLOCK, 1), mutes, later={"hours": 24}),
    "time is over while an answer comes": Race(played, rings(CLOCK, 1), answers, later={"hours": 24}),
    "confirmed": Race(halfway, rings(CONFIRM, 1), mutes, later={"hours": 1}),
    "vote counted": Race(asked_back, rings(VOTE, 1), mutes, later={"days": 2}),
    "away, seen by the table": Race(away, rings(AWAY, 1), is_away, later={"days": 3}),
    "back, seen by the table": Race(away, rings(AWAY, 1), mutes, later={"days": 3}),
    "a practice opponent": Race(practising, rings(PRACTICE, 1), ann_mutes, later={"minutes": 1}),
    "remind": Race(played, rings(REMIND, 1), mutes, WRITES, {"hours": 23}),
    "digest": Race(digested, rings(DIGEST, 1), mutes, WRITES, {"days": 1}),
    "pack": Race(over, rings(PACK, 0), posts_again, WRITES, {"days": 1}),
}


IDLE = ("time is over", "time is over while an answer comes")
"""Where nothing is left to be done after what the others have done."""


WHERE = few([(race, "sqlite") for race in RACES], 5) + few([(race, "postgresql") for race in RACES], 2, 3)


@pytest.mark.parametrize(("race", "where"), WHERE, indirect=["where"])
async def test_a_deed_comes_to_the_same_in_a_race_as_after_it(
    where: Where, small_pictures: None, monkeypatch: pytest.MonkeyPatch, race: str
) -> None:
    of, found, before = RACES[race], {}, None
    for when in ("after", "at once"):
        async with one(where) as rig:
            game_id = await of.begin(rig)
        async with two(where, rig.time) as (first, second):
            await first.house.host.tables.card(game_id)  # both have seen the table before
            await second.house.host.tables.card(game_id)
            rig.time.pass_(**of.later)
            with monkeypatch.context() as patch:
                if when == "after":
                    watch(patch, first)
                    watch(patch, second)
                    await of.other(second, game_id)
                    before = await content(first.house._context.database.reads)
                else:
                    overtake(patch, first, partial(of.other, second, game_id), writing=of.writing)
                await of.deed(first, game_id)
            found[when] = await content(first.house._context.database.reads)
    assert found["at once"] == found["after"]
    assert (found["at once"] == before) == (race in IDLE)
