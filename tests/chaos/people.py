"""People: at each table some who click whatever can be clicked, and type what can be typed, without a thought."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.ui.parts.ids import BUTTON, SELECT, Id, Pick, Press, Realm, parse
from tests.chaos.backend import Backend, Click, Message, name_of, text_of, walk
from tests.chaos.door import Door
from tests.e2e.loopback import EVERYTHING
from tests.load.crowd import FIRST_USER, USERS_EACH

BUSY = 20
"""Tables where much happens."""
NEWEST = 6
"""Messages of a channel that people still look at."""
PATIENCE = 12.0
"""Seconds after which people give a click up."""
MANAGER = EVERYTHING
MEMBER = str(int(EVERYTHING) & ~(1 << 3 | 1 << 5))
"""Neither an administrator nor who manages the server."""
MOVES = (Press.ANSWER, Press.PLAN, Press.MOVES, Press.DONE, Press.UNDO, Press.RESTART)
PICKED = (Pick.ANSWER, Pick.MANY)
"""What is a move: it is written down under its interaction."""
WEIGHTS = {
    Press.ANSWER: 12, Press.PLAN: 12, Press.DONE: 6, Pick.ANSWER: 30, Pick.MANY: 20, Pick.OPEN: 15, Pick.DRAFT: 10,
    Press.TAKE: 10, Press.START: 8, Press.READY: 6, Press.JOIN: 8, Press.VOTE: 6, Press.AGAIN: 4, Press.LEAVE: 0.3,
    Press.UNDO: 1.5, Press.RESTART: 0.7, Press.GO_BACK: 0.7, Press.REPLAY: 0, Press.REVIEW: 0, Press.BOOK: 0.05,
    Press.LEARN: 0.1, Press.HELP: 0.1, Press.GUIDE: 0.1, Press.ICONS: 0.05, Press.RECORD: 0.3, Press.AWAY: 0.2,
    Press.SNOOZE: 2, Press.SANDBOX: 0.5, Press.SETTINGS: 0.2, Press.FORM: 0,
    Pick.AWAY: 0.1, Press.TABLE: 0, Press.OPTIONS: 0.4, Press.BACK: 5,
}  # fmt: skip
"""How often one thing is done rather than another; others 0.5. Replays and reviews take seconds of processor time."""
PRIVATE = 0.05
"""What is clicked in a lesson or a sandbox, beside that."""
TYPED: tuple[tuple[float, str, dict[str, Any]], ...] = (
    (3, "do", {"moves": "confirm"}), (4, "undo", {}), (1, "undo", {"turn": True}), (2, "undo", {"ask": True}),
    (1, "game concede", {}), (1, "game pause", {}), (2, "game resume", {}), (0.3, "game end", {}), (1, "game mute", {}),
    (1, "settings", {"confirm": False}), (1, "settings", {"confirm": True}), (1, "settings", {"most": 3}),
    (1, "settings", {"reminders": "1h"}), (1, "settings", {"reminders": "12h"}), (0.3, "settings", {"digest": "8"}),
    (0.3, "settings", {"digest": "none"}), (0.3, "settings", {"pictures": "portrait"}),
    (0.3, "settings", {"scope": "table", "reminders": "2h"}), (0.3, "away", {"until": "2d", "plays": True}),
    (0.5, "away", {"until": "back"}), (1, "hand", {}), (1, "board", {}), (1, "log", {}), (1, "turns", {}),
    (1, "game status", {}), (1, "note", {"text": "remember"}), (0.3, "note", {}), (0.3, "sandbox", {}),
    (0.3, "stats", {}), (0.3, "leaderboard", {}), (0.3, "export", {}),
)  # fmt: skip
KINDS = {str: 3, bool: 5, int: 4}
"""What Discord calls the types of options."""


@dataclass
class Table:
    """A channel with those who play there, and the private message that each looks at."""

    channel: int
    users: tuple[int, ...]
    panels: dict[int, dict[str, Any]] = field(default_factory=dict)
    busy: set[int] = field(default_factory=set)


class People:
    """Click at all tables, at the processes that are there."""

    def __init__(
        self, backend: Backend, doors: Callable[[], list[Door]], channels: Sequence[int], games: Sequence[str],
        chance: Random, twice: float, levels: Sequence[str] = ("normal",),
    ) -> None:  # fmt: skip
        self.backend, self.doors, self.chance, self.games, self.twice = backend, doors, chance, games, twice
        self.levels = levels
        self.tables = [
            Table(channel, tuple(FIRST_USER + USERS_EACH * number + seat for seat in range(4)))
            for number, channel in enumerate(channels, 1)
        ]
        self.made: list[Click] = []
        self.verbs: Counter[str] = Counter()
        self.running: set[asyncio.Task[None]] = set()

    async def click_around(self, rate: float) -> None:
        """Click so many times a second, until cancelled."""
        while True:
            await asyncio.sleep(self.chance.expovariate(rate))
            known = {table.channel for table in self.tables}
            for thread, channel in self.backend.threads.items():
                if thread not in known:
                    above = next(table for table in self.tables if table.channel == channel)
                    self.tables.append(Table(thread, above.users))
            if self.doors():
                # half of all that happens does at a few tables, where people get in one another's way
                few = self.tables[:BUSY] if self.chance.random() < 0.5 else self.tables
                self.begin(self.chance.choice(few))

    def begin(self, table: Table) -> None:
        """Somebody does something, mostly who is asked; one in ten does not wait for what they did before."""
        asked = [user for user in table.users if self._asked(table, user)]
        user = self.chance.choice(asked if asked and self.chance.random() < 0.8 else table.users)
        if user in table.busy and self.chance.random() > 0.1:
            return
        task = asyncio.create_task(self._act(table, user))
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def _asked(self, table: Table, user: int) -> bool:
        """Whether they have a decision before their eyes, or the newest messages ping them."""
        panel = table.panels.get(user)
        if panel is not None and any(_moves(part.get("custom_id", "")) for part in walk(panel["components"])):
            return True
        return any(message.asks(user) for message in self.backend.by_channel[table.channel][-2:] if not message.gone)

    async def rest(self) -> None:
        """Nobody begins anything; wait for what has begun."""
        if self.running:
            await asyncio.wait(set(self.running), timeout=2 * PATIENCE)

    async def _act(self, table: Table, user: int) -> None:
        table.busy.add(user)
        try:
            click = await self._do(table, user)
            if click is None:
                return
            until = asyncio.get_running_loop().time() + PATIENCE
            while not click.answered and not click.died and asyncio.get_running_loop().time() < until:
                await asyncio.sleep(0.02)
                if click.kind == 6 and click.acked is not None and not _moves(click.what):
                    break  # what changes shows itself elsewhere
            self._see(table, user, click)
        finally:
            table.busy.discard(user)

    def _see(self, table: Table, user: int, click: Click) -> None:
        """Look at what has come of it from now on; or open everything anew after a while."""
        if click.shown is not None and any("custom_id" in part for part in walk(click.shown["components"])):
            table.panels[user] = click.shown
        elif self.chance.random() < 0.3:
            table.panels.pop(user, None)

    async def _do(self, table: Table, user: int) -> Click | None:
        """One thing among all that can be done."""
        public = [message for message in self.backend.by_channel[table.channel][-NEWEST:] if not message.gone]
        lively = any("custom_id" in part for message in public for part in walk(message.components))
        if not lively or self.chance.random() < 0.005:
            if table.users[0] != user or table.channel in self.backend.threads:
                return None
            return await self.type(table, user, "game new", self._opening())
        if self.chance.random() < 0.06:
            _, command, options = self.chance.choices(TYPED, [weight for weight, *_ in TYPED])[0]
            if command == "do":
                options = {"moves": self._line(table.panels.get(user))}
            return await self.type(table, user, command, options)
        offered = list(self._offered(table, user, public))
        if not offered:
            table.panels.pop(user, None)
            return None
        _, message, part = self.chance.choices(offered, [weight for weight, *_ in offered])[0]
        return await self.press(table, user, message, part)

    def _line(self, panel: dict[str, Any] | None) -> str:
        """A move that a panel offers, as one may type it, and mostly its confirmation."""
        keys: list[str] = []
        for part in walk(panel["components"]) if panel is not None else []:
            to = _match(part)
            if to is not None and to.verb in (Press.ANSWER, *PICKED):
                keys += [to.payload] if to.verb is Press.ANSWER else [option["value"] for option in part["options"]]
        return " ".join([*([self.chance.choice(keys)] if keys else []), "confirm"])

    def _opening(self) -> dict[str, Any]:
        found: dict[str, Any] = {"game": self.chance.choice(self.games)}
        if self.chance.random() < 0.3:
            found["opponents"] = self.levels[0] if len(self.levels) == 1 else self.chance.choice(self.levels)
        if self.chance.random() < 0.3:
            found["players"] = 3
        if self.chance.random() < 0.25:
            found["thread"] = True
        return found

    def _offered(
        self, table: Table, user: int, public: Sequence[Message]
    ) -> Iterator[tuple[float, dict[str, Any], dict[str, Any]]]:
        """Everything that can be clicked, each with how often it is; a panel is what one has before one's eyes."""
        panel = table.panels.get(user)
        for share, message in [*((0.4, m.body) for m in public), *([(1.0, panel)] if panel is not None else [])]:
            for part in walk(message["components"]):
                match = _match(part)
                if match is None or part.get("disabled"):
                    continue
                weight = WEIGHTS.get(match.verb, 0.5) * share
                if _idle(match.verb, table, user, message):
                    weight /= 20
                yield (weight if match.realm is Realm.TABLE else weight * PRIVATE), message, part

    async def press(self, table: Table, user: int, message: dict[str, Any], part: dict[str, Any]) -> Click | None:
        """Click a button, or choose in a select as many as it takes."""
        data: dict[str, Any] = {"component_type": part["type"], "custom_id": part["custom_id"]}
        if part["type"] == 3:
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            values = [option["value"] for option in part["options"]]
            data["values"] = self.chance.sample(values, self.chance.randint(least, min(most, len(values))))
        if part["type"] == 5:
            chosen = str(self.chance.choice(table.users))
            person = {"id": chosen, "username": f"user{chosen}", "discriminator": "0", "avatar": None}
            member = {"roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "permissions": MEMBER, "flags": 0}
            data |= {"values": [chosen], "resolved": {"users": {chosen: person}, "members": {chosen: member}}}
        return await self._send(table, user, part["custom_id"], 3, data, message)

    async def type(self, table: Table, user: int, command: str, options: dict[str, Any]) -> Click | None:
        """Type a command."""
        name, _, below = command.partition(" ")
        given = [{"name": key, "type": KINDS[type(value)], "value": value} for key, value in options.items()]
        made = [{"type": 1, "name": below, "options": given}] if below else given
        known = next(one["id"] for one in self.backend.commands if one["name"] == name)
        told = " ".join([f"/{command}", *(f"{key}:{value}" for key, value in options.items())])
        return await self._send(table, user, told, 2, {"id": known, "name": name, "type": 1, "options": made}, None)

    async def _send(
        self, table: Table, user: int, what: str, kind: int, data: dict[str, Any], message: dict[str, Any] | None
    ) -> Click | None:
        """Tell a process; now and then Discord tells of a move twice, as after a connection that was resumed."""
        if not (doors := self.doors()):
            return None
        told = [self.chance.choice(doors)]
        if is_move(what) and self.chance.random() < self.twice:
            told.append(self.chance.choice(doors))
        number = self.backend.snowflake()
        click = Click(number, user, table.channel, what, [door.process for door in told], message)
        self.backend.clicks[f"token{number}"] = click
        self.made.append(click)
        self.verbs[what.split(" ", maxsplit=1)[0] if what.startswith("/") else what.split(".")[3]] += 1
        for door in told:
            await door.click(click, kind, data, MANAGER if self.chance.random() < 0.03 else MEMBER)
        return click


def _match(part: dict[str, Any]) -> Id | None:
    custom_id = part.get("custom_id", "")
    match = BUTTON.fullmatch(custom_id) or SELECT.fullmatch(custom_id)
    return None if match is None else parse(match)


def _idle(verb: Press | Pick, table: Table, user: int, message: dict[str, Any]) -> bool:
    """Whether little can come of a button of the channel: to sit down where one sits, or to take somebody's turn."""
    named = name_of(user) in text_of(message["components"])
    if verb is Press.JOIN:
        return named
    if verb in (Press.START, Press.OPTIONS):
        return user != table.users[0]
    return verb in (Press.TAKE, Press.READY, Press.LEAVE) and not named and f"<@{user}>" not in str(message)


def is_move(what: str) -> bool:
    """Whether a click is a move at a table, which is written down under its interaction."""
    if what.startswith("/"):
        return what.split(" ", maxsplit=1)[0] in ("/do", "/undo") and "ask" not in what
    return _moves(what)


def _moves(what: str) -> bool:
    to = _match({"custom_id": what})
    return to is not None and to.realm is Realm.TABLE and (to.verb in MOVES or to.verb in PICKED)
