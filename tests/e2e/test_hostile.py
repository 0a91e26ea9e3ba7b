"""Whatever is sent in the name of Discord is answered in a sentence, and leaves no traceback."""

from __future__ import annotations

import gc
import logging

import pytest

from bot.host.types.table import Venue
from tests.e2e.hostile import KINDS, throw
from tests.e2e.stage import GAME, Stage


@pytest.mark.parametrize("part", [149, pytest.param(1, marks=pytest.mark.long)])
async def test_what_discord_would_never_send_is_answered_in_a_sentence(
    there: Stage, caplog: pytest.LogCaptureFixture, part: int
) -> None:
    gc.freeze()  # what there was before is not looked at below
    await there.open_table("Ben")
    elsewhere = there.guild.create_text_channel("lobby")
    await there.host.lobby.open(Venue(there.guild.id, elsewhere.id), there.person("Ann"), GAME)
    found = []
    for case in (one for kind, most in KINDS for one in list(kind(there))[:: min(part, most)]):
        caplog.clear()
        said = await throw(there, case)
        loud = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        if said is None or "went wrong" in said or loud:
            found.append((case[:2], said, loud))
    caplog.clear()
    gc.collect()  # tasks whose failure nobody has looked at say so
    assert found == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
