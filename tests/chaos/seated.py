"""Seated: many tables that are in the middle of their games, as if they had been played at before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.ui.parts.ids import Id, Press
from tests.chaos.backend import COMPONENTS, Backend, Message, stored
from tests.load.crowd import crowd

MESSAGES = """
DELETE FROM outbox;
UPDATE games SET lobby_message = NULL, table_message = NULL;
UPDATE seats SET name = 'Player ' || user_id WHERE user_id IS NOT NULL;
"""
"""Discord knows none of what they were told."""
ASKED = """
SELECT game_id, channel_id, group_concat(user_id) FROM games JOIN seats USING (game_id) WHERE asked IS NOT NULL
GROUP BY game_id, channel_id
"""
"""Whom each table waits for."""


def seat(file: Path, tables: int, backend: Backend) -> None:
    """Make a file of so many tables, and in each channel a message from which its people can go on."""
    crowd(file, tables)
    with closing(sqlite3.connect(file)) as database:
        database.executescript(MESSAGES)
        for channel, server in backend.servers.items():
            database.execute("UPDATE games SET guild_id = ? WHERE channel_id = ?", (server, channel))
        found = database.execute(ASKED).fetchall()
        database.commit()
    for game, channel, asked in found:
        text = " ".join(f"<@{user}>" for user in str(asked).split(","))
        button = {"type": 2, "style": 1, "label": "Take turn", "custom_id": str(Id(game, 0, Press.TAKE))}
        parts = [{"type": 10, "content": text}, {"type": 1, "components": [button]}]
        number = backend.snowflake()
        body = {**stored(number, {"components": parts}), "channel_id": str(channel), "flags": COMPONENTS}
        backend.by_channel[channel].append(Message(number, channel, body))
