"""Private tables: what is pressed and chosen in a lesson, a sandbox or a solo game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from bot.cogs.front import Front, pictured
from bot.host.types.panel import Panel
from bot.host.types.people import Person
from bot.ui.parts.ids import Id, OldButton, Pick, Press, number
from bot.ui.parts.layout import Image, KeptImage, Layout
from bot.ui.parts.reader import Reader
from bot.ui.table.gallery import wanted
from bot.ui.table.panel import TABLE
from bot.ui.table.words import page_of, words_page
from bot.wire.reply import Illustrated, Interaction
from bot.wire.selected import chosen, drafted
from renderers import OVERVIEW


class HasPanel(Protocol):
    """A private table as its person sees it."""

    @property
    def panel(self) -> Panel:
        """What has to be decided there."""
        ...


Seen = TypeVar("Seen", bound=HasPanel)
Seen_co = TypeVar("Seen_co", bound=HasPanel, covariant=True)
Page = Callable[[Seen, Reader, Image | KeptImage | None, str, Sequence[str]], Layout]
"""What a private table looks like, with a picture, an opened group of options, and the options chosen so far where
several may be."""


class Desk(Protocol[Seen_co]):
    """Where private tables are kept."""

    async def give(self, number: int, person: Person, rev: int, keys: Sequence[str], /) -> Seen_co:
        """Answer one decision after another."""
        ...

    async def carry_out(self, number: int, person: Person, rev: int, plan: str, /) -> Seen_co:
        """Carry out a plan."""
        ...

    async def show(self, number: int, person: Person, /, *, table: bool = False) -> Seen_co:
        """Where the person is, with their own picture or that of the whole table."""
        ...


Action = Callable[[Front, Interaction, Id], Awaitable[Layout | Illustrated]]


async def outdated(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The action of a button that does nothing here (any more). Raises OldButton."""
    raise OldButton()


@dataclass(frozen=True, slots=True)
class PrivateTables(Generic[Seen]):
    """A kind of private table: its desk and its page, what only its buttons do, and what is shown in a private message
    of its own."""

    desk: Callable[[Front], Desk[Seen]]
    page: Page[Seen]
    own: Mapping[Press, Action]
    apart: Collection[Press] = ()

    @property
    def actions(self) -> dict[Press, Action]:
        """What each button does."""
        common: dict[Press, Action] = {
            Press.ANSWER: self._answer,
            Press.DONE: self._done,
            Press.PLAN: self._plan,
            Press.LOOK: self._look,
            Press.WORDS: self._words,
            Press.PAGE: self._words,
            Press.PICTURES: self._pictures,
        }
        return {**common, **self.own}

    async def press(self, front: Front, interaction: Interaction, to: Id) -> None:
        """Serve any button."""
        assert isinstance(to.verb, Press)
        act = self.actions.get(to.verb, outdated)
        update = to.verb not in (*self.apart, Press.WORDS, Press.PICTURES)
        await front.answer(interaction, lambda: act(front, interaction, to), update=update)

    async def pick(self, front: Front, interaction: Interaction, to: Id) -> None:
        """Serve any select."""

        async def work() -> Layout | Illustrated:
            if to.verb is Pick.SECTION:
                return await self._words(front, interaction, to, number(chosen(interaction)[0]))
            if to.verb is Pick.PICTURE:
                return await self._pictures(front, interaction, to, chosen(interaction)[0])
            if to.verb is Pick.DRAFT:
                return await self._show(front, interaction, to, draft=drafted(interaction))
            if to.verb is Pick.OPEN:
                return await self._show(front, interaction, to, branch=chosen(interaction)[0])
            if to.verb not in (Pick.ANSWER, Pick.MANY):
                raise OldButton()
            return await self._give(front, interaction, to, chosen(interaction))

        await front.answer(interaction, work, update=True)

    def shown(
        self, front: Front, interaction: Interaction, seen: Seen, branch: str = "", draft: Sequence[str] = ()
    ) -> Illustrated:
        """A private table with its picture."""
        read = front.reader(interaction, seen.panel)
        return front.with_picture(
            pictured(seen.panel, branch), lambda picture: self.page(seen, read, picture, branch, draft)
        )

    async def _give(self, front: Front, interaction: Interaction, to: Id, chosen: Sequence[str]) -> Illustrated:
        """Answer with an option, or with several at once."""
        who = front.person(interaction)
        return self.shown(front, interaction, await self.desk(front).give(to.game, who, to.rev, ["+".join(chosen)]))

    async def _show(
        self,
        front: Front,
        interaction: Interaction,
        to: Id,
        *,
        branch: str = "",
        draft: Sequence[str] = (),
        table: bool = False,
    ) -> Illustrated:
        seen = await self.desk(front).show(to.game, front.person(interaction), table=table)
        return self.shown(front, interaction, seen, branch, draft)

    async def _answer(self, front: Front, interaction: Interaction, to: Id) -> Illustrated:
        return await self._give(front, interaction, to, [to.payload])

    async def _done(self, front: Front, interaction: Interaction, to: Id) -> Illustrated:
        return await self._give(front, interaction, to, drafted(interaction))

    async def _plan(self, front: Front, interaction: Interaction, to: Id) -> Illustrated:
        who = front.person(interaction)
        return self.shown(front, interaction, await self.desk(front).carry_out(to.game, who, to.rev, to.payload))

    async def _words(self, front: Front, interaction: Interaction, to: Id, section: int | None = None) -> Layout:
        """The table in words: the page that the payload names, or the one of a section."""
        panel = (await self.desk(front).show(to.game, front.person(interaction))).panel
        told = await front.host.pictures.told(panel.picture, to.game, panel.rev)
        page = page_of(told.sections, section) if section is not None else number(to.payload) if to.payload else 0
        return words_page(told, page, front.reader(interaction, panel), to.realm)

    async def _pictures(self, front: Front, interaction: Interaction, to: Id, shown: str = OVERVIEW) -> Illustrated:
        """All pictures of the table, one at a time."""
        panel = (await self.desk(front).show(to.game, front.person(interaction))).panel
        drawn = front.host.pictures.other(panel.picture, *wanted(shown))
        return front.leafed(to, drawn, shown, panel, front.reader(interaction, panel))

    async def _look(self, front: Front, interaction: Interaction, to: Id) -> Illustrated:
        picture, _, branch = to.payload.partition(">")
        return await self._show(
            front, interaction, to, branch=branch, draft=drafted(interaction), table=picture == TABLE
        )
