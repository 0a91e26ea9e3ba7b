"""Games to take along: all of a finished one, and of a running one nothing that its player could not know."""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
import zipfile
from contextlib import closing
from random import Random

import pytest

from bot.host.refusals import NothingToExport, NotRunning, NotYourSeat
from bot.host.types.pages import Kept
from bot.host.types.people import Person
from bot.host.types.server import Wanted
from bot.host.types.settings import Scope
from bot.host.types.table import Status
from bot.i18n import Texts
from bot.ui.pages.export import Archive, archive_page, export_page, files, of_person
from bot.ui.parts.layout import Attachment
from bot.ui.parts.reader import Reader
from engine.core.ahead.policy import random_policy
from engine.core.kept import luck, record
from engine.core.play import registry
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.rng import Rng, Seed
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.long import few

PEOPLE = (ANN, BEN, CID)
GAMES = [key for key, rules in registry.games().items() if len(PEOPLE) in rules.seats and not rules.unfinished]
"""The games that a table of so many may be opened for."""


async def exported(rig: Rig, game_id: int) -> bytes:
    """What Ann takes along, as the file that she gets."""
    game = await rig.house.host.exports.game(game_id, ANN)
    return files(game, Reader(Texts()("en"), game.card.seat_names))[0].data


async def to_a_new_turn(rig: Rig, game_id: int) -> None:
    """Play on to a boundary: nothing of the running turn is answered, so that it can be dealt otherwise."""
    chance = Rng(Seed(1))
    for _ in range(100):
        async with rig.house.matches.hold(game_id) as live:
            if live.turn >= 3 and not live.match.turn_answers:
                return
            seat, ask = next(iter(live.match.pending.items()))
        await rig.answer(game_id, PEOPLE[seat], random_policy(None, ask, chance))
    raise AssertionError("no turn begins")


@pytest.mark.parametrize("game", few(GAMES, 2))
async def test_a_running_game_is_the_same_file_whatever_its_player_can_not_know(rig: Rig, game: str) -> None:
    """Decks, hands, seed and the answers and private lines of all others are exchanged: no byte of the file changes."""
    card = await rig.table(*PEOPLE, game=game)
    await to_a_new_turn(rig, card.game_id)
    before = await exported(rig, card.game_id)
    await rig.house.close()
    other = Rig(rig.path.with_name("other.sqlite"))
    shutil.copy(rig.path, other.path)
    rules = registry.game(game)
    with closing(sqlite3.connect(other.path)) as file, file:
        (turn, raw), *_ = file.execute("SELECT turn, state FROM snapshots ORDER BY turn DESC LIMIT 1")
        state = decode_state(rules, raw)
        twin = encode_state(rules.redeal(state, 0, Rng(Seed(99))))
        assert twin != encode_state(state), "something is hidden"
        file.execute("UPDATE snapshots SET state = ? WHERE turn = ?", (twin, turn))
        file.execute("UPDATE games SET seed = 4711, salt = 'feed'")
        file.executescript("DROP TRIGGER log_is_never_changed; DROP TRIGGER log_forgets_names")
        file.execute("UPDATE log SET answer = 'hidden' WHERE sort = 'answer' AND seat <> 0")
        file.execute("UPDATE log SET line = '[\"ui-log\",{}]' WHERE sort = 'line' AND seat <> 0")
    await other.open()
    try:
        assert await exported(other, card.game_id) == before
    finally:
        await other.house.close()
    await rig.open()


async def test_what_others_have_answered_at_the_same_time_is_not_in_it(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    for person in (ANN, BEN):
        await rig.answer(card.game_id, person, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "bid-2")
    tree = json.loads(await exported(rig, card.game_id))
    assert tree["answers"] == [["action", "pass"]]
    assert "bid-2" not in json.dumps(tree)
    await rig.answer(card.game_id, ANN, "bid-1")
    assert ["bid", "bid-1"] in json.loads(await exported(rig, card.game_id))["answers"]


async def test_neither_seed_nor_salt_nor_what_others_drew_is_in_a_running_game(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 0x1234_5678_9ABC_DEF0)
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.answer(card.game_id, BEN, "draw")
    tree = json.loads(await exported(rig, card.game_id))
    assert "record" not in tree
    assert str(0x1234_5678_9ABC_DEF0) not in json.dumps(tree)
    assert f"{0x1234_5678_9ABC_DEF0:x}" not in json.dumps(tree)
    game = await rig.house.host.exports.game(card.game_id, ANN)
    assert [line.msg.key for line in game.lines].count("toy-freight-drew") == 1, "her own card, not Ben's"
    assert tree["seats"] == ["Ann", "Ben"]
    assert tree["view"] and tree["status"] == "live"


async def test_a_finished_game_is_whole_with_result_log_and_a_record_that_is_proved(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    game = await rig.house.host.exports.game(card.game_id, BEN)
    text, whole = files(game, Reader(Texts()("en"), game.card.seat_names))
    tree = json.loads(text.data)
    assert luck.verify(record.parse(whole.data.decode())).proved
    assert tree["record"] == whole.data.decode()
    assert tree["result"]["scores"] == list(record.parse(tree["record"]).scores)
    assert "view" not in tree
    private = [line for line in game.lines if line.msg.key == "toy-freight-drew"]
    assert private, "when it is over nothing is hidden"
    assert (whole.name, text.name) == (f"toy_freight-{card.game_id}.txt", f"toy_freight-{card.game_id}.json")


async def test_a_game_that_was_ended_early_is_whole_too(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    game = await rig.house.host.exports.game(card.game_id, ANN)
    assert game.card.status is Status.ENDED
    assert record.parse(game.record or "").answers == []


async def test_only_games_of_ones_own_that_have_started_can_be_taken_along(rig: Rig) -> None:
    host = rig.house.host
    with pytest.raises(NothingToExport):
        await host.exports.numbers(ANN)
    lobby = await host.lobby.open(HERE, ANN, "toy_freight")
    with pytest.raises(NotRunning):
        await host.exports.game(lobby.game_id, ANN)
    await host.lobby.join(lobby.game_id, BEN)
    await host.lobby.start(lobby.game_id, ANN)
    with pytest.raises(NotYourSeat):
        await host.exports.game(lobby.game_id, CID)
    assert await host.exports.numbers(BEN) == [lobby.game_id]


async def test_one_file_has_all_games_as_long_as_there_is_room(rig: Rig) -> None:
    first = await rig.table(ANN, BEN)
    await rig.house.host.tables.end(first.game_id, ANN, may_manage=True)
    await rig.table(ANN, CID)
    numbers = await rig.house.host.exports.numbers(ANN)
    assert numbers == [2, 1]
    archive, read = Archive(), Reader(Texts()("en"))
    for number in numbers:
        game = await rig.house.host.exports.readable(number, ANN)
        assert game is not None
        assert archive.add(files(game, read))
    data = archive.close()
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        assert packed.namelist() == ["toy_freight-2.json", "toy_freight-1.json", "toy_freight-1.txt"]
        assert packed.testzip() is None
    assert archive_page(data, 2, 0, read).files[0].name == "roundhouse.zip"


def test_an_archive_never_grows_beyond_what_can_be_sent() -> None:
    archive = Archive(most=5000)
    parts = [Attachment(bytes(range(256)) * n, f"{n}.json") for n in (4, 3, 2, 40, 1)]
    noise = Attachment(Random(1).randbytes(60_000), "noise")
    taken = [archive.add([part]) for part in (*parts, noise)]
    assert taken[-1] is False
    assert archive.games == taken.count(True) > 0
    assert len(archive.close()) <= 5000


async def test_pages_say_what_the_file_is_and_what_was_left_out(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    read = Reader(Texts()("en"))
    game = await rig.house.host.exports.game(card.game_id, ANN)
    (text, _) = export_page(game, read).items
    assert "once it is over" in getattr(text, "content", "")
    (text, _) = archive_page(b"", 3, 2, read).items
    assert "2 older games did not fit" in getattr(text, "content", "")


async def test_what_somebody_has_set_and_whom_they_have_blocked_is_theirs_too(rig: Rig) -> None:
    host = rig.house.host
    await host.blocks.block(ANN, BEN)
    await host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"timezone": "Europe/Prague"})
    assert await host.exports.numbers(ANN) == []
    await host.wishes.make(1, ANN, Wanted((GAME,), (2,), fill_after=3), HERE)
    wishes = await host.wishes.everywhere(ANN)
    table = await rig.table(ANN, CID)
    await host.links.hang(table.game_id, ANN, "https://hooks.example.org/x")
    assert await host.links.hooks(CID) == ()
    settings = await host.settings.read(Scope.PLAYER, ANN.user_id)
    kept = Kept(settings, await host.blocks.of(ANN), wishes, await host.links.hooks(ANN))
    told = json.loads(of_person(kept).data)
    assert told["settings"] == {"timezone": "Europe/Prague"}
    assert [(one["id"], one["name"]) for one in told["blocked"]] == [("102", "Ben")]
    assert [(one["server"], one["games"], one["counts"], one["fill_after"]) for one in told["wishes"]] == [
        ("1", [GAME], [2], 3)
    ]
    assert told["webhooks"] == [{"number": table.game_id, "url": "https://hooks.example.org/x"}]
    assert await host.blocks.of(BEN) == ()  # nobody hears who blocks them
    with pytest.raises(NothingToExport):
        await host.exports.numbers(Person(190, "Nobody"))
