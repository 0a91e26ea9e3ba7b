"""Parcels: results of long jobs that nobody could hand over; they are made again and given to the person who asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import discord

from bot.host.house import Host
from bot.host.post.delivery import Retry
from bot.host.refusals import AlreadyDrawn, AlreadyReviewed
from bot.host.types.pages import Kept
from bot.host.types.parcel import Parcel, What
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard
from bot.i18n import Texts
from bot.ui.pages.export import Archive, archive_page, export_page, files, of_person
from bot.ui.pages.replay import replay_page
from bot.ui.pages.review import review_page
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import Reader, quoted
from bot.wire import late, send
from bot.wire.reply import drawn, image, sentence
from engine.core.play.errors import RoundhouseError

MOST_GAMES = 200
"""Games in one archive."""
NO_DIRECT_MESSAGES = 50007
"""Discord, "JSON Error Codes"."""
_archiving = asyncio.Lock()


async def bring(client: discord.Client, host: Host, texts: Texts, parcel: Parcel) -> bool:
    """Make it and show it where it was asked for, or else send it. Returns False if they take no private messages.

    Raises Retry while the same is being made, and what sending raises: HTTPException or a connection error.
    """
    layout = await _made(host, texts, parcel)
    if parcel.fresh and await late.try_edit(client, parcel.token, layout):
        return True
    try:
        channel = await client.create_dm(discord.Object(parcel.user_id))
        await channel.send(
            view=send.view(layout),
            files=send.files(layout),
            nonce=f"parcel-{parcel.parcel_id}",
            allowed_mentions=send.mentions(layout),
        )
    except discord.HTTPException as error:
        if error.code != NO_DIRECT_MESSAGES:
            raise
        return False
    return True


async def _made(host: Host, texts: Texts, parcel: Parcel) -> Layout:
    who = Person(parcel.user_id, "", texts.language(parcel.locale))
    words = texts(parcel.locale)
    try:
        card = await host.tables.card(parcel.game_id)
        read = Reader(words, card.seat_names)
        match parcel.what:
            case What.REPLAY:
                made = await host.replays.draw(card, who, parcel.seat, read, _nobody_looks, hurried=False)
                return replay_page(card, made, parcel.seat, read, posted=True)
            case What.REVIEW:
                page = await host.reviews.page(card, who, 0, 0, _nobody_looks)
                return review_page(page, read, await drawn(partial(image, host.pictures, page.picture)))
            case What.GAME:
                return await game_page(host, who, parcel.game_id, lambda card: Reader(words, card.seat_names))
            case What.ARCHIVE:
                return await all_games(host, who, lambda card: Reader(words, card.seat_names if card else ()))
    except (AlreadyDrawn, AlreadyReviewed) as error:
        raise Retry from error
    except RoundhouseError as error:
        return Layout((Text(Reader(words).rich(quoted(sentence(error)))),))


async def _nobody_looks(*_: float) -> None:
    """Progress is shown to nobody."""


async def game_page(host: Host, who: Person, game_id: int, reader: Callable[[GameCard], Reader]) -> Layout:
    """A game as files."""
    game = await host.exports.game(game_id, who)
    return await asyncio.to_thread(export_page, game, reader(game.card))


async def all_games(host: Host, who: Person, reader: Callable[[GameCard | None], Reader]) -> Layout:
    """All games, the newest first; one archive at a time, and a game is read only after the one before is packed."""
    desk = host.exports
    async with _archiving:
        archive, numbers = Archive(), await desk.numbers(who)
        for number in numbers[:MOST_GAMES]:
            game = await desk.readable(number, who)
            if game is None:
                continue
            found = await asyncio.to_thread(files, game, reader(game.card))
            if not await asyncio.to_thread(archive.add, found):
                break
        settings, blocked = await host.settings.read(Scope.PLAYER, who.user_id), await host.blocks.of(who)
        kept = Kept(settings, blocked, await host.wishes.everywhere(who), await host.links.hooks(who))
        archive.about(of_person(kept))
        data = await asyncio.to_thread(archive.close)
    return archive_page(data, archive.games, len(numbers) - archive.games, reader(None))
