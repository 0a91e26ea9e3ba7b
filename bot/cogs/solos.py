"""Solo games against bots, where there can be no table: what is pressed, chosen and filled in there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.cogs.front import Front
from bot.cogs.options import variants_of
from bot.cogs.private import PrivateTables
from bot.cogs.reading import clauses_about
from bot.host.types.solo import SoloGame
from bot.ui.pages import solos as page
from bot.ui.pages.options import OPPONENTS, SEATS
from bot.ui.pages.solos import SURE
from bot.ui.parts.form import Form
from bot.ui.parts.ids import Id, Press, number
from bot.ui.parts.layout import Layout
from bot.ui.parts.reader import Reader
from bot.wire.forms import Given
from bot.wire.reply import Illustrated, Interaction


async def alone(
    front: Front,
    interaction: Interaction,
    game: str,
    *,
    seats: int | None = None,
    level: str | None = None,
    variants: Mapping[str, str] | None = None,
) -> Illustrated:
    """Begin a game against bots that nobody else sees, or continue the one of this title."""
    who = front.person(interaction)
    found = await front.host.solos.open(who, game, seats=seats, level=level, variants=variants)
    return SOLO.shown(front, interaction, found)


async def _take(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return SOLO.shown(front, interaction, await front.host.solos.show(to.game, front.person(interaction)))


async def _undo(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    who, turn = front.person(interaction), to.verb is Press.RESTART
    return SOLO.shown(front, interaction, await front.host.solos.undo(to.game, who, to.rev, turn=turn))


async def _known(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    return SOLO.shown(front, interaction, await front.host.solos.known(to.game, front.person(interaction)))


async def _clauses(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    seen = await front.host.solos.show(to.game, front.person(interaction))
    return await clauses_about(front, interaction, game=seen.panel.game, variants=seen.variants, kind=to.payload)


async def _log(front: Front, interaction: Interaction, to: Id) -> Layout:
    seen = await front.host.solos.show(to.game, front.person(interaction))
    return page.happened_page(seen, front.reader(interaction, seen.panel))


async def _new(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    """Another game in place of one that is over; or in place of one that is not, if the person is sure (the
    payload)."""
    who = front.person(interaction)
    if to.verb is Press.AGAIN or to.payload == SURE:
        return SOLO.shown(front, interaction, await front.host.solos.deal(to.game, who, to.rev))
    seen = await front.host.solos.show(to.game, who)
    return page.another(seen, front.reader(interaction, seen.panel))


def _asked(form: Callable[[SoloGame, Reader], Form]) -> Callable[[Front, Interaction, Id], Awaitable[Form]]:
    """A form about a game as it stands."""

    async def shown(front: Front, interaction: Interaction, to: Id) -> Form:
        seen = await front.host.solos.show(to.game, front.person(interaction))
        return form(seen, front.reader(interaction, seen.panel))

    return shown


players_form, game_form, more_form = map(_asked, (page.players_form, page.game_form, page.more_form))


async def take(front: Front, interaction: Interaction, to: Id, given: Given) -> Illustrated:
    """Deal again as somebody has chosen, unless they have begun to play meanwhile."""
    seats, level = given.one(SEATS), given.one(OPPONENTS)
    found = await front.host.solos.deal(
        to.game,
        front.person(interaction),
        to.rev,
        seats=None if seats is None else number(seats),
        level=level,
        variants=variants_of(given),
    )
    return SOLO.shown(front, interaction, found)


SOLO = PrivateTables(
    desk=lambda front: front.host.solos,
    page=page.solo_page,
    own={
        Press.TAKE: _take,
        Press.UNDO: _undo,
        Press.RESTART: _undo,
        Press.KNOWN: _known,
        Press.CLAUSES: _clauses,
        Press.LOG: _log,
        Press.NEW: _new,
        Press.AGAIN: _new,
    },
    apart=(Press.CLAUSES,),
)
"""What is pressed and chosen in a solo game."""
