"""python -m tests.chaos.bot FILE run: the bot, on a clock that is as many seconds ahead as FILE says.

SIGUSR1 tells it to look at the clock, as it does by itself within ten minutes. Its pictures are small.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import renderers
from bot import app
from bot.__main__ import main
from bot.host.house import utc_now

WIDTH = 300


def now(file: Path) -> datetime:
    """The time by a clock that somebody moves."""
    return utc_now() + timedelta(seconds=float(file.read_text(encoding="ascii")))


def small(draw: Any, wanted: renderers.Request[Any]) -> renderers.Picture:
    """A picture that nobody looks at."""
    found: renderers.Picture = draw(replace(wanted, width=min(wanted.width, WIDTH)))
    return found


def begin(file: Path, arguments: list[str]) -> int:
    """Run the bot as `python -m bot` does."""
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    make = app.create_bot

    def create(config: Any) -> app.Roundhouse:
        made = make(config, now=partial(now, file))

        def look(*_: Any) -> None:
            with suppress(AttributeError, RuntimeError):  # it has not begun yet, or ends
                made.loop.call_soon_threadsafe(made.house.wake)

        signal.signal(signal.SIGUSR1, look)
        return made

    app.create_bot = create  # type: ignore[assignment]
    from bot.host.drawing import workers

    workers.draw = partial(small, workers.draw)
    return main(arguments)


if __name__ == "__main__":
    sys.exit(begin(Path(sys.argv[1]), sys.argv[2:]))
