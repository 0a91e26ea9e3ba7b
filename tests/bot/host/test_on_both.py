"""The same deeds leave the same rows in a file and on a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest

from bot.host.post.delivery import Undeliverable
from bot.host.post.polls import NO
from bot.host.types.call import Unheard
from bot.host.types.parcel import What
from bot.host.types.people import Person
from bot.host.types.server import Arrival, Wanted
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard, Room, Venue
from bot.store.engine.place import Server, Where
from bot.store.tables import timers
from bot.store.whole import bulk
from bot.store.whole.bulk import Record
from tests.bot.host.desk.test_imports import bring, written
from tests.bot.host.desk.test_lessons import LESSON
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.places import empty

NUMBERED = ("post_id", "nonce", "erases", "message_id", "lobby_message", "table_message")


async def story(rig: Rig) -> None:
    """What people do, as far as it leaves anything behind."""
    host = rig.house.host
    first = await rig.table(ANN, BEN, pace="brisk")
    await rig.answer(first.game_id, ANN, "store", "ore", "confirm")
    await host.play.undo(first.game_id, BEN, (await rig.answer(first.game_id, BEN, "store")).rev, 77, turn=True)
    rig.channel.failures = [Undeliverable("trouble-missing-send-messages")]
    await rig.answer(first.game_id, BEN, "pass", "confirm")
    for card in await host.silence.of_guild(1):
        await host.silence.end(card.game_id)
    await rig.house.settle()
    await host.orders.give(first.game_id, ANN, "help", "always-help")
    await host.notes.write(first.game_id, ANN, "Řehoř is short of coal")
    await host.sandboxes.open(first.game_id, ANN)
    alone = (await host.solos.open(ANN, GAME)).panel
    await host.solos.give(alone.game_id, ANN, alone.rev, ["pass", "confirm"])
    await host.settings.change(Scope.SERVER, 1, ANN, may_manage=True, change={"pace": "daily", "remind_after": 60})
    await host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"digest": 600})
    await host.pings.mute(first.game_id, BEN)
    await host.votes.ask(first.game_id, ANN, "pause")
    await rig.house.settle()
    vote = rig.channel.posts("vote")[-1].vote
    assert vote is not None
    await host.votes.cast(first.game_id, BEN, vote.vote_id, NO)
    await host.absence.leave(BEN, rig.time() + timedelta(days=1), plays=True)
    await rig.ring(hours=3)
    await host.absence.back(BEN)
    await rig.ring(hours=25)
    await rig.play_on(first.game_id, {0: ANN, 1: BEN})

    learning = await begun(rig, ANN, CID)
    await host.play.hint(learning.game_id, ANN, (await host.play.panel(learning.game_id, ANN)).rev)
    await host.play.known(learning.game_id, ANN)
    await host.tables.hand_over(learning.game_id, ANN, may_manage=False, seat=1, to=BEN)
    await host.lessons.open(ANN, *LESSON)
    await rig.house.settle()  # a thread has the number of its message
    await host.lobby.open(replace(HERE, channel_id=13, room=Room.THREAD), BEN, GAME)
    await rig.house.settle()
    await bring(rig, str(written()), who=CID)
    await rig.ring(hours=25)
    again = await host.rematch.open(first.game_id, ANN)
    await host.blocks.block(ANN, CID)
    await host.blocks.block(ANN, BEN)
    await host.servers.left(1)
    await host.servers.back(Arrival(1))
    await rig.ring(hours=25)
    await host.tables.end(again.game_id, ANN, may_manage=True)
    await host.privacy.forget(CID)
    await rig.restart()
    await rig.ring(hours=60)
    last = await rig.house.host.lobby.open(replace(HERE, channel_id=14), BEN, GAME, click=78)
    for person, home in ((ANN, 41), (BEN, 42)):
        wanted = Wanted((GAME, "steam"), (2, 3), "calm", "hu", 3)
        await rig.house.host.wishes.make(1, person, wanted, Venue(1, home, room=Room.THREAD), watch=person is BEN)
    await rig.house.settle()
    await rig.house.host.guests.invite(last.game_id, BEN, [Person(109, "Gus"), ANN])
    play = rig.house.host.play
    await play.watch(await play.panel(learning.game_id, BEN), BEN, "a token", 900)
    await rig.house.host.parcels.begin(first.game_id, ANN, What.REPLAY, 0, "a token")
    await rig.house.settle()
    rig.channel.deaf = [Unheard()]
    await rig.house.host.links.hang(learning.game_id, ANN, "https://example.org/turns")
    await rig.house.settle()


async def begun(rig: Rig, *people: Person) -> GameCard:
    """A running game with a practice opponent, where people learn."""
    lobby = rig.house.host.lobby
    card = await lobby.open(replace(HERE, channel_id=12), people[0], GAME, opponents="normal", seats=len(people) + 1)
    for person in people[1:]:
        await lobby.join(card.game_id, person)
    await lobby.set_learning(card.game_id, people[0], True)
    return await lobby.start(card.game_id, people[0])


def seen(rows: Iterable[Record]) -> list[str]:
    """Rows without the numbers of posts and messages, since those of several tables are delivered at once.

    A lobby is shown again if its picture comes late.
    """
    kept = (row for row in rows if row.get("kind") != "lobby")
    return sorted(repr({name: value for name, value in row.items() if name not in NUMBERED}) for row in kept)


async def read(rig: Rig, first: int) -> list[object]:
    """What is shown of it afterwards."""
    host = rig.house.host
    return [
        await host.history.log(first, ANN),
        await host.past.frames(first, ANN),
        await host.stats.of(ANN, ANN, guild_id=None, game=None),
        await host.leaders.board(1, GAME, ANN),
        await host.tables.queue(ANN.user_id),
        await host.exports.game(first, ANN),
    ]


@pytest.mark.usefixtures("small_pictures")
async def test_the_same_deeds_leave_the_same_rows_in_a_file_and_on_a_server(
    postgresql: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty(postgresql)
    left, shown = [], []
    places: Sequence[Where] = (tmp_path / "games.sqlite", postgresql)
    for place in places:
        numbers = count(1)
        monkeypatch.setattr("secrets.token_hex", lambda size=16, n=numbers: f"{next(n):0{2 * size}x}")
        monkeypatch.setattr("secrets.token_urlsafe", lambda size, n=numbers: f"{next(n):0{2 * size}x}")
        monkeypatch.setattr("secrets.token_bytes", lambda size, n=numbers: next(n).to_bytes(size, "big"))
        monkeypatch.setattr("secrets.randbelow", lambda end: 4711)
        monkeypatch.setattr("tests.bot.host.rig.INTERACTIONS", count(900_000))
        rig = await Rig(place, pages=True).open()
        await story(rig)
        shown.append(await read(rig, 1))
        await rig.house.close()
        with bulk.opened(place) as rows:
            left.append({table: seen(rows.rows(table)) for table in rows.columns})
    assert left[0].keys() == left[1].keys()
    for table, rows_of_it in left[0].items():
        assert rows_of_it == left[1][table], table
    assert shown[0] == shown[1]
    without = {table for table, rows_of_it in left[0].items() if not rows_of_it}
    assert without <= {"calls", "claims", "reviews"}, "of all else the story leaves something"
    assert timers.PACK not in "".join(left[0]["timers"]), "and what is over is packed"
