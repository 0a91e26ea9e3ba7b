"""A table that had to be silent shows itself as it stands, once, when it may speak again."""

from __future__ import annotations

from bot.host.post.delivery import Undeliverable
from bot.host.post.polls import NO, NONE, PAUSE
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard
from tests.bot.host.rig import ANN, BEN, GAME, HERE, Rig

LACKS = "trouble-missing-send-messages"


async def silenced(rig: Rig, reason: str = LACKS) -> GameCard:
    """Ann and Ben have moved, and the channel has seen neither."""
    card = await rig.table(ANN, BEN)
    for person in (ANN, BEN):
        rig.channel.failures = [Undeliverable(reason)]
        await rig.answer(card.game_id, person, "pass", "confirm")
        await rig.ring(seconds=1)
    return card


async def speak(rig: Rig) -> None:
    for card in await rig.house.host.silence.of_guild(1):
        await rig.house.host.silence.end(card.game_id)
    await rig.house.settle()


async def test_all_that_happened_is_told_in_one_message_however_often_it_is_tried(rig: Rig) -> None:
    rig.channel.failures = []
    card = await rig.table(ANN, BEN)
    rig.channel.failures = [Undeliverable(LACKS), *(Undeliverable("trouble-direct-messages-closed") for _ in range(1))]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert len(rig.channel.posts("table")) == 1
    await speak(rig)
    await speak(rig)
    await rig.restart()
    await speak(rig)
    _, told = rig.channel.posts("table")
    assert [msg.args["seat"] for msg in told.lines] == [0]
    assert [ping.user_id for ping in told.pings] == [BEN.user_id]
    assert (await rig.house.host.tables.card(card.game_id)).trouble is None


async def test_a_table_that_a_practice_opponent_thinks_about_speaks_again_and_pings_nobody(rig: Rig) -> None:
    await rig.house.close()
    rig.pause = 60
    await rig.open()
    card = await rig.table(ANN, BEN, opponents="easy", seats=3)
    rig.channel.failures = [Undeliverable(LACKS)]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    told = len(rig.channel.posts("table"))
    await speak(rig)
    assert [post.pings for post in rig.channel.posts("table")[told:]] == [()]


async def test_what_the_table_was_asked_meanwhile_is_asked_again(rig: Rig) -> None:
    await rig.table(ANN, BEN, pace="daily")
    await rig.ring(hours=22)
    rig.channel.failures = [Undeliverable(LACKS)]
    await rig.ring(hours=2)
    assert rig.channel.posts("vote") == []
    await speak(rig)
    await rig.restart()
    await speak(rig)
    (asked,) = rig.channel.posts("vote")
    assert asked.voters == (BEN.user_id,)


async def test_a_table_whose_channel_is_gone_stays_silent(rig: Rig) -> None:
    await silenced(rig, "trouble-channel-gone")
    assert await rig.house.host.silence.of_guild(1) == []


async def test_of_other_servers_nothing_is_known(rig: Rig) -> None:
    rig.channel.failures = [Undeliverable(LACKS)]
    await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    assert await rig.house.host.silence.of_guild(2) == []
    await speak(rig)
    assert len(rig.channel.posts("lobby")) == 1


async def test_a_game_that_was_ended_meanwhile_says_nothing(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.failures = [Undeliverable(LACKS)]
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.house.settle()
    before = len(rig.channel.messages)
    await speak(rig)
    assert len(rig.channel.messages) == before


async def test_a_reminder_that_could_not_be_taken_away_is_taken_away_then(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=24)
    (reminder,) = [sent.message_id for sent in rig.channel.messages if sent.post.kind == "reminder"]
    rig.channel.failures = [Undeliverable(LACKS), Undeliverable(LACKS)]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.house.settle()
    assert rig.channel.erased == []
    await speak(rig)
    await rig.restart()
    await speak(rig)
    assert rig.channel.erased == [reminder]


async def test_what_stood_in_the_channel_and_could_not_be_changed_shows_how_it_stands(rig: Rig) -> None:
    card = await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.host.lobby.join(card.game_id, BEN)
    await rig.house.settle()
    rig.channel.failures = [Undeliverable(LACKS)] * 2  # the lobby, and the first table message
    await rig.house.host.lobby.start(card.game_id, ANN)
    await rig.house.settle()
    await speak(rig)
    assert rig.channel.edits[-1].kind == "lobby"
    assert rig.channel.edits[-1].card.status == "live"
    await rig.house.host.votes.ask(card.game_id, ANN, PAUSE)
    await rig.house.settle()
    rig.channel.failures = [Undeliverable(LACKS)]
    await rig.house.host.votes.cast(card.game_id, BEN, 1, NO)
    await rig.house.settle()
    await speak(rig)
    (shown,) = [edit.vote for edit in rig.channel.edits if edit.kind == "vote"]
    assert shown is not None
    assert shown.outcome == NONE


async def test_who_sleeps_when_their_table_speaks_again_is_pinged_when_they_wake(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    quiet = {"quiet_from": 13 * 60, "quiet_to": 20 * 60}  # it is noon
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=quiet)
    rig.channel.failures = [Undeliverable(LACKS)]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.ring(hours=2)
    await speak(rig)
    assert [list(post.pings) for post in rig.channel.posts("table")][1:] == [[]]
    await rig.ring(hours=6)
    (ping,) = rig.channel.posts("reminder")
    assert (ping.count, [p.user_id for p in ping.pings]) == (0, [BEN.user_id])
