"""Laws: what must hold when all is quiet again, reckoned from what people did and what Discord has."""

from __future__ import annotations

import json
import logging
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from bot.host.match.matches import load
from bot.host.match.records import record as record_of
from bot.i18n import Texts
from bot.store.engine.database import Database
from bot.ui.parts.ids import Press, button
from engine.core.kept import record
from engine.core.play.ask import CONFIRM
from engine.core.play.codec import encode_state
from engine.core.play.errors import RoundhouseError
from tests.chaos.backend import Backend, Click, Message, text_of, walk
from tests.chaos.people import is_move

LOG = logging.getLogger(__name__)
WARNING = "⚠"
"""How a panel begins that says why nothing was done."""
NOTHING = ("error-restarting", "error-lost", "error-not-stored", "error-not-saved", "stale-panel")
"""The sentences that say that nothing has happened; the first is that of a process which ends."""
REFUSED = "trouble-refused"
GALLERY = 12
"""Discord, Component Reference: Media Gallery."""
BEGUN = """
SELECT game_id, turn FROM (SELECT game_id, MAX(turn) AS turn FROM snapshots GROUP BY game_id) AS running
JOIN games USING (game_id) WHERE status = 'live' AND EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.game_id
    AND asked IS NOT NULL AND caretaker IS NULL AND user_id <> COALESCE((SELECT user_id FROM log
        WHERE log.game_id = games.game_id AND sort = 'answer' AND NOT (
            user_id IS NULL AND (kind = 'confirm' OR standing IS NOT NULL) AND EXISTS (SELECT 1 FROM log AS click
                WHERE click.game_id = log.game_id AND click.number < log.number AND click.turn = log.turn
                AND click.user_id IS NOT NULL AND log.at - click.at < 1))
        ORDER BY number DESC LIMIT 1), 0))
AND NOT EXISTS (SELECT 1 FROM log WHERE log.game_id = games.game_id AND log.turn = running.turn
    AND (sort = 'answer' OR standing IS NOT NULL))
"""
"""Tables that wait for a person at the beginning of a turn, before anything else has happened in it. Who has just
answered and is asked on reads it there, and no message says so; so it is when their click also confirmed their turn, or
when a standing order was followed."""
TOLD = """
SELECT game_id, payload FROM outbox WHERE post_id IN
    (SELECT MAX(post_id) FROM outbox WHERE kind = 'table' GROUP BY game_id)
"""
"""The newest table message of each table, sent or to be sent."""
ANSWER = 25.0
"""Seconds in which an acknowledged click has to bring something, repetitions included."""


class Laws:
    """Looks, and writes down whatever should not be: each violation once."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.found: list[str] = []
        self.checks: Counter[str] = Counter()
        words = Texts()("en-US")
        self.nothing = tuple(words(key) for key in NOTHING)
        self.counts = words("error-not-shown")
        self._known: set[tuple[Any, ...]] = set()
        self.deleted: set[int] = set()
        """Messages that somebody else has deleted."""
        self.harmed: set[int] = set()
        """Channels where the bot could not write for a while."""
        self._before: set[tuple[Any, ...]] = set()
        self.disk = False
        """Whether the disk has failed, which the bot may call an error."""

    def broken(self, law: str, *what: Any, why: str = "") -> None:
        if (law, *what) not in self._known:
            self._known.add((law, *what))
            self.found.append(f"{law} {what}: {why}")
            LOG.info("%s", self.found[-1])

    async def begin(self, sql: Database) -> None:
        """Remember the turns that had begun before anything was watched."""
        self._before = await self._begun(sql)

    async def told(self, sql: Database) -> None:
        """Whoever is asked at the beginning of a turn is told, or is going to be: at any moment, come what may."""
        begun = await self._begun(sql)
        told = {game: json.loads(payload)["turn"] for game, payload in await sql.reads.run(TOLD)}
        for game, turn in begun - self._before:
            self.checks["beginnings of turns"] += 1
            if told.get(game, -1) < turn:
                self.broken("a turn has begun and nobody is told", game, turn, why=f"told of {told.get(game)}")

    async def _begun(self, sql: Database) -> set[tuple[Any, ...]]:
        return {tuple(row) for row in await sql.reads.run(BEGUN)}

    async def look(self, sql: Database, clicks: Iterable[Click]) -> None:
        """All that can be seen in the database and in Discord."""
        await self.told(sql)
        self.sql = sql.reads
        packed = {row[0] for row in await self._rows("SELECT game_id FROM packed_logs")}
        await self._moves(clicks, packed)
        await self._posts(packed)
        await self._tables(packed)
        await self._votes()
        for (game,) in await self._rows("SELECT DISTINCT game_id FROM log WHERE interaction_id IS NOT NULL"):
            if game not in packed:
                await self._replay(game)

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        return list(await self.sql.run(statement, *values))

    # -- what people did

    async def _moves(self, clicks: Iterable[Click], packed: set[int]) -> None:
        """What a person was told is so, once."""
        logged = Counter(i for (i,) in await self._rows(
            "SELECT interaction_id FROM log WHERE interaction_id IS NOT NULL"
        ))  # fmt: skip
        for click in clicks:
            if not is_move(click.what):
                continue
            self.checks["moves"] += 1
            count, said = logged[click.number], _said(click)
            if count > 1:
                self.broken("a move counts twice", click.number, click.what, why=said)
            if not count and self.done(click) and not packed:
                self.broken("a move that was confirmed is lost", click.number, click.what, why=said)
            # of two processes the one that ends can't know what the other does; Discord tells one
            nothing = self.nothing if len(set(click.processes)) == 1 else self.nothing[1:]
            if count and any(text in said for text in nothing):
                self.broken("a move counts of which somebody read that it does not", click.number, why=said)

    def done(self, click: Click) -> bool:
        """Whether a person was shown that their move counts."""
        said = _said(click)
        if self.counts in said:
            return True
        if not click.told or click.kind == 4 or WARNING in said:
            return False
        if any(WARNING in text_of(body["components"]) for body in click.told):
            return False  # what has happened since has taken its place
        if click.kind == 6:
            return not click.followups
        verbs = set(_verbs(click.told[-1]["components"]))
        return bool(verbs - {Press.TAKE, Press.MOVES})

    def unanswered(self, clicks: Iterable[Click], now: float) -> None:
        """Whoever clicks sees something, unless the bot was dead or Discord took nothing."""
        for click in clicks:
            if now - click.at < ANSWER and self.waits(click):
                continue
            self.checks["answers"] += 1
            if self.waits(click) and click.acked is None:
                self.broken("a click was not heard", click.number, click.what, why=_told(click))
            elif self.waits(click):
                self.broken("a click was heard and not answered", click.number, click.what, why=_told(click))

    def waits(self, click: Click) -> bool:
        """Whether somebody still waits for something to come of their click, and may."""
        if click.died or click.excused or click.answered:
            return False
        if click.acked is None:
            return not click.tried
        return click.kind == 5 or is_move(click.what)

    # -- what stands in Discord

    async def _posts(self, packed: set[int]) -> None:
        """Each row of the outbox is one message, and each message a row."""
        made: dict[str, list[Message]] = defaultdict(list)
        for message in self.backend.messages.values():
            if message.nonce is not None:
                made[message.nonce].append(message)
        rows = await self._rows(
            "SELECT post_id, nonce, kind, status, game_id, message_id, reason, tries FROM outbox ORDER BY post_id"
        )
        for post, nonce, kind, status, game, message_id, reason, tries in rows:
            self.checks["posts"] += 1
            messages = made.pop(nonce, [])
            numbers = [message.number for message in messages]
            if len(messages) > 1:
                self.broken("posted twice", post, kind, why=f"table {game}, messages {numbers}")
            if status == "sent" and messages and message_id not in numbers:
                self.broken("posted, and noted as another message", post, kind, why=f"{message_id}, not {numbers}")
            if status == "sent" and message_id is None:
                self.broken("noted as sent without a message", post, kind)
            if status == "sent" and not messages and kind == "table":
                self.broken("never posted, and noted as sent", post, kind, why=f"table {game}")
            if status == "due":
                self.broken("not posted although all is well", post, kind, why=f"table {game}, {tries} tries")
            if status == "dead" and reason == REFUSED:
                self.broken("given up", post, kind, why=f"table {game}: {reason}")
        if made and not packed:
            self.broken("posted without being written down", *sorted(made)[:5])
        told: dict[int, int] = {}
        for game, channel, payload in await self._rows(
            "SELECT game_id, channel_id, payload FROM outbox WHERE kind = 'table' AND status = 'sent' ORDER BY post_id"
        ):
            lines = json.loads(payload)
            if game not in packed and lines["first"] != told.get(game, 0) and channel not in self.harmed:
                self.broken("lines told twice or not at all", game, lines["first"], why=f"told {told.get(game, 0)}")
            told[game] = lines["end"]

    async def _tables(self, packed: set[int]) -> None:
        """The newest table message of each table, and it alone, has buttons, and names whoever is asked."""
        newest: dict[int, tuple[int, int]] = {}
        tables: dict[int, list[int]] = defaultdict(list)
        for game, number, payload in await self._rows(
            "SELECT game_id, message_id, payload FROM outbox WHERE kind = 'table' AND status = 'sent' ORDER BY post_id"
        ):
            newest[game] = (number, json.loads(payload)["rev"])
            tables[game].append(number)
        lobbies = await self._rows("SELECT game_id, status, trouble, lobby_message, channel_id FROM games")
        for game, status, trouble, lobby, channel in lobbies:
            if trouble is not None or channel in self.backend.dead_channels or game in packed:
                continue
            self.checks["tables"] += 1
            await self._lobby(game, status, lobby)
            if game not in newest:
                continue
            number, rev = newest[game]
            self._old(game, [known for known in tables[game] if known != number])
            message = self.backend.messages.get(number)
            if message is None or message.gone:
                if number not in self.deleted:
                    self.broken("the table message is not there", game, number)
            elif status == "live":
                await self._names(game, rev, message)
            if status in ("live", "over") and message is not None and not message.gone:
                self._pictured(game, message)

    async def _names(self, game: int, rev: int, message: Message) -> None:
        ids = [custom for custom in _ids(message.components) if f"r1.{game}.{rev}." in custom]
        if not ids:
            self.broken("the table message has no buttons", game, message.number)
        asked = await self._rows(
            "SELECT user_id FROM seats WHERE game_id = ? AND asked IS NOT NULL AND user_id IS NOT NULL "
            "AND caretaker IS NULL", game
        )  # fmt: skip
        # of several who are asked those are named who are awake
        if asked and not any(message.asks(user) for (user,) in asked):
            people = tuple(user for (user,) in asked)
            self.broken("the table message is not the newest", game, people, why=text_of(message.components)[-300:])

    def _pictured(self, game: int, message: Message) -> None:
        """What was drawn late was added, unless Discord lets nobody edit the message."""
        if message.number in self.backend.exhausted or message.channel in self.harmed:
            return
        self.checks["pictures"] += 1
        if not any(part["type"] == GALLERY for part in walk(message.components)):
            self.broken("a table message has no picture", game, message.number)

    def _old(self, game: int, numbers: list[int]) -> None:
        for number in numbers:
            message = self.backend.messages.get(number)
            if message is None or message.gone or number in self.backend.exhausted or message.channel in self.harmed:
                continue
            if list(_ids(message.components)):
                self.broken("an old table message has buttons", game, number)

    async def _lobby(self, game: int, status: str, number: int | None) -> None:
        message = None if number is None else self.backend.messages.get(number)
        if message is None or message.gone:
            return
        starts = Press.START in _verbs(message.components)
        if starts is not (status == "lobby"):
            self.broken("the lobby does not show how it stands", game, status)
        text = text_of(message.components)
        for (name,) in await self._rows("SELECT name FROM seats WHERE game_id = ? AND user_id IS NOT NULL", game):
            if status == "lobby" and name not in text:
                self.broken("somebody is missing in the lobby", game, name, why=text)

    async def _votes(self) -> None:
        """Each vote has a message, with buttons while it is open, and all ballots in it; of reminders there is one."""
        silent = {game for (game,) in await self._rows("SELECT game_id FROM games WHERE trouble IS NOT NULL")}
        for vote, game, number, outcome in await self._rows("SELECT vote_id, game_id, message_id, outcome FROM votes"):
            self.checks["votes"] += 1
            message = None if number is None else self.backend.messages.get(number)
            if message is None or message.gone:
                if outcome is None and message is None and game not in silent:
                    self.broken("nobody sees a vote", vote, game)
                continue
            if message.channel in self.harmed:
                continue
            if (Press.VOTE in _verbs(message.components)) is not (outcome is None):
                self.broken("a vote does not show how it stands", vote, game, why=f"{outcome}")
            for (name,) in await self._rows(
                "SELECT name FROM ballots JOIN users USING (user_id) WHERE vote_id = ?", vote
            ):
                if outcome is None and name not in text_of(message.components):
                    self.broken("a ballot is not shown", vote, game, name)
        living: Counter[int] = Counter()
        for game, number in await self._rows("SELECT game_id, message_id FROM outbox WHERE kind = 'reminder'"):
            message = None if number is None else self.backend.messages.get(number)
            living[game] += message is not None and not message.gone and message.channel not in self.harmed
        for game, count in living.items():
            self.checks["reminders"] += 1
            if count > 1:
                self.broken("more than one reminder stands", game, why=str(count))

    async def _replay(self, game: int) -> None:
        """The record of a table leads to the state that it is in."""
        self.checks["records replayed"] += 1
        try:
            match = (await load(self.sql, game)).match
            for ask in list(match.pending.values()):
                if ask.kind == CONFIRM:
                    match.answer(ask.seat, CONFIRM)  # a record has none
            played = record.play(record.parse(str(await record_of(self.sql, game))))
        except RoundhouseError as error:
            self.broken("the record does not replay", game, why=repr(error))
            return
        if encode_state(played.state) != encode_state(match.state):
            self.broken("the record leads elsewhere", game)


def _told(click: Click) -> str:
    acked = "" if click.acked is None else f", acknowledged after {click.acked - click.at:.1f} s as {click.kind}"
    return f"processes {click.processes}{acked}, {dict(click.harmed)}"


def _said(click: Click) -> str:
    return "\n".join(click.texts)


def _ids(parts: list[dict[str, Any]]) -> Iterator[str]:
    return (part["custom_id"] for part in walk(parts) if "custom_id" in part)


def _verbs(parts: list[dict[str, Any]]) -> list[Any]:
    # a select is no way on that a refusal has
    return [None if (to := button(custom_id)) is None else to.verb for custom_id in _ids(parts)]
