"""A decision is explained in the first three turns in which it comes up, in a player's first game of a title."""

from __future__ import annotations

from bot.host.types.people import Person
from tests.bot.host.rig import ANN, BEN, GAME, Rig


async def explained(rig: Rig, game_id: int, person: Person) -> bool:
    return (await rig.house.host.play.panel(game_id, person)).explained


async def turn(rig: Rig, game_id: int, *keys: str) -> list[bool]:
    """Ann and Ben take a turn each; whether each question to Ann was explained."""
    found = []
    for key in keys:
        found.append(await explained(rig, game_id, ANN))
        await rig.answer(game_id, ANN, key)
    await rig.answer(game_id, ANN, "confirm")
    await rig.answer(game_id, BEN, "pass", "confirm")
    for person in (ANN, BEN):
        while (ask := (await rig.house.host.play.panel(game_id, person)).ask) and ask.kind in ("bid", "confirm"):
            await rig.answer(game_id, person, ask.keys()[0])
    return found


async def test_after_three_turns_a_decision_is_explained_no_more_another_still_is(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, variants={"length": "long"})
    game = card.game_id
    assert [await turn(rig, game, "pass") for _ in range(2)] == [[True], [True]]
    await rig.restart()
    assert await turn(rig, game, "spend", "1") == [True, True]
    assert await turn(rig, game, "spend", "1") == [False, True]


async def test_who_knows_is_told_no_more_in_any_game_of_this_title(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    assert not (await rig.house.host.play.known(card.game_id, ANN)).explained
    assert not (await rig.house.host.play.known(card.game_id, ANN)).explained
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert await explained(rig, card.game_id, BEN)
    other = await rig.table(ANN, BEN, channel=12)
    await rig.restart()
    assert not await explained(rig, other.game_id, ANN)


async def test_the_second_game_of_a_title_explains_nothing(rig: Rig) -> None:
    first, second = [await rig.table(ANN, BEN, channel=channel) for channel in (11, 12)]
    assert await explained(rig, second.game_id, ANN)
    await rig.answer(first.game_id, ANN, "pass", "confirm")
    assert await explained(rig, first.game_id, BEN)
    assert not await explained(rig, second.game_id, ANN)
    assert first.game == second.game == GAME


async def test_who_only_looks_on_is_told_nothing(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    assert not await explained(rig, card.game_id, BEN)
