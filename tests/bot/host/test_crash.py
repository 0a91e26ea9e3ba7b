"""A crash between any two statements or network calls loses no answer and posts nothing twice.

A turn is played (or a standing order given) again and again; each time the process dies one step later: before a
statement, after it, before a message reaches Discord, or after Discord has taken it. Then everything starts again from
the file.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.host.context import LEASE
from bot.host.refusals import NotSaved
from bot.host.types.post import Post, PostKind, ServerPost
from bot.store.engine.sqlite import Connection
from tests.bot.host.rig import ANN, BEN, CID, Channel, Rig

CLICK = 777


class Died(BaseException):
    """The process is gone."""


class Fuse:
    """Counts steps and dies at one of them; from then on nothing gets through any more."""

    def __init__(self, at: int | None = None) -> None:
        self.at = at
        self.steps = 0

    def step(self) -> None:
        if self.at is not None and self.steps >= self.at:
            raise Died
        self.steps += 1


class Wire:
    """A courier that the fuse can cut before and after a message is taken."""

    def __init__(self, deliver: Callable[..., Any], fuse: Fuse) -> None:
        self.take = deliver
        self.fuse = fuse

    async def deliver(self, post: Post, nonce: str) -> int:
        self.fuse.step()
        message = await self.take(post, nonce)
        self.fuse.step()
        return message


def cut(monkeypatch: pytest.MonkeyPatch, fuse: Fuse) -> None:
    """Every statement on every connection passes the fuse before and after it runs."""
    run: Callable[..., Any] = Connection.run

    async def fused(self: Connection, sql: str, *values: Any) -> Any:
        if sql.startswith(("SELECT", "WITH")):
            return await run(self, sql, *values)
        fuse.step()
        rows = await run(self, sql, *values)
        fuse.step()
        return rows

    monkeypatch.setattr(Connection, "run", fused)


Deed = Callable[[Rig, int], Awaitable[Any]]


async def whole_turn(rig: Rig, game_id: int) -> None:
    """Ben plays his turn in one line; then it is the turn of a practice opponent."""
    await rig.house.host.play.answer(game_id, BEN, None, ["store", "ore+coal", "confirm"], CLICK)


async def asks_for_help(rig: Rig, game_id: int) -> None:
    """Ben's turn calls for an answer of Cid, who has given a standing order."""
    await rig.house.host.play.answer(game_id, BEN, None, ["deliver", "confirm"], CLICK)


async def gives_an_order(rig: Rig, game_id: int) -> None:
    """Cid gives a standing order for what he is asked just now."""
    await rig.house.host.orders.give(game_id, CID, "help", "always-help")


async def lived(deed: Deed, rig: Rig, game_id: int) -> bool:
    """Do it. False if the process died before the player was told that it is done."""
    try:
        await deed(rig, game_id)
    except (Died, NotSaved):
        return False
    return True


async def die(rig: Rig) -> None:
    """Nothing that was going on in memory goes on; the file stays as it is."""
    with suppress(BaseException):
        await rig.house.close()


def told(path: Path, game_id: int) -> list[tuple[Any, ...]]:
    """The log without its times, how the table stood, and the standing orders."""
    with closing(sqlite3.connect(path)) as file:
        fields = "number, turn, rev, sort, seat, user_id, interaction_id, kind, answer, kept, line, standing"
        log = list(file.execute(f"SELECT {fields} FROM log WHERE game_id = ? ORDER BY number", (game_id,)))
        stands = list(file.execute("SELECT * FROM stands WHERE game_id = ? ORDER BY turn", (game_id,)))
        return log + stands + list(file.execute("SELECT * FROM standing_orders ORDER BY game_id, seat"))


def seen(rig: Rig) -> list[tuple[Any, ...]]:
    """What stands in the channel, and which messages have lost their buttons or are gone."""
    retired = {edit.message_id for edit in rig.channel.edits if edit.kind == "retired"} | set(rig.channel.erased)
    messages = rig.channel.messages
    return [(m.post.kind, m.post.rev, getattr(m.post, "lines", ()), [p.seat for p in m.post.pings],
             m.message_id in retired) for m in messages] + [
                 club(told.post) for told in rig.channel.club]  # fmt: skip


def club(post: ServerPost) -> tuple[Any, ...]:
    """What stands in a server: where, and how many sit at each table that it lists."""
    return post.kind, post.channel_id, *(len(card.seats) for card in getattr(post, "cards", {}).values())


def unasked(found: list[tuple[Any, ...]], messages: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """What was found without the one reminder that tells whoever may have seen no answer how things stand."""
    reminders = [message for message in found if message[0] == PostKind.REMINDER and message not in messages]
    assert len(reminders) <= 1
    return [message for message in found if message not in reminders]


class Story:
    """The position before the deed, to be played from as often as one likes."""

    def __init__(self, folder: Path, deed: Deed) -> None:
        self.folder = folder
        self.deed = deed
        self.file = folder / "before.sqlite3"
        self.channel = Channel()
        self.game_id = 0

    async def begin(self) -> Story:
        """Ann has played her turn; now Ben, whose only crate may be a five, then a third, then all at once."""
        rig = await Rig(self.file).open()
        alone = self.deed is whole_turn
        card = await rig.table(ANN, BEN, *([] if alone else [CID]), opponents="normal" if alone else None, seats=3)
        self.game_id = card.game_id
        await rig.answer(self.game_id, ANN, "pass", "confirm")
        if not alone:
            await rig.house.close()
            with closing(sqlite3.connect(self.file)) as file, file:
                file.execute("UPDATE snapshots SET state = json_set(state, '$.hands[1]', json('[5]'))")
            await rig.open()
            await (gives_an_order if self.deed is asks_for_help else asks_for_help)(rig, self.game_id)
            await rig.house.settle()
        await rig.house.close()
        self.channel = rig.channel
        return self

    def again(self, name: str) -> Rig:
        path = self.folder / f"{name}.sqlite3"
        shutil.copy(self.file, path)
        rig = Rig(path)
        rig.channel = deepcopy(self.channel)
        return rig

    async def tell(self, name: str, fuse: Fuse, monkeypatch: pytest.MonkeyPatch) -> tuple[Rig, bool]:
        """Do it with a fuse; then start from the file and click once more, as a player would."""
        rig = self.again(name)
        await rig.open()
        with monkeypatch.context() as patch:
            cut(patch, fuse)
            patch.setattr(rig.channel, "deliver", Wire(rig.channel.deliver, fuse).deliver)
            acknowledged = await lived(self.deed, rig, self.game_id)
            await rig.house.settle()
            await die(rig)
        if acknowledged:
            assert told(rig.path, self.game_id) != told(self.file, self.game_id), "what was acknowledged is lost"
        rig.time.pass_(seconds=LEASE)  # what it had begun is for others then
        await rig.open()
        await self.deed(rig, self.game_id)
        await rig.house.settle()
        await rig.house.close()
        return rig, acknowledged


@pytest.mark.parametrize("stride", [23, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("deed", "least", "new"), [(whole_turn, 60, 1), (asks_for_help, 15, 0), (gives_an_order, 25, 1)]
)
async def test_whenever_the_process_dies_nothing_is_lost_and_nothing_is_posted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: Deed, least: int, new: int, stride: int
) -> None:
    story = await Story(tmp_path, deed).begin()
    whole = Fuse()
    undisturbed, acknowledged = await story.tell("whole", whole, monkeypatch)
    assert acknowledged
    assert whole.steps > least
    log, messages = told(undisturbed.path, story.game_id), seen(undisturbed)
    assert len(messages) == len(seen(story.again("start"))) + new
    told_done = 0
    for step in range(0, whole.steps, stride):
        rig, acknowledged = await story.tell(f"step{step}", Fuse(step), monkeypatch)
        told_done += acknowledged
        assert told(rig.path, story.game_id) == log, f"the log after a crash at step {step}"
        assert unasked(seen(rig), messages) == messages, f"the channel after a crash at step {step}"
    if new:
        assert told_done  # what is posted is posted after the answer was acknowledged


async def test_what_a_dead_process_had_claimed_is_done_although_the_clock_was_set_back(tmp_path: Path) -> None:
    rig = await Rig(tmp_path / "games.sqlite3").open()
    card = await rig.table(ANN, opponents="normal")
    await rig.house.close()
    claim = "claimed_by = 'dead', claimed_until = ?"
    until = rig.time().timestamp() + LEASE
    with closing(sqlite3.connect(rig.path)) as file:
        file.execute(f"UPDATE outbox SET status = 'due', tries = 1, {claim} WHERE kind = 'table'", (until,))
        file.execute(f"UPDATE timers SET {claim}", (until,))
        file.execute(
            "INSERT INTO claims (what, claimed_by, claimed_until, done) VALUES ('chore', 'dead', ?, 0)", (until,)
        )
        file.commit()
    rig.time.pass_(hours=-1)
    await rig.open()
    await rig.ring(seconds=1)
    with closing(sqlite3.connect(rig.path)) as file:
        left = file.execute("SELECT kind, status FROM outbox WHERE status = 'due'").fetchall()
        # a reminder that is not due stays claimed, as of a click that was cut short, but no longer than from now on
        held = "SELECT kind FROM timers WHERE claimed_by = 'dead' AND (kind <> 'remind' OR claimed_until > ?)"
        claimed = file.execute(held, (rig.time().timestamp() + LEASE,)).fetchall()
    async with rig.house._context.only("chore") as mine:
        assert mine
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.house.close()
    assert (left, claimed) == ([], [])
    assert len(rig.channel.posts("table")) == 2
