"""Calendars: the deadlines at all one's tables, for the calendar of a phone: iCalendar, RFC 5545."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from uuid import NAMESPACE_URL, uuid5

from aiohttp import web

from bot.host.house import Host
from bot.host.types.queue import Deadline
from bot.ui.parts.reader import Reader, address
from bot.web.errors import answered
from bot.web.frame import PRIVATE, Frame, given, key_of
from bot.web.kept import answer
from engine.core.play.msg import Msg

WAY = "i"
"""The beginning of the addresses of calendars."""
FOLDED = 75
"""Octets of a line, without its end (RFC 5545, 3.1)."""
_ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n"})
"""RFC 5545, 3.3.11."""
_BEGINNING = ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Roundhouse//Deadlines//EN", "METHOD:PUBLISH",
              "REFRESH-INTERVAL;VALUE=DURATION:PT30M", "X-PUBLISHED-TTL:PT30M")  # fmt: skip
_ZONE = ("BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
         "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE")  # fmt: skip
"""A calendar must not be empty (RFC 5545, 3.6): without deadlines it holds this."""


class Calendars:
    """One's own deadlines, for the holder of the key."""

    def __init__(self, host: Host, frame: Frame) -> None:
        self._host = host
        self._frame = frame

    def routes(self) -> list[web.RouteDef]:
        """What answers at which address."""
        return [web.get(f"/{WAY}/{{key}}.ics", self._calendar)]

    async def _calendar(self, request: web.Request) -> web.StreamResponse:
        key = key_of(request)
        person, found = await answered(lambda: self._host.links.deadlines(key))
        read = self._frame.reader(self._frame.language(request, person.locale))
        return given(request, answer(calendar(found, read), "text/calendar"), PRIVATE)


def calendar(found: Sequence[Deadline], read: Reader) -> bytes:
    """All of it as a calendar."""
    lines = [*_BEGINNING, "X-WR-CALNAME:Roundhouse"]
    for one in found:
        lines += _event(one, read)
    lines += [*([] if found else _ZONE), "END:VCALENDAR"]
    return "".join(f"{part}\r\n" for line in lines for part in folded(line)).encode()


def _event(one: Deadline, read: Reader) -> list[str]:
    game = read.game(one.game)
    table = game if one.name is None else f"{game} · {one.name}"
    what = f"{one.kind}-{one.game_id}-{one.number}-{one.since.timestamp():.3f}"
    return [
        "BEGIN:VEVENT",
        f"UID:{uuid5(NAMESPACE_URL, f'roundhouse:{what}')}",
        f"DTSTAMP:{stamp(one.since)}",
        f"DTSTART:{stamp(one.until)}",
        f"SUMMARY:{escaped(read(Msg(f'web-calendar-{one.kind}', table=table)))}",
        f"URL:{address(one.guild_id, one.channel_id)}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def stamp(at: datetime) -> str:
    """A moment in calendar notation."""
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    """A text as a value of a line: without anything that would end it."""
    plain = "".join(
        sign for sign in text.replace("\r\n", "\n").replace("\r", "\n") if sign == "\n" or sign.isprintable()
    )
    return plain.translate(_ESCAPED)


def folded(line: str) -> Iterator[str]:
    """A line in pieces, each short enough, none of which cuts a letter."""
    piece, size = "", 0
    for sign in line:
        wide = len(sign.encode())
        if size + wide > FOLDED:
            yield piece
            piece, size = " ", 1
        piece += sign
        size += wide
    yield piece
