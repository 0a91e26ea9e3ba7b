"""What the laws of the month say of what is rare in it: each story once, as the bot tells it, and once gone wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.host.post.delivery import Retry
from bot.host.types.post import PostKind
from bot.store.tables.timers import REMIND
from tests.month.at_once import AtOnce
from tests.month.people import DAY, HOUR, Human
from tests.month.world import World

ASLEEP = (0, 8 * 60)
Story = Callable[[World, Human, Human], Awaitable[None]]


class Whim:
    """What somebody feels like."""

    def __init__(self, roll: float) -> None:
        self.random = lambda: roll


def told(folder: Path, story: Story) -> list[str]:
    """The laws that are broken while two people, who do nothing by themselves, live through a story."""
    world = World(folder, tables=2, days=5)
    world.discord.calm = True
    ann, ben = list(world.humans.values())[:2]
    for human in (ann, ben):
        human.zone, human.quiet, human.nights, human.settings = "UTC", None, [], {}
        human.gone = (world.start, float("inf"))

    async def all_of_it() -> None:
        for human in (ann, ben):
            await world.arrive(human)
        await story(world, ann, ben)

    world.live(all_of_it)
    return [found.law for found in world.laws.found]


async def sleep_at_midnight(world: World, human: Human) -> None:
    """From now on somebody sleeps from midnight until eight."""
    human.quiet = ASLEEP
    midnight = world.start - world.start % DAY
    human.nights = [(midnight + n * DAY, midnight + n * DAY + 8 * HOUR) for n in range(-1, 8)]
    await world.arrive(human)


async def repeated_at_night(world: World, ann: Human, ben: Human) -> int:
    """Ann ends her turn a minute before Ben sleeps, and Discord takes the post two minutes later."""
    await sleep_at_midnight(world, ben)
    table = (await world.rig.table(ann.person, ben.person)).game_id
    midnight = world.start - world.start % DAY + DAY
    await world.until(midnight - 60)
    world.discord.failures.append(Retry(120.0))
    await world.rig.answer(table, ann.person, "pass", "confirm")
    world.deeds.acted(ann, table)
    await world.until(midnight + 2 * HOUR)
    assert not world.discord.standing(table, PostKind.REMINDER)
    return table


def test_who_sleeps_by_the_time_a_post_comes_through_is_told_when_they_are_awake(tmp_path: Path) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        table = await repeated_at_night(world, ann, ben)
        await world.until(world.now + 7 * HOUR)
        assert (table, ben.user_id) in world.ledger.mentioned

    assert told(tmp_path, story) == []


def test_who_sleeps_by_the_time_a_post_comes_through_and_is_forgotten_is_missed(tmp_path: Path) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        table = await repeated_at_night(world, ann, ben)
        with world.file:
            world.file.execute("DELETE FROM timers WHERE game_id = ? AND kind = ?", (table, REMIND))
        await world.until(world.now + 7 * HOUR)

    assert told(tmp_path, story) == ["asked without being told"]


def test_who_lets_a_table_ping_them_again_is_told_there_and_then_that_it_waits(tmp_path: Path) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        table = (await world.rig.table(ann.person, ben.person)).game_id
        ben.chance = Whim(0.003)  # type: ignore[assignment]
        await world.deeds.whims(ben, table, ann.user_id)
        await world.rig.answer(table, ann.person, "pass", "confirm")
        await world.until(world.now + 10 * HOUR)
        await world.deeds.whims(ben, table, ann.user_id)
        assert not world.ledger.muted
        await world.until(world.now + HOUR)

    assert told(tmp_path, story) == []


@pytest.mark.parametrize("alone", [True, False])
def test_who_goes_back_alone_knows_that_it_is_their_turn(tmp_path: Path, alone: bool) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        people = [ann.person] if alone else [ann.person, ben.person]
        table = (await world.rig.table(*people, opponents="normal", seats=2)).game_id
        await world.rig.answer(table, ann.person, "pass", "confirm")
        await world.until(world.now + HOUR / 4)
        ann.chance = Whim(0.012)  # type: ignore[assignment]
        await world.deeds.whims(ann, table, ann.user_id)
        assert world.counts["asked to go back"] == 1
        await world.until(world.now + 2 * HOUR)

    assert told(tmp_path, story) == []


def test_where_the_bot_may_not_write_it_takes_no_reminder_away_until_it_may(tmp_path: Path) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        card = await world.rig.table(ann.person, ben.person)
        await world.until(world.now + 25 * HOUR)
        assert world.discord.standing(card.game_id, PostKind.REMINDER)
        await world.silence(card.venue.channel_id)
        await world.rig.answer(card.game_id, ann.person, "pass", "confirm")
        await world.until(world.now + HOUR)
        assert world.discord.standing(card.game_id, PostKind.REMINDER)
        await world.speak(card.venue.channel_id)
        await world.until(world.now + HOUR)
        assert not world.discord.standing(card.game_id, PostKind.REMINDER)

    assert told(tmp_path, story) == []


@pytest.mark.parametrize("forgotten", [False, True])
def test_who_returns_from_an_absence_has_a_day_before_the_table_is_told(tmp_path: Path, *, forgotten: bool) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        ben.settings = {"remind_after": 0, "remind_most": 0}
        await world.arrive(ben)
        table = (await world.rig.table(ann.person, ben.person)).game_id
        await world.rig.answer(table, ann.person, "pass", "confirm")
        await world.until(world.now + 5 * HOUR)
        ben.away = (world.now, back := world.now + 2 * DAY)
        await world.deeds.leave(ben)
        await world.until(back + 2 * HOUR)
        if forgotten:
            with world.file:
                world.file.execute("DELETE FROM timers WHERE game_id = ? AND kind = ?", (table, REMIND))
        await world.until(back + 25 * HOUR)
        assert bool(world.discord.standing(table, PostKind.VOTE)) is not forgotten

    assert told(tmp_path, story) == ["waited for in vain"] * forgotten


def test_whose_click_counted_as_the_bot_died_is_told_when_it_is_back(tmp_path: Path) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        table = (await world.rig.table(ann.person, opponents="normal", seats=2)).game_id
        await world.rig.answer(table, ann.person, "pass", "confirm")
        await world.until(world.now + HOUR / 4)
        ann.chance, fuse = Whim(0.012), world.discord.fuse  # type: ignore[assignment]

        def heard(sql: str, _: object) -> None:
            fuse.at = fuse.steps if sql == "COMMIT" else fuse.at

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(AtOnce, "heard", heard)
            await world.deeds.whims(ann, table, ann.user_id)
        assert world.counts["cut short"] == 1
        await world.restart(60.0)
        await world.until(world.now + 2 * HOUR)
        assert len(world.discord.standing(table, PostKind.REMINDER)) == 1

    assert told(tmp_path, story) == []


async def told_of_absence(world: World, ann: Human, ben: Human) -> None:
    """Ben does not move until the table is asked what is to become of his seat; then he says that he is away."""
    ben.settings = {"remind_after": 0, "remind_most": 0}
    await world.arrive(ben)
    table = (await world.rig.table(ann.person, ben.person)).game_id
    await world.rig.answer(table, ann.person, "pass", "confirm")
    await world.until(world.now + 25 * HOUR)
    (vote,) = world.discord.standing(table, PostKind.VOTE)
    ben.away = (world.now, world.now + DAY)
    await world.deeds.leave(ben)
    await world.until(world.now + 2 * HOUR)
    assert vote.post.vote is not None
    assert vote.post.vote.outcome is not None


def test_a_table_that_knows_until_when_somebody_is_away_does_not_wait_in_vain(tmp_path: Path) -> None:
    assert told(tmp_path, told_of_absence) == []


def test_a_table_that_hears_no_more_of_somebody_who_is_back_waits_in_vain(tmp_path: Path) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        await told_of_absence(world, ann, ben)
        await world.until(world.now + DAY)
        with world.file:
            world.file.execute("DELETE FROM timers WHERE kind = ?", (REMIND,))
        await world.until(world.now + DAY)

    assert told(tmp_path, story) == ["waited for in vain"]


def test_who_is_away_may_be_written_to_as_long_as_nothing_rings(tmp_path: Path) -> None:
    async def story(world: World, ann: Human, ben: Human) -> None:
        card = await world.rig.table(ann.person, ben.person)
        ann.away = (world.now, world.now + 2 * DAY)
        await world.deeds.leave(ann)
        await world.until(world.now + HOUR)
        await world.silence(card.venue.channel_id)
        await world.rig.answer(card.game_id, ann.person, "pass", "confirm")
        await world.until(world.now + HOUR)
        assert [message.post.silent for message in world.discord.standing(card.game_id, PostKind.NOTICE)][-1]

    assert told(tmp_path, story) == []
