"""Meter: what is counted and timed while the bot runs. Until somebody listens, it does nothing and costs nothing.

Labels have few values and are never ids: a listener keeps a series for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from enum import StrEnum
from time import monotonic
from typing import Protocol


class Stage(StrEnum):
    """What takes time. The first three are in seconds since the click."""

    ACKNOWLEDGEMENT = "acknowledgement"
    """Until Discord knows that the click has come."""
    TEXT = "text"
    """Until its person sees the answer."""
    PICTURE = "picture"
    """Until they see the picture, if it differs from the one before."""
    ENGINE = "engine"
    """An answer, in the rules of the game."""
    STORE = "store"
    """Storing a transaction of a table, including its wait for others."""
    DRAWING = "drawing"
    """Drawing a picture, from the moment a worker has it."""
    POST = "post"
    """Sending a post, from the first request to Discord's answer."""


class Fault(StrEnum):
    """What goes wrong, whoever is to blame."""

    LOST = "lost"
    """Discord could not be told that a click has come."""
    NOT_SHOWN = "not-shown"
    """An answer, an error or a picture could not be shown."""
    NOT_STORED = "not-stored"
    UNFORESEEN = "unforeseen"
    DRAWING = "drawing"
    SEARCH = "search"
    POST = "post"
    """A post failed with an error that Discord does not describe."""
    CLOCK = "clock"
    """Something that was due failed."""
    TABLE = "table"
    """A table can't be opened."""
    BACKUP = "backup"


class Outcome(StrEnum):
    """What happens to an attempt to post something."""

    SENT = "sent"
    AGAIN = "again"
    DEAD = "dead"
    DROPPED = "dropped"


class Meter(Protocol):
    """Who listens."""

    def clicked(self, kind: str) -> None:
        """Somebody has clicked, chosen or typed."""

    def took(self, stage: Stage, seconds: float) -> None:
        """A stage is done."""

    def posted(self, kind: str, outcome: Outcome) -> None:
        """A post of a kind was sent, or not."""

    def failed(self, fault: Fault) -> None:
        """Something went wrong."""


class _Hub:
    meter: Meter | None = None


_began: ContextVar[float | None] = ContextVar("began", default=None)


def listen(meter: Meter | None) -> None:
    """Let somebody listen, in place of the present listener; None: nobody."""
    _Hub.meter = meter


def clicked(kind: str) -> None:
    """Count a click, by Discord's kinds."""
    if _Hub.meter is not None:
        _Hub.meter.clicked(kind)


def posted(kind: str, outcome: Outcome) -> None:
    """Count an attempt to post."""
    if _Hub.meter is not None:
        _Hub.meter.posted(kind, outcome)


def failed(fault: Fault) -> None:
    """Count something that went wrong."""
    if _Hub.meter is not None:
        _Hub.meter.failed(fault)


def took(stage: Stage, seconds: float) -> None:
    """Note how long a stage has taken."""
    if _Hub.meter is not None:
        _Hub.meter.took(stage, seconds)


def timed(stage: Stage) -> AbstractContextManager[None]:
    """Note how long the block takes, unless it raises."""
    return nullcontext() if _Hub.meter is None else _timed(stage)


@contextmanager
def _timed(stage: Stage) -> Iterator[None]:
    began = monotonic()
    yield
    took(stage, monotonic() - began)


@contextmanager
def click() -> Iterator[None]:
    """A click begins: `since` counts from here, also in tasks begun in here."""
    token = _began.set(monotonic())
    try:
        yield
    finally:
        _began.reset(token)


def since(stage: Stage) -> None:
    """Note how much time has passed since the click."""
    if (began := _began.get()) is not None:
        took(stage, monotonic() - began)
