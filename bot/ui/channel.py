"""What stands in the channel: the table message after a turn, the end of a game, reminders and notices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.host.types import GameCard, Ping, Post, Status
from bot.ui.ids import Id, Press
from bot.ui.layout import Button, Buttons, Image, Item, Layout, Text, Tone, fit
from bot.ui.reader import Reader, message_key, quoted, since
from bot.ui.story import told, waiting_for
from engine.core.msg import Msg
from engine.core.rules import Result

AFTERWARDS = ((Press.LOG, "ui-log"), (Press.RECORD, "ui-record"))
"""What there is to look at when a game is over."""


def table_message(post: Post, read: Reader, picture: Image | None) -> Layout:
    """The board, what happened since the last message, and who is asked for which decision."""
    card = post.card
    items: list[Item] = [Text(read(Msg("ui-table-heading", game=read.game(card.game))))]
    if picture is not None:
        items.append(picture)
    if post.lines:
        items.append(Text(told(post.lines, read)))
    if card.status is Status.LIVE:
        items += [Text(_turns(post, read)), _buttons(card, post.rev, read)]
    else:
        items.append(Text(final(card, read)))
        items.append(Buttons(tuple(Button(Id(card.game_id, post.rev, verb), read(key)) for verb, key in AFTERWARDS)))
    return Layout(fit(items), tuple(ping.user_id for ping in post.pings))


def _turns(post: Post, read: Reader) -> str:
    if post.pings:
        return "\n".join(_turn(post.card, ping, read) for ping in post.pings)
    if post.card.waiting:
        return read.rich(waiting_for(post.card.game, post.card.waiting, read))
    return read("ui-nothing-to-do")


def _turn(card: GameCard, ping: Ping, read: Reader) -> str:
    line = read(Msg("ui-your-turn", user=f"<@{ping.user_id}>", prompt=read.prompt(card.game, ping.kind)))
    until = next((waiting.until for waiting in card.waiting if waiting.seat == ping.seat), None)
    return line if until is None else f"{line} {read(Msg('ui-clock', until=since(until)))}"


def _buttons(card: GameCard, rev: int, read: Reader) -> Buttons:
    def button(verb: Press, key: str, tone: Tone = Tone.PLAIN, payload: str = "") -> Button:
        return Button(Id(card.game_id, rev, verb, payload), read(key), tone)

    return Buttons(
        (
            button(Press.TAKE, "ui-take-turn", Tone.MAIN),
            button(Press.BOARD, "ui-my-board", payload="mine"),
            button(Press.LOG, "ui-log"),
            button(Press.HELP, "ui-help"),
        )
    )


def final(card: GameCard, read: Reader) -> str:
    """Who has won, and everybody's points, best first; of a game that was ended early, just that."""
    if card.status is Status.ENDED or card.result is None:
        return read("ui-game-ended")
    winners = [contender.name for contender in contenders(card.game, card.result) if contender.won]
    head = read.rich(Msg("ui-game-over", winners=winners, count=len(winners)))
    return "\n".join([head, *standings(card.game, card.result, read)])


def standings(game: str, result: Result, read: Reader) -> list[str]:
    """Two lines a contender, who is ahead first: the points, and where they come from. Equals share a place."""
    lines: list[str] = []
    everybody = contenders(game, result)
    order = _sources(everybody)
    for one in sorted(everybody, key=lambda one: one.place):
        lines.append(read.rich(Msg("ui-standing", place=one.place, player=one.name, points=one.score)))
        sources = [
            Msg("ui-source", source=Msg(message_key(game, "source", source)), points=points)
            for source in order
            if (points := one.points.get(source))
        ]
        if sources:
            lines.append(read(Msg("ui-breakdown", sources=sources)))
    return lines


@dataclass(frozen=True, slots=True)
class Contender:
    """A player, or a rival that has no seat; `points` by source, `place` from 1 on."""

    name: Msg
    score: int
    points: Mapping[str, int]
    won: bool
    place: int


def contenders(game: str, result: Result) -> list[Contender]:
    """All who compete for victory: the players by seat, then the rivals."""
    names = [Msg("ui-player", seat=seat) for seat in range(len(result.scores))]
    names += [Msg(message_key(game, "rival", rival.key)) for rival in result.rivals]
    scores = [*result.scores, *(rival.score for rival in result.rivals)]
    points = [*result.breakdown, *(rival.breakdown for rival in result.rivals)]
    won = [*(seat in result.winners for seat in range(len(result.scores))), *(rival.won for rival in result.rivals)]
    places = result.places or [1 + sum(other > score for other in scores) for score in scores]
    return [Contender(*facts) for facts in zip(names, scores, points, won, places, strict=True)]


def _sources(everybody: Sequence[Contender]) -> list[str]:
    """Where points come from, what brought the table most first: one order for everybody, so that they compare."""
    known = dict.fromkeys(source for one in everybody for source in one.points)
    return sorted(known, key=lambda source: -sum(one.points.get(source, 0) for one in everybody))


def reminder(post: Post, read: Reader) -> Layout:
    """A ping to a player whom the table still waits for."""
    ping = post.pings[0]
    text = Msg(
        "ui-reminder",
        user=f"<@{ping.user_id}>",
        game=read.game(post.card.game),
        prompt=read.prompt(post.card.game, ping.kind),
        count=post.count,
    )
    take = Button(Id(post.card.game_id, post.rev, Press.TAKE), read("ui-take-turn"), Tone.MAIN)
    return Layout((Text(read(text)), Buttons((take,))), (ping.user_id,))


def stalled(post: Post, read: Reader) -> Layout:
    """The table hears that the time of a player is over."""
    waiting = next(waiting for waiting in post.card.waiting if waiting.seat == post.seat)
    prompt = read.prompt(post.card.game, waiting.kind)
    text = Msg("ui-stalled", seat=waiting.seat, since=since(waiting.since), prompt=prompt)
    take = Button(Id(post.card.game_id, post.rev, Press.TAKE), read("ui-take-turn"), Tone.MAIN)
    return Layout((Text(read.rich(text)), Buttons((take,))))


def notice(post: Post, read: Reader) -> Layout:
    """One sentence to a channel or a person."""
    return Layout((Text(read.rich(quoted(post.text) if post.text is not None else "ui-nothing-to-do")),))
