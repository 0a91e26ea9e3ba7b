"""Screens that are only read: log, status, help."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types.pages import LogPage
from bot.host.types.table import GameCard, Status
from bot.ui.pages.lobby import level_name, option_lines
from bot.ui.parts.emblems import all_signed
from bot.ui.parts.ids import Fill, Id, Press
from bot.ui.parts.layout import Attachment, Button, Item, Layout, Link, Text, fit, rows
from bot.ui.parts.reader import Reader, address, day
from bot.ui.parts.story import deeds, timed, waiting_for
from bot.ui.table.channel import standings
from bot.ui.table.deeds import scores
from bot.ui.table.head import head_line
from bot.ui.table.look import public_page
from bot.ui.table.since import IN_PANEL
from bot.ui.table.votes import seat_buttons
from engine.core.play.msg import Msg

MAX_PAGE = 3000
NO_MORE = "no"
"""The payload of the button by which a table stops looking for a player."""


def log_page(card: GameCard, page: LogPage, read: Reader, *, panel: bool = False) -> Layout:
    """A page of the log with buttons to older and newer pages, and back to the `panel` from which it was opened."""
    told = deeds([line.msg for line in page.lines], read)
    lines = [f"- {deed}" for deed in told] or [read("ui-log-empty")]
    heading = read(Msg("ui-log-heading", game=read.game(card.game), page=page.pages - page.page, pages=page.pages))
    # the newest lines are what people look for, so a page that is too long loses its oldest
    text = "\n".join(lines)
    while len(text) > MAX_PAGE:
        text = text.partition("\n")[2]
    turns = [("ui-older", page.page + 1), ("ui-newer", page.page - 1)]
    buttons = [
        Button(Id(card.game_id, card.rev, Press.LOG, f"{IN_PANEL if panel else ''}{to}"), read(key))
        for key, to in turns
        if 0 <= to < page.pages
    ]
    if panel:
        buttons.insert(0, Button(Id(card.game_id, card.rev, Press.TAKE), read("ui-to-panel")))
    if card.status in (Status.OVER, Status.ENDED):
        buttons.append(Button(Id(card.game_id, card.rev, Press.REPLAY), read("ui-replay")))
        buttons.append(Button(Id(card.game_id, card.rev, Press.RECORD), read("ui-record")))
    return Layout((Text(heading), Text(text), *rows(buttons)))


def record_page(card: GameCard, record: str, read: Reader) -> Layout:
    """The record of a game as a file."""
    file = Attachment(record.encode(), f"{card.game}-{card.game_id}.txt")
    return Layout((Text(read(Msg("ui-record-text", game=read.game(card.game)))), file))


def status_page(
    card: GameCard | None,
    mine: Sequence[GameCard],
    user_id: int,
    read: Reader,
    *,
    hosted: bool = True,
    web: str | None = None,
) -> Layout:
    """The table of this channel, and all tables of the reader, those that wait for them first.

    `hosted`: there can be a table. `web` is the server of the tables' pages, if there is one.
    """
    none = "ui-no-table-here" if hosted else "error-not-in-here"
    items: list[Item] = [*all_signed([Text(_status(card, read) if card is not None else read(none))], read)]
    others = [_line(other, user_id, read) for other in mine if card is None or other.game_id != card.game_id]
    if others:
        items.append(Text("\n".join([read("ui-your-tables"), *others[:20]])))
    if card is not None and card.status is Status.LIVE:
        items += rows([*_seats_to_give(card, user_id, read), *_pages(card, user_id, read, web)])
    return Layout(fit(items))


def _pages(card: GameCard, user_id: int, read: Reader, web: str | None) -> list[Button | Link]:
    """The way to the page for everybody; the host of the table may make one, or remove it."""
    found: list[Button | Link] = [*public_page(web, card, read)]
    if web is not None and user_id == card.host_id:
        to = Id(card.game_id, card.rev, Press.WEB, NO_MORE if card.page is not None else "")
        found.append(Button(to, read("web-link" if card.page is None else "web-no-link")))
        found.append(Button(Id(card.game_id, card.rev, Press.FORM, Fill.HOOK), read("web-hook")))
    return found


def hook_page(key: str | None, read: Reader) -> Layout:
    """What has happened to the hook of a table: which key signs its calls, or that it calls nobody."""
    return Layout((Text(read("web-hook-gone") if key is None else read(Msg("web-hook-set", key=key))),))


def _seats_to_give(card: GameCard, user_id: int, read: Reader) -> list[Button]:
    """How bot opponents make room: their seats for people who do not play, and the host's search for a player."""
    given = [seat.seat for seat in card.seats if seat.policy]
    ways = [] if card.seat_of(user_id) is not None else seat_buttons(card.game_id, given, read)
    if given and user_id == card.host_id:
        to = Id(card.game_id, card.rev, Press.SEEK, NO_MORE if card.seeking else "")
        ways.append(Button(to, read("ui-seek-no-more" if card.seeking else "ui-seek")))
    return ways


def _status(card: GameCard, read: Reader) -> str:
    lines = [head_line(card.head(), read)]
    lines += option_lines(card, card.variants, read)
    lines += [_seat(card, seat.seat, read) for seat in card.seats]
    if card.status is Status.LOBBY:
        return "\n".join([*lines, read("ui-status-lobby")])
    if card.result is not None and scores(card):
        lines += ["", *standings(card.game, card.result, read)]
    lines += ["", *(_waits(card, index, read) for index in range(len(card.waiting)))]
    if card.paused:
        lines.append(read("ui-paused"))
    if card.seeking:
        lines.append(read("ui-seeking"))
    if card.trouble is not None:
        lines.append(read(Msg("ui-trouble", reason=Msg(card.trouble))))
    return "\n".join(lines)


def _seat(card: GameCard, seat: int, read: Reader) -> str:
    policy, away = card.seats[seat].policy, card.seats[seat].away
    if away is not None:
        return read.rich(Msg("ui-seat-away", seat=seat, until=day(away)))
    if policy is None:
        return read.rich(Msg("ui-seat-cared" if card.seats[seat].caretaker else "ui-seat-player", seat=seat))
    return read.rich(Msg("ui-seat-opponent", seat=seat, level=level_name(policy, read)))


def _waits(card: GameCard, index: int, read: Reader) -> str:
    waiting = card.waiting[index]
    return timed(read.rich(waiting_for([waiting])), waiting, read)


def _line(card: GameCard, user_id: int, read: Reader) -> str:
    seat = card.seat_of(user_id)
    mine = any(waiting.seat == seat for waiting in card.waiting)
    link = address(card.venue.guild_id, card.venue.channel_id)
    key = "ui-table-yours" if mine else "ui-table-lobby" if card.status is Status.LOBBY else "ui-table-theirs"
    return "- " + read(Msg(key, game=read.game(card.game), link=f"<#{card.venue.channel_id}>", url=link))
