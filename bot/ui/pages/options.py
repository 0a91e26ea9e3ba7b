"""Options: what the host of a lobby has chosen, and the forms in which they choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.names import MOST_OF_TABLE
from bot.host.post.pace import OVERTIMES, PACES, UNTIMED
from bot.host.types.table import GameCard, Seating, Status, Venue
from bot.ui.pages.lobby import called_so, choice_name, closed_lobby, level_name, lobby_lines, variant_name
from bot.ui.parts.emblems import of_seat
from bot.ui.parts.form import MAX_FIELDS, MAX_LABEL, Field, Form, Members, Menu, Radio, Role, Ticks, Written
from bot.ui.parts.ids import Fill, Id, Pick, Press
from bot.ui.parts.layout import (
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    Button,
    Choice,
    Item,
    Layout,
    Select,
    Text,
    Tone,
    clip,
    rows,
)
from bot.ui.parts.reader import Reader
from engine.core.ahead.policy import MASTER, RANDOM
from engine.core.play.msg import Msg
from renderers import LAYOUTS
from renderers.i18n import called

NOBODY = "nobody"
ANY = "any"
SEATS, OPPONENTS, TIME, START_BY, LANGUAGE = ("seats", "opponents", "time", "start-by", "language")
NAME, POSTS = "name", "posts"
NEVER, KEPT = "never", "kept"
DAYS = (1, 2, 3, 7)
"""In how many days a lobby may start with bot opponents if it is not full."""
ALSO, HINTS, RATED, SANDBOX = ("also", "hints", "rated", "sandbox")
VARIANT = "variant-"
"""The name of a variant's field: this, and then the variant."""
FEW = 5
"""Choices of a variant; one with more is about a detail, and rarely chosen."""
INVITED, FOR_ROLE, GUESTS, IN_TIME, GAMES = ("invited", "role", "guests", "in-time", "games")
EVERYBODY = "everybody"
PERCENT = (50, 75, 90, 95)
NUMBERS = (1, 3, 5, 10, 20)
MOST_GUESTS = 10
"""People who are invited by one form."""


def options_page(card: GameCard, seating: Seating, read: Reader, told: str | None = None) -> Layout:
    """What a lobby has chosen, and the ways to choose; the person who opened the lobby sees it first."""
    if card.status is not Status.LOBBY:
        return closed_lobby(card, read)
    heading = read(Msg("ui-options-heading", game=called_so(card, read)))
    items: list[Item] = [] if told is None else [Text(told)]
    items.append(Text("\n".join([heading, *lobby_lines(card, seating, read)])))
    forms = [(Fill.TABLE, "ui-options-table"), (Fill.VARIANTS, "ui-options-game"), (Fill.MORE, "ui-more")]
    forms = [one for one in forms if one[0] is not Fill.VARIANTS or seating.variants]
    if card.venue.guild_id is not None and card.wanted != 1:  # otherwise nobody else can come
        forms += [(Fill.ACCESS, "ui-options-access"), (Fill.INVITE, "ui-invite")]
    buttons = [Button(Id(card.game_id, card.rev, Press.FORM, fill), read(key)) for fill, key in forms]
    items += rows(buttons)
    if others := [seat for seat in card.seats if seat.user_id is not None and seat.user_id != card.host_id]:
        choices = tuple(
            Choice(str(seat.user_id), clip(read.name(seat.seat), MAX_CHOICE_TEXT), emblem=of_seat(seat.seat))
            for seat in others
        )
        items.append(Select(Id(card.game_id, card.rev, Pick.SEND_AWAY), read("ui-send-away"), choices[:MAX_CHOICES]))
    start = [
        Button(Id(card.game_id, card.rev, Press.FORM, Fill.NAME), read("ui-table-name")),
        _button(card, Press.OPTIONS, read("ui-refresh")),
        _button(card, Press.START, read("ui-start"), Tone.MAIN),
    ]
    return Layout((*items, *rows(start)))


def opened(card: GameCard, venue: Venue, seating: Seating, read: Reader, here: int | None = None) -> Layout:
    """The options of a new table, and where it opens if that is not `here`."""
    told = None if venue.channel_id == here else read(Msg("ui-opened-in", channel=f"<#{venue.channel_id}>"))
    return options_page(card, seating, read, told)


def _button(card: GameCard, verb: Press, label: str, tone: Tone = Tone.PLAIN) -> Button:
    return Button(Id(card.game_id, card.rev, verb), label, tone)


def _form(card: GameCard, fill: Fill, title: str, read: Reader, *fields: Field) -> Form:
    return Form(Id(card.game_id, card.rev, fill), read(title), fields)


def table_form(card: GameCard, seating: Seating, read: Reader) -> Form:
    """How many play, which bot opponents fill the seats, when the game starts by itself, how long a move may take, in
    which language posts are written."""
    # a person who plays alone has no seat to fill, and waits for nobody
    filled = [] if card.wanted == 1 else [_opponents(card, seating, read), _start_by(card, read)]
    fields = [_seats(card, seating, read), *filled, _time(card, read)]
    fields += [_language(card, read)] if len(read.languages) > 1 else []
    return _form(card, Fill.TABLE, "ui-options-table", read, *fields)


def _seats(card: GameCard, seating: Seating, read: Reader) -> Menu:
    choices = [Choice(ANY, read("ui-seats-any"), chosen=card.wanted is None)]
    choices += [Choice(str(n), read(Msg("ui-seats", count=n)), chosen=card.wanted == n) for n in seating.seats]
    return Menu(SEATS, read("ui-seats-hint"), tuple(choices[:MAX_CHOICES]))


def _opponents(card: GameCard, seating: Seating, read: Reader) -> Menu:
    choices = [Choice(NOBODY, read("ui-opponents-nobody"), chosen=card.opponents is None)]
    for policy in seating.opponents[: MAX_CHOICES - 1]:
        label = read(Msg("ui-opponents", name=level_name(policy, read)))
        detail = clip(read("ui-lobby-thinks"), MAX_CHOICE_TEXT) if policy == MASTER else ""
        choices.append(Choice(policy, clip(label, MAX_CHOICE_TEXT), detail, chosen=card.opponents == policy))
    return Menu(OPPONENTS, read("ui-opponents-hint"), tuple(choices))


def _start_by(card: GameCard, read: Reader) -> Menu:
    """In how many days the game starts with bot opponents; the lobby itself says when that is."""
    choices = [Choice(NEVER, read("ui-start-by-never"), chosen=card.starts is None)]
    if card.starts is not None:
        choices.append(Choice(KEPT, read("ui-start-by-kept"), chosen=True))
    choices += [Choice(str(days), read(Msg("ui-start-by-days", count=days))) for days in DAYS]
    return Menu(START_BY, read("ui-start-by-hint"), tuple(choices))


def _time(card: GameCard, read: Reader) -> Menu:
    """How long moves may take, and what happens when somebody's time is over: one choice, since both go together."""
    choices = [Choice(UNTIMED, read("ui-time-untimed"), chosen=card.pace is None)]
    for pace in PACES:
        for overtime in OVERTIMES:
            label = read(Msg("ui-time", pace=Msg(f"pace-{pace}"), overtime=Msg(f"overtime-{overtime}")))
            chosen = (pace, overtime) == (card.pace, card.overtime)
            choices.append(Choice(f"{pace}/{overtime}", clip(label, MAX_CHOICE_TEXT), chosen=chosen))
    return Menu(TIME, read("ui-time-hint"), tuple(choices))


def _language(card: GameCard, read: Reader) -> Menu:
    """In which language the posts are written."""
    choices = [Choice(ANY, read("ui-setup-own-language"), chosen=card.language is None)]
    choices += [Choice(each, called(each), chosen=card.language == each) for each in read.languages[: MAX_CHOICES - 1]]
    return Menu(LANGUAGE, read("ui-language-hint"), tuple(choices))


def by_rarity(seating: Seating) -> tuple[Sequence[str], Sequence[str]]:
    """The variants of the form about the game, and those that are rarely chosen."""
    few = [key for key, choices in seating.variants.items() if len(choices) <= FEW]
    first = few[:MAX_FIELDS]
    return first, [key for key in seating.variants if key not in first]


def variants_form(card: GameCard, seating: Seating, read: Reader) -> Form:
    """What is played."""
    first, _ = by_rarity(seating)
    fields = [variant_field(card.game, card.variants, key, seating.variants[key], read) for key in first]
    return _form(card, Fill.VARIANTS, "ui-options-game", read, *fields)


def more_form(card: GameCard, seating: Seating, read: Reader) -> Form:
    """What is rarely chosen."""
    _, rest = by_rarity(seating)
    also = [] if RANDOM in seating.opponents else [Choice(HINTS, read("ui-learning-hints"), chosen=card.learning)]
    also.append(Choice(RATED, read("ui-rated-yes"), chosen=not card.unrated))
    also.append(Choice(SANDBOX, read("ui-sandbox-allowed"), chosen=card.sandbox))
    ticks = Ticks(ALSO, read("ui-options-also"), tuple(Choice(c.value, clip(c.label, 100), "", c.chosen) for c in also))
    fields = [
        variant_field(card.game, card.variants, key, seating.variants[key], read) for key in rest[: MAX_FIELDS - 2]
    ]
    return _form(card, Fill.MORE, "ui-more", read, *fields, _posts(card, read), ticks)


def _posts(card: GameCard, read: Reader) -> Menu:
    """How the pictures of posts are laid out."""
    choices = [Choice(ANY, read("ui-set-posts-none"), chosen=card.posts is None)]
    choices += [Choice(layout, read(f"ui-set-posts-{layout}"), chosen=card.posts == layout) for layout in LAYOUTS]
    return Menu(POSTS, read("ui-set-posts"), tuple(choices))


def variant_field(game: str, variants: Mapping[str, str], key: str, choices: Sequence[str], read: Reader) -> Menu:
    """What a variant is, with its present choice."""
    now = variants.get(key, choices[0])
    lines = tuple(
        Choice(choice, clip(choice_name(game, key, choice, read), MAX_CHOICE_TEXT), chosen=choice == now)
        for choice in choices[:MAX_CHOICES]
    )
    return Menu(f"{VARIANT}{key}", clip(variant_name(game, key, read), MAX_LABEL), lines)


def access_form(card: GameCard, read: Reader, role: int | None) -> Form:
    """Who may sit down; `role` is the one that is asked for, as far as there is one."""
    who = (
        Choice(EVERYBODY, read("ui-access-everybody"), chosen=not card.invited),
        Choice(INVITED, read("ui-access-invited"), chosen=card.invited),
    )
    percents = [Choice(ANY, read("ui-access-any"), chosen=card.least_in_time is None)]
    percents += [
        Choice(str(n), read(Msg("ui-access-in-time", percent=n)), chosen=n == card.least_in_time)
        for n in sorted({*PERCENT, *([] if card.least_in_time is None else [card.least_in_time])})
    ]
    games = [Choice(ANY, read("ui-access-any"), chosen=card.least_games is None)]
    games += [
        Choice(str(n), read(Msg("ui-access-games", count=n)), chosen=n == card.least_games)
        for n in sorted({*NUMBERS, *([] if card.least_games is None else [card.least_games])})
    ]
    return _form(
        card,
        Fill.ACCESS,
        "ui-options-access",
        read,
        Radio(INVITED, read("ui-access-who"), who),
        Role(FOR_ROLE, read("ui-access-role"), role, read("ui-access-everybody")),
        Menu(IN_TIME, read("ui-access-ask-in-time"), tuple(percents)),
        Menu(GAMES, read("ui-access-ask-games"), tuple(games)),
        Members(GUESTS, read("ui-access-guests"), MOST_GUESTS),
    )


def invite_form(card: GameCard, read: Reader) -> Form:
    """Who is invited."""
    return _form(card, Fill.INVITE, "ui-invite", read, Members(GUESTS, read("ui-access-guests"), MOST_GUESTS, least=1))


def name_form(card: GameCard, read: Reader) -> Form:
    """What the table is called."""
    field = Written(NAME, read("ui-table-name-ask"), MOST_OF_TABLE, card.name or "")
    return _form(card, Fill.NAME, "ui-table-name", read, field)
