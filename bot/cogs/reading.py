"""What people can read about the games: how each is played, its icons, and its rules as a book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.cogs.front import Front
from bot.ui.pages.guide import RULES, Now, games_page, guide_page, help_page, icons_page
from bot.ui.pages.lessons import is_half_done
from bot.ui.pages.rulebook import book_page, contents_page, decision_page, page_number, search_page, shows_icons
from bot.ui.parts.ids import Id, Press, number
from bot.ui.parts.layout import Image, KeptImage, Layout
from bot.ui.table.words import words_page
from bot.wire.reply import Illustrated, Interaction, undrawn
from engine.core.play import registry

KEY = "key"
"""The picture that explains the icons, where a game has one."""


async def show_help(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """How the game of a table is played; without a table: how to play here."""
    if not to.game:
        return await help_now(front, interaction)
    card = await front.host.tables.card(to.game)
    return await about(front, interaction, card.game)


async def help_now(front: Front, interaction: Interaction) -> Layout:
    """What somebody can do now, here, and how to play."""
    host, who = front.host, front.person(interaction)
    queue = await host.tables.queue(who.user_id)
    begun = [one for one in await host.lessons.list(who) if is_half_done(one)]
    here = await host.tables.in_channel(interaction.channel_id or 0)
    server = front.server(interaction)
    offers = () if server is None else await host.tables.offers(server)
    known = {lobby.head.channel_id for lobby in queue.lobbies} | {here.venue.channel_id if here is not None else 0}
    others = [offer for offer in offers if offer.channel_id not in known]
    seen = [offer for offer in others if not offer.running and front.sees(interaction, offer.channel_id)]
    alone = await host.solos.waiting(who)
    lesson = begun[0] if begun else None
    wishes = () if server is None else await host.wishes.mine(server, who)
    kept = await host.tables.cards([wish.game_id for wish in wishes if wish.game_id is not None and not wish.sure])
    now = Now(
        queue.mine, here, lesson, len(seen), front.hosts(interaction), alone, server is not None, tuple(kept.values())
    )
    return help_page(front.reader(interaction), list(host.lobby.games()), now, who.user_id, front.addresses)


async def guide(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """How a game goes."""
    return await about(front, interaction, to.payload)


async def about(front: Front, interaction: Interaction, game: str) -> Layout | Illustrated:
    """How a game is played, and its icons. Raises UnknownGame."""
    rules, read = registry.game(game), front.reader(interaction)
    return await front.illustrated(interaction, game, KEY, lambda picture: guide_page(rules, read, picture))


async def icons(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """The picture that explains the icons of a game."""
    read = front.reader(interaction)
    made = await front.illustrated(interaction, to.payload, KEY, lambda picture: icons_page(to.payload, read, picture))
    return replace(made, instead=partial(undrawn, made, read)) if isinstance(made, Illustrated) else made


async def icons_in_words(front: Front, interaction: Interaction, to: Id) -> Layout:
    """What the icons of a game mean, without the picture (the payload is `game/page`). Raises NoPicture."""
    game, _, page = to.payload.partition("/")
    registry.game(game)
    wanted = await front.host.pictures.sample(game, KEY, front.person(interaction))
    told = await front.host.pictures.told(wanted, 0, 0)
    return words_page(told, number(page) if page else 0, front.reader(interaction))


async def read_book(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """A page of the rules of a game (the payload is `game/page`), or their contents."""
    game, _, at = to.payload.partition("/")
    return await book(front, interaction, game, at)


async def book(front: Front, interaction: Interaction, game: str, at: str = "") -> Layout | Illustrated:
    """A page of the rules, with the picture of the icons if it is about them; or the contents. Raises UnknownGame.

    `at`: a page counted from 0; anything else means the contents.
    """
    registry.game(game)
    read, key = front.reader(interaction), KEY in front.host.pictures.names(game)
    page = page_number(game, at, read)
    if page is None:
        return contents_page(game, read, key=key)

    def layout(picture: Image | KeptImage | None = None) -> Layout:
        return book_page(game, page, read, picture, key=key)

    return await front.illustrated(interaction, game, KEY, layout) if shows_icons(game, page, read) else layout()


async def clauses_about(
    front: Front, interaction: Interaction, *, game: str, variants: Mapping[str, str], kind: str
) -> Layout | Illustrated:
    """The rules about a kind of decision, and the icons that its pictures have."""
    named = registry.advice(game).clauses_with(registry.game(game), kind, variants)
    read = front.reader(interaction)
    return await front.illustrated(
        interaction, game, KEY, lambda picture: decision_page(game, kind, named, read, picture)
    )


async def find(front: Front, interaction: Interaction, to: Id) -> Layout:
    """A page of what a search has found (the payload is `game/page/query`)."""
    game, _, rest = to.payload.partition("/")
    at, _, query = rest.partition("/")
    registry.game(game)
    return search_page(game, query, int(at) if at.isdecimal() else 0, front.reader(interaction))


async def choose_game(front: Front, interaction: Interaction, to: Id, game: str) -> Layout | Illustrated:
    """What somebody wants to read about the game that they have chosen; the payload says which page."""
    return await read_of(front, interaction, game, to.payload)


async def read_of(front: Front, interaction: Interaction, game: str, what: str) -> Layout | Illustrated:
    """What there is to read about a game: how it is played, its rules, or (`rules/query`) what they say about some
    words.

    Raises UnknownGame.
    """
    what, _, query = what.partition("/")
    if query:
        return await find(front, interaction, Id(0, 0, Press.FIND, f"{game}/0/{query}"))
    return await (book if what == RULES else about)(front, interaction, game)


def which_game(front: Front, interaction: Interaction, what: str) -> Layout:
    """Ask which game somebody wants to read about."""
    return games_page(list(front.host.lobby.games()), what, front.reader(interaction))
