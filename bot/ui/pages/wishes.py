"""What a person who comes alone looks for: the form in which they say so, and what they have said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.post.pace import PACES, UNTIMED
from bot.host.types.post import FoundPost
from bot.host.types.server import Wanted, Wish
from bot.host.types.table import GameCard
from bot.ui.pages.tables import pace_name
from bot.ui.parts.form import MAX_TICKS, Field, Form, Menu, Ticks
from bot.ui.parts.ids import Fill, Id, Press
from bot.ui.parts.layout import (
    DOT,
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    Button,
    Choice,
    Layout,
    Text,
    Tone,
    clip,
    rows,
)
from bot.ui.parts.reader import Reader, address, day, plain
from engine.core.play.msg import Msg
from renderers.i18n import called

GAMES, COUNTS, PACE, LANGUAGE, FILL = ("games", "counts", "pace", "language", "fill")
"""What the form asks, each by the name of its field."""
ANY, NEVER = "any", "never"
"""The values of menus that choose nothing."""
DAYS = (1, 2, 3, 7)
"""In how many days bot opponents may fill up."""
WHAT = {False: Fill.WISH, True: Fill.WATCH}
"""By whether somebody only wants to hear of tables: the form about it."""


def wish_form(wanted: Wanted, watch: bool, games: Mapping[str, int], read: Reader) -> Form:
    """Five questions, as they were answered last. `games` are those on offer, with their most players."""
    names = [Choice(game, clip(read.game(game), MAX_CHOICE_TEXT), chosen=game in wanted.games) for game in games]
    counts = range(2, max(games.values(), default=2) + 1)
    numbers = tuple(Choice(str(n), str(n), chosen=n in wanted.counts) for n in counts)
    fields: tuple[Field, ...] = (
        _any_of(GAMES, read("ui-wish-ask-games"), names),
        Ticks(COUNTS, read("ui-wish-ask-counts"), numbers[:MAX_TICKS]),
        _menu(PACE, read("ui-wish-ask-pace"), _paces(read), wanted.pace or ANY),
        _menu(LANGUAGE, read("ui-wish-ask-language"), _languages(read), wanted.language or ANY),
        _menu(FILL, read("ui-wish-ask-fill"), _fills(read), str(wanted.fill_after or NEVER)),
    )
    return Form(Id(0, 0, WHAT[watch]), read("ui-wish-tell-me" if watch else "ui-find"), fields)


def _any_of(name: str, label: str, choices: Sequence[Choice]) -> Field:
    """Any of some games: boxes to tick, as long as there are few."""
    if len(choices) <= MAX_TICKS:
        return Ticks(name, label, tuple(choices))
    return Menu(name, label, tuple(choices[:MAX_CHOICES]), most=min(len(choices), MAX_CHOICES))


def _menu(name: str, label: str, choices: Mapping[str, str], chosen: str) -> Menu:
    found = [Choice(value, clip(text, MAX_CHOICE_TEXT), chosen=value == chosen) for value, text in choices.items()]
    return Menu(name, label, tuple(found[:MAX_CHOICES]))


def _paces(read: Reader) -> dict[str, str]:
    return {ANY: read("ui-wish-any-pace"), **{pace: pace_name(pace, read) for pace in (UNTIMED, *PACES)}}


def _languages(read: Reader) -> dict[str, str]:
    return {ANY: read("ui-wish-any-language"), **{each: called(each) for each in read.languages}}


def _fills(read: Reader) -> dict[str, str]:
    return {NEVER: read("ui-wish-fill-never"), **{str(n): read(Msg("ui-wish-fill", count=n)) for n in DAYS}}


def wishes_page(
    wishes: Sequence[Wish], tables: Mapping[int, GameCard], read: Reader, trouble: Msg | None = None
) -> Layout:
    """What somebody looks for and wants to hear of, and the ways to change that. `trouble`: why no table can be opened
    for them, so that they wait for those of others.
    """
    lines = [line for wish in wishes for line in _lines(wish, tables, read)] or [read("ui-wish-none")]
    if trouble is not None and any(not wish.watch for wish in wishes):
        lines.append(read(Msg("ui-wish-trouble", reason=trouble)))
    said = {wish.watch for wish in wishes}
    buttons = [
        Button(Id(0, 0, Press.FORM, WHAT[watch]), read(key), Tone.PLAIN if said else Tone.MAIN)
        for watch, key in (
            (False, "ui-wish-change" if False in said else "ui-find"),
            (True, "ui-wish-change-told" if True in said else "ui-wish-tell-me"),
        )
    ]
    buttons += [
        Button(Id(0, 0, Press.UNWISH, WHAT[watch]), read("ui-wish-drop-told" if watch else "ui-wish-drop"), Tone.WARN)
        for watch in sorted(said)
    ]
    kept = [tables[wish.game_id or 0] for wish in wishes if wish.game_id in tables and not wish.sure]
    answers = [button for card in kept for button in in_or_not(card, read)]
    return Layout((Text("\n".join(lines)), *rows(answers), *rows(buttons)))


def in_or_not(card: GameCard, read: Reader, mark: str = "") -> list[Button]:
    """Whether somebody for whom a seat is kept wants to play."""
    return [
        Button(Id(card.game_id, card.rev, Press.IN, mark), read("ui-found-in"), Tone.GO),
        Button(Id(card.game_id, card.rev, Press.NOT_NOW), read("ui-found-not-now")),
    ]


def _lines(wish: Wish, tables: Mapping[int, GameCard], read: Reader) -> list[str]:
    wanted, table = wish.wanted, tables.get(wish.game_id or 0)
    parts = [
        read(Msg("ui-wish-games", games=[Msg(game.replace("_", "-")) for game in wanted.games]))
        if wanted.games
        else read("ui-wish-any-game"),
        *([read(Msg("ui-wish-counts", counts=", ".join(map(str, wanted.counts))))] if wanted.counts else []),
        *([pace_name(wanted.pace, read)] if wanted.pace is not None else []),
        *([called(wanted.language)] if wanted.language is not None else []),
        *([read(Msg("ui-wish-fill", count=wanted.fill_after))] if wanted.fill_after is not None else []),
    ]
    if table is None:
        heading = read("ui-watch-heading" if wish.watch else "ui-wish-heading")
        return [heading, plain(DOT.join(parts)), read(Msg("ui-wish-until", until=day(wish.ends)))]
    where = address(table.venue.guild_id, table.venue.channel_id)
    return [read(Msg("ui-wish-seated" if wish.sure else "ui-wish-kept", game=read.game(table.game), where=where))]


def found(post: FoundPost, read: Reader) -> Layout:
    """People who looked for a table are asked whether they want to play."""
    card = post.card
    text = read(Msg("ui-found", game=read.game(card.game)))
    # its payload belongs to this message alone, so that it is found again
    buttons = in_or_not(card, read, str(post.post_id))
    return Layout((Text(f"{' '.join(f'<@{user}>' for user in post.people)} {text}"), *rows(buttons)), post.voters)
