"""Sights: what a page shows of a table, made of what the host hands to its reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.host.drawing.studio import Rank
from bot.host.house import Host
from bot.host.types.door import Course, Door, Step
from bot.host.types.panel import Told
from bot.host.types.table import GameCard, Status
from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from bot.ui.parts.story import waiting_for
from bot.ui.table.deeds import named
from bot.ui.table.gallery import every, sheets_of
from bot.ui.table.head import round_of
from bot.web.stands import Stands
from engine.core.play.msg import Msg
from engine.core.play.standings import contenders
from renderers.draw.palette import PLAYERS, SHAPES

DECISION = "decision"
"""The name of the picture of what the person has to decide now, on their own page."""
MOST_STEPS = 60
"""Turns of the log that stand in a page; older ones are reached by the slider."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who competes: what they are called, the colour and shape of their pieces (None: a rival has none), their points,
    whose decision is waited for and since when."""

    name: str
    colour: str | None
    shape: str | None
    points: int | None
    place: int | None = None
    won: bool = False
    asked: str | None = None
    since: datetime | None = None
    away: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A turn of the log: its number, the shape of whose it was, where it is in the game, what was told in it."""

    number: int
    player: Player | None
    where: str
    lines: tuple[str, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """A picture that there is: what stands for it, and what it is called; the first one is what a page begins with.

    `stand` is another one whenever the picture is, where nothing else on the page may say so.
    """

    key: str
    label: str
    stand: str = ""


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as one looks at it."""

    game: str
    title: str
    status: Status
    headline: str
    round: str
    own: str | None
    players: tuple[Player, ...]
    entries: tuple[Entry, ...]
    points: tuple[tuple[int, ...], ...]
    rounds: tuple[int, ...]
    wheres: tuple[str, ...]
    last: int
    pictures: tuple[Choice, ...]
    words: Told | None

    @property
    def placed(self) -> tuple[Player, ...]:
        """Who competes, by seat; once the game is over, the best first."""
        if self.status is not Status.OVER or any(one.place is None for one in self.players):
            return self.players
        return tuple(sorted(self.players, key=lambda one: one.place or 0))


class Sights:
    """Asks the host for all that a page needs."""

    def __init__(self, host: Host, texts: Texts, stands: Stands) -> None:
        self._host = host
        self._stands = stands
        self._texts = texts

    async def table(self, door: Door, locale: str) -> Sight:
        """A table that has begun. Raises NoSuchGame, NotRunning or CannotOpen."""
        card = await self._host.tables.card(door.game_id)
        course = await self._host.past.course(door.game_id, door.person)
        told = await self._host.pictures.words(door.game_id, door.person, locale, Rank.PAGE)
        read = Reader(self._texts(locale), card.seat_names)
        players = _players(card, read)
        shown = [Choice(*one) for one in every(card.game, read, sheets_of(card))]
        if door.person is not None and await self._host.pictures.asked(door.game_id, door.person):
            shown.insert(0, Choice(DECISION, read("web-decision"), await self._stands.of(door)))
        return Sight(
            game=read.game(card.game),
            title=card.name or "",
            status=card.status,
            headline=headline(card, read),
            round="" if card.round is None else round_of(card.round, card.rounds, read),
            own=None if door.seat is None else read.name(door.seat),
            players=players,
            entries=tuple(_entry(step, course, players, read) for step in course.steps[-MOST_STEPS:][::-1]),
            points=tuple(step.points for step in course.steps),
            rounds=tuple(step.round for step in course.steps),
            wheres=tuple(where(step.number, course.steps[-1].number, step.round, read) for step in course.steps),
            last=course.steps[-1].number,
            pictures=tuple(shown),
            words=told,
        )


def headline(card: GameCard, read: Reader) -> str:
    """Who has won, or whom the table waits for."""
    if card.status is Status.ENDED or (card.status is Status.OVER and card.result is None):
        return read("ui-game-ended")
    if card.status is Status.OVER and card.result is not None:
        winners = [named(card.game, one) for one in contenders(card.result) if one.won]
        return read(Msg("ui-game-over", winners=winners, count=len(winners)))
    asked = card.waiting
    if len(asked) == 1:
        return read(Msg("web-to-move", seat=asked[0].seat, prompt=read(read.prompt(card.game, asked[0].kind))))
    if asked:
        return read(waiting_for(asked))
    return read("ui-nothing-to-do")


def _players(card: GameCard, read: Reader) -> tuple[Player, ...]:
    """By seat, then rivals."""
    scored = {} if card.result is None else {one.seat: one for one in contenders(card.result) if one.seat is not None}
    waiting = {one.seat: one for one in card.waiting}
    found = []
    for seat in card.seats:
        one, asked = scored.get(seat.seat), waiting.get(seat.seat)
        found.append(
            Player(
                read.name(seat.seat),
                PLAYERS[seat.seat % len(PLAYERS)],
                SHAPES[seat.seat % len(SHAPES)],
                None if one is None else one.score,
                None if one is None else one.place,
                won=one is not None and one.won,
                asked=None if asked is None else read(read.prompt(card.game, asked.kind)),
                since=None if asked is None else asked.since,
                away=seat.away is not None,
            )
        )
    rivals = [] if card.result is None else [one for one in contenders(card.result) if one.seat is None]
    keys = [] if card.result is None else [rival.key for rival in card.result.rivals]
    rivals.sort(key=lambda one: keys.index(one.rival))
    found += [Player(read(named(card.game, one)), None, None, one.score, one.place, won=one.won) for one in rivals]
    return tuple(found)


def where(number: int, last: int, round: int, read: Reader) -> str:
    """Which turn it is."""
    if not number:
        return read("replay-setup")
    return read(Msg("replay-where", turn=number, turns=last, round=round))


def _entry(step: Step, course: Course, players: Sequence[Player], read: Reader) -> Entry:
    lines = tuple(text.replace("`", "") for msg in step.told if (text := read(msg)))
    player = None if step.seat is None else players[step.seat]
    return Entry(step.number, player, where(step.number, course.steps[-1].number, step.round, read), lines, step.open)
