"""Laws: what must hold at every moment of the month, reckoned from what people did and saw."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.host.post.habits import DEFAULT_AFTER, DEFAULT_MOST
from bot.host.post.pace import AWAY_DAYS
from bot.host.post.polls import STALLED, electors
from bot.host.types.post import NoticePost, Post, PostKind
from bot.store.tables.seating import SeatRow
from tests.month.discord import Discord
from tests.month.journal import Journal
from tests.month.people import DAY, HOUR, Human, Span, measure
from tests.month.scene import Violation, scene

SLACK = HOUR / 2
"""Seconds by which anything may come later than promised: Discord's errors."""
BEAT = 630.0
"""Seconds of a standstill that the bot does not notice, and that count."""
MORE = 2 * DAY
ASKED = """
SELECT g.game_id, g.pace, g.paused_at, g.host_id, g.channel_id, g.remind_after, g.remind_most, s.seat, s.user_id,
    s.asked_since, s.bank, s.clock_from, s.over_at, s.caretaker, s.policy, s.muted
FROM seats s JOIN games g USING (game_id) WHERE g.status = 'live' AND s.asked IS NOT NULL
"""


@dataclass
class Ledger:
    """What happened, as the world outside of the bot knows it; times by table and user, or by table."""

    acted: dict[tuple[int, int], float] = field(default_factory=dict)
    mentioned: dict[tuple[int, int], float] = field(default_factory=dict)
    digested: dict[int, float] = field(default_factory=dict)
    snoozed: dict[tuple[int, int], float] = field(default_factory=dict)
    muted: set[tuple[int, int]] = field(default_factory=set)
    said_away: dict[int, Span] = field(default_factory=dict)
    started: dict[int, float] = field(default_factory=dict)
    stirred: dict[int, float] = field(default_factory=dict)
    """When a table was let go on, a seat of it changed hands, or it could speak again."""
    pauses: dict[int, list[Span]] = field(default_factory=dict)
    down: list[Span] = field(default_factory=list)
    clicks: dict[int, tuple[int, bool]] = field(default_factory=dict)
    """By interaction: the table, and whether the person was told that it counts."""


class Laws:
    """Looks at the file of the bot and at Discord, and writes down whatever should not be."""

    def __init__(
        self,
        file: sqlite3.Connection,
        discord: Discord,
        ledger: Ledger,
        humans: dict[int, Human],
        journal: Journal | None = None,
    ) -> None:
        self.file = file
        self.journal = Journal() if journal is None else journal
        self.discord = discord
        self.ledger = ledger
        self.humans = humans
        self.now = 0.0
        self.found: list[Violation] = []
        self._known: set[tuple[Any, ...]] = set()
        self._clocks: dict[tuple[int, int], tuple[float, float, float]] = {}
        self._votes = 0
        self._seats_at: float | None = None
        self._states_at: float | None = None
        self._of_game: dict[int, list[SeatRow]] = {}
        self._live: set[int] = set()
        self._sitting: dict[tuple[int, int], int] = {}
        self._asked: dict[int, set[int]] = {}
        self.checks: Counter[str] = Counter()

    def broken(self, law: str, table: int | None, *what: Any, why: str = "") -> None:
        """Write a violation down, each once, with what its table was like and what had happened there."""
        if (law, table, *what) in self._known:
            return
        self._known.add((law, table, *what))
        seen = [] if table is None else [*self.journal.of(table), *scene(self.file, table, self.humans, self.now)]
        self.found.append(Violation(law, (table, *what), self.now, why, tuple(seen)))

    # -- nobody is pinged who should not be

    def mention(self, post: Post, user: int, at: float) -> None:
        """Somebody is mentioned, or gets a private message."""
        self.now = at
        game, human = post.card.game_id, self.humans[user]
        self.checks["mentions"] += 1
        if human.sleeps(at) and not post.silent:
            self.broken(
                "ping in quiet hours",
                game,
                user,
                post.kind.value,
                why=f"post {post.post_id} {getattr(post, 'text', None)}",
            )
        if post.kind == PostKind.DIGEST:
            self.ledger.digested[user] = at
            return
        if post.user_id is not None and isinstance(post, NoticePost) and post.text.key == "notice-digest-over":
            human.settings.pop("digest", None)
            self.ledger.mentioned |= {  # they are told of all their tables
                (game, user): at for game, seats in self.seats().items() if any(s.user_id == user for s in seats)
            }
        if post.user_id is None:
            self.ledger.mentioned[game, user] = at
        if any(since < at < upto - 1 for since, upto in self._aways(human, game)) and not post.silent:
            self.broken(
                "ping while away", game, user, post.kind.value, why=f"post {post.post_id} {getattr(post, 'text', None)}"
            )
        if (game, user) in self.ledger.muted and post.user_id is None:
            self.broken(
                "ping at a mute table",
                game,
                user,
                post.kind.value,
                why=f"post {post.post_id} {getattr(post, 'text', None)}",
            )
        if post.kind == PostKind.REMINDER and len(self.discord.standing(game, PostKind.REMINDER)) > 1:
            self.broken("two living reminders", game, post.post_id)

    # -- times

    def _aways(self, human: Human, game: int) -> list[Span]:
        span = self.ledger.said_away.get(human.user_id)
        if span is None:
            return []
        since = max(span[0], self.ledger.started.get(game, 0.0))
        return [(since, min(span[1], since + AWAY_DAYS * DAY))]

    def awake(self, human: Human, game: int, at: float) -> float:
        """The first moment from `at` on at which they may be pinged and the bot is there."""
        spans = [*human.nights, *self._aways(human, game), *self.ledger.down]
        while upto := next((end for since, end in spans if since <= at < end), None):
            at = upto
        return at

    def told_by(self, human: Human, game: int, at: float) -> float:
        """When they must have been pinged, at the latest, that something waits for them from `at` on.

        A post that comes through when they sleep already has no ping: they are told when they are awake again.
        """
        late = self.awake(human, game, at) + SLACK
        awake = self.awake(human, game, late)
        return late if awake == late else awake + SLACK

    def free(self, human: Human, game: int, start: float, end: float) -> float:
        """Seconds in which their clock runs."""
        spans = [*human.nights, *self._aways(human, game), *self.ledger.down, *self.ledger.pauses.get(game, [])]
        return end - start - measure(spans, start, end)

    # -- the sweep

    def sweep(self, now: float) -> None:
        """Look at every table that waits for somebody."""
        self.now = now
        self.checks["sweeps"] += 1
        self._seats_at = self._states_at = None
        open_votes = {
            (game, seat): (vote, at, message)
            for vote, game, kind, seat, at, message in self._all(
                "SELECT vote_id, game_id, kind, seat, opened_at, message_id FROM votes WHERE outcome IS NULL"
            )
            if kind == STALLED
        }
        seats = self.seats()
        answering = {(g, s) for g, s in self._all("SELECT game_id, seat FROM timers WHERE kind = 'practice'")}
        due = {g for (g,) in self._all("SELECT DISTINCT game_id FROM outbox WHERE status = 'due'")}
        for row in map(dict, self._rows(ASKED)):
            self.checks["waits looked at"] += 1
            game, seat = row["game_id"], row["seat"]
            if row["policy"] or row["caretaker"]:
                self._clocks.pop((game, seat), None)
                if (game, seat) not in answering:
                    self.broken("a practice opponent does not answer", game, seat)
                continue
            others = electors(STALLED, seat, seats[game], row["host_id"])
            self._waits(row, (game, seat) in open_votes, bool(others))
            self._clock(row, (game, seat) in open_votes)
        for (game, seat), (vote, at, message) in open_votes.items():
            self._buttons(game, seat, vote, at, message, due)
        for game in {game for game, of in self.discord.of_game.items() if of} - due - self._silent():
            self._messages(game)
        self._over_time()

    def _waits(self, row: dict[str, Any], asked: bool, others: bool) -> None:
        """Nobody is waited for without knowing it, and nobody in vain."""
        game, seat, user = row["game_id"], row["seat"], row["user_id"]
        human, ledger = self.humans[user], self.ledger
        if self._sitting.setdefault((game, seat), user) != user:
            self._sitting[game, seat] = user
            ledger.stirred[game] = self.now  # by a vote that nobody's ballot ended, too
        if row["paused_at"] is not None or asked or row["channel_id"] in self.discord.silent:
            return
        acted, voted = ledger.acted.get((game, user), 0.0), self._last_ballot(game, seat)
        begun = max(row["asked_since"], ledger.stirred.get(game, 0.0), voted)
        mentioned = ledger.mentioned.get((game, user), 0.0)
        own = human.settings.get("remind_after", row["remind_after"])
        every = 60.0 * (DEFAULT_AFTER if own is None else own)
        own = human.settings.get("remind_most", row["remind_most"])
        most = DEFAULT_MOST if own is None else int(own)
        mute = (game, user) in ledger.muted or "digest" in human.settings or "pings" in human.settings
        deadline = self.told_by(human, game, begun)
        since = row["asked_since"]
        left = human.left is not None and self.now >= human.left  # nobody can tell them
        if not mute and not left and acted < since and mentioned < since and self.now > deadline:
            self.broken("asked without being told", game, seat, user, since, why=f"last told at {mentioned:.0f}")
        if (
            "digest" in human.settings
            and not left
            and (game, user) not in ledger.muted
            and not human.closed
            and acted < begun
        ):
            deadline = self.awake(human, game, self._there_for_a_day(human, game, begun)) + SLACK
            if max(mentioned, ledger.digested.get(user, 0.0)) < since and self.now > deadline:
                self.broken("no digest", game, seat, user, begun)
        if row["clock_from"] is not None and not left and acted < since and (game, user) not in ledger.muted:
            spent = self.free(human, game, row["clock_from"], self.now)
            if max(mentioned, ledger.digested.get(user, 0.0)) < since and spent > 3 / 4 * row["bank"] + SLACK:
                self.broken("a clock runs out unheard", game, seat, user, since)
        if row["pace"] is not None or not others:
            return
        back = max((upto for away, upto in self._aways(human, game) if away <= self.now), default=0.0)
        base = max(acted, begun, ledger.snoozed.get((game, user), 0.0), voted + MORE, back)
        if every == 0:
            every, mute = 60.0 * DEFAULT_AFTER, True
        if mute:
            base = self.awake(human, game, base)  # as if they were told then that it is their turn
            for _ in range(most + 1):
                base = self.awake(human, game, base + every)
        else:
            base = self.awake(human, game, max(base, mentioned) + every)
        if self.now > base + SLACK:
            self.broken("waited for in vain", game, seat, user, begun, why=f"should have been told at {base:.0f}")

    def _there_for_a_day(self, human: Human, game: int, at: float) -> float:
        """When a day has passed from `at` on in which they were never away, nor the bot gone."""
        at = self.awake(human, game, at)
        for since, upto in sorted([*self._aways(human, game), *self.ledger.down]):
            if at < since < at + DAY:
                at = self.awake(human, game, upto)
        return at + DAY

    def _last_ballot(self, game: int, seat: int) -> float:
        """When it was last decided, at the latest, what is to become of a seat."""
        rows = self._all(
            "SELECT b.at, v.due_at FROM ballots b JOIN votes v USING (vote_id) WHERE v.game_id = ? AND v.seat = ?",
            game,
            seat,
        )
        # a vote that is still open when its time is over is counted then
        return max((max(at, due if due is not None and due <= self.now else 0.0) for at, due in rows), default=0.0)

    def _clock(self, row: dict[str, Any], asked: bool) -> None:
        """A clock runs when it should, and its time is never over unnoticed."""
        game, seat = row["game_id"], row["seat"]
        if row["pace"] is None or row["paused_at"] is not None:
            return
        if row["clock_from"] is None:
            if not asked and any(s.user_id for s in self.seats()[game] if s.seat != seat):
                self.broken("no clock runs, and nobody was told", game, seat, row["asked_since"])
            return
        if self.now > row["over_at"] + SLACK:
            self.broken("time was over unnoticed", game, seat, row["asked_since"])
        before = self._clocks.get((game, seat))
        if before is None or before[:2] != (row["asked_since"], row["bank"]):
            self._clocks[game, seat] = (row["asked_since"], row["bank"], self.now)

    def _over_time(self) -> None:
        """Nobody's time was over before they had it."""
        new = self._all("SELECT vote_id, game_id, seat, user_id FROM votes WHERE vote_id > ? AND kind = ?",
                        self._votes, STALLED)  # fmt: skip
        over = [(game, seat) for vote, game, seat, left in new if left is None]
        self._votes = max([self._votes, *(vote for vote, *_ in new)])
        cared = self._all("SELECT game_id, seat FROM seats WHERE caretaker_for IN ('turn', 'stay')")
        for game, seat in [*over, *cared]:
            known = self._clocks.pop((game, seat), None)
            (user,) = self._all("SELECT user_id FROM seats WHERE game_id = ? AND seat = ?", game, seat)[0]
            if known is None or user is None:
                continue
            _, bank, since = known
            self.checks["clocks run out"] += 1
            down = sum(upto > since for _, upto in self.ledger.down)
            had = self.free(self.humans[user], game, since, self.now)
            if had < bank - BEAT * (1 + down) and not self._voted(game, seat):
                self.broken("time was counted that does not count", game, seat, since, why=f"{had:.0f} of {bank:.0f} s")

    def _voted(self, game: int, seat: int) -> bool:
        """Whether the others have just given the seat to a practice opponent."""
        return self.now - self._last_ballot(game, seat) < HOUR / 2

    # -- what stands in the channel

    def _buttons(self, game: int, seat: int, vote: int, at: float, message: int | None, due: set[int]) -> None:
        """What the table was asked can be answered."""
        (channel,) = self._all("SELECT channel_id FROM games WHERE game_id = ?", game)[0]
        quiet = channel in self.discord.silent or game in due or self.now < at + SLACK
        if not quiet and (message is None or not self.discord.messages[message].living):
            self.broken("nobody sees what the table is asked", game, seat, vote)

    def _messages(self, game: int) -> None:
        """One table message has buttons, and a reminder is for somebody who is asked."""
        live, asked = self._state(game)
        tables = self.discord.standing(game, PostKind.TABLE)
        buttons = [message for message in tables if not message.retired]
        if len(buttons) > 1 or (tables and live and not buttons):
            self.broken("not one table message with buttons", game, len(tables), why=f"{len(buttons)}")
        for message in self.discord.standing(game, PostKind.REMINDER):
            if message.post.pings[0].seat not in asked:
                self.broken("a reminder that reminds of nothing", game, message.number)

    def _silent(self) -> set[int]:
        """The tables where the bot may not write, so that what stands there stays."""
        if not self.discord.silent:
            return set()
        return {g for g, at in self._all("SELECT game_id, channel_id FROM games") if at in self.discord.silent}

    def _state(self, game: int) -> tuple[bool, set[int]]:
        if self._states_at != self.now:
            self._states_at = self.now
            self._live = {g for (g,) in self._all("SELECT game_id FROM games WHERE status = 'live'")}
            self._asked = {}
            for g, seat in self._all("SELECT game_id, seat FROM seats WHERE asked IS NOT NULL"):
                self._asked.setdefault(g, set()).add(seat)
        return game in self._live, self._asked.get(game, set()) if game in self._live else set()

    # -- posts

    def audit(self, now: float) -> None:
        """Each row of the outbox was seen exactly once, or is not to be seen; each line was told once."""
        self.now = now
        for post, kind, status, reason, game, at in self._all(
            "SELECT post_id, kind, status, reason, game_id, created_at FROM outbox"
        ):
            self.checks["posts looked at"] += 1
            messages = self.discord.by_post.get(post, set())
            if status == "sent" and len(messages) != 1:
                self.broken("sent, and not seen once", game, post, kind, why=str(messages))
            if len(messages) > 1:
                self.broken("seen twice", game, post, kind, why=str(messages))
            if status == "due" and now - at > 6 * HOUR:
                self.broken("never sent", game, post, kind)
            if status == "dead" and not str(reason).startswith(("trouble-missing", "trouble-direct")):
                self.broken("given up", game, post, kind, why=str(reason))
        self._told()
        clicks = Counter(i for (i,) in self._all("SELECT interaction_id FROM log WHERE interaction_id IS NOT NULL"))
        packed = {g for (g,) in self._all("SELECT game_id FROM packed_logs")}
        for interaction, (game, acknowledged) in self.ledger.clicks.items():
            if game in packed:
                continue  # of clicks it is only known that there were some
            if clicks[interaction] > 1 or (acknowledged and not clicks[interaction]):
                self.broken("an answer lost or doubled", game, interaction, why=f"{clicks[interaction]} times")

    def _told(self) -> None:
        """Each line of the log is in one table message."""
        last: dict[int, int] = {}
        for game, first, end in self._all(
            "SELECT game_id, json_extract(payload, '$.first'), json_extract(payload, '$.end') FROM outbox "
            "WHERE kind = 'table' AND status = 'sent' AND game_id NOT IN (SELECT game_id FROM packed_logs) "
            "ORDER BY post_id"
        ):
            if first != last.get(game, 0):
                self.broken("lines lost or told twice", game, first, why=f"told up to {last.get(game, 0)}")
            last[game] = end

    # -- the file

    def seats(self) -> dict[int, list[SeatRow]]:
        if self._seats_at != self.now:
            self._seats_at, self._of_game = self.now, {}
            for game, seat, user, policy, name, caretaker in self._all(
                "SELECT game_id, seat, user_id, policy, seats.name, caretaker FROM seats JOIN games USING (game_id) "
                "WHERE status = 'live' ORDER BY game_id, seat"
            ):
                row = SeatRow(seat, user, policy, name, caretaker=caretaker)
                self._of_game.setdefault(game, []).append(row)
        return self._of_game

    def _rows(self, sql: str) -> Iterable[sqlite3.Row]:
        cursor = self.file.cursor()
        cursor.row_factory = sqlite3.Row
        return cursor.execute(sql).fetchall()

    def _all(self, sql: str, *values: Any) -> list[Any]:
        return self.file.execute(sql, values).fetchall()
