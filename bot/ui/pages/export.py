"""Files to take along: a game as JSON and as a record, many games as an archive."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import msgspec

from bot.host.types.pages import Exported, Kept
from bot.host.types.table import Status
from bot.ui.parts.layout import Attachment, Layout, Text
from bot.ui.parts.reader import Reader
from engine.core.play.msg import Msg

FORMAT = "roundhouse-export 1"
FORMAT_OF_PERSON = "roundhouse-person 1"
MOST_BYTES = 8 << 20
"""Of an archive; Discord takes ten megabytes from everybody."""


def tree(game: Exported, read: Reader) -> dict[str, Any]:
    """A game as plain data, with its log in the reader's language."""
    card = game.card
    found: dict[str, Any] = {
        "format": FORMAT,
        "number": card.game_id,
        "game": card.game,
        "title": read.game(card.game),
        "status": str(card.status),
        "variants": dict(card.variants),
        "seats": [read(name) if isinstance(name, Msg) else name for name in card.seat_names],
        "seat": game.seat,
    }
    if card.name is not None:
        found["table"] = card.name
    if card.result is not None:
        found["result"] = msgspec.to_builtins(card.result)
    if game.view is not None:
        found["view"] = json.loads(game.view)
        found["answers"] = [[answer.kind, answer.key] for answer in game.answers]
    if game.record is not None:
        found["record"] = game.record
    found["log"] = [{"turn": line.turn, "at": line.at.isoformat(), "text": read(line.msg)} for line in game.lines]
    return found


def files(game: Exported, read: Reader) -> tuple[Attachment, ...]:
    """A game as JSON, and its record if it is over."""
    name = f"{game.card.game}-{game.card.game_id}"
    text = json.dumps(tree(game, read), ensure_ascii=False, indent=1)
    whole = (Attachment(f"{text}\n".encode(), f"{name}.json"),)
    return whole if game.record is None else (*whole, Attachment(game.record.encode(), f"{name}.txt"))


def of_person(person: Kept) -> Attachment:
    """What somebody has set, whom they have blocked, which tables they look for, and what these call, as JSON."""
    found = {
        "format": FORMAT_OF_PERSON,
        "settings": {name: value for name, value in asdict(person.settings).items() if value is not None},
        "blocked": [
            {"id": str(one.user_id), "name": one.name, "since": one.since.isoformat()} for one in person.blocked
        ],
        "wishes": [
            {"server": str(one.guild_id), "watch": one.watch, "until": one.ends.isoformat(), **asdict(one.wanted)}
            for one in person.wishes
        ],
        "webhooks": [{"number": number, "url": url} for number, url in person.hooks],
    }
    return Attachment(f"{json.dumps(found, ensure_ascii=False, indent=1)}\n".encode(), "you.json")


class Archive:
    """Games in one file, as long as there is room."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._file = io.BytesIO()
        self._zip = zipfile.ZipFile(self._file, "w", zipfile.ZIP_DEFLATED)
        self.games = 0

    def add(self, found: Iterable[Attachment]) -> bool:
        """Put a game in. False if there is no room for it."""
        parts = list(found)
        size = sum(len(zlib.compress(part.data)) + 200 + 2 * len(part.name) for part in parts)  # with its headers
        if self._file.tell() + size > self._most:
            return False
        for part in parts:
            self._zip.writestr(part.name, part.data)
        self.games += 1
        return True

    def about(self, part: Attachment) -> None:
        """Put a file in that is no game."""
        self._zip.writestr(part.name, part.data)

    def close(self) -> bytes:
        """The file."""
        self._zip.close()
        return self._file.getvalue()


def export_page(game: Exported, read: Reader) -> Layout:
    """A game to take along, and what is in it."""
    title = read.game(game.card.game)
    running = game.card.status is Status.LIVE
    return Layout((Text(read(Msg("ui-export-running" if running else "ui-export", game=title))), *files(game, read)))


def archive_page(data: bytes, games: int, left_out: int, read: Reader) -> Layout:
    """Many games to take along, and how many found no room."""
    lines = [read(Msg("ui-export-all", count=games) if games else "ui-export-you")]
    lines += [read(Msg("ui-export-left-out", count=left_out))] if left_out else []
    return Layout((Text("\n".join(lines)), Attachment(data, "roundhouse.zip")))
