"""What a newcomer reads: how to play here, and a page about each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.host.types.queue import Elsewhere
from bot.host.types.solo import LessonCard
from bot.host.types.table import GameCard, Status
from bot.ui.pages.rulebook import book_button
from bot.ui.parts.ids import Fill, Id, Pick, Press, Realm
from bot.ui.parts.layout import (
    MAX_CHOICES,
    Addresses,
    Button,
    Choice,
    Image,
    Item,
    KeptImage,
    Layout,
    Link,
    Section,
    Select,
    Text,
    Tone,
    fit,
    rows,
)
from bot.ui.parts.reader import Reader, address, message_key, plain, since
from bot.ui.table.head import head_line
from bot.ui.table.words import words_button
from engine.core.kept.lessons import lessons
from engine.core.play import registry
from engine.core.play.msg import Msg
from engine.core.play.rules import Rules

GOAL, SHORT, TURN, SCORING, LENGTH, WEIGHT = "goal", "short", "turn", "scoring", "length", "weight"
PARTS = (GOAL, TURN, SCORING, LENGTH, WEIGHT)
"""What the page about a game tells, each the message `<prefix>-about-<part>`; `short` is for lists."""
ABOUT, RULES = "about", "rules"
"""What somebody who chooses a game wants to read about it."""


def about(game: str, part: str) -> Msg:
    """What a game tells of itself."""
    return Msg(message_key(game, "about", part))


def facts_line(rules: Rules[Any, Any], read: Reader) -> str:
    """For how many players, for how long, and how hard to learn."""
    least, most = min(rules.seats), max(rules.seats)
    facts = Msg(
        "ui-about-facts", least=least, most=most, length=about(rules.key, LENGTH), weight=about(rules.key, WEIGHT)
    )
    return read(facts)


def guide_page(rules: Rules[Any, Any], read: Reader, picture: Image | KeptImage | None = None) -> Layout:
    """A game in a few lines: its goal, how a turn goes, what scores, what a table may choose; and all its icons."""
    game = rules.key
    head = [read(Msg("ui-table-heading", game=read.game(game))), facts_line(rules, read), "", read(about(game, GOAL))]
    items: list[Item] = [Text("\n".join(head))]
    for part, title in ((TURN, "ui-about-turn"), (SCORING, "ui-about-scoring")):
        items.append(Text("\n".join([read(title), *_bullets(read(about(game, part)))])))
    if rules.variants:
        items.append(Text("\n".join([read("ui-about-options"), *_options(rules, read)])))
    if picture is not None:
        items.append(picture)
    buttons = [book_button(game, read), Button(Id(0, 0, Press.HELP), read("ui-how-to-play"))]
    buttons += [] if picture is None else [words_button(0, 0, read, game)]
    if lessons(game):
        buttons.insert(0, Button(Id(0, 0, Press.LEARN, game), read("ui-learn"), Tone.MAIN))
    return Layout((*items, *rows(buttons)))


def _bullets(text: str) -> list[str]:
    return [f"- {line}" for line in text.splitlines() if line.strip()]


def _options(rules: Rules[Any, Any], read: Reader) -> list[str]:
    """What each option is for; one without words of its own is explained with the one that it belongs to."""
    told = {variant.key: message_key(rules.key, "about", "variant", variant.key) for variant in rules.variants}
    return [
        read(Msg("ui-about-option", name=plain(read(message_key(rules.key, "variant", key))), text=read(text)))
        for key, text in told.items()
        if read.words.has(text)
    ]


def icons_page(game: str, read: Reader, picture: Image | KeptImage | None) -> Layout:
    """The picture that explains the icons, where a game has one."""
    items: tuple[Item, ...] = (Text(read(Msg("ui-table-heading", game=read.game(game)))),)
    return Layout(items if picture is None else (*items, picture, *rows([words_button(0, 0, read, game)])))


@dataclass(frozen=True, slots=True)
class Now:
    """What somebody can do now, here: the tables that wait for them, longest first, the `table` of the channel, the
    `lesson` that they have not finished, and how many other tables of the server wait for players. `hosted`: there can
    be a table; `alone` are the games that nobody else sees; `server`: others can come to a table; at those that are
    `kept` they have a seat if they say that they want to play.
    """

    waiting: Sequence[Elsewhere] = ()
    table: GameCard | None = None
    lesson: LessonCard | None = None
    open: int = 0
    hosted: bool = True
    alone: Sequence[Elsewhere] = ()
    server: bool = True
    kept: Sequence[GameCard] = ()


def help_page(read: Reader, games: Sequence[str], now: Now, user_id: int, addresses: Addresses) -> Layout:
    """What somebody can do now, here; how to play, in a few lines; and the way to a page about each game."""
    items: list[Item] = [*_now(now, user_id, read), Text(read("ui-help-heading"))]
    items += [Text(read(Msg("ui-help-text", server=int(now.server)))), _games(games, ABOUT, read)]
    ways: list[Button | Link] = [Button(Id(0, 0, Press.LEARN), read("ui-learn-a-game"))]
    ways += [Button(Id(0, 0, Press.FORM, Fill.WISH), read("ui-find"))] if now.server else []
    return Layout(fit((*items, *rows([*ways, *links(addresses, read)]))))


def to_join(card: GameCard, user_id: int, read: Reader) -> list[Item]:
    """The lobby of this channel, with the way in; nothing if it has none for this person, who may sit there already."""
    lobby = card.status is Status.LOBBY and card.seat_of(user_id) is None
    if not lobby or card.invited or not has_room(card):
        return []
    join = Button(Id(card.game_id, card.rev, Press.JOIN), read("ui-join"), Tone.GO)
    return [Section(read(Msg("ui-now-lobby", game=read.game(card.game), taken=len(card.seats))), join)]


def _now(now: Now, user_id: int, read: Reader) -> list[Item]:
    """A line each, with its button beside it; nothing where there is nothing."""
    found: list[Item] = []
    if now.waiting:
        first, count = now.waiting[0], len(now.waiting)
        told = Msg("ui-now-turns", count=count, table=head_line(first.head, read), since=since(first.since))
        found.append(Section(read(told), Button(Id(first.game_id, 0, Press.TAKE), read("ui-take-turn"), Tone.MAIN)))
    for kept in now.kept:
        where = address(kept.venue.guild_id, kept.venue.channel_id)
        told = Msg("ui-now-kept", game=read.game(kept.game), where=where)
        in_ = Button(Id(kept.game_id, kept.rev, Press.IN), read("ui-found-in"), Tone.GO)
        found.append(Section(read(told), in_))
    card = now.table
    if card is not None:
        found += to_join(card, user_id, read)
    if (one := now.lesson) is not None and one.step is not None:
        told = Msg("ui-now-lesson", title=plain(read(one.title)), number=one.step + 1, steps=one.steps)
        go_on = Button(Id(0, 0, Press.LESSON, f"{one.game}/{one.key}"), read("ui-now-go-on"))
        found.append(Section(read(told), go_on))
    if now.open:
        look = Button(Id(0, 0, Press.LISTED), read("ui-now-tables"))
        found.append(Section(read(Msg("ui-now-open", count=now.open)), look))
    for other in now.alone:
        told = Msg("ui-now-alone", table=head_line(other.head, read, here=True))
        take = Button(Id(other.game_id, 0, Press.TAKE, realm=Realm.SOLO), read("ui-take-turn"), Tone.MAIN)
        found.append(Section(read(told), take))
    if not now.hosted:
        found.append(Section(read("ui-now-not-here"), Button(Id(0, 0, Press.NEW), read("ui-new-alone"), Tone.GO)))
    elif card is None and not found:
        new = Button(Id(0, 0, Press.NEW), read("ui-new-table"), Tone.GO)
        found.append(Section(read("ui-now-nothing"), new))
    return [Text(read("ui-now-heading")), *found] if found else []


def room_of(card: GameCard) -> int:
    """How many can sit at a table."""
    return card.wanted or registry.game(card.game).counts(card.variants)[-1]


def has_room(card: GameCard) -> bool:
    """Whether somebody can still sit down at a lobby."""
    return len(card.seats) < room_of(card)


def links(addresses: Addresses, read: Reader) -> list[Link]:
    """Links to what the host of the bot offers: terms, privacy, support."""
    known = (("ui-terms", addresses.terms), ("ui-privacy-notice", addresses.privacy), ("ui-support", addresses.support))
    return [Link(url, read(key)) for key, url in known if url is not None]


def games_page(games: Sequence[str], what: str, read: Reader) -> Layout:
    """The question which game somebody wants to read about."""
    return Layout((Text(read("ui-which-game")), _games(games, what, read)))


def _games(games: Sequence[str], what: str, read: Reader) -> Select:
    choices = [Choice(key, read.game(key)) for key in games[:MAX_CHOICES]]
    return Select(Id(0, 0, Pick.GAME, what), read("ui-which-game-hint"), tuple(choices))


def choice_page(
    games: Sequence[Rules[Any, Any]], read: Reader, verb: Press = Press.TABLE, head: Msg | str = "ui-choice"
) -> Layout:
    """Everything that can be played here at once, the easiest first, and the way to the lessons.

    The button of a game does what its `verb` says, and so does the `head`.
    """
    ordered = sorted(games, key=lambda rules: read(about(rules.key, WEIGHT)))
    buttons = [Button(Id(0, 0, verb, rules.key), read.game(rules.key), Tone.MAIN) for rules in ordered]
    learn = Button(Id(0, 0, Press.LEARN), read("ui-choice-learn"), Tone.GO)
    how = Button(Id(0, 0, Press.HELP), read("ui-how-to-play"))
    told = "\n".join(_choice_line(rules, read) for rules in ordered)
    return Layout((Text(read(head)), Text(told), *rows(buttons), *rows([learn, how])))


def _choice_line(rules: Rules[Any, Any], read: Reader) -> str:
    parts = {part: about(rules.key, part) for part in (WEIGHT, SHORT)}
    return read(Msg("ui-choice-game", name=read.game(rules.key), **parts))


def guide_button(game: str, read: Reader) -> Button:
    """The way to the page about a game."""
    return Button(Id(0, 0, Press.GUIDE, game), read("ui-guide"))
