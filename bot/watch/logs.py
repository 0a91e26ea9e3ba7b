"""Logs: how a line of the log is written, what it is about, and what is never in it."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from typing import TextIO

from pythonjsonlogger.core import LogData
from pythonjsonlogger.json import JsonFormatter

TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FIELDS = {"levelname": "level", "name": "logger", "exc_info": "error"}
TALKATIVE = ("aiosqlite", "discord", "psycopg")
"""At DEBUG they would log all statements and bodies, including hands and moves that are still secret."""

GATEWAY, ANEW = "discord.shard", "Attempting a reconnect"
"""The logger and the beginning of a message that says, with a traceback, that the gateway has to be connected again."""

HIDDEN = "…"
_SECRETS = re.compile(
    r"(?<=/webhooks/)(\d+/)[^/\s?'\"]+"  # the token of an interaction, which would let anybody answer it
    r"|(?<=/interactions/)(\d+/)[^/\s?'\"]+"
    r"|(?<=://)([^\s:/@]*:)[^\s/@]+(?=@)"  # the password in an address
    r"|(?<=DETAIL: )( ?).*"  # a row, which PostgreSQL quotes when something is wrong with it
)

_about: ContextVar[dict[str, int]] = ContextVar("about", default={})  # noqa: B039  it is never changed


@contextmanager
def about(*, anew: bool = False, **ids: int | None) -> Iterator[None]:
    """Whatever this block and the tasks begun in it log is marked with `table`, `interaction` and the like.

    `anew`: drop the marks of the blocks around it.
    """
    known = {} if anew else _about.get()
    token = _about.set({**known, **{name: number for name, number in ids.items() if number is not None}})
    try:
        yield
    finally:
        _about.reset(token)


def set_up(form: str, level: str, *, secrets: Sequence[str] = (), stream: TextIO | None = None) -> None:
    """Log in one of FORMATS from `level` on, to `stream` (None: standard error); `secrets` are never written."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Json(secrets) if form == JSON else _Text(secrets))
    logging.basicConfig(level=level, handlers=[handler])
    logging.captureWarnings(form == JSON)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger(GATEWAY).addFilter(_routine)


def _routine(record: logging.LogRecord) -> bool:
    """A new connection to the gateway is no error: one line says why it is needed, if INFO is logged at all."""
    if str(record.msg).startswith(ANEW) and record.exc_info:
        error = record.exc_info[1]
        record.msg = f"{record.getMessage()}: {type(error).__name__}: {error}"
        record.args, record.exc_info = None, None
        record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
    return logging.getLogger(record.name).isEnabledFor(record.levelno)


class _Text(logging.Formatter):
    """A line for people."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__(LINE)
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """A line, and a traceback if there is one, without what is secret."""
        return _concealed(super().format(record), self._secrets)


class _Json(JsonFormatter):
    """A line for programs: an object with what it is about."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__(
            "%(levelname)s %(name)s %(message)s", rename_fields=FIELDS, timestamp="at", json_ensure_ascii=False
        )
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """An object in one line, with what it is about."""
        vars(record).update(_about.get())
        return super().format(record)

    def process_log_record(self, log_data: LogData) -> LogData:
        """The parts of an object, without what is secret."""
        return {
            key: part if isinstance(part, int | datetime | None) else _concealed(str(part), self._secrets)
            for key, part in log_data.items()
        }


def _concealed(text: str, secrets: Sequence[str]) -> str:
    """A text without secrets, including addresses that contain one."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    return _SECRETS.sub(lambda found: "".join(filter(None, found.groups())) + HIDDEN, text)
