"""Sandboxes: whoever plays may try out for themselves where things lead; nothing of it touches the table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from bot.host.context import Context, moment
from bot.host.desk.pictures import OWN, PANEL_WIDTH, layout_for
from bot.host.desk.runs import Runs
from bot.host.drawing.studio import want
from bot.host.match.matches import Matches
from bot.host.match.offers import about, offered, shortcuts
from bot.host.refusals import NoSandboxHere, NotRunning, NotSeated, SandboxFull, SandboxGone
from bot.host.types.panel import Panel, Wanted
from bot.host.types.people import Name, Person
from bot.host.types.solo import Against, Trial
from bot.host.types.table import Status
from bot.store.tables import clicks, sandboxes, users
from bot.store.tables.sandboxes import SandboxRow
from engine.core.kept.sandbox import Sandbox, Standing, Step, fork
from engine.core.play import registry
from engine.core.play.ask import IllegalAnswer
from engine.core.play.codec import Save
from engine.core.play.match import NotYourDecision
from engine.core.play.msg import Msg
from renderers import OVERVIEW, Request, numbered, picture_for, pictures
from renderers.i18n import FALLBACK

LASTS = 86_400.0
"""Seconds until a sandbox is gone."""
MOST_ANSWERS = 300
"""Answers that a sandbox takes, since all of them are played again to take one back."""
SEED_BITS = 63
_PATH = msgspec.json.Decoder(list[Step])
Act = Callable[[Sandbox], Sandbox]
"""What a click does: the sandbox as it is then. It may change the one that it gets."""


class Sandboxes:
    """Forks of tables, each for one person."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches
        self._runs: Runs[Sandbox] = Runs()

    async def open(self, game_id: int, person: Person, *, afresh: bool = False, click: int | None = None) -> Trial:
        """Go on with a person's sandbox of a table, or (`afresh`, or there is none) fork one from where it stands.

        The same `click` forks once.
        Raises NoSuchGame, NotRunning, NotSeated, NoSandboxHere or CannotOpen.
        """
        async with self._matches.hold(game_id) as live:
            if (seat := live.seat_of(person.user_id)) is None:
                raise NotSeated()
            if live.row.status != Status.LIVE:
                raise NotRunning(game=game_id)
            if not live.row.sandbox:
                raise NoSandboxHere()
            save = live.match.save()
        now = self._context.time()
        row = await sandboxes.at_table(self._context.database.reads, game_id, person.user_id, now - LASTS)
        if row is None or afresh:
            rules = registry.game(save.game)
            root, path = await asyncio.to_thread(fork, rules, save, seat, secrets.randbits(SEED_BITS))
            async with self._context.database.write() as sql:
                if await clicks.first(sql, click, game_id, now):
                    await users.greet(sql, person.user_id, person.name, person.locale)
                    await sandboxes.forget(sql, now - LASTS)
                    packed = msgspec.json.encode(root)
                    await sandboxes.fork(sql, game_id, person.user_id, seat, at=now, root=packed, path=_text(path))
                row = await sandboxes.at_table(sql, game_id, person.user_id, now - LASTS)
            assert row is not None
        return await self._trial(row, person)

    async def show(self, sandbox_id: int, person: Person, *, table: bool = False) -> Trial:
        """Where a person is; `table`: with the picture of the whole table. Raises SandboxGone."""
        return await self._trial(await self._row(sandbox_id, person), person, table=table)

    async def give(self, sandbox_id: int, person: Person, rev: int, keys: Sequence[str]) -> Trial:
        """Answer one decision after another for whoever is asked: all keys or none.

        `rev` is the revision that the person was shown: a click is applied once. What is applied is on disk when the
        Trial comes back. Raises SandboxGone, SandboxFull or IllegalAnswer.
        """

        def act(sandbox: Sandbox) -> Sandbox:
            if len(sandbox.path) + len(keys) > MOST_ANSWERS:
                raise SandboxFull(n=MOST_ANSWERS)
            sandbox.give(keys)
            return sandbox

        return await self._act(sandbox_id, person, rev, act)

    async def carry_out(self, sandbox_id: int, person: Person, rev: int, plan: str) -> Trial:
        """Carry out a plan that is offered, by its digest; as `give`."""
        sandbox = await self._sandbox(await self._row(sandbox_id, person))
        found = shortcuts(sandbox.match, sandbox.acting).get(plan)
        return await self.give(sandbox_id, person, rev if found is not None else -1, found.keys if found else ())

    async def undo(self, sandbox_id: int, person: Person, rev: int, *, whole: bool = False) -> Trial:
        """Take back the last answer, whoever gave it and whatever it revealed, or (`whole`) all; as `give`.

        Raises NothingToUndo.
        """
        return await self._act(sandbox_id, person, rev, lambda box: box.at([]) if whole else box.undone())

    async def mark(self, sandbox_id: int, person: Person, rev: int) -> Trial:
        """Keep this line to compare others with; as `give`."""
        return await self._act(sandbox_id, person, rev, lambda sandbox: sandbox, mark=True)

    async def table(self, sandbox_id: int, person: Person) -> int:
        """The table of a sandbox. Raises SandboxGone."""
        return (await self._row(sandbox_id, person)).game_id

    # -- how it works

    async def _row(self, sandbox_id: int, person: Person) -> SandboxRow:
        after = self._context.time() - LASTS
        row = await sandboxes.get(self._context.database.reads, sandbox_id, person.user_id, after)
        if row is None:
            raise SandboxGone()
        return row

    async def _sandbox(self, row: SandboxRow) -> Sandbox:
        """The sandbox as it was written down."""
        found = self._runs.find(row)
        if found is None:
            found = await asyncio.to_thread(_played, row)
            self._runs.put(row, found)
        return found

    async def _act(self, sandbox_id: int, person: Person, rev: int, act: Act, *, mark: bool = False) -> Trial:
        """Do something if it was meant for how the sandbox stands, and put it on disk."""
        row = await self._row(sandbox_id, person)
        if row.rev != rev:
            return await self._trial(row, person)
        sandbox = await self._sandbox(row)
        self._runs.drop(row)
        now = await asyncio.to_thread(act, sandbox)
        marked = row.path if mark else row.marked
        async with self._context.database.write() as sql:
            applied = await sandboxes.go(sql, sandbox_id, rev, path=_text(now.path), marked=marked)
        row = await self._row(sandbox_id, person)
        if applied and row.rev == rev + 1:
            self._runs.put(row, now)
        return await self._trial(row, person)

    # -- what is shown

    async def _trial(self, row: SandboxRow, person: Person, *, table: bool = False) -> Trial:
        sql = self._context.database.reads
        layout = await layout_for(sql, person)
        async with self._matches.hold(row.game_id) as live:
            names = live.names
        sandbox = await self._sandbox(row)
        marked = None if row.marked in (None, row.path) else row.marked
        other = None if marked is None else await asyncio.to_thread(_played, replace(row, path=marked))
        return Trial(
            panel=_panel(row, sandbox, names, person, layout, table=table),
            seat=row.seat,
            acting=sandbox.acting,
            answers=len(sandbox.path),
            until=moment(row.at + LASTS),
            marked=row.marked is not None,
            against=None if other is None else _against(sandbox.standing, other.standing),
        )


def _text(path: Sequence[Step]) -> str:
    return msgspec.json.encode(path).decode()


def _played(row: SandboxRow) -> Sandbox:
    """The sandbox of a row; from its beginning if rules were mended that its answers were given by."""
    save = msgspec.json.decode(row.root, type=Save)
    rules = registry.game(save.game)
    try:
        return Sandbox(rules, save, row.seat, _PATH.decode(row.path))
    except (IllegalAnswer, NotYourDecision):
        return Sandbox(rules, save, row.seat)


def _against(now: Standing, other: Standing) -> Against:
    points = tuple(here - there for here, there in zip(now.points, other.points, strict=True))
    if now.money is None or other.money is None:
        return Against(points, None)
    return Against(points, tuple(here - there for here, there in zip(now.money, other.money, strict=True)))


def _panel(
    row: SandboxRow, sandbox: Sandbox, names: tuple[Name, ...], person: Person, layout: str, *, table: bool
) -> Panel:
    """What is asked of whoever decides next, as at a table."""
    match, ask, game = sandbox.match, offered(sandbox.match, sandbox.acting), sandbox.match.rules.key
    seat = row.seat if sandbox.acting is None else sandbox.acting
    helping = None if ask is None else picture_for(game, ask.kind)
    own = helping or (OWN if OWN in pictures(game) else OVERVIEW)
    name = OVERVIEW if table else own
    plans = shortcuts(match, sandbox.acting)
    wanted: Wanted = want(
        Request(
            game,
            match.view(seat),
            name,
            seat=seat,
            ask=ask if name == helping else None,
            plans=tuple(plans.values()) if name == helping else (),
            names=names,
            locale=person.locale or FALLBACK,
            layout=layout,
            width=PANEL_WIDTH,
        )
    )
    return Panel(
        game_id=row.sandbox_id,
        game=game,
        rev=row.rev,
        seat=seat,
        seat_names=names,
        picture=wanted,
        ask=ask,
        numbered=ask is not None and name == helping and numbered(game, ask.kind),
        shortcuts=plans,
        can_undo=bool(sandbox.path),
        story=tuple(entry.msg for entry in match.story(seat)),
        over=match.over,
        idle=Msg("idle-over") if match.over else None,
        table=None if own == OVERVIEW else table,
        clauses=() if ask is None else about(match, ask.kind),
    )
