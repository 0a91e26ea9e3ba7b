"""Counted: the action is stored, and only the new state still has to be read."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.host.refusals import NotShown
from bot.store.engine.database import Unwritable
from bot.watch.meter import Fault, failed

LOG = logging.getLogger(__name__)


@contextmanager
def counted() -> Iterator[None]:
    """Mark a database failure that comes after the action: the action counts. Raises NotShown instead of Unwritable."""
    try:
        yield
    except Unwritable as error:
        LOG.warning("what was stored could not be shown: %s", error)
        failed(Fault.NOT_SHOWN)
        raise NotShown from error
