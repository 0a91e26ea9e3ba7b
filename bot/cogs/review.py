"""`/review`: what cost a player most in a game that is over, and what would have been better."""

from __future__ import annotations

import re
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.types.parcel import What
from bot.host.types.table import GameCard
from bot.ui.pages.review import review_page, review_progress
from bot.ui.parts.ids import Id
from bot.wire.commands import said, with_the_bot
from bot.wire.reply import Illustrated, Interaction, Meanwhile

PAGE = re.compile(r"([0-9]{1,3})-([0-9]{1,3})")


class ReviewCog(commands.Cog):
    """Games that are over, looked back on."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @with_the_bot
    @app_commands.command(name=said("command-review-name"), description=said("command-review"))
    async def review(self, interaction: Interaction) -> None:
        """What cost the player most."""
        await self.front.answer(interaction, lambda: self._review(interaction))

    async def _review(self, interaction: Interaction) -> Illustrated:
        return await _page(self.front, interaction, await self.front.last_table(interaction), 0, 0)


async def review(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """A page of the review (the payload is its number, and the move of the better line; none: the overview)."""
    asked = PAGE.fullmatch(to.payload)
    number, step = (int(asked[1]), int(asked[2])) if asked else (0, 0)
    return await _page(front, interaction, await front.host.tables.card(to.game), number, step)


async def stop_review(front: Front, interaction: Interaction, to: Id) -> None:
    """Stop it; the person who waits for it is told."""
    front.host.reviews.stop(to.game, front.person(interaction))


async def _page(front: Front, interaction: Interaction, card: GameCard, number: int, step: int) -> Illustrated:
    read, meanwhile = front.reader(interaction, card), Meanwhile(interaction)

    async def progress(done: float) -> None:
        await meanwhile.show(lambda: review_progress(card, done, read))

    if not number:
        await front.promise(interaction, card.game_id, What.REVIEW)
    page = await front.host.reviews.page(card, front.person(interaction), number, step, progress)
    return front.with_picture(page.picture, partial(review_page, page, read))
