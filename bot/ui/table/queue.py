"""All tables of a person: those that wait for them, longest first, and those where they wait for others."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types.post import DigestPost
from bot.host.types.queue import Elsewhere, Gathering, Held, Place, Queue
from bot.ui.parts.ids import Id, Press, Realm
from bot.ui.parts.layout import Button, Buttons, Item, Layout, Link, Text, Tone, fit
from bot.ui.parts.reader import Reader, address, day, plain, since
from bot.ui.table.head import head_line
from engine.core.play.msg import Msg

MOST = 8
"""Tables with a button of their own; a message has room for this many."""
MOST_LINES = 15
MOST_CARED = 3
"""Tables with the button *I am back*; `/away back` is for all of them."""


def queue_page(
    queue: Queue, read: Reader, mark: str = "", alone: Sequence[Elsewhere] = (), *, calendar: bool = False
) -> Layout:
    """Each table that waits, with the way to it, and then the others; `mark` tells this message from others.

    `alone` are the games that nobody else sees; `calendar`: there is one of all deadlines.
    """
    items: list[Item] = []
    if queue.away is not None:
        back = Button(Id(0, 0, Press.BACK), read("ui-back"))
        items += [Text(read(Msg("ui-queue-away", until=day(queue.away)))), Buttons((back,))]
    for one in queue.mine[:MOST]:
        take = Button(Id(one.game_id, 0, Press.TAKE, mark), read("ui-take-turn"), Tone.MAIN)
        items += [Text(_mine(one, read)), Buttons((take,))]
    if len(queue.mine) > MOST:
        items.append(Text(read(Msg("ui-queue-more", count=len(queue.mine) - MOST))))
    for one in alone:
        prompt = plain(read(read.prompt(one.head.game, one.kind)))
        take = Button(Id(one.game_id, 0, Press.TAKE, realm=Realm.SOLO), read("ui-take-turn"), Tone.MAIN)
        told = Msg("ui-queue-alone", table=head_line(one.head, read, here=True), prompt=prompt)
        items += [Text(read(told)), Buttons((take,))]
    if not queue.mine and not alone:
        items.append(Text(read("ui-queue-empty")))
    if queue.asked:
        lines = [read("ui-queue-asked"), *(_asked(one, read) for one in queue.asked[:MOST_LINES])]
        items.append(Text("\n".join(lines)))
    if queue.away is None:
        for place in queue.cared[:MOST_CARED]:
            back = Button(Id(place.game_id, 0, Press.BACK), read("ui-back"))
            items += [Text(_cared(place, read)), Buttons((back,))]
    elif queue.cared:  # the way back above is for all of them
        items.append(Text("\n".join(_cared(place, read) for place in queue.cared[:MOST_LINES])))
    voted_on = {place.game_id for place in queue.asked}
    if held := [one for one in queue.held if one.game_id not in voted_on]:
        lines = [read("ui-queue-held"), *(_held(one, read) for one in held[:MOST_LINES])]
        items.append(Text("\n".join(lines)))
    if queue.lobbies:
        lines = [read("ui-queue-lobbies"), *(_lobby(one, read) for one in queue.lobbies[:MOST_LINES])]
        items.append(Text("\n".join(lines)))
    if calendar and (queue.mine or queue.asked or queue.held or queue.lobbies):
        items.append(Buttons((Button(Id(0, 0, Press.CALENDAR), read("web-calendar")),)))
    return Layout(fit(items))


def calendar_page(way: str, read: Reader) -> Layout:
    """Where one's own calendar is, and what to do with that."""
    return Layout((Text(read(Msg("web-calendar-what", url=way))), Buttons((Link(way, read("web-calendar-file")),))))


def digest(post: DigestPost, read: Reader) -> Layout:
    """The same as a private message, once a day."""
    queue = post.queue
    heading = [] if queue.asked and not queue.mine else [Text(read(Msg("ui-digest", count=len(queue.mine))))]
    items = queue_page(queue, read, str(post.post_id)).items if queue.mine or queue.asked else ()
    return Layout(fit([*heading, *items]))


def queued(count: int, read: Reader) -> list[Text]:
    """The last line of a panel: how many other tables wait, if any does."""
    return [Text(read(Msg("ui-queued", count=count)))] if count > 0 else []


def _mine(one: Elsewhere, read: Reader) -> str:
    prompt = plain(read(read.prompt(one.head.game, one.kind)))
    known = {"table": head_line(one.head, read), "since": since(one.since), "prompt": prompt}
    if one.until is None:
        return read(Msg("ui-queue-mine", **known))
    return read(Msg("ui-queue-limited", **known, until=since(one.until)))


def _asked(one: Place, read: Reader) -> str:
    link = address(one.guild_id, one.head.channel_id)
    to = link if one.message_id is None else f"{link}/{one.message_id}"
    return read(Msg("ui-queue-asked-at", table=head_line(one.head, read), link=to))


def _cared(one: Place, read: Reader) -> str:
    return read(Msg("ui-queue-cared", table=head_line(one.head, read)))


def _lobby(one: Gathering, read: Reader) -> str:
    return read(Msg("ui-queue-lobby", table=head_line(one.head, read), count=one.taken))


def _held(one: Held, read: Reader) -> str:
    names = ", ".join(map(plain, one.names))
    key = "ui-queue-rests" if one.paused else "ui-queue-other" if names else "ui-queue-bots"
    return read(Msg(key, table=head_line(one.head, read), names=names, since=since(one.since)))
