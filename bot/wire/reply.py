"""Answering an interaction: acknowledged at once, filled in later, its picture last; one place shows every error."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Set
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from enum import Enum
from time import monotonic

import aiohttp
import discord

from bot.host.desk.pictures import Pictures
from bot.host.drawing.studio import Rank
from bot.host.refusals import NoPicture, NotSaved, NotShown, TakesLonger
from bot.host.types.panel import Wanted
from bot.i18n import Texts
from bot.store.engine.database import Uncertain, Unwritable
from bot.ui.parts.layout import Image, KeptImage, Layout, Text
from bot.ui.parts.reader import Reader, quoted
from bot.watch import meter
from bot.watch.logs import about
from bot.watch.meter import Fault, Stage
from bot.wire import send
from bot.wire.kept import picture_of
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]
GRACE = 0.08
"""Seconds that a message waits for its picture before it is shown without it."""
TELLING = 1.0
"""Seconds at the end for telling people that their clicks are not done."""
BETWEEN = 2.5
"""Seconds between two edits that show progress."""
# Discord, "JSON Error Codes"
ACKNOWLEDGED = 40060
GONE = 10008
ROUTINE = {
    GONE: "the message is gone",
    10062: "the interaction was acknowledged too late",
    ACKNOWLEDGED: "the interaction has been acknowledged already",
    50027: "the answer came after the time that Discord grants",
}
"""What happens every day, and is nobody's fault."""
LOST = (aiohttp.ClientError, OSError, TimeoutError)
"""Errors after which Discord may have received the request, or not."""


class Told(Enum):
    """How an interaction was acknowledged: with a new message to fill in, or by keeping the clicked one."""

    THINKING = "thinking"
    UPDATE = "update"


class Lost(RoundhouseError):
    """Discord could not be told that a click has come, so it does not count."""


class Elsewhere(Enum):
    """Discord already had an acknowledgement: ours, whose answer was lost, or another process's."""

    MAYBE = "maybe"


class CutOff(RoundhouseError):
    """The bot ends in the middle of a click's work, which may or may not have been stored."""


class Restarting(RoundhouseError):
    """The bot is about to end, and begins nothing new."""


@dataclass(frozen=True, slots=True)
class Illustrated:
    """A message whose picture may take longer than its text: `layout` makes it with the picture, an old one or none.

    It `counts` unless it says that nothing was done. `later` makes another one in its place, which is worth a short
    wait. `holds` says whether it is still true when its picture is there: another edit may have come first. `shown`
    learns which message shows it, once that has its text. `name` is the file name of the picture: equal names mean
    equal pictures. `draw` raises NoPicture if there will be none: a person who asked for the picture itself then sees
    `instead`.
    """

    layout: Callable[[Image | KeptImage | None], Layout]
    name: str
    draw: Callable[[], Awaitable[Image]]
    counts: bool = True
    later: Callable[[], Awaitable[Illustrated]] | None = None
    holds: Callable[[], Awaitable[bool]] | None = None
    shown: Callable[[int], Awaitable[None]] | None = None
    instead: Callable[[], Layout] | None = None

    def with_picture(self, picture: Image | None) -> Layout:
        """The message when its picture has been drawn, or could not be."""
        return self.instead() if picture is None and self.instead is not None else self.layout(picture)


def undrawn(made: Illustrated, read: Reader) -> Layout:
    """Why there is no picture, above what is shown without it."""
    layout = made.layout(None)
    return replace(layout, items=(Text(read("error-no-picture")), *layout.items))


Work = Callable[[], Awaitable[Layout | Illustrated | None]]
Answered = Callable[[Interaction, bool], Awaitable[None]]


async def nobody_asks(interaction: Interaction, seen: bool) -> None:
    """Nobody wants to know whether the interaction was answered."""


async def image(pictures: Pictures, wanted: Wanted, rank: Rank = Rank.PANEL) -> Image:
    """A picture for a message. Raises NoPicture."""
    made = await pictures.draw(wanted, rank)
    return Image(made.png, wanted.name, made.alt)


async def drawn(draw: Callable[[], Awaitable[Image]]) -> Image | None:
    """A picture, if there is one: people can play and meet without it."""
    try:
        return await draw()
    except NoPicture:
        return None
    except Exception:
        log.exception("a picture could not be drawn")
        meter.failed(Fault.DRAWING)
        return None


class Replies:
    """Answers interactions. Each is served inside a `serving` block; after that `answered` is told whether the person
    has seen the result, unless the bot ends first.
    """

    def __init__(
        self,
        texts: Texts,
        serving: Callable[[], AbstractContextManager[object]] = nullcontext,
        answered: Answered = nobody_asks,
    ) -> None:
        self._texts = texts
        self._answered = answered
        self._serving = serving
        self._following: dict[int, asyncio.Task[None]] = {}
        """By message: the task that adds its picture. A second click wants another picture."""
        self._running: set[asyncio.Task[None]] = set()
        self._closing = False

    async def drain(self, seconds: float) -> None:
        """Begin nothing more, and give running work this many seconds to be answered."""
        self._closing = True
        late: Set[asyncio.Task[None]] = frozenset()
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=seconds)
        for task in (*late, *self._following.values()):
            task.cancel()
        if late:
            log.info("%s clicks were not answered when the bot ended", len(late))
            await asyncio.wait(late, timeout=TELLING)
            # people who have not been told by then could not be reached any more
            for task in late:
                task.cancel()

    async def give(self, interaction: Interaction, work: Work, *, update: bool = False) -> None:
        """Acknowledge, do the work, and show the result.

        Privately as a new message, or (`update`) in place of the clicked message; None leaves that as it is.
        An error is always shown as a private message of its own and never replaces a panel.
        """
        if self._closing:
            await show_error(interaction, self._texts, Restarting())
            return
        # a task of its own, which the bot waits for when it ends
        with about(interaction=interaction.id), meter.click():
            task = asyncio.ensure_future(self._give(interaction, work, update=update))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await task

    async def _give(self, interaction: Interaction, work: Work, *, update: bool) -> None:
        with self._serving():
            await self._served(interaction, work, update=update)

    async def _served(self, interaction: Interaction, work: Work, *, update: bool) -> None:
        try:
            await _acknowledge(interaction, Told.UPDATE if update else Told.THINKING)
        except (discord.HTTPException, *LOST) as error:
            log.info("a click was lost: %s", said(error))
            meter.failed(Fault.LOST)
            await show_error(interaction, self._texts, Lost())
            return
        meter.since(Stage.ACKNOWLEDGEMENT)
        unseen: RoundhouseError = CutOff()
        try:
            made = await work()
            unseen = Lost() if isinstance(made, Illustrated) and not made.counts else NotShown()
            try:
                if isinstance(made, Illustrated) and made.later is not None:
                    made = await made.later()
                if isinstance(made, Illustrated):
                    await self._illustrate(interaction, made, interaction.message if update else None)
                elif made is not None:
                    await _show(interaction, made)
                    meter.since(Stage.TEXT)
            except (discord.HTTPException, *LOST) as error:
                log.info("what was done could not be shown: %s", said(error))
                meter.failed(Fault.NOT_SHOWN)
                raise unseen from error
        except asyncio.CancelledError:
            await show_error(interaction, self._texts, unseen)
            raise
        except Exception as error:
            await show_error(interaction, self._texts, error)
            await self._answered(interaction, not isinstance(error, NotShown | Lost | TakesLonger))
        else:
            await self._answered(interaction, True)

    async def _illustrate(self, interaction: Interaction, made: Illustrated, message: discord.Message | None) -> None:
        """Show the text at once, with the picture if it is quick; otherwise the picture follows."""
        shown = await self._with_picture(interaction, made, message)
        if made.shown is not None:
            await made.shown(shown.id)

    async def _with_picture(
        self, interaction: Interaction, made: Illustrated, message: discord.Message | None
    ) -> discord.InteractionMessage:
        before = None if message is None else picture_of(message)
        if message is not None and (task := self._following.pop(message.id, None)) is not None:
            task.cancel()
        if before is not None and before.name == made.name:
            shown = await _show(interaction, made.layout(before))
            meter.since(Stage.TEXT)
            return shown
        drawing = asyncio.create_task(drawn(made.draw))
        await asyncio.wait([drawing], timeout=GRACE)
        if drawing.done():
            shown = await _show(interaction, made.with_picture(picture := drawing.result()))
            meter.since(Stage.TEXT)
            if picture is not None:
                meter.since(Stage.PICTURE)
            return shown
        shown = await _show(interaction, made.layout(before))
        meter.since(Stage.TEXT)
        task = asyncio.create_task(_follow(interaction, made, drawing))
        self._following[shown.id] = task
        task.add_done_callback(lambda done: self._following.get(shown.id) is done and self._following.pop(shown.id))
        return shown


async def _follow(interaction: Interaction, made: Illustrated, drawing: asyncio.Task[Image | None]) -> None:
    """Add the picture to a message that has its text."""
    try:
        picture = await drawing
        tells = picture is not None or made.instead is not None
        if tells and (made.holds is None or await made.holds()):
            await _show(interaction, made.with_picture(picture))
            meter.since(Stage.PICTURE)
    except (discord.HTTPException, *LOST) as error:
        # the text is there, and the next click brings a picture
        log.info("a picture came too late: %s", said(error))
        meter.failed(Fault.NOT_SHOWN)
    finally:
        drawing.cancel()


async def _acknowledge(interaction: Interaction, told: Told) -> None:
    """Tell Discord that the click has come, and tell it once more if the first message is lost.

    If only Discord's answer was lost, Discord knows of the click, which is as good. Raises HTTPException, or one of
    LOST.
    """
    for again in (True, False):
        try:
            if told is Told.UPDATE:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
            break
        except LOST:
            if not again:
                raise
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            interaction.extras[Elsewhere] = Elsewhere.MAYBE
            break
    interaction.extras[Told] = told


async def _show(interaction: Interaction, layout: Layout) -> discord.InteractionMessage:
    """Fill in the message, or change the clicked one; once more if that was lost, since doing it twice is harmless."""
    try:
        return await _edit(interaction, layout)
    except LOST:
        return await _edit(interaction, layout)


async def _edit(interaction: Interaction, layout: Layout) -> discord.InteractionMessage:
    return await interaction.edit_original_response(
        view=send.view(layout),
        attachments=send.attachments(layout),
        allowed_mentions=send.mentions(layout),
    )


async def show_meanwhile(interaction: Interaction, layout: Layout) -> None:
    """Show the progress of a long job; the job goes on whether that can be shown or not."""
    try:
        await _edit(interaction, layout)
    except (discord.HTTPException, *LOST) as failure:
        log.info("how far something is could not be shown: %s", said(failure))


class Meanwhile:
    """Shows from time to time the progress of a job that somebody waits for."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._last = monotonic() - BETWEEN

    async def show(self, page: Callable[[], Layout]) -> None:
        """Show a page if the last one has stood for a while."""
        if monotonic() - self._last >= BETWEEN:
            await show_meanwhile(self._interaction, page())
            self._last = monotonic()


async def post(interaction: Interaction, layout: Layout) -> None:
    """Answer for everyone in the channel to see, beside the private message that was clicked."""
    await interaction.followup.send(
        view=send.view(layout), files=send.files(layout), allowed_mentions=send.mentions(layout), ephemeral=False
    )


async def show_error(interaction: Interaction, texts: Texts, error: Exception) -> None:
    """Tell the person in one sentence what was wrong, and the log what nobody foresaw."""
    with about(interaction=interaction.id):
        if isinstance(error, Unwritable | NotSaved) and Elsewhere in interaction.extras:
            error = Uncertain(str(error))  # another process, which can store, may be serving it
        msg = sentence(error)
        layout = Layout((Text(Reader(texts(str(interaction.locale))).rich(quoted(msg))),))
        try:
            await _tell(interaction, layout)
        except (discord.HTTPException, *LOST) as failure:
            # the token has died or Discord is down; the person sees that the click did nothing
            log.info("an error could not be shown: %s: %s", msg.key, said(failure))
            meter.failed(Fault.NOT_SHOWN)


def sentence(error: Exception) -> Msg:
    """What a person reads about an error. An unforeseen one is logged under the id that they are told."""
    if isinstance(error, RoundhouseError):
        return error.msg
    if isinstance(error, Unwritable):
        log.error("the database can't be used: %s", error)
        meter.failed(Fault.NOT_STORED)
        return Msg("error-uncertain" if isinstance(error, Uncertain) else "error-not-stored")
    number = secrets.token_hex(3)
    log.error("error %s", number, exc_info=error)
    meter.failed(Fault.UNFORESEEN)
    return Msg("error-unforeseen", id=number)


def said(error: Exception) -> str:
    """A line for the log about a request that Discord refused, or that failed on the way."""
    code = getattr(error, "code", None)
    return ROUTINE.get(code, "") if code in ROUTINE else f"{type(error).__name__}: {error}"


async def _tell(interaction: Interaction, layout: Layout) -> None:
    told = interaction.extras.get(Told)
    if told is None:
        shown, mentions = send.view(layout), send.mentions(layout)
        await interaction.response.send_message(view=shown, ephemeral=True, allowed_mentions=mentions)
        return
    if told is Told.THINKING:
        try:
            await _show(interaction, layout)
            return
        except discord.HTTPException as error:
            if error.code != GONE:
                raise
    await interaction.followup.send(view=send.view(layout), ephemeral=True, allowed_mentions=send.mentions(layout))
