"""Games from files: what can be played is believed, and nothing else; a spoilt file leaves no trace."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bot.host.desk.imports import MOST_BYTES, read
from bot.host.refusals import (
    AlreadySeated,
    BadFile,
    FileTooLarge,
    ImportNeedsManager,
    NeedsPeople,
    NoSuchSeat,
    TableHere,
)
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status
from bot.i18n import Texts
from bot.ui.pages.export import files
from bot.ui.parts.reader import Reader
from engine.core.ahead.policy import moves
from engine.core.kept import luck, record
from engine.core.play.errors import RoundhouseError
from engine.core.play.match import Match
from engine.core.play.registry import game as rules_of
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, CID, HERE, Rig
from tests.long import few
from tests.mangled import mangled

SALT = "00112233445566778899aabbccddeeff"
MOST_TOLD = 300


@cache
def written(moves_made: int | None = None, game: str = "toy_freight") -> record.Record:
    """A game that was played elsewhere, or its first moves."""
    rules = rules_of(game)
    match = Match.new(rules, 3, {}, 7, confirm=())
    whole = record.Record(game, 3, 7, match.variants, schema=(rules.schema,), salt=SALT)
    whole.commitment = luck.commitment(7, SALT)
    for answer in moves(match, ["greedy"] * 3, 7):
        whole.add(answer)
        if len(whole.answers) == moves_made:
            return whole
    luck.conclude(whole, match)
    return whole


async def bring(
    rig: Rig, text: str | bytes, people: dict[int, Person] | None = None, *, who: Person = ANN, manager: bool = False
) -> GameCard:
    data = text if isinstance(text, bytes) else text.encode()
    card = await rig.house.host.imports.open(HERE, who, data, people or {}, may_manage=manager)
    await rig.house.settle()
    return card


def rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [row for table in tables if table != "alive" for row in file.execute(f"SELECT * FROM {table}")]


async def test_a_finished_game_can_be_looked_at_with_its_log_and_its_result(rig: Rig) -> None:
    card = await bring(rig, str(written()))
    assert card.status is Status.OVER
    assert card.result is not None
    assert tuple(card.result.scores) == written().scores
    (post,) = rig.channel.posts("table")
    assert post.card.status is Status.OVER
    host = rig.house.host
    assert (await host.pictures.board(card.game_id, CID, "overview", None)).png
    log = await host.history.log(card.game_id, None)
    keys = [line.msg.key for line in log.lines]
    assert keys[-2:] == ["imported", "luck-told"]
    found = await host.tables.last_in_channel(HERE.channel_id)
    assert found is not None and found.game_id == card.game_id
    again = record.parse(await host.history.record(card.game_id))
    assert luck.verify(again).proved
    assert again.answers == written().answers


async def test_what_one_server_exports_another_shows_with_the_same_names(rig: Rig, tmp_path: Path) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore+coal", "confirm")
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    game = await rig.house.host.exports.game(card.game_id, ANN)
    whole = files(game, Reader(Texts()("en"), game.card.seat_names))
    for number, file in enumerate(whole):
        other = await Rig(tmp_path / f"other{number}.sqlite").open()
        try:
            shown = await bring(other, file.data, who=CID)
            assert shown.result == game.card.result
            names = [seat.name for seat in shown.seats]
            assert names == ["Ann", "Ben"] if file.name.endswith("json") else len(set(names)) == 2
            lines = [line.msg for line in (await other.house.host.history.log(shown.game_id, None, 0)).lines]
            here = [line.msg for line in game.lines]
            assert [msg for msg in lines if msg in here][-3:] == here[-3:]
        finally:
            await other.house.close()


async def test_names_in_a_file_are_as_tidy_as_those_of_members(rig: Rig) -> None:
    names = ["\u202eA\u200bnn\u2066", "\u200b\u3164", "Cid\n\n" + "x" * 40]
    card = await bring(rig, json.dumps({"record": str(written()), "seats": names}))
    assert [seat.name for seat in card.seats][::2] == ["Ann", "Cid " + "x" * 28]
    assert card.seats[1].name not in ("", *names)


@pytest.mark.parametrize("made", [0, 1, 2, 5, 9])
async def test_a_running_game_goes_on_where_it_stood(rig: Rig, made: int) -> None:
    part = written(made) if made else record.Record("toy_freight", 3, 7)
    card = await bring(rig, str(part), {0: ANN, 2: CID}, manager=True)
    assert card.status is Status.LIVE
    assert [seat.user_id for seat in card.seats][::2] == [ANN.user_id, CID.user_id]
    async with rig.house.matches.hold(card.game_id) as live:
        before = live.match.snapshot, live.match.turn_answers
    await rig.restart()
    async with rig.house.matches.hold(card.game_id) as live:
        assert not live.match.redone
        assert (live.match.snapshot, live.match.turn_answers) == before
    lines = [line.msg.key for page in (0, 1) for line in (await rig.house.host.history.log(1, None, page)).lines]
    assert "imported-running" in lines, "everybody knows who could read the file"
    await rig.play_on(card.game_id, {0: ANN, 2: CID})
    await rig.house.settle()
    after = record.parse(await rig.house.host.history.record(card.game_id))
    assert after.answers[: len(part.answers)] == part.answers
    assert luck.verify(after).scored
    assert luck.verify(after).proved is bool(part.commitment)


async def test_only_who_manages_the_server_brings_a_running_game_or_gives_seats(rig: Rig) -> None:
    before = rows(rig.path)
    with pytest.raises(ImportNeedsManager):
        await bring(rig, str(written(5)))
    with pytest.raises(ImportNeedsManager):
        await bring(rig, str(written(5)), {0: ANN})
    with pytest.raises(ImportNeedsManager):
        await bring(rig, str(written()), {0: ANN})
    assert rows(rig.path) == before


async def test_seats_have_to_be_there_and_each_has_somebody_else(rig: Rig) -> None:
    before = rows(rig.path)
    for people, refusal in (({3: ANN}, NoSuchSeat), ({0: ANN, 1: ANN}, AlreadySeated), ({}, NeedsPeople)):
        with pytest.raises(refusal):
            await bring(rig, str(written(5)), people, manager=True)
    assert rows(rig.path) == before


async def test_where_a_table_stands_no_other_is_opened(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    before = rows(rig.path)
    with pytest.raises(TableHere):
        await bring(rig, str(written()))
    assert rows(rig.path) == before


async def test_the_same_file_again_leads_to_the_same_table(rig: Rig) -> None:
    first = await bring(rig, str(written(5)), {0: ANN}, manager=True)
    assert (await bring(rig, str(written(5)), {0: ANN}, manager=True)).game_id == first.game_id
    await rig.house.host.tables.end(first.game_id, ANN, may_manage=True)
    over = await bring(rig, str(written()))
    assert over.game_id != first.game_id
    assert (await bring(rig, str(written()))).game_id == over.game_id


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (("scores ", "scores 1"), record.BadRecord),
        (("end ", "end 0000"), record.BadRecord),
        (("salt 00", "salt 11"), record.BadRecord),
        (("seed 7", "seed 8"), record.BadRecord),
        (("game toy_freight", "game chess"), RoundhouseError),
        (("seats 3", "seats 9"), RoundhouseError),
    ],
)
async def test_what_does_not_come_out_is_not_believed(
    rig: Rig, change: tuple[str, str], refusal: type[RoundhouseError]
) -> None:
    before = rows(rig.path)
    with pytest.raises(refusal):
        await bring(rig, str(written()).replace(*change))
    assert rows(rig.path) == before


@pytest.mark.parametrize(
    "data",
    [b"\xff\xfe\x00", b"{", b'{"record": 5}', b'{"seats": []}', b"[" * 100_000, b"{" + b'"a":[' * 50_000],
    ids=["bytes", "brace", "number", "without", "lists", "deep"],
)
async def test_what_is_no_game_is_refused(rig: Rig, data: bytes) -> None:
    with pytest.raises((BadFile, record.BadRecord)):
        await bring(rig, data)


def test_a_file_that_is_too_large_is_not_read() -> None:
    with pytest.raises(FileTooLarge):
        read(b" " * (MOST_BYTES + 1))


def honest() -> list[str]:
    """Files that are taken: records, over and running, and what `/export` makes."""
    exported = '{"format": "roundhouse-export 1", "record": %s, "seats": ["Ann", "Ben", "Cid"]}'
    texts = [str(written()), str(written(5)), str(written(game="railroad_revolution"))]
    return [*texts, *(exported % f'"{text}"'.replace("\n", "\\n") for text in texts[:2])]


@pytest.mark.parametrize("block", few(range(200), 1))
async def test_a_spoilt_file_is_refused_with_one_sentence_and_nothing_is_written(rig: Rig, block: int) -> None:
    words, chance, refused = Texts()("en"), Random(block), 0
    before = rows(rig.path)
    for _ in range(50):
        text = mangled(chance.choice(honest()), chance)
        try:
            await bring(rig, text.encode("utf-8", "replace"), {0: ANN}, manager=True)
        except RoundhouseError as error:
            refused += 1
            said = words(error.msg)
            assert words.has(error.key)
            assert "\n" not in said and said.count(". ") <= 1 and len(said) <= MOST_TOLD, said
            assert rows(rig.path) == before
        else:  # still a game: another name, a remark; the next needs the place
            if (there := await rig.house.host.tables.in_channel(HERE.channel_id)) is not None:
                await rig.house.host.tables.end(there.game_id, ANN, may_manage=True)
                await rig.house.settle()
            before = rows(rig.path)
    assert refused > 25


@pytest.mark.parametrize("made", [None, 5])
@pytest.mark.parametrize("stride", few([37, 1], 1))
async def test_whenever_the_process_dies_the_game_is_brought_once(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, made: int | None, stride: int
) -> None:
    await rig.house.close()

    async def deed(rig: Rig, _: int) -> None:
        people = {} if made is None else {0: ANN, 1: BEN, 2: CID}
        await bring(rig, str(written(made)), people, manager=made is not None)

    await dies_at_every_step(rig, 1, deed, monkeypatch, stride=stride, new=1)


async def test_a_running_game_can_be_looked_back_at_from_its_first_turn_on(rig: Rig) -> None:
    brought = await bring(rig, str(written(9)), {0: ANN, 1: BEN, 2: CID}, manager=True)
    with closing(sqlite3.connect(rig.path)) as file:
        turns = [turn for (turn,) in file.execute("SELECT turn FROM stands WHERE game_id = ?", (brought.game_id,))]
    assert turns == list(range(max(turns) + 1)) and max(turns) > 2
