"""Games of one person against bots at no table: theirs alone, on disk with every click, and gone on with anywhere."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.host.desk.solos import Solos
from bot.host.refusals import CannotOpen, SoloGone
from bot.host.types.solo import SoloGame
from bot.store.tables import solos
from engine.core.ahead.policy import HARD, UnknownPolicy, policy
from engine.core.kept.alone import Alone
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, IllegalAnswer
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import WrongSeats
from engine.core.play.table import Entry
from renderers import RESULT
from tests.bot.host.dying import happens_once
from tests.bot.host.rig import ANN, BEN, GAME, HERE, Rig, request_of, view_of
from tests.games import GAMES, games_in_turn


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is dealt the same."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 12)


def rows(rig: Rig, sql: str) -> list[Any]:
    with closing(sqlite3.connect(rig.path)) as file, file:
        return file.execute(sql).fetchall()


async def give(rig: Rig, game: SoloGame, *keys: str, rev: int | None = None) -> SoloGame:
    desk, panel = rig.house.host.solos, game.panel
    return await desk.give(panel.game_id, ANN, panel.rev if rev is None else rev, keys)


async def played_out(rig: Rig, game: SoloGame) -> SoloGame:
    """The last legal key again and again, until the game is over."""
    for _ in range(500):
        if game.panel.ask is None:
            return game
        game = await give(rig, game, game.panel.ask.keys()[-1])
    raise AssertionError("the game does not end")


async def test_bots_answer_at_once_and_their_person_reads_what_they_did(rig: Rig) -> None:
    game = await rig.house.host.solos.open(ANN, GAME)
    assert (game.panel.seat, game.seats, game.level, game.fresh) == (0, 4, "normal", True)
    assert [str(name) for name in game.panel.seat_names[:1]] == ["Ann"] and len(set(map(str, game.head.others))) == 3
    after = await give(rig, game, "pass", CONFIRM)
    assert after.panel.ask is not None and not after.fresh, "the person is asked again, nobody else is waited for"
    assert after.panel.since is not None
    assert {msg.args.get("seat") for turn in after.panel.since.turns for msg in turn} >= {0, 1, 2, 3}
    assert not rows(rig, "SELECT * FROM games") and not rows(rig, "SELECT * FROM timers WHERE kind <> 'forget'")
    assert not rig.channel.messages, "nobody is pinged, and no clock runs"


async def test_in_short_it_is_told_what_others_did_and_not_what_one_knows(rig: Rig) -> None:
    game = await rig.house.host.solos.open(ANN, "russian_railroads", level="easy")
    told = set()
    for _ in range(12):
        assert game.panel.ask is not None
        game = await give(rig, game, game.panel.ask.keys()[0])
        told |= {doing.who for doing in (() if game.panel.since is None else game.panel.since.deeds)}
    assert told >= {1, 2, 3} and 0 not in told


async def test_it_survives_a_restart_and_is_found_again_with_what_had_happened(rig: Rig) -> None:
    game = await give(rig, await rig.house.host.solos.open(ANN, GAME), "pass", CONFIRM)
    assert game.panel.ask is not None
    game = await give(rig, game, game.panel.ask.keys()[0])
    await rig.restart()
    (waiting,) = await rig.house.host.solos.waiting(ANN)
    assert (waiting.game_id, waiting.head) == (game.panel.game_id, game.head)
    assert await rig.house.host.solos.show(waiting.game_id, ANN) == game
    assert await rig.house.host.solos.open(ANN, GAME) == game, "who asks for it anew goes on with it"


async def test_a_click_is_applied_once_and_all_of_a_line_or_none(rig: Rig) -> None:
    first = await rig.house.host.solos.open(ANN, GAME)
    after = await give(rig, first, "spend", "1")
    assert await give(rig, first, "spend", "1") == after
    with pytest.raises(IllegalAnswer):
        await give(rig, after, "pass", "nonsense")
    assert await rig.house.host.solos.show(after.panel.game_id, ANN) == after
    await rig.restart()
    assert await rig.house.host.solos.show(after.panel.game_id, ANN) == after


async def test_what_was_not_stored_has_not_happened(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await rig.house.host.solos.open(ANN, GAME)
    store = solos.go

    async def dies(*args: Any, **kwargs: Any) -> bool:
        await store(*args, **kwargs)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(solos, "go", dies)
        with pytest.raises(KeyboardInterrupt):
            await give(rig, first, "pass", CONFIRM)
    assert await rig.house.host.solos.show(first.panel.game_id, ANN) == first
    await rig.restart()
    assert await rig.house.host.solos.show(first.panel.game_id, ANN) == first


async def test_a_turn_can_be_taken_back_until_it_is_confirmed(rig: Rig) -> None:
    desk = rig.house.host.solos
    first = await desk.open(ANN, GAME)
    spent = await give(rig, first, "spend", "1")
    assert spent.panel.can_undo
    back = await desk.undo(spent.panel.game_id, ANN, spent.panel.rev, turn=True)
    assert view_of(back.panel) == view_of(first.panel) and not back.panel.can_undo
    passed = await give(rig, back, "pass")
    assert passed.panel.is_confirm
    assert not (await give(rig, passed, CONFIRM)).panel.can_undo, "others have played since"


async def test_what_nothing_takes_back_is_locked_and_said(rig: Rig) -> None:
    game = await rig.house.host.solos.open(ANN, GAME)
    locks = game.panel.final
    assert locks(["draw"], False) and not locks(["pass"], False), "a card is turned up; who passes confirms"
    assert not game.panel.settled


async def test_who_confirms_nothing_at_tables_confirms_nothing_here(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE users SET confirm = 0")
    game = await rig.house.host.solos.open(ANN, GAME)
    assert game.panel.final(["pass"], False)
    passed = await give(rig, game, "pass")
    assert not passed.panel.is_confirm and passed.panel.since is not None


async def test_a_turn_in_which_something_was_lost_is_confirmed_all_the_same(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE users SET confirm = 0")
    game = await rig.house.host.solos.open(ANN, GAME)
    assert (await give(rig, game, "store", "none")).panel.is_confirm


async def test_a_button_that_says_that_the_turn_ends_is_its_confirmation(rig: Rig) -> None:
    game = await give(rig, await rig.house.host.solos.open(ANN, GAME), "spend")
    assert game.panel.ask is not None and game.panel.ask.options["keep"].ends_turn
    ended = await give(rig, game, "keep")
    assert not ended.panel.is_confirm and ended.panel.since is not None


async def test_it_is_its_persons_alone_and_one_of_a_title(rig: Rig) -> None:
    desk = rig.house.host.solos
    mine, other = await desk.open(ANN, GAME), await desk.open(ANN, "steam", level="easy")
    theirs = await desk.open(BEN, GAME)
    assert len({mine.panel.game_id, other.panel.game_id, theirs.panel.game_id}) == 3
    with pytest.raises(SoloGone):
        await desk.show(theirs.panel.game_id, ANN)
    with pytest.raises(SoloGone):
        await desk.give(theirs.panel.game_id, ANN, 0, ["pass"])
    assert [one.head.game for one in await desk.waiting(ANN)] == [GAME, "steam"]


async def test_who_has_begun_to_play_deals_anew_only_from_what_they_see(rig: Rig) -> None:
    desk = rig.house.host.solos
    first = await desk.open(ANN, GAME)
    number = first.panel.game_id
    two = await desk.deal(number, ANN, first.panel.rev, seats=2)
    assert (two.seats, two.fresh, two.panel.game_id) == (2, True, number)
    with pytest.raises(WrongSeats):
        await desk.deal(number, ANN, two.panel.rev, seats=9)
    with pytest.raises(UnknownPolicy):
        await desk.deal(number, ANN, two.panel.rev, level=HARD)
    played = await give(rig, two, "spend", "1")
    assert await desk.deal(number, ANN, two.panel.rev, seats=3) == played, "a form that was sent too late"
    again = await desk.deal(number, ANN, played.panel.rev)
    assert again.fresh and again.seats == 2


async def test_at_the_end_it_is_told_who_has_won_and_another_one_begins(rig: Rig) -> None:
    desk = rig.house.host.solos
    over = await played_out(rig, await desk.open(ANN, GAME, seats=2))
    assert over.panel.over and over.result is not None and not await desk.waiting(ANN)
    assert request_of(over.panel).picture == RESULT and request_of(over.panel).result == over.result
    another = await desk.deal(over.panel.game_id, ANN, over.panel.rev)
    assert another.fresh and another.result is None and len(await desk.waiting(ANN)) == 1


async def test_a_game_that_the_rules_cant_open_any_more_is_told_and_makes_room_for_another(rig: Rig) -> None:
    desk = rig.house.host.solos
    game = await desk.open(ANN, GAME)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute('UPDATE solos SET save = replace(save, \'"state":\', \'"state":[],"was":\')')
    await rig.restart()
    with pytest.raises(CannotOpen):
        await rig.house.host.solos.show(game.panel.game_id, ANN)
    assert not await rig.house.host.solos.waiting(ANN), "whoever looks at what waits for them still can"
    assert (await rig.house.host.solos.open(ANN, GAME)).fresh


async def test_decisions_are_explained_in_the_first_game_until_one_knows(rig: Rig) -> None:
    desk = rig.house.host.solos
    first = await desk.open(ANN, GAME)
    assert first.panel.explained
    assert not (await desk.known(first.panel.game_id, ANN)).panel.explained
    theirs = await desk.open(BEN, GAME)
    again = await desk.deal(theirs.panel.game_id, BEN, theirs.panel.rev)
    assert theirs.panel.explained and not again.panel.explained


async def test_a_click_that_reaches_two_processes_at_once_counts_once(rig: Rig) -> None:
    first = await rig.house.host.solos.open(ANN, GAME)
    number, rev, other = first.panel.game_id, first.panel.rev, Solos(rig.house._context)
    await other.show(number, ANN)
    seen = await asyncio.gather(
        *(desk.give(number, ANN, rev, ["spend", "1"]) for desk in (rig.house.host.solos, other))
    )
    assert seen[0] == seen[1] and seen[0].panel.rev == rev + 1
    assert view_of(seen[0].panel).coins[0] == view_of(first.panel).coins[0] - 1
    dealt = await asyncio.gather(*(desk.deal(number, ANN, rev + 1) for desk in (rig.house.host.solos, other)))
    assert dealt[0] == dealt[1] and dealt[0].panel.rev == rev + 2


async def begun(rig: Rig) -> int:
    """Ann has begun a game alone; beside it stands a lobby, whose messages are looked at."""
    card = await rig.house.host.lobby.open(HERE, BEN, "steam")
    await rig.house.host.solos.open(ANN, GAME)
    await rig.house.settle()
    return card.game_id


async def begins(rig: Rig, game_id: int) -> None:
    await rig.house.host.solos.open(BEN, GAME)


async def answers(rig: Rig, game_id: int) -> None:
    await rig.house.host.solos.give(1, ANN, 0, ["pass", CONFIRM])


async def deals(rig: Rig, game_id: int) -> None:
    await rig.house.host.solos.deal(1, ANN, 0, seats=2)


test_whenever_the_process_dies_it_has_happened_once = happens_once(
    pytest.param(begun, begins, 0, id="begins"),
    pytest.param(begun, answers, 0, id="answers, and bots do"),
    pytest.param(begun, deals, 0, id="deals anew"),
    stride=13,
)


def test_chance_answers_for_an_opponent_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = registry.game(GAME)
    game = Alone.deal(rules, 3, {}, "normal", seed=5)

    def fails(*_: Any) -> Any:
        raise RuntimeError("I don't know what to do")

    monkeypatch.setattr("engine.core.kept.alone.policy", fails)
    game.give(["pass", CONFIRM])
    assert game.match.pending.keys() == {0} and game.told


def test_nothing_is_told_that_is_for_others() -> None:
    game = Alone.deal(registry.game(GAME), 2, {}, "normal", seed=5)
    game.match.finished += [Entry(Msg("for-me"), 0), Entry(Msg("for-all")), Entry(Msg("for-another"), 1)]
    game.give(["pass", CONFIRM])
    keys = {msg.key for turn in game.told for msg in turn}
    assert {"for-me", "for-all"} <= keys and "for-another" not in keys


@games_in_turn()
@pytest.mark.parametrize("key", GAMES)
def test_any_game_is_played_alone_to_its_end(key: str) -> None:
    rules = registry.game(key)
    level, rng = next(iter(registry.advice(key).policies), "random"), Rng(Seed(3))
    game = Alone.deal(rules, min(rules.seats), {}, level, seed=11)
    chosen = policy(rules, level)
    for _ in range(2_000):
        if game.match.over:
            break
        assert game.match.pending.keys() == {0}
        ask, view = game.match.pending[0], game.match.view(0)
        game.give([chosen(view, ask, rng)])
    assert game.match.over and game.match.result().scores
