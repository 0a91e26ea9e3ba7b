"""The lobby: who plays, with which options; and the host's form for these options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.host.post.pace import OVERTIMES, PACES, UNTIMED
from bot.host.types.post import FoundPost, IdlePost
from bot.host.types.table import GameCard, SeatCard, Seating, Status, Venue
from bot.ui.pages.guide import GOAL, about, facts_line, guide_button
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import (
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    Button,
    Buttons,
    Choice,
    Image,
    Item,
    KeptImage,
    Layout,
    Link,
    Select,
    Text,
    Tone,
    clip,
    rows,
)
from bot.ui.parts.reader import Reader, address, day, message_key, plain, since
from engine.core.ahead.policy import RANDOM
from engine.core.kept.lessons import lessons
from engine.core.play import registry
from engine.core.play.msg import Msg
from renderers.i18n import called

NOBODY = "nobody"
ANY = "any"
SEATS = "seats"
LEARNING = "learning"
HINTS, NO_HINTS = "hints", "none"
RATED, UNRATED = "rated", "unrated"
SANDBOX, NO_SANDBOX = "sandbox", "no-sandbox"
LANGUAGE = "language"
START_BY = "start-by"
NEVER, KEPT = "never", "kept"
DAYS = (1, 2, 3, 7)
"""In how many days a lobby may start with practice opponents if it is not full."""
MAX_VARIANTS = 10


def lobby_message(card: GameCard, seating: Seating, read: Reader, picture: Image | KeptImage | None = None) -> Layout:
    """The lobby in the channel: what game it is and how it looks, options, seats, and what everybody may press."""
    heading = read(Msg("ui-lobby-heading", game=read.game(card.game)))
    goal = read(about(card.game, GOAL))
    shown: list[Item] = [Text("\n".join([heading, goal, facts_line(registry.game(card.game), read)]))]
    if picture is not None:
        shown.append(picture)
    text = "\n".join([*option_lines(card, seating.variants, read), *_seats(card, seating, read)])
    buttons = [
        _button(card, Press.JOIN, read("ui-join"), Tone.GO),
        _button(card, Press.LEAVE, read("ui-leave")),
        _button(card, Press.READY, read("ui-ready")),
        _button(card, Press.OPTIONS, read("ui-options")),
        _button(card, Press.START, read("ui-start"), Tone.MAIN),
    ]
    learning = [guide_button(card.game, read)]
    if lessons(card.game):
        learning.append(Button(Id(card.game_id, card.rev, Press.LEARN, card.game), read("ui-learn")))
    return Layout((*shown, Text(text), *rows(buttons), *rows(learning)))


def room_name(card: GameCard, read: Reader) -> str:
    """What the thread of a table is called."""
    return read(Msg("ui-room-name", game=read.game(card.game), host=_host(card)))


def room_message(card: GameCard, read: Reader, thread: int | None = None) -> Layout:
    """What the channel sees of a table that lives in a `thread`; None: it is being opened."""
    text = Text(read.rich(Msg("ui-room", game=read.game(card.game), host=_host(card))))
    if thread is None:
        # its id belongs to this table alone: so the message is found again
        return Layout((text, Buttons((Button(Id(card.game_id, 0, Press.TAKE), read("ui-to-table"), disabled=True),))))
    return Layout((text, Buttons((Link(address(card.venue.guild_id, thread), read("ui-to-table")),))))


def found(post: FoundPost, read: Reader) -> Layout:
    """Those who looked for a table are asked whether they are in."""
    card = post.card
    text = read(Msg("ui-found", game=read.game(card.game), count=len(post.people)))
    buttons = [
        # its payload belongs to this message alone: so it is found again
        Button(Id(card.game_id, card.rev, Press.IN, str(post.post_id)), read("ui-found-in"), Tone.GO),
        _button(card, Press.NOT_NOW, read("ui-found-not-now")),
    ]
    return Layout((Text(f"{' '.join(f'<@{user}>' for user in post.people)} {text}"), *rows(buttons)), post.voters)


def idle(post: IdlePost, read: Reader) -> Layout:
    """What the host is asked in whose lobby nothing has happened for days."""
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
    """What the host is asked before the game starts: whether with so few, or with who is not ready; None: nothing."""
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


def options_form(card: GameCard, seating: Seating, read: Reader) -> Layout:
    """Selects for everything that a lobby may choose; whoever opened the lobby sees it first."""
    if card.status is not Status.LOBBY:
        return closed_lobby(card, read)
    items: list[Item] = [Text(read(Msg("ui-options-heading", game=read.game(card.game))))]
    items.append(_seat_count(card, seating, read))
    items.append(_opponents(card, seating, read))
    items.append(_start_by(card, read))
    items.append(_time(card, read))
    if RANDOM not in seating.opponents:  # which has nothing to teach
        items.append(_learning(card, read))
    items.append(_rated(card, read))
    items.append(_sandbox(card, read))
    if len(read.languages) > 1:
        items.append(_language(card, read))
    for key, choices in list(seating.variants.items())[:MAX_VARIANTS]:
        items.append(_variant(card, key, choices, read))
    start = [_button(card, Press.OPTIONS, read("ui-refresh")), _button(card, Press.START, read("ui-start"), Tone.MAIN)]
    return Layout((*items, *rows(start)))


def opened(card: GameCard, venue: Venue, seating: Seating, read: Reader, here: int | None = None) -> Layout:
    """The options of a new table, and where it opens if that is not `here`."""
    form = options_form(card, seating, read)
    if venue.channel_id == here:
        return form
    return Layout((Text(read(Msg("ui-opened-in", channel=f"<#{venue.channel_id}>"))), *form.items))


def _button(card: GameCard, verb: Press, label: str, tone: Tone = Tone.PLAIN) -> Button:
    return Button(Id(card.game_id, card.rev, verb), label, tone)


def variant_name(game: str, key: str, read: Reader) -> str:
    """What a variant is called."""
    return read(message_key(game, "variant", key))


def choice_name(game: str, key: str, choice: str, read: Reader) -> str:
    """What a choice of a variant is called."""
    return read(message_key(game, "variant", key, choice))


def level_name(policy: str, read: Reader) -> str:
    """How well a practice opponent plays; those that only one game has by their plain key."""
    key = f"ui-opponent-{policy}"
    return read(key) if read.words.has(key) else policy


def option_lines(card: GameCard, keys: Iterable[str], read: Reader) -> list[str]:
    """What is played here: of these variants those that are worth telling, and how long moves may take."""
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
    ]


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
    if card.opponents is not None:
        name = plain(level_name(card.opponents, read))
        head = Msg("ui-lobby-filled", taken=taken, wanted=wanted, name=name)
    elif card.wanted is not None:
        head = Msg("ui-lobby-exactly", taken=taken, wanted=wanted)
    else:
        head = Msg("ui-lobby-seats", taken=taken, wanted=wanted, least=min(seating.seats))
    return [read(head), *(f"{seat.seat + 1}. {_sits(card, seat, read)}" for seat in card.seats)]


def _sits(card: GameCard, seat: SeatCard, read: Reader) -> str:
    key = "ui-lobby-host" if seat.user_id == card.host_id else "ui-lobby-ready" if seat.ready else "ui-player"
    sits = read.rich(Msg(key, seat=seat.seat))
    return f"{sits} · {read(Msg('ui-in-time', percent=seat.in_time))}" if seat.in_time else sits


def _seat_count(card: GameCard, seating: Seating, read: Reader) -> Select:
    choices = [Choice(ANY, read("ui-seats-any"), chosen=card.wanted is None)]
    choices += [Choice(str(n), read(Msg("ui-seats", count=n)), chosen=card.wanted == n) for n in seating.seats]
    return Select(Id(card.game_id, card.rev, Pick.VARIANT, SEATS), read("ui-seats-hint"), tuple(choices[:MAX_CHOICES]))


def _opponents(card: GameCard, seating: Seating, read: Reader) -> Select:
    choices = [Choice(NOBODY, read("ui-opponents-nobody"), chosen=card.opponents is None)]
    for policy in seating.opponents[: MAX_CHOICES - 1]:
        label = read(Msg("ui-opponents", name=level_name(policy, read)))
        choices.append(Choice(policy, clip(label, MAX_CHOICE_TEXT), chosen=card.opponents == policy))
    return Select(Id(card.game_id, card.rev, Pick.OPPONENTS), read("ui-opponents-hint"), tuple(choices))


def _start_by(card: GameCard, read: Reader) -> Select:
    """In how many days the game starts with practice opponents; when that is, the lobby itself says."""
    choices = [Choice(NEVER, read("ui-start-by-never"), chosen=card.starts is None)]
    if card.starts is not None:
        choices.append(Choice(KEPT, read("ui-start-by-kept"), chosen=True))
    choices += [Choice(str(days), read(Msg("ui-start-by-days", count=days))) for days in DAYS]
    return Select(Id(card.game_id, card.rev, Pick.VARIANT, START_BY), read("ui-start-by-hint"), tuple(choices))


def _time(card: GameCard, read: Reader) -> Select:
    """How long moves may take, and what happens when somebody's time is over: one choice, since both go together."""
    choices = [Choice(UNTIMED, read("ui-time-untimed"), chosen=card.pace is None)]
    for pace in PACES:
        for overtime in OVERTIMES:
            label = read(Msg("ui-time", pace=Msg(f"pace-{pace}"), overtime=Msg(f"overtime-{overtime}")))
            chosen = (pace, overtime) == (card.pace, card.overtime)
            choices.append(Choice(f"{pace}/{overtime}", clip(label, MAX_CHOICE_TEXT), chosen=chosen))
    return Select(Id(card.game_id, card.rev, Pick.TIME), read("ui-time-hint"), tuple(choices))


def _language(card: GameCard, read: Reader) -> Select:
    """In which language the posts are written; nothing is chosen where that of the server holds."""
    choices = [Choice(each, called(each), chosen=card.language == each) for each in read.languages[:MAX_CHOICES]]
    return Select(Id(card.game_id, card.rev, Pick.VARIANT, LANGUAGE), read("ui-language-hint"), tuple(choices))


def _learning(card: GameCard, read: Reader) -> Select:
    choices = (
        Choice(NO_HINTS, read("ui-learning-none"), chosen=not card.learning),
        Choice(HINTS, read("ui-learning-hints"), chosen=card.learning),
    )
    return Select(Id(card.game_id, card.rev, Pick.VARIANT, LEARNING), read("ui-learning-hint"), choices)


def _rated(card: GameCard, read: Reader) -> Select:
    choices = (
        Choice(RATED, read("ui-rated-yes"), chosen=not card.unrated),
        Choice(UNRATED, read("ui-rated-no"), chosen=card.unrated),
    )
    return Select(Id(card.game_id, card.rev, Pick.VARIANT, RATED), read("ui-rated-hint"), choices)


def _sandbox(card: GameCard, read: Reader) -> Select:
    choices = (
        Choice(SANDBOX, read("ui-sandbox-allowed"), chosen=card.sandbox),
        Choice(NO_SANDBOX, read("ui-sandbox-forbidden"), chosen=not card.sandbox),
    )
    return Select(Id(card.game_id, card.rev, Pick.VARIANT, SANDBOX), read("ui-sandbox-hint"), choices)


def _variant(card: GameCard, key: str, choices: Sequence[str], read: Reader) -> Select:
    now = card.variants.get(key, choices[0])
    name = variant_name(card.game, key, read)
    lines = [
        Choice(
            choice,
            clip(
                read(Msg("ui-option-line", name=name, choice=choice_name(card.game, key, choice, read))),
                MAX_CHOICE_TEXT,
            ),
            chosen=choice == now,
        )
        for choice in choices[:MAX_CHOICES]
    ]
    return Select(Id(card.game_id, card.rev, Pick.VARIANT, f"variant-{key}"), clip(name, 150), tuple(lines))
