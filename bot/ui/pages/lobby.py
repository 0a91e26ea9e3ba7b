"""The lobby: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.types.post import IdlePost
from bot.host.types.table import GameCard, SeatCard, Seating, Status
from bot.ui.pages.guide import GOAL, about, facts_line, guide_button
from bot.ui.parts.emblems import before, of_seat
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import (
    DOT,
    Button,
    Buttons,
    Image,
    Item,
    KeptImage,
    Layout,
    Link,
    Text,
    Tone,
    rows,
)
from bot.ui.parts.reader import Reader, address, day, message_key, plain, since
from bot.ui.table.head import head_label
from engine.core.ahead.policy import MASTER
from engine.core.kept.lessons import lessons
from engine.core.play import registry
from engine.core.play.msg import Msg


def lobby_message(card: GameCard, seating: Seating, read: Reader, picture: Image | KeptImage | None = None) -> Layout:
    """The lobby in the channel: the game and what it looks like, options, seats, and what everybody may press.

    In messages with the bot there is nobody else.
    """
    alone = card.venue.guild_id is None
    heading = read(Msg("ui-table-heading" if alone else "ui-lobby-heading", game=called_so(card, read)))
    goal = read(about(card.game, GOAL))
    shown: list[Item] = [Text("\n".join([heading, goal, facts_line(registry.game(card.game), read)]))]
    if picture is not None:
        shown.append(picture)
    text = "\n".join(lobby_lines(card, seating, read))
    buttons = [
        *([] if alone else [_button(card, Press.JOIN, read("ui-join"), Tone.GO)]),
        _button(card, Press.LEAVE, read("ui-leave")),
        *([] if alone else [_button(card, Press.READY, read("ui-ready"))]),
        _button(card, Press.OPTIONS, read("ui-options")),
        _button(card, Press.START, read("ui-start"), Tone.MAIN),
    ]
    learning = [guide_button(card.game, read)]
    if lessons(card.game):
        learning.append(Button(Id(card.game_id, card.rev, Press.LEARN, card.game), read("ui-learn")))
    return Layout((*shown, Text(text), *rows(buttons), *rows(learning)))


def room_name(card: GameCard, read: Reader) -> str:
    """What the thread of a table is called."""
    if card.name is not None:
        return head_label(card.head(), read)
    return read(Msg("ui-room-name", game=read.game(card.game), host=_host(card)))


def room_message(card: GameCard, read: Reader, thread: int | None = None) -> Layout:
    """What the channel sees of a table that lives in a `thread`; None: it is being opened."""
    text = Text(read.rich(Msg("ui-room", game=read.game(card.game), host=_host(card))))
    if thread is None:
        # its id belongs to this table alone, so that the message is found again
        return Layout((text, Buttons((Button(Id(card.game_id, 0, Press.TAKE), read("ui-to-table"), disabled=True),))))
    return Layout((text, Buttons((Link(address(card.venue.guild_id, thread), read("ui-to-table")),))))


def called_so(card: GameCard, read: Reader) -> str:
    """The game, and what its host calls the table."""
    return DOT.join([read.game(card.game), *([] if card.name is None else [plain(card.name)])])


def idle(post: IdlePost, read: Reader) -> Layout:
    """What a host is asked when nothing has happened in their lobby for days."""
    card = post.card
    text = Msg("ui-lobby-idle", game=read.game(card.game), closes=day(post.closes))
    buttons = [
        _button(card, Press.KEEP, read("ui-lobby-keep"), Tone.MAIN),
        _button(card, Press.FILL, read("ui-lobby-fill")),
        _button(card, Press.CLOSE, read("ui-lobby-close")),
    ]
    named = " ".join(f"<@{user}>" for user in post.voters)
    return Layout((Text(f"{named} {read(text)}"), *rows(buttons)), post.voters)


def _host(card: GameCard) -> Msg:
    return Msg("ui-player", seat=card.seat_of(card.host_id) or 0)


def closed_lobby(card: GameCard, read: Reader) -> Layout:
    """What is left of a lobby, or of its options, when there is nothing to choose any more."""
    heading = Text(read(Msg("ui-table-heading", game=read.game(card.game))))
    return Layout((heading, Text(read("ui-lobby-closed" if card.status is Status.ENDED else "ui-lobby-started"))))


def start_question(card: GameCard, seating: Seating, read: Reader) -> Layout | None:
    """What the host is asked before the game starts: whether to start with too few people, or with people who are not
    ready; None: nothing."""
    count = len(card.seats)
    open_ = card.wanted is None and card.opponents is None and count in seating.seats
    room = max(seating.seats) - count if open_ else 0
    unready = [Msg("ui-player", seat=s.seat) for s in card.seats if not s.ready and s.user_id != card.host_id]
    if not room and not unready:
        return None
    lines = [read(Msg("ui-start-with", count=count))]
    if room:
        lines.append(read(Msg("ui-start-room", count=room)))
    if unready:
        lines.append(read.rich(Msg("ui-start-unready", seats=unready)))
    start = Id(card.game_id, card.rev, Press.START, str(count))
    buttons = [Button(start, read(Msg("ui-start-now", count=count)), Tone.MAIN)]
    return Layout((Text("\n".join(lines)), *rows([*buttons, _button(card, Press.OPTIONS, read("ui-options"))])))


def _button(card: GameCard, verb: Press, label: str, tone: Tone = Tone.PLAIN) -> Button:
    return Button(Id(card.game_id, card.rev, verb), label, tone)


def variant_name(game: str, key: str, read: Reader) -> str:
    """What a variant is called."""
    return read(message_key(game, "variant", key))


def choice_name(game: str, key: str, choice: str, read: Reader) -> str:
    """What a choice of a variant is called."""
    return read(message_key(game, "variant", key, choice))


def level_name(policy: str, read: Reader) -> str:
    """How well a bot opponent plays; one that only one game has goes by its plain key."""
    key = f"ui-opponent-{policy}"
    return read(key) if read.words.has(key) else policy


def option_lines(card: GameCard, keys: Iterable[str], read: Reader) -> list[str]:
    """What is played here: those of these variants that are worth telling, and how long moves may take."""
    return [
        read(
            Msg(
                "ui-option",
                name=plain(variant_name(card.game, key, read)),
                choice=plain(choice_name(card.game, key, card.variants[key], read)),
            )
        )
        for key in keys
        if key in card.variants
    ] + [
        *_time_lines(card, read),
        *_start_lines(card, read),
        *([read("ui-learning-line")] if card.learning else []),
        *([read("ui-unrated-line")] if card.unrated else []),
        *([] if card.sandbox else [read("ui-no-sandbox-line")]),
        *_access_lines(card, read),
    ]


def _access_lines(card: GameCard, read: Reader) -> list[str]:
    """Who may sit down, if not everybody may."""
    if card.status is not Status.LOBBY:
        return []
    asked = [] if card.least_in_time is None else [Msg("ui-access-in-time", percent=card.least_in_time)]
    asked += [] if card.least_games is None else [Msg("ui-access-games", count=card.least_games)]
    return [
        *([read("ui-access-invited-line")] if card.invited else []),
        *([read(Msg("ui-access-role-line", role=f"<@&{card.for_role}>"))] if card.for_role is not None else []),
        *([read(Msg("ui-access-asks", all=asked))] if asked else []),
    ]


def lobby_lines(card: GameCard, seating: Seating, read: Reader) -> list[str]:
    """What is played, who may sit down, and who sits there."""
    worth = registry.game(card.game).notable(card.variants)
    return [*option_lines(card, [key for key in seating.variants if key in worth], read), *_seats(card, seating, read)]


def _time_lines(card: GameCard, read: Reader) -> list[str]:
    if card.pace is None:
        return []
    return [read(Msg("ui-time-line", pace=Msg(f"pace-{card.pace}"), overtime=Msg(f"overtime-{card.overtime}")))]


def _start_lines(card: GameCard, read: Reader) -> list[str]:
    if card.starts is None or card.status is not Status.LOBBY:
        return []
    return [read(Msg("ui-start-by-line", when=since(card.starts)))]


def _seats(card: GameCard, seating: Seating, read: Reader) -> list[str]:
    taken, wanted = len(card.seats), max(seating.seats) if card.wanted is None else card.wanted
    thinks = [read("ui-lobby-thinks")] if card.opponents == MASTER else []
    if card.opponents is not None:
        name = plain(level_name(card.opponents, read))
        head = Msg("ui-lobby-filled", taken=taken, wanted=wanted, name=name)
    else:
        missing = max(0, (min(seating.seats) if card.wanted is None else wanted) - taken)
        head = Msg("ui-lobby-seats", taken=taken, wanted=wanted, missing=missing)
    return [
        read(head),
        *thinks,
        *(f"{seat.seat + 1}. {before(of_seat(seat.seat), _sits(card, seat, read))}" for seat in card.seats),
    ]


def _sits(card: GameCard, seat: SeatCard, read: Reader) -> str:
    key = "ui-lobby-host" if seat.user_id == card.host_id else "ui-lobby-ready" if seat.ready else "ui-player"
    sits = read.rich(Msg(key, seat=seat.seat))
    return f"{sits} · {read(Msg('ui-in-time', percent=seat.in_time))}" if seat.in_time else sits
