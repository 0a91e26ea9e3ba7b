"""The log as a program writes it, without what pytest does with logs."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.watch import logs


@contextmanager
def written(form: str, level: str, secrets: Sequence[str] = ()) -> Iterator[io.StringIO]:
    """All that is logged meanwhile; afterwards everything is as before."""
    root, stream = logging.getLogger(), io.StringIO()
    levels = {name: logging.getLogger(name).level for name in ("root", *logs.TALKATIVE)}
    handlers, root.handlers = root.handlers, []
    try:
        logs.set_up(form, level, secrets=secrets, stream=stream)
        yield stream
    finally:
        root.handlers = handlers
        logging.captureWarnings(False)
        for name, was in levels.items():
            logging.getLogger(name).setLevel(was)
