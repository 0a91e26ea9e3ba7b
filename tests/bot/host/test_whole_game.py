from __future__ import annotations

from bot.host.types import Status
from engine.core import record
from tests.bot.host.desk import ANN, BEN, Desk


async def test_two_people_play_from_the_lobby_to_the_final_score(desk: Desk) -> None:
    card = await desk.table(ANN, BEN)
    answers = await desk.play_on(card.game_id, {0: ANN, 1: BEN})
    card = await desk.house.service.game(card.game_id)
    assert answers > 8
    assert card.status is Status.OVER
    assert card.result is not None
    assert max(card.result.scores) > 0
    assert desk.channel.posts("table")[-1].card.status is Status.OVER
    assert await desk.house.service.live_game(card.place.channel_id) is None


async def test_one_person_plays_against_practice_opponents(desk: Desk) -> None:
    card = await desk.table(ANN, opponents="greedy", seats=3)
    assert [s.policy for s in card.seats] == [None, "greedy", "greedy"]
    await desk.play_on(card.game_id, {0: ANN})
    assert (await desk.house.service.game(card.game_id)).status is Status.OVER


async def test_the_record_of_a_game_played_with_undos_replays_to_the_same_result(desk: Desk) -> None:
    card = await desk.table(ANN, BEN)
    await desk.answer(card.game_id, ANN, "store", "ore")
    await desk.house.service.undo(card.game_id, ANN, None, 1, turn=True)
    await desk.play_on(card.game_id, {0: ANN, 1: BEN})
    text = await desk.house.service.record(card.game_id)
    assert "ore" not in text
    replayed = record.play(record.parse(text))
    assert replayed.over
    assert replayed.result() == (await desk.house.service.game(card.game_id)).result


async def test_a_game_survives_a_restart_after_every_answer(desk: Desk) -> None:
    card = await desk.table(ANN, BEN)
    people = {0: ANN, 1: BEN}
    while (await desk.house.service.game(card.game_id)).status is Status.LIVE:
        shown = [await desk.house.service.panel(card.game_id, p) for p in people.values()]
        await desk.restart()
        again = [await desk.house.service.panel(card.game_id, p) for p in people.values()]
        assert again == shown
        await desk.play_once(card.game_id, people)
