"""Time zones are places, or UTC."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import pytest

from bot.host.post.zones import found, zones
from bot.host.refusals import BadSetting
from bot.host.types.settings import Scope
from tests.bot.host.rig import ANN, Rig


def test_what_is_typed_finds_places() -> None:
    assert found("prag") == ["Europe/Prague"]
    assert "America/New_York" in found("new york")
    assert all(ZoneInfo(zone).key == zone for zone in zones())


@pytest.mark.parametrize("wrong", ["Factory", "localtime", "posix/Europe/Prague", "right/UTC", "Etc/GMT+5", "EST", ""])
async def test_what_nobody_lives_in_is_no_time_zone(rig: Rig, wrong: str) -> None:
    assert wrong == "" or wrong not in zones()
    with pytest.raises(BadSetting):
        await rig.house.host.settings.change(
            Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"timezone": wrong}
        )
