"""Deeds: what people do when they look: take their turns, vote, and what else comes to their minds."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from bot.host.match.opponents import stand_in
from bot.host.post.polls import CONCEDE, END, GIVE, PRACTICE, STALLED, WAIT
from bot.host.types.panel import Panel
from bot.host.types.post import PostKind
from bot.i18n import Texts
from bot.ui.parts.ids import Press
from bot.ui.parts.layout import Button, Buttons
from bot.ui.parts.reader import Reader
from bot.ui.table.votes import vote_message
from engine.core.ahead.policy import random_policy
from engine.core.play import registry
from engine.core.play.ask import CONFIRM
from engine.core.play.rng import Rng, Seed
from tests.month.discord import Message
from tests.month.people import Human

if TYPE_CHECKING:
    from tests.month.world import World

MOST_ANSWERS = 60
TRY_AGAIN = 600.0
"""Seconds until somebody tries again what failed."""
TABLES = """
SELECT g.game_id, s.seat, s.caretaker, g.paused_at, g.host_id, s.asked FROM seats s JOIN games g USING (game_id)
WHERE s.user_id = ? AND g.status = 'live' ORDER BY g.game_id
"""


class Deeds:
    """One visit after the other."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.interactions = count(1)
        self.texts = Texts()
        self.voted: set[tuple[int, int]] = set()

    async def visit(self, human: Human) -> None:
        """Somebody looks at Discord."""
        world, chance = self.world, human.chance
        await self.returns(human)
        for game, seat, caretaker, paused, host_id, asked in world.file.execute(TABLES, (human.user_id,)).fetchall():
            if world.dead:
                return
            if caretaker is not None and chance.random() < 0.9:
                back = partial(world.host.play.back, game, human.person)
                if await world.doing(game, f"{human.user_id} takes the seat back", back) is not None:
                    self.acted(human, game)
                    world.counts["taken back"] += 1
            elif paused is not None and host_id == human.user_id and chance.random() < 0.4:
                await self.pause(human, game, rest=False)
            await self.vote(human, game)
            if asked is not None and chance.random() < 0.85:
                await self.turn(human, game)
            elif asked is not None and chance.random() < 0.3:
                await self.snooze(human, game, seat)
            await self.whims(human, game, host_id)
            await world.settle()

    async def returns(self, human: Human) -> None:
        """Somebody who was away says that they are back, if they have not yet."""
        world = self.world
        said = world.ledger.said_away.get(human.user_id)
        if said is not None and world.now < said[1] and human.gone is not None and world.now >= human.gone[1]:
            await world.doing(None, f"{human.user_id} is back", lambda: world.host.absence.back(human.person))
            if self._away(human) is None:  # unless the process died before it counted: then they try again
                world.ledger.said_away[human.user_id] = (said[0], world.now)
            await world.settle()

    def acted(self, human: Human, game: int) -> None:
        """They know how things stand at a table."""
        self.world.ledger.acted[game, human.user_id] = self.world.now

    # -- the turn

    async def turn(self, human: Human, game: int) -> None:
        """Take a turn, or some of it."""
        world, chance = self.world, human.chance
        look = partial(world.host.play.panel, game, human.person)
        panel = await world.doing(game, f"{human.user_id} looks", partial(look, opened=True))
        for _ in range(MOST_ANSWERS):
            if panel is None or panel.ask is None or world.dead:
                return
            if chance.random() < (0.08 if panel.is_confirm else 0.01):
                world.counts["left in the middle"] += 1
                return
            world.now += chance.uniform(1, 40)
            panel = await self._click(human, game, panel)
            await world.settle()

    async def _click(self, human: Human, game: int, panel: Panel) -> Panel | None:
        world, chance, play = self.world, human.chance, self.world.host.play
        interaction, who = next(self.interactions), human.person
        ask, rev = panel.ask, panel.rev
        assert ask is not None
        # a panel that was left open shows an older revision
        rev -= chance.random() < 0.02
        plan = next(iter(panel.shortcuts), None)
        undo = panel.can_undo and chance.random() < 0.04
        if ask.kind == CONFIRM:
            key = CONFIRM
        elif chance.random() < 0.7:
            key = ask.keys(1)[0]
        else:
            key = random_policy(None, ask, Rng(Seed(chance.getrandbits(30))))
        planned = plan is not None and chance.random() < 0.6
        whole = chance.random() < 0.5

        async def click() -> Panel:
            if undo:
                return await play.undo(game, who, rev, interaction, turn=whole)
            if planned:
                return await play.carry_out(game, who, rev, plan or "", interaction)
            return await play.answer(game, who, rev, [key], interaction)

        world.ledger.clicks[interaction] = (game, False)
        told = "undoes" if undo else f"carries out {plan}" if planned else f"answers {ask.kind} {key}"
        what = f"{human.user_id} {told} at {rev}, click {interaction}"
        found = await world.doing(game, what, click)
        if found is not None and found.stale is None:
            world.ledger.clicks[interaction] = (game, True)
            world.counts["undos" if undo else "answers of people"] += 1
            self.acted(human, game)
            if chance.random() < 0.03:  # the same click comes twice
                await world.doing(game, what, click)
        elif found is None and not world.dead:
            await world.settle()
            return await world.doing(game, f"{human.user_id} looks again", lambda: play.panel(game, who))
        return found

    # -- votes

    async def vote(self, human: Human, game: int) -> None:
        """Press a button of a question to the table."""
        world, chance = self.world, human.chance
        for message in world.discord.standing(game, PostKind.VOTE):
            vote = message.post.vote
            if vote is None or vote.outcome is not None or (vote.vote_id, human.user_id) in self.voted:
                continue
            if not human.votes or chance.random() < 0.2:
                continue
            if (choice := self._choice(human, message)) is None:
                continue
            self.voted.add((vote.vote_id, human.user_id))
            to = None
            if choice.startswith(GIVE):
                named = choice.removeprefix(GIVE)
                to = (world.humans[int(named)] if named else self._somebody(human, game)).person
                choice = GIVE
            cast = partial(world.host.votes.cast, game, human.person, vote.vote_id, choice, to=to)
            done = await world.doing(game, f"{human.user_id} votes {choice} in {vote.kind} {vote.vote_id}", cast)
            if done is not None:
                world.counts["ballots"] += 1
                world.counts[f"outcome {vote.kind} {(done.outcome or 'open')[:8]}"] += 1
                if done.outcome is not None:
                    world.ledger.stirred[game] = world.now
                    self._seat_changes(game)
            await world.settle()

    def _choice(self, human: Human, message: Message) -> str | None:
        """One of the buttons that stand below the question."""
        post, chance = message.post, human.chance
        layout = vote_message(post, Reader(self.texts("en"), post.card.seat_names))
        ids = [b.id for row in layout.items if isinstance(row, Buttons) for b in row.items if isinstance(b, Button)]
        assert all(to.game == post.card.game_id for to in ids)
        choices = [to.payload.partition("/")[2] for to in ids if to.verb == Press.VOTE]
        assert post.vote is not None
        if post.vote.kind != STALLED:
            return choices[0] if chance.random() < 0.8 else choices[-1]
        if not self.world.care:
            return WAIT
        given = [choice for choice in choices if choice.startswith(GIVE)]
        roll = chance.random()
        if given and roll < 0.5:
            return given[0]
        if roll < 0.8:
            return PRACTICE if roll < 0.55 else WAIT
        return GIVE if any(to.verb == Press.GIVE for to in ids) else WAIT

    def _somebody(self, human: Human, game: int) -> Human:
        world = self.world
        seated = {user for (user,) in world.file.execute("SELECT user_id FROM seats WHERE game_id = ?", (game,))}
        free = [one for one in world.humans.values() if one.user_id not in seated and one.here(world.now)]
        return human.chance.choice(free)

    def _seat_changes(self, game: int) -> None:
        for (user,) in self.world.file.execute("SELECT user_id FROM seats WHERE game_id = ?", (game,)).fetchall():
            if user is not None and game not in (games := self.world.humans[user].games):
                games.append(game)

    # -- what else

    async def leave(self, human: Human) -> None:
        """Say that one is away."""
        world = self.world
        assert human.away is not None
        until = datetime.fromtimestamp(human.away[1], UTC)
        plays = human.plays_away and world.care
        leave = partial(world.host.absence.leave, human.person, until, plays=plays)
        await world.doing(None, f"{human.user_id} leaves until {until:%d %b %H:%M}", leave)
        if self._away(human) is not None:
            world.ledger.said_away[human.user_id] = (world.now, human.away[1])
            world.counts["absences"] += 1
        elif world.now + TRY_AGAIN < human.away[1]:  # it was cut short
            world.at(world.now + TRY_AGAIN, lambda: self.leave(human))

    def _away(self, human: Human) -> float | None:
        """Until when they are away as far as the bot knows, which they can look up; None: they are not."""
        rows = self.world.file.execute("SELECT away_until FROM users WHERE user_id = ?", (human.user_id,)).fetchall()
        return rows[0][0] if rows else None

    async def snooze(self, human: Human, game: int, seat: int) -> None:
        """Put a reminder off."""
        world = self.world
        if world.discord.standing(game, PostKind.REMINDER):
            snooze = partial(world.host.pings.snooze, game, human.person)
            due = await world.doing(game, f"{human.user_id} snoozes", snooze)
            if due is not None:
                world.ledger.snoozed[game, human.user_id] = due.timestamp()
                self.acted(human, game)
                world.counts["snoozes"] += 1

    async def pause(self, human: Human, game: int, *, rest: bool) -> None:
        """Let a table rest, or go on."""
        world, pauses = self.world, self.world.ledger.pauses.setdefault(game, [])
        pause = partial(world.host.tables.pause, game, human.person, may_manage=False, rest=rest)
        done = await world.doing(game, f"{human.user_id} {'pauses' if rest else 'resumes'}", pause)
        if done is not None:
            world.counts["pauses" if rest else "resumes"] += 1
            if rest:
                pauses.append((world.now, float("inf")))
            else:
                pauses[-1] = (pauses[-1][0], world.now)
                world.ledger.stirred[game] = world.now

    async def whims(self, human: Human, game: int, host_id: int) -> None:
        """What people do now and then."""
        world, roll = self.world, human.chance.random()
        if roll < 0.004:
            mute = partial(world.host.pings.mute, game, human.person)
            muted = await world.doing(game, f"{human.user_id} mutes or not", mute)
            if muted is not None:
                (world.ledger.muted.add if muted else world.ledger.muted.discard)((game, human.user_id))
                world.counts["mutes"] += muted
                if not muted:  # they are told whether it waits for them
                    self.acted(human, game)
        elif roll < 0.007 and host_id == human.user_id:
            await self.pause(human, game, rest=True)
        elif roll < 0.009 and world.care and host_id == human.user_id:
            await self.hand_over(human, game)
        elif roll < 0.011 and world.care:
            await self.take(human, game)
        elif roll < 0.013:
            go_back = partial(world.host.votes.go_back, game, human.person)
            asked = await world.doing(game, f"{human.user_id} asks to go back", go_back)
            if asked is not None:
                world.counts["asked to go back"] += 1
                if asked.key != "turn-back-asked":  # where nobody else plays it is done at once
                    self.acted(human, game)
                world.ledger.stirred[game] = world.now
        elif human.kind == "resigns" and roll < 0.06 and world.now > world.start + (world.end - world.start) / 2:
            kind = human.chance.choice([CONCEDE, END])
            ask = partial(world.host.votes.ask, game, human.person, kind)
            if await world.doing(game, f"{human.user_id} asks to {kind}", ask) is not None:
                world.counts["resignations asked"] += 1

    async def hand_over(self, human: Human, game: int) -> None:
        """The host gives a seat to somebody else, or to a practice opponent."""
        world = self.world
        seats = world.file.execute("SELECT seat FROM seats WHERE game_id = ? AND user_id <> ?", (game, human.user_id))
        others = [seat for (seat,) in seats.fetchall()]
        if not others:
            return
        seat, to = human.chance.choice(others), self._somebody(human, game)
        (key,) = world.file.execute("SELECT game FROM games WHERE game_id = ?", (game,)).fetchone()
        whom = to.person if human.chance.random() < 0.7 else stand_in(registry.game(key))
        world.ledger.stirred[game] = world.now  # whether or not it comes through
        give = partial(world.host.tables.hand_over, game, human.person, may_manage=False, seat=seat, to=whom)
        named = whom if isinstance(whom, str) else whom.user_id
        if await world.doing(game, f"{human.user_id} gives seat {seat} to {named}", give):
            world.counts["seats handed over"] += 1
            world.ledger.stirred[game] = world.now
            self._seat_changes(game)

    async def take(self, human: Human, game: int) -> None:
        """Somebody who does not play asks for the seat of a practice opponent."""
        world, to = self.world, self._somebody(human, game)
        free = world.file.execute("SELECT seat FROM seats WHERE game_id = ? AND policy IS NOT NULL", (game,)).fetchall()
        if not free:
            return
        take = partial(world.host.votes.take, game, to.person, free[0][0])
        if await world.doing(game, f"{to.user_id} asks for seat {free[0][0]}", take):
            world.counts["seats asked for"] += 1
            world.ledger.stirred[game] = world.now
            self._seat_changes(game)
