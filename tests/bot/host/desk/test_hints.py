"""Hints: once a decision, seen by one, told to all, and worked out from what the player sees."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.desk import play
from bot.host.refusals import NoHint, NotTheChooser
from bot.host.types.panel import Panel
from bot.host.types.people import Person
from bot.host.types.table import GameCard
from engine.core.play import registry
from engine.core.play.msg import Msg
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, INTERACTIONS, Rig

Policies = dict[str, Any]


async def learning(rig: Rig, *people: Person, opponents: str | None = None) -> GameCard:
    """A running game at a table where people learn."""
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, people[0], GAME, opponents=opponents, seats=len(people) + bool(opponents))
    for person in people[1:]:
        await lobby.join(card.game_id, person)
    assert not card.learning
    assert (await lobby.set_learning(card.game_id, people[0], True)).learning
    return await lobby.start(card.game_id, people[0])


async def hint(rig: Rig, game_id: int, person: Person) -> Panel:
    host = rig.house.host
    return await host.play.hint(game_id, person, (await host.play.panel(game_id, person)).rev)


async def told(rig: Rig, game_id: int) -> list[Msg]:
    page = await rig.house.host.history.log(game_id, CID, 0)
    return [line.msg for line in page.lines if line.msg.key == "hint-used"]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, Any]]:
    """What the practice opponent of the toy game is shown, each time that it is asked."""
    policies: Policies = registry.advice(GAME).policies  # type: ignore[assignment]
    true, seen = policies["normal"], []

    def spy(view: Any, ask: Any, rng: Any) -> str:
        seen.append((view, ask))
        return str(true(view, ask, rng))

    monkeypatch.setitem(policies, "normal", spy)
    return seen


async def test_a_hint_is_given_once_a_decision_and_told_to_the_table(rig: Rig, asked: list[Any]) -> None:
    card = await learning(rig, ANN, BEN)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert (panel.hintable, panel.hint) == (True, None)
    given = await hint(rig, card.game_id, ANN)
    assert (given.hintable, given.hint, given.rev) == (False, "deliver", panel.rev)
    again = await hint(rig, card.game_id, ANN)
    await rig.restart()
    after = await hint(rig, card.game_id, ANN)
    assert again.hint == after.hint == "deliver"
    assert len(asked) == 1
    assert await told(rig, card.game_id) == [Msg("hint-used", seat=0)]
    assert (await rig.house.host.play.panel(card.game_id, BEN)).hint is None


async def test_the_same_decision_after_an_undo_has_no_other_hint_but_the_next_one_has(rig: Rig) -> None:
    card = await learning(rig, ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend")
    await hint(rig, card.game_id, ANN)
    other = await rig.house.host.play.undo(card.game_id, ANN, None, next(INTERACTIONS))
    assert (other.hint, other.hintable) == (None, True)
    back = await rig.answer(card.game_id, ANN, "spend")
    assert (back.hint, back.hintable) == ("5", False)
    assert len(await told(rig, card.game_id)) == 1
    confirm = await rig.answer(card.game_id, ANN, "2")
    assert (confirm.is_confirm, confirm.hint, confirm.hintable) == (True, None, False)


async def test_it_is_told_in_the_turn_in_which_it_was_taken(rig: Rig) -> None:
    card = await learning(rig, ANN, BEN)
    await hint(rig, card.game_id, ANN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    post = rig.channel.posts("table")[-1]
    assert [msg.key for msg in post.lines[-2:]] == ["hint-used", "toy-freight-acts"]


async def test_a_hint_rests_on_what_its_player_sees(rig: Rig, asked: list[Any]) -> None:
    card = await learning(rig, ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await hint(rig, card.game_id, BEN)
    async with rig.house.matches.hold(card.game_id) as live:
        ((view, ask),) = asked
        assert view == live.match.view(1) != live.match.view(0)
        assert ask.seat == 1
    assert not any(view.hands[0])


async def test_only_who_is_asked_at_a_learning_table_may_have_one(rig: Rig) -> None:
    card = await learning(rig, ANN, BEN)
    assert (await hint(rig, card.game_id, BEN)).hint is None
    assert await told(rig, card.game_id) == []
    other = await rig.table(ANN, BEN, channel=12)
    assert not (await rig.house.host.play.panel(other.game_id, ANN)).hintable
    assert (await hint(rig, other.game_id, ANN)).hint is None


async def test_a_click_for_what_is_no_more_gives_no_hint(rig: Rig) -> None:
    card = await learning(rig, ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend")
    late = await rig.house.host.play.hint(card.game_id, ANN, 0)
    assert (late.stale, late.hint) == (play.MOVED_ON, None)


async def test_an_opponent_that_fails_gives_no_hint(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await learning(rig, ANN, BEN)
    monkeypatch.setitem(registry.advice(GAME).policies, "normal", lambda *_: "win")  # type: ignore[arg-type]
    with pytest.raises(NoHint):
        await hint(rig, card.game_id, ANN)
    assert await told(rig, card.game_id) == []


async def test_the_host_chooses_and_a_rematch_keeps_the_choice(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME, opponents="normal", seats=2)
    with pytest.raises(NotTheChooser):
        await lobby.set_learning(card.game_id, BEN, True)
    await lobby.set_learning(card.game_id, ANN, True)
    await lobby.start(card.game_id, ANN)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=False)
    assert (await rig.house.host.rematch.open(card.game_id, ANN)).learning
