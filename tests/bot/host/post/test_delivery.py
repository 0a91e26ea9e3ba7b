from __future__ import annotations

from itertools import pairwise

import pytest

from bot.host.checkup import stuck
from bot.host.post.delivery import Retry, Undeliverable
from bot.host.types.post import Post
from bot.host.types.settings import Scope
from tests.bot.host.rig import ANN, BEN, HERE, Rig


async def test_every_turn_of_a_person_is_posted_with_what_happened_and_who_is_next(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    opening, turn = rig.channel.posts("table")
    assert opening.lines == (), "the seal is no news"
    assert [p.user_id for p in opening.pings] == [ANN.user_id]
    assert [msg.key for msg in turn.lines] == ["toy-freight-acts"]
    assert [(p.seat, p.user_id, p.kind) for p in turn.pings] == [(1, BEN.user_id, "action")]


async def test_the_points_under_a_table_message_are_those_of_its_moment(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.failures = [Retry(60)]
    await rig.answer(card.game_id, ANN, "spend", "3", "confirm")
    await rig.answer(card.game_id, BEN, "spend", "2", "confirm")
    await rig.ring(minutes=2)
    results = [post.card.result for post in rig.channel.posts("table")]
    assert [result and result.scores for result in results] == [[0, 0], [3, 0], [3, 2]]


async def test_only_the_newest_table_message_has_buttons(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    await rig.restart()
    tables = [sent.message_id for sent in rig.channel.messages if sent.post.kind == "table"]
    assert [edit.message_id for edit in rig.channel.edits if edit.kind == "retired"] == tables[:-1]


async def test_nobody_is_bothered_with_buttons_that_could_not_be_taken_away(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.failures = [Retry(after=60)]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    rig.time.pass_(seconds=61)
    deliver = rig.channel.deliver

    async def refuse(post: Post, nonce: str) -> int:
        if post.kind == "retired":
            raise Undeliverable("trouble-missing-read-message-history")
        return await deliver(post, nonce)

    rig.channel.deliver = refuse  # type: ignore[method-assign]
    await rig.ring()
    assert len(rig.channel.posts("table")) == 2
    assert rig.channel.posts("notice") == []
    assert (await rig.house.host.tables.card(card.game_id)).trouble is None
    assert [one.reason for one in await stuck(rig.path)] == ["trouble-missing-read-message-history"]


async def test_no_line_is_told_twice_and_none_is_left_out(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, opponents="normal", seats=4)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    told = [msg for post in rig.channel.posts("table") for msg in post.lines]
    page = await rig.house.host.history.log(card.game_id, None)
    written = []
    for number in reversed(range(page.pages)):
        written += [line.msg for line in (await rig.house.host.history.log(card.game_id, None, number)).lines]
    seal = ("luck-sealed", "luck-told")
    assert [line.key for line in written if line not in told] == [*seal]
    assert told == [line for line in written if line.key not in seal]
    assert len(told) > 10


async def test_practice_opponents_who_move_in_a_row_make_one_post_with_all_they_did(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="normal", seats=3)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    posts = rig.channel.posts("table")
    assert len(posts) == 2
    actors = [msg.args["seat"] for msg in posts[-1].lines if msg.key == "toy-freight-acts"]
    assert actors == [0, 1, 2]
    assert [p.user_id for p in posts[-1].pings] == [ANN.user_id]


async def test_an_outage_is_waited_out_with_longer_and_longer_pauses(rig: Rig) -> None:
    rig.channel.failures = [Retry() for _ in range(4)]
    card = await rig.house.host.lobby.open(HERE, ANN, "toy_freight")
    await rig.house.settle()
    attempts = [0]
    for second in range(1, 40):
        before = len(rig.channel.failures)
        await rig.ring(seconds=1)
        if len(rig.channel.failures) != before:
            attempts.append(second)
    pauses = [b - a for a, b in pairwise(attempts)]
    assert pauses == sorted(pauses)
    assert pauses[-1] > pauses[0]
    assert len(rig.channel.messages) == 1
    assert rig.channel.messages[0].post.maybe_sent is not None
    assert (await rig.house.host.tables.card(card.game_id)).lobby_message == rig.channel.messages[0].message_id


async def test_discord_says_when_to_try_again(rig: Rig) -> None:
    rig.channel.failures = [Retry(after=300)]
    await rig.house.host.lobby.open(HERE, ANN, "toy_freight")
    await rig.house.settle()
    await rig.ring(seconds=299)
    assert rig.channel.messages == []
    await rig.ring(seconds=2)
    assert len(rig.channel.messages) == 1


async def test_later_posts_wait_for_earlier_ones(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.failures = [Retry(after=60)]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    assert len(rig.channel.posts("table")) == 1
    await rig.ring(seconds=61)
    assert [p.rev for p in rig.channel.posts("table")] == [0, 2, 4]
    # who has decided meanwhile is not pinged any more
    assert [[p.seat for p in post.pings] for post in rig.channel.posts("table")][1] == [1]


async def test_an_unforeseen_error_of_the_courier_counts_as_an_outage(rig: Rig) -> None:
    rig.channel.failures = [ValueError("a bug")]
    await rig.house.host.lobby.open(HERE, ANN, "toy_freight")
    await rig.house.settle()
    await rig.ring(seconds=5)
    assert len(rig.channel.messages) == 1


async def test_the_host_hears_once_that_the_channel_is_gone_and_the_doctor_sees_it(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.closed.add(HERE.channel_id)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    notices = rig.channel.posts("notice")
    assert [(n.user_id, n.channel_id) for n in notices] == [(ANN.user_id, None)]
    assert notices[0].locale == "en-GB"
    assert (await rig.house.host.tables.card(card.game_id)).trouble == "trouble-channel-gone"
    assert {s.reason for s in await stuck(rig.path)} == {"trouble-channel-gone"}


async def test_once_posts_come_through_again_nothing_that_happened_is_left_out(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.failures = [Undeliverable("trouble-missing-send-messages")]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    assert (await rig.house.host.tables.card(card.game_id)).trouble is None
    last = rig.channel.posts("table")[-1]
    assert [msg.args["seat"] for msg in last.lines] == [0, 1]


async def test_a_reminder_that_nobody_needs_any_more_is_dropped(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.failures = [Retry(after=60)]
    await rig.ring(hours=24)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.ring(seconds=61)
    assert rig.channel.posts("reminder") == []
    assert len(rig.channel.posts("table")) == 2


async def test_a_post_that_fails_for_days_is_given_up(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.failures = [Retry(after=40 * 3600) for _ in range(3)]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    for _ in range(3):
        await rig.ring(hours=41)
    assert (await stuck(rig.path))[0].reason == "trouble-no-answer"


@pytest.mark.parametrize(("hour", "silent"), [(12, False), (3, True)])
async def test_a_private_message_wakes_nobody(rig: Rig, hour: int, silent: bool) -> None:
    await rig.house.host.lobby.open(HERE, ANN, "toy_freight")
    quiet = {"quiet_from": 0, "quiet_to": 8 * 60, "timezone": "UTC"}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=quiet)
    rig.channel.failures = [Undeliverable("trouble-missing-send-messages")]
    await rig.ring(hours=(hour - 12) % 24)
    await rig.house.host.lobby.join(1, BEN)
    await rig.house.settle()
    assert [(post.user_id, post.silent) for post in rig.channel.posts("notice")] == [(ANN.user_id, silent)]


async def test_who_is_asked_on_after_a_click_of_their_own_gets_no_post_about_it(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="normal", seats=2, game="russian_railroads")
    for _ in range(80):
        panel = await rig.house.host.play.panel(card.game_id, ANN)
        if panel.ask is None:
            break
        await rig.answer(card.game_id, ANN, panel.ask.keys()[0], rev=panel.rev)
    posts = [post for post in rig.channel.posts("table") if post.card.status == "live"]
    assert len(posts) > 5
    assert [post.deeds for post in posts if not post.pings] == [], "it would say whose turn it is, and ping nobody"


async def test_the_last_message_tells_everybody_who_plays(rig: Rig) -> None:
    card, people = await rig.table(ANN, BEN, opponents="normal", seats=3), {0: ANN, 1: BEN}
    while await rig.play_once(card.game_id, people):
        pass
    *before, last = rig.channel.posts("table")
    assert last.card.status == "over" and not last.pings
    assert last.voters == (ANN.user_id, BEN.user_id)
    assert not any(post.voters for post in before)
