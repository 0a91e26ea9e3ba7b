"""Alone: people who know nobody come to a server one by one, say what they look for, and are seated with one another.

What they play is not played here: a game that has begun is one that somebody has found, and is ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot.host.desk.wishes import LASTS
from bot.host.post.pace import PACES, UNTIMED
from bot.host.types.post import FoundPost, Post, TellPost
from bot.host.types.server import Wanted
from bot.host.types.table import Room, Venue
from tests.games import FINISHED
from tests.month.deeds import Deeds
from tests.month.journal import Journal
from tests.month.people import DAY, Human
from tests.month.world import FIRST_CHANNEL, GUILD, World

HALL = Venue(GUILD, 90_000, None, "en", room=Room.THREAD)
"""Where tables are opened for them."""
WITHIN = (1, 3, 7)
"""Days in which somebody may hope to sit."""
SEATS = "SELECT seat, user_id, policy FROM seats WHERE game_id = ? ORDER BY seat"
GAME = "SELECT game, pace, language, matched, host_id FROM games WHERE game_id = ?"
HELD = "SELECT wish_id, user_id, game_id, sure, made_at FROM wishes"


def wanted(chance: Random) -> Wanted:
    """What somebody looks for: most are easy to please, some are not."""
    games = () if chance.random() < 0.4 else tuple(sorted(chance.sample(sorted(FINISHED), chance.choice([1, 1, 2]))))
    counts = chance.choice([(), (), (), (2,), (3,), (4,), (2, 3), (3, 4)])
    if games == ("steam",) and counts == (2,):
        counts = (3,)  # nobody plays it as two
    pace = chance.choice([None, None, None, None, UNTIMED, "daily", "daily", *PACES])
    language = chance.choice([None] * 8 + ["en", "cs"])
    return Wanted(games, counts, pace, language, chance.choice([None, None, 1, 3, 7]))


@dataclass
class Seeker:
    """What somebody has asked for and when, and when their game has begun."""

    wanted: Wanted
    since: float
    begun: float | None = None


class Alone(World):
    """A month on a server where nobody has a group."""

    def __init__(
        self, folder: Path, *, people: int = 60, days: float = 30, seed: int = 1, journal: Journal | None = None
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(folder, tables=max(1, people * 5 // 6), days=days, seed=seed, journal=journal)
        self.humans = dict(list(self.humans.items())[:people])
        self.discord.tell = self.told
        self.deeds = Lone(self)
        self.seekers: dict[int, Seeker] = {}
        self.over: Counter[int] = Counter()
        """How often somebody was told that they look for nothing any more."""
        self.pinged: Counter[tuple[int, int]] = Counter()
        self.passed: set[tuple[int, int]] = set()
        self.first_seen: dict[tuple[int, int], float] = {}
        self.last_seated: dict[int, float] = {}
        self.done: set[int] = set()

    async def _month(self) -> None:
        last = self.start + max(0.5, self.days - 7) * DAY if self.days > 10 else self.start + self.days / 2 * DAY
        for human in self.humans.values():
            at = human.up(self.start + human.chance.uniform(0, last - self.start))
            self.at(at, partial(self._come, human))
            if human.away is not None:
                self.at(human.away[0], partial(self.deeds.leave, human))
        at = self.start
        while (at := at + self.chance.expovariate(4 / DAY)) < self.end:
            self.at(at, self.crash)
        await self.until(self.end)
        self.look_at_all()
        self.laws.audit(self.now)

    async def _come(self, human: Human) -> None:
        """Somebody comes to the server, and looks from now on."""
        if human.here(self.now):
            await self.arrive(human)
            self.look(human, self.now + 1)

    async def _step(self, end: float) -> None:
        await super()._step(end)
        live = self.file.execute("SELECT game_id, host_id FROM games WHERE status = 'live'").fetchall()
        for game, host_id in live:
            self.begun(game)
            end_ = partial(self.host.tables.end, game, self.humans[host_id].person, may_manage=True)
            await self.doing(game, "the game is ended", end_)
        self.look_at_all()

    def mention(self, post: Post, user: int) -> None:
        """A question whether somebody is in pings them once at a table."""
        super().mention(post, user)
        if isinstance(post, FoundPost):
            self.pinged[post.card.game_id, user] += 1
            self.laws.checks["asked whether they are in"] += 1
            if self.pinged[post.card.game_id, user] > 1:
                self.laws.broken("asked twice", post.card.game_id, user)

    def told(self, post: TellPost) -> None:
        """Somebody is told something that is of no table."""
        user = post.user_id or post.named[0]
        self.counts[f"told {post.text.key}"] += 1
        if self.humans[user].sleeps(self.now) and not post.silent:
            self.laws.broken("told at night", None, user, post.text.key)
        if post.text.key in ("notice-wish-over", "notice-wish-missed"):
            self.over[user] += 1
            if self.over[user] > 1:
                self.laws.broken("told twice that a wish is over", None, user)

    # -- what has to hold

    def begun(self, game: int) -> None:
        """A game has begun: those who play wanted such a one, and each plays once."""
        if game in self.done:
            return
        self.done.add(game)
        self.counts["games begun"] += 1
        seats = self.file.execute(SEATS, (game,)).fetchall()
        key, pace, language, matched, host_id = self.file.execute(GAME, (game,)).fetchone()
        people = [user for _, user, _ in seats if user is not None]
        for user in people:
            seeker = self.seekers.get(user)
            if seeker is None or (not matched and user == host_id):
                continue
            seeker.begun = seeker.begun or self.now
            of, practice = seeker.wanted, any(policy is not None for *_, policy in seats)
            late = of.fill_after is not None and self.now >= seeker.since + of.fill_after * DAY
            wrong = {
                "game": bool(of.games) and key not in of.games,
                "players": bool(of.counts) and len(seats) not in of.counts,
                "pace": of.pace not in (None, pace or UNTIMED),
                "language": of.language not in (None, language or "en"),
                "practice opponents": practice and not late,
                "a table that they have passed": (game, user) in self.passed,
            }
            self.laws.checks["people who sit"] += 1
            for what, broken in wrong.items():
                if broken:
                    self.laws.broken("seated against a wish", game, user, what, why=str(of))

    def look_at_all(self) -> None:
        """Nobody sits twice, nobody is forgotten, and nobody's seat is kept for ever."""
        twice = self.file.execute(
            "SELECT game_id, user_id FROM seats WHERE user_id IS NOT NULL GROUP BY game_id, user_id HAVING COUNT(*) > 1"
        ).fetchall()
        for game, user in twice:
            self.laws.broken("twice at one table", game, user)
        held = {user: (game, sure, made) for _, user, game, sure, made in self.file.execute(HELD).fetchall()}
        down = sum(upto - since for since, upto in self.ledger.down)
        for user, seeker in self.seekers.items():
            self.laws.checks["wishes looked at"] += 1
            if user not in held and seeker.begun is None and not self._was_told(user):
                self.laws.broken("a wish is lost", None, user)
            if user not in held:
                continue
            game, sure, made = held[user]
            if game is not None and not sure:
                since = self.first_seen.setdefault((game, user), self.now)
                if self.now > since + 2 * DAY + down:
                    self.laws.broken("a seat is kept for ever", game, user)
            if game is not None:
                self.last_seated[user] = self.now
            if game is None and self.now > max(made + LASTS, self.last_seated.get(user, 0.0)) + 2 * DAY + down:
                self.laws.broken("a wish does not end", None, user)

    def _was_told(self, user: int) -> bool:
        """Whether somebody was told that their wish is over, or is just being told."""
        said = f'%"users":[{user}]%'
        rows = self.file.execute("SELECT 1 FROM outbox WHERE kind = 'told' AND payload LIKE ?", (said,)).fetchall()
        return bool(self.over[user] or rows)

    def within(self) -> Mapping[int, tuple[int, int]]:
        """How many sat in so many days, of those who looked for so long or have found."""
        found = {}
        for days in WITHIN:
            for_long = [s for s in self.seekers.values() if s.begun is not None or s.since + days * DAY <= self.end]
            sat = [s for s in for_long if s.begun is not None and s.begun <= s.since + days * DAY]
            found[days] = (len(sat), len(for_long))
        return found

    def report(self) -> str:
        """Some lines of figures, and every violation."""
        sat = ", ".join(f"{n} of {of} within {days} d" for days, (n, of) in self.within().items())
        ever = sum(seeker.begun is not None for seeker in self.seekers.values())
        lines = [
            f"{len(self.humans)} people come alone in {self.days:g} days, seed {self.seed}: "
            f"{len(self.seekers)} look for a table, {ever} sit: {sat}",
            "  " + ", ".join(f"{count} {name}" for name, count in sorted((self.counts + self.laws.checks).items())),
            f"  journal: {self.journal.digest}",
            f"  violations: {len(self.laws.found)}",
        ]
        return "\n".join([*lines, *(f"    {found}" for found in self.laws.found[:20])])


class Lone(Deeds):
    """What somebody does who has no group."""

    world: Alone

    async def visit(self, human: Human) -> None:
        """Ask for a table, or answer whether one is in; a few open one themselves and start it when it is full."""
        world, chance = self.world, human.chance
        await self.returns(human)
        if human.user_id not in world.seekers:
            await self.ask(human)
        elif chance.random() < 0.9:
            await self.reply(human)
        await world.settle()

    async def ask(self, human: Human) -> None:
        """Say what one looks for, or open a table."""
        world = self.world
        chance = Random(f"{world.seed} wish {human.user_id}")  # the same, however often it has to be said
        of, opens, home = wanted(chance), chance.random() < 0.1, HALL
        if opens:
            game = of.games[0] if of.games else chance.choice(sorted(FINISHED))
            venue = Venue(GUILD, FIRST_CHANNEL + human.user_id, locale="en")
            made = partial(world.host.lobby.open, venue, human.person, game, seats=3, click=human.user_id)
            if await world.doing(None, f"{human.user_id} opens a table", made) is not None:
                world.counts["tables opened by people"] += 1
                world.seekers[human.user_id] = Seeker(Wanted((game,)), world.now, world.now)
            return
        make = partial(world.host.wishes.make, GUILD, human.person, of, home)
        await world.doing(None, f"{human.user_id} wants {of}", make)
        if world.file.execute("SELECT 1 FROM wishes WHERE user_id = ?", (human.user_id,)).fetchone():
            world.seekers[human.user_id] = Seeker(of, world.now)

    async def reply(self, human: Human) -> None:
        """Say whether one is in, and start what is full."""
        world, chance = self.world, human.chance
        held = "SELECT game_id FROM wishes WHERE user_id = ? AND game_id IS NOT NULL AND sure = 0"
        for (game,) in world.file.execute(held, (human.user_id,)).fetchall():
            comes = chance.random() < 0.9
            click = next(self.interactions) + 10**6
            answer = partial(world.host.wishes.answer, game, human.person, comes=comes, click=click)
            done = await world.doing(game, f"{human.user_id} is in: {comes}", answer)
            if done is not None:
                world.counts["in" if comes else "not now"] += 1
                if not comes:
                    world.passed.add((game, human.user_id))
                if chance.random() < 0.05:  # the same click comes twice
                    await world.doing(game, f"{human.user_id} is in, again", answer)
        hosts = "SELECT game_id FROM games WHERE host_id = ? AND status = 'lobby' AND matched = 0"
        for (game,) in world.file.execute(hosts, (human.user_id,)).fetchall():
            card: Any = await world.host.tables.card(game)
            if len(card.seats) == card.wanted and all(s.ready or s.user_id == human.user_id for s in card.seats):
                start = partial(world.host.lobby.start, game, human.person)
                await world.doing(game, f"{human.user_id} starts", start)
