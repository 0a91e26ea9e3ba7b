"""Provable luck at a table: sealed at the start, told at the end, and until then nowhere to be found."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.post.polls import CONCEDE, YES
from bot.host.types.table import Status
from engine.core.kept import luck, record
from engine.core.play.msg import Msg
from tests.bot.host.desk.test_votes import asked, cast
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, Rig
from tests.long import few

SEED, SALT = 0x1234_5678_9ABC_DEF0, 0xA1B2_C3D4_E5F6_0718_2930_4152_6374_8596
SECRETS = (str(SEED), f"{SALT:032x}")


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers that stand nowhere by chance."""
    monkeypatch.setattr("secrets.randbits", lambda bits: SEED if bits == 63 else SALT)


async def lines(rig: Rig, game_id: int) -> list[Msg]:
    log = rig.house.host.history.log
    pages = (await log(game_id, None)).pages
    return [line.msg for page in reversed(range(pages)) for line in (await log(game_id, None, page)).lines]


def written(path: Path) -> str:
    """All that a table has ever handed out, or keeps to hand out: posts, log, result, votes, notes."""
    with closing(sqlite3.connect(path)) as file:
        tables = ("outbox", "log", "votes", "notes", "timers", "seats")
        rows = [row for table in tables for row in file.execute(f"SELECT * FROM {table}")]
        rows += file.execute("SELECT result, variants, trouble FROM games")
    return repr(rows)


async def test_luck_is_sealed_in_the_first_line_of_the_log_and_told_in_the_last(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    sealed = Msg("luck-sealed", commitment=luck.commitment(*(SEED, SECRETS[1])))
    assert rig.channel.posts("table")[0].lines == (), "who looks for it finds it in the log"
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    told = Msg("luck-told", seed=SECRETS[0], salt=SECRETS[1])
    assert told not in rig.channel.posts("table")[-1].lines
    found = await lines(rig, card.game_id)
    assert (found[0], found[-1]) == (sealed, told)
    assert sum(msg.key.startswith("luck-") for msg in found) == 2


async def test_the_record_proves_it(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    whole = record.parse(await rig.house.host.history.record(card.game_id))
    assert whole.schema
    found = luck.verify(whole)
    assert (found.committed, found.scored, found.ended) == (True, True, True)


async def test_neither_seed_nor_salt_is_told_before_the_end(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    people = {0: ANN, 1: BEN}
    while await rig.play_once(card.game_id, people):
        if (await rig.house.host.tables.card(card.game_id)).status is not Status.LIVE:
            break
        shown = written(rig.path) + repr(rig.channel)
        for person in people.values():
            shown += repr(await rig.house.host.play.panel(card.game_id, person))
        async with rig.house.matches.hold(card.game_id) as live:
            shown += repr(live.row)
            shown += "".join(repr(live.match.view(seat)) for seat in (None, 0, 1))
        assert not [secret for secret in SECRETS if secret in shown]
    assert all(secret in written(rig.path) for secret in SECRETS)


@pytest.mark.parametrize("together", [False, True])
async def test_the_luck_of_a_game_that_is_ended_early_is_told_as_well(rig: Rig, together: bool) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    if together:
        await asked(rig, card, ANN, CONCEDE)
        await cast(rig, card, BEN, YES)
    else:
        await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.house.settle()
    assert (await lines(rig, card.game_id))[-1].key == "luck-told"
    whole = record.parse(await rig.house.host.history.record(card.game_id))
    assert (whole.scores, whole.end) == ((), ""), "it did not come to its end"
    assert luck.verify(whole).proved


async def test_a_table_that_began_before_promises_nothing_and_tells_nothing(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.close()
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE games SET salt = NULL, schema = NULL")
    await rig.open()
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    assert "luck-told" not in [msg.key for msg in await lines(rig, card.game_id)]
    whole = record.parse(await rig.house.host.history.record(card.game_id))
    assert (whole.salt, whole.commitment) == ("", "")
    assert luck.verify(whole).committed is None


async def test_a_table_that_has_gone_back_has_the_luck_that_was_promised(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.house.host.votes.go_back(card.game_id, ANN, None)
    await rig.house.settle()
    await cast(rig, card, BEN, YES)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    whole = record.parse(await rig.house.host.history.record(card.game_id))
    assert whole.backs == {1: 0}
    assert luck.verify(whole).proved


@pytest.mark.parametrize("stride", few([19, 1], 1))
async def test_whenever_the_process_dies_the_luck_is_told_once(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, stride: int
) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.house.close()

    async def end(rig: Rig, game_id: int) -> None:
        if (await rig.house.host.tables.card(game_id)).status is Status.LIVE:
            await rig.house.host.tables.end(game_id, ANN, may_manage=True)
        await rig.house.settle()
        assert [msg.key for msg in await lines(rig, game_id)].count("luck-told") == 1

    await dies_at_every_step(rig, card.game_id, end, monkeypatch, stride=stride, new=1)
