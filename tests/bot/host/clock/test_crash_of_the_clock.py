"""A crash while the clock does something by itself loses nothing and tells nothing twice, at whatever step it comes."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.host.post.delivery import Undeliverable
from bot.host.post.habits import GRACE
from bot.host.post.pace import STAY, TELL, TURN
from bot.host.refusals import AlreadyAsked, AlreadyResting, AlreadySeated
from bot.host.types.settings import Scope
from tests.bot.host.clock.test_overtime import timed
from tests.bot.host.dying import Deed, dies_at_every_step
from tests.bot.host.rig import ANN, BEN, CID, Rig

HOURS = 24
UNTIL = datetime(2026, 4, 1, tzinfo=UTC)


async def time_is_over(rig: Rig, game_id: int) -> None:
    """Ann's time is over; what was begun is finished."""
    await rig.ring(seconds=1)


async def confirms_itself(rig: Rig, game_id: int) -> None:
    """Ann has left her turn at that."""
    await rig.ring(seconds=1)


async def pauses(rig: Rig, game_id: int) -> None:
    """Ann pauses the table."""
    with suppress(AlreadyResting):
        await rig.house.host.tables.pause(game_id, ANN, may_manage=False, rest=True)
    await rig.house.settle()


async def goes_away(rig: Rig, game_id: int) -> None:
    """Ann goes away and lets a practice opponent play on."""
    await rig.house.host.absence.leave(ANN, UNTIL, plays=True)
    await rig.house.settle()


async def is_reminded_again(rig: Rig, game_id: int) -> None:
    """Ann's second reminder takes the place of the first."""
    await rig.ring(seconds=1)


async def gives_to_an_opponent(rig: Rig, game_id: int) -> None:
    """Ann gives Ben's seat to a practice opponent."""
    with suppress(AlreadySeated):
        await rig.house.host.tables.hand_over(game_id, ANN, may_manage=False, seat=1, to="normal")
    await rig.house.settle()


async def asks_for_a_seat(rig: Rig, game_id: int) -> None:
    """Cid would like to play in the place of a practice opponent."""
    with suppress(AlreadyAsked):
        await rig.house.host.votes.take(game_id, CID, 1)
    await rig.house.settle()


async def plays_again(rig: Rig, game_id: int) -> None:
    """Ben opens the table once more, which was ended."""
    await rig.house.host.rematch.open(game_id, BEN)
    await rig.house.settle()


async def may_speak_again(rig: Rig, game_id: int) -> None:
    """The table, whose last message died for want of a permission, shows itself."""
    await rig.house.host.silence.end(game_id)
    await rig.house.settle()


async def reads_a_digest(rig: Rig, game_id: int) -> None:
    """Ann gets one message for both of her tables, and yesterday's has no buttons any more."""
    await rig.ring(seconds=1)


async def reads_no_digest_again(rig: Rig, game_id: int) -> None:
    """Ann has answered nothing for a fortnight, so a sentence takes the place of the next digest."""
    await rig.ring(seconds=1)


async def begin(rig: Rig, deed: Deed, overtime: str) -> int:
    """A table just before it happens."""
    await rig.open()
    card = await timed(rig, overtime)
    if deed is asks_for_a_seat:
        await gives_to_an_opponent(rig, card.game_id)
    if deed is plays_again:
        await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
        await rig.house.settle()
    if deed is may_speak_again:
        rig.channel.failures = [Undeliverable("trouble-missing-send-messages")]
        await rig.answer(card.game_id, ANN, "pass", "confirm")
    if deed in (reads_a_digest, reads_no_digest_again):
        await rig.table(ANN, CID, channel=12)
        change = {"digest": 8 * 60}
        await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
        await rig.ring(hours=20)
        for _ in range(13 if deed is reads_no_digest_again else 0):
            await rig.ring(hours=24)
        await rig.ring(hours=24, seconds=-0.5)
    elif deed is is_reminded_again:
        await rig.ring(hours=12)
        await rig.ring(hours=9, seconds=-0.5)
    elif deed is confirms_itself:
        await rig.answer(card.game_id, ANN, "pass")
        await rig.ring(minutes=GRACE, seconds=-0.5)
    elif deed not in (gives_to_an_opponent, asks_for_a_seat, plays_again, may_speak_again):
        await rig.ring(hours=HOURS, seconds=-0.5)  # the bot was there all the time, or that would count for nobody
    await rig.house.close()
    return card.game_id


@pytest.mark.parametrize("stride", [61, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("deed", "overtime"),
    [
        (time_is_over, TELL),
        pytest.param(time_is_over, TURN, marks=pytest.mark.long),
        (time_is_over, STAY),
        (confirms_itself, TELL),
        (pauses, TELL),
        (goes_away, TELL),
        (is_reminded_again, TELL),
        (gives_to_an_opponent, TELL),
        (asks_for_a_seat, TELL),
        (plays_again, TELL),
        (may_speak_again, TELL),
        (reads_a_digest, TELL),
        (reads_no_digest_again, TELL),
    ],
)
async def test_whenever_the_process_dies_it_has_happened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: Deed, overtime: str, stride: int
) -> None:
    start = Rig(tmp_path / "start.sqlite3")
    game_id = await begin(start, deed, overtime)

    await dies_at_every_step(start, game_id, deed, monkeypatch, stride=stride, new=1)
