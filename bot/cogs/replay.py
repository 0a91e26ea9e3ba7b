"""`/replay`: a whole game as an animated picture, and as a page to leaf through."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.desk.replays import Replay
from bot.host.types.parcel import What
from bot.host.types.table import GameCard
from bot.ui.pages.replay import posted_page, progress_page, replay_page
from bot.ui.parts.ids import Id
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import Reader
from bot.wire.commands import options, said, with_the_bot
from bot.wire.reply import Interaction, Meanwhile, post


class ReplayCog(commands.Cog):
    """Games that were played, again."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @with_the_bot
    @app_commands.command(name=said("command-replay-name"), description=said("command-replay"))
    @options(player="command-replay-player")
    async def replay(self, interaction: Interaction, player: str | None = None) -> None:
        """The game of this channel as a moving picture."""
        await self.front.answer(interaction, lambda: self._replay(interaction, player))

    async def _replay(self, interaction: Interaction, player: str | None) -> Layout:
        card = await self.front.last_table(interaction, scored=False)
        return await shown(self.front, interaction, card, self.front.seat_of(card, player))

    @replay.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.front.players(interaction, typed)


async def shown(front: Front, interaction: Interaction, card: GameCard, seat: int | None) -> Layout:
    """The replay, for the person who asked."""
    await front.promise(interaction, card.game_id, What.REPLAY, seat)
    made = await _drawn(front, interaction, card, seat)
    return replay_page(card, made, seat, front.reader(interaction, card))


async def replay(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The replay of a table."""
    return await shown(front, interaction, await front.host.tables.card(to.game), None)


async def stop(front: Front, interaction: Interaction, to: Id) -> Layout | None:
    """Stop drawing; the person who waits for it is told."""
    if front.host.replays.stop(to.game, front.person(interaction)):
        return None
    return Layout((Text(front.reader(interaction)("error-replay-stopped")),))


async def post_replay(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Show everybody the replay (the payload is the seat whose view it shows, if any)."""
    card, seat = await front.host.tables.card(to.game), int(to.payload) if to.payload.isdecimal() else None
    read, public = front.reader(interaction, card), await front.public_reader(card)
    theirs = await _drawn(front, interaction, card, seat, public)
    if interaction.message is None or await front.host.replays.post_once(to.game, interaction.message.id):
        await post(interaction, posted_page(card, theirs, public))
    return replay_page(card, await _drawn(front, interaction, card, seat), seat, read, posted=True)


async def _drawn(
    front: Front, interaction: Interaction, card: GameCard, seat: int | None, public: Reader | None = None
) -> Replay:
    """The replay in the language of the person who asks, or that of the `public`."""
    read, meanwhile = front.reader(interaction, card), Meanwhile(interaction)
    told = public or read

    async def progress(done: int, total: int) -> None:
        await meanwhile.show(lambda: progress_page(card, done, total, read))

    who = replace(front.person(interaction), locale=told.words.language)
    return await front.host.replays.draw(card, who, seat, told, progress)
