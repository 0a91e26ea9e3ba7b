"""What is logged: what it is about is beside it, and what is secret is not in it."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest

from bot.watch import logs
from bot.watch.logs import about
from tests.bot.watch.written import written

LOG = logging.getLogger("bot.somewhere")


def test_a_line_says_what_it_is_about_also_in_tasks_that_were_begun_there() -> None:
    async def act() -> None:
        with about(interaction=900), about(table=7):
            later = asyncio.create_task(write("of both"))
            with about(anew=True, table=8):
                LOG.info("of a table")
        LOG.info("of %s", "nothing")
        await later

    async def write(text: str) -> None:
        LOG.info(text)

    with written(logs.JSON, "INFO") as stream:
        asyncio.run(act())
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    found = {line["message"]: (line.get("table"), line.get("interaction")) for line in lines}
    assert found == {"of both": (7, 900), "of a table": (8, None), "of nothing": (None, None)}
    assert {(line["level"], line["logger"]) for line in lines} == {("INFO", "bot.somewhere")}
    assert all(line["at"][10] == "T" and line["at"].endswith("+00:00") for line in lines)


def test_an_error_is_one_line_for_programs_and_many_for_people() -> None:
    with written(logs.JSON, "INFO") as stream:
        try:
            raise ValueError("no")
        except ValueError:
            LOG.exception("failed")
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["error"].endswith("ValueError: no")


@pytest.mark.parametrize("form", logs.FORMATS)
def test_secrets_are_written_in_no_form(form: str) -> None:
    with written(form, "DEBUG", ["s3cret"]) as stream:
        LOG.info("Bot s3cret")
        LOG.warning("PATCH %s responded with 429", "https://discord.com/api/v10/webhooks/10/aW50ZXJ/messages/@original")
        LOG.warning("POST https://discord.com/api/v10/interactions/11/aW50ZXJ/callback")
        try:
            raise OSError(
                'postgresql://roundhouse:aW50ZXJ@db/games and s3cret\nDETAIL:  Failing row: (1, "hand\\n": [5]).\nAt'
            )
        except OSError:
            LOG.exception("failed")
    said = stream.getvalue()
    assert "s3cret" not in said
    assert "hand" not in said and "[5]" not in said and "At" in said
    assert "aW50ZXJ" not in said
    assert "/webhooks/10/…/messages/@original responded with 429" in said
    assert "/interactions/11/…/callback" in said
    assert "postgresql://roundhouse:…@db/games" in said


def test_text_is_as_people_know_it() -> None:
    with written(logs.TEXT, "INFO") as stream, about(table=7):
        LOG.warning("a picture could not be drawn")
    assert stream.getvalue().endswith(" WARNING bot.somewhere: a picture could not be drawn\n")


@pytest.mark.parametrize("level", ["INFO", "WARNING"])
def test_a_connection_to_the_gateway_that_is_made_anew_is_routine(level: str) -> None:
    with written(logs.TEXT, level) as stream:
        shard = logging.getLogger("discord.shard")
        try:
            raise OSError("50 % of 10.0.0.1 refused")
        except OSError as error:
            # as discord/shard.py has it
            shard.error("Attempting a reconnect for shard ID %s in %.2fs", 3, 1.5, exc_info=error)
            shard.error("Failed to connect for shard_id: %s", 3, exc_info=error)
    said = stream.getvalue()
    line = " INFO discord.shard: Attempting a reconnect for shard ID 3 in 1.50s: OSError: 50 % of 10.0.0.1 refused\n"
    assert (line in said) == (level == "INFO") == ("Attempting" in said)
    assert " ERROR discord.shard: Failed to connect for shard_id: 3\nTraceback" in said
