"""Who may sit down: as the host has chosen, nobody beside who has blocked them, and nobody at too many tables."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.host.desk.blocks import MOST
from bot.host.match import admission
from bot.host.match.admission import FIRST_TABLES, UNLIMITED
from bot.host.post.polls import GIVE, TIME, WAIT, YES
from bot.host.post.tempo import ENOUGH
from bot.host.refusals import (
    BadSetting,
    BlockedByYou,
    BlocksFull,
    ByInvitation,
    ForARole,
    NoSeatForThem,
    NotAdmitted,
    NotTheChooser,
    NotYourself,
    TableFull,
    TooFewFinished,
    TooManyTables,
    TooOftenLate,
    UnknownTempo,
)
from bot.host.types.people import Person
from bot.host.types.server import Setup
from bot.host.types.table import GameCard
from bot.store.tables import users, votes
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig

DEE = Person(104, "Dee")
ROLE = 77


@pytest.fixture
def everybody_is_known() -> None:
    """Nobody is, here."""


async def lobby(rig: Rig, host: Person = ANN, channel: int = HERE.channel_id, **given: int) -> GameCard:
    card = await rig.house.host.lobby.open(replace(HERE, channel_id=channel), host, GAME, **given)
    await rig.house.settle()
    return card


async def sitting(rig: Rig, card: GameCard) -> list[str]:
    return [seat.name for seat in (await rig.house.host.tables.card(card.game_id)).seats]


async def finished(rig: Rig, person: Person, games: int, *, timed: int = 0, late: int = 0) -> None:
    """Games that somebody has finished elsewhere, with turns in time and late ones."""
    async with rig.house._context.database.write() as sql:
        await users.greet(sql, person.user_id, person.name, None)
        for n in range(games):
            rows = await sql.run(
                "INSERT INTO games (guild_id, channel_id, game, status, host_id, variants, opened_at, result) "
                "VALUES (1, ?, ?, 'over', ?, '{}', 0, '{}') RETURNING game_id",
                *(900_000 + person.user_id * 100 + n, GAME, person.user_id),
            )
            await sql.run(
                "INSERT INTO seats (game_id, seat, user_id, name, timed, late) VALUES (?, 0, ?, ?, ?, ?)",
                *(rows[0][0], person.user_id, person.name, timed if n == 0 else 0, late if n == 0 else 0),
            )


async def test_for_a_role_or_whom_the_host_invites(rig: Rig) -> None:
    host, guests = rig.house.host.lobby, rig.house.host.guests
    card = await lobby(rig)
    await host.join(card.game_id, CID)
    await guests.set_access(card.game_id, ANN, for_role=ROLE)
    assert await sitting(rig, card) == ["Ann", "Cid"]  # who sits there stays
    with pytest.raises(ForARole):
        await host.join(card.game_id, BEN)
    with pytest.raises(ForARole):
        await host.ready(card.game_id, BEN)
    await host.join(card.game_id, replace(DEE, roles=frozenset({ROLE})))
    await host.leave(card.game_id, DEE)
    await guests.invite(card.game_id, ANN, [BEN])
    await host.join(card.game_id, BEN)
    assert await sitting(rig, card) == ["Ann", "Cid", "Ben"]
    with pytest.raises(NotTheChooser):
        await guests.set_access(card.game_id, BEN)
    with pytest.raises(NotTheChooser):
        await guests.invite(card.game_id, BEN, [DEE])


async def test_by_invitation_only(rig: Rig) -> None:
    host, guests = rig.house.host.lobby, rig.house.host.guests
    card = await lobby(rig)
    await guests.set_access(card.game_id, ANN, invited=True)
    with pytest.raises(ByInvitation) as refused:
        await host.join(card.game_id, BEN)
    assert refused.value.msg.args == {"name": "Ann"}
    await guests.invite(card.game_id, ANN, [BEN, CID], 7)
    await guests.invite(card.game_id, ANN, [BEN, CID], 7)
    await guests.invite(card.game_id, ANN, [BEN])
    await rig.house.settle()
    (told,) = rig.channel.posts("notice")
    assert told.voters == (BEN.user_id, CID.user_id)
    await host.join(card.game_id, BEN)
    with pytest.raises(NotYourself):
        await guests.invite(card.game_id, ANN, [ANN])
    with pytest.raises(BadSetting):
        await guests.invite(card.game_id, ANN, [])


async def test_who_sleeps_is_invited_without_a_ping(rig: Rig) -> None:
    card = await lobby(rig)
    rig.time.pass_(hours=14)  # at night, in UTC
    await rig.house.host.settings.change(
        "player", BEN.user_id, BEN, may_manage=False, change={"quiet_from": 0, "quiet_to": 420}
    )
    await rig.house.host.guests.invite(card.game_id, ANN, [BEN])
    await rig.house.settle()
    (told,) = rig.channel.posts("notice")
    assert told.voters == ()


async def test_so_many_finished_games_and_turns_in_time(rig: Rig) -> None:
    host, guests = rig.house.host.lobby, rig.house.host.guests
    card = await lobby(rig, seats=4)
    await guests.set_access(card.game_id, ANN, least_games=2, least_in_time=90)
    await finished(rig, BEN, 1)
    with pytest.raises(TooFewFinished) as few:
        await host.join(card.game_id, BEN)
    assert few.value.msg.args == {"least": 2, "n": 1}
    await finished(rig, CID, 2, timed=ENOUGH - 1)
    with pytest.raises(UnknownTempo):
        await host.join(card.game_id, CID)
    await finished(rig, DEE, 2, timed=ENOUGH, late=3)
    with pytest.raises(TooOftenLate) as late:
        await host.join(card.game_id, DEE)
    assert late.value.msg.args == {"least": 90, "percent": 85}
    eve = Person(105, "Eve")
    await finished(rig, eve, 2, timed=ENOUGH, late=2)
    await host.join(card.game_id, eve)
    await guests.invite(card.game_id, ANN, [DEE])
    await host.join(card.game_id, DEE)
    for wrong in ({"least_games": 0}, {"least_in_time": 101}):
        with pytest.raises(BadSetting):
            await guests.set_access(card.game_id, ANN, **wrong)


async def test_the_host_sends_somebody_away_who_is_told_and_comes_back_only_if_invited(rig: Rig) -> None:
    host, guests = rig.house.host.lobby, rig.house.host.guests
    card = await lobby(rig)
    await host.join(card.game_id, BEN)
    await host.join(card.game_id, CID)
    with pytest.raises(NotTheChooser):
        await guests.send_away(card.game_id, CID, BEN)
    with pytest.raises(NotYourself):
        await guests.send_away(card.game_id, ANN, ANN)
    await guests.send_away(card.game_id, ANN, BEN, 5)
    await guests.send_away(card.game_id, ANN, BEN, 5)
    await rig.house.settle()
    assert await sitting(rig, card) == ["Ann", "Cid"]
    assert [post.user_id for post in rig.channel.posts("notice")] == [BEN.user_id]
    with pytest.raises(NotAdmitted):
        await host.join(card.game_id, BEN)
    await guests.send_away(card.game_id, ANN, DEE)  # before they come
    with pytest.raises(NotAdmitted):
        await host.join(card.game_id, DEE)
    await rig.house.settle()
    assert len(rig.channel.posts("notice")) == 1
    await guests.invite(card.game_id, ANN, [BEN])
    await host.join(card.game_id, BEN)
    await host.start(card.game_id, ANN)
    assert list(await rig.house._context.database.reads.run("SELECT * FROM guests")) == []


async def test_who_is_blocked_hears_what_they_would_hear_if_they_had_been_sent_away(rig: Rig) -> None:
    host = rig.house.host
    card = await lobby(rig)
    await host.blocks.block(ANN, BEN)
    with pytest.raises(NotAdmitted) as blocked:
        await host.lobby.join(card.game_id, BEN)
    await host.guests.send_away(card.game_id, ANN, CID)
    with pytest.raises(NotAdmitted) as sent:
        await host.lobby.join(card.game_id, CID)
    assert blocked.value.msg == sent.value.msg
    # not even an invitation of the host of another table leads to them, and the blocker does not go there by mistake
    bens = await lobby(rig, BEN, 12)
    with pytest.raises(BlockedByYou) as own:
        await host.lobby.join(bens.game_id, ANN)
    assert own.value.msg.args == {"name": "Ben"}
    await host.guests.invite(bens.game_id, BEN, [ANN])
    await rig.house.settle()
    assert [post.voters for post in rig.channel.posts("notice")] == [()]  # nobody is pinged, and Ben sees no difference
    await host.blocks.unblock(ANN, BEN.user_id)
    await host.lobby.join(bens.game_id, ANN)


async def test_a_third_ones_table_takes_only_one_of_two_who_are_apart(rig: Rig) -> None:
    host = rig.house.host
    card = await lobby(rig, CID)
    await host.lobby.join(card.game_id, ANN)
    await host.blocks.block(ANN, BEN)
    with pytest.raises(NotAdmitted):
        await host.lobby.join(card.game_id, BEN)
    assert not await admission.together(rig.house._context.database.reads, BEN.user_id, ANN.user_id)
    found = await admission.seatable(rig.house._context.database.reads, card.game_id, BEN)
    assert isinstance(found, NotAdmitted)
    assert await admission.seatable(rig.house._context.database.reads, card.game_id, DEE) is None


async def test_a_block_between_two_who_sit_together_changes_nothing_there_and_says_where(rig: Rig) -> None:
    host = rig.house.host
    game = await rig.table(ANN, BEN)
    card = await lobby(rig, CID, 12)
    for person in (ANN, BEN):
        await host.lobby.join(card.game_id, person)
    found = await host.blocks.block(ANN, BEN)
    assert [one.game_id for one in found] == [game.game_id, card.game_id]
    assert await sitting(rig, game) == ["Ann", "Ben"]
    assert await sitting(rig, card) == ["Cid", "Ann", "Ben"]
    await host.lobby.start(card.game_id, CID)
    await rig.play_on(game.game_id, {0: ANN, 1: BEN})


@pytest.mark.parametrize(("who", "stays"), [(ANN, ["Ann", "Cid"]), (BEN, ["Ben", "Cid"]), (CID, ["Cid", "Ann"])])
async def test_played_again_without_whom_somebody_has_blocked(rig: Rig, who: Person, stays: list[str]) -> None:
    host = rig.house.host
    game = await rig.table(ANN, BEN, CID)
    await host.blocks.block(ANN, BEN)
    await rig.play_on(game.game_id, {0: ANN, 1: BEN, 2: CID})
    again = await host.rematch.open(game.game_id, who)
    assert sorted(await sitting(rig, again)) == sorted(stays)


async def test_no_seat_is_given_to_who_is_blocked_there(rig: Rig) -> None:
    host = rig.house.host
    game = await rig.table(ANN, CID, opponents="easy", seats=3)
    await host.blocks.block(CID, BEN)
    with pytest.raises(NoSeatForThem):
        await host.tables.hand_over(game.game_id, ANN, may_manage=False, seat=2, to=BEN)
    with pytest.raises(NotAdmitted):
        await host.votes.take(game.game_id, BEN, 2)
    with pytest.raises(NoSeatForThem):
        await host.privacy.hand_over(game.game_id, ANN, BEN)
    assert "Ben" not in await sitting(rig, game)
    await host.tables.hand_over(game.game_id, ANN, may_manage=False, seat=1, to=BEN)  # Cid leaves it to them


async def test_a_block_while_the_host_is_asked_for_a_seat(rig: Rig) -> None:
    host = rig.house.host
    game = await rig.table(ANN, CID, opponents="easy", seats=3)
    await host.votes.take(game.game_id, BEN, 2)
    await rig.house.settle()
    (vote,) = rig.channel.posts("vote")
    await host.blocks.block(CID, BEN)
    with pytest.raises(NoSeatForThem):
        await host.votes.cast(game.game_id, ANN, vote.vote.vote_id, YES)
    assert "Ben" not in await sitting(rig, game)
    await host.votes.cast(game.game_id, ANN, vote.vote.vote_id, "no")


async def test_a_vote_that_gives_the_seat_to_who_can_not_have_it_any_more_waits_instead(rig: Rig) -> None:
    host = rig.house.host
    game = await rig.table(ANN, BEN, CID, pace="brisk")
    card = await host.tables.card(game.game_id)
    slow = card.waiting[0].seat
    people = {0: ANN, 1: BEN, 2: CID}
    others = [person for seat, person in people.items() if seat != slow]
    for _ in range(40):
        await rig.ring(hours=2)
        if rig.channel.posts("vote"):
            break
    vote = rig.channel.posts("vote")[-1].vote
    voter = next(person for person in others if person.user_id != card.host_id)
    await host.votes.cast(game.game_id, voter, vote.vote_id, GIVE, to=DEE)
    await host.blocks.block(others[0], DEE)
    await rig.ring(seconds=TIME + 60)
    assert "Dee" not in await sitting(rig, game)
    counted = await votes.get(rig.house._context.database.reads, vote.vote_id)
    assert counted is not None and counted.outcome == WAIT


async def test_who_is_new_sits_at_three_tables(rig: Rig) -> None:
    host = rig.house.host
    for n in range(FIRST_TABLES):
        await lobby(rig, BEN, 20 + n)
    card = await lobby(rig)
    with pytest.raises(TooManyTables) as refused:
        await host.lobby.join(card.game_id, BEN)
    assert refused.value.msg.args == {"n": FIRST_TABLES, "new": 1, "games": 3}
    with pytest.raises(TooManyTables):
        await lobby(rig, BEN, 40)
    assert await host.tables.in_channel(40) is None
    await host.lobby.open_practice(replace(HERE, channel_id=41), BEN, GAME)  # it keeps nobody waiting
    with pytest.raises(TooManyTables):
        await host.lobby.join(card.game_id, BEN)
    await finished(rig, BEN, 3)
    await host.lobby.join(card.game_id, BEN)


async def test_a_game_alone_does_not_count(rig: Rig) -> None:
    for n in range(FIRST_TABLES):
        card = await rig.house.host.lobby.open_practice(replace(HERE, channel_id=20 + n), BEN, GAME)
        await rig.house.host.lobby.start(card.game_id, BEN)
    await lobby(rig, BEN)


async def test_a_server_chooses_how_many(rig: Rig) -> None:
    host = rig.house.host
    await finished(rig, BEN, 3)
    await host.club.change(1, Setup(most_tables=1), may_manage=True)
    await lobby(rig, BEN, 20)
    card = await lobby(rig)
    with pytest.raises(TooManyTables) as refused:
        await host.lobby.join(card.game_id, BEN)
    assert refused.value.msg.args == {"n": 1, "new": 0, "games": 3}
    await host.club.change(1, Setup(most_tables=UNLIMITED), may_manage=True)
    for n in range(25):
        await lobby(rig, CID, 100 + n)
    await host.lobby.join(card.game_id, BEN)
    with pytest.raises(BadSetting):
        await host.club.change(1, Setup(most_tables=-1), may_manage=True)


async def test_two_who_are_let_in_by_nothing_but_a_block_race_for_the_last_seat(rig: Rig) -> None:
    host = rig.house.host
    card = await lobby(rig, seats=2)
    await host.blocks.block(CID, BEN)
    done = await asyncio.gather(
        *(host.lobby.join(card.game_id, person) for person in (BEN, CID)), return_exceptions=True
    )
    assert sorted(isinstance(one, TableFull) for one in done) == [False, True]


async def test_nobody_blocks_themselves_or_more_than_can_be_shown(rig: Rig) -> None:
    desk = rig.house.host.blocks
    with pytest.raises(NotYourself):
        await desk.block(ANN, ANN)
    for n in range(MOST):
        await desk.block(ANN, Person(1000 + n, f"P{n}"))
    with pytest.raises(BlocksFull):
        await desk.block(ANN, BEN)
    await desk.block(ANN, Person(1000, "Renamed"))
    assert {one.name for one in await desk.of(ANN)} == {"Renamed", *(f"P{n}" for n in range(1, MOST))}


async def test_blocks_go_with_whoever_is_forgotten_on_either_side(rig: Rig) -> None:
    host = rig.house.host
    card = await lobby(rig, CID)
    await host.blocks.block(ANN, BEN)
    await host.blocks.block(BEN, CID)
    await host.guests.invite(card.game_id, CID, [ANN, BEN])
    async with rig.house._context.database.write() as sql:
        await sql.run("INSERT INTO users (user_id, name) VALUES (?, ?) ON CONFLICT DO NOTHING", BEN.user_id, "Ben")
    await host.privacy.forget(BEN)
    reads = rig.house._context.database.reads
    assert list(await reads.run("SELECT * FROM blocks")) == []
    assert list(await reads.run("SELECT user_id FROM guests")) == [(ANN.user_id,)]


@pytest.mark.parametrize("stride", [13, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("deed", ["invite", "send_away"])
async def test_a_process_that_dies_while_somebody_is_invited_or_sent_away(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, deed: str, stride: int
) -> None:
    card = await lobby(rig)
    await rig.house.host.lobby.join(card.game_id, CID)
    await rig.house.settle()
    await rig.house.close()

    async def act(one: Rig, game_id: int) -> None:
        desk = one.house.host.guests
        if deed == "invite":
            await desk.invite(game_id, ANN, [BEN], 801)
        else:
            await desk.send_away(game_id, ANN, CID, 801)

    await dies_at_every_step(rig, card.game_id, act, monkeypatch, stride=stride, new=1)
