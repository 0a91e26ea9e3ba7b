"""Settings from the environment and from .env. `.env.example` explains each of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bot.host.search.searches import WAIT, Effort
from bot.shards import Shards
from bot.store.engine.place import Where, where
from bot.watch.address import Address
from bot.watch.logs import FORMATS, TEXT
from engine.core.play.errors import RoundhouseError

N = TypeVar("N", int, float)
LAST_PORT = 65535
LONGEST_LINK = 512
"""Discord, "Component Reference": characters of the address of a button."""
COMMAND = "roundhouse"
"""The name of the installed package's command."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


def prog() -> str:
    """What was typed to start this: the installed command, or the module."""
    return COMMAND if Path(sys.argv[0]).stem == COMMAND else "python -m bot"


class BadConfig(RoundhouseError):
    """A setting in the environment or in .env can't be used."""


@dataclass(frozen=True, slots=True)
class Config:
    """How this installation runs. The token is never shown: not in `repr`, not in a log."""

    token: str | None = field(default=None, repr=False)
    shards: Shards | None = None
    """The shards of this process; None: all, as many as Discord recommends."""
    database: Where = Path("roundhouse.sqlite3")
    backups: Path | None = None
    """Where a copy of the database is put once a day; None: nowhere."""
    api_base: str | None = None
    gateway_url: str | None = None
    metrics: Address | None = None
    """Where the bot says how it is, and what it has counted; None: nowhere."""
    web: Address | None = None
    """Where pages of tables are served; None: nowhere."""
    web_address: str | None = None
    """The address of these pages from outside, without a slash at its end."""
    log: str = TEXT
    log_level: str = "INFO"
    pause: float = 0.8
    """Seconds that bot opponents take to answer."""
    drawers: int | None = 0
    """Processes that draw pictures; None: one less than there are cores, at least one; 0: none, a thread draws them."""
    searchers: int = 1
    """Processes in which hard bot opponents look ahead; 0: none, a thread does it."""
    effort: Effort = field(default_factory=Effort)
    """How much they think, and for how long others wait for that."""
    emblems: bool = False
    """Whether the bot's application should have small signs of seats, goods and the like."""
    unfinished: bool = False
    """Whether people are offered games that are still being made."""
    terms: str | None = None
    """Where the host of this bot has put its terms; None: nowhere that people are shown."""
    privacy: str | None = None
    """The same for its privacy policy."""
    support: str | None = None
    """An invitation to the server where people can ask."""
    test_guild: int | None = None
    """Commands are registered in this server only, at once (for trying things out); None: everywhere."""


def load(environ: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Config:
    """The settings of `environ` (default: the process's), then of the file `dotenv`. Raises BadConfig."""
    known = {key: value for key, value in dotenv_values(dotenv).items() if value is not None}
    known.update(os.environ if environ is None else environ)
    level = known.get("LOG_LEVEL") or "INFO"
    if level.upper() not in LOG_LEVELS:
        raise BadConfig(setting="LOG_LEVEL", value=level)
    log = known.get("LOG") or TEXT
    if log.lower() not in FORMATS:
        raise BadConfig(setting="LOG", value=log)
    return Config(
        token=known.get("DISCORD_TOKEN") or None,
        database=where(known.get("DATABASE") or "roundhouse.sqlite3"),
        backups=Path(known["BACKUPS"]) if known.get("BACKUPS") else None,
        api_base=known.get("DISCORD_API_BASE") or None,
        gateway_url=known.get("DISCORD_GATEWAY_URL") or None,
        metrics=_address(known, "METRICS"),
        web=_address(known, "WEB") if known.get("WEB_ADDRESS") else None,
        web_address=_origin(known, "WEB_ADDRESS"),
        log=log.lower(),
        log_level=level.upper(),
        pause=_number(known, "OPPONENT_PAUSE", float, 0.8),
        drawers=_number(known, "DRAWING_PROCESSES", int, 0) if known.get("DRAWING_PROCESSES") else None,
        searchers=_number(known, "OPPONENT_PROCESSES", int, 1),
        effort=Effort(_number(known, "OPPONENT_EFFORT", float, 1.0), _number(known, "OPPONENT_WAIT", float, WAIT)),
        emblems=bool(_number(known, "EMBLEMS", int, 1)),
        unfinished=bool(_number(known, "UNFINISHED_GAMES", int, 0)),
        terms=_link(known, "TERMS_URL"),
        privacy=_link(known, "PRIVACY_URL"),
        support=_link(known, "SUPPORT_URL"),
        test_guild=_number(known, "TEST_GUILD", int, 0) or None,
    )


def _link(known: Mapping[str, str], name: str) -> str | None:
    """An address that Discord accepts for a button."""
    text = known.get(name)
    if not text:
        return None
    parts = urlsplit(text)
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or len(text) > LONGEST_LINK
        or not text.isprintable()
    ):
        raise BadConfig(setting=name, value=text)
    return text


def _origin(known: Mapping[str, str], name: str) -> str | None:
    """An address that paths can be appended to: of a server, and not of one of its pages."""
    text = _link(known, name)
    if text is None:
        return None
    parts = urlsplit(text)
    if parts.path.strip("/") or parts.query or parts.fragment or parts.username:
        raise BadConfig(setting=name, value=text)
    return text.rstrip("/")


def _address(known: Mapping[str, str], name: str) -> Address | None:
    text = known.get(name)
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > LAST_PORT:
        raise BadConfig(setting=name, value=text)
    return Address(host.removeprefix("[").removesuffix("]"), int(port))


def _number(known: Mapping[str, str], name: str, kind: type[N], default: N) -> N:
    text = known.get(name)
    try:
        value = kind(text) if text else default
    except ValueError:
        raise BadConfig(setting=name, value=text or "") from None
    if value < 0:
        raise BadConfig(setting=name, value=text or "")
    return value
