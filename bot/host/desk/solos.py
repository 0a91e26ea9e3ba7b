"""Solos: a person without a table has a game of their own against bots, wherever they are; nobody else sees it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.host.context import Context, moment
from bot.host.desk.solo import Solo
from bot.host.match.chance import SEED_BITS
from bot.host.match.offers import ends_turn, final, offered, shortcuts
from bot.host.match.opponents import beside_bots, name_for, quick, require_quick, stand_in
from bot.host.match.sight import Sight
from bot.host.match.wanted import layout_for
from bot.host.post import lines
from bot.host.refusals import CannotOpen, SoloGone
from bot.host.types.panel import Since
from bot.host.types.people import Name, Person, called
from bot.host.types.queue import Elsewhere
from bot.host.types.solo import SoloGame
from bot.host.types.table import Head, Seating
from bot.store.engine.database import Sql
from bot.store.tables import beginners, solos, users
from bot.store.tables.solos import SoloRow
from engine.core.kept.alone import Alone
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Shortcut
from engine.core.play.codec import Save
from engine.core.play.match import Match
from engine.core.play.rules import Rules
from renderers import RESULT

LOG = logging.getLogger(__name__)
ME = 0
"""The seat of a solo player, as at a table that they have opened."""


class Solos:
    """Games of one person, one a title, at no table: they have no clocks, no pings, no ratings."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._solo = Solo(context, solos.get, SoloGone, _played)

    async def open(
        self,
        person: Person,
        game: str,
        *,
        seats: int | None = None,
        level: str | None = None,
        variants: Mapping[str, str] | None = None,
    ) -> SoloGame:
        """Begin a game, or continue the one that a person has of this title; a new one replaces one that can no longer
        be opened.

        `seats` and `level`: how many play, and how the others do (None: as against bots at a table). Raises
        UnknownGame, WrongSeats, UnknownVariant, Refused, or UnknownPolicy for one that has to think for long.
        """
        rules = self._context.offered(game)
        row = await self._of(person, game)
        if row is None:
            dealt = await self._dealt(rules, seats, level, variants or {})
            async with self._context.database.write() as sql:
                await users.greet(sql, person.user_id, person.name, person.locale)
                await solos.begin(
                    sql, person.user_id, game, at=self._context.time(), level=dealt.level, seed=dealt.seed,
                    save=_save(dealt), told=_told(dealt),
                )  # fmt: skip
            row = await self._of(person, game)
            assert row is not None
        try:
            return await self._seen(row, person)
        except CannotOpen:
            return await self.deal(row.solo_id, person, row.rev, seats=seats, level=level, variants=variants)

    async def deal(
        self,
        solo_id: int,
        person: Person,
        rev: int,
        *,
        seats: int | None = None,
        level: str | None = None,
        variants: Mapping[str, str] | None = None,
    ) -> SoloGame:
        """Begin another game in place of this one; whatever is not given stays.

        `rev` is the revision that the person was shown: a later one is never thrown away. Raises SoloGone, or as
        `open`.
        """
        row = await self._solo.row(solo_id, person)
        if row.rev == rev:
            rules, was = self._context.offered(row.game), msgspec.json.decode(row.save, type=Save)
            seats, level = seats or was.seats, row.level if level is None else level
            dealt = await self._dealt(rules, seats, level, {**was.variants, **(variants or {})})
            async with self._context.database.write() as sql:
                await solos.deal(
                    sql, solo_id, rev, at=self._context.time(), level=dealt.level, seed=dealt.seed,
                    save=_save(dealt), told=_told(dealt),
                )  # fmt: skip
            row = await self._solo.row(solo_id, person)
        return await self._seen(row, person)

    async def show(self, solo_id: int, person: Person, *, table: bool = False) -> SoloGame:
        """Where a person is; `table`: with the picture of the whole table. Raises SoloGone or CannotOpen."""
        return await self._seen(await self._solo.row(solo_id, person), person, table=table)

    async def give(self, solo_id: int, person: Person, rev: int, keys: Sequence[str]) -> SoloGame:
        """Answer decisions in a row, all keys or none, and let the others answer until the person is asked.

        `rev` is the revision that the person was shown: a click is applied once. What is applied, and what the others
        have answered, is on disk when the SoloGame comes back. Raises SoloGone, CannotOpen or IllegalAnswer.
        """
        return await self._give(solo_id, person, rev, keys)

    async def carry_out(self, solo_id: int, person: Person, rev: int, plan: str) -> SoloGame:
        """Carry out an offered plan, by its digest; as `give`.

        Its button shows only a letter, so if the plan ends the turn, that is no confirmation.
        """
        now, keys = await self._solo.plan(solo_id, person, rev, plan, _plans)
        return await self._give(solo_id, person, now, keys, lettered=True)

    async def undo(self, solo_id: int, person: Person, rev: int, *, turn: bool = False) -> SoloGame:
        """Undo the last answer, or (`turn`) all of the running turn; as `give`. Raises NothingToUndo."""

        def act(alone: Alone) -> Alone:
            alone.match.undo(ME, turn=turn)
            return alone

        return await self._seen(await self._solo.go(solo_id, person, rev, act, self._write), person)

    async def known(self, solo_id: int, person: Person) -> SoloGame:
        """Stop explaining this title to a person. Raises SoloGone or CannotOpen."""
        row = await self._solo.row(solo_id, person)
        async with self._context.database.write() as sql:
            await beginners.knows(sql, person.user_id, row.game)
        return await self._seen(row, person)

    async def waiting(self, person: Person) -> list[Elsewhere]:
        """The games that wait for a person: those that are not over, the longest at a standstill first."""
        found = []
        for row in await solos.of_user(self._context.database.reads, person.user_id):
            try:
                alone = await self._at(row)
            except CannotOpen:
                continue  # opening it tells the person
            if (ask := alone.match.pending.get(ME)) is not None:
                found.append(Elsewhere(row.solo_id, _head(row, alone, person), ask.kind, moment(row.at)))
        return found

    # -- how it works

    async def _give(
        self, solo_id: int, person: Person, rev: int, keys: Sequence[str], *, lettered: bool = False
    ) -> SoloGame:
        spare = not await self._confirms(person)

        def act(alone: Alone) -> Alone:
            alone.give(keys, ends=lambda key: not lettered and ends_turn(alone.match, ME, key), spare=spare)
            return alone

        return await self._seen(await self._solo.go(solo_id, person, rev, act, self._write), person)

    async def _of(self, person: Person, game: str) -> SoloRow | None:
        found = await solos.of_user(self._context.database.reads, person.user_id)
        return next((row for row in found if row.game == game), None)

    async def _dealt(
        self, rules: Rules[Any, Any], seats: int | None, level: str | None, variants: Mapping[str, str]
    ) -> Alone:
        count, level = seats or beside_bots(rules), level or stand_in(rules)
        require_quick(rules, level)
        return await asyncio.to_thread(
            Alone.deal, rules, count, variants, level, seed=secrets.randbits(SEED_BITS), seat=ME
        )

    async def _at(self, row: SoloRow) -> Alone:
        """A game as it was stored. Raises CannotOpen."""
        try:
            return await self._solo.at(row)
        except Exception as error:
            LOG.exception("the game %s of one person alone can't be opened", row.solo_id)
            raise CannotOpen(game=row.solo_id, reason=str(error)) from error

    async def _write(self, sql: Sql, row: SoloRow, now: Alone) -> bool:
        at = self._context.time()
        return await solos.go(sql, row.solo_id, row.rev, at=at, save=_save(now), told=_told(now))

    # -- what is shown

    async def _seen(self, row: SoloRow, person: Person, *, table: bool = False) -> SoloGame:
        alone = await self._at(row)  # from here on nobody else can change it
        sql, rules = self._context.database.reads, alone.match.rules
        ask, can_undo = offered(alone.match, ME), alone.match.can_undo(ME)
        sight = Sight(
            alone.match,
            ME,
            person,
            _names(row, alone, person),
            await layout_for(sql, person),
            ask=ask,
            plans=_plans(alone),
            table=table,
            picture=RESULT if alone.match.over else None,
        )
        choices = rules.choices([alone.match.seats], alone.match.variants)
        return SoloGame(
            panel=replace(
                sight.panel(row.solo_id, row.rev),
                can_undo=can_undo,
                settled=ask is not None and not can_undo and [a.seat for a in alone.match.turn_answers[-1:]] == [ME],
                final=final(alone.match, ME, unconfirmed=not await self._confirms(person)),
                since=_since(alone),
                explained=ask is not None and ask.kind != CONFIRM and await self._explained(row, person),
            ),
            head=_head(row, alone, person),
            fresh=row.rev == row.dealt,
            seats=alone.match.seats,
            level=row.level,
            variants=alone.match.variants,
            seating=Seating(rules.counts(alone.match.variants), choices, quick(rules)),
            result=alone.match.result() if alone.match.over else None,
        )

    async def _confirms(self, person: Person) -> bool:
        """Whether a person confirms what they could still undo."""
        user = await users.get(self._context.database.reads, person.user_id)
        return user is None or user.confirm is not False

    async def _explained(self, row: SoloRow, person: Person) -> bool:
        """Whether decisions are explained: in the first game of a title, unless its player knows enough."""
        return row.dealt == 0 and await beginners.new_to(self._context.database.reads, person.user_id, row.game)


def _played(row: SoloRow) -> Alone:
    """The game of a row; if the rules were fixed meanwhile, the running turn starts over."""
    save = msgspec.json.decode(row.save, type=Save)
    match = Match.load(registry.game(row.game), save, confirm=(ME,))
    return Alone(match, ME, row.level, row.seed, lines.load_turns(row.told))


def _save(alone: Alone) -> bytes:
    return msgspec.json.encode(alone.match.save())


def _told(alone: Alone) -> str:
    return lines.dump_turns(alone.told)


def _names(row: SoloRow, alone: Alone, person: Person) -> tuple[Name, ...]:
    """Everyone's names: the others as at a table of this number."""
    names: list[str] = [person.name]
    for seat in range(1, alone.match.seats):
        names.append(name_for(row.solo_id, seat, names))
    return (person.name, *(called(name, row.level) for name in names[1:]))


def _head(row: SoloRow, alone: Alone, person: Person) -> Head:
    """Who else plays, and in which round it is."""
    seen = alone.match.view(None)
    now, most = getattr(seen, "round", None), getattr(seen, "rounds", None)
    return Head(row.game, 0, None, _names(row, alone, person)[1:], now, most)


def _since(alone: Alone) -> Since | None:
    """What has happened since the person's last turn, that is, what others have done."""
    if not alone.told:
        return None
    turns = tuple(map(tuple, alone.told))
    deeds = registry.advice(alone.match.rules.key).brief(turns)
    return Since(None, turns, deeds=tuple(doing for doing in deeds if doing.who != ME))


def _plans(alone: Alone) -> dict[str, Shortcut]:
    return shortcuts(alone.match, ME)
